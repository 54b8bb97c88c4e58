import type { ZonedSport } from '../../codes/sport.ts';

/** Tried in turn when injuries, level or time leave nothing of the above: one step down the ladder of intensity each. */
export const MILDER: Readonly<Record<ZonedSport, readonly string[]>> = {
  run: ['run-cruise', 'run-threshold', 'run-progression', 'run-tempo', 'run-strides'],
  bike: ['bike-threshold', 'bike-sweet-spot', 'bike-tempo', 'bike-cadence'],
  swim: ['swim-css', 'swim-css-minus', 'swim-technique'],
};

/** A beginner's key workouts in the first weeks, and the light ones of everybody: quick, and no hard day. */
export const LIGHT = {
  run: ['run-strides', 'run-hill-sprints', 'run-drills'],
  bike: ['bike-brisk'],
  swim: ['swim-technique'],
} as const satisfies Readonly<Record<ZonedSport, readonly string[]>>;

/** Easy workouts in turns; of runs every third one is plain. */
export const EASY_FAMILIES = {
  run: ['run-cadence', 'run-rolling'],
  bike: ['bike-endurance', 'bike-cadence'],
  swim: ['swim-aerobic', 'swim-technique', 'swim-mixed', 'swim-aerobic', 'swim-kick'],
} as const satisfies Readonly<Record<ZonedSport, readonly string[]>>;

/** Easy families of which a week holds one workout: another would teach nothing more. */
export const ONCE_A_WEEK: readonly string[] = ['bike-cadence'];

/** Steady work in turns: a long workout that holds it is no hard day. */
export const STEADY_LONG = {
  run: ['run-progression', 'run-tempo'],
  bike: ['bike-tempo'],
  swim: ['swim-css-minus'],
} as const satisfies Readonly<Record<ZonedSport, readonly string[]>>;

/** A beginner's steady work in base. */
export const TEMPO: Readonly<Record<ZonedSport, readonly [string]>> = {
  run: ['run-tempo'],
  bike: ['bike-tempo'],
  swim: ['swim-css-minus'],
};
