import { inWeekOf } from './dates.ts';
import type { DateTag, RequestAct, Tag } from './tags.ts';

const isDate = (tag: Tag | undefined): tag is DateTag => tag?.t === 'date';
/** Several days of which single ones may be taken out. */
const isSpan = (tag: Tag | undefined): tag is DateTag =>
  isDate(tag) && tag.days.length > 2 && tag.grain !== 'recurring' && tag.parts === undefined;

const isWord = (tag: Tag | undefined, pattern: RegExp): boolean => tag?.t === 'word' && pattern.test(tag.word);

/** What may stand between a "but for", or an "only", and its days. */
const LEADS =
  /^(?:i|we|can|could|may|have|has|got|get|will|would|be|am|able|free|available|possible|time|train|exercise|the|a|to|,|and)$/;
const isLead = (tag: Tag | undefined): boolean =>
  isWord(tag, LEADS) ||
  (tag?.t === 'prep' && ['on', 'for', 'to', 'of', 'from'].includes(tag.prep)) ||
  (tag?.t === 'act' && (tag.act === 'do' || tag.act === 'fit')) ||
  (tag?.t === 'workout' && tag.sports.length === 0 && tag.kind === null);

/** Where the days begin that are led to from there; -1: something else is led to. */
function daysFrom(tags: readonly Tag[], from: number): number {
  const at = tags.findIndex((tag, index) => index >= from && !isLead(tag));
  return isDate(tags[at]) ? at : -1;
}

/** Where a sentence begins and ends. */
function sentenceAt(tags: readonly Tag[], at: number): readonly [from: number, to: number] {
  const from = tags.slice(0, at).findLastIndex(({ t }) => t === 'stop') + 1;
  const to = tags.slice(at).findIndex(({ t }) => t === 'stop');
  return [from, to === -1 ? tags.length : at + to];
}

/** The span without the days of it that are named; null: they are no part of it. */
function without(span: DateTag, named: DateTag): DateTag | null {
  // of a week that has begun, what is over is none of it
  const days = inWeekOf(named, span).days.filter((day) => span.week !== true || day >= span.days[0]!);
  if (days.length === 0 || days.length >= span.days.length || !days.every((day) => span.days.includes(day)))
    return null;
  return { t: 'date', days: span.days.filter((day) => !days.includes(day)), grain: 'range' };
}

/** What is said of a workout, or of how long it is, is not said of days. */
const OF_WORKOUTS: ReadonlySet<Tag['t']> = new Set(['duration', 'level', 'length', 'lasting', 'indoors']);
const ACTS: ReadonlySet<RequestAct> = new Set([
  'move',
  'later',
  'earlier',
  'swap',
  'remove',
  'shorten',
  'lengthen',
  'ease',
  'harden',
  'add',
  'replace',
  'make',
]);
const isOfWorkouts = (tag: Tag): boolean =>
  OF_WORKOUTS.has(tag.t) || (tag.t === 'workout' && (tag.sports.length > 0 || tag.kind !== null));
const isJoint = ({ t }: Tag): boolean => t === 'comma' || t === 'conj' || t === 'stop';

/** The pieces around a place, between its commas. */
function partAt(tags: readonly Tag[], at: number): readonly Tag[] {
  const from = tags.slice(0, at).findLastIndex(isJoint) + 1;
  const to = tags.slice(at).findIndex(isJoint);
  return tags.slice(from, to === -1 ? tags.length : at + to);
}

const NOT_SO = /^(?:problem|bad|busy|taken|tricky|difficult|impossible|out|blocked|full|unavailable)$/;
const BEING = /^(?:is|are|a|an|the|will|would|be|looks)$/;
/** "only Thursday is a problem", "only Thursday not": what is said of the days is that they cannot be. */
function deniedAt(tags: readonly Tag[], at: number): number {
  const next = tags.findIndex((tag, index) => index > at && !isWord(tag, BEING));
  const tag = tags[next];
  const isDenied =
    tag !== undefined &&
    (tag.t === 'not' ||
      isWord(tag, NOT_SO) ||
      (tag.t === 'act' && (tag.act === 'cannot' || (tag.act === 'rest' && next === at + 1))));
  return isDenied ? next : -1;
}

const RULES_OUT: ReadonlySet<RequestAct> = new Set(['cannot', 'wont', 'remove', 'rest']);
const isRuledOut = (tags: readonly Tag[]): boolean =>
  tags.some(
    (tag) =>
      tag.t === 'not' ||
      (tag.t === 'act' && RULES_OUT.has(tag.act)) ||
      (tag.t === 'happening' && tag.kind === 'travel'),
  );

/** Days taken out of a span: where what takes them out begins and ends, and where they are. */
interface Excepted {
  from: number;
  to: number;
  days: DateTag;
  isOnly: boolean;
  /** How much time there is on them. */
  time?: readonly Tag[];
}

/** "except Thursday": what is excepted from all that is said of the span. */
function exceptAt(tags: readonly Tag[], at: number): Excepted | null {
  const [but, keep] = [tags[at], tags[at + 1]];
  if (but?.t !== 'conj' || but.word !== 'but' || keep?.t !== 'act' || keep.act !== 'keep') return null;
  const amount = tags[at + 2];
  const time: readonly Tag[] = amount?.t === 'duration' ? [{ t: 'limit' }, amount] : [];
  const day = daysFrom(tags, at + 2 + Math.min(1, time.length));
  const days = tags[day];
  return isDate(days) && !days.possessive && tags[day + 1]?.t !== 'workout'
    ? { from: at, to: day + 1, days, isOnly: false, time }
    : null;
}

const IS_FREE = /^(?:ok|okay|fine|free|possible|available|works?|good)$/;
/** "away next week, but Thursday is fine": a day that is open, where the others are not. */
function openAt(tags: readonly Tag[], at: number): Excepted | null {
  const joint = tags[at];
  const isBut = joint?.t === 'comma' || (joint?.t === 'conj' && joint.word === 'but');
  const day = isBut ? daysFrom(tags, at + 1) : -1;
  const days = tags[day];
  if (!isDate(days) || days.possessive) return null;
  const free = tags.findIndex((tag, index) => index > day && !isWord(tag, BEING));
  const end = tags[free + 1];
  // a bare "is ok" keeps no word of its own
  const isBare = isWord(tags[day + 1], /^(?:is|are)$/) && (free === -1 || (free === day + 2 && isJoint(tags[free]!)));
  const isOpen = isBare || (isWord(tags[free], IS_FREE) && (end === undefined || isJoint(end)));
  const [start] = sentenceAt(tags, at);
  const isApart = isOpen && isRuledOut(tags.slice(start, at)) && !tags.slice(start, at).some(isOfWorkouts);
  return isApart ? { from: at, to: isBare ? day + 2 : free + 1, days, isOnly: false } : null;
}

const SUITS = /^(?:is|are|works?|fine|ok|okay|good|free|possible|available|suits|left|stays?|fit|fits|me|please)$/;
/** "only Thursday", "the only days are …": what is left of the span. */
function onlyAt(tags: readonly Tag[], at: number): Excepted | null {
  const limit = tags[at];
  if (limit?.t !== 'limit' || limit.only !== true) return null;
  const isNamed = isWord(tags[at + 1], /^days?$/);
  const is = isNamed ? tags.findIndex((tag, index) => index > at && isWord(tag, /^(?:is|are)$/)) : at;
  const day = is === -1 ? -1 : daysFrom(tags, is + 1);
  const days = tags[day];
  const isOfDays = isDate(days) && !days.possessive && days.grain !== 'recurring' && tags[day + 1]?.t !== 'workout';
  if (!isOfDays || partAt(tags, at).some((tag) => isOfWorkouts(tag) || (tag.t === 'act' && ACTS.has(tag.act))))
    return null;
  const end = tags.findIndex((tag, index) => index > day && !isWord(tag, SUITS));
  return { from: at, to: end === -1 ? tags.length : end, days, isOnly: true };
}

/** The pieces with one exception in its span; null: it is of none, and stays. */
function takenOut(tags: readonly Tag[], { from, to, days, isOnly, time = [] }: Excepted): Tag[] | null {
  const [start, end] = sentenceAt(tags, from);
  const isOf = (tag: Tag, index: number): boolean => index >= start && index < end && isSpan(tag) && tag !== days;
  const before = tags.slice(0, to).findLastIndex(isOf);
  const span = before === -1 ? tags.findIndex(isOf) : before;
  const left = span === -1 ? null : without(tags[span] as DateTag, days);
  if (left === null) return null;
  const others = tags.slice(start, end).filter((_, index) => index + start < from || index + start >= to);
  // "no weekdays next week, only the weekend": said twice
  if (others.some((tag) => isDate(tag) && tag.grain === 'recurring'))
    return [...tags.slice(0, from), ...tags.slice(to)];
  const out: Tag[] =
    isOnly && !isRuledOut(others) ? [{ t: 'comma', dash: false }, { t: 'act', act: 'cannot' }, left] : [left];
  const named = tags[span] as DateTag;
  const rest: readonly Tag[] = time.length === 0 ? [] : [{ t: 'stop' }, ...time, inWeekOf(days, named), { t: 'stop' }];
  return tags.flatMap((tag, index) =>
    index === span ? out : index === to - 1 ? rest : index >= from && index < to ? [] : [tag],
  );
}

const AS_PLANNED = /^(?:planned|normal|usual|is|scheduled)$/;
/** "the weekend as planned": a day that stays is no day of anything that is asked. */
function withoutUnchanged(tags: readonly Tag[]): readonly Tag[] {
  const at = tags.findIndex((tag, index) => {
    const as = tags[index + 1];
    const isApart = index === 0 || isJoint(tags[index - 1]!);
    const isSo = as?.t === 'prep' && as.prep === 'into' && isWord(tags[index + 2], AS_PLANNED);
    const isNormal = isWord(as, /^(?:normal|unchanged|untouched)$/) && tags[index + 2]?.t === 'comma';
    return isDate(tag) && isApart && (isSo || isNormal);
  });
  return at === -1 ? tags : [...tags.slice(0, at), ...tags.slice(at + 3)];
}

/** "next week Tuesday and Thursday no": the days cannot be. */
const withDenied = (tags: readonly Tag[]): readonly Tag[] =>
  tags.map((tag, at) => {
    const [before, next] = [tags[at - 1], tags[at + 1]];
    const isLast = next === undefined || isJoint(next);
    if (tag.t !== 'not' || !isDate(before) || !isLast) return tag;
    const isOfDays = partAt(tags, at).every(({ t }) => t === 'date' || t === 'word' || t === 'prep' || t === 'not');
    return isOfDays ? { t: 'act', act: 'cannot' } : tag;
  });

/** "next week except Thursday", "only Tuesday next week": the days that are meant are those that are left, or the others. */
export function withoutExcepted(joined: readonly Tag[]): readonly Tag[] {
  let tags = withDenied(withoutUnchanged(joined));
  for (let at = 0; at < tags.length; at += 1) {
    const excepted = exceptAt(tags, at) ?? onlyAt(tags, at) ?? openAt(tags, at);
    if (excepted === null) continue;
    const day = tags.indexOf(excepted.days);
    const denied = excepted.isOnly ? deniedAt(tags, day) : -1;
    if (denied !== -1) {
      const week = tags.find((tag): tag is DateTag => isSpan(tag) && tag.week === true);
      const days = week === undefined ? excepted.days : inWeekOf(excepted.days, week);
      tags = [...tags.slice(0, at), { t: 'act', act: 'cannot' }, days, ...tags.slice(denied + 1)];
    } else tags = takenOut(tags, excepted) ?? tags;
  }
  return tags;
}
