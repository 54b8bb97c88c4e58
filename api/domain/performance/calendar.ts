import type { Blackout } from '../../core/athlete/athlete.ts';
import { blackoutOn, shortTimeOn } from '../../core/athlete/blackout.ts';
import { addDays, type Day, mondayOf, weeksBetween } from '../../core/calendar/calendar.ts';
import type { PhaseType, WeekKind } from '../../core/codes/phase.ts';
import { type Compared, comparedWithPlan } from '../../core/load/compliance.ts';
import { sportsOf, type SportVolume } from '../../core/load/performance.ts';
import { withPlannedTimes } from '../../core/prediction/plannedTimes.ts';
import { weekTargets } from '../../core/season/seasonPlan.ts';
import type { ActivitySport } from '../../core/workout/fit/fitFile.ts';
import { plainTss } from '../../core/workout/tss.ts';
import type { Race as RaceRow } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf, dayOf, todayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { athleteOf } from '../planning/plannerInput.ts';
import { weeksInWindow } from '../planning/scheduleWindow.ts';
import { activityTss, doneLoad } from '../revision/recorded.ts';
import { blackoutsOf } from '../revision/recurringPreferences.ts';
import {
  doneMinutes,
  minutesBeside,
  plannedMinutes,
  type ScheduledWeek,
  type WorkoutRow,
} from '../revision/scheduledWorkout.ts';
import { planRaceOf, snapshotOf } from '../revision/seasonSnapshot.ts';
import { WITH_ZONE } from '../season/knownLoad.ts';
import { calendarSchema } from './calendar.schema.ts';
import { trained, trainedBeside } from './performance.ts';

/** What a device recorded on a day, in the numbers of a calendar. */
export interface CalendarActivity {
  id: string;
  day: Day;
  sport: ActivitySport;
  startedAt: Date;
  movingSec: number;
  distanceM: number | null;
  tss: number;
  /** The workout that it counts for; null: none. */
  workoutId: string | null;
}

export interface CalendarWorkout {
  workout: WorkoutRow;
  /** Null: it can still be done. */
  compared: Compared | null;
}

export interface CalendarDay {
  day: Day;
  workouts: readonly CalendarWorkout[];
  activities: readonly CalendarActivity[];
  races: readonly RaceRow[];
  /** What leaves no or little time that day; null: nothing was said. */
  blackout: Blackout | null;
}

export interface CalendarWeek {
  athleteId: string;
  weekStartDate: Day;
  /** Null: no workouts were planned for it, or none are yet. */
  week: ScheduledWeek | null;
  days: readonly CalendarDay[];
  sports: readonly SportVolume[];
  plannedMinutes: number;
  doneMinutes: number;
  plannedTss: number;
  doneTss: number;
  /** What the season means it to be; null: it is in no season. */
  outline: { phaseType: PhaseType; kind: WeekKind; targetHours: number } | null;
}

/**
 * The weeks that hold the days from `from` to `to`, past and to come, with what was planned beside what was done. Throws NotFound,
 * and InvalidInput where the span is longer than a year. As many statements for a year as for a week.
 */
export async function readCalendar(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  athleteId: string | null,
  asked: unknown,
): Promise<CalendarWeek[]> {
  const { db, clock } = deps;
  const { from, to } = parse(calendarSchema, asked);
  await assertMay(db, viewer, 'read', athleteId);
  const id = athleteId!;
  const row = await db.athlete.findFirst({
    where: { AND: [{ id }, visibleTo(viewer).athlete] },
    select: {
      user: { select: { timeZone: true, latestDay: true } },
      preferences: { select: { blackoutDates: true } },
      seasonPlan: { select: { seasonEnd: true, races: { orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] } } },
    },
  });
  if (!row) throw new NotFound('Athlete not found');
  const today = todayOf(row.user, clock());
  const firstDay = mondayOf(from);
  const lastDay = addDays(mondayOf(to), 6);
  const weeks = await weeksInWindow(db, id, { firstDay, lastDay });
  const workouts = new Map(weeks.flatMap((week) => week.workouts).map((workout) => [workout.id, workout]));
  const activities = await activitiesIn(db, viewer, id, { firstDay, lastDay }, workouts);
  const races = row.seasonPlan?.races ?? [];
  const blackoutDates = blackoutsOf(row.preferences);
  const isAhead = row.seasonPlan !== null && lastDay > today;
  const targets = isAhead ? await seasonTargets(db, id, today) : new Map<Day, CalendarWeek['outline']>();
  const dayIn = (day: Day): CalendarDay => ({
    day,
    workouts: [...workouts.values()]
      .filter(({ scheduledDate }) => scheduledDate === day)
      .map((workout) => ({ workout, compared: comparedWithPlan(workout, today) })),
    activities: activities.filter((activity) => activity.day === day),
    races: races.filter(({ raceDate }) => dayOf(raceDate) === day),
    blackout: blackoutOn({ blackoutDates }, day) ?? shortTimeOn({ blackoutDates }, day),
  });
  return Array.from({ length: weeksBetween(firstDay, lastDay) + 1 }, (_, index) => {
    const weekStartDate = addDays(firstDay, 7 * index);
    const week = weeks.find((each) => each.weekStartDate === weekStartDate) ?? null;
    const days = Array.from({ length: 7 }, (_each, n) => dayIn(addDays(weekStartDate, n)));
    return {
      athleteId: id,
      weekStartDate,
      week,
      days,
      ...totalsOf(week, days),
      outline: week ? outlineOf(week) : (targets.get(weekStartDate) ?? null),
    };
  });
}

const outlineOf = ({ phaseType, kind, targetWeeklyHours }: ScheduledWeek) => ({
  phaseType,
  kind,
  targetHours: targetWeeklyHours,
});

const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0);

function totalsOf(week: ScheduledWeek | null, days: readonly CalendarDay[]) {
  const workouts = week?.workouts ?? [];
  const beside = days.flatMap(({ activities }) => activities).filter(({ workoutId }) => workoutId === null);
  const volumes = [
    ...workouts.map(trained),
    ...beside.map((activity) => trainedBeside({ ...activity, minutes: minutesBeside(activity), zoneSec: null })),
  ];
  return {
    sports: sportsOf(volumes),
    plannedMinutes: plannedMinutes({ workouts }),
    doneMinutes: sum(workouts, doneMinutes) + sum(beside, minutesBeside),
    plannedTss: plainTss(sum(workouts, ({ tss }) => tss)),
    doneTss: plainTss(sum(workouts, doneLoad) + sum(beside, ({ tss }) => tss)),
  };
}

interface Span {
  firstDay: Day;
  lastDay: Day;
}

async function activitiesIn(
  db: Pick<Deps['db'], 'activity'>,
  viewer: Viewer,
  athleteId: string,
  { firstDay, lastDay }: Span,
  workouts: ReadonlyMap<string, WorkoutRow>,
): Promise<CalendarActivity[]> {
  const rows = await db.activity.findMany({
    where: {
      AND: [{ athleteId, day: { gte: columnOf(firstDay), lte: columnOf(lastDay) } }, visibleTo(viewer).activity],
    },
    select: {
      id: true,
      day: true,
      sport: true,
      startedAt: true,
      movingSec: true,
      distanceM: true,
      tss: true,
      workoutId: true,
    },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => ({
    ...row,
    day: dayOf(row.day),
    sport: row.sport as ActivitySport,
    tss: activityTss(row, (row.workoutId && workouts.get(row.workoutId)) || null),
  }));
}

/** What the season means each of its weeks to be, by Monday. */
async function seasonTargets(db: Pick<Deps['db'], 'athlete'>, athleteId: string, today: Day) {
  const row = await db.athlete.findUniqueOrThrow({ where: { id: athleteId }, include: WITH_ZONE });
  if (!row.seasonPlan) return new Map<Day, CalendarWeek['outline']>();
  const { plan, phases, races } = snapshotOf(row.seasonPlan);
  const athlete = athleteOf(row, today);
  const weeks = weekTargets({
    phases,
    athlete,
    sports: plan.sportPreferences,
    races: withPlannedTimes(races.map(planRaceOf), athlete, today),
    lostWeeks: plan.lostWeeks,
    firstWeek: mondayOf(plan.seasonStart),
    before: null,
  });
  return new Map<Day, CalendarWeek['outline']>(
    weeks.map(({ weekStartDate, phaseType, kind, plannedHours }) => [
      weekStartDate,
      { phaseType, kind, targetHours: plannedHours },
    ]),
  );
}

/** First and last day of which a calendar has anything to tell; null: of none. */
export interface CalendarReach {
  firstDay: Day | null;
  lastDay: Day | null;
}

/** Throws NotFound. */
export async function readCalendarReach(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  athleteId: string | null,
): Promise<CalendarReach> {
  await assertMay(db, viewer, 'read', athleteId);
  const where = { athleteId: athleteId! };
  const { workout, activity, week, seasonPlan } = visibleTo(viewer);
  const [weeks, activities, workouts, season] = [
    await db.trainingWeek.aggregate({ where: { AND: [where, week] }, _max: { weekEndDate: true } }),
    await db.activity.aggregate({ where: { AND: [where, activity] }, _min: { day: true }, _max: { day: true } }),
    await db.workout.aggregate({ where: { AND: [where, workout] }, _min: { scheduledDate: true } }),
    await db.seasonPlan.findFirst({ where: { AND: [where, seasonPlan] }, select: { seasonEnd: true } }),
  ];
  const days = (...columns: (Date | null | undefined)[]) =>
    columns.flatMap((column) => (column ? [dayOf(column)] : [])).sort();
  return {
    firstDay: days(activities._min.day, workouts._min.scheduledDate)[0] ?? null,
    lastDay: days(activities._max.day, weeks._max.weekEndDate, season?.seasonEnd).at(-1) ?? null,
  };
}
