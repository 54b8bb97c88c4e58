import { addDays, type Day } from '../calendar/calendar.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { RACE_PACE_MINUTES, RACE_PACE_WEEKS } from '../constants/racePace.ts';
import type { RacedSport } from '../messages/racePace.ts';
import { raceTrainedFor } from '../prediction/raceEfforts.ts';
import type { Race } from '../race/race.ts';
import type { WeekTarget } from '../season/season.ts';
import type { PlanningContext } from './context.ts';
import { isBlock, sportOf } from '../workout/prescription/stepSums.ts';
import type { PlannedWorkout, Step } from '../workout/workout.ts';

/** A week of a season, and who trains in it for what. */
interface WeekBeforeRace {
  week: WeekTarget;
  raceType: RaceType | null;
  level: ExperienceLevel;
  races: readonly Race[];
  /** All weeks of the season. */
  weeks: readonly WeekTarget[];
}

export interface RacePaceTarget {
  raceType: RaceType;
  sport: RacedSport;
  /** Minutes that the week should hold: its share of all. */
  wanted: number;
  /** Minutes of the last weeks before the race together. */
  total: number;
}

const RACED_SPORTS: readonly RacedSport[] = ['run', 'bike'];
const NONE: readonly RacePaceTarget[] = [];

/** Minutes at the effort of the A race that a loading week close to it should hold, by sport; none in other weeks. */
export function racePaceTargets({ week, raceType, level, races, weeks }: WeekBeforeRace): readonly RacePaceTarget[] {
  const isOfRace = week.phaseType === 'race-specific' || week.phaseType === 'peak';
  if (raceType === null || week.kind !== 'load' || !isOfRace) return NONE;
  const race = raceTrainedFor(races, raceType, week.weekStartDate);
  const bySport = RACE_PACE_MINUTES[raceType];
  if (race?.priority !== 'A' || bySport === undefined) return NONE;
  const from = addDays(race.raceDate, -7 * RACE_PACE_WEEKS);
  const loads = weeks.filter(
    ({ kind, weekStartDate }) => kind === 'load' && weekStartDate >= from && weekStartDate <= race.raceDate,
  ).length;
  return RACED_SPORTS.flatMap((sport) => {
    const total = bySport[sport]?.[level];
    return total === undefined ? [] : [{ raceType, sport, total, wanted: Math.round(total / Math.max(1, loads)) }];
  });
}

/** Those of a week that is measured. */
export function racePaceTargetsOf({ races, week, limits }: PlanningContext, monday: Day): readonly RacePaceTarget[] {
  const { target, raceType, limits: of } = week(monday);
  if (target === null) return NONE;
  return racePaceTargets({ week: target, raceType, level: of.level, races, weeks: limits.season.weeks });
}

type Stepped = Pick<PlannedWorkout, 'workoutType' | 'steps'>;

const counts = (step: Step, { workoutType }: Stepped, sport: RacedSport, isRaced: boolean): boolean =>
  (!isRaced || step.raceEffort === true) && sportOf(step, workoutType) === sport;

/** Seconds of a sport in the steps, of those at the effort of the race alone or of all. */
function secondsOf(workout: Stepped, sport: RacedSport, isRaced: boolean): number {
  let seconds = 0;
  for (const entry of workout.steps) {
    if (!isBlock(entry)) seconds += counts(entry, workout, sport, isRaced) ? entry.durationSec : 0;
    else
      for (const step of entry.steps)
        if (counts(step, workout, sport, isRaced)) seconds += entry.repeat * step.durationSec;
  }
  return seconds;
}

/** Whole minutes of a sport at the effort of the race, in all the workouts together. */
export function racePaceMinutes(workouts: readonly Stepped[], sport: RacedSport): number {
  let seconds = 0;
  for (const workout of workouts) seconds += secondsOf(workout, sport, true);
  return Math.round(seconds / 60);
}

/** Whole minutes of a sport in a brick. */
export const brickMinutes = (brick: Stepped, sport: RacedSport): number =>
  Math.round(secondsOf(brick, sport, false) / 60);
