import type { Thresholds } from '../../athlete/athlete.ts';
import { flattenSteps, isBlock, sportOf } from '../prescription/stepSums.ts';
import type { Step, StepKind } from '../workout.ts';
import { cut, shortened, STEP_NAMES } from './fitPlan.ts';
import { type FiledWorkout, isRest, Losses, withThresholds, wordsOfStep } from './report.ts';
import { timeText } from '../../units/timeText.ts';

const MAX_NAME_BYTES = 80;
const MAX_DESCRIPTION_BYTES = 1000;
/** Targets are parts of a threshold: finer than a watt. */
const TARGET_DECIMALS = 1000;

type Intensity = 'wu' | 'active' | 'recover' | 'rest' | 'cd';
export interface WahooTarget {
  /** Parts of the threshold that the header names; rpe: from 1 to 10. */
  type: 'ftp' | 'threshold_speed' | 'threshold_hr' | 'rpe';
  low: number;
  high: number;
}

export interface WahooStep {
  name: string;
  exit_trigger_type: 'time' | 'distance';
  /** Seconds, or metres. */
  exit_trigger_value: number;
  intensity_type: Intensity;
  targets: readonly WahooTarget[];
}

export interface WahooRepeat {
  name: string;
  exit_trigger_type: 'repeat';
  /** Turns after the first. */
  exit_trigger_value: number;
  intensity_type: 'active';
  intervals: readonly WahooStep[];
}

/** A plan.json of version 1.0.0. */
export interface WahooPlan {
  header: {
    name: string;
    version: '1.0.0';
    description: string;
    duration_s: number;
    /** 0: cycling; 1: running. */
    workout_type_family: 0 | 1;
    /** 1: outdoors. */
    workout_type_location: 1;
    ftp?: number;
    threshold_hr?: number;
    threshold_speed?: number;
  };
  intervals: readonly (WahooStep | WahooRepeat)[];
}

const INTENSITIES: Readonly<Record<StepKind, Intensity>> = {
  warmup: 'wu',
  work: 'active',
  recovery: 'recover',
  rest: 'rest',
  cooldown: 'cd',
};

/** The metric of a step, the target that it becomes, the threshold that has to be on file, and what is lost without it. */
const TARGETS = {
  ftp: { type: 'ftp', threshold: 'ftp', lost: 'No FTP on file: power is written in words.' },
  thrSpeed: {
    type: 'threshold_speed',
    threshold: 'runThresholdSpeed',
    lost: 'No threshold pace on file: pace is written in words.',
  },
  lthr: {
    type: 'threshold_hr',
    threshold: 'lthr',
    lost: 'No threshold heart rate on file: heart rate is written in words.',
  },
} as const;

const rounded = (part: number) => Math.round(part * TARGET_DECIMALS) / TARGET_DECIMALS;
const effort = (rpe: number) => Math.min(10, Math.max(1, Math.round(rpe)));

function targetsOf(step: Step, thresholds: Thresholds | null, losses: Losses): WahooTarget[] {
  if (isRest(step)) return [];
  const { metric, lo, hi } = step.target;
  if (metric === 'rpe') return [{ type: 'rpe', low: effort(lo), high: effort(hi) }];
  if (metric === 'css') return [];
  const { type, threshold, lost } = TARGETS[metric];
  if (thresholds?.[threshold]) return [{ type, low: rounded(lo), high: rounded(hi) }];
  losses.add(lost);
  return [];
}

/** A ride or a run as a plan of Wahoo, and what is lost on the way, a sentence each; null: Wahoo has no plans for its sport. */
export function wahooPlanOf(
  workout: FiledWorkout,
  thresholds: Thresholds | null,
): { plan: WahooPlan; losses: readonly string[] } | null {
  const { workoutType: sport, duration, description, instructions } = workout;
  if (sport !== 'bike' && sport !== 'run') return null;
  const steps = withThresholds(workout, thresholds).filter((entry) => !isBlock(entry) || entry.steps.length > 0);
  if (flattenSteps(steps).some((step) => sportOf(step, sport) !== sport)) return null;
  const losses = new Losses();
  const stepOf = (step: Step): WahooStep => {
    const targets = targetsOf(step, thresholds, losses);
    const words = wordsOfStep(step, thresholds, targets.length === 0);
    return {
      name: shortened(words, MAX_NAME_BYTES, losses) || STEP_NAMES[step.kind],
      exit_trigger_type: step.distanceM === undefined ? 'time' : 'distance',
      exit_trigger_value: step.distanceM ?? step.durationSec,
      intensity_type: INTENSITIES[step.kind],
      targets,
    };
  };
  const intervals = steps.flatMap((entry): (WahooStep | WahooRepeat)[] => {
    if (!isBlock(entry)) return [stepOf(entry)];
    const turn = entry.steps.map(stepOf);
    if (entry.repeat <= 1) return turn;
    return [
      {
        name: `${entry.repeat} times`,
        exit_trigger_type: 'repeat',
        exit_trigger_value: entry.repeat - 1,
        intensity_type: 'active',
        intervals: turn,
      },
    ];
  });
  if (intervals.length === 0) losses.add(`It has no steps: the plan is one stretch of ${timeText(duration)}.`);
  const whole: WahooStep = {
    name: STEP_NAMES.work,
    exit_trigger_type: 'time',
    exit_trigger_value: duration * 60,
    intensity_type: 'active',
    targets: [],
  };
  const plan: WahooPlan = {
    header: {
      name: cut(description, MAX_NAME_BYTES) || 'Workout',
      version: '1.0.0',
      description: shortened(instructions, MAX_DESCRIPTION_BYTES, losses),
      duration_s: duration * 60,
      workout_type_family: sport === 'bike' ? 0 : 1,
      workout_type_location: 1,
      ...(thresholds?.ftp && sport === 'bike' && { ftp: thresholds.ftp }),
      ...(thresholds?.lthr && { threshold_hr: thresholds.lthr }),
      ...(thresholds?.runThresholdSpeed &&
        sport === 'run' && { threshold_speed: rounded(thresholds.runThresholdSpeed) }),
    },
    intervals: intervals.length > 0 ? intervals : [whole],
  };
  return { plan, losses: losses.sentences };
}
