import { mayHold, roomOf } from './dayRules.ts';
import { type Draft, placedOn, type WeekContext } from './draft.ts';
import { isTooLate } from './overdue.ts';
import { cheapest, put } from './place.ts';

/**
 * Finds days for up to so many workouts that found none: one that lies where they may moves to another day as it is, and they take its
 * place, shortened where need be.
 */
export function makeRoom(context: WeekContext, drafts: readonly Draft[], lacking: number, limit: number): void {
  let left = lacking;
  for (const draft of drafts) if (left > 0 && takesPlace(context, draft, limit)) left -= 1;
}

function takesPlace(context: WeekContext, draft: Draft, limit: number): boolean {
  const { minutes, lengthRule } = draft;
  return placedOn(context.days).some(({ day, draft: other }) => {
    if (other.role !== 'easy' || other.isLong) return false;
    const before = day.drafts;
    day.drafts = before.filter((each) => each !== other);
    if (mayHold(context, day, draft, limit) && !isTooLate(context, day, draft)) {
      put(day, draft);
      const to = cheapest(
        context,
        other,
        limit,
        context.days.filter((each) => each !== day && roomOf(each) >= other.minutes),
      );
      if (to !== undefined) {
        put(to, other);
        return true;
      }
      Object.assign(draft, { minutes, lengthRule, dayIndex: null });
    }
    day.drafts = before;
    return false;
  });
}
