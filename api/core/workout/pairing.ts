import type { Day } from '../calendar/calendar.ts';
import { compare } from '../units/compare.ts';

interface Placed {
  scheduledDate: Day;
  workoutType: string;
  description: string;
}

/** A workout before and after; null: there is none on that side. */
export interface Pair<T> {
  before: T | null;
  after: T | null;
}

/**
 * Which of the workouts that go becomes which of those that come: the same title or sport on the same day first, then the
 * same title in the same week, then what shares a day. Each workout is in one pair; in the order of the days.
 */
export function pairedWorkouts<T extends Placed>(
  gone: readonly T[],
  come: readonly T[],
  weekOf: (day: Day) => string,
): Pair<T>[] {
  const left = [...gone];
  const free = [...come];
  const pairs: Pair<T>[] = [];
  const rules: readonly ((a: T, b: T) => boolean)[] = [
    (a, b) => a.scheduledDate === b.scheduledDate && a.description === b.description,
    (a, b) => a.scheduledDate === b.scheduledDate && a.workoutType === b.workoutType,
    (a, b) =>
      weekOf(a.scheduledDate) === weekOf(b.scheduledDate) &&
      a.workoutType === b.workoutType &&
      a.description === b.description,
    (a, b) => a.scheduledDate === b.scheduledDate,
  ];
  for (const fits of rules) {
    for (const before of [...left]) {
      const after = free.find((each) => fits(before, each));
      if (after === undefined) continue;
      pairs.push({ before, after });
      left.splice(left.indexOf(before), 1);
      free.splice(free.indexOf(after), 1);
    }
  }
  pairs.push(...left.map((before) => ({ before, after: null })), ...free.map((after) => ({ before: null, after })));
  const dayOf = ({ before, after }: Pair<T>) => (before ?? after)!.scheduledDate;
  return pairs.sort((a, b) => compare(dayOf(a), dayOf(b)));
}
