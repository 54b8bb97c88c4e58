import type { Thresholds } from '../../athlete/athlete.ts';
import type { ExperienceLevel } from '../../codes/athlete.ts';
import { ASSUMED_CSS, EASY_EFFORT, MAX_STRETCH } from '../../constants/workouts.ts';
import {
  COOLDOWN,
  EASY_REPEATS,
  type EasyRepeat,
  MIN_PAUSE,
  REPEATS,
  SPEED_OF_REPEATS,
  WARMUP,
} from '../../constants/swims.ts';
import { swumDistance } from './swumDistance.ts';
import { type Flex, type IntervalSet, isSet, type Part, partSeconds, type Piece, setsSeconds } from './template.ts';

export interface Swimmer {
  experienceLevel: ExperienceLevel;
  thresholds: Thresholds | null;
}

/** A pool's length, and the least that is swum easily without a stop, metres. */
const LENGTH = 25;
/** Rests at the wall are read off the clock of a pool, seconds. */
const CLOCK = 5;

const cssOf = ({ thresholds, experienceLevel }: Swimmer): number => thresholds?.css ?? ASSUMED_CSS[experienceLevel];

const swimSpeed = (swimmer: Swimmer, effort: number): number => cssOf(swimmer) * effort;

/** Whole metres of the lengths that are swum in that time. */
const metresIn = (sec: number, speed: number): number => Math.floor((sec * speed) / LENGTH) * LENGTH;

// written out: a field added after a spread costs microseconds in Node 20
function swimOf({ kind, effort, note, racePace }: Piece, sec: number, distanceM: number): Piece {
  return { kind, sec, distanceM: distanceM > 0 ? distanceM : undefined, effort, note, racePace };
}

/** A swum distance takes the athlete's own time; slow swimmers swim less so that no interval gets much longer. */
export function swumBy(piece: Piece, swimmer: Swimmer): Piece {
  if (piece.distanceM === undefined) return piece;
  const speed = swimSpeed(swimmer, piece.effort);
  const longest = metresIn(MAX_STRETCH * piece.sec, speed);
  const distanceM = piece.distanceM <= longest ? piece.distanceM : Math.max(LENGTH, swumDistance(longest));
  return swimOf(piece, Math.ceil(distanceM / speed), distanceM);
}

/** The swim with a warm-up that is worth the name, as far as it is long enough. */
export function withLeastWarmup({ sport, elements }: Part, seconds: number, swimmer: Swimmer): Part {
  const [first, ...others] = elements;
  if (first === undefined || isSet(first) || first.piece.kind !== 'warmup') return { sport, elements };
  const { piece, grows } = first;
  const least = Math.min(WARMUP.mostOfShort * seconds, Math.ceil(WARMUP.min / swimSpeed(swimmer, piece.effort)));
  return { sport, elements: [{ piece, min: Math.max(first.min, Math.ceil(least)), grows }, ...others] };
}

/**
 * The swim as it is written on the board: a warm-up and a cool-down of usual length, the spare time in easy repeats after the main
 * set, everything in whole lengths.
 */
export function swimAsWritten(part: Part, swimmer: Swimmer): Part {
  const { sport, elements } = part;
  const [warmup] = elements;
  const cooldown = elements.at(-1)!;
  if (warmup === undefined || isSet(warmup) || isSet(cooldown) || warmup === cooldown) return inLengths(part, swimmer);
  const sets = elements.filter(isSet);
  const seconds = partSeconds(part);
  const spare = seconds - setsSeconds(sets);
  const before = warmupSeconds(warmup, seconds, spare - cooldown.min, swimmer);
  const speed = swimSpeed(swimmer, cooldown.piece.effort);
  const after = Math.max(cooldown.min, Math.min(spare - before, Math.ceil(COOLDOWN.usual / speed)));
  const filled = withEasyRepeats(sets, spare - before - after, swimmer);
  const left = seconds - setsSeconds(filled) - before;
  // a warm-up takes what a cool-down would be too long for
  const more = Math.min(left - Math.ceil(COOLDOWN.max / speed), mostWarmup(warmup, seconds, swimmer) - before);
  const warmed = wholeLengths(warmup, before + Math.max(0, more), swimmer);
  const swum: Part = {
    sport,
    elements: [sized(warmup, warmed), ...filled, sized(cooldown, left + before - warmed)],
  };
  return inLengths(swum, swimmer);
}

const sized = ({ piece, min, grows }: Flex, sec: number): Flex => ({ piece: { ...piece, sec }, min, grows });

/** The time of the lengths in those seconds; of the lengths that a hard swim needs there must be all of its minutes. */
function wholeLengths({ piece, min }: Flex, sec: number, swimmer: Swimmer): number {
  const speed = swimSpeed(swimmer, piece.effort);
  return Math.max(min, Math.ceil(metresIn(sec, speed) / speed));
}

function warmupSeconds(warmup: Flex, seconds: number, most: number, swimmer: Swimmer): number {
  const speed = swimSpeed(swimmer, warmup.piece.effort);
  const metres = Math.floor((WARMUP.share * seconds * speed) / WARMUP.grid) * WARMUP.grid;
  const wanted = Math.ceil(Math.min(WARMUP.max, Math.max(WARMUP.min, metres)) / speed);
  return Math.min(most, Math.max(warmup.min, wanted));
}

const mostWarmup = ({ piece }: Flex, seconds: number, swimmer: Swimmer): number =>
  Math.min(WARMUP.mostShare * seconds, WARMUP.max / swimSpeed(swimmer, piece.effort));

/** More repetitions where the main set ends with easy ones, then repeats of their own. */
function withEasyRepeats(sets: readonly IntervalSet[], seconds: number, swimmer: Swimmer): readonly IntervalSet[] {
  const last = sets.at(-1);
  let left = seconds;
  let before = sets;
  if (last?.work.note === 'easy' && last.rest !== null) {
    const each = last.work.sec + last.rest.sec;
    const more = Math.min(last.reps, Math.floor(left / each));
    left -= more * each;
    before = [...sets.slice(0, -1), { reps: last.reps + more, work: last.work, rest: last.rest }];
  }
  const repeats = easyRepeats(left, swimmer);
  return repeats === null ? before : [...before, repeats];
}

/** As many as there is time for, of a length that suits the swimmer; null: there is time for none. */
function easyRepeats(seconds: number, swimmer: Swimmer): IntervalSet | null {
  const usual = usualRepeat(swimmer);
  const shorter = EASY_REPEATS.findIndex((repeat, i) => i >= usual && timesIn(seconds, repeat, swimmer) >= REPEATS.min);
  if (shorter < 0) return null;
  let chosen = EASY_REPEATS[shorter]!;
  if (timesIn(seconds, chosen, swimmer) > REPEATS.max) {
    const longer = EASY_REPEATS.findLast((repeat, i) => i < usual && timesIn(seconds, repeat, swimmer) <= REPEATS.max);
    chosen = longer ?? EASY_REPEATS[0]!;
  }
  const { distanceM, restSec } = chosen;
  const sec = secondsOf(chosen, swimmer);
  return {
    reps: timesIn(seconds, chosen, swimmer),
    work: { kind: 'recovery', sec, distanceM, effort: EASY_EFFORT.swim, note: 'easy' },
    rest: { kind: 'rest', sec: restSec, effort: 0, note: 'rest' },
  };
}

const timesIn = (seconds: number, repeat: EasyRepeat, swimmer: Swimmer): number =>
  Math.floor(seconds / (secondsOf(repeat, swimmer) + repeat.restSec));

const secondsOf = ({ distanceM }: EasyRepeat, swimmer: Swimmer): number =>
  Math.ceil(distanceM / swimSpeed(swimmer, EASY_EFFORT.swim));

function usualRepeat(swimmer: Swimmer): number {
  const css = swimmer.experienceLevel === 'beginner' ? 0 : cssOf(swimmer);
  return SPEED_OF_REPEATS.findIndex((least) => css >= least);
}

/** The swim with its easy time in whole lengths; of the seconds that they leave some are rested at the wall before the main set, where there is one. */
function inLengths({ sport, elements }: Part, swimmer: Swimmer): Part {
  let rest = 0;
  const swum = elements.map((element) => {
    if (isSet(element) || element.piece.distanceM !== undefined) return element;
    const { piece } = element;
    const speed = swimSpeed(swimmer, piece.effort);
    const distanceM = metresIn(piece.sec, speed);
    const sec = Math.min(piece.sec, Math.max(element.min, Math.ceil(distanceM / speed)));
    rest += piece.sec - sec;
    return { piece: swimOf(piece, sec, distanceM), min: element.min, grows: element.grows };
  });
  const wanted = rest < MIN_PAUSE || !swum.some(isSet) ? 0 : rest - (rest % CLOCK);
  const paced = longestSlower(swum, rest - wanted);
  const rested = paced === swum ? rest : wanted;
  if (rested === 0) return { sport, elements: paced };
  const pause: Flex = { piece: { kind: 'rest', sec: rested, effort: 0, note: 'rest' }, min: 0, grows: false };
  const at = Math.max(1, paced.findIndex(isSet));
  return { sport, elements: [...paced.slice(0, at), pause, ...paced.slice(at)] };
}

/** The longest easy swim takes some seconds more for its lengths; the same elements where nothing is swum easily. */
function longestSlower(elements: Part['elements'], sec: number): Part['elements'] {
  let longest: Flex | null = null;
  for (const each of elements)
    if (!isSet(each) && each.piece.distanceM !== undefined && (longest === null || each.piece.sec > longest.piece.sec))
      longest = each;
  if (longest === null) return elements;
  const { piece, min, grows } = longest;
  const slower = { piece: { ...piece, sec: piece.sec + sec }, min, grows };
  return elements.map((each) => (each === longest ? slower : each));
}
