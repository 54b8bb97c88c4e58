import type { Thresholds } from '../../athlete/athlete.ts';
import { EFFORT_WORDS, isEasy } from '../stepText/words.ts';
import type { Block, Step, StepKind } from '../workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { FitLap, FitLeg } from './fitFile.ts';
import { stepOfEffort } from './stepOfEffort.ts';
import { easyReference, effortOfPulse, type Measure, plainEffort, thresholdOf } from './targetEffort.ts';

/** Laps that differ less are one stretch, fraction of threshold [D]. */
const SAME_EFFORT = 0.05;
/** Laps shorter than this are presses of the button by mistake, seconds. */
const MIN_LAP_SEC = 5;
/** Slower than this is standing, fraction of threshold. */
const STANDING_STILL = 0.3;

/** What tells best how hard it was, by sport; the first that most laps have, with a threshold to hold it against where there is one. */
const MEASURES: Readonly<Record<ZonedSport, readonly Measure[]>> = {
  bike: ['power', 'heartRate', 'speed'],
  run: ['speed', 'heartRate', 'power'],
  swim: ['speed', 'heartRate', 'power'],
};

interface Stretch {
  kind: StepKind | null;
  sec: number;
  distanceM: number | null;
  effort: number;
}

/** A length that reads well: 5 seconds, from five minutes on half minutes, from ten on whole ones. */
function plainSeconds(sec: number): number {
  const grid = sec >= 570 ? 60 : sec >= 300 ? 30 : 5;
  return Math.max(5, Math.round(sec / grid) * grid);
}

function lapsOf({ laps, movingSec, distanceM, averagePower, averageHeartRate }: FitLeg): readonly FitLap[] {
  const speed = distanceM === null ? null : distanceM / movingSec;
  const all: FitLap = {
    movingSec,
    distanceM,
    power: averagePower,
    heartRate: averageHeartRate,
    speed,
    cadence: null,
    kind: null,
  };
  const real = laps.filter((lap) => lap.movingSec >= MIN_LAP_SEC);
  return real.length > 0 ? real : [all];
}

/** What the laps are held against each other by. */
export function measureOf(leg: FitLeg, sport: ZonedSport, thresholds: Thresholds): Measure | undefined {
  const laps = lapsOf(leg);
  const measures = MEASURES[sport].filter((each) => 2 * laps.filter((lap) => lap[each] !== null).length >= laps.length);
  return measures.find((each) => thresholdOf(each, sport, thresholds) !== null) ?? measures[0];
}

function stretchesOf(leg: FitLeg, sport: ZonedSport, thresholds: Thresholds): Stretch[] {
  const shown = lapsOf(leg);
  const measure = measureOf(leg, sport, thresholds);
  const known = measure ? thresholdOf(measure, sport, thresholds) : null;
  const reference =
    measure &&
    (known ??
      easyReference(
        shown.map((lap) => lap[measure] ?? 0),
        sport,
      ));
  const easy = EFFORT_WORDS[sport].easy!.effort;
  const stretches = shown.map((lap) => {
    const value = measure ? lap[measure] : null;
    const fraction = value !== null && reference ? value / reference : null;
    const stood = measure !== 'heartRate' && fraction !== null && fraction < STANDING_STILL * (known ? 1 : easy);
    const effort =
      fraction === null
        ? easy
        : stood
          ? 0
          : plainEffort(known && measure === 'heartRate' ? effortOfPulse(sport, fraction) : fraction);
    return {
      kind: lap.kind,
      sec: lap.movingSec,
      distanceM: sport === 'swim' && effort > 0 ? lap.distanceM : null,
      effort,
    };
  });
  return joined(stretches);
}

/** Neighbours of one effort as one: a device cuts a lap at every kilometre. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const next of stretches) {
    const last = result.at(-1);
    const isSame =
      last !== undefined &&
      last.kind === next.kind &&
      Math.abs(last.effort - next.effort) <= SAME_EFFORT &&
      last.effort > 0 === next.effort > 0;
    if (!isSame) {
      result.push({ ...next });
      continue;
    }
    const sec = last.sec + next.sec;
    last.effort = plainEffort((last.effort * last.sec + next.effort * next.sec) / sec);
    last.distanceM = last.distanceM !== null && next.distanceM !== null ? last.distanceM + next.distanceM : null;
    last.sec = sec;
  }
  return result;
}

function kindIn(stretches: readonly Stretch[], index: number, sport: ZonedSport): StepKind {
  const { kind, effort } = stretches[index]!;
  if (effort === 0) return 'rest';
  if (kind !== null && kind !== 'rest') return kind;
  const isHardest = effort === Math.max(...stretches.map((each) => each.effort));
  if (!isEasy(sport, effort) || isHardest) return 'work';
  return index === 0 ? 'warmup' : index === stretches.length - 1 ? 'cooldown' : 'recovery';
}

const alike = (a: Step, b: Step): boolean =>
  a.kind === b.kind &&
  a.distanceM === b.distanceM &&
  a.durationSec === b.durationSec &&
  Math.abs(a.effort - b.effort) <= SAME_EFFORT / 2;

/** Steps that come again and again, as a block: work and rest in turns. */
function asBlocks(steps: readonly Step[]): (Step | Block)[] {
  const result: (Step | Block)[] = [];
  for (let at = 0; at < steps.length;) {
    const size = [2, 1].find((wide) => repeatsAt(steps, at, wide) >= 2) ?? 0;
    if (size === 0) {
      result.push(steps[at]!);
      at += 1;
      continue;
    }
    const repeat = repeatsAt(steps, at, size);
    result.push({ repeat, steps: steps.slice(at, at + size) });
    at += repeat * size;
  }
  return result;
}

function repeatsAt(steps: readonly Step[], at: number, size: number): number {
  let repeat = 1;
  const isAgain = (i: number) =>
    steps[at + repeat * size + i] !== undefined && alike(steps[at + i]!, steps[at + repeat * size + i]!);
  while (Array.from({ length: size }, (_, i) => i).every(isAgain)) repeat += 1;
  return repeat;
}

/** What was done, as steps: laps joined and rounded, efforts as fractions of threshold. `named`: each names its sport. */
export function lapsAsSteps(leg: FitLeg, sport: ZonedSport, thresholds: Thresholds, named: boolean): (Step | Block)[] {
  const stretches = stretchesOf(leg, sport, thresholds);
  const steps = stretches.map(({ sec, distanceM, effort }, index) => {
    const metres = distanceM === null ? null : Math.max(25, Math.round(distanceM / 25) * 25);
    const kind = kindIn(stretches, index, sport);
    return stepOfEffort({ kind, durationSec: plainSeconds(sec), distanceM: metres, note: null }, sport, effort, named);
  });
  return asBlocks(steps);
}
