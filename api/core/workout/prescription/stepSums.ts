import { HARD_WORK, MAIN_SET_FLOOR } from '../../constants/workouts.ts';
import type { PrescribedWorkout, ZoneSeconds } from '../prescribedWorkout.ts';
import type { Block, Step, Steps } from '../workout.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { threeZoneOf } from '../../athlete/zones.ts';
import type { ZonedSport } from '../../codes/sport.ts';

/** By the value of the field: asking whether there is one takes several times as long. */
export const isBlock = (entry: Step | Block): entry is Block => (entry as Partial<Block>).repeat !== undefined;

/** Every step in the order in which it is done, blocks written out. */
export function flattenSteps(steps: Steps): Step[] {
  return steps.flatMap((entry) =>
    isBlock(entry) ? Array.from({ length: entry.repeat }, () => entry.steps).flat() : [entry],
  );
}

export function stepSeconds(steps: Steps): number {
  let seconds = 0;
  for (const entry of steps) {
    if (!isBlock(entry)) seconds += entry.durationSec;
    else for (const step of entry.steps) seconds += entry.repeat * step.durationSec;
  }
  return seconds;
}

/** Sport of a step: its own in a brick, else the workout's; null in strength work. */
export function sportOf(step: Step, workoutType: WorkoutType): ZonedSport | null {
  if (step.sport !== undefined) return step.sport;
  return workoutType === 'bike' || workoutType === 'swim' || workoutType === 'run' ? workoutType : null;
}

/** Seconds in the three zones; strength work has none. */
export function zoneSecondsOf(steps: Steps, workoutType: WorkoutType): ZoneSeconds {
  const seconds = { z1: 0, z2: 0, z3: 0 };
  for (const entry of steps) {
    if (!isBlock(entry)) addZoneSeconds(seconds, entry, 1, workoutType);
    else for (const step of entry.steps) addZoneSeconds(seconds, step, entry.repeat, workoutType);
  }
  return seconds;
}

function addZoneSeconds(seconds: ZoneSeconds, step: Step, times: number, workoutType: WorkoutType): void {
  const sport = sportOf(step, workoutType);
  if (sport === null) return;
  const zone = threeZoneOf(sport, step.effort);
  if (zone === 1) seconds.z1 += times * step.durationSec;
  else if (zone === 2) seconds.z2 += times * step.durationSec;
  else seconds.z3 += times * step.durationSec;
}

/** What the steps are work at, whatever the workout is called; null: nothing that makes a hard day of it. */
export function hardWorkOf(steps: Steps, workoutType: WorkoutType): 'vo2max' | 'threshold' | null {
  let above = 0;
  let about = 0;
  for (const step of flattenSteps(steps)) {
    const sport = sportOf(step, workoutType);
    if (sport === null || step.durationSec < HARD_WORK.minSeconds) continue;
    if (step.effort >= HARD_WORK.aboutThreshold[sport]) about += step.durationSec / 60;
    if (threeZoneOf(sport, step.effort) === 3) above += step.durationSec / 60;
  }
  if (above >= HARD_WORK.aboveThresholdMinutes) return 'vo2max';
  return about > HARD_WORK.aboutThresholdMinutes ? 'threshold' : null;
}

/**
 * Minutes of the main set: work steps above steady endurance, and every work step of a race-pace workout.
 * In a brick the longer of the two parts counts, because the limits are per sport. Strength has no main set in this sense.
 */
export function mainSetMinutes(workout: Pick<PrescribedWorkout, 'steps' | 'workoutType' | 'intensity'>): number {
  const bySport = { run: 0, bike: 0, swim: 0 };
  for (const step of flattenSteps(workout.steps)) {
    const sport = sportOf(step, workout.workoutType);
    if (sport === null || step.kind !== 'work') continue;
    if (workout.intensity === 'race-pace' || step.effort >= MAIN_SET_FLOOR[sport])
      bySport[sport] += step.durationSec / 60;
  }
  return Math.max(bySport.run, bySport.bike, bySport.swim);
}
