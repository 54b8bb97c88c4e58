import { fromTo, inWeekOf, recurring } from './dates.ts';
import type { RequestAct, DateTag, Horizon, Tag } from './tags.ts';

/** One intent or report of a request: its pieces, and whether it only gives the reason for another. */
export interface Clause {
  tags: readonly Tag[];
  reason: boolean;
  /** Left out and taken from the clause before: "move X to Friday and Y to Sunday". */
  inherits: boolean;
  /** A "so" stands behind it: it is why. */
  leads?: true;
}

const isDate = (tag: Tag | undefined): tag is DateTag => tag?.t === 'date';
const isWeek = (tag: Tag | undefined): tag is DateTag => isDate(tag) && tag.week === true && tag.days.length > 2;

const SUITS = /^(?:fine|works|good|better|possible|great|suits|perfect)$/;

const isWeekend = (tag: DateTag): boolean => tag.week === true && tag.days.length <= 2;
const isWeekendDay = (weekday: string): boolean => weekday === 'saturday' || weekday === 'sunday';

function listed(first: DateTag, last: DateTag, horizon: Horizon): DateTag {
  const second = first.inWeek && last.bare !== undefined ? inWeekOf(last, first) : last;
  if (first.grain === 'recurring' || second.grain === 'recurring') {
    const weekdays = [
      ...(first.weekdays ?? (first.bare ? [first.bare] : [])),
      ...(second.weekdays ?? (second.bare ? [second.bare] : [])),
    ];
    return recurring(weekdays, horizon);
  }
  const parts = [...(first.parts ?? [first]), second];
  const days = [...new Set(parts.flatMap((part) => part.days))].sort();
  return { t: 'date', days, grain: 'day', parts, ...(second.possessive && { possessive: true }) };
}

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

/** "night shifts Monday to Wednesday", "skip Tuesday to Thursday": nothing in the words around the day at `at` is taken from one day to another. */
function isOfDays(tags: readonly Tag[], at: number): boolean {
  const ends = (tag: Tag): boolean => tag.t === 'stop' || (tag.t === 'comma' && !tag.dash) || tag.t === 'conj';
  const from = tags.slice(0, at).findLastIndex(ends) + 1;
  const to = tags.slice(at).findIndex(ends);
  const around = tags.slice(from, to === -1 ? tags.length : at + to);
  const acts = around.flatMap((tag) => (tag.t === 'act' ? [tag.act] : []));
  const makes = acts.includes('make') && around.some(({ t }) => t === 'level' || t === 'length' || t === 'duration');
  if (acts.some((act) => TAKES_TO.has(act) && !(act === 'make' && makes))) return false;
  return acts.length > 0 || around.some(({ t }) => SPEAKS_OF_DAYS.has(t));
}

/** Joins what says one date in several pieces: "Sunday 24th", "Tuesday next week", "Mon–Wed", "Thursday and Friday". */
export function joinedDates(tags: readonly Tag[], horizon: Horizon): Tag[] {
  const out: Tag[] = [];
  for (let i = 0; i < tags.length; i += 1) {
    const tag = tags[i]!;
    const last = out.at(-1);
    const before = out.at(-2);
    const earlier = out.at(-3);
    if (!isDate(tag)) {
      out.push(tag);
      continue;
    }
    if (isDate(last)) {
      if (last.ends !== undefined && isWeek(tag))
        out.splice(-1, 1, fromTo(inWeekOf(last.ends[0], tag), inWeekOf(last.ends[1], tag)));
      else if (last.bare !== undefined && (isWeek(tag) || (isWeekend(tag) && isWeekendDay(last.bare))) && !last.parts)
        out.splice(-1, 1, { ...inWeekOf(last, tag), ...(tag.possessive && { possessive: true }) });
      else if (isWeek(last) && tag.bare !== undefined)
        out.splice(-1, 1, { ...inWeekOf(tag, last), ...(tag.possessive && { possessive: true }) });
      else if (last.week === true && last.days.length <= 2 && isWeek(tag)) out.splice(-1, 1, inWeekOf(last, tag));
      else if (last.possessive === true && tag.grain === 'day') out.push(tag);
      else if (last.bare !== undefined && tag.grain === 'day' && tag.bare === undefined && last.parts === undefined)
        out.splice(-1, 1, tag);
      else if (tag.bare !== undefined && last.grain === 'day' && last.bare === undefined && last.parts === undefined)
        continue;
      // "night shifts Thursday Friday"
      else if (
        last.bare !== undefined &&
        tag.bare !== undefined &&
        tag.bare !== last.bare &&
        !tag.possessive &&
        !last.possessive &&
        isOfDays(tags, i)
      )
        out.splice(-1, 1, listed(last, tag, horizon));
      else out.push(tag);
      continue;
    }
    const named = out.slice(-5).find(isWeek);
    const between = (first: DateTag, second: DateTag): DateTag =>
      named === undefined ? fromTo(first, second) : fromTo(inWeekOf(first, named), inWeekOf(second, named));
    if (
      isDate(before) &&
      last?.t === 'prep' &&
      (last.prep === 'on' || last.prep === 'of') &&
      (isWeek(before) || isWeek(tag))
    ) {
      const joined =
        isWeek(before) && tag.bare !== undefined
          ? inWeekOf(tag, before)
          : before.bare !== undefined && isWeek(tag)
            ? inWeekOf(before, tag)
            : null;
      if (joined !== null) {
        out.splice(-2, 2, joined);
        continue;
      }
    }
    const moves = out.some(
      (each) => each.t === 'act' && (each.act === 'later' || each.act === 'move' || each.act === 'earlier'),
    );
    // "flying on Sunday, back on Wednesday"
    const returns =
      last?.t === 'prep' &&
      last.prep === 'until' &&
      before?.t === 'comma' &&
      !before.dash &&
      isDate(earlier) &&
      earlier.grain === 'day' &&
      tag.grain === 'day' &&
      !moves;
    if (returns) {
      out.splice(-3, 3, between(earlier, tag));
      continue;
    }
    const single = isDate(before) && before.grain === 'day' && tag.grain === 'day';
    if (single && ((last?.t === 'comma' && last.dash) || (last?.t === 'prep' && last.prep === 'until' && !moves))) {
      out.splice(-2, 2, between(before, tag));
      continue;
    }
    // "travelling Thursday to Saturday": nothing is moved there
    const stays =
      last?.t === 'prep' &&
      last.prep === 'to' &&
      !moves &&
      (out.some(
        (each) => (each.t === 'happening' && each.kind === 'travel') || (each.t === 'act' && each.act === 'cannot'),
      ) ||
        isOfDays(tags, i));
    if (single && stays) {
      out.splice(-2, 2, between(before, tag));
      continue;
    }
    const fromThen =
      earlier?.t === 'prep' && earlier.prep === 'from' && last?.t === 'prep' && last.prep === 'to' && !moves;
    if (single && fromThen) {
      out.splice(-3, 3, between(before, tag));
      continue;
    }
    if (single && last?.t === 'conj' && earlier?.t === 'prep' && earlier.prep === 'between') {
      out.splice(-3, 3, between(before, tag));
      continue;
    }
    const joins =
      (last?.t === 'conj' && last.word === 'and') ||
      (last?.t === 'comma' && !last.dash) ||
      (last?.t === 'word' && last.word === 'or');
    const next = tags[i + 1];
    const starts =
      next?.t === 'workout' ||
      next?.t === 'duration' ||
      next?.t === 'length' ||
      next?.t === 'level' ||
      next?.t === 'limit';
    const afterTo = earlier?.t === 'prep' && (earlier.prep === 'to' || earlier.prep === 'until');
    const measured =
      earlier?.t === 'duration' ||
      tags.slice(0, i - 1).some((each) => each.t === 'duration' || each.t === 'length' || each.t === 'level');
    const owns = tag.possessive === true && isDate(next);
    // "not Friday, Thursday is fine": the other day is the one that suits
    const suits =
      last?.t === 'comma' &&
      tags.slice(i + 1, i + 4).some((each) => each.t === 'instead' || (each.t === 'word' && SUITS.test(each.word)));
    const apart =
      owns ||
      suits ||
      (next?.t === 'prep' && next.prep === 'to' && afterTo) ||
      (next?.t === 'workout' &&
        (afterTo || (tag.possessive === true && before !== undefined && isDate(before) && !before.possessive))) ||
      (starts && measured);
    const denied = earlier?.t === 'not';
    if (isDate(before) && joins && !denied && before.grain !== 'range' && tag.grain !== 'range' && !apart) {
      out.splice(-2, 2, listed(before, tag, horizon));
      continue;
    }
    out.push(tag);
  }
  return out;
}

const PREDICATES: ReadonlySet<Tag['t']> = new Set([
  'act',
  'level',
  'length',
  'duration',
  'happening',
  'symptom',
  'pain',
  'not',
  'indoors',
  'shift',
  'other',
]);
const hasPredicate = (tags: readonly Tag[]): boolean => tags.some(({ t }) => PREDICATES.has(t));
const has = (tags: readonly Tag[], t: Tag['t']): boolean => tags.some((tag) => tag.t === t);
const hasAct = (tags: readonly Tag[]): boolean =>
  tags.some((tag) => tag.t === 'act' && tag.act !== 'do' && tag.act !== 'prefer');

const goesTo = (tags: readonly Tag[]): boolean =>
  tags.some((tag, index) => tag.t === 'prep' && tag.prep === 'to' && isDate(tags[index + 1]));

/** "not", "instead of" and the like belong to what comes before them when nothing is asked after them. */
const onlyDenies = (tags: readonly Tag[]): boolean => tags[0]?.t === 'not' && tags.length === 2 && isDate(tags[1]);

/** ", church on Sunday": why, in words that mean nothing here, with a day of its own that is none of the workout's. */
const isAside = (tags: readonly Tag[]): boolean =>
  has(tags, 'word') &&
  has(tags, 'date') &&
  !goesTo(tags) &&
  tags.every(({ t }) => t === 'word' || t === 'date' || t === 'prep' || t === 'possessive');

/** The intents and reports of a request, one by one. */
export function clausesOf(tags: readonly Tag[], horizon: Horizon): Clause[] {
  const joined = joinedDates(tags, horizon);
  const clauses: Clause[] = [];
  let current: Tag[] = [];
  let reason = false;
  const close = (nextReason: boolean) => {
    if (current.length > 0) clauses.push({ tags: current, reason, inherits: false });
    current = [];
    reason = nextReason;
  };
  for (let i = 0; i < joined.length; i += 1) {
    const tag = joined[i]!;
    if (tag.t === 'stop') {
      close(false);
      continue;
    }
    if (tag.t === 'comma' || tag.t === 'conj') {
      const rest = joined.slice(i + 1);
      const end = rest.findIndex(({ t }) => t === 'stop' || t === 'comma' || t === 'conj');
      const right = end === -1 ? rest : rest.slice(0, end);
      const because = tag.t === 'conj' && tag.word === 'because';
      // "a jab tomorrow, so nothing on Friday": why comes first, with a day of its own
      const isReason =
        tag.t === 'conj' &&
        tag.word === 'then' &&
        !has(current, 'advice') &&
        has(current, 'word') &&
        current.some((each) => isDate(each) && each.grain !== 'recurring');
      const complete = isReason || hasPredicate(current) || (has(current, 'workout') && has(current, 'date'));
      const swaps = [...current, ...right].some((each) => each.t === 'act' && each.act === 'swap');
      const placed = has(right, 'workout') && has(right, 'date') && !swaps;
      const [owner] = right;
      const owns = isDate(owner) && owner.possessive === true && right.slice(1).some(isDate) && has(current, 'date');
      const gapped = (owns || (goesTo(current) && goesTo(right))) && !hasAct(right);
      if (tag.t === 'comma' && !tag.dash && has(current, 'date') && has(current, 'workout') && isAside(right)) {
        close(true);
        clauses.push({ tags: right, reason: true, inherits: false });
        i += right.length;
        reason = false;
        continue;
      }
      // "why is it so hard, make it easier"
      const asksThen = tag.t === 'comma' && has(current, 'advice') && right[0]?.t === 'act' && right[0].act === 'make';
      if (because || gapped || asksThen || (complete && !onlyDenies(right) && (hasPredicate(right) || placed))) {
        // "why did you move my run and cancel my swim?" is one question
        const asksOn = has(current, 'advice') && !asksThen && right[0]?.t === 'act' && !because;
        close(because);
        const closed = clauses.at(-1);
        if (tag.t === 'conj' && tag.word === 'then' && closed !== undefined) closed.leads = true;
        if (asksOn) current.push({ t: 'advice' });
        if (gapped || (placed && !hasPredicate(right))) {
          clauses.push({
            tags: right,
            reason: false,
            inherits: !has(right, 'limit') && (gapped || hasAct(clauses.at(-1)?.tags ?? [])),
          });
          i += right.length;
        }
      } else if (current.length > 0) current.push(tag);
      continue;
    }
    // "Saturday 90 min Sunday 60 min"
    if (
      isDate(tag) &&
      current.length === 2 &&
      isDate(current[0]) &&
      current[1]?.t === 'duration' &&
      joined[i + 1]?.t === 'duration'
    )
      close(false);
    current.push(tag);
  }
  close(false);
  return clauses;
}
