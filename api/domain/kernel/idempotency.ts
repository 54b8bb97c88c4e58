import { oneTransaction } from '../../db/oneTransaction.ts';
import type { IdempotencyKey } from '../../generated/prisma/client.ts';
import {
  ConflictError,
  DomainError,
  InvalidInput,
  NotPossible,
  RateLimited,
  Unauthenticated,
  Unavailable,
} from './errors.ts';
import type { Deps, Events, MailDeps, Tx } from './ports.ts';
import { asUnavailable } from './unavailable.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** What the acts of one request work with while its key is taken. */
export interface Keyed<D> {
  /** Write in the transaction of the key; what they announce is told after the commit. */
  deps: D;
  /** Runs an act; one that throws has done nothing. */
  act<T>(run: () => Promise<T>): Promise<T>;
  /** The answer holds a secret, so it is not kept. `renewal` says how to come by another one. */
  tellsSecret(renewal: string): void;
}

interface Request {
  userId: string;
  key: string;
  requestHash: string;
}

type KeyRow = Pick<IdempotencyKey, 'requestHash' | 'status' | 'body' | 'createdAt'>;

/** How long a repeated request gets the first answer. */
export const IDEMPOTENCY_KEY_MS = 86_400_000;
/** Servers of before 2026-11-23 wrote the key ahead of the act; one that had not answered for so long had died. */
const ABANDONED_MS = 60_000;
/** Whoever holds the key may wait for a language model between two statements. */
const LONGEST_PAUSE_MS = 30_000;

const inProgress = () =>
  new ConflictError('IN_PROGRESS', 'The first request with this Idempotency-Key is still being answered.');

/** Keys of this process, from before their first write; the database has a lock for all processes, from then on. */
const atWork = new Set<string>();

/** Someone else answered while this one prepared its act. */
class AnsweredMeanwhile extends Error {
  constructor(readonly row: KeyRow) {
    super('The key has its answer.');
  }
}

/** Refused for what it asks, not for the moment at which it was asked: such a refusal is the request's answer. */
export function isRefusal(error: unknown): error is DomainError {
  return (
    error instanceof DomainError &&
    ![Unavailable, RateLimited, Unauthenticated].some((kind) => error instanceof kind) &&
    asUnavailable(error) === null
  );
}

/**
 * Runs a request once for a user's key within 24 hours: what its acts write, the key and the answer are committed together, so
 * that whatever happens there are all of them or none. A repetition gets the first answer, refusals too. A request of which
 * nothing was done because the server failed, or was too busy, keeps nothing and may be sent again.
 * Throws NotPossible when the key came with another request; Conflict while the first one is at work (IN_PROGRESS), and where its
 * answer held a secret (ANSWER_NOT_KEPT).
 */
export async function withIdempotencyKey<D extends Deps & MailDeps>(
  deps: D,
  request: Request,
  run: (keyed: Keyed<D>) => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  const { userId, key } = request;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new InvalidInput([
      { path: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 200 visible characters.' },
    ]);
  const first = await storedAnswer(deps.db, deps, request);
  if (first) return repeated(first, request);
  const taken = `${userId} ${key}`;
  if (atWork.has(taken)) throw inProgress();
  atWork.add(taken);
  try {
    const meanwhile = await storedAnswer(deps.db, deps, request);
    if (meanwhile) return repeated(meanwhile, request);
    return await runOnce(deps, request, run);
  } finally {
    atWork.delete(taken);
  }
}

async function runOnce<D extends Deps & MailDeps>(
  deps: D,
  request: Request,
  run: (keyed: Keyed<D>) => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  const { userId, key } = request;
  let stopped: Error | null = null;
  let renewal: string | null = null;
  let away: Unavailable | null = null;
  const acts = { done: 0, refused: 0, failed: 0 };
  const { later, announcing } = holdBack(deps);
  const work = oneTransaction(deps.db, (tx) =>
    takeKey(tx, deps, request).catch((error: Error) => {
      stopped = error;
      throw error;
    }),
  );
  const keyed: Keyed<D> = {
    deps: { ...deps, ...announcing, db: work.db },
    act: async (doIt) => {
      try {
        const result = await work.act(() => truncating(later, doIt));
        acts.done += 1;
        return result;
      } catch (error) {
        acts[isRefusal(error) ? 'refused' : 'failed'] += 1;
        away ??= asUnavailable(error);
        throw error;
      }
    },
    tellsSecret: (how) => {
      renewal = how;
    },
  };
  try {
    const answer = await run(keyed);
    if (stopped) throw stopped;
    const isKept = acts.done > 0 || (acts.refused > 0 && acts.failed === 0);
    if (!isKept && away) throw away;
    if (isKept) {
      const data =
        renewal === null
          ? { status: answer.status, body: (answer.body ?? null) as object }
          : { status: NOT_KEPT, body: { renewal } };
      // none is left of an account that the act erased
      await work.commit((tx) => tx.idempotencyKey.updateMany({ where: { userId, key }, data }));
    } else await work.rollBack();
    if (isKept) for (const tell of later) await tell();
    return { ...answer, isRepeated: false };
  } catch (error) {
    await work.rollBack();
    const reason = stopped ?? error;
    if (reason instanceof AnsweredMeanwhile) return repeated(reason.row, request);
    throw reason;
  }
}

/** Status of a key whose answer held a secret; its body says how to come by another one. No answer has it. */
const NOT_KEPT = 0;

function repeated({ requestHash, status, body }: KeyRow, request: Request): Answer & { isRepeated: boolean } {
  if (requestHash !== request.requestHash)
    throw new NotPossible('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');
  if (status === null) throw inProgress();
  if (status !== NOT_KEPT) return { status, body, isRepeated: true };
  const { renewal } = body as { renewal: string };
  throw new ConflictError(
    'ANSWER_NOT_KEPT',
    `This was done when it was first asked. Its answer held a secret, which is told once and not kept. ${renewal}`,
  );
}

/** The row of a key that still counts. */
async function storedAnswer(
  db: Pick<Tx, 'idempotencyKey'>,
  { clock }: Pick<Deps, 'clock'>,
  { userId, key }: Request,
): Promise<KeyRow | null> {
  const row = await db.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });
  const age = row ? clock().getTime() - row.createdAt.getTime() : 0;
  return row && age < (row.status === null ? ABANDONED_MS : IDEMPOTENCY_KEY_MS) ? row : null;
}

/** Takes the key until the transaction ends. Its lock goes with the connection, so that no key outlives its server. */
async function takeKey(tx: Tx, deps: Pick<Deps, 'clock'>, request: Request): Promise<void> {
  const { userId, key, requestHash } = request;
  const [{ isOurs }] = await tx.$queryRaw<[{ isOurs: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) AS "isOurs", set_config('idle_in_transaction_session_timeout', ${String(LONGEST_PAUSE_MS)}, true)`;
  if (!isOurs) throw inProgress();
  const row = await storedAnswer(tx, deps, request);
  if (row) throw new AnsweredMeanwhile(row);
  await tx.idempotencyKey.deleteMany({ where: { userId, key } });
  const { count } = await tx.idempotencyKey.createMany({
    data: { userId, key, requestHash, createdAt: deps.clock() },
    skipDuplicates: true,
  });
  // a server of before was quicker by a moment
  if (count === 0) throw inProgress();
}

/** Announcements and e-mails wait for the commit. */
function holdBack({ events, mail }: Deps & MailDeps) {
  const later: (() => unknown)[] = [];
  // the change is committed when they are told: a bus that is down must not make it look failed
  const afterwards = (tell: () => Promise<void>) => void later.push(() => tell().catch(() => {}));
  const announcing = {
    events: {
      ...events,
      publishSchedule: async (event) => afterwards(() => events.publishSchedule(event)),
      publishAthlete: async (event) => afterwards(() => events.publishAthlete(event)),
      publishAccess: async (event) => afterwards(() => events.publishAccess(event)),
      publishCoach: async (event) => afterwards(() => events.publishCoach(event)),
      publishMessages: async (event) => afterwards(() => events.publishMessages(event)),
    } satisfies Events,
    mail: mail && {
      ...mail,
      post: (write: Parameters<typeof mail.post>[0]) => void later.push(() => mail.post(write)),
    },
  };
  return { later, announcing };
}

/** Forgets what an act wanted to announce that was not done. */
async function truncating<T>(later: unknown[], run: () => Promise<T>): Promise<T> {
  const before = later.length;
  try {
    return await run();
  } catch (error) {
    later.length = before;
    throw error;
  }
}
