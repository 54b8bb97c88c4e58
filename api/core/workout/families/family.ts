import type { WorkoutFeature } from '../../codes/injury.ts';
import type { Intensity } from '../../codes/workout.ts';
import type { MainSetLimit } from '../../constants/workouts.ts';
import type { EnduranceTemplate, IntervalSet } from '../prescription/template.ts';

/** One main set: the sets of each sport, in order; a workout of one sport has one list, a brick the ride's and the run's in turns. */
export interface MainSet {
  /** As it is written down. */
  text: string;
  parts: readonly (readonly IntervalSet[])[];
}

/** A step of a ladder: main sets of like demand. */
export type Rung = readonly MainSet[];

/** Workouts of one purpose, on a ladder of rising demand. */
export interface Family {
  /** Never changes: plans and what athletes have reached name it. */
  id: string;
  workoutType: EnduranceTemplate['workoutType'];
  name: string;
  intensity: Intensity;
  /** What limits its main set; null: nothing but the athlete's time. */
  limit: MainSetLimit | null;
  features: readonly WorkoutFeature[];
  /** What it is for, in one sentence. */
  purpose: string;
  /** How it feels when it is done well. */
  feel: string;
  mistake: string;
  whenNot: string;
  /** What to eat and drink; null where it does not matter. */
  fuel: string | null;
  rungs: readonly Rung[];
}
