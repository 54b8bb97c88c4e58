import type { Thresholds } from '../../athlete/athlete.ts';
import {
  ASSUMED_CSS,
  BIKE_RACE_EFFORT,
  BEGINNER_EFFORT_CAP,
  BEGINNER_NO_VO2MAX_WEEKS,
  MAIN_SET_LIMITS,
  type MainSetLimit,
  MAX_STRETCH,
  RUN_RACE_EFFORT,
  SWIM_RACE_EFFORT,
  TAPER_WORK_FACTOR,
} from '../../constants/workouts.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { RaceType } from '../../codes/race.ts';
import { RACE_FAMILIES } from './keyFamilies.ts';
import { exactPart, mainSetCap, scaledPart, workSeconds, workSecondsOf } from './scale.ts';
import { type EnduranceTemplate, type Flex, isSet, type Part, partSeconds, type Piece } from './template.ts';

type Athlete = Pick<WorkoutRequest, 'experienceLevel' | 'weekInPlan' | 'raceType' | 'runRaceEffort'> & {
  thresholds: Thresholds | null;
};

const RACE_EFFORTS: Readonly<Record<ZonedSport, Readonly<Partial<Record<RaceType, number>>>>> = {
  run: RUN_RACE_EFFORT,
  bike: BIKE_RACE_EFFORT,
  swim: SWIM_RACE_EFFORT,
};

/** Effort of that sport in the athlete's race; the race is run as it was trained. Undefined: the race does not hold the sport. */
export const raceEffort = (
  sport: ZonedSport,
  raceType: RaceType | null,
  runRaceEffort: number | undefined,
): number | undefined => {
  if (raceType === null) return undefined;
  return sport === 'run' && runRaceEffort !== undefined ? runRaceEffort : RACE_EFFORTS[sport][raceType];
};

/** Is it of a family in which the athlete's own race is trained? */
const isOfRace = ({ id }: EnduranceTemplate, { raceType }: Athlete): boolean =>
  raceType !== null && Object.values(RACE_FAMILIES[raceType]).some((family) => id.startsWith(`${family}/`));

/** A swum distance takes the athlete's own time; slow swimmers swim less so that no interval gets much longer. */
function swumBy(piece: Piece, athlete: Athlete): Piece {
  if (piece.distanceM === undefined) return piece;
  const speed = swimSpeed(athlete, piece.effort);
  const longest = Math.floor((MAX_STRETCH * piece.sec * speed) / 25) * 25;
  const distanceM = Math.max(25, Math.min(piece.distanceM, longest));
  return { ...piece, distanceM, sec: Math.ceil(distanceM / speed) };
}

/** The piece with the athlete's own race pace, swim time and, for new beginners, nothing above threshold. */
function ownPiece(sport: ZonedSport, piece: Piece, athlete: Athlete): Piece {
  const gentle = athlete.experienceLevel === 'beginner' && athlete.weekInPlan < BEGINNER_NO_VO2MAX_WEEKS;
  const raced = piece.racePace === true ? raceEffort(sport, athlete.raceType, athlete.runRaceEffort) : undefined;
  const paced = raced ?? piece.effort;
  const effort = gentle ? Math.min(BEGINNER_EFFORT_CAP, paced) : paced;
  const isRaced = raced !== undefined;
  const isOwn = effort !== piece.effort || isRaced !== (piece.racePace ?? false);
  return swumBy(isOwn ? { ...piece, effort, racePace: isRaced } : piece, athlete);
}

/** How work at race effort says so: "at marathon pace", "at 70.3 power". */
const AT_RACE_EFFORT = /^at .*(?:pace|power|effort)/;

const asRaced = (piece: Piece): Piece => (AT_RACE_EFFORT.test(piece.note) ? { ...piece, racePace: true } : piece);

function ownPart({ sport, elements }: Part, athlete: Athlete, isRaced: boolean): Part {
  return {
    sport,
    // in place: a function with a name of its own, made for every workout, costs more than its work
    elements: elements.map((element) => {
      if (!isSet(element)) return element;
      const { reps, work, rest } = element;
      const own = ownPiece(sport, isRaced ? asRaced(work) : work, athlete);
      return { reps, work: own, rest: rest?.kind === 'work' ? ownPiece(sport, rest, athlete) : rest };
    }),
  };
}

/** Seconds of each part: the first ride and the last run of a brick take what those between them leave. */
function secondsOfParts(parts: readonly Part[], [first = 0, last = 0]: readonly number[]): readonly number[] {
  if (parts.length < 2) return [first];
  const own = parts.map((part, i) => (i === 0 || i === parts.length - 1 ? 0 : partSeconds(part)));
  const between = (sport: Part['sport']) =>
    own.reduce((sum, seconds, i) => sum + (parts[i]!.sport === sport ? seconds : 0), 0);
  own[0] = first - between(parts[0]!.sport);
  own[own.length - 1] = last - between(parts.at(-1)!.sport);
  return own;
}

/** The template in exactly these seconds, a brick's for riding and running, its main set within the limits; null when it does not fit. */
export function fittedParts(
  template: EnduranceTemplate,
  seconds: readonly number[],
  request: WorkoutRequest,
): readonly Part[] | null {
  const parts = template.parts.map((part) => ownPart(part, request, isOfRace(template, request)));
  const { limit, isExact = false } = template;
  const each = secondsOfParts(parts, seconds);
  const fitted = isExact ? exactParts(parts, each, limit, request) : sizedParts(parts, each, limit, request);
  return fitted?.map((part) => (part.sport === 'swim' ? inLengths(part, request) : part)) ?? null;
}

/** The parts with their main set sized to the athlete and the time; a brick of several rides is done as it is written or not at all. */
function sizedParts(
  parts: readonly Part[],
  seconds: readonly number[],
  limit: MainSetLimit | null,
  request: WorkoutRequest,
): readonly Part[] | null {
  if (parts.length > 2) return null;
  const minWorkSec = limit === null ? 45 : MAIN_SET_LIMITS[limit].minWorkSec;
  const nominal = parts.map(({ elements }) => workSecondsOf(elements.filter(isSet)));
  const leading = parts[0]!.elements.find(isSet);
  const allowed = limit === null || leading === undefined ? null : workSeconds(limit, leading, request);
  const scaled: Part[] = [];
  for (const [i, part] of parts.entries()) {
    // the run of a brick keeps its proportion to the ride's main set
    const workSec =
      allowed === null ? null : i === 0 ? allowed : Math.min(nominal[i]!, (allowed * nominal[i]!) / nominal[0]!);
    const fitted = scaledPart(part, seconds[i]!, workSec, minWorkSec);
    if (fitted === null) return null;
    scaled.push(fitted);
  }
  return scaled;
}

/** The parts as they are written, where they fit the time and what one workout of the athlete may hold. */
function exactParts(
  parts: readonly Part[],
  seconds: readonly number[],
  limit: MainSetLimit | null,
  request: WorkoutRequest,
): readonly Part[] | null {
  if (limit !== null) {
    const easing = request.kind === 'taper' || request.kind === 'race' ? TAPER_WORK_FACTOR : 1;
    const most = 60 * easing * mainSetCap(limit, request);
    const limited = parts.filter(({ sport }) => sport === parts[0]!.sport);
    if (workSecondsOf(limited.flatMap(({ elements }) => elements.filter(isSet))) > most + 1) return null;
  }
  const fitted: Part[] = [];
  for (const [i, part] of parts.entries()) {
    const exact = exactPart(part, seconds[i]!);
    if (exact === null) return null;
    fitted.push(exact);
  }
  return fitted;
}

/** A pool's length, and the least that is swum easily without a stop, metres. */
const LENGTH = 25;

const swimSpeed = ({ thresholds, experienceLevel }: Athlete, effort: number): number =>
  (thresholds?.css ?? ASSUMED_CSS[experienceLevel]) * effort;

/** Rests at the wall are read off the clock of a pool, seconds. */
const CLOCK = 5;

/** The swim with its easy time in whole lengths; the seconds that they leave are rested at the wall before the main set. */
function inLengths({ sport, elements }: Part, athlete: Athlete): Part {
  let rest = 0;
  const swum = elements.map((element) => {
    if (isSet(element) || element.piece.distanceM !== undefined) return element;
    const { piece } = element;
    const speed = swimSpeed(athlete, piece.effort);
    const distanceM = Math.floor((piece.sec * speed) / LENGTH) * LENGTH;
    const sec = Math.min(piece.sec, Math.ceil(distanceM / speed));
    rest += piece.sec - sec;
    return { ...element, piece: { ...piece, sec, ...(distanceM > 0 && { distanceM }) } };
  });
  const paced = longestSlower(swum, rest % CLOCK);
  const rested = paced === swum ? rest : rest - (rest % CLOCK);
  if (rested === 0) return { sport, elements: paced };
  const pause: Flex = { piece: { kind: 'rest', sec: rested, effort: 0, note: 'rest' }, min: 0, grows: false };
  const at = Math.max(1, paced.findIndex(isSet));
  return { sport, elements: [...paced.slice(0, at), pause, ...paced.slice(at)] };
}

/** The longest easy swim takes some seconds more for its lengths; the same elements where nothing is swum easily. */
function longestSlower(elements: Part['elements'], sec: number): Part['elements'] {
  const swims = elements.filter((each): each is Flex => !isSet(each) && each.piece.distanceM !== undefined);
  const [longest] = [...swims].sort((a, b) => b.piece.sec - a.piece.sec);
  if (longest === undefined) return elements;
  const slower = { ...longest, piece: { ...longest.piece, sec: longest.piece.sec + sec } };
  return elements.map((each) => (each === longest ? slower : each));
}
