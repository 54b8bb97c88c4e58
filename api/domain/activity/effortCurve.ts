import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { ZonedSport } from '../../core/codes/sport.ts';
import { EVIDENCE_DAYS } from '../../core/constants/thresholds.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { dayIn, dayOf } from '../kernel/day.ts';
import type { Db, Deps } from '../kernel/ports.ts';

/** Of when the efforts are: the days that a threshold may rest on, the season, or all that is kept. */
export type EffortPeriod = 'six-weeks' | 'season' | 'all-time';

/** The highest mean of one length, and the recording that holds it: the earliest of equals. */
export interface BestEffort {
  seconds: number;
  /** Watts of rides, metres per second of runs and swims. */
  value: number;
  /** Beats per minute; null: not recorded. */
  heartRate: number | null;
  activityId: string;
  day: Day;
}

/** The fastest time over one distance. */
export interface BestTime {
  metres: number;
  seconds: number;
  activityId: string;
  day: Day;
}

export interface EffortSpan {
  period: EffortPeriod;
  /** Its first day; null: the first that is kept. */
  since: Day | null;
  /** The shortest first; empty: nothing was recorded in it. */
  efforts: readonly BestEffort[];
  /** The shortest first; of runs alone. */
  fastest: readonly BestTime[];
}

/** The best efforts of a sport by their length. */
export interface EffortCurve {
  sport: ZonedSport;
  measure: 'power' | 'speed';
  /** The threshold on file, as the measure; null: not measured. */
  threshold: number | null;
  /** The shortest period first. */
  spans: readonly EffortSpan[];
}

const SPORTS: readonly {
  sport: ZonedSport;
  measure: EffortCurve['measure'];
  threshold: 'runThresholdSpeed' | 'ftp' | 'css';
}[] = [
  { sport: 'run', measure: 'speed', threshold: 'runThresholdSpeed' },
  { sport: 'bike', measure: 'power', threshold: 'ftp' },
  { sport: 'swim', measure: 'speed', threshold: 'css' },
];

/**
 * What recordings show of each sport that has a threshold, in the order run, bike, swim; a sport without a recorded effort is left
 * out. Throws NotFound for an athlete out of the viewer's reach.
 */
export async function readEffortCurves(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  athleteId: string | null,
): Promise<EffortCurve[]> {
  await assertMay(db, viewer, 'read', athleteId);
  const id = athleteId!;
  const athlete = await db.athlete.findUniqueOrThrow({
    where: { id },
    select: {
      ftp: true,
      runThresholdSpeed: true,
      css: true,
      seasonPlan: { select: { seasonStart: true } },
      user: { select: { timeZone: true } },
    },
  });
  const today = dayIn(athlete.user.timeZone, clock());
  const start = athlete.seasonPlan && dayOf(athlete.seasonPlan.seasonStart);
  const periods: { period: EffortPeriod; since: Day | null }[] = [
    { period: 'six-weeks', since: addDays(today, -EVIDENCE_DAYS) },
    // one that has not begun says nothing yet
    ...(start !== null && start <= today ? [{ period: 'season' as const, since: start }] : []),
    { period: 'all-time', since: null },
  ];
  const read = await Promise.all(
    periods.map(async (each) => {
      const since = each.since ?? '-infinity';
      const [efforts, times] = await Promise.all([bestEfforts(db, id, since), bestTimes(db, id, since)]);
      return { ...each, efforts, times };
    }),
  );
  return SPORTS.flatMap(({ sport, measure, threshold }): EffortCurve[] => {
    const spans = read.map(({ period, since, efforts, times }) => ({
      period,
      since,
      efforts: efforts.filter((each) => each.sport === sport),
      fastest: sport === 'run' ? times : [],
    }));
    const isRecorded = spans.some(({ efforts }) => efforts.length > 0);
    return isRecorded ? [{ sport, measure, threshold: athlete[threshold], spans }] : [];
  });
}

/** Picked by the database: ten years of recordings are some megabytes of means. */
const bestEfforts = (db: Pick<Db, '$rows'>, athleteId: string, since: string) =>
  db.$rows<BestEffort & { sport: string }>`
    SELECT DISTINCT ON (a.sport, e.seconds) a.sport, e.seconds, e.value, e."heartRate", a.id AS "activityId", a.day::text AS day
    FROM "Activity" a, jsonb_to_recordset(a."meanMax" -> CASE a.sport WHEN 'bike' THEN 'power' ELSE 'speed' END)
      AS e(seconds int, value float8, "heartRate" float8)
    WHERE a."athleteId" = ${athleteId}::uuid AND a.day >= ${since}::date AND e.value > 0
    ORDER BY a.sport, e.seconds, e.value DESC, a.day, a.id`;

const bestTimes = (db: Pick<Db, '$rows'>, athleteId: string, since: string) =>
  db.$rows<BestTime>`
    SELECT DISTINCT ON (f.metres) f.metres, f.seconds, a.id AS "activityId", a.day::text AS day
    FROM "Activity" a, jsonb_to_recordset(a.summary -> 'fastest') AS f(metres int, seconds int)
    WHERE a."athleteId" = ${athleteId}::uuid AND a.day >= ${since}::date AND a.sport = 'run'
    ORDER BY f.metres, f.seconds, a.day, a.id`;
