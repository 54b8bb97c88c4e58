import { Prisma } from '../../db/client.ts';
import { erasure, type Erasure } from './eraseAccount.schema.ts';
import { assertSession, type Viewer } from '../kernel/access.ts';
import { type AccountDeps, hashOfSecret } from '../account/account.ts';
import { countOwnTry } from '../account/signIn.ts';
import { normalEmail } from '../account/account.schema.ts';
import { revokeDevices } from '../device/deviceAccount.ts';
import { announceCoach } from '../kernel/coachFeed.ts';
import { ACTIVE } from '../coaching/coaching.ts';
import { InvalidInput, Unauthenticated } from '../kernel/errors.ts';
import { eraseTraces, type RowCounts } from './eraseTraces.ts';
import { ACCOUNT_TABLES, type AccountIds, type Edge, ownedBy, parentsFirst, readEdges } from './exportTables.ts';
import { isPassword } from '../account/password.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { parse } from '../kernel/validation.ts';

const LONGEST_MS = 120_000;
/** Milliseconds after sign-in during which no further proof of identity is needed. */
const FRESH_MS = 10 * 60_000;

/** The result of an erasure. */
export interface Receipt {
  erasedAt: Date;
  /** Rows that were erased, by table; tables without any are left out. */
  rows: RowCounts;
  /** Rows of other people from which the account's id was removed. */
  cleaned: RowCounts;
}

/** An entry in the list of erased accounts. */
export const hashOfAccount = (userId: string): string => hashOfSecret(`erased ${userId}`);

/**
 * Erases the viewer's account from every table, immediately and permanently. The viewer must prove their identity again: by
 * password, or by e-mail address if they sign in with another service. Neither is needed within ten minutes after sign-in. Ends
 * sessions, tokens and open sockets. Throws InvalidInput with the field's name, RateLimited after too many attempts, Forbidden
 * for access tokens, and Unauthenticated when the account was already erased.
 */
export async function eraseAccount(deps: AccountDeps, viewer: Viewer, input: unknown): Promise<Receipt> {
  assertSession(viewer);
  await assertMeant(deps, viewer, parse(erasure, input));
  await revokeDevices(deps, viewer.athleteId);
  const erased = await deps.db.$transaction((tx) => eraseRows(tx, viewer.userId, deps.clock()), {
    timeout: LONGEST_MS,
  });
  if (!erased) throw new Unauthenticated();
  await announce(deps, erased);
  return erased.receipt;
}

async function assertMeant(
  deps: AccountDeps,
  { userId, signedInAt }: Viewer,
  { password, email }: Erasure,
): Promise<void> {
  const { db, clock } = deps;
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, passwordHash: true, googleId: true },
  });
  if (!user) throw new Unauthenticated();
  const isFresh = signedInAt !== undefined && clock().getTime() - signedInAt.getTime() <= FRESH_MS;
  if (isFresh && (password ?? email ?? null) === null) return;
  if (user.googleId !== null && (user.passwordHash === null || !password)) {
    if (!email) throw new InvalidInput([{ path: 'email', message: 'Type your email address to confirm.' }]);
    if (normalEmail(email) !== user.email)
      throw new InvalidInput([{ path: 'email', message: 'This is not the email address of this account.' }]);
    return;
  }
  if (!password) throw new InvalidInput([{ path: 'password', message: 'Enter your password to confirm.' }]);
  const forgetTries = await countOwnTry(deps, userId);
  if (!(await isPassword(user.passwordHash, password)))
    throw new InvalidInput([{ path: 'password', message: 'This is not your password.' }]);
  await forgetTries();
}

interface Erased {
  ids: AccountIds;
  /** The coaches and athletes who worked with the account. */
  partners: { coachIds: readonly string[]; athleteIds: readonly string[] };
  receipt: Receipt;
}

/** Signals the followers of the athlete, who then find nothing; closes the account's own sockets; coach and athletes see that the account is gone. */
async function announce(deps: Deps, { ids: { userId, athleteId }, partners }: Erased): Promise<void> {
  await deps.events.publishAccess({ userId });
  await deps.events.publishSchedule({ athleteId, revision: 0 });
  for (const coachId of partners.coachIds) await announceCoach(deps, coachId);
  for (const coached of partners.athleteIds) await announceAthlete(deps, coached);
}

/** Null: the account does not exist. */
async function eraseRows(tx: Tx, userId: string, now: Date): Promise<Erased | null> {
  // locks every schedule that will change, in a fixed order, then the account; changes of a schedule lock in the same order, so there is no deadlock
  await tx.$queryRaw`
    select a.id from "Athlete" a where a."userId" = ${userId}::uuid or a.id in (
      select s."athleteId" from "CoachAssignment" s join "Coach" c on c.id = s."coachId" where c."userId" = ${userId}::uuid)
    order by a.id for update`;
  await tx.$queryRaw`select id from "User" where id = ${userId}::uuid for update`;
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: {
      email: true,
      firstName: true,
      lastName: true,
      athlete: { select: { id: true } },
      coach: { select: { id: true } },
    },
  });
  if (!user?.athlete) return null;
  const { email, firstName, lastName } = user;
  const ids: AccountIds = { userId, athleteId: user.athlete.id, coachId: user.coach?.id ?? null };
  const partners = await partnersOf(tx, ids);
  const cleaned = await eraseTraces(tx, { ...ids, email, firstName, lastName });
  const edges = await readEdges(tx);
  const rows: RowCounts = {};
  for (const name of parentsFirst(Object.keys(ACCOUNT_TABLES), edges).reverse()) {
    const count = await tx.$executeRaw(
      Prisma.sql`delete from ${Prisma.raw(`"${name}"`)} t where ${falls(name, ids, edges)}`,
    );
    if (count > 0) rows[name] = count;
  }
  await tx.erasedAccount.upsert({
    where: { accountHash: hashOfAccount(userId) },
    update: {},
    create: { accountHash: hashOfAccount(userId), erasedAt: now },
  });
  return { ids, partners, receipt: { erasedAt: now, rows, cleaned } };
}

async function partnersOf(tx: Tx, { athleteId, coachId }: AccountIds): Promise<Erased['partners']> {
  const pairs = await tx.coachAssignment.findMany({
    where: { ...ACTIVE, OR: [{ athleteId }, ...(coachId ? [{ coachId }] : [])] },
    select: { athleteId: true, coachId: true },
  });
  return {
    coachIds: pairs.filter((pair) => pair.athleteId === athleteId).map((pair) => pair.coachId),
    athleteIds: pairs.filter((pair) => pair.coachId === coachId).map((pair) => pair.athleteId),
  };
}

/** SQL condition on `t`: the row belongs to the account, or depends on a row that does. */
function falls(name: string, ids: AccountIds, edges: readonly Edge[]): Prisma.Sql {
  const held = edges.filter(({ from, to, isRequired }) => from === name && to !== name && isRequired);
  const conditions = held.map(
    ({ to, column }) =>
      Prisma.sql`t.${Prisma.raw(`"${column}"`)} in (select t.${keyOf(to)} from ${Prisma.raw(`"${to}"`)} t where ${ownedBy(to, ids)})`,
  );
  return Prisma.join([ownedBy(name, ids), ...conditions], ' or ');
}

const keyOf = (name: string) => Prisma.raw(`"${ACCOUNT_TABLES[name]?.key ?? 'id'}"`);

/** Erases accounts again that a restored old backup contains. Returns their number. */
export async function eraseAgain({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const back = await db.$queryRaw<{ id: string }[]>`
    select u.id from "User" u where encode(sha256(convert_to('erased ' || u.id, 'UTF8')), 'hex') in (select "accountHash" from "ErasedAccount")`;
  for (const { id } of back) await db.$transaction((tx) => eraseRows(tx, id, clock()), { timeout: LONGEST_MS });
  return back.length;
}
