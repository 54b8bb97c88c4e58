import type { Thresholds } from '../../athlete/athlete.ts';
import {
  ASSUMED_CSS,
  BEGINNER_EFFORT_CAP,
  BEGINNER_NO_VO2MAX_WEEKS,
  MAIN_SET_LIMITS,
  MAX_STRETCH,
  RUN_RACE_EFFORT,
  SWIM_RACE_EFFORT,
} from '../../constants/workouts.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { scaledPart, workSeconds, workSecondsOf } from './scale.ts';
import { type EnduranceTemplate, isSet, type Part, type Piece } from './template.ts';

type Athlete = Pick<WorkoutRequest, 'experienceLevel' | 'weekInPlan' | 'raceType'> & { thresholds: Thresholds | null };

function raceEffort(sport: ZonedSport, { raceType }: Athlete): number | undefined {
  if (raceType === null || sport === 'bike') return undefined;
  return sport === 'run' ? RUN_RACE_EFFORT[raceType] : SWIM_RACE_EFFORT[raceType];
}

/** A swum distance takes the athlete's own time; slow swimmers swim less so that no interval gets much longer. */
function swumBy(piece: Piece, athlete: Athlete): Piece {
  if (piece.distanceM === undefined) return piece;
  const speed = (athlete.thresholds?.css ?? ASSUMED_CSS[athlete.experienceLevel]) * piece.effort;
  const longest = Math.floor((MAX_STRETCH * piece.sec * speed) / 25) * 25;
  const distanceM = Math.max(25, Math.min(piece.distanceM, longest));
  return { ...piece, distanceM, sec: Math.ceil(distanceM / speed) };
}

/** The piece with the athlete's own race pace, swim time and, for new beginners, nothing above threshold. */
function ownPiece(sport: ZonedSport, piece: Piece, athlete: Athlete): Piece {
  const gentle = athlete.experienceLevel === 'beginner' && athlete.weekInPlan < BEGINNER_NO_VO2MAX_WEEKS;
  const paced = piece.racePace === true ? (raceEffort(sport, athlete) ?? piece.effort) : piece.effort;
  const effort = gentle ? Math.min(BEGINNER_EFFORT_CAP, paced) : paced;
  return swumBy(effort === piece.effort ? piece : { ...piece, effort }, athlete);
}

function ownPart({ sport, elements }: Part, athlete: Athlete): Part {
  return {
    sport,
    // in place: a function with a name of its own, made for every workout, costs more than its work
    elements: elements.map((element) => {
      if (!isSet(element)) return element;
      const { reps, work, rest, restAfterLast } = element;
      return { reps, work: ownPiece(sport, work, athlete), rest, restAfterLast };
    }),
  };
}

/** The template in exactly these seconds per part, its main set within the limits; null when it does not fit. */
export function fittedParts(
  template: EnduranceTemplate,
  seconds: readonly number[],
  request: WorkoutRequest,
): readonly Part[] | null {
  const parts = template.parts.map((part) => ownPart(part, request));
  const { limit } = template;
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
