import type { Thresholds } from '../../athlete/athlete.ts';
import { METRES_PER_YARD, type PoolLength } from '../../units/displayUnits.ts';
import { isBlock, sportOf } from '../prescription/stepSums.ts';
import type { Step, StepKind } from '../workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { type FiledWorkout, type FileReport, isRest, Losses, withThresholds, wordsOfStep } from './report.ts';
import { timeText } from '../../units/timeText.ts';

/** More steps than many watches take [K]. */
const MAX_STEPS = 50;
/** Characters that fit on a watch's page of hints [D]. */
const MAX_HINT_BYTES = 200;
const MAX_NAME_BYTES = 40;

export type FitPlanSport = 'run' | 'bike' | 'pool' | 'openWater' | 'strength';

/** What to keep to, in plain units; the speed of a stroke is metres per second, as that of running. */
export type FitPlanTarget =
  | { of: 'nothing' }
  | { of: 'watts' | 'bpm' | 'speed' | 'fractionOfFtp'; lo: number; hi: number }
  | { of: 'stroke'; stroke: 'freestyle' | 'drill'; speed: { lo: number; hi: number } | null };

export interface FitPlanStep {
  kind: StepKind;
  name: string;
  /** Empty: none. */
  hint: string;
  end: { seconds: number } | { metres: number };
  target: FitPlanTarget;
}

/** Does the steps from number `from` on once more, until they were done `times` times. */
export interface FitPlanRepeat {
  from: number;
  times: number;
}

export interface FitPlanLeg {
  sport: FitPlanSport;
  /** Number of its first step, and how many there are, repeats counted. */
  first: number;
  count: number;
}

export interface FitPlanPool {
  /** Of one length. */
  metres: number;
  isYards: boolean;
}

const POOLS: Readonly<Record<PoolLength, FitPlanPool & { name: string }>> = {
  '25m': { metres: 25, isYards: false, name: '25 m pool' },
  '50m': { metres: 50, isYards: false, name: '50 m pool' },
  '25yd': { metres: 25 * METRES_PER_YARD, isYards: true, name: '25 yd pool' },
};

/** A workout file before it is bytes. */
export interface FitPlan {
  name: string;
  /** One, or several in order. */
  legs: readonly FitPlanLeg[];
  /** The pool that it is swum in; null: none. */
  pool: FitPlanPool | null;
  /** What its watts and beats are parts of, so that whoever reads them knows how hard they are; null: it has none. */
  thresholds: Pick<Thresholds, 'ftp' | 'lthr'> | null;
  steps: readonly (FitPlanStep | FitPlanRepeat)[];
}

/** What a device shows of a step without a note. */
export const STEP_NAMES: Readonly<Record<StepKind, string>> = {
  warmup: 'Warm up',
  work: 'Work',
  recovery: 'Recover',
  rest: 'Rest',
  cooldown: 'Cool down',
};
const utf8Bytes = (character: string): number => {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** As many whole characters as fit into the bytes, on one line. */
export function cut(text: string, mostBytes: number): string {
  const plain = text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  let bytes = 0;
  let kept = '';
  for (const character of plain) {
    bytes += utf8Bytes(character);
    if (bytes > mostBytes) return `${kept.trim()}`;
    kept += character;
  }
  return kept;
}

/**
 * A workout as a FIT workout: times, distances and repeats as they are, targets in watts, beats and speeds where the
 * athlete's thresholds are known, else in words. The report says what became of the rest.
 */
export function fitPlanOf(
  workout: FiledWorkout,
  thresholds: Thresholds | null,
  poolLength: PoolLength = '25m',
): { plan: FitPlan; report: FileReport } {
  const { name: poolName, ...pool } = POOLS[poolLength];
  const losses = new Losses();
  const steps: (FitPlanStep | FitPlanRepeat)[] = [];
  const legs: FitPlanLeg[] = [];
  const add = (sport: FitPlanSport, entries: readonly (FitPlanStep | FitPlanRepeat)[]) => {
    const last = legs.at(-1);
    if (last?.sport === sport) last.count += entries.length;
    else legs.push({ sport, first: steps.length, count: entries.length });
    steps.push(...entries);
  };
  for (const entry of withThresholds(workout, thresholds)) {
    const [first] = isBlock(entry) ? entry.steps : [entry];
    if (!first) continue;
    const made = (isBlock(entry) ? entry.steps : [entry]).map((step) =>
      planStep(step, workout, thresholds, losses, POOLS[poolLength]),
    );
    const again = isBlock(entry) && entry.repeat > 1 ? [{ from: steps.length, times: entry.repeat }] : [];
    add(sportOfLeg(first, workout), [...made, ...again]);
  }
  if (steps.length === 0) {
    losses.add(`It has no steps: the file is one stretch of ${timeText(workout.duration)}.`);
    add(sportOfLeg(null, workout), [
      {
        kind: 'work',
        name: STEP_NAMES.work,
        hint: shortened(workout.instructions, MAX_HINT_BYTES, losses),
        end: { seconds: workout.duration * 60 },
        target: { of: 'nothing' },
      },
    ]);
  }
  if (legs.length > 1)
    losses.add('The parts are one multisport workout: devices without multisport workouts cannot open it.');
  if (steps.length > MAX_STEPS)
    losses.add(`It has ${steps.length} steps: many watches take no more than ${MAX_STEPS}.`);
  const isPool = legs.some(({ sport }) => sport === 'pool');
  const hints = isPool ? [`Written for a ${poolName}, as your settings say.`] : [];
  return {
    plan: {
      name: cut(workout.description, MAX_NAME_BYTES) || 'Workout',
      legs,
      pool: isPool ? pool : null,
      thresholds: named(steps, thresholds),
      steps,
    },
    report: losses.report('fit', hints),
  };
}

/** The thresholds of the targets that are numbers. */
function named(steps: readonly (FitPlanStep | FitPlanRepeat)[], thresholds: Thresholds | null): FitPlan['thresholds'] {
  const has = (of: FitPlanTarget['of']) => steps.some((step) => 'target' in step && step.target.of === of);
  const ftp = has('watts') ? (thresholds?.ftp ?? null) : null;
  const lthr = has('bpm') ? (thresholds?.lthr ?? null) : null;
  return ftp === null && lthr === null ? null : { ftp, lthr };
}

function sportOfLeg(step: Step | null, { workoutType }: FiledWorkout): FitPlanSport {
  const sport = step
    ? sportOf(step, workoutType)
    : workoutType === 'bike' || workoutType === 'swim' || workoutType === 'strength'
      ? workoutType
      : 'run';
  if (sport === 'swim') return workoutType === 'swim' ? 'pool' : 'openWater';
  return sport ?? 'strength';
}

/** As `cut`, and says so where it cut. */
export function shortened(text: string, mostBytes: number, losses: Losses): string {
  const hint = cut(text, mostBytes);
  if (hint !== cut(text, Infinity)) losses.add('Long hints are shortened.');
  return hint;
}

function planStep(
  step: Step,
  workout: FiledWorkout,
  thresholds: Thresholds | null,
  losses: Losses,
  pool: (typeof POOLS)[PoolLength],
): FitPlanStep {
  const { kind, note, durationSec, distanceM } = step;
  const sport = sportOf(step, workout.workoutType);
  const isPool = sport === 'swim' && workout.workoutType === 'swim';
  const target = targetOf(step, sport, thresholds, losses);
  // the pace of a stroke is a second target, which not every watch shows
  const inWords = target.of === 'nothing' || target.of === 'stroke';
  // a pool is left at its ends
  const swum =
    distanceM === undefined || !isPool ? distanceM : Math.max(1, Math.round(distanceM / pool.metres)) * pool.metres;
  if (swum !== distanceM) losses.add(`Distances are whole lengths of a ${pool.name}.`);
  return {
    kind,
    name: cut(note ?? '', MAX_NAME_BYTES) || STEP_NAMES[kind],
    hint: shortened(wordsOfStep(step, thresholds, inWords), MAX_HINT_BYTES, losses),
    end: swum === undefined ? { seconds: durationSec } : { metres: swum },
    target,
  };
}

const NOTHING: FitPlanTarget = { of: 'nothing' };

function targetOf(step: Step, sport: ZonedSport | null, thresholds: Thresholds | null, losses: Losses): FitPlanTarget {
  if (sport === 'swim') return strokeOf(step, thresholds, losses);
  if (isRest(step)) return NOTHING;
  const { metric, lo, hi } = step.target;
  const range = (of: 'watts' | 'bpm' | 'speed' | 'fractionOfFtp', unit: number): FitPlanTarget => ({
    of,
    lo: lo * unit,
    hi: hi * unit,
  });
  switch (metric) {
    case 'ftp':
      if (thresholds?.ftp) return range('watts', thresholds.ftp);
      losses.add('No FTP on file: power is written as per cent of the FTP in your device.');
      return range('fractionOfFtp', 1);
    case 'thrSpeed':
      if (thresholds?.runThresholdSpeed) return range('speed', thresholds.runThresholdSpeed);
      losses.add('No threshold pace on file: pace is written in words.');
      return NOTHING;
    case 'lthr':
      if (thresholds?.lthr) return range('bpm', thresholds.lthr);
      losses.add('No threshold heart rate on file: heart rate is written in words.');
      return NOTHING;
    default:
      losses.add(feltBecause(sport, thresholds));
      return NOTHING;
  }
}

function feltBecause(sport: ZonedSport | null, thresholds: Thresholds | null): string {
  if (sport === 'bike' && !thresholds?.ftp)
    return 'No FTP on file: power targets are written as perceived effort, in words.';
  if (sport === 'run' && !thresholds?.runThresholdSpeed)
    return 'No threshold pace on file: pace targets are written as perceived effort, in words.';
  if (sport === 'swim' && !thresholds?.css)
    return 'No critical swim speed on file: pace targets are written as perceived effort, in words.';
  if (sport === null) return 'Exercises, repetitions and effort are written in words.';
  return 'Perceived effort is written in words: FIT has no target for it.';
}

function strokeOf(step: Step, thresholds: Thresholds | null, losses: Losses): FitPlanTarget {
  if (isRest(step)) return NOTHING;
  const stroke = /\bdrill/i.test(step.note ?? '') ? 'drill' : 'freestyle';
  const { metric, lo, hi } = step.target;
  if (metric === 'css' && thresholds?.css) {
    losses.add('Swim pace is a second target beside the stroke: watches without it show the pace as words.');
    return { of: 'stroke', stroke, speed: { lo: lo * thresholds.css, hi: hi * thresholds.css } };
  }
  losses.add(
    metric === 'rpe'
      ? feltBecause('swim', thresholds)
      : metric === 'css'
        ? 'No critical swim speed on file: pace is written in words.'
        : 'Heart rate in the water is written in words.',
  );
  return { of: 'stroke', stroke, speed: null };
}
