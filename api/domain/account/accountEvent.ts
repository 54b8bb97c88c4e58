import { newId } from '../kernel/newId.ts';
import type { Tx } from '../kernel/ports.ts';

/** What is kept a record of, beside the revisions of schedules. */
export const ACCOUNT_ACTS = [
  'account-created',
  'signed-in',
  'google-linked',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'reset-link-made',
  'token-created',
  'token-revoked',
  'calendar-created',
  'calendar-ended',
  'device-connected',
  'device-disconnected',
  'device-ended',
  'webhook-created',
  'webhook-changed',
  'webhook-ended',
  'coaching-enabled',
  'coach-accepted',
  'coaching-ended',
  'invitations-ended',
  'exported',
] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** Writes down what was done, in the transaction of the act where it has one. Where from is not kept: addresses are personal data. */
export async function recordAccountEvent(
  db: Pick<Tx, 'accountEvent'>,
  userId: string,
  act: AccountAct,
  at: Date,
  detail: string | null = null,
): Promise<void> {
  await db.accountEvent.create({ data: { id: newId(at), userId, act, at, detail }, select: { id: true } });
}
