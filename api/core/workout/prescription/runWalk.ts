import {
  EASY_EFFORT,
  RUN_WALK_AFTER_INJURY,
  RUN_WALK_MINUTES,
  UNBROKEN_MINUTES,
  WALK_EFFORT,
} from '../../constants/workouts.ts';
import type { SportRestriction } from '../../codes/injury.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import type { EnduranceTemplate, Part } from './template.ts';

type Walker = Pick<WorkoutRequest, 'isNewRunner' | 'weekInPlan'>;
type Walking = Pick<SportRestriction, 'walkRun' | 'walkRunWeek'>;

/**
 * People who hardly run yet, and runners coming back from a bone injury or after birth, run and walk in turns: the first in what is longer than they run without a
 * break by then.
 */
export function needsRunWalk(minutes: number, walker: Walker, walking: Walking): boolean {
  const { isNewRunner = false, weekInPlan } = walker;
  if (walking.walkRun) return true;
  return isNewRunner && weekInPlan < RUN_WALK_MINUTES.length && minutes > runMinutes(walker, walking);
}

const NO_INJURY: Walking = { walkRun: false, walkRunWeek: null };

/** Does somebody who hardly ran before the plan run without a break by now for as long as a hard run lasts? */
export const runsUnbroken = (walker: Walker): boolean =>
  walker.isNewRunner !== true || runMinutes(walker, NO_INJURY) >= UNBROKEN_MINUTES;

/** Minutes of running before each minute of walking in this week. */
function runMinutes({ isNewRunner = false, weekInPlan }: Walker, { walkRunWeek }: Walking): number {
  const rung = walkRunWeek ?? Math.max(0, weekInPlan) + (isNewRunner ? 0 : RUN_WALK_AFTER_INJURY);
  return RUN_WALK_MINUTES[Math.min(rung, RUN_WALK_MINUTES.length - 1)]!;
}

export const RUN_WALK: Pick<EnduranceTemplate, 'name' | 'why'> = {
  name: 'Run and walk',
  why: 'Walking breaks let you stay out longer while your legs get used to running; begin them before you need them.',
};

/** Walking before the first run up to which it is a warm-up. */
const LONG_WALK_SEC = 240;

/** Seconds of each run, and how many: of the most that may be run at once, or as many shorter ones where much would be left to walk. */
function turnsOf(minutes: number, most: number): { running: number; times: number } {
  const running = 60 * Math.min(most, Math.max(1, minutes - 1));
  const times = Math.floor((60 * minutes) / (running + 60));
  const left = 60 * minutes - times * (running + 60);
  if (left <= Math.max(LONG_WALK_SEC, running / 2)) return { running, times };
  return { running: 60 * Math.floor(minutes / (times + 1) - 1), times: times + 1 };
}

/** Running and walking in turns for exactly `minutes`; what is left over is walked first. */
export function runWalkPart(minutes: number, walker: Walker, walking: Walking): Part {
  const { running, times } = turnsOf(minutes, runMinutes(walker, walking));
  const walked = 60 * minutes - times * (running + 60);
  const walk = (kind: 'warmup' | 'recovery', sec: number) =>
    ({ kind, sec, effort: WALK_EFFORT, note: 'walk' }) as const;
  const run = { kind: 'work', sec: running, effort: EASY_EFFORT.run, note: 'easy run' } as const;
  return {
    sport: 'run',
    elements: [
      { piece: walk('warmup', walked), min: 0, grows: false },
      { reps: times, work: run, rest: walk('recovery', 60) },
    ],
  };
}

export const WALK: Pick<EnduranceTemplate, 'name' | 'why'> = {
  name: 'Walk',
  why: 'Walking keeps you moving while running has to wait, and is what running is built on again.',
};

export const walkPart = (minutes: number): Part => ({
  sport: 'run',
  elements: [{ piece: { kind: 'work', sec: 60 * minutes, effort: WALK_EFFORT, note: 'walk' }, min: 0, grows: false }],
});
