import type { Blackout } from '../../core/athlete/athlete.ts';
import { isUnavailable } from '../../core/athlete/blackout.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import type { ReportedEvent } from '../../core/language/request/request.ts';
import { assertFew } from './blackout.ts';
import type { RecurringPreferences } from '../revision/recurringPreferences.ts';

/** The preferences with days of which the athlete said that nothing is to stand on them, so that no plan puts anything there; those that hold something all the same are left out. */
export function withDaysFree(
  recurring: RecurringPreferences,
  days: readonly Day[],
  { workouts, events, today }: { workouts: readonly ScheduledWorkout[]; events: readonly ReportedEvent[]; today: Day },
): RecurringPreferences {
  const { preferences } = recurring;
  if (preferences === null) return recurring;
  const taken = new Set(
    workouts.filter(({ status }) => status !== 'skipped').map(({ scheduledDate }) => scheduledDate),
  );
  const free = days.filter(
    (day) =>
      day >= today &&
      !taken.has(day) &&
      !isUnavailable(
        { blackoutDates: preferences.blackoutDates ?? [], unavailableDays: [...preferences.unavailableDays] },
        day,
      ),
  );
  if (free.length === 0) return recurring;
  const isAway = (day: Day) =>
    events.some(({ kind, from, to }) => kind === 'travel' && from <= day && day <= (to ?? from));
  const ranges: Blackout[] = [];
  for (const day of [...free].sort()) {
    const last = ranges.at(-1);
    const label = isAway(day) ? 'Travel' : null;
    if (last && last.label === label && addDays(last.to, 1) === day) ranges[ranges.length - 1] = { ...last, to: day };
    else ranges.push({ from: day, to: day, label });
  }
  const blackoutDates = [...(preferences.blackoutDates ?? []), ...ranges].sort((a, b) => (a.from < b.from ? -1 : 1));
  assertFew(blackoutDates, today);
  return { ...recurring, preferences: { ...preferences, blackoutDates } };
}
