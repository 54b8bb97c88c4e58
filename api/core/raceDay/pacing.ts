import type { RaceType } from '../codes/race.ts';
import type { RaceLegKind } from '../codes/raceDay.ts';
import { RACE_DRAG_AREA, RACE_EFFORT_DRIFT } from '../constants/prediction.ts';
import { RIDE_CAP, SPLIT_STEPS } from '../constants/raceDay.ts';
import { BIKE_RACE_EFFORT } from '../constants/workouts.ts';
import { solveRising } from '../prediction/solve.ts';
import { type Course, cutAt, type Stretch, stretchesOf } from './course.ts';
import type { RaceLeg } from './raceLegs.ts';
import { type PacedRide, pacedRide, wattsOfFlat } from './ridePower.ts';
import { courseCost, pacedRun } from './runPace.ts';

/** Up to a border of a leg. */
export interface Split {
  /** Metres from the start of the leg. */
  toM: number;
  /** Seconds from the split before. */
  seconds: number;
  /** Seconds from the start of the race. */
  clockSec: number;
  /** Metres climbed in it. */
  gainM: number;
  /** Mean watts; null: no ride. */
  watts: number | null;
}

/** A leg with its times, before they are whole seconds. */
export interface PacedLeg {
  kind: RaceLegKind;
  distanceM: number | null;
  seconds: number;
  /** Normalised power; null: no ride. */
  watts: number | null;
  /** Watts that the climbs of the ride do not pass; null: no ride, or a flat one. */
  mostWatts: number | null;
  splits: readonly { toM: number; seconds: number; gainM: number; watts: number | null }[];
  /** What the course takes more than a flat one at the same effort. */
  courseSec: number;
  /** What the ride takes more than the goal, at the most that was trained; 0: nothing. */
  overGoalSec: number;
}

/** Metres from the start at which a leg is split, the finish last. */
export function bordersOf(distanceM: number): number[] {
  const [, every] = SPLIT_STEPS.find(([upTo]) => distanceM <= upTo)!;
  const count = Math.ceil(distanceM / every - 0.001);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? distanceM : (index + 1) * every));
}

const gainOf = (stretches: readonly Stretch[]): number =>
  Math.round(stretches.reduce((sum, { lengthM, grade }) => sum + lengthM * Math.max(0, grade), 0));

const plain = { watts: null, mostWatts: null, courseSec: 0, overGoalSec: 0 };

interface RunOf {
  distanceM: number;
  course: Course | null;
  /** Seconds that it takes on flat ground, of a goal those of the course. */
  flatSeconds: number;
  isGoal: boolean;
}

/** A run at the effort that takes so long on the flat: what the course takes more is counted in, but in a goal. */
export function runLeg({ distanceM, course, flatSeconds, isGoal }: RunOf): PacedLeg {
  const stretches = stretchesOf(course, distanceM);
  const borders = bordersOf(distanceM);
  const cost = courseCost(stretches);
  const seconds = isGoal ? flatSeconds : flatSeconds * cost;
  const clocks = pacedRun(stretches, borders, seconds);
  return {
    ...plain,
    kind: 'RUN',
    distanceM,
    seconds,
    splits: cutAt(stretches, borders).map((pieces, index) => ({
      toM: borders[index]!,
      seconds: clocks[index]! - (clocks[index - 1] ?? 0),
      gainM: gainOf(pieces),
      watts: null,
    })),
    courseSec: seconds * (1 - 1 / cost),
  };
}

export function swimLeg(distanceM: number, seconds: number, isAlone: boolean): PacedLeg {
  const borders = isAlone ? bordersOf(distanceM) : [distanceM];
  return {
    ...plain,
    kind: 'SWIM',
    distanceM,
    seconds,
    splits: borders.map((toM, index) => ({
      toM,
      seconds: (seconds * (toM - (borders[index - 1] ?? 0))) / distanceM,
      gainM: 0,
      watts: null,
    })),
  };
}

export const changeLeg = (seconds: number): PacedLeg => ({
  ...plain,
  kind: 'CHANGE',
  distanceM: null,
  seconds,
  splits: [],
});

interface RideOf {
  raceType: RaceType;
  distanceM: number;
  course: Course | null;
  /** Seconds that it takes on flat ground. */
  seconds: number;
  ftp: number | null;
  /** The seconds are a goal: the course is ridden in them, as far as the effort was trained. */
  isGoal: boolean;
}

const GOAL_HALVINGS = 10;

/** A ride at the power that takes so long on the flat; what the course takes more is counted in. */
export function rideLeg({ raceType, distanceM, course, seconds, ftp, isGoal }: RideOf): PacedLeg {
  const dragArea = RACE_DRAG_AREA[raceType]!;
  const stretches = stretchesOf(course, distanceM);
  const flat = wattsOfFlat(distanceM, seconds, dragArea);
  const usual = ftp === null ? flat : Math.max(flat, ftp * BIKE_RACE_EFFORT[raceType]!);
  const most = usual * (1 + RACE_EFFORT_DRIFT);
  const rideAt = (watts: number): PacedRide => {
    const overThreshold = ftp === null ? Infinity : ftp * RIDE_CAP.overThreshold;
    const cap = Math.max(watts, Math.min(watts * RIDE_CAP.overRace, overThreshold));
    return pacedRide(stretches, watts, { dragArea, cap });
  };
  const watts =
    course !== null && isGoal
      ? solveRising(1 / seconds, [flat * 0.8, most], (each) => 1 / rideAt(each).seconds, GOAL_HALVINGS)
      : flat;
  const ride = rideAt(watts);
  // the last halvings leave a second or two: the goal is the goal
  const isReached = isGoal && Math.abs(ride.seconds - seconds) < 0.005 * seconds;
  const factor = course === null || isReached ? seconds / ride.seconds : 1;
  const borders = bordersOf(distanceM);
  const splits = cutAt(stretches, borders).map((pieces, index) => {
    const parts = pieces.map(({ lengthM, grade }) => ({ lengthM, ...ride.metre(grade) }));
    const took = parts.reduce((sum, each) => sum + each.lengthM * each.seconds, 0);
    const work = parts.reduce((sum, each) => sum + each.lengthM * each.seconds * each.watts, 0);
    return { toM: borders[index]!, seconds: took * factor, gainM: gainOf(pieces), watts: Math.round(work / took) };
  });
  const highest = Math.max(...stretches.map(({ grade }) => ride.metre(grade).watts));
  return {
    kind: 'RIDE',
    distanceM,
    seconds: splits.reduce((sum, each) => sum + each.seconds, 0),
    watts: Math.round(ride.normalisedPower),
    mostWatts: course === null ? null : Math.round(highest),
    splits,
    courseSec: isReached ? 0 : ride.seconds * factor - seconds,
    overGoalSec: isGoal && !isReached ? Math.max(0, ride.seconds - seconds) : 0,
  };
}

/** A leg in whole seconds. */
export interface ClockedLeg extends Omit<PacedLeg, 'splits'> {
  /** Seconds from the start of the race to its end. */
  clockSec: number;
  splits: readonly Split[];
}

/** Whole seconds on the clock of the race: what is shown adds up. */
export function onTheClock(legs: readonly PacedLeg[]): ClockedLeg[] {
  let exact = 0;
  let shown = 0;
  return legs.map((leg) => {
    const begun = shown;
    const splits = leg.splits.map((split): Split => {
      exact += split.seconds;
      const before = shown;
      shown = Math.round(exact);
      return { ...split, seconds: shown - before, clockSec: shown };
    });
    if (leg.splits.length === 0) {
      exact += leg.seconds;
      shown = Math.round(exact);
    }
    return { ...leg, seconds: shown - begun, clockSec: shown, splits };
  });
}

export const needsWalking = (leg: RaceLeg, course: Course | null, grade: number): boolean =>
  leg.kind === 'RUN' && course !== null && stretchesOf(course, leg.distanceM!).some((each) => each.grade >= grade);

export const hasDescent = (leg: RaceLeg, course: Course | null, grade: number): boolean =>
  leg.kind === 'RUN' && course !== null && stretchesOf(course, leg.distanceM!).some((each) => each.grade <= grade);
