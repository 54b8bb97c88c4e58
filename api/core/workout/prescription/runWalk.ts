import { EASY_EFFORT, RUN_WALK_AFTER_INJURY, RUN_WALK_MINUTES, WALK_EFFORT } from '../../constants/workouts.ts';
import type { SportRestriction } from '../../codes/injury.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import type { EnduranceTemplate, Part } from './template.ts';

type Walker = Pick<WorkoutRequest, 'isNewRunner' | 'weekInPlan'>;
type Walking = Pick<SportRestriction, 'walkRun' | 'walkRunWeek'>;

/** People who hardly run yet, and runners coming back from a bone injury or after birth, run and walk in turns. */
export function needsRunWalk({ isNewRunner = false, weekInPlan }: Walker, { walkRun }: Walking): boolean {
  return walkRun || (isNewRunner && weekInPlan < RUN_WALK_MINUTES.length);
}

/** Minutes of running before each minute of walking in this week. */
function runMinutes({ isNewRunner = false, weekInPlan }: Walker, { walkRunWeek }: Walking): number {
  const rung = walkRunWeek ?? Math.max(0, weekInPlan) + (isNewRunner ? 0 : RUN_WALK_AFTER_INJURY);
  return RUN_WALK_MINUTES[Math.min(rung, RUN_WALK_MINUTES.length - 1)]!;
}

export const RUN_WALK: Pick<EnduranceTemplate, 'name' | 'why'> = {
  name: 'Run and walk',
  why: 'Walking breaks let you stay out longer while your legs get used to running; begin them before you need them.',
};

/** Running and walking in turns for exactly `minutes`; what is left over is walked first. */
export function runWalkPart(minutes: number, walker: Walker, walking: Walking): Part {
  const running = 60 * Math.min(runMinutes(walker, walking), Math.max(1, minutes - 1));
  const times = Math.floor((60 * minutes) / (running + 60));
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
