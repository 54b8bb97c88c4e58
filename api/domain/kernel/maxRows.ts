import { NotPossible } from './errors.ts';
import type { Tx } from './ports.ts';

/** How many one may keep: far more than anybody needs, and few enough that whatever reads all of them stays quick. */
export const MAX_ROWS = {
  races: 100,
  principles: 200,
  libraryWorkouts: 5000,
  accessTokens: 20,
  webhooks: 10,
  openInvites: 200,
  pushSubscriptions: 10,
} as const;

const IN_WORDS: Readonly<Record<keyof typeof MAX_ROWS, string>> = {
  races: 'races in a season. Take one away first.',
  principles: 'principles. Take one away first.',
  libraryWorkouts: 'workouts in your library. Take one away first.',
  accessTokens: 'access tokens. Revoke one first.',
  webhooks: 'webhooks. Delete one first.',
  openInvites: 'open invitations. Take one back first.',
  pushSubscriptions: 'browsers that get notices. Remove one first.',
};

/** Throws NotPossible (LIMIT_REACHED) where there is no room for one more. */
export function assertRoom(what: keyof typeof MAX_ROWS, count: number): void {
  if (count >= MAX_ROWS[what])
    throw new NotPossible('LIMIT_REACHED', `At most ${MAX_ROWS[what].toLocaleString('en-GB')} ${IN_WORDS[what]}`);
}

/** Waits for the coach's row, so that what is counted next is still so when the transaction ends. */
export async function lockCoach(tx: Pick<Tx, '$queryRaw'>, coachId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM "Coach" WHERE id = ${coachId}::uuid FOR NO KEY UPDATE`;
}
