import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import { yearAfter } from './dateParts.ts';
import { inWeekOf } from './dates.ts';
import type { Slots } from './slots.ts';
import type { DateTag, Horizon } from './tags.ts';

/** `to` is null where no end is known. */
export interface Span {
  from: Day;
  to: Day | null;
}

export const datedIn = (slots: Slots): DateTag | null => slots.nouns.find(({ dates }) => dates !== null)?.dates ?? null;

export const isWholeWeek = (dates: DateTag | null): boolean => dates?.week === true && dates.days.length > 2;

/** The day from which something is told; a weekday ahead, where no end is named, is the one before. */
function startOf({ since, until }: Slots, today: Day): Day | undefined {
  const start = since?.days[0];
  const isBehind = start !== undefined && since!.bare !== undefined && start > today && until === null;
  return isBehind ? addDays(start, -7) : start;
}

/** The days of a report: those named, from a start on, up to an end. */
export function spanOf(slots: Slots, horizon: Horizon, ifNone: Span): Span {
  if (slots.since !== null && slots.since.days.length > 1)
    return { from: slots.since.days[0]!, to: slots.since.days.at(-1)! };
  const named =
    slots.nouns.map(({ dates }) => dates).find((dates): dates is DateTag => dates !== null && dates.vague !== true) ??
    null;
  const since = startOf(slots, horizon.today) ?? named?.days[0];
  const until = slots.until?.days.at(-1);
  if (until !== undefined) return { from: since !== undefined && since <= until ? since : horizon.today, to: until };
  if (named !== null && slots.since === null) return { from: named.days[0]!, to: named.days.at(-1)! };
  return since === undefined ? ifNone : { from: since, to: null };
}

/** The same days every week, as far as a start or an end bounds them; null: they are not of every week, or nothing does. */
function boundedEveryWeek(named: DateTag | null, { since, until }: Slots): DateTag | null {
  if (named?.grain !== 'recurring') return null;
  if (until !== null) return { ...named, days: named.days.filter((day) => day <= until.days.at(-1)!) };
  return since === null ? null : { ...named, days: named.days.filter((day) => day >= since.days[0]!) };
}

/** The last day of a range that begins there. */
function endOf(from: Day, named: DateTag | null, { since, until }: Slots): Day {
  const isWithin = since !== null && named !== null && named.days.at(-1)! > from;
  const to = until?.days.at(-1) ?? (isWithin ? named.days.at(-1)! : since!.days.at(-1)!);
  if (to >= from) return to;
  const weekOn = addDays(to, 7);
  // "until 25 December", said in January
  return weekOn >= from ? weekOn : yearAfter(to);
}

const MAX_DAYS = 370;

/** The days to keep free, with a range from a start to an end where one is named. */
export function daysMeant(slots: Slots, horizon: Horizon): DateTag | null {
  const named = datedIn(slots);
  const bounded = boundedEveryWeek(named, slots);
  if (bounded !== null) return bounded;
  const { until } = slots;
  if (until === null && slots.since === null) return named;
  // "next week from Tuesday": the week only says which Tuesday.
  const since = isWholeWeek(named) && slots.since !== null ? inWeekOf(slots.since, named!) : slots.since;
  if (since !== null && since.days.length > 1) return since;
  const from = since?.days[0] ?? named?.days[0] ?? (until?.lasts ? until.days[0]! : horizon.today);
  const last = endOf(from, named, slots);
  const days: Day[] = [];
  for (let day = from; day <= last && days.length < MAX_DAYS; day = addDays(day, 1)) days.push(day);
  return { t: 'date', days, grain: days.length > 1 ? 'range' : 'day', ...(until?.lasts && { lasts: true }) };
}

/** A weekday that is named of what is over is the last one. */
export function lastOne(dates: DateTag, today: Day): DateTag {
  if (dates.parts !== undefined) {
    const parts = dates.parts.map((part) => lastOne(part, today));
    return { ...dates, parts, days: parts.flatMap(({ days }) => days) };
  }
  return dates.bare === undefined || dates.days[0]! <= today
    ? dates
    : { ...dates, days: dates.days.map((day) => addDays(day, -7)), bare: undefined };
}

export const wasSo = ({ words }: Slots): boolean => words.some((word) => /^(?:was|were|had|been)$/.test(word));

/** The days of what was told as lasting: "been ill for three days", "been ill this week"; null: it is not told so. */
function hasBeen({ words, until }: Slots, named: DateTag | null, today: Day): Span | null {
  if (!words.includes('been')) return null;
  if (until?.lasts === true && until.days[0] === today && until.ordered !== true)
    return { from: addDays(today, -until.days.length), to: null };
  return isWholeWeek(named) && named!.days.includes(today) ? { from: mondayOf(today), to: null } : null;
}

/** When something of the body began, and whether it has an end. */
export function beganOn(slots: Slots, horizon: Horizon): Span {
  const { today } = horizon;
  const open = spanOf(slots, horizon, { from: today, to: null });
  // "Pulled it on Tuesday" looks back; another day ahead is when the athlete hopes to train, not when it began.
  const named = datedIn(slots) ?? (wasSo(slots) && slots.since?.ends !== undefined ? slots.since : null);
  const lasting = hasBeen(slots, named, today);
  if (lasting !== null) return lasting;
  const isAhead = named !== null && named.days[0]! > today && slots.until === null;
  const weekBefore = (day: Day): Day => addDays(day, -7);
  // "ill Monday to Wednesday", told on a Thursday
  if (isAhead && named.ends !== undefined)
    return { from: weekBefore(named.days[0]!), to: weekBefore(named.days.at(-1)!) };
  if (isAhead && named.bare !== undefined && named !== slots.since)
    return { from: weekBefore(named.days[0]!), to: null };
  return open.from > today ? { from: today, to: open.to } : open;
}
