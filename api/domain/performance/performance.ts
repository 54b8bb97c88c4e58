import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { isIllOn } from '../../core/load/consistency.ts';
import { type LoadPoint, performance, type Performance, type TrainedWorkout } from '../../core/load/performance.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { type UnplannedActivity, unplannedActivities } from '../planning/activityLoad.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { InvalidInput, NotFound } from '../kernel/errors.ts';
import { loadIllnesses } from '../revision/illnessRecord.ts';
import { fitnessBefore, KNOWN_WEEKS, WITH_ZONE } from '../season/knownLoad.ts';
import type { Deps } from '../kernel/ports.ts';
import { doneLoad, recordedZones } from '../revision/recorded.ts';
import { doneMinutes, type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';

export interface PerformanceView extends Performance {
  today: Day;
}

/** Throws InvalidInput where so many weeks are not to be had. */
export function assertWeeks(weeks: number): void {
  if (weeks < 1 || weeks > KNOWN_WEEKS)
    throw new InvalidInput([{ path: 'weeks', message: `weeks must be from 1 to ${KNOWN_WEEKS}.` }]);
}

/** The last `weeks` weeks of it, and everything planned. */
export function lastWeeks({ today, days, weeks }: PerformanceView, last: number): PerformanceView {
  const shownFrom = addDays(mondayOf(today), -7 * (last - 1));
  return {
    today,
    days: days.filter(({ day }) => day >= shownFrom),
    weeks: weeks.filter(({ weekStartDate }) => weekStartDate >= shownFrom),
  };
}

/**
 * All of it since the first workout on record, day by day and week by week. Fitness is reckoned from that workout, whatever is shown.
 * Throws NotFound.
 */
export async function readWholePerformance(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
): Promise<PerformanceView> {
  await assertMay(deps.db, viewer, 'read', athleteId);
  const row = await deps.db.athlete.findFirst({
    where: { AND: [{ id: athleteId! }, visibleTo(viewer).athlete] },
    include: WITH_ZONE,
  });
  if (!row) throw new NotFound('Athlete not found');
  const today = dayIn(row.user.timeZone, deps.clock());
  const rows = await deps.db.workout.findMany({
    where: { athleteId: row.id, scheduledDate: { gte: columnOf(addDays(mondayOf(today), -7 * KNOWN_WEEKS)) } },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  });
  const illnesses = await loadIllnesses(deps.db, row.id);
  const extra = await unplannedActivities(deps.db, [row.id], addDays(mondayOf(today), -7 * KNOWN_WEEKS));
  const workouts = [
    ...rows
      .map(workoutOf)
      .map((workout) => ({ ...trained(workout), isIllDay: isIllOn(workout.scheduledDate, illnesses) })),
    ...extra.map(trainedBeside),
  ].sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : Number(a.scheduledDate > b.scheduledDate)));
  // before the first workout nothing is known: no line falls from hours that the athlete only told of
  const firstDay = mondayOf([today, workouts[0]?.scheduledDate ?? today].sort()[0]!);
  const lastDay = addDays(mondayOf([today, workouts.at(-1)?.scheduledDate ?? today].sort().at(-1)!), 6);
  const all = performance({ today, firstDay, lastDay, start: fitnessBefore(firstDay, row, today), workouts });
  return { today, ...all };
}

/** The viewer’s own fitness, fatigue and form from yesterday on: a form is judged by the fitness of the day before. */
export async function readForm(deps: Deps, viewer: Viewer): Promise<readonly LoadPoint[]> {
  const { today, days } = await readWholePerformance(deps, viewer, viewer.athleteId);
  return days.filter(({ day }) => day >= addDays(today, -1));
}

export function trained(workout: WorkoutRow): TrainedWorkout {
  return {
    scheduledDate: workout.scheduledDate,
    workoutType: workout.workoutType,
    plannedMinutes: workout.duration,
    plannedTss: workout.tss,
    actualMinutes: doneMinutes(workout),
    doneTss: doneLoad(workout),
    status: workout.status,
    reasonForSkip: workout.feedback?.reasonForSkip ?? null,
    removedByPlan: false,
    steps: workout.steps,
    zoneSec: recordedZones(workout),
  };
}

/** Training that no workout asked for: load and time like any other, but nothing to be judged by. */
export function trainedBeside({
  day,
  sport,
  minutes,
  tss,
  zoneSec,
}: Omit<UnplannedActivity, 'athleteId'>): TrainedWorkout {
  return {
    scheduledDate: day,
    workoutType: sport,
    plannedMinutes: 0,
    plannedTss: 0,
    actualMinutes: minutes,
    doneTss: tss,
    status: 'completed',
    reasonForSkip: null,
    removedByPlan: false,
    steps: [],
    zoneSec,
  };
}
