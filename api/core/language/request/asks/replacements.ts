import type { RequestIntent } from '../intent.ts';
import type { Noun } from '../slotNouns.ts';
import { target } from '../slots.ts';
import { daysMeant } from '../spans.ts';
import type { DateTag } from '../tags.ts';
import { aheadOf, type Asked, EASY, firstDates, has, isNew, isOneDay, singleTarget } from './asked.ts';

const isWorkout = ({ workout }: Noun): boolean => workout !== null;
const isDay = ({ workout, dates }: Noun): boolean => workout === null && dates !== null;
const BECOMES: readonly Noun['role'][] = ['into', 'to', 'with', 'for'];

/** What takes the place of another; undefined: nothing is named. */
function replacementOf(sported: readonly Noun[], gone: Noun | undefined): Noun | undefined {
  if (gone !== undefined) return sported.find((noun) => noun !== gone);
  return sported.length > 1 ? (sported.find(({ role }) => BECOMES.includes(role)) ?? sported[1]) : undefined;
}

/** "Make tomorrow a recovery ride": the day is what there is, the workout what it becomes. */
function ofDay([alone]: readonly Noun[], nouns: readonly Noun[]): RequestIntent[] {
  if (alone === undefined) return [];
  const { workout, dates, role } = alone;
  if (isNew(workout!) && dates !== null) return [{ kind: 'replace', what: { workout: null, dates }, by: workout! }];
  const day = nouns.find(isDay);
  return role === 'into' && day !== undefined ? [{ kind: 'replace', what: target(day), by: workout! }] : [];
}

/** "until Friday", "from Monday on". */
function boundedDays(asked: Asked): DateTag | null {
  const { since, until, horizon } = asked;
  if (until === null && since?.days.length === 1) {
    const ahead = aheadOf(horizon);
    return { ...ahead, days: ahead.days.filter((day) => day >= since.days[0]!) };
  }
  return until === null && since === null ? null : daysMeant(asked, horizon);
}

function replaced(asked: Asked): RequestIntent[] {
  const { nouns } = asked;
  const gone = nouns.find((noun) => noun.role === 'insteadOf' && isWorkout(noun));
  const sported = nouns.filter(isWorkout);
  const by = replacementOf(sported, gone);
  if (by === undefined) return ofDay(sported, nouns);
  const what = gone ?? sported.find((noun) => noun !== by) ?? nouns.find(isDay);
  if (what === undefined) return [];
  const named = what.dates ?? by.dates ?? nouns.find(({ workout }) => workout === null)?.dates;
  const dates = named ?? boundedDays(asked);
  const isMany = dates !== null && dates.days.length > 1 && isRuledOut(asked);
  const workout = isMany && what.workout !== null ? ({ ...what.workout, quantity: 'all' } as const) : what.workout;
  return [{ kind: 'replace', what: { workout, dates }, by: by.workout! }];
}

/** "into an easy one" names an effort, not another sport; "by a run of 40 minutes" its length too. */
function exactly(intent: RequestIntent, duration: Asked['duration']): RequestIntent {
  if (intent.kind !== 'replace') return intent;
  const { by, what } = intent;
  if (by.sports.length === 0 && (by.kind === 'easy' || by.kind === 'short')) return { kind: 'ease', what, level: EASY };
  return duration?.minutes != null && duration.delta === 0 ? { ...intent, minutes: duration.minutes } : intent;
}

/** "no running until Friday, bike instead" */
const isRuledOut = ({ without, acts, nouns: [first, second] }: Asked): boolean =>
  without && acts.length === 0 && first?.role === 'not' && second?.role === null;

/** Is one workout to become another? */
function isReplaced(asked: Asked): boolean {
  const { nouns, acts, instead } = asked;
  const [first, second, ...more] = nouns;
  const isPair = second !== undefined && more.length === 0 && isWorkout(first!) && isWorkout(second);
  return (
    has(asked, 'replace', 'make') ||
    nouns.some((noun) => (noun.role === 'insteadOf' || noun.role === 'into') && isWorkout(noun)) ||
    (isPair && instead && (isNew(second.workout!) || isRuledOut(asked))) ||
    (isPair && acts.length === 0 && second.role === 'to') ||
    (has(asked, 'wont') &&
      nouns.filter(isWorkout).length > 1 &&
      nouns.some(({ workout }) => workout?.quantity === 'some'))
  );
}

/** "replace it with something": by what is not said. */
const isUnknown = (asked: Asked): boolean =>
  has(asked, 'replace') &&
  !has(asked, 'restDay') &&
  !asked.measured &&
  asked.level === null &&
  asked.tags.some((tag) => tag.t === 'prep' && (tag.prep === 'with' || tag.prep === 'into'));

/** One workout for another; null: nothing of the kind is asked. */
export function replaceIntents(asked: Asked): RequestIntent[] | null {
  if (!isReplaced(asked)) return null;
  const isEased = asked.level !== null && asked.nouns.some((noun) => noun.role === 'insteadOf' && isWorkout(noun));
  const all = isEased ? [] : replaced(asked).map((intent) => exactly(intent, asked.duration));
  if (all.length > 0) return all;
  if (!isUnknown(asked)) return null;
  const by = { t: 'workout', sports: [], kind: null, quantity: 'some', text: '' } as const;
  return [{ kind: 'replace', what: singleTarget(asked), by }];
}

/** "do a swim instead tomorrow": in the place of what is there; null: it is not that. */
export function insteadThere({ instead, measured, nouns }: Asked): RequestIntent[] | null {
  const [sole, ...more] = nouns;
  const isThat = instead && !measured && more.length === 0 && sole?.workout != null && isNew(sole.workout);
  return isThat && isOneDay(sole.dates)
    ? [{ kind: 'replace', what: { workout: null, dates: sole.dates }, by: sole.workout! }]
    : null;
}

/** The race that is planned, on another day; one that is not planned yet; null: no race is spoken of. */
export function raceIntents(asked: Asked): RequestIntent[] | null {
  const { nouns, acts } = asked;
  const race = nouns.find(({ workout }) => workout?.sports[0] === 'race');
  if (race === undefined) return null;
  if (nouns.some(({ role, dates }) => role === 'insteadOf' && dates !== null))
    return [{ kind: 'move', what: { workout: race.workout, dates: null }, to: race.dates, days: null, direction: 0 }];
  return acts.length === 0 ? [{ kind: 'race', when: firstDates(asked) }] : null;
}
