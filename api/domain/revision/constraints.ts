import type { Blackout } from '../../core/athlete/athlete.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import {
  constraintNote,
  datesText,
  labelOf,
  type ReadConstraint,
  readConstraints,
} from '../../core/language/constraints.ts';
import { conditionsIn } from '../../core/language/request/conditions.ts';
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

/** What dates that the sentence named are labelled: by all of it, or by the part of it that names them. */
const labelsOf = ({ text, dates }: Pick<ReadConstraint, 'text' | 'dates'>): string[] => [
  labelOf(text),
  ...dates.flatMap(({ label }) => label ?? []),
];

/**
 * The dates that are blocked with those that new constraints name: only when they are written, since "next week" passes. Those that
 * came from a sentence go with it, unless they are over.
 */
export function withConstraintDates(
  blocked: readonly Blackout[],
  { text, before, today }: { text: string | null | undefined; before: string | null; today: Day },
): readonly Blackout[] {
  if (text === undefined || (text ?? '') === (before ?? '')) return blocked;
  const then = constraintsIn(before ?? '', today);
  const now = constraintsIn(text ?? '', today);
  const were = then.map((each) => each.text);
  const said = new Set(now.flatMap(labelsOf));
  const gone = new Set(then.flatMap(labelsOf).filter((label) => !said.has(label)));
  const left = blocked.filter(({ label, to }) => to < today || !gone.has(label ?? ''));
  const named = now.flatMap((each) => (were.includes(each.text) ? [] : each.dates));
  const added = named.filter((range) => !left.some((each) => sameData(each, range)));
  if (added.length === 0) return left.length === blocked.length ? blocked : left;
  return [...left, ...added].sort((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1));
}

/** A sentence of the constraints, and what the plan makes of it. */
export interface ToldConstraint {
  text: string;
  /** "No swim on Friday"; null: nothing follows from it. */
  understood: string | null;
  /** Why nothing follows from it; null: that is not known, or the plan keeps it. */
  note: string | null;
}

const NO_LONGER = 'Its dates are not blocked any more, so the plan does not keep it.';

/** What the athlete is told of their constraints; of dates, those that are blocked for them. */
export function toldConstraints(row: Row & Pick<TrainingPreferences, 'blackoutDates'>): ToldConstraint[] {
  const blocked = blackoutsOf(row);
  return constraintsOf(row).map(({ text, dates, understood, rules, time, contradicts }) => {
    const note = constraintNote({ contradicts });
    if (rules.length > 0 || time !== null || note !== null) return { text, understood, note };
    // its dates may be over: then they are no dates to come any more, but still what was read
    const labels = labelsOf({ text, dates });
    const still = blocked.filter(({ label }) => labels.includes(label ?? ''));
    if (still.length > 0) return { text, understood: datesText(still), note };
    const conditions = conditionsIn(text, dayOf(row.updatedAt)).map(({ area }) => area);
    if (conditions.length > 0) return { text, understood: `Kept with your injuries: ${conditions.join(', ')}`, note };
    if (dates.length > 0) return { text, understood: null, note: NO_LONGER };
    return { text, understood, note: constraintNote({ text, understood }) };
  });
}
