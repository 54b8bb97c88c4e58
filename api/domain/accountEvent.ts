import { assertSession, type Viewer } from './access.ts';
import { newId } from './newId.ts';
import type { Deps } from './ports.ts';
import type { Tx } from './revision.ts';

/** What is kept a record of, beside the revisions of schedules. */
export const ACCOUNT_ACTS = [
  'account-created', 'signed-in', 'google-linked', 'sessions-ended', 'password-changed', 'password-reset', 'reset-link-made', 'token-created', 'token-revoked', 'calendar-created', 'calendar-ended',
  'coaching-enabled', 'coach-accepted', 'coaching-ended', 'invitations-ended', 'exported',
] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

export interface AccountEvent {
  at: Date;
  act: AccountAct;
  /** What it was done with, in the account's own words; null: nothing to name. */
  detail: string | null;
}

export const MOST_SHOWN = 100;

/** Writes down what was done, in the transaction of the act where it has one. Where from is not kept: addresses are personal data. */
export async function note(db: Pick<Tx, 'accountEvent'>, userId: string, act: AccountAct, at: Date, detail: string | null = null): Promise<void> {
  await db.accountEvent.create({ data: { id: newId(at), userId, act, at, detail }, select: { id: true } });
}

/** The latest 100, newest first. Throws Forbidden for access tokens. */
export async function listAccountEvents({ db }: Deps, viewer: Viewer): Promise<AccountEvent[]> {
  assertSession(viewer);
  const rows = await db.accountEvent.findMany({ where: { userId: viewer.userId }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: MOST_SHOWN, select: { at: true, act: true, detail: true } });
  return rows as AccountEvent[];
}
