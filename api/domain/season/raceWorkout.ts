import { ownMetres } from '../../core/race/raceMetres.ts';
import type { RaceResult } from '../../core/race/raceResult.ts';
import type { Athlete } from '../../core/athlete/athlete.ts';
import { withPlannedTimes } from '../../core/prediction/plannedTimes.ts';
import { raceEfforts } from '../../core/prediction/raceEfforts.ts';
import { writtenWorkout } from '../../core/workout/prescription/makeWorkout.ts';
import { raceWorkout } from '../../core/workout/prescription/race.ts';
import { type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { columnOf } from '../kernel/day.ts';
import { newId } from '../kernel/newId.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import { retargetedWorkouts } from '../planning/retargeting.ts';
import { planRaceOf, type RaceRow, type SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import type { SeasonState } from './seasonState.ts';
import { type Feedback, sameData, type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';

const MAX_MINUTES = 1440;

/** What the result says of the race's own workout. */
function feedbackFrom(
  { status, finishSeconds, feeling, notes }: RaceResult,
  { id, athleteId, feedback }: WorkoutRow,
  now: Date,
): Feedback {
  const came = status !== 'did-not-start';
  return {
    id: feedback?.id ?? newId(now),
    workoutId: id,
    athleteId,
    completionStatus: status === 'finished' ? 'completed' : came ? 'partially_completed' : 'skipped',
    actualDuration: finishSeconds === null ? null : Math.min(MAX_MINUTES, Math.max(1, Math.round(finishSeconds / 60))),
    perceivedExertion: null,
    feelingRating: feeling,
    notes,
    reasonForSkip: came ? null : 'other',
  };
}

/** The same words, whoever said them first. */
const saysTheSame = (one: Feedback | null, other: Feedback | null) =>
  sameData(one && { ...one, id: '' }, other && { ...other, id: '' });

/**
 * The workout of a race day follows the result of the race: done, in part, or left out; open again when the result is taken
 * back. What the athlete said of the workout itself stays.
 */
export async function raceWorkoutAfter(
  tx: Tx,
  race: RaceRow,
  before: RaceResult | null,
  result: RaceResult | null,
  now: Date,
): Promise<RowChange<WorkoutRow>[]> {
  const rows = await tx.workout.findMany({
    where: { athleteId: race.athleteId, workoutType: 'race', scheduledDate: columnOf(race.raceDate) },
    include: WITH_FEEDBACK,
    orderBy: { id: 'asc' },
  });
  const [workout] = rows.map(workoutOf);
  if (!workout) return [];
  const fromBefore = before && feedbackFrom(before, workout, now);
  const isOwnWord = workout.feedback !== null && !saysTheSame(workout.feedback, fromBefore);
  if (isOwnWord) return [];
  const feedback = result && feedbackFrom(result, workout, now);
  const after: WorkoutRow = {
    ...workout,
    feedback,
    recorded: feedback?.completionStatus === 'skipped' ? null : workout.recorded,
    status: feedback?.completionStatus ?? 'scheduled',
    version: workout.version + 1,
  };
  return [{ id: workout.id, before: workout, after }];
}

/**
 * The planner's own workout of a race to come follows it: to its new day, under its new name, as long and as fast as its new type, length
 * or goal asks unless somebody has edited it, and out of the schedule when the race is no more or moves to a week that is not planned. `race`:
 * as it is now, in a season with it; null: it is deleted.
 */
export async function raceWorkoutFollows(
  tx: Tx,
  old: RaceRow,
  race: RaceRow | null,
  { season, input: { athlete, today } }: Pick<SeasonState, 'season' | 'input'>,
): Promise<RowChange<WorkoutRow>[]> {
  if (old.raceDate < today || sameData(followed(old), race && followed(race))) return [];
  const { athleteId } = old;
  const rows = await tx.workout.findMany({
    where: {
      athleteId,
      workoutType: 'race',
      scheduledDate: columnOf(old.raceDate),
      description: old.raceName,
      status: 'scheduled',
      madeBy: 'planner',
    },
    include: WITH_FEEDBACK,
    orderBy: { id: 'asc' },
  });
  const [workout] = rows.map(workoutOf);
  if (!workout) return [];
  const week =
    race &&
    (await tx.trainingWeek.findFirst({
      where: { athleteId, weekStartDate: columnOf(mondayOf(race.raceDate)) },
      select: { id: true },
    }));
  const after = race &&
    week && {
      ...workout,
      ...(!workout.locked && !isOfSameSize(old, race) && workoutOfRace(race.id, season, athlete, today)),
      scheduledDate: race.raceDate,
      description: race.raceName,
      weekId: week.id,
      version: workout.version + 1,
    };
  return [{ id: workout.id, before: workout, after }];
}

/** One change a workout: what follows its race is also paced anew. */
export const withPaces = (
  following: readonly RowChange<WorkoutRow>[],
  paced: readonly RowChange<WorkoutRow>[],
): RowChange<WorkoutRow>[] => [
  ...following.map((change) => {
    const aimed = paced.find(({ id }) => id === change.id)?.after;
    // what was made anew has the paces of now
    if (!change.after || !aimed || change.after.steps !== change.before?.steps) return change;
    const { scheduledDate, description, weekId } = change.after;
    return { ...change, after: { ...aimed, scheduledDate, description, weekId } };
  }),
  ...paced.filter(({ id }) => following.every((each) => each.id !== id)),
];

const sized = (race: RaceRow) => ({
  raceType: race.raceType,
  goalTimeSec: race.goalTimeSec,
  metres: ownMetres(race),
});
/** Of the same type, goal and length: what is trained for one fits the other. */
export const isOfSameSize = (one: RaceRow, other: RaceRow): boolean => sameData(sized(one), sized(other));
const followed = (race: RaceRow) => ({ ...sized(race), raceDate: race.raceDate, raceName: race.raceName });

/** The race itself as a workout, by its type, its goal and what is known of the athlete. */
function workoutOfRace(raceId: string, season: SeasonSnapshot, athlete: Athlete, today: Day): Partial<WorkoutRow> {
  const races = withPlannedTimes(season.races.map(planRaceOf), athlete, today);
  const race = races.find(({ id }) => id === raceId)!;
  const { thresholds = null } = athlete;
  const efforts = raceEfforts(race, athlete, races, today);
  const chosen = raceWorkout({ race, raceType: race.raceType, raceEfforts: efforts, thresholds });
  const { zoneSeconds: _zones, ...written } = writtenWorkout(chosen, { thresholds });
  return written;
}

/** Workouts to come at the race efforts that goals and results make now. */
export async function pacedAnew(
  tx: Pick<Tx, 'workout'>,
  { season: { plan }, input: { athlete, today } }: SeasonState,
  season: SeasonSnapshot,
): Promise<RowChange<WorkoutRow>[]> {
  const { thresholds } = athlete;
  if (thresholds === undefined) return [];
  return retargetedWorkouts(tx, plan.athleteId, { today, before: thresholds, after: thresholds, season });
}
