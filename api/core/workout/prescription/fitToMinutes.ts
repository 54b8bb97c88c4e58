import type { Thresholds } from '../../athlete/athlete.ts';
import {
  BIKE_RACE_EFFORT,
  BEGINNER_EFFORT_CAP,
  BEGINNER_NO_VO2MAX_WEEKS,
  MAIN_SET_LIMITS,
  type MainSetLimit,
  RUN_RACE_EFFORT,
  SWIM_RACE_EFFORT,
  TAPER_WORK_FACTOR,
} from '../../constants/workouts.ts';
import type { RaceEfforts } from '../../prediction/planned.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { RaceType } from '../../codes/race.ts';
import { RACE_FAMILIES } from './keyFamilies.ts';
import { swimAsWritten, swumBy, withLeastWarmup } from './swim.ts';
import { exactPart, mainSetCap, scaledPart, workSeconds } from './scale.ts';
import {
  type EnduranceTemplate,
  type IntervalSet,
  isSet,
  type Part,
  partSeconds,
  type Piece,
  workSecondsOf,
} from './template.ts';

type Athlete = Pick<WorkoutRequest, 'experienceLevel' | 'weekInPlan' | 'raceType' | 'raceEfforts'> & {
  thresholds: Thresholds | null;
};

const RACE_EFFORTS: Readonly<Record<ZonedSport, Readonly<Partial<Record<RaceType, number>>>>> = {
  run: RUN_RACE_EFFORT,
  bike: BIKE_RACE_EFFORT,
  swim: SWIM_RACE_EFFORT,
};

/** Effort of that sport in the athlete's race; the race is done as it was trained. Undefined: the race does not hold the sport. */
export const raceEffort = (
  sport: ZonedSport,
  raceType: RaceType | null,
  own: RaceEfforts | undefined,
): number | undefined => (raceType === null ? undefined : (own?.[sport] ?? RACE_EFFORTS[sport][raceType]));

/** Is it of a family in which the athlete's own race is trained? */
function isOfRace({ family }: EnduranceTemplate, { raceType }: Athlete): boolean {
  if (family === undefined || raceType === null) return false;
  const { run, bike, swim, brick, repeats } = RACE_FAMILIES[raceType];
  return family === run || family === bike || family === swim || family === brick || family === repeats;
}

const isGentle = ({ experienceLevel, weekInPlan }: Athlete): boolean =>
  experienceLevel === 'beginner' && weekInPlan < BEGINNER_NO_VO2MAX_WEEKS;

/** How work at race effort says so: "at marathon pace", "at 70.3 power". */
const AT_RACE_EFFORT = /^at .*(?:pace|power|effort)/;

/**
 * The piece with the athlete's own race pace, swim time and, for new beginners, nothing above threshold. `isRaced`: it is of a family
 * in which the athlete's race is trained.
 */
function ownPiece(sport: ZonedSport, piece: Piece, athlete: Athlete, isRaced: boolean): Piece {
  const isPaced = piece.racePace === true || (isRaced && AT_RACE_EFFORT.test(piece.note));
  const raced = isPaced ? raceEffort(sport, athlete.raceType, athlete.raceEfforts) : undefined;
  const paced = raced ?? piece.effort;
  const effort = isGentle(athlete) ? Math.min(BEGINNER_EFFORT_CAP, paced) : paced;
  return swumBy(pacedBy(piece, effort, raced !== undefined), athlete);
}

function pacedBy(piece: Piece, effort: number, racePace: boolean): Piece {
  if (effort === piece.effort && racePace === (piece.racePace ?? false)) return piece;
  const { kind, sec, distanceM, note } = piece;
  return { kind, sec, distanceM, effort, note, racePace };
}

/** Is the piece the same for every athlete? */
const isCommon = ({ racePace = false, distanceM }: Piece): boolean => !racePace && distanceM === undefined;

function areCommon(elements: Part['elements']): boolean {
  for (const element of elements)
    if (isSet(element) && !(isCommon(element.work) && (element.rest === null || isCommon(element.rest)))) return false;
  return true;
}

function ownSet(sport: ZonedSport, { reps, work, rest }: IntervalSet, athlete: Athlete, isRaced: boolean): IntervalSet {
  const own = ownPiece(sport, work, athlete, isRaced);
  return { reps, work: own, rest: rest?.kind === 'work' ? ownPiece(sport, rest, athlete, false) : rest };
}

function ownPart(part: Part, athlete: Athlete, isRaced: boolean): Part {
  const { sport, elements } = part;
  // most are: nothing of them is written anew
  if (!isRaced && !isGentle(athlete) && areCommon(elements)) return part;
  return {
    sport,
    elements: elements.map((element) => (isSet(element) ? ownSet(sport, element, athlete, isRaced) : element)),
  };
}

/** Seconds of each part: the first ride and the last run of a brick take what those between them leave. */
function secondsOfParts(parts: readonly Part[], [first = 0, last = 0]: readonly number[]): readonly number[] {
  if (parts.length < 2) return [first];
  const between = { run: 0, bike: 0, swim: 0 };
  const seconds: number[] = [];
  for (const part of parts.slice(1, -1)) {
    const own = partSeconds(part);
    seconds.push(own);
    between[part.sport] += own;
  }
  return [first - between[parts[0]!.sport], ...seconds, last - between[parts.at(-1)!.sport]];
}

/** The template in exactly these seconds, a brick's for riding and running, its main set within the limits; null when it does not fit. */
export function fittedParts(
  template: EnduranceTemplate,
  seconds: readonly number[],
  request: WorkoutRequest,
): readonly Part[] | null {
  const { limit, isExact = false } = template;
  // of swims the times are the athlete's own, of rides and runs the efforts alone, which they take once they fit
  const parts = template.workoutType === 'swim' ? ownSwim(template, seconds[0]!, request) : template.parts;
  const each = secondsOfParts(parts, seconds);
  const fitted = isExact ? exactParts(parts, each, limit, request) : sizedParts(parts, each, limit, request);
  if (fitted === null) return null;
  const isRaced = isOfRace(template, request);
  return fitted.map((part) => (part.sport === 'swim' ? swimAsWritten(part, request) : ownPart(part, request, isRaced)));
}

function ownSwim(template: EnduranceTemplate, seconds: number, request: WorkoutRequest): readonly Part[] {
  const isRaced = isOfRace(template, request);
  return template.parts.map((part) => withLeastWarmup(ownPart(part, request, isRaced), seconds, request));
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
  const nominal = parts.map(({ elements }) => workSecondsOf(elements));
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
    let work = 0;
    for (const { sport, elements } of parts) if (sport === parts[0]!.sport) work += workSecondsOf(elements);
    if (work > most + 1) return null;
  }
  const fitted: Part[] = [];
  for (const [i, part] of parts.entries()) {
    const exact = exactPart(part, seconds[i]!);
    if (exact === null) return null;
    fitted.push(exact);
  }
  return fitted;
}
