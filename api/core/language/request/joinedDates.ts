import { recurring } from './dateParts.ts';
import { fromTo, inWeekOf } from './dates.ts';
import type { DateTag, Horizon, RequestAct, Tag } from './tags.ts';

export const isDate = (tag: Tag | undefined): tag is DateTag => tag?.t === 'date';
export const isWeek = (tag: Tag | undefined): tag is DateTag => isDate(tag) && tag.week === true && tag.days.length > 2;
const isDay = (tag: Tag | undefined): tag is DateTag => isDate(tag) && tag.grain === 'day';
const isPrep = (tag: Tag | undefined, ...preps: readonly string[]): boolean =>
  tag?.t === 'prep' && preps.includes(tag.prep);
const isDash = (tag: Tag | undefined): boolean => tag?.t === 'comma' && tag.dash;
const isComma = (tag: Tag | undefined): boolean => tag?.t === 'comma' && !tag.dash;

const isWeekend = (tag: DateTag): boolean => tag.week === true && tag.days.length <= 2;

function listed(first: DateTag, last: DateTag, horizon: Horizon): DateTag {
  const second = first.inWeek && last.bare !== undefined ? inWeekOf(last, first) : last;
  if (first.grain === 'recurring' || second.grain === 'recurring')
    return recurring(
      [first, second].flatMap(({ weekdays, bare }) => weekdays ?? bare ?? []),
      horizon,
    );
  const parts = [...(first.parts ?? [first]), second];
  const days = [...new Set(parts.flatMap((part) => part.days))].sort();
  return { t: 'date', days, grain: 'day', parts, ...(second.possessive && { possessive: true }) };
}

/** Acts that may take something from one day to another. */
const TAKES_TO: ReadonlySet<RequestAct> = new Set([
  'move',
  'later',
  'earlier',
  'swap',
  'replace',
  'make',
  'do',
  'fit',
  'prefer',
  'adjust',
  'undo',
  'same',
]);
const SPEAKS_OF_DAYS: ReadonlySet<Tag['t']> = new Set([
  'happening',
  'symptom',
  'pain',
  'not',
  'limit',
  'level',
  'length',
  'lasting',
  'indoors',
]);
const MEASURES: readonly Tag['t'][] = ['level', 'length', 'duration'];

const ends = (tag: Tag): boolean => tag.t === 'stop' || tag.t === 'conj' || isComma(tag);

/** A day where it stands: what was read before it, and all pieces around it. */
interface Place {
  tag: DateTag;
  /** What stands before it, with dates already joined. */
  out: readonly Tag[];
  last: Tag | undefined;
  before: Tag | undefined;
  earlier: Tag | undefined;
  tags: readonly Tag[];
  at: number;
  horizon: Horizon;
}

/** "night shifts Monday to Wednesday", "skip Tuesday to Thursday": nothing in the words around the day is taken from one day to another. */
function isOfDays({ tags, at }: Place): boolean {
  const from = tags.slice(0, at).findLastIndex(ends) + 1;
  const to = tags.slice(at).findIndex(ends);
  const around = tags.slice(from, to === -1 ? tags.length : at + to);
  const acts = around.flatMap((tag) => (tag.t === 'act' ? [tag.act] : []));
  const makes = acts.includes('make') && around.some(({ t }) => MEASURES.includes(t));
  if (acts.some((act) => TAKES_TO.has(act) && !(act === 'make' && makes))) return false;
  // "the in-laws are here Friday to Sunday": of people and things, and of no workout
  const tells = around.some((tag) => tag.t === 'word' && !/^(?:please|and|or)$/.test(tag.word));
  return (
    acts.length > 0 ||
    around.some(({ t }) => SPEAKS_OF_DAYS.has(t)) ||
    (tells && !around.some(({ t }) => t === 'workout' || t === 'shift'))
  );
}

const MOVES: readonly RequestAct[] = ['later', 'move', 'earlier'];
const moves = ({ out }: Place): boolean => out.some((each) => each.t === 'act' && MOVES.includes(each.act));

/** "travelling Thursday to Saturday": nothing is moved there. */
const stays = (place: Place): boolean =>
  place.out.some(
    (each) => (each.t === 'happening' && each.kind === 'travel') || (each.t === 'act' && each.act === 'cannot'),
  ) || isOfDays(place);

/** All days from one to the other, in the week that was named just before. */
function between(first: DateTag, { out, tag }: Place): DateTag {
  const named = out.slice(-5).find(isWeek);
  return named === undefined ? fromTo(first, tag) : fromTo(inWeekOf(first, named), inWeekOf(tag, named));
}

const SUITS = /^(?:fine|works|good|better|possible|great|suits|perfect)$/;
const OPENS: readonly (Tag['t'] | undefined)[] = ['workout', 'duration', 'length', 'level', 'limit'];

const isOfWorkout = (tag: Tag): boolean => tag.t === 'workout' || (tag.t === 'act' && TAKES_TO.has(tag.act));

/** "not Friday, Thursday is fine", "Saturday please, Sunday is church": something else is said of the other day. */
function isElse({ last, out, tags, at }: Place): boolean {
  const next = tags[at + 1];
  if (last?.t !== 'comma') return false;
  if (next?.t === 'word' && /^(?:is|was|will)$/.test(next.word)) return true;
  // "do the swim tomorrow, today is full"
  if (next?.t === 'act' && next.act === 'cannot' && out.some(isOfWorkout)) return true;
  return tags
    .slice(at + 1, at + 4)
    .some((each) => each.t === 'instead' || (each.t === 'word' && SUITS.test(each.word)));
}

/** Does the day begin something of its own, rather than go on with a list? */
function isApart(place: Place): boolean {
  const { tag, before, earlier, tags, at } = place;
  const next = tags[at + 1];
  const isOwner = tag.possessive === true;
  if (isElse(place) || (isOwner && isDate(next))) return true;
  const isGoal = isPrep(earlier, 'to', 'until');
  if (isPrep(next, 'to') && isGoal) return true;
  if (next?.t === 'workout' && (isGoal || (isOwner && isDate(before) && !before.possessive))) return true;
  return OPENS.includes(next?.t) && tags.slice(0, at - 1).some(({ t }) => MEASURES.includes(t));
}

const joins = (last: Tag | undefined): boolean =>
  isComma(last) || (last?.t === 'conj' && last.word === 'and') || (last?.t === 'word' && last.word === 'or');

/** How many pieces before a day are one date with it, and which; null: they are not. */
type Join = readonly [pieces: number, joined: (place: Place, last: DateTag) => DateTag | null];

const isPlain = ({ bare, parts }: DateTag): boolean => bare === undefined && parts === undefined;

/** A day right behind another date. */
const BESIDE: readonly Join[] = [
  // "Monday to Wednesday next week"
  [1, ({ tag }, { ends }) => (ends && isWeek(tag) ? fromTo(inWeekOf(ends[0], tag), inWeekOf(ends[1], tag)) : null)],
  // "Tuesday next week", "Saturday of next weekend"
  [
    1,
    ({ tag }, last) =>
      last.bare !== undefined &&
      !last.parts &&
      (isWeek(tag) || (isWeekend(tag) && (last.bare === 'saturday' || last.bare === 'sunday')))
        ? { ...inWeekOf(last, tag), ...(tag.possessive && { possessive: true }) }
        : null,
  ],
  // "Saturday and Sunday next weekend"
  [
    1,
    ({ tag }, last) =>
      isWeekend(tag) && last.parts?.every(({ bare }) => bare === 'saturday' || bare === 'sunday')
        ? inWeekOf(last, tag)
        : null,
  ],
  [1, ({ tag }, last) => (isWeek(last) && tag.bare !== undefined ? inWeekOf(tag, last) : null)],
  [1, ({ tag }, last) => (isWeekend(last) && isWeek(tag) ? inWeekOf(last, tag) : null)],
  // "Friday's to Saturday": two days
  [0, ({ tag }, last) => (last.possessive === true && tag.grain === 'day' ? tag : null)],
  // "Sunday 24th", "the 24th, Sunday"
  [
    1,
    ({ tag }, last) =>
      last.bare !== undefined && tag.grain === 'day' && tag.bare === undefined && last.parts === undefined ? tag : null,
  ],
  [1, ({ tag }, last) => (tag.bare !== undefined && last.grain === 'day' && isPlain(last) ? last : null)],
  // "night shifts Thursday Friday"
  [
    1,
    (place, last) =>
      last.bare !== undefined &&
      place.tag.bare !== undefined &&
      place.tag.bare !== last.bare &&
      !place.tag.possessive &&
      !last.possessive &&
      isOfDays(place)
        ? listed(last, place.tag, place.horizon)
        : null,
  ],
];

/** A day with one piece, or more, between it and another date. */
const APART: readonly Join[] = [
  // "next week on Tuesday", "the Tuesday of next week"
  [
    2,
    ({ tag, last, before }) => {
      if (!isDate(before) || !isPrep(last, 'on', 'of')) return null;
      if (isWeek(before) && tag.bare !== undefined) return inWeekOf(tag, before);
      return before.bare !== undefined && isWeek(tag) ? inWeekOf(before, tag) : null;
    },
  ],
  // "flying on Sunday, back on Wednesday"
  [
    3,
    (place) =>
      isPrep(place.last, 'until') && isComma(place.before) && isDay(place.earlier) && isDay(place.tag) && !moves(place)
        ? between(place.earlier, place)
        : null,
  ],
  // "Monday - Wednesday", "Monday until Wednesday", "travelling Thursday to Saturday"
  [
    2,
    (place) => {
      const { tag, last, before } = place;
      if (!isDay(before) || !isDay(tag)) return null;
      const isSpan =
        isDash(last) ||
        (isPrep(last, 'until') && !moves(place)) ||
        (isPrep(last, 'to') && !moves(place) && stays(place));
      return isSpan ? between(before, place) : null;
    },
  ],
  // "from Monday to Wednesday", "between Monday and Wednesday"
  [
    3,
    (place) => {
      const { tag, last, before, earlier } = place;
      if (!isDay(before) || !isDay(tag)) return null;
      const isFrom = isPrep(earlier, 'from') && isPrep(last, 'to') && !moves(place);
      return isFrom || (last?.t === 'conj' && isPrep(earlier, 'between')) ? between(before, place) : null;
    },
  ],
  // "Thursday and Friday"
  [
    2,
    (place) => {
      const { tag, last, before, earlier, horizon } = place;
      // "not Thursday or Friday" denies both
      const isOpen = earlier?.t !== 'not' || last?.t === 'word';
      const isList = isDate(before) && joins(last) && isOpen && !isApart(place);
      return isList && before.grain !== 'range' && tag.grain !== 'range' ? listed(before, tag, horizon) : null;
    },
  ],
];

function joinAt(place: Place): readonly [pieces: number, date: DateTag] {
  const { last, tag } = place;
  const rows = isDate(last) ? BESIDE : APART;
  for (const [pieces, joined] of rows) {
    const date = joined(place, last as DateTag);
    if (date !== null) return [pieces, date];
  }
  return [0, tag];
}

/** Joins what says one date in several pieces: "Sunday 24th", "Tuesday next week", "Mon–Wed", "Thursday and Friday". */
export function joinedDates(tags: readonly Tag[], horizon: Horizon): Tag[] {
  const out: Tag[] = [];
  for (const [at, tag] of tags.entries()) {
    if (!isDate(tag)) out.push(tag);
    else {
      const [last, before, earlier] = [out.at(-1), out.at(-2), out.at(-3)];
      const [pieces, date] = joinAt({ tag, out, last, before, earlier, tags, at, horizon });
      out.splice(out.length - pieces, pieces, date);
    }
  }
  return out;
}
