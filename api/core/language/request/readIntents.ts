import { addDays, type Day, daysBetween } from '../../calendar/calendar.ts';
import { isOneDay } from './asks/asked.ts';
import { withOrdered } from './askedHealth.ts';
import { whileAway } from './away.ts';
import { intentsOf, type Topic, withTopic } from './clauseIntents.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { isOperative, withoutBackground, withoutRepeats, withoutReplaced } from './distinctIntents.ts';
import type { ReadIntents, ReadPart, RequestIntent, Target } from './intent.ts';
import { type Possible, possibleIn } from './possible.ts';
import { fromTheReason } from './reasonDays.ts';
import { tagsOf } from './scan.ts';
import { yearAfter } from './dateParts.ts';
import { type Slots, slotsOf } from './slots.ts';
import type { DateTag, Horizon, RequestAct, Tag } from './tags.ts';
import { wordsOfText } from './words.ts';

const isWeek = (dates: DateTag | null | undefined): dates is DateTag => dates?.week === true && dates.days.length > 2;

const whatOf = (intent: RequestIntent): Target | null =>
  'what' in intent ? intent.what : intent.kind === 'swap' ? intent.first : null;

/** "The ride tomorrow, …": the day where it should be is the one that it is on. */
function spokenOf(intent: RequestIntent): Target | null {
  if (intent.kind === 'move' && intent.isPlace === true && intent.what.dates === null)
    return { ...intent.what, dates: intent.to };
  // "a jog instead of the swim, 30 minutes"
  return intent.kind === 'replace' ? { workout: intent.by, dates: intent.what.dates } : whatOf(intent);
}

const DOES: ReadonlySet<RequestAct> = new Set(['do', 'keep', 'prefer', 'undo', 'same', 'adjust']);
/** Is there something in a clause that could be done? */
const asksFor = ({ acts, level, length, shift, without, instead, tags }: Slots): boolean =>
  !tags.some(({ t }) => t === 'advice') &&
  (acts.some((act) => !DOES.has(act)) || level !== null || length !== null || shift !== null || without || instead);

/** "no gym, no bike until Thursday, only shoes": the days are free of all else; null: more is said than what there is not. */
function onlyPossible(read: ReadIntents, { sports, isOnly, isGear }: Possible): ReadIntents | null {
  const days = read.intents
    .map((intent) => (intent.kind === 'avoid' ? intent.when : null))
    .filter((when) => when !== null);
  const isAll = isOnly && (isGear || days.length > 1) && read.intents.every(({ kind }) => kind === 'avoid');
  const [longest] = days.sort((one, other) => other.days.length - one.days.length);
  return isAll && longest !== undefined
    ? { ...read, intents: [{ kind: 'free', what: { workout: null, dates: longest }, soft: false, can: sports }] }
    : null;
}

/** Null: all that was read is what stays. */
const withElse = (read: ReadIntents): ReadIntents | null =>
  read.intents.some(({ kind }) => kind !== 'keep') ? read : null;

/** Everything a text asks for and reports, in its order. */
export function readIntents(text: string, horizon: Horizon): ReadIntents {
  const words = wordsOfText(text);
  const whole = readWords(words, horizon);
  const away = whileAway(words, whole, (each) => readWords(each, horizon));
  if (away !== null) return away;
  const possible = possibleIn(words);
  if (possible === null) return whole;
  const { ownPart } = possible;
  if (
    !possible.isOnly &&
    !possible.isGear &&
    ownPart !== null &&
    tagsOf(ownPart.words, horizon).some(({ t }) => t === 'date')
  ) {
    const before = readWords(ownPart.without, horizon);
    // "hi coach, …" says nothing of its own
    if (before.intents.length > 0) return withElse(readWords(ownPart.kept, horizon)) ?? before;
  }
  // "away next week, can only run": the days are free of the rest
  const read = readWords(possible.rest, horizon);
  const isAway = ({ kind }: RequestIntent) => kind === 'free' || kind === 'awayWhen';
  // "no running until Monday, cycling is ok": nothing has to be done for what is possible
  const isElse = (intent: RequestIntent) => intent.kind === 'avoid' && !possible.sports.includes(intent.sport);
  const alone = onlyPossible(read, possible);
  if (alone !== null) return alone;
  if (!read.intents.some(isAway)) return read.intents.some(isElse) ? read : whole;
  return {
    ...read,
    intents: read.intents.map((intent) => (intent.kind === 'free' ? { ...intent, can: possible.sports } : intent)),
  };
}

/** "On the 14th, and then rest for ten days": they begin on the day that was named, and not today. */
function fromTheDay(tags: readonly Tag[], today: Day): Tag[] {
  let start: Day | null = null;
  return tags.map((tag, index) => {
    if (tag.t === 'stop') start = null;
    if (tag.t !== 'date') return tag;
    if (tag.lasts && !tag.ordered && tag.days[0] === today && start !== null) {
      const days = daysBetween(today, start);
      return { ...tag, days: tag.days.map((day) => addDays(day, days)) };
    }
    const isOfWorkout = tags[index - 1]?.t === 'workout' || tags[index + 1]?.t === 'workout' || tag.possessive;
    start = tag.grain === 'day' && tag.days.length === 1 && tag.days[0]! > today && !isOfWorkout ? tag.days[0]! : null;
    return tag;
  });
}

/** "exams on the 15th, nothing until then", "back from Saturday, until then no training": the day that was named last. */
function untilThen(tags: readonly Tag[]): Tag[] {
  const out: Tag[] = [];
  let day: DateTag | null = null;
  let isFrom = false;
  for (const tag of tags) {
    const last = out.at(-1);
    const isThen = tag.t === 'conj' && tag.word === 'then' && last?.t === 'prep' && last.prep === 'until';
    if (tag.t === 'date') {
      day = tag.grain === 'recurring' ? null : tag;
      isFrom = last?.t === 'prep' && last.prep === 'from';
    }
    if (isThen && day !== null) {
      const { days } = day;
      // what begins on that day is over before it
      if (isFrom) out.splice(out.indexOf(day) - 1, 2);
      out.splice(
        -1,
        1,
        { t: 'prep', prep: isFrom ? 'before' : 'until' },
        { t: 'date', days: days.slice(-1), grain: 'day' },
      );
    } else out.push(tag);
  }
  return out;
}

/** "Tuesday no intervals, and the day after no strength": counted from the day that was named last. */
function theDayBeside(tags: readonly Tag[]): Tag[] {
  let day: Day | null = null;
  return tags.map((tag, index) => {
    const before = tags[index - 1];
    const isFirst = before === undefined || before.t === 'comma' || before.t === 'conj' || before.t === 'stop';
    if (tag.t === 'shift' && tag.signed && Math.abs(tag.days) === 1 && isFirst && day !== null)
      return { t: 'date', days: [addDays(day, tag.days)], grain: 'day' };
    if (tag.t === 'date') day = tag.days.length === 1 && tag.grain === 'day' ? tag.days[0]! : null;
    return tag;
  });
}

const tagsIn = (words: readonly string[], horizon: Horizon): Tag[] =>
  theDayBeside(untilThen(fromTheReason(fromTheDay(tagsOf(words, horizon), horizon.today), horizon.today)));

/** The clauses of a text, as its intents are read from them. */
export const clausesIn = (text: string, horizon: Horizon): readonly Clause[] =>
  clausesOf(tagsIn(wordsOfText(text), horizon), horizon);

/** What the next clause may leave out, after this one and what was read from it. */
function topicAfter(topic: Topic, { tags }: Clause, slots: Slots, read: readonly RequestIntent[], today: Day): Topic {
  const [noun] = slots.nouns;
  const named = noun === undefined ? topic.what : { workout: noun.workout, dates: noun.dates };
  const what = read.map(spokenOf).find((each) => each !== null && (each.workout !== null || each.dates !== null));
  return {
    what: what ?? named,
    ...datesAfter(topic, slots, read, today),
    day:
      tags.findLast((tag): tag is DateTag => tag.t === 'date' && isOneDay(tag) && tag.days[0]! >= today) ?? topic.day,
    week: weekAfter(topic, tags),
    act: slots.acts[0] ?? topic.act,
    isDenied: slots.acts.length === 0 ? topic.isDenied : slots.denied !== null,
  };
}

/** "At my mum's from Friday until Monday": all of its days. */
const spanOf = (since: DateTag | null): DateTag | null => (since !== null && since.days.length > 1 ? since : null);

/** A day that one clause moved something to is not what the next one is about. */
function datesAfter(
  { dates }: Topic,
  { nouns, since }: Slots,
  read: readonly RequestIntent[],
  today: Day,
): Pick<Topic, 'dates'> {
  const away = read.find(
    (intent): intent is Extract<RequestIntent, { kind: 'free' | 'remove' }> =>
      intent.kind === 'free' ||
      (intent.kind === 'remove' && intent.what.workout === null && isOneDay(intent.what.dates)),
  );
  const named = away?.what.dates ?? nouns.find((each) => each.dates !== null)?.dates ?? spanOf(since);
  // what is over is the day of no wish
  if (read.length === 0 && named !== null && named.days.at(-1)! < today) return { dates };
  const isDone = read.some(isOperative);
  if (named !== null && (!isDone || isWeek(named) || away !== undefined)) return { dates: named };
  // "the 13th is full, so strength goes to Thursday and the swim goes": both are of that day
  const isOnIt = read.some((intent) => spokenOf(intent)?.dates?.fromTopic === true);
  return { dates: isDone && !isWeek(dates) && !isOnIt ? null : dates };
}

function weekAfter({ week }: Topic, tags: readonly Tag[]): DateTag | null {
  const [opening] = tags;
  if (opening?.t === 'date' && isWeek(opening) && !opening.possessive) return opening;
  return opening === undefined || tags.some((tag) => tag.t === 'date' && isWeek(tag)) ? null : week;
}

/** It holds for a while, and is no journey's own end. */
const isBounded = (read: readonly RequestIntent[]): boolean =>
  read.some(({ kind }) => kind !== 'event') &&
  read.every((intent) => intent.kind !== 'event' || intent.event.kind !== 'travel');

function readWords(words: readonly string[], horizon: Horizon): ReadIntents {
  const tags = tagsIn(words, horizon);
  let topic: Topic = { what: null, dates: null, week: null, day: null, act: null, isDenied: false };
  const intents: RequestIntent[] = [];
  const idle: Clause[] = [];
  const parts: ReadPart[] = [];
  let lasting = false;
  let until: Day | null = null;
  for (const clause of clausesOf(tags, horizon)) {
    const slots = slotsOf(clause.tags, topic.week);
    const known = topic;
    const read = intentsOf(clause, slots, horizon, known).map((intent) => withTopic(intent, known, slots.pronoun));
    lasting ||= clause.likes !== true && slots.lasting && slots.until === null;
    const end = slots.until?.days.at(-1);
    if (end !== undefined && isBounded(read)) until = end < addDays(horizon.today, -7) ? yearAfter(end) : end;
    intents.push(...read);
    parts.push({ clause, kinds: read.map(({ kind }) => kind) });
    if (read.length === 0 && !clause.reason && asksFor(slots)) idle.push(clause);
    topic = topicAfter(topic, clause, slots, read, horizon.today);
  }
  const dated = tags.filter((tag) => tag.t === 'date');
  return {
    intents: withOrdered(
      dated.find(({ ordered }) => ordered) ?? null,
      withoutBackground(withoutRepeats(withoutReplaced(intents))),
    ),
    lasting,
    until,
    ambiguous: dated.find((tag) => tag.ambiguous !== undefined)?.ambiguous ?? null,
    vague: dated.some((tag) => tag.vague),
    idle,
    parts,
  };
}
