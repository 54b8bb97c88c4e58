import { workoutsOn } from '../rules/placement.ts';
import { type Draft, type WeekContext } from './draft.ts';
import { keepLongLongest } from './fill.ts';
import { isNeeded } from './overdue.ts';
import { placeEasy } from './place.ts';
import { keepStrengthShare } from './strength.ts';

/** Shortens and drops until strength keeps to its share, no double is needless and the long workout is the longest. */
export function trimWeek(context: WeekContext): void {
  // each of them only ever shortens, drops or moves, so an equal sum and number is an equal week
  for (let before = -1, now = sizeOf(context); before !== now; now = sizeOf(context)) {
    before = now;
    keepStrengthShare(context);
    dropNeedlessDoubles(context);
    keepLongLongest(context);
  }
}

/** Minutes and number of the workouts in one figure. */
function sizeOf({ days }: WeekContext): number {
  let size = 0;
  for (const day of days) for (const draft of day.drafts) size += 10_000 + draft.minutes;
  return size;
}

/** Where beginners have days enough for one workout each, none keeps two: the shorter one moves to a free day or goes. */
export function dropNeedlessDoubles(context: WeekContext): void {
  const { limits, days } = context;
  if (limits.workoutsADay > 1) return;
  const available = days.filter(({ status }) => status !== 'unavailable').length;
  for (;;) {
    const workouts = days.reduce((sum, day) => sum + (day.status === 'race' ? 0 : workoutsOn(day)), 0);
    const double = days.find((day) => day.drafts.length > 0 && workoutsOn(day) > 1);
    if (double === undefined || workouts > available) return;
    const isLast = (draft: Draft) => draft.sport !== 'strength' && isNeeded(context, draft);
    const [first] = [...double.drafts].sort((a, b) => Number(isLast(a)) - Number(isLast(b)) || a.minutes - b.minutes);
    double.drafts.splice(double.drafts.indexOf(first!), 1);
    placeEasy(context, [first!], 1);
  }
}
