import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lists of e-mails, and what each signs: addresses that were mailed go on working. */
const LISTS = { summary: 'weekly summary of', notices: 'notices of' } as const;

/** summary: Monday's. notices: what was not seen, once a day. */
export type MailingList = keyof typeof LISTS;

const signature = (secret: string, list: MailingList, userId: string) =>
  createHmac('sha256', secret).update(`${LISTS[list]} ${userId}`).digest('base64url');

/** What the e-mails of that list to that account can be ended with, by whoever holds it; it does nothing else, and does not expire. */
export const unsubscribeToken = (secret: string, list: MailingList, userId: string): string =>
  `${userId}.${signature(secret, list, userId)}`;

/** The list and the account of a token, by uuid; null: not one of ours. */
export function listOfToken(secret: string, token: string): { list: MailingList; userId: string } | null {
  const [userId = '', given = '', ...rest] = token.split('.');
  const sent = Buffer.from(given);
  const isOf = (list: MailingList) => {
    const expected = Buffer.from(signature(secret, list, userId));
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  };
  const list = rest.length === 0 ? (Object.keys(LISTS) as MailingList[]).find(isOf) : undefined;
  return list ? { list, userId } : null;
}
