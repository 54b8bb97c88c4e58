import { DAY_MS } from '../../core/calendar/calendar.ts';
import { Prisma } from '../../db/client.ts';
import { IDEMPOTENCY_KEY_MS } from './idempotency.ts';
import type { Deps } from './ports.ts';

/** Offers that nobody took are remembered for a while, so that whoever comes late is told that they have expired. */
const OFFERS_MS = 7 * DAY_MS;
/** Long enough to find out who did what, and no longer. */
const EVENTS_MS = 365 * DAY_MS;
const INVITES_MS = 30 * DAY_MS;
/** Longer than anything is tried again, and enough to see what went wrong. */
const DELIVERIES_MS = 14 * DAY_MS;
/** Long enough to think better of it. */
const FORMER_ACTIVITIES_MS = 7 * DAY_MS;
/** Long enough to look back, and what they tell of is kept elsewhere. */
const NOTICES_MS = 60 * DAY_MS;
/** Longer than four weeks, whose limits are told with who broke them. */
const FORMER_LIMITS_MS = 35 * DAY_MS;

interface Expired {
  table: string;
  where(ago: (ms: number) => Date): Prisma.Sql;
}

/** What may no longer be used, and how it is found; each has an index that finds it. The order of the answer. */
const EXPIRED = {
  sessions: {
    table: 'Session',
    where: (ago) => Prisma.sql`"expiresAt" <= ${ago(0)} OR "absoluteExpiresAt" <= ${ago(0)}`,
  },
  passwordResets: { table: 'PasswordReset', where: (ago) => Prisma.sql`"expiresAt" <= ${ago(0)}` },
  deviceConsents: { table: 'DeviceConsent', where: (ago) => Prisma.sql`"expiresAt" <= ${ago(0)}` },
  idempotencyKeys: { table: 'IdempotencyKey', where: (ago) => Prisma.sql`"createdAt" <= ${ago(IDEMPOTENCY_KEY_MS)}` },
  // one that was applied says what the athlete asked for
  suggestions: {
    table: 'Suggestion',
    where: (ago) => Prisma.sql`"expiresAt" <= ${ago(OFFERS_MS)} AND "appliedAt" IS NULL`,
  },
  previews: { table: 'RegenerationPreview', where: (ago) => Prisma.sql`"expiresAt" <= ${ago(OFFERS_MS)}` },
  batches: {
    table: 'BatchChange',
    where: (ago) => Prisma.sql`"expiresAt" <= ${ago(OFFERS_MS)} AND "appliedAt" IS NULL`,
  },
  accountEvents: { table: 'AccountEvent', where: (ago) => Prisma.sql`at <= ${ago(EVENTS_MS)}` },
  invites: {
    table: 'CoachInvite',
    where: (ago) => Prisma.sql`"expiresAt" <= ${ago(INVITES_MS)} AND "acceptedAt" IS NULL`,
  },
  formerProfiles: {
    table: 'FormerProfile',
    where: (ago) => Prisma.sql`"replacedAt" <= ${ago(FORMER_LIMITS_MS)}`,
  },
  formerPrinciples: {
    table: 'FormerPrinciple',
    where: (ago) => Prisma.sql`"replacedAt" <= ${ago(FORMER_LIMITS_MS)}`,
  },
  formerActivities: {
    table: 'FormerActivity',
    where: (ago) => Prisma.sql`"replacedAt" <= ${ago(FORMER_ACTIVITIES_MS)}`,
  },
  deliveries: { table: 'WebhookDelivery', where: (ago) => Prisma.sql`at <= ${ago(DELIVERIES_MS)}` },
  deletedMessages: { table: 'Message', where: (ago) => Prisma.sql`"deletedAt" <= ${ago(DAY_MS)}` },
  notices: { table: 'Notice', where: (ago) => Prisma.sql`at <= ${ago(NOTICES_MS)}` },
  claims: { table: 'JobClaim', where: (ago) => Prisma.sql`until <= ${ago(0)}` },
} satisfies Record<string, Expired>;

export type ExpiredKind = keyof typeof EXPIRED;
export const EXPIRED_KINDS = Object.keys(EXPIRED) as ExpiredKind[];

/** Rows of one statement: it ends in time, however many have expired. */
const AT_ONCE = 1000;

/** Removes some of what has expired; answers how many. Rows that another server process is removing are left to it. */
export function removeSome(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: ExpiredKind,
  atOnce = AT_ONCE,
): Promise<number> {
  const now = clock().getTime();
  const { table, where } = EXPIRED[kind];
  const name = Prisma.raw(`"${table}"`);
  const which = where((ms) => new Date(now - ms));
  return db.$executeRaw`DELETE FROM ${name} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${name} WHERE ${which} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED))`;
}
