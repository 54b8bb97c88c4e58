import type { Thresholds } from '../../athlete/athlete.ts';
import { durationText } from '../prescription/describe.ts';
import { flattenSteps, isBlock } from '../prescription/stepSums.ts';
import type { Block, Step } from '../workout.ts';
import { cut } from './fitPlan.ts';
import {
  type FiledWorkout,
  type FileReport,
  hasDistances,
  isRest,
  Losses,
  withThresholds,
  wordsOfStep,
} from './report.ts';
import { timeText } from '../../units/timeText.ts';

const MAX_TEXT_BYTES = 200;
const MAX_NAME_BYTES = 80;
const MAX_DESCRIPTION_BYTES = 2000;

/** Words on the screen, seconds after the segment begins. */
export interface ZwoText {
  at: number;
  text: string;
}

/** Power is a fraction of FTP, or of the pace over 10 km. */
export type ZwoSegment = { texts: readonly ZwoText[] } & (
  | { kind: 'warmup' | 'steady' | 'cooldown'; seconds: number; power: number }
  | { kind: 'free'; seconds: number }
  | {
      kind: 'intervals';
      repeat: number;
      on: { seconds: number; power: number };
      off: { seconds: number; power: number };
    }
);

export interface ZwoPlan {
  name: string;
  description: string;
  sport: 'bike' | 'run';
  segments: readonly ZwoSegment[];
}

const WHY_NOT = {
  swim: 'Zwift has no swimming.',
  strength: 'Zwift has no strength training.',
  brick: 'A Zwift workout is of one sport: ride and run of a brick do not fit into one file.',
  race: 'A race is raced, not followed step by step.',
} as const;

/** A workout as a Zwift workout; null: Zwift has nothing for it. */
export function zwoPlanOf(
  workout: FiledWorkout,
  thresholds: Thresholds | null,
): { plan: ZwoPlan | null; report: FileReport } {
  const { workoutType: sport } = workout;
  if (sport !== 'bike' && sport !== 'run')
    return { plan: null, report: { format: 'zwo', fidelity: 'unsupported', notes: [WHY_NOT[sport]] } };
  const losses = new Losses();
  if (sport === 'run')
    losses.add('Zwift reckons running from your pace over 10 km, which stands here for threshold pace.');
  if (hasDistances(workout.steps)) losses.add(`Distances become times: ${distanceExample(workout)}.`);
  const segments = withThresholds(workout, thresholds).flatMap((entry) =>
    isBlock(entry) ? blockSegments(entry, thresholds, losses) : [segmentOf(entry, thresholds, losses)],
  );
  if (segments.length === 0) {
    losses.add(`It has no steps: the file is one free stretch of ${timeText(workout.duration)}.`);
    segments.push({ kind: 'free', seconds: workout.duration * 60, texts: [] });
  }
  const plan = {
    name: cut(workout.description, MAX_NAME_BYTES) || 'Workout',
    description: cut(workout.instructions.replaceAll('\n', ' / '), MAX_DESCRIPTION_BYTES),
    sport,
    segments,
  };
  return { plan, report: losses.report('zwo') };
}

function distanceExample({ steps }: FiledWorkout): string {
  const step = flattenSteps(steps).find(({ distanceM }) => distanceM !== undefined)!;
  return `${step.distanceM} m is ${durationText(step.durationSec)}`;
}

const rounded = (power: number) => Math.round(power * 1000) / 1000;

/** The middle of the range, or the planned effort where the target is no part of FTP or threshold pace. */
function powerOf(step: Step, losses: Losses): number {
  const { metric, lo, hi } = step.target;
  if (metric === 'ftp' || metric === 'thrSpeed') {
    if (lo !== hi) losses.add('Zwift steers by one number: the middle of each range.');
    return rounded((lo + hi) / 2);
  }
  losses.add(
    metric === 'lthr'
      ? 'Heart rate targets become the power or pace that goes with them.'
      : 'Perceived effort becomes the power or pace that was planned with it.',
  );
  return rounded(step.effort);
}

/** A hint, and the target where it is not power already. */
function textsOf(step: Step, at: number, thresholds: Thresholds | null): ZwoText[] {
  const isPower = step.target.metric === 'ftp' || step.target.metric === 'thrSpeed';
  const text = cut(wordsOfStep(step, thresholds, !isPower), MAX_TEXT_BYTES);
  return text === '' ? [] : [{ at, text }];
}

function segmentOf(step: Step, thresholds: Thresholds | null, losses: Losses): ZwoSegment {
  const { durationSec: seconds } = step;
  const texts = textsOf(step, 0, thresholds);
  if (isRest(step)) return { kind: 'free', seconds, texts };
  const kind = step.kind === 'warmup' || step.kind === 'cooldown' ? step.kind : 'steady';
  return { kind, seconds, power: powerOf(step, losses), texts };
}

/** A hard and an easy part over and over are one segment there; all else is written out. */
function blockSegments({ repeat, steps }: Block, thresholds: Thresholds | null, losses: Losses): ZwoSegment[] {
  const [on, off] = steps;
  if (repeat < 2 || steps.length !== 2 || !on || !off || isRest(on) || isRest(off)) {
    return Array.from({ length: repeat }, () => steps.map((step) => segmentOf(step, thresholds, losses))).flat();
  }
  const part = (step: Step) => ({ seconds: step.durationSec, power: powerOf(step, losses) });
  return [
    {
      kind: 'intervals',
      repeat,
      on: part(on),
      off: part(off),
      texts: [...textsOf(on, 0, thresholds), ...textsOf(off, on.durationSec, thresholds)],
    },
  ];
}
