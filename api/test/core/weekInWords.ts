import type { ScheduledWorkout } from '../../core/rules/context.ts';
import { HARD, LONG, type Made } from './madeWeeks.ts';

const changedBefore = (inputs: Record<string, string | number>): Partial<ScheduledWorkout> => ({
  reasons: [{ code: 'READINESS_AMBER', text: '', source: 'checkIn', inputs: { op: 'ease', ...inputs } }],
});

const WORDS: Readonly<Record<string, Partial<ScheduledWorkout>>> = {
  hard: HARD,
  fast: { isHard: true, intensity: 'vo2max' },
  moderate: { intensity: 'moderate' },
  long: LONG,
  done: { status: 'completed' },
  skipped: { status: 'skipped' },
  locked: { locked: true },
  /** Hard in the plan, made easy since. */
  gentle: changedBefore({ intensityBefore: 'threshold' }),
  /** An hour and a half in the plan, made shorter since. */
  cut: changedBefore({ durationBefore: 90 }),
};

/** "tue run 60 hard, wed swim 40 later": the days, sports and minutes of workouts, and what else is to be known; later: a week after. */
export const weekOf = (text: string): Made[] =>
  text.split(', ').map((each) => {
    const [day, workoutType, minutes, ...words] = each.split(' ');
    const over = words.filter((word) => word !== 'later').map((word) => WORDS[word]!);
    return [day as Made[0], workoutType!, Number(minutes), Object.assign({}, ...over), words.includes('later') ? 1 : 0];
  });
