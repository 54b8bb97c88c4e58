import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { applyOperations } from '../../core/change/operations.ts';
import { withStrengthSettled } from '../../core/change/operations/settleStrength.ts';
import { changesInWeek, patternOf } from '../../core/change/pattern.ts';
import type { KeptFree, PreferenceChange, ReportedEvent } from '../../core/language/request/request.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import type { Suggestion as SuggestionRow } from '../../generated/prisma/client.ts';
import type { Scope } from './adjustment.schema.ts';
import { newId } from '../kernel/newId.ts';
import type { OpenSchedule } from '../planning/openSchedule.ts';
import { type RecurringPreferences, withPreferences, withTests } from '../revision/recurringPreferences.ts';

/** Why the change of a day that was named by its date is made once. */
export const DATED = 'It is for those days alone, so no later week repeats it. For every week, name the weekday.';

interface Reach {
  scope: Scope;
  /** The athlete's words do not say how far it reaches. */
  isOpen: boolean;
  asked: readonly (PreferenceChange | KeptFree)[];
  events: readonly ReportedEvent[];
}

/**
 * Which changes later weeks repeat, and which are made once whatever the scope: away from Friday to Sunday is no wish for every week. What an
 * illness, an injury or a limit asks for has a span of its own.
 */
export function byReach(
  changes: readonly WorkoutChange[],
  { scope, isOpen, asked, events }: Reach,
): Record<'lasting' | 'once', readonly WorkoutChange[]> {
  if (scope === 'this-week') return { lasting: [], once: [] };
  const free = new Set(asked.flatMap((each) => (each.kind === 'keptFree' ? each.days : [])));
  const isNamed = (day: Day) =>
    free.has(day) || events.some(({ kind, from, to }) => kind === 'travel' && from <= day && day <= (to ?? from));
  const once = isOpen ? changes.filter(({ fromDate }) => fromDate !== undefined && isNamed(fromDate)) : [];
  return { lasting: changes.filter((each) => each.reasonCode === 'REQUEST' && !once.includes(each)), once };
}

/** The same in each later week of the schedule, as far as limits allow. */
export function repeat(
  { workouts, limits, weeks }: OpenSchedule,
  once: readonly ScheduledWorkout[],
  changes: readonly WorkoutChange[],
  untilDate: Day | null,
) {
  if (changes.length === 0) return { workouts: once, skipped: [] };
  const pattern = patternOf(changes, workouts);
  const touched = changes.flatMap(({ fromDate, toDate }) => [fromDate, toDate]).filter((day) => day !== undefined);
  const lastTouched = touched.map(mondayOf).sort().at(-1) ?? addDays(limits.firstDay, -7);
  const later = weeks.map(({ weekStartDate }) => weekStartDate).filter((monday) => monday > lastTouched);
  let now = once;
  const skipped: { id: string; reason: string }[] = [];
  for (const monday of later) {
    const { workouts, refused } = applyOperations(now, changesInWeek(pattern, now, { monday, untilDate }), limits);
    now = workouts;
    skipped.push(...refused.map(({ id, message }) => ({ id, reason: message })));
  }
  return { workouts: withStrengthSettled(once, now, limits), skipped };
}

interface Lasting {
  row: SuggestionRow;
  lasting: readonly WorkoutChange[];
  open: OpenSchedule;
  untilDate: Day | null;
  preferences: readonly PreferenceChange[];
  now: Date;
}

/** What weeks that are still to be planned have to keep to; preferences are for good, so a change until a day leaves them. */
export function preferencesAfter(
  before: RecurringPreferences,
  { row, lasting, open, untilDate, preferences, now }: Lasting,
): RecurringPreferences {
  const pattern = patternOf(lasting, open.workouts);
  const isBeyond = untilDate === null || untilDate > open.limits.lastDay;
  const standing =
    pattern.length > 0 && isBeyond
      ? [{ id: newId(now), request: row.request, pattern, untilDate, createdAt: now.toISOString() }]
      : [];
  return {
    preferences: untilDate === null ? withPreferences(before.preferences, preferences) : before.preferences,
    standing: [...before.standing, ...standing],
    testedSports: untilDate === null ? withTests(before.testedSports, preferences) : before.testedSports,
  };
}
