import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { Viewer } from '../kernel/access.ts';
import type { AccountDeps } from '../account/account.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { digestEmail } from './digest.emails.ts';
import { readOverview } from './overview.ts';
import type { Delivery, Deps } from '../kernel/ports.ts';
import { unsubscribeToken } from '../kernel/unsubscribe.ts';
import { rollWeeks } from '../schedule/rollWeeks.ts';

/** The e-mail comes from this hour of Monday on, where the athlete is. */
const FROM_MS = 6 * 3_600_000;

/** The Monday whose summary is due at that instant; null: it is another day, or too early. */
export function dueMonday(timeZone: string, now: Date): Day | null {
  const today = dayIn(timeZone, now);
  const isDue = today === mondayOf(today) && dayIn(timeZone, new Date(now.getTime() - FROM_MS)) === today;
  return isDue ? today : null;
}

const ASKED = { digestSince: { not: null } } as const;
const before = (monday: Day) => ({ OR: [{ digestWeek: null }, { digestWeek: { lt: columnOf(monday) } }] });

/** Accounts that get their summary now, by uuid. */
export async function accountsWithDigest({ db, clock }: Deps): Promise<string[]> {
  const now = clock();
  // a day ahead of UTC, so that nobody's Monday is missed
  const latest = mondayOf(addDays(dayIn('UTC', now), 1));
  const rows = await db.user.findMany({
    where: { ...ASKED, ...before(latest), athlete: { onboardingCompletedAt: { not: null } } },
    select: { id: true, timeZone: true },
    orderBy: { id: 'asc' },
  });
  return rows.filter(({ timeZone }) => dueMonday(timeZone, now) !== null).map(({ id }) => id);
}

interface DigestOptions {
  /** What links in the e-mail begin with. */
  site: string;
  /** Signs the address that ends these e-mails. */
  secret: string;
}

/**
 * Mails the account its summary where it is due: once a week, whichever server process comes first. What the mail server did
 * not take is due again. null: nothing was due, or there is nothing to tell.
 */
export async function sendDigest(deps: AccountDeps, userId: string, options: DigestOptions): Promise<Delivery | null> {
  const { db, clock, mail } = deps;
  const user = await db.user.findUnique({
    where: { id: userId, ...ASKED },
    select: {
      email: true,
      firstName: true,
      timeZone: true,
      units: true,
      poolLength: true,
      digestWeek: true,
      athlete: { select: { id: true } },
    },
  });
  const monday = user && dueMonday(user.timeZone, clock());
  if (!mail || !user?.athlete || !monday) return null;
  const { count } = await db.user.updateMany({
    where: { id: userId, ...ASKED, ...before(monday) },
    data: { digestWeek: columnOf(monday) },
  });
  if (count === 0) return null;
  try {
    const email = await summaryEmailFor(
      deps,
      { ...user, userId, athleteId: user.athlete.id, monday, units: user as DisplayUnits },
      options,
    );
    const delivery = email && (await mail.send(email));
    if (delivery === 'failed') await giveBack();
    return delivery;
  } catch (error) {
    await giveBack();
    throw error;
  }

  async function giveBack(): Promise<void> {
    await db.user.updateMany({
      where: { id: userId, digestWeek: columnOf(monday!) },
      data: { digestWeek: user!.digestWeek },
    });
  }
}

interface Reader {
  userId: string;
  athleteId: string;
  email: string;
  firstName: string;
  monday: Day;
  units: DisplayUnits;
}

async function summaryEmailFor(
  deps: AccountDeps,
  { userId, athleteId, email, firstName, monday, units: { units, poolLength } }: Reader,
  { site, secret }: DigestOptions,
) {
  const viewer: Viewer = { userId, athleteId, coachId: null, units: { units, poolLength }, scope: 'read' };
  await rollWeeks(deps, athleteId);
  // in the built-in coach's words: nobody waits for a model here, and nothing is sent to one
  const overview = await readOverview({ ...deps, model: null }, viewer, athleteId);
  if (overview.week.length === 0 && overview.lastWeek.sessionsPlanned === 0) return null;
  const stop = (path: string) => `${site}${path}?token=${unsubscribeToken(secret, 'summary', userId)}`;
  return digestEmail({
    to: email,
    firstName,
    monday,
    overview,
    schedule: `${site}/training-schedule`,
    stop: stop('/api/digest/unsubscribe'),
  });
}
