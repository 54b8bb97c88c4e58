import { isLongWorkoutDay, roomOf } from './dayRules.ts';
import { type Draft, type Placed, placedOn, type WeekContext } from './draft.ts';
import { shortestHard } from './keySports.ts';
import { lengthRule } from './weekRules.ts';

/** May the long workout last so long? What is short by its share of the week alone may. */
function mayLast(context: WeekContext, { day, draft }: Placed, minutes: number): boolean {
  if (roomOf(day) < minutes - draft.minutes || (draft.maxRule !== 'long-share' && draft.max < minutes)) return false;
  const rule = context.rules === null ? null : lengthRule(context, draft);
  return rule === null || rule.minutes >= minutes;
}

const isOrdinary = ({ isLong, role, race }: Draft): boolean =>
  !isLong && race === null && (role === 'easy' || role === 'key');

/** In a loading week the long workout of a sport changes lengths with an ordinary one of it that outlasts it. Did any? */
export function longestOfSport(context: WeekContext): boolean {
  let changed = false;
  if (context.week.kind !== 'load') return changed;
  const placed = placedOn(context.days);
  for (const long of placed) {
    const { draft } = long;
    if (draft.role !== 'long' || !draft.isLong) continue;
    const longer = placed.filter(
      (each) => each.draft.workoutType === draft.workoutType && each.draft.minutes > draft.minutes,
    );
    // one that lies where long ones belong stands for it
    if (longer.some(({ day }) => isLongWorkoutDay(context, day))) continue;
    for (const { draft: other } of longer) {
      if (other.minutes <= draft.minutes || !isOrdinary(other)) continue;
      if (other.role === 'key' && draft.minutes < shortestHard(context.week)) continue;
      if (!mayLast(context, long, other.minutes)) continue;
      [draft.minutes, other.minutes] = [other.minutes, draft.minutes];
      draft.max = Math.max(draft.max, draft.minutes);
      changed = true;
    }
  }
  return changed;
}
