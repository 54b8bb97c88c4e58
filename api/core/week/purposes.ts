import type { Inputs, Reason, ReasonCode } from '../codes/reason.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import { decodeId } from '../units/ids.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { partsOf, SPORT_OF } from '../workout/sport.ts';
import { isTest } from '../workout/thresholdTest.ts';
import { isEasyThroughout } from './reasons.ts';

type Purpose = (told: Inputs, workout: ScheduledWorkout) => boolean;

const isEasy: Purpose = (_, { isHard }) => !isHard;
const isHard: Purpose = (_, workout) => workout.isHard;
const isLong: Purpose = (_, workout) => workout.isLong;
const isMoreThanEasy: Purpose = (_, workout) => !isEasyThroughout(workout);
const isOfType =
  (type: ScheduledWorkout['workoutType']): Purpose =>
  (_, { workoutType }) =>
    workoutType === type;

const isOnRung: Purpose = ({ family, rung }, { templateId }) => {
  const place = rungOfId(templateId);
  return place !== null && place.family === family && place.rung + 1 === rung;
};

/** A brick is of each of its sports. */
const isOfSport = (sport: Inputs[string] | undefined, { workoutType }: ScheduledWorkout): boolean =>
  partsOf(workoutType).some((type) => SPORT_OF[type] === sport);

/** One that the planner has made anew comes from its own ladders; what a person wrote over it still began there. */
const isFromLibrary: Purpose = ({ scheduledDate }, { templateId }) =>
  scheduledDate !== undefined || templateId === null || decodeId('library', templateId) !== null;

/** What a workout must be for the reason to be one of it, whatever lies around it. */
const PURPOSES: Partial<Record<ReasonCode, Purpose>> = {
  PHASE_KEY: isMoreThanEasy,
  PHASE_OPENER: isMoreThanEasy,
  PHASE_EASY: isEasy,
  PHASE_RECOVERY: isEasy,
  PHASE_STEADY: (_, workout) => !workout.isHard && !isEasyThroughout(workout),
  PHASE_LONG: isLong,
  PHASE_BRICK: isOfType('brick'),
  PHASE_STRENGTH: isOfType('strength'),
  THRESHOLD_TEST: (_, { templateId }) => isTest(templateId),
  RUNG_UP: isOnRung,
  RUNG_DOWN: isOnRung,
  LIBRARY: isFromLibrary,
  INJURY_SUBSTITUTION: ({ to }, workout) => isOfSport(to, workout),
  COMPLEMENTARY_SPORT: ({ sport }, workout) => isOfSport(sport, workout),
  LONG_DAY: isLong,
  LONG_DAY_CHOSEN: isLong,
  LONG_DAY_BLOCKED: isLong,
  HARD_SPACING: isHard,
  STRENGTH_DAY: isOfType('strength'),
};

/** Does the reason speak of what the workout is? */
export const isOfPurpose = ({ code }: Reason): boolean => PURPOSES[code] !== undefined;

/** Is the workout what the reason says that it is there for? An eased test is no test any more. */
export const servesPurpose = ({ code, inputs }: Reason, workout: ScheduledWorkout): boolean =>
  PURPOSES[code]?.(inputs, workout) ?? true;
