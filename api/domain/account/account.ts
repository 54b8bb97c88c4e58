import { createHash } from 'node:crypto';
import type { EndedWay } from '../../core/language/endedWays.ts';
import type { DisplayUnits, PoolLength, UnitSystem } from '../../core/units/displayUnits.ts';
import { encodeId } from '../../core/units/ids.ts';
import { type Registration, registration, sessionsEnd } from './account.schema.ts';
import { assertSession, type Viewer } from '../kernel/access.ts';
import { type AccountAct, recordAccountEvent } from './accountEvent.ts';
import { ConflictError, InvalidInput, RateLimited, Unauthenticated } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import { hashPassword, isCommonPassword } from './password.ts';
import type { DeviceDeps } from '../kernel/devicePort.ts';
import type { FitDeps } from '../kernel/fitFile.ts';
import type { Deps, FilesDeps, LimitedAct, RateLimits, MailDeps, VoiceDeps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import type { PushDeps } from '../kernel/pushPort.ts';
import type { WebhookDeps } from '../kernel/webhookPort.ts';
import { endWaysIn } from './waysIn.ts';

export type AccountDeps = VoiceDeps & FitDeps & FilesDeps & MailDeps & DeviceDeps & WebhookDeps & PushDeps;

/** SHA-256 of a secret, hex: what the database may know of it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Did the unique index of a table refuse the row? */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === 'P2002';
}

/** Counts one attempt. Throws RateLimited. */
export async function consumeRateLimit(limits: RateLimits, act: LimitedAct, key: string): Promise<void> {
  const seconds = await limits.take(act, key);
  if (seconds > 0) throw new RateLimited(seconds);
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
