import {
  EASY_EFFORT,
  RUN_WALK_BELOW_WEEKLY_MINUTES,
  RUN_WALK_FIRST_RUN_MINUTES,
  RUN_WALK_LAST_RUN_MINUTES,
  WALK_EFFORT,
} from '../../constants/workouts.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import type { EnduranceTemplate, Part } from './template.ts';

/** Beginners who run less than an hour a week, and runners coming back from a bone injury, run and walk in turns. */
export function needsRunWalk({ experienceLevel, weeklyMinutesOfSport }: WorkoutRequest, walkRun: boolean): boolean {
  return walkRun || (experienceLevel === 'beginner' && weeklyMinutesOfSport < RUN_WALK_BELOW_WEEKLY_MINUTES);
}

/** Minutes of running before each minute of walking in this week: 3, 4, … 10. */
function runMinutes(weekInPlan: number): number {
  return Math.min(RUN_WALK_LAST_RUN_MINUTES, RUN_WALK_FIRST_RUN_MINUTES + Math.max(0, weekInPlan));
}

export const RUN_WALK: Pick<EnduranceTemplate, 'name' | 'why'> = {
  name: 'Run and walk',
  why: 'Walking breaks let you stay out longer while your legs get used to running; begin them before you need them.',
};

/** Running and walking in turns for exactly `minutes`; what is left over is walked first. */
export function runWalkPart(minutes: number, weekInPlan: number): Part {
  const running = Math.min(runMinutes(weekInPlan), Math.max(1, minutes - 1));
  const times = Math.floor(minutes / (running + 1));
  const walked = minutes - times * (running + 1);
  const walk = (kind: 'warmup' | 'recovery', length: number) =>
    ({ kind, sec: length * 60, effort: WALK_EFFORT, note: 'walk' }) as const;
  const run = { kind: 'work', sec: running * 60, effort: EASY_EFFORT.run, note: 'easy run' } as const;
  return {
    sport: 'run',
    elements: [
      { piece: walk('warmup', walked), min: 0, grows: false },
      { reps: times, work: run, rest: walk('recovery', 1), restAfterLast: true },
    ],
  };
}
