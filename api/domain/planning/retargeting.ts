import type { Thresholds } from '../../core/athlete/athlete.ts';
import type { ThresholdName } from '../../core/codes/threshold.ts';
import { type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { withPlannedTimes } from '../../core/prediction/plannedTimes.ts';
import { raceEfforts, raceTrainedFor } from '../../core/prediction/raceEfforts.ts';
import type { PlanRace } from '../../core/race/race.ts';
import { steeringRaceByWeek } from '../../core/season/weekSlots.ts';
import { retargeted, type TrainedRace } from '../../core/workout/prescription/retarget.ts';
import { columnOf } from '../kernel/day.ts';
import type { Tx } from '../kernel/ports.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { RowChange, ScheduleChanges } from '../revision/scheduleChanges.ts';
import { WITH_FEEDBACK, workoutOf, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { loadSeason, planRaceOf, type SeasonSnapshot } from '../revision/seasonSnapshot.ts';

/** What is aimed at from now on. */
export interface Aims {
  today: Day;
  before: Thresholds;
  after: Thresholds;
  /** With the races as they will be; null: there is no season plan. */
  season: SeasonSnapshot | null;
}

/** The race that is trained for on a day, and the effort of each sport in it; null: none. */
function trainedOn({ today, after, season }: Aims): (workout: WorkoutRow) => TrainedRace | null {
  if (season === null) return () => null;
  const races: PlanRace[] = withPlannedTimes(season.races.map(planRaceOf), { thresholds: after }, today);
  const steering = steeringRaceByWeek(races);
  const main = races.find(({ id }) => id === season.plan.mainRaceId) ?? races[0];
  return ({ workoutType, scheduledDate }) => {
    const monday = mondayOf(scheduledDate);
    const raceType = steering(monday)?.raceType ?? main?.raceType ?? null;
    const race =
      workoutType === 'race'
        ? races.find(({ raceDate }) => raceDate === scheduledDate)
        : raceTrainedFor(races, raceType, monday);
    return race ? { raceType: race.raceType, efforts: raceEfforts(race, { thresholds: after }, races, today) } : null;
  };
}

/** Workouts to come with what they aim at by other thresholds and races. */
export async function retargetedWorkouts(
  tx: Pick<Tx, 'workout'>,
  athleteId: string,
  aims: Aims,
): Promise<RowChange<WorkoutRow>[]> {
  const rows = await tx.workout.findMany({
    where: { athleteId, scheduledDate: { gte: columnOf(aims.today) }, status: 'scheduled' },
    include: WITH_FEEDBACK,
    orderBy: { id: 'asc' },
  });
  const trained = trainedOn(aims);
  return rows.map(workoutOf).flatMap((workout): RowChange<WorkoutRow>[] => {
    const byPlanner = workout.madeBy === 'planner';
    const aimed = retargeted(workout, {
      ...aims,
      byPlanner,
      isUntouched: byPlanner && !workout.locked,
      trained: trained(workout),
    });
    return aimed ? [{ id: workout.id, before: workout, after: { ...aimed, version: workout.version + 1 } }] : [];
  });
}

export interface ChangedThreshold {
  threshold: ThresholdName;
  from: number | null;
  to: number | null;
}

/** Other thresholds as the changes of one revision: the profile's own, and what workouts to come aim at by them. */
export async function changesByThresholds(
  tx: Tx,
  { id: athleteId, today }: Pick<LockedAthlete, 'id' | 'today'>,
  before: Thresholds,
  changed: readonly ChangedThreshold[],
): Promise<ScheduleChanges> {
  const some = (side: 'from' | 'to'): Partial<Thresholds> =>
    Object.fromEntries(changed.map((each) => [each.threshold, each[side]]));
  const after = { ...before, ...some('to') };
  const season = await loadSeason(tx, athleteId);
  return {
    workouts: await retargetedWorkouts(tx, athleteId, { today, before, after, season }),
    weeks: [],
    thresholds: { before: some('from'), after: some('to') },
  };
}
