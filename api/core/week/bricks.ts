import { mayRunOffBike } from '../athlete/injuries.ts';
import { BRICK_MIN_RIDE, BRICK_MIN_RUN, BRICK_RUN, BRICK_WEEK_HOURS, type BrickRun } from '../constants/bricks.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { inFives } from '../workout/inFives.ts';
import type { Draft, WeekContext } from './draft.ts';
import { holdsRace, keptWorkouts } from './frequency.ts';

/**
 * Minutes to run off the bike in this week's brick; 0 for a week without one. The long ride becomes the brick: every
 * second base week, every build, race-specific and peak week, and once, short, in the taper. A step-back week of base or build keeps the
 * brick of the loading week before it.
 * `rideMinutes` are those of the long ride, `runMinutes` all of the week, `runLimit` the longest run allowed.
 */
export function brickRunMinutes(
  context: WeekContext,
  rideMinutes: number,
  runMinutes: number,
  runLimit: number,
): number {
  const wanted = wantedRun(context);
  if (wanted === null || rideMinutes < BRICK_MIN_RIDE) return 0;
  // at least one run of its own stays, and in an easier week those that it keeps
  const most = Math.min(
    wanted,
    runLimit,
    context.restrictions.run.capMinutes ?? Infinity,
    runMinutes - MIN_WORKOUT * Math.max(1, keptWorkouts(context, 'running') - 1),
    Math.floor(rideMinutes / 2),
  );
  if (most >= BRICK_MIN_RUN) return inFives(most);
  return needsBrick(context) && Math.min(runLimit, runMinutes) >= BRICK_MIN_RUN ? BRICK_MIN_RUN : 0;
}

/** Race-specific weeks of some hours hold a brick, step-back weeks among them. */
export const needsBrick = ({ raceType, week }: WeekContext): boolean =>
  raceType !== null &&
  BRICK_RUN[raceType] !== undefined &&
  week.phaseType === 'race-specific' &&
  week.plannedHours >= BRICK_WEEK_HOURS;

/** Is the run off the bike, if the week has one, one of so many runs that it has or keeps? It then needs no place of its own. */
export function isOneOfRuns(context: WeekContext, runs: number): boolean {
  const kept = keptWorkouts(context, 'running');
  return runs > 1 && runs >= (kept || 3);
}

/** Places of their own that the week's runs do not need: that off the bike. */
export function runsOffBike(context: WeekContext, runs = 0): number {
  const isOne = context.week.kind === 'load' ? isOneOfRuns(context, runs) : keptWorkouts(context, 'running') > 1;
  return Number(isOne && (wantedRun(context) ?? 0) > 0);
}

/** Minutes of running that the phase asks for off the bike, 0 in weeks without; null: the week has no brick. */
function wantedRun(context: WeekContext): number | null {
  const { raceType, restrictions } = context;
  if (raceType === null || !mayRunOffBike(restrictions) || restrictions.bike.banned) return null;
  const run = BRICK_RUN[raceType];
  if (run === undefined || (holdsRace(context) && !needsBrick(context))) return null;
  return runOfPhase(context, run);
}

function runOfPhase({ week, weekInPhase, memory }: WeekContext, run: BrickRun): number {
  const isKept = week.kind === 'step' && memory.lastLoad?.byType.brick !== undefined;
  switch (week.phaseType) {
    case 'base':
      return isKept || (week.kind === 'load' && weekInPhase % 2 === 1) ? run.base : 0;
    case 'build':
      return isKept || week.kind === 'load' ? run.build : 0;
    case 'race-specific':
    case 'peak':
      return week.kind === 'load' && weekInPhase % 2 === 1 ? run.long : run.specific;
    case 'taper':
      return weekInPhase === 0 ? run.taper : 0;
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
