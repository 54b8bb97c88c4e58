import type { RequestIntent, Target } from '../intent.ts';
import type { Noun } from '../slotNouns.ts';
import { target } from '../slots.ts';
import type { DateTag } from '../tags.ts';
import { type Asked, isNew } from './asked.ts';

/** "Wednesday: swap the swim for a run": the day that stands before is that of the first. */
function ofDayBefore([day, first, ...more]: readonly Noun[]): readonly Noun[] {
  const isBefore = day?.workout === null && first?.workout != null && first.dates === null && more[0]?.workout != null;
  return isBefore ? [{ ...first, dates: day.dates }, ...more] : [day, first, ...more].flatMap((noun) => noun ?? []);
}

const swap = (first: Target, second: Target | null): RequestIntent => ({ kind: 'swap', first, second });

/** Two days of one noun: "Tuesday and Thursday", "this weekend"; null: it does not name two. */
function twoDays({ workout, dates }: Noun): RequestIntent | null {
  if (dates?.parts?.length === 2) return swap({ workout, dates: dates.parts[0]! }, { workout, dates: dates.parts[1]! });
  const isAny = workout?.sports.length === 0;
  if (dates?.days.length !== 2 || !(isAny || (dates.week === true && workout === null))) return null;
  const one = (day: string): Target => ({ workout: null, dates: { t: 'date', days: [day], grain: 'day' } });
  return swap(one(dates.days[0]!), one(dates.days[1]!));
}

const isOnly = (dates: DateTag | null | undefined, second: Noun): boolean =>
  dates?.parts?.length === 2 && second.workout === null && second.dates?.week === true;

/** "swap the swim for a run" names a kind of workout; "for the long run" one that is there. */
const isKind = ({ workout, dates, role }: Noun): boolean =>
  workout !== null &&
  dates === null &&
  (role === 'for' || role === 'to' || role === 'into') &&
  (workout.quantity === 'some' || !/^(?:the|my|that)/.test(workout.text)) &&
  workout.sports.length > 0;

export function swapIntents({ nouns }: Asked): RequestIntent[] {
  const [first, second, third] = ofDayBefore(nouns);
  if (first === undefined) return [];
  if (second === undefined || isOnly(first.dates, second)) return [twoDays(first) ?? swap(target(first), null)];
  const isIn = first.workout !== null && isNew(first.workout) && second.role === 'for' && second.workout !== null;
  if (isIn) return [{ kind: 'replace', what: target(second), by: first.workout! }];
  if (isKind(second)) return [{ kind: 'replace', what: target(first), by: second.workout! }];
  if (first.workout !== null && second.workout === null && (second.role === 'to' || second.role === 'for'))
    return [{ kind: 'move', what: target(first), to: second.dates, days: null, direction: 0 }];
  const shared = third?.workout === null ? third.dates : null;
  const dated = (noun: Noun): Target => ({ workout: noun.workout, dates: noun.dates ?? shared });
  return [swap(dated(first), dated(second))];
}
