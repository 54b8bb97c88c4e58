import { BEGINNER_EASY_SHARE, EASY_SHARE, SHORT_WEEK_EASY_SHARE } from '../constants/hardDays.ts';
import { shortenEased } from './capEasy.ts';
import type { WeekContext } from './draft.ts';
import { easyShare } from './quality.ts';
import { chosenWorkoutOf } from './workouts.ts';
import type { BuiltWorkout } from './builtWorkout.ts';

/** Least share of the week's endurance time that stays easy. */
function neededShare({ week, limits }: WeekContext): number {
  if (week.plannedHours < 3) return SHORT_WEEK_EASY_SHARE;
  return limits.level === 'beginner' ? BEGINNER_EASY_SHARE : EASY_SHARE;
}

/** What easing changes of a workout. */
const stateOf = ({ draft: { role, isHard, keyIndex, minutes, lengthRule }, workout }: BuiltWorkout) => ({
  draft: { role, isHard, keyIndex, minutes, lengthRule },
  workout,
});

function become(entry: BuiltWorkout, { draft, workout }: ReturnType<typeof stateOf>): void {
  Object.assign(entry.draft, draft);
  entry.workout = workout;
}

/**
 * Key workouts, then long ones, become easy from the last on while too little of the week's time is easy. A key workout stays after all
 * where what came out easy after it leaves room for it. A taper keeps its first.
 */
export function easeByShare(context: WeekContext, built: readonly BuiltWorkout[]): void {
  const needed = neededShare(context);
  const keys = built.filter(({ draft }) => draft.role === 'key').sort((a, b) => b.draft.keyIndex - a.draft.keyIndex);
  const eased = [];
  for (const key of context.week.kind === 'taper' ? keys.slice(0, -1) : keys) {
    if (easyShare(built) >= needed) break;
    eased.push({ key, hard: stateOf(key) });
    Object.assign(key.draft, { role: key.draft.isLong ? 'long' : 'easy', isHard: false, keyIndex: 0 });
    key.workout = chosenWorkoutOf(context, key.draft);
    shortenEased(context, key);
  }
  for (const long of built.filter(({ draft }) => draft.role === 'long' && draft.isHard)) {
    if (easyShare(built) >= needed) break;
    long.draft.isHard = false;
    long.workout = chosenWorkoutOf(context, long.draft);
  }
  for (const { key, hard } of eased.reverse()) {
    const easy = stateOf(key);
    become(key, hard);
    if (easyShare(built) < needed) become(key, easy);
  }
}
