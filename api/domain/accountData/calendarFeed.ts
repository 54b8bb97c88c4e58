import { createHash, randomBytes } from 'node:crypto';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { busyEntries, type CalendarEntry, fullEntries } from '../../core/language/calendarEntries.ts';
import { encodeId } from '../../core/units/ids.ts';
import { instantsIn } from '../../core/calendar/timeZone.ts';
import { assertMay, assertSession, type Viewer, visibleTo } from '../kernel/access.ts';
import { recordAccountEvent } from '../account/accountEvent.ts';
import { hashOfSecret } from '../account/account.ts';
import { type FeedKind, newCalendarFeed } from './calendarFeed.schema.ts';
import { CALENDAR_ATHLETE, calendarRaces, writtenIn } from './calendarRows.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { NotFound, RateLimited } from '../kernel/errors.ts';
import type { Calendar, CalendarEvent, Deps, FilesDeps, RateLimits } from '../kernel/ports.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { readReasons } from '../planning/livingReasons.ts';
import { windowOf } from '../planning/scheduleWindow.ts';
import { timesOf } from '../athlete/trainingTimes.ts';
import { parse } from '../kernel/validation.ts';
import { assertStillIn } from '../account/waysIn.ts';

/** Weeks before the current one. */
const PAST_WEEKS = 4;
const SECRET_BYTES = 32;
/** Told to who asks for the address again. */
export const FEED_RENEWAL = 'Ask for the feed with another key: it gets a new address.';
/** lastReadAt is kept to the hour, so that reading seldom means writing. */
const READ_NOTED_EVERY_MS = 3_600_000;
const SECOND_MS = 1000;

export interface CalendarFeed {
  id: string;
  kind: FeedKind;
  createdAt: Date;
  lastReadAt: Date | null;
}

const shown = { id: true, kind: true, createdAt: true, lastReadAt: true } as const;
const asFeed = (row: { id: string; kind: string; createdAt: Date; lastReadAt: Date | null }): CalendarFeed => ({
  ...row,
  kind: row.kind as FeedKind,
});

/** The viewer's feeds, full before busy. Another's are nobody's to see. */
export async function listCalendarFeeds({ db }: Deps, viewer: Viewer): Promise<CalendarFeed[]> {
  assertSession(viewer);
  const rows = await db.calendarFeed.findMany({
    where: { athleteId: viewer.athleteId },
    orderBy: { kind: 'desc' },
    select: shown,
  });
  return rows.map(asFeed);
}

/** One of them; null: not the viewer's. */
export async function findCalendarFeed({ db }: Deps, viewer: Viewer | null, id: string): Promise<CalendarFeed | null> {
  const row = await db.calendarFeed.findFirst({ where: { AND: [{ id }, visibleTo(viewer).feed] }, select: shown });
  return row && asFeed(row);
}

/**
 * Makes the feed of a kind, `{kind}`; one that stood gets a new address, and the old one is dead. `secret` is shown once and
 * kept as a hash. Throws InvalidInput, and Forbidden when asked with a token.
 */
export async function createCalendarFeed(
  { db, clock }: Deps,
  viewer: Viewer,
  input: unknown,
): Promise<{ feed: CalendarFeed; secret: string }> {
  assertSession(viewer);
  const { athleteId } = viewer;
  await assertMay(db, viewer, 'own', athleteId);
  const { kind } = parse(newCalendarFeed, input);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const address = { secretHash: hashOfSecret(secret), createdAt: clock(), lastReadAt: null };
  const row = await db.$transaction(async (tx) => {
    await assertStillIn(tx, viewer);
    await recordAccountEvent(tx, viewer.userId, 'calendar-created', address.createdAt, kind);
    return tx.calendarFeed.upsert({
      where: { athleteId_kind: { athleteId, kind } },
      create: { athleteId, kind, ...address },
      update: address,
      select: shown,
    });
  });
  return { feed: asFeed(row), secret };
}

/** Ends a feed at once. Throws NotFound for any that is not the viewer's. */
export async function revokeCalendarFeed({ db, clock }: Deps, viewer: Viewer, feedId: string | null): Promise<void> {
  assertSession(viewer);
  await db.$transaction(async (tx) => {
    const feed =
      feedId === null
        ? null
        : await tx.calendarFeed.findFirst({
            where: { id: feedId, athleteId: viewer.athleteId },
            select: { kind: true },
          });
    const { count } = feed ? await tx.calendarFeed.deleteMany({ where: { id: feedId! } }) : { count: 0 };
    if (count === 0) throw new NotFound('Calendar feed not found.');
    await recordAccountEvent(tx, viewer.userId, 'calendar-ended', clock(), feed!.kind);
  });
}

export interface FeedText {
  /** The iCalendar text, made when it is asked for. */
  text(): string;
  /** Strong entity tag, quoted. */
  etag: string;
  /** When what is shown last changed; null: in this very second, so that a reader must not rely on it. */
  lastModified: Date | null;
}

/** An unknown secret is answered with nothing more than a lookup, one that was taken back with nothing else. */
async function consumeCalendarLimits(limits: RateLimits, secretHash: string, address: string): Promise<void> {
  const waits = [await limits.take('readCalendarFromAddress', address), await limits.take('readCalendar', secretHash)];
  if (Math.max(...waits) > 0) throw new RateLimited(Math.max(...waits));
}

/**
 * The calendar behind a secret address: the past four weeks to the end of the schedule. `base`: where the product lives.
 * Throws NotFound where there is none, whether it was ever there or not, and RateLimited.
 */
export async function readCalendarFeed(
  deps: Deps & FilesDeps & { limits: RateLimits },
  secret: string,
  { address, base }: { address: string; base: string },
): Promise<FeedText> {
  const { db, files, clock } = deps;
  const secretHash = hashOfSecret(secret);
  await consumeCalendarLimits(deps.limits, secretHash, address);
  const feed = await db.calendarFeed.findUnique({ where: { secretHash }, select: { ...shown, athleteId: true } });
  if (!feed) throw new NotFound('There is no calendar at this address.');
  const now = clock();
  const shownOf = await load(deps, feed.athleteId, now);
  const isFull = feed.kind === 'full';
  const entries = isFull ? fullEntries(shownOf) : busyEntries(shownOf);
  const calendar: Calendar = {
    name: isFull ? 'Evenpace' : 'Training',
    timeZone: shownOf.timeZone,
    events: entries.map((entry) => eventOf(entry, shownOf, { feedId: feed.id, isFull, base })),
  };
  if (!feed.lastReadAt || now.getTime() - feed.lastReadAt.getTime() > READ_NOTED_EVERY_MS) {
    await db.calendarFeed.updateMany({ where: { id: feed.id, secretHash }, data: { lastReadAt: now } });
  }
  const changedAt = Math.max(feed.createdAt.getTime(), shownOf.changedAt);
  return {
    text: () => files.calendar(calendar),
    etag: `"${createHash('sha256').update(JSON.stringify(calendar)).digest('base64url')}"`,
    lastModified: now.getTime() - changedAt < 2 * SECOND_MS ? null : new Date(changedAt),
  };
}

type Shown = Awaited<ReturnType<typeof load>>;

async function load(deps: Deps, athleteId: string, now: Date) {
  const { db } = deps;
  const athlete = await db.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: CALENDAR_ATHLETE,
  });
  const { timeZone } = athlete.user;
  const { firstDay, lastDay } = windowOf(dayIn(timeZone, now));
  const from: Day = addDays(firstDay, -7 * PAST_WEEKS);
  const within = { gte: columnOf(from), lte: columnOf(lastDay) };
  const [rows, races, last] = await Promise.all([
    db.workout.findMany({ where: { athleteId, scheduledDate: within }, include: WITH_FEEDBACK }),
    db.race.findMany({ where: { athleteId, raceDate: within }, orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] }),
    db.revision.findFirst({ where: { athleteId }, orderBy: { number: 'desc' }, select: { createdAt: true } }),
  ]);
  const workouts = rows.map(workoutOf);
  const reasons = await readReasons(deps, workouts);
  const times = timesOf(athlete);
  // the window moves on with the week
  const windowSince = instantsIn(timeZone)(firstDay, 0);
  const changes = [athlete.updatedAt, athlete.user.updatedAt, times.changedAt, last?.createdAt].map(
    (at) => at?.getTime() ?? 0,
  );
  return {
    timeZone,
    ...writtenIn(athlete),
    starts: times.starts,
    timesVersion: times.version,
    workouts: workouts.map((workout, i) => ({ ...workout, reasons: reasons[i]! })),
    races: calendarRaces(races),
    // a calendar program keeps the newer of two entries: sequence and instant of each
    versions: new Map([
      ...rows.map(({ id, version, updatedAt }) => [id, { sequence: version, changedAt: updatedAt }] as const),
      ...races.map(
        ({ id, createdAt, updatedAt }) =>
          [
            id,
            {
              sequence: Math.max(0, Math.round((updatedAt.getTime() - createdAt.getTime()) / SECOND_MS)),
              changedAt: updatedAt,
            },
          ] as const,
      ),
    ]),
    timesChangedAt: times.changedAt,
    changedAt: Math.max(windowSince, ...changes),
  };
}

function eventOf(
  { of, id, title, text, day, startsAt, minutes }: CalendarEntry,
  { versions, timesVersion, timesChangedAt }: Shown,
  { feedId, isFull, base }: { feedId: string; isFull: boolean; base: string },
): CalendarEvent {
  const { sequence, changedAt } = versions.get(id)!;
  const public_ = {
    sequence: sequence + timesVersion,
    changedAt: timesChangedAt && timesChangedAt > changedAt ? timesChangedAt : changedAt,
    title,
    day,
    startsAt,
    minutes,
  };
  // what is shared names nothing that another address of ours understands
  if (!isFull) return { ...public_, uid: `${hashOfSecret(`${feedId} ${id}`).slice(0, 32)}@evenpace`, isPrivate: true };
  const place = of === 'race' ? '/season-plan' : `/training-schedule?workout=${encodeId('workout', id)}`;
  return { ...public_, uid: `${encodeId(of, id)}@evenpace`, text, url: `${base}${place}` };
}
