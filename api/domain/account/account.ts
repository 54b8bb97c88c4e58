import { createHash } from 'node:crypto';
import type { DisplayUnits, PoolLength, UnitSystem } from '../../core/units/displayUnits.ts';
import type { EndedKind, EndedWay } from '../../core/language/endedWays.ts';
import { encodeId } from '../../core/units/ids.ts';
import {
  type Registration,
  credentials,
  normalEmail,
  passwordChange,
  registration,
  sessionsEnd,
} from './account.schema.ts';
import { assertSession, type Viewer } from '../kernel/access.ts';
import { type AccountAct, recordAccountEvent } from './accountEvent.ts';
import {
  ConflictError,
  InvalidCredentials,
  InvalidInput,
  NotPossible,
  RateLimited,
  Unauthenticated,
} from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import { hashPassword, isCommonPassword, isPassword } from './password.ts';
import { passwordChangedEmail } from './passwordReset.emails.ts';
import type { FitDeps } from '../kernel/fitFile.ts';
import type { Deps, FilesDeps, LimitedAct, Limits, MailDeps, Tx, VoiceDeps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { endWaysIn } from './waysIn.ts';

export type AccountDeps = VoiceDeps & FitDeps & FilesDeps & MailDeps;

/** SHA-256 of a secret, hex: what the database may know of it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Did the unique index of a table refuse the row? */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === 'P2002';
}

/** Counts one attempt. Throws RateLimited. */
export async function consumeRateLimit(limits: Limits, act: LimitedAct, key: string): Promise<void> {
  const seconds = await limits.take(act, key);
  if (seconds > 0) throw new RateLimited(seconds);
}

/** Counts a sign-in from an address. Throws RateLimited. */
export function countSignIn({ limits }: AccountDeps, address: string): Promise<void> {
  return consumeRateLimit(limits, 'signInFromAddress', address);
}

/** Throws InvalidInput for a password that many have, or that is little more than the account's own words. */
export function assertUncommon(
  { password, email, firstName, lastName }: Omit<Registration, 'timeZone'>,
  path = 'password',
): void {
  if (!isCommonPassword(password, [email, firstName, lastName])) return;
  throw new InvalidInput([{ path, message: 'This password is too common. Choose another.' }]);
}

/**
 * Makes an account with its athlete; answers the account's uuid. Nothing is verified yet, and nobody signed in.
 * Throws InvalidInput, RateLimited, and Conflict when the e-mail is taken: the unique index decides who was first.
 */
export async function register(
  deps: AccountDeps,
  input: unknown,
  { address, defaultTimeZone }: { address: string; defaultTimeZone: string },
): Promise<string> {
  const given = parse(registration, input);
  assertUncommon(given);
  await consumeRateLimit(deps.limits, 'register', address);
  const { email, firstName, lastName } = given;
  const passwordHash = await hashPassword(given.password);
  try {
    const at = deps.clock();
    const user = await deps.db.user.create({
      data: {
        ...{ email, firstName, lastName, passwordHash, timeZone: given.timeZone ?? defaultTimeZone },
        athlete: { create: { firstName, lastName } },
        events: { create: { id: newId(at), act: 'account-created' satisfies AccountAct, at } },
      },
      select: { id: true },
    });
    return user.id;
  } catch (error) {
    if (isTaken(error))
      throw new ConflictError('REGISTRATION_FAILED', 'We could not create this account. Try signing in instead.');
    throw error;
  }
}

interface From {
  address: string;
  /** The browser, where it was signed in to the account of that e-mail before; null: it was not. */
  browserOf(email: string): string | null;
}

/** Counts a try at a password from one place. Throws RateLimited after 10 in a minute, and more and more slowly after many on one day. Answers what forgets the tries. */
async function countFrom(limits: Limits, place: string): Promise<() => Promise<void>> {
  await consumeRateLimit(limits, 'signIn', place);
  const wait = await limits.takeSlower('signInAgain', place);
  if (wait > 0) throw new RateLimited(wait);
  return async () => {
    await Promise.all([limits.forget('signIn', place), limits.forget('signInAgain', place)]);
  };
}

/** Counts a try at the password of an account that is signed in already: whoever took over its session must not guess on. Answers what forgets the tries. */
export function countOwnTry({ limits }: AccountDeps, userId: string): Promise<() => Promise<void>> {
  return countFrom(limits, hashOfSecret(`password ${userId}`));
}

/**
 * Counts a try to sign in to an account. Throws RateLimited after 10 in a minute from one place, and more and more slowly after
 * many on one day: from one place, and from all places together where the account was never signed in. So guesses from a
 * thousand addresses stay few, and do not keep the owner's own browser out. Answers what forgets the tries.
 */
async function countTry(
  { limits }: AccountDeps,
  email: string,
  { address, browserOf }: From,
): Promise<() => Promise<void>> {
  const browser = browserOf(email);
  const place = hashOfSecret(`${email} ${browser ?? address}`);
  const account = hashOfSecret(`account ${email}`);
  const forget = await countFrom(limits, place);
  const wait = browser === null ? await limits.takeSlower('signInOfAccount', account) : 0;
  if (wait > 0) throw new RateLimited(wait);
  return async () => {
    await Promise.all([forget(), limits.forget('signInOfAccount', account)]);
  };
}

/** Who showed a password, and how often the account's ways in had been ended by then. */
export interface LetIn {
  userId: string;
  accessGeneration: number;
}

/**
 * The account with that e-mail and password. An unknown e-mail takes as long as a wrong password.
 * Throws InvalidInput, InvalidCredentials, and RateLimited after too many tries.
 */
export async function checkPassword(deps: AccountDeps, input: unknown, from: From): Promise<LetIn> {
  const { email: given, password } = parse(credentials, input);
  const email = normalEmail(given);
  await countSignIn(deps, from.address);
  const forget = await countTry(deps, email ?? given, from);
  const user =
    email === null
      ? null
      : await deps.db.user.findUnique({
          where: { email },
          select: { id: true, passwordHash: true, accessGeneration: true },
        });
  if (!(await isPassword(user?.passwordHash ?? null, password)) || !user) throw new InvalidCredentials();
  await forget();
  await recordAccountEvent(deps.db, user.id, 'signed-in', deps.clock());
  return { userId: user.id, accessGeneration: user.accessGeneration };
}

/** A name as another service has it, without what ours may not hold. */
const nameFrom = (text: string) => [...text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, 100).join('');

/** What an OpenID Connect provider vouches for. */
export interface ExternalIdentity {
  issuer: string;
  /** The provider's own key of the person; never the e-mail. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Who signed in, and what of before has ended where an account passed to them; null: it did not. */
export interface SignedInExternally {
  userId: string;
  takenOver: EndedWay<EndedKind>[] | null;
}

/**
 * The account of an external identity; made at the first sign-in.
 * Anybody can open an account with an e-mail address that is not theirs. So an account whose address was never verified passes to the
 * person who signs in with a provider that has verified it: its password, all other ways in and its coaches are removed.
 * Throws NotPossible when the provider has not verified the e-mail, or it belongs to another external identity.
 */
export async function signInExternally(
  deps: Deps,
  identity: ExternalIdentity,
  defaultTimeZone: string,
): Promise<SignedInExternally> {
  const { issuer: googleIssuer, subject: googleId } = identity;
  const known = await deps.db.user.findUnique({
    where: { googleIssuer_googleId: { googleIssuer, googleId } },
    select: { id: true },
  });
  if (known) {
    await recordAccountEvent(deps.db, known.id, 'signed-in', deps.clock(), 'Google');
    return { userId: known.id, takenOver: null };
  }
  const email = normalEmail(identity.email);
  if (!identity.emailVerified || email === null) {
    throw new NotPossible('EMAIL_NOT_VERIFIED', 'Your Google email is not verified. Verify it with Google first.');
  }
  const link = { googleIssuer, googleId, emailVerified: true };
  const firstName = nameFrom(identity.firstName) || email.split('@')[0]!;
  const lastName = nameFrom(identity.lastName);
  const { userId, takenOver, closed } = await deps.db.$transaction(async (tx) => {
    const local = await tx.user.findUnique({
      where: { email },
      select: { id: true, emailVerified: true, googleId: true },
    });
    if (!local) {
      const made = await tx.user.create({
        data: {
          ...link,
          email,
          firstName,
          lastName,
          timeZone: defaultTimeZone,
          athlete: { create: { firstName, lastName } },
        },
        select: { id: true },
      });
      await recordAccountEvent(tx, made.id, 'account-created', deps.clock(), 'Google');
      return { userId: made.id, takenOver: null, closed: [] };
    }
    if (local.googleId !== null) throw new NotPossible('OTHER_IDENTITY', 'This email belongs to another account.');
    await tx.user.update({
      where: { id: local.id },
      data: local.emailVerified ? link : { ...link, passwordHash: null },
    });
    await recordAccountEvent(tx, local.id, 'google-linked', deps.clock());
    return {
      userId: local.id,
      ...(local.emailVerified ? { takenOver: null, closed: [] } : await shutOut(tx, local.id, deps.clock())),
    };
  });
  for (const shut of closed) await deps.events.publishAccess({ userId: shut });
  return { userId, takenOver };
}

/** Ends every way into the account, its coaches' too. Answers what ended, and the accounts whose sockets have to look again. */
async function shutOut(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ takenOver: EndedWay<EndedKind>[]; closed: string[] }> {
  const ended = await endWaysIn(tx, userId, now);
  const active = { athlete: { userId }, endedAt: null };
  const coaches = await tx.coachAssignment.findMany({
    where: active,
    select: { coach: { select: { userId: true } } },
  });
  await tx.coachAssignment.updateMany({ where: active, data: { endedAt: now } });
  for (const _coach of coaches) await recordAccountEvent(tx, userId, 'coaching-ended', now);
  const coachings = coaches.length === 0 ? [] : [{ kind: 'coach' as const, count: coaches.length, names: [] }];
  return { takenOver: [...ended, ...coachings], closed: [userId, ...coaches.map(({ coach }) => coach.userId)] };
}

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  authProvider: 'email' | 'google';
  isCoach: boolean;
  athleteId: string;
  onboardingComplete: boolean;
  /** The screen that they begin with. */
  home: '/dashboard' | '/coach/dashboard';
  timeZone: string;
  units: UnitSystem;
  poolLength: PoolLength;
  /** Keyboard shortcuts of a single character work. */
  singleKeyShortcuts: boolean;
}

/** Where a signed-in person begins: who coaches athletes, with them. */
export async function homeOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<Account['home']> {
  const coached = await db.coachAssignment.findFirst({
    where: { coach: { userId }, endedAt: null },
    select: { id: true },
  });
  return coached ? '/coach/dashboard' : '/dashboard';
}

/** The viewer's own account, with ids as they leave the server. Throws Unauthenticated when it is gone. */
export async function accountOf(deps: Deps, viewer: Viewer): Promise<Account> {
  const user = await deps.db.user.findUnique({
    where: { id: viewer.userId },
    select: {
      email: true,
      firstName: true,
      lastName: true,
      googleId: true,
      timeZone: true,
      units: true,
      poolLength: true,
      singleKeyShortcuts: true,
      athlete: { select: { onboardingCompletedAt: true } },
    },
  });
  if (!user) throw new Unauthenticated();
  const { email, firstName, lastName, timeZone, singleKeyShortcuts } = user;
  const { units, poolLength } = user as DisplayUnits;
  return {
    id: encodeId('user', viewer.userId),
    email,
    firstName,
    lastName,
    authProvider: user.googleId === null ? 'email' : 'google',
    isCoach: viewer.coachId !== null,
    athleteId: encodeId('athlete', viewer.athleteId),
    onboardingComplete: Boolean(user.athlete?.onboardingCompletedAt),
    home: viewer.coachId === null ? '/dashboard' : await homeOf(deps, viewer.userId),
    timeZone,
    units,
    poolLength,
    singleKeyShortcuts,
  };
}

export async function hasOnboarded(deps: Deps, userId: string): Promise<boolean> {
  const athlete = await deps.db.athlete.findUnique({ where: { userId }, select: { onboardingCompletedAt: true } });
  return Boolean(athlete?.onboardingCompletedAt);
}

/**
 * Gives the account another password, ends every way in but those that are kept, and says so by e-mail. Answers what ended. Throws InvalidInput where the present password is
 * wrong or the new one may not be, RateLimited after too many tries, and NotPossible for an account without a password.
 */
export async function changePassword(
  deps: AccountDeps,
  viewer: Viewer,
  input: unknown,
  site: string,
): Promise<EndedWay[]> {
  assertSession(viewer);
  const { currentPassword, newPassword, keep = [] } = parse(passwordChange, input);
  const forgetTries = await countOwnTry(deps, viewer.userId);
  const user = await deps.db.user.findUnique({
    where: { id: viewer.userId },
    select: { email: true, firstName: true, lastName: true, timeZone: true, passwordHash: true },
  });
  if (!user) throw new Unauthenticated();
  if (user.passwordHash === null)
    throw new NotPossible('NO_PASSWORD', 'This account signs in with Google and has no password.');
  if (!(await isPassword(user.passwordHash, currentPassword)))
    throw new InvalidInput([{ path: 'currentPassword', message: 'This is not your current password.' }]);
  await forgetTries();
  assertUncommon({ ...user, password: newPassword }, 'newPassword');
  if (await isPassword(user.passwordHash, newPassword))
    throw new InvalidInput([{ path: 'newPassword', message: 'Choose a password other than the current one.' }]);
  const passwordHash = await hashPassword(newPassword);
  const ended = await deps.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: viewer.userId, passwordHash: user.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw new ConflictError('CHANGED_SINCE', 'Your password was changed elsewhere in the meantime.');
    await recordAccountEvent(tx, viewer.userId, 'password-changed', deps.clock());
    return exceptOne(await endWaysIn(tx, viewer.userId, deps.clock(), { keep }));
  });
  await deps.events.publishAccess({ userId: viewer.userId });
  deps.mail?.post(async () => passwordChangedEmail(user, { site, now: deps.clock(), by: 'settings', ended }));
  return ended;
}

/** Without the browser that asks: it goes on, with a session of its own. */
const exceptOne = (ended: readonly EndedWay[]): EndedWay[] =>
  ended.flatMap((way) => (way.kind !== 'session' ? [way] : way.count > 1 ? [{ ...way, count: way.count - 1 }] : []));

/**
 * Signs the account out in every browser. `{keep}`: whatever else lets somebody in ends too, but for those ids; left out, all
 * of that stays. Answers what ended. Throws InvalidInput, and Forbidden for access tokens.
 */
export async function endSessions(deps: Deps, viewer: Viewer, input: unknown = {}): Promise<EndedWay[]> {
  assertSession(viewer);
  const { keep } = parse(sessionsEnd, input);
  const ended = await deps.db.$transaction(async (tx) => {
    await recordAccountEvent(tx, viewer.userId, 'sessions-ended', deps.clock());
    return endWaysIn(tx, viewer.userId, deps.clock(), keep === undefined ? { only: ['session'] } : { keep });
  });
  await deps.events.publishAccess({ userId: viewer.userId });
  return ended;
}
