import type { Blackout } from '../../core/athlete/athlete.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { datesText, labelOf, type ReadConstraint, readConstraints } from '../../core/language/constraints.ts';
import type { TrainingPreferences } from '../../generated/prisma/client.ts';
import { dayOf } from '../kernel/day.ts';
import { sameData } from './scheduledWorkout.ts';
import { blackoutsOf } from './recurringPreferences.ts';

type Row = Pick<TrainingPreferences, 'schedulingConstraints' | 'updatedAt'>;

const read = new Map<string, readonly ReadConstraint[]>();
/** A few kilobytes each. */
const MAX_READ = 500;

/** What the athlete's constraints say; the same words are read once a day. */
export function constraintsOf({ schedulingConstraints, updatedAt }: Row): readonly ReadConstraint[] {
  if (!schedulingConstraints) return [];
  return constraintsIn(schedulingConstraints, dayOf(updatedAt));
}

function constraintsIn(text: string, today: Day): readonly ReadConstraint[] {
  const key = `${today} ${text}`;
  const found = read.get(key) ?? readConstraints(text, today);
  // those that were asked for last are at the end
  read.delete(key);
  read.set(key, found);
  if (read.size > MAX_READ) read.delete(read.keys().next().value!);
  return found;
}

/** The dates that are blocked with those that new constraints name: only when they are written, since "next week" passes. */
export function withConstraintDates(
  blocked: readonly Blackout[],
  { text, before, today }: { text: string | null | undefined; before: string | null; today: Day },
): readonly Blackout[] {
  if (!text || text === before) return blocked;
  const known = constraintsIn(before ?? '', today).map((each) => each.text);
  const named = constraintsIn(text, today).flatMap((each) => (known.includes(each.text) ? [] : each.dates));
  const added = named.filter((range) => !blocked.some((each) => sameData(each, range)));
  return added.length === 0 ? blocked : [...blocked, ...added].sort((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1));
}

/** A sentence of the constraints, and what the plan makes of it. */
export interface ToldConstraint {
  text: string;
  /** "No swim on Friday"; null: it could not be read, and nothing follows from it. */
  understood: string | null;
}

const NO_LONGER = 'Its dates are not blocked';

/** What the athlete is told of their constraints; of dates, those that are blocked for them. */
export function toldConstraints(row: Row & Pick<TrainingPreferences, 'blackoutDates'>): ToldConstraint[] {
  const blocked = blackoutsOf(row);
  return constraintsOf(row).map(({ text, dates, understood, rules, time }) => {
    if (rules.length > 0 || time !== null) return { text, understood };
    // its dates may be over: then they are no dates to come any more, but still what was read
    const labels = new Set([labelOf(text), ...dates.map(({ label }) => label)]);
    const still = blocked.filter(({ label }) => labels.has(label ?? ''));
    if (still.length > 0) return { text, understood: datesText(still) };
    return { text, understood: dates.length > 0 ? NO_LONGER : understood };
  });
}
