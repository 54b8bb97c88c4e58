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

/** Who comes back from an injury runs by now for as long as that without a break. */
export function isWhole(minutes: number, walker: Walker, walking: Walking): boolean {
  const most = runMinutes(walker, walking);
  return most >= UNBROKEN_MINUTES && minutes <= most;
}

const walk = (kind: 'warmup' | 'recovery', sec: number) => ({ kind, sec, effort: WALK_EFFORT, note: 'walk' }) as const;
const run = (sec: number) => ({ kind: 'work', sec, effort: EASY_EFFORT.run, note: 'easy run' }) as const;

/** As long as may be run at once, and what is left: walked before, or run after a minute of walking. */
function oneBreak(minutes: number, most: number): Part['elements'] {
  const left = 60 * (minutes - most);
  const whole = { piece: run(60 * most), min: 0, grows: false };
  if (left <= LONG_WALK_SEC) return [{ piece: walk('warmup', left), min: 0, grows: false }, whole];
  return [
    whole,
    { piece: walk('recovery', 60), min: 0, grows: false },
    { piece: run(left - 60), min: 0, grows: false },
  ];
}

/** Running and walking in turns for exactly `minutes`; what is left over is walked first. No run ends with the minute that should have broken it. */
export function runWalkPart(minutes: number, walker: Walker, walking: Walking): Part {
  const most = runMinutes(walker, walking);
  if (most >= UNBROKEN_MINUTES && minutes < 2 * (most + 1)) return { sport: 'run', elements: oneBreak(minutes, most) };
  const { running, times } = turnsOf(minutes, most);
  return {
    sport: 'run',
    elements: [
      { piece: walk('warmup', 60 * minutes - times * (running + 60)), min: 0, grows: false },
      { reps: times, work: run(running), rest: walk('recovery', 60) },
    ],
  };
}

/** An easy run of exactly `minutes`. */
export const wholeRunPart = (minutes: number): Part => ({
  sport: 'run',
  elements: [{ piece: run(60 * minutes), min: 0, grows: false }],
});

export const WHOLE_RUN: Pick<EnduranceTemplate, 'name' | 'why'> = {
  name: 'Easy run',
  why: 'You run so long without a break by now; walk a minute whenever your legs ask for it.',
};

export const WALK: Pick<EnduranceTemplate, 'name' | 'why'> = {
  name: 'Walk',
  why: 'Walking keeps you moving while running has to wait, and is what running is built on again.',
};

export const walkPart = (minutes: number): Part => ({
  sport: 'run',
  elements: [{ piece: { kind: 'work', sec: 60 * minutes, effort: WALK_EFFORT, note: 'walk' }, min: 0, grows: false }],
});
