import type { Sport } from '../core/athlete.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../core/calendar.ts';
import { TSS_PER_HOUR } from '../core/constants/load.ts';
import { type Fitness, seedFitness } from '../core/loadSeries.ts';
import { performance, type Performance, type TrainedSession } from '../core/performance.ts';
import { hoursAtStart } from '../core/profile.ts';
import type { RaceType } from '../core/race.ts';
import { disciplineOf } from '../core/weekSlots.ts';
import { assertMay, type Viewer, visibleTo } from './access.ts';
import { type UnplannedActivity, unplannedActivities } from './activityLoad.ts';
import { columnOf, dayIn } from './day.ts';
import { InvalidInput, NotFound } from './errors.ts';
import { athleteOf, PLANNER_INCLUDE, type PlannerRows } from './plannerInput.ts';
import type { Deps } from './ports.ts';
import { doneLoad, recordedZones } from './recorded.ts';
import { isDone, type ScheduledWorkout, WITH_FEEDBACK, workoutOf } from './scheduledWorkout.ts';

/** Three years. */
export const MOST_WEEKS = 156;
/** From so much history on, a series may start from nothing: its beginning no longer shows. */
const ENOUGH_DAYS = 90;

export interface PerformanceView extends Performance {
  today: Day;
}

/**
 * The last `weeks` weeks since the first session on record, and everything planned, day by day and week by week. Fitness is
 * reckoned from that session, whatever is shown. Throws InvalidInput (1 to 156 weeks) and NotFound.
 */
export async function readPerformance(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  weeks: number,
): Promise<PerformanceView> {
  await assertMay(deps.db, viewer, 'read', athleteId);
  if (weeks < 1 || weeks > MOST_WEEKS)
    throw new InvalidInput([{ path: 'weeks', message: `weeks must be from 1 to ${MOST_WEEKS}.` }]);
  const row = await deps.db.athlete.findFirst({
    where: { AND: [{ id: athleteId! }, visibleTo(viewer).athlete] },
    include: { ...PLANNER_INCLUDE, user: { select: { timeZone: true } } },
  });
  if (!row) throw new NotFound('Athlete not found');
  const today = dayIn(row.user.timeZone, deps.clock());
  const shownFrom = addDays(mondayOf(today), -7 * (weeks - 1));
  const rows = await deps.db.workout.findMany({
    where: { athleteId: row.id, scheduledDate: { gte: columnOf(addDays(mondayOf(today), -7 * MOST_WEEKS)) } },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  });
  const extra = await unplannedActivities(deps.db, row.id, addDays(mondayOf(today), -7 * MOST_WEEKS));
  const sessions = [...rows.map(workoutOf).map(trained), ...extra.map(trainedBeside)].sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : Number(a.scheduledDate > b.scheduledDate)));
  // before the first session nothing is known: no line falls from hours that the athlete only told of
  const firstDay = mondayOf([today, sessions[0]?.scheduledDate ?? today].sort()[0]!);
  const lastDay = addDays(mondayOf([today, sessions.at(-1)?.scheduledDate ?? today].sort().at(-1)!), 6);
  const hasHistory = sessions.length > 0 && daysBetween(sessions[0]!.scheduledDate, today) >= ENOUGH_DAYS;
  const start = hasHistory ? { ctl: 0, atl: 0 } : seedOf(row, today);
  const all = performance({ today, firstDay, lastDay, start, sessions });
  return {
    today,
    days: all.days.filter(({ day }) => day >= shownFrom),
    weeks: all.weeks.filter(({ weekStartDate }) => weekStartDate >= shownFrom),
  };
}

/** What the athlete said they train now, as if they always had; nothing before the onboarding. */
function seedOf(row: PlannerRows, today: Day): Fitness {
  if (row.age === null || row.gender === null || !row.preferences) return { ctl: 0, atl: 0 };
  const athlete = athleteOf(row, today);
  const raceType = (row.seasonPlan?.races[0]?.raceType ?? row.raceGoal?.raceType ?? null) as RaceType | null;
  const sports = (row.seasonPlan?.sportPreferences ?? athlete.assessments.map(({ sport }) => sport)) as Sport[];
  return seedFitness(hoursAtStart(athlete, raceType, sports), TSS_PER_HOUR[disciplineOf(raceType, sports)].base);
}

function trained(workout: ScheduledWorkout): TrainedSession {
  return {
    scheduledDate: workout.scheduledDate,
    workoutType: workout.workoutType,
    plannedMinutes: workout.duration,
    plannedTss: workout.tss,
    actualMinutes: isDone(workout) ? (workout.feedback?.actualDuration ?? workout.duration) : 0,
    doneTss: doneLoad(workout),
    status: workout.status,
    reasonForSkip: workout.feedback?.reasonForSkip ?? null,
    removedByPlan: false,
    steps: workout.steps,
    zoneSec: recordedZones(workout),
  };
}

/** Training that no session asked for: load and time like any other, but nothing to be judged by. */
function trainedBeside({ day, sport, minutes, tss, zoneSec }: UnplannedActivity): TrainedSession {
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
