import { STRENGTH_EFFORT } from '../../constants/load.ts';
import { targetOf } from '../prescription/targets.ts';
import { tableOf } from '../../units/tableOf.ts';
import type { Step, StepKind, StepTarget, TargetMetric } from '../workout.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { RPE_OF_ZONE, rpeOf, type RpeRange } from '../../athlete/zones.ts';
import type { ZonedSport } from '../../codes/sport.ts';

/** Kinds of workout that can be written down as steps. */
export type SteppedType = Exclude<WorkoutType, 'race'>;

export const KIND_WORDS: readonly StepKind[] = ['warmup', 'work', 'recovery', 'rest', 'cooldown'];

interface EffortWord {
  /** Fraction of threshold. */
  effort: number;
  /** How it reads after a length: "8 min at threshold". */
  note: string;
}

const word = (effort: number, note: string): EffortWord => ({ effort, note });

/** Words for how hard, by sport; the fractions are those of the planner's own workouts. */
export const EFFORT_WORDS: Readonly<Record<ZonedSport, Readonly<Record<string, EffortWord>>>> = {
  run: tableOf({
    gentle: word(0.7, 'very easy'),
    easy: word(0.78, 'easy'),
    steady: word(0.85, 'steady'),
    tempo: word(0.9, 'at tempo'),
    threshold: word(1, 'at threshold'),
    vo2max: word(1.08, 'hard'),
  }),
  bike: tableOf({
    gentle: word(0.54, 'very easy'),
    easy: word(0.66, 'easy'),
    steady: word(0.72, 'steady'),
    tempo: word(0.8, 'at tempo'),
    threshold: word(0.97, 'at threshold'),
    vo2max: word(1.1, 'hard'),
  }),
  swim: tableOf({
    gentle: word(0.75, 'very easy'),
    easy: word(0.81, 'easy'),
    steady: word(0.87, 'steady'),
    tempo: word(0.945, 'strong and steady'),
    css: word(1, 'at critical swim speed'),
    vo2max: word(1.06, 'fast'),
  }),
};

/** Most effort, fraction of threshold, of a step that is taken as warm-up, recovery or cool-down by its place. */
const EASY_TOP: Readonly<Record<ZonedSport, number>> = { run: 0.8, bike: 0.68, swim: 0.83 };

export const isEasy = (sport: ZonedSport, effort: number): boolean => effort <= EASY_TOP[sport];

/** Threshold speed taken for a distance without a time, metres per second: 5:00 /km, 34 km/h, 1:48 /100 m [D]. */
const REFERENCE_SPEED: Readonly<Record<ZonedSport, number>> = { run: 1000 / 300, bike: 34 / 3.6, swim: 100 / 108 };

/** Whole seconds that a distance takes at an effort where the athlete's own speed is not known. */
export function referenceSeconds(sport: ZonedSport, distanceM: number, effort: number): number {
  return Math.ceil(distanceM / (REFERENCE_SPEED[sport] * effort) - 1e-6);
}

export const METRIC_OF: Readonly<Record<ZonedSport, TargetMetric>> = { run: 'thrSpeed', bike: 'ftp', swim: 'css' };

/** How a measure is written after a percentage. */
export const METRIC_WORDS: Readonly<Record<string, TargetMetric>> = tableOf({
  pace: 'thrSpeed',
  ftp: 'ftp',
  css: 'css',
  hr: 'lthr',
});

/** As if each threshold were measured: targets are ranges around the effort. */
export const EVERY_THRESHOLD = { ftp: 1, runThresholdSpeed: 1, css: 1, lthr: 1 };

export const rangeAround = (sport: ZonedSport, kind: StepKind, effort: number): StepTarget =>
  targetOf(sport, { kind, effort }, EVERY_THRESHOLD);

export const feelingOf = (sport: ZonedSport, effort: number): StepTarget => {
  const { lo, hi } = rpeOf(sport, effort);
  return { metric: 'rpe', lo, hi };
};

/** Effort in the middle of each of the zones that perceived exertion has words for. */
export const EFFORT_OF_ZONE: Readonly<Record<ZonedSport, readonly number[]>> = {
  run: [0.7, 0.8, 0.9, 1, 1.08, 1.12, 1.2],
  bike: [0.5, 0.66, 0.82, 0.97, 1.12, 1.3, 1.6],
  swim: [0.75, 0.85, 0.94, 1, 1.06, 1.12, 1.2],
};

/** Effort that feels like this, fraction of threshold. */
export function effortOfFeeling(sport: ZonedSport, { lo, hi }: RpeRange): number {
  const middle = (lo + hi) / 2;
  const zone = RPE_OF_ZONE.findIndex((range) => middle <= range.hi);
  return EFFORT_OF_ZONE[sport][zone === -1 ? RPE_OF_ZONE.length - 1 : zone]!;
}

export const LIFTING: Pick<Step, 'effort'> & { work: StepTarget; calm: StepTarget } = {
  effort: STRENGTH_EFFORT,
  work: { metric: 'rpe', lo: 5.5, hi: 6.5 },
  calm: { metric: 'rpe', lo: 1, hi: 2 },
};

/** Seconds taken for one repetition of an exercise [D]. */
export const SECONDS_PER_REPETITION = 4;
