import { noSchedule } from '../kernel/noSchedule.ts';
import { addDays, type Day, weekdayOf } from '../../core/calendar/calendar.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import type { ScheduledWorkout, ScheduleLimits } from '../../core/rules/context.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import { newId } from '../kernel/newId.ts';
import { loadPlanning, loadPlanningRows, planningOf, type PlanningRows, type WeeksToPlan } from './planWeeks.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { RowChange, ScheduleSettings } from '../revision/scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import {
  inOrder,
  toldMinutes,
  sameData,
  type ScheduledWeek,
  type WorkoutRow,
  weekRowOf,
  type WeekRow,
} from '../revision/scheduledWorkout.ts';
import type { SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import { SCHEDULE_WEEKS, weekOn, weeksOf, windowOf } from './scheduleWindow.ts';

/** The four weeks as the core reckons with them. */
export interface OpenSchedule {
  weeks: readonly ScheduledWeek[];
  workouts: readonly ScheduledWorkout[];
  limits: ScheduleLimits;
}

type Reader = Pick<Tx, 'athlete' | 'workout' | 'trainingWeek' | 'activity'>;
type Whose = Pick<LockedAthlete, 'id' | 'today' | 'scheduleMode' | 'scheduleSports'>;

/** With `wanted` in place of what is on file. Throws NotPossible (NO_SCHEDULE) where there is none, and what `loadPlanning` throws. */
export async function loadOpenSchedule(
  tx: Reader,
  athlete: Whose,
  wanted: Pick<WeeksToPlan, 'blackoutDates' | 'principles'> = {},
): Promise<OpenSchedule> {
  const { id: athleteId } = athlete;
  const { firstDay, lastDay } = windowOf(athlete.today);
  const weeks = await weeksOf(tx, { athleteId, weekStartDate: { gte: columnOf(firstDay), lte: columnOf(lastDay) } });
  assertThere(athlete, weeks);
  const first = await tx.trainingWeek.findFirst({ where: { athleteId }, orderBy: { weekStartDate: 'asc' } });
  const planning = await loadPlanning(tx, { ...asked(athlete, first && weekRowOf(first).weekStartDate), ...wanted });
  return openSchedule(athlete, weeks, planning);
}

/** The four weeks as they will be with these changes, planned in this way. */
export async function openScheduleAfter(
  tx: Reader,
  { id: athleteId, today }: Pick<Whose, 'id' | 'today'>,
  changes: { weeks: readonly RowChange<WeekRow>[]; workouts: readonly RowChange<WorkoutRow>[] },
  wanted: Pick<WeeksToPlan, 'settings' | 'season' | 'weeklyHours' | 'principles'>,
): Promise<{ before: readonly ScheduledWeek[]; open: OpenSchedule | null }> {
  const { firstDay, lastDay } = windowOf(today);
  const before = await weeksOf(tx, { athleteId, weekStartDate: { gte: columnOf(firstDay), lte: columnOf(lastDay) } });
  const touched = new Set(changes.workouts.map(({ id }) => id));
  const rows = new Map<string, WeekRow & Partial<Pick<ScheduledWeek, 'workouts' | 'beside'>>>(
    before.map((week) => [week.id, week]),
  );
  for (const { id, after } of changes.weeks)
    if (after && after.weekStartDate >= firstDay && after.weekStartDate <= lastDay)
      rows.set(id, { ...after, workouts: rows.get(id)?.workouts ?? [], beside: rows.get(id)?.beside ?? [] });
  const weeks = [...rows.values()]
    .map((week): ScheduledWeek => {
      const come = changes.workouts.flatMap(({ after }) => (after?.weekId === week.id ? [after] : []));
      return {
        ...week,
        timeZone: before[0]?.timeZone ?? '',
        beside: week.beside ?? [],
        workouts: [...(week.workouts ?? []).filter(({ id }) => !touched.has(id)), ...come].sort(inOrder),
      };
    })
    .sort((a, b) => (a.weekStartDate < b.weekStartDate ? -1 : 1));
  if (weeks.length === 0) return { before, open: null };
  const first = await tx.trainingWeek.findFirst({ where: { athleteId }, orderBy: { weekStartDate: 'asc' } });
  const { mode: scheduleMode, sports } = wanted.settings;
  const whose = { id: athleteId, today, scheduleMode, scheduleSports: [...sports] };
  const planning = await loadPlanning(tx, { ...wanted, ...asked(whose, first && weekRowOf(first).weekStartDate) });
  return { before, open: openSchedule(whose, weeks, planning) };
}

/**
 * Like `loadOpenSchedule` for many athletes, with the same number of statements as for one. The function that it returns throws for an
 * athlete what `loadOpenSchedule` would throw for them.
 */
export async function loadOpenSchedules(
  tx: Reader,
  athletes: readonly Whose[],
): Promise<(athlete: Whose) => OpenSchedule> {
  const ids = athletes.map(({ id }) => id);
  const windows = athletes.map(({ today }) => windowOf(today));
  const edge = (days: readonly Day[], at: 0 | -1) => columnOf([...days].sort().at(at)!);
  const days = {
    gte: edge(
      windows.map(({ firstDay }) => firstDay),
      0,
    ),
    lte: edge(
      windows.map(({ lastDay }) => lastDay),
      -1,
    ),
  };
  const all = await weeksOf(tx, { athleteId: { in: ids }, weekStartDate: days });
  const limitsOf = await loadLimits(tx, athletes);
  return (athlete) => {
    const { firstDay, lastDay } = windowOf(athlete.today);
    const weeks = all.filter(
      ({ athleteId, weekStartDate }) =>
        athleteId === athlete.id && weekStartDate >= firstDay && weekStartDate <= lastDay,
    );
    assertThere(athlete, weeks);
    return {
      weeks,
      workouts: weeks.flatMap(({ workouts }) => workouts.map(asScheduledWorkout)),
      limits: asOnFile(limitsOf(athlete, weeks)),
    };
  };
}

/** What the limits of four weeks follow from, beside the day. */
export interface LimitSources {
  rows: PlanningRows;
  settings: ScheduleSettings;
  /** Left out: the one of the rows. */
  season?: SeasonSnapshot;
  weeks: readonly PlannedFrame[];
}

export interface SourcedLimits {
  /** As they are on file. */
  sources: LimitSources;
  /** Throws NotPossible without a season plan or onboarding. */
  limitsOf: (sources: LimitSources) => ScheduleLimits;
}

export const asOnFile = ({ sources, limitsOf }: SourcedLimits): ScheduleLimits => limitsOf(sources);

/** The limits that the four weeks of each athlete must keep, and what they follow from. */
export async function loadLimits(
  tx: Reader,
  athletes: readonly Whose[],
): Promise<(athlete: Whose, weeks: readonly PlannedFrame[]) => SourcedLimits> {
  const planned = athletes.filter(({ scheduleMode }) => scheduleMode !== null);
  const [firsts, rowsOf] = await Promise.all([
    tx.trainingWeek.groupBy({
      by: ['athleteId'],
      where: { athleteId: { in: athletes.map(({ id }) => id) } },
      _min: { weekStartDate: true },
    }),
    loadPlanningRows(
      tx,
      planned.map((athlete) => asked(athlete, null)),
    ),
  ]);
  const startedOn = new Map(firsts.map(({ athleteId, _min }) => [athleteId, dayOf(_min.weekStartDate!)]));
  const askedOf = (athlete: Whose) => asked(athlete, startedOn.get(athlete.id) ?? null);
  return (athlete, weeks) => sourced(athlete, weeks, { wanted: askedOf(athlete), rows: rowsOf(askedOf(athlete)) });
}

// a function of its own, so that what keeps one athlete's limits keeps nobody else's rows
function sourced(
  athlete: Whose,
  frames: readonly PlannedFrame[],
  { wanted, rows: onFile }: { wanted: ReturnType<typeof asked>; rows: PlanningRows },
): SourcedLimits {
  return {
    sources: { rows: onFile, settings: wanted.settings, weeks: frames },
    limitsOf: ({ rows, settings, season, weeks }) =>
      limitsOfWeeks(athlete, weeks, planningOf(rows, { ...wanted, settings, ...(season && { season }) })),
  };
}

function assertThere(athlete: Whose, weeks: readonly ScheduledWeek[]): void {
  if (athlete.scheduleMode === null || weeks.length === 0) throw noSchedule();
}

function asked({ id, today, scheduleMode, scheduleSports }: Whose, startedOn: Day | null) {
  const settings = { mode: scheduleMode, sports: scheduleSports };
  return { athleteId: id, today, settings, startedOn, firstWeek: windowOf(today).firstDay, count: SCHEDULE_WEEKS };
}

const openSchedule = (
  athlete: Whose,
  weeks: readonly ScheduledWeek[],
  planning: Awaited<ReturnType<typeof loadPlanning>>,
): OpenSchedule => ({
  weeks,
  workouts: weeks.flatMap(({ workouts }) => workouts.map(asScheduledWorkout)),
  limits: limitsOfWeeks(athlete, weeks, planning),
});

export type PlannedFrame = Pick<WeekRow, 'weekNumber' | 'weekStartDate' | 'weekEndDate' | 'targetWeeklyHours'>;

function limitsOfWeeks(
  { today }: Pick<Whose, 'today'>,
  weeks: readonly PlannedFrame[],
  planning: Awaited<ReturnType<typeof loadPlanning>>,
): ScheduleLimits {
  const { firstDay } = windowOf(today);
  const { season, raceType } = planning;
  return {
    ...planning,
    // without a race the season is worked out from the athlete's hours as they are now; weeks that are there keep their own
    season: raceType === null ? withHoursOf(weeks, season) : season,
    firstDay,
    lastDay: weeks.at(-1)!.weekEndDate,
    weekOne: addDays(weeks[0]!.weekStartDate, -7 * (weeks[0]!.weekNumber - 1)),
  };
}

function withHoursOf<S extends ScheduleLimits['season']>(weeks: readonly PlannedFrame[], season: S): S {
  const hours = new Map(weeks.map(({ weekStartDate, targetWeeklyHours }) => [weekStartDate, targetWeeklyHours]));
  return {
    ...season,
    weeks: season.weeks.map((week) => ({ ...week, plannedHours: hours.get(week.weekStartDate) ?? week.plannedHours })),
  };
}

/** A workout as the core reckons with it: a person's own word for the intensity is read as one of the planner's. */
export function asScheduledWorkout(workout: WorkoutRow): ScheduledWorkout {
  const { scheduledDate, workoutType, duration, tss, isLong, isHard, description, instructions, timeOfDay } = workout;
  return {
    id: workout.id,
    scheduledDate,
    dayOfWeek: weekdayOf(scheduledDate),
    workoutType,
    intensity: intensityFromText(workout.intensity),
    duration,
    tss,
    isLong,
    isHard,
    description,
    instructions,
    timeOfDay,
    templateId: workout.templateId,
    steps: workout.steps,
    reasons: workout.reasons,
    status: workout.status,
    locked: workout.locked,
    madeBy: workout.madeBy,
    ...toldMinutes(workout),
  };
}

/** What has to be written so that the schedule becomes these workouts; ids that are new get rows of their own. */
export function changesTo(
  { weeks, workouts }: Pick<OpenSchedule, 'weeks' | 'workouts'>,
  after: readonly ScheduledWorkout[],
  { athleteId, now }: { athleteId: string; now: Date },
): RowChange<WorkoutRow>[] {
  const rowsById = new Map(weeks.flatMap((week) => week.workouts.map((workout) => [workout.id, workout] as const)));
  const known = new Map(workouts.map((workout) => [workout.id, workout]));
  const left = new Set(after.map(({ id }) => id));
  const removed = [...rowsById.values()].filter(({ id }) => !left.has(id));
  const changed = after.flatMap((workout): RowChange<WorkoutRow>[] => {
    const was = known.get(workout.id);
    const before = rowsById.get(workout.id) ?? null;
    if (was === workout || (was && sameData(was, workout))) return [];
    const { dayOfWeek: _, doneMinutes: __, ...fields } = workout;
    const row: WorkoutRow = {
      ...fields,
      id: before?.id ?? newId(now),
      athleteId,
      weekId: weekOn(weeks, workout.scheduledDate)!.id,
      intensity: before && was?.intensity === workout.intensity ? before.intensity : workout.intensity,
      version: (before?.version ?? 0) + 1,
      feedback: before?.feedback ?? null,
      recorded: before?.recorded ?? null,
    };
    return [{ id: row.id, before, after: row }];
  });
  return [...changed, ...removed.map((before) => ({ id: before.id, before, after: null }))];
}
