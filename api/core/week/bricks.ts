import { mayRunOffBike } from '../athlete/injuries.ts';
import { BRICK_MIN_RIDE, BRICK_MIN_RUN, BRICK_RUN, BRICK_WEEK_HOURS } from '../constants/bricks.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import type { Draft, WeekContext } from './draft.ts';

/**
 * Minutes to run off the bike in this week's brick; 0 for a week without one. The long ride becomes the brick: every
 * second base week, every build, race-specific and peak week, and once, short, in the taper.
 * `rideMinutes` are those of the long ride, `runMinutes` all of the week, `runLimit` the longest run allowed.
 */
export function brickRunMinutes(
  context: WeekContext,
  rideMinutes: number,
  runMinutes: number,
  runLimit: number,
): number {
  const { raceType, week, restrictions, races } = context;
  if (raceType === null || !mayRunOffBike(restrictions) || restrictions.bike.banned) return 0;
  const run = BRICK_RUN[raceType];
  if (run === undefined || rideMinutes < BRICK_MIN_RIDE) return 0;
  const isNeeded = needsBrick(context);
  if (!isNeeded && races.some(({ raceDate }) => raceDate >= week.weekStartDate && raceDate <= week.weekEndDate))
    return 0;
  const wanted = wantedRun(context, run);
  // at least one run of its own stays
  const most = Math.min(
    wanted,
    runLimit,
    restrictions.run.capMinutes ?? Infinity,
    runMinutes - MIN_WORKOUT,
    Math.floor(rideMinutes / 2),
  );
  if (most >= BRICK_MIN_RUN) return most;
  return isNeeded && Math.min(runLimit, runMinutes) >= BRICK_MIN_RUN ? BRICK_MIN_RUN : 0;
}

/** Race-specific weeks of some hours hold a brick, step-back weeks among them. */
export const needsBrick = ({ raceType, week }: WeekContext): boolean =>
  raceType !== null &&
  BRICK_RUN[raceType] !== undefined &&
  week.phaseType === 'race-specific' &&
  week.plannedHours >= BRICK_WEEK_HOURS;

function wantedRun(
  { week, weekInPhase }: WeekContext,
  run: { base: number; build: number; specific: number; long: number },
): number {
  switch (week.phaseType) {
    case 'base':
      return week.kind === 'load' && weekInPhase % 2 === 1 ? run.base : 0;
    case 'build':
      return week.kind === 'load' ? run.build : 0;
    case 'race-specific':
    case 'peak':
      return week.kind === 'load' && weekInPhase % 2 === 1 ? run.long : run.specific;
    case 'taper':
      return weekInPhase === 0 ? run.build : 0;
    case 'race':
    case 'recovery':
      return 0;
  }
}

/** A brick without its run. */
export function rideOf(brick: Draft): Draft {
  return {
    ...brick,
    workoutType: 'bike',
    role: 'long',
    isHard: false,
    brickRunMinutes: 0,
    minutes: brick.minutes - brick.brickRunMinutes,
    max: brick.max - brick.brickRunMinutes,
  };
}
