import { addDays, weekdayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { Acted } from './account.ts';
import { leftOver } from './accounted.ts';
import type { Clause } from './clauses.ts';
import type { ReadIntents, RequestIntent } from './intent.ts';
import { narrowedBy } from './narrowed.ts';
import { spanName } from './places.ts';
import { tableOf } from '../../units/tableOf.ts';
import { listOf } from '../../units/listOf.ts';
import type { RequestInput } from './request.ts';
import type { RequestAnswer } from './requestAnswer.ts';
import type { DateTag, RequestAct, Tag } from './tags.ts';
import { unknownWords } from './unknownWords.ts';

/** All that stands anywhere in a value. */
function found<T>(value: unknown, isIt: (each: unknown) => each is T): readonly T[] {
  if (isIt(value)) return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap((each) => found(each, isIt)) : [];
}

const isDate = (value: unknown): value is DateTag =>
  value !== null && typeof value === 'object' && 't' in value && value.t === 'date';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/** All that the intents, and what became of them, speak of. */
interface Used {
  days: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  /** Sports and weekdays. */
  names: ReadonlySet<string>;
  kinds: readonly RequestIntent['kind'][];
}

function usedBy({ read, outcome, changes, workouts }: Acted): Used {
  const touched = workouts.filter(({ id }) =>
    changes.some(({ workoutId, otherWorkoutId }) => workoutId === id || otherWorkoutId === id),
  );
  const { events, preferences, keptFree } = outcome;
  const days = new Set([
    ...found(read.intents, isDate).flatMap((date) => date.days),
    ...touched.map(({ scheduledDate }) => scheduledDate),
    ...changes.flatMap(({ toDate }) => toDate ?? []),
    ...events.flatMap(({ from, to }) => [from, to ?? from]),
    ...(read.until === null ? [] : [read.until]),
    ...keptFree,
  ]);
  return {
    days,
    numbers: new Set([
      ...found([changes, read.intents, preferences], isNumber),
      ...touched.map(({ duration }) => duration),
    ]),
    names: new Set([
      ...found([read.intents, preferences], isText),
      ...changes.flatMap(({ workoutType }) => workoutType ?? []),
      ...workouts.flatMap(({ scheduledDate, workoutType }) => (days.has(scheduledDate) ? [workoutType] : [])),
    ]),
    kinds: read.intents.map(({ kind }) => kind),
  };
}

const SUITS = /^(?:fine|works?|good|better|possible|great|suits|perfect|normal|stays?)$/;
const isWeek = (tag: DateTag): boolean => tag.week === true || tag.days.length > 2;

/** A day that stays as it is, that opens or closes a span, or that is only why. */
function isBackground(date: DateTag, at: number, { tags }: Clause, days: ReadonlySet<string>): boolean {
  const before = tags[at - 1];
  const prep = before?.t === 'prep' ? before.prep : null;
  if (prep === 'until' || prep === 'before') return days.has(addDays(date.days[0]!, -1));
  // "Friday off instead of Monday"
  if (prep === 'insteadOf') return tags.some((each) => each.t === 'act' && each.act === 'rest');
  // "tired after Sunday"
  const isAfter = before?.t === 'word' && /^(?:after|since)$/.test(before.word);
  return isAfter || before?.t === 'not' || tags.some((each) => each.t === 'word' && SUITS.test(each.word));
}

/** "next week … on Thursday": the week says which Thursday. */
function isOfWeek(date: DateTag, at: number, { tags }: Clause, days: ReadonlySet<string>, { clauses }: Acted): boolean {
  if (isWeek(date)) return tags.some((each) => each !== date && isDate(each));
  const before = tags[at - 1];
  const hasWeek =
    (before?.t === 'prep' && before.prep === 'until') ||
    clauses.some((clause) => clause.tags.some((each) => isDate(each) && isWeek(each)));
  const weekdays = date.days.map(weekdayOf);
  return hasWeek && [...days].some((day) => weekdays.includes(weekdayOf(day)));
}

/** "Had my jab today": what was today is over. */
const isDoneToday = ({ days }: DateTag, { tags }: Clause, { today }: Acted): boolean =>
  days.length === 1 && days[0] === today && tags.some((tag) => tag.t === 'word' && /^(?:had|gave|got)$/.test(tag.word));

/** A day that was named, and plays no part in what was done. */
function isUnreadDate(date: DateTag, at: number, clause: Clause, { days, names }: Used, acted: Acted): boolean {
  const isPast = date.days.length === 0 || date.days.at(-1)! < acted.today || isDoneToday(date, clause, acted);
  const isUsed = date.days.some((day) => days.has(day) || names.has(weekdayOf(day)));
  const isTold = acted.outcome.events.some(({ from, to }) =>
    date.days.some((day) => day >= from && day <= (to ?? from)),
  );
  if (isPast || isUsed || isTold) return false;
  return !isBackground(date, at, clause, days) && !isOfWeek(date, at, clause, days, acted);
}

type Unread = {
  readonly [T in Tag['t']]?: (
    tag: Extract<Tag, { t: T }>,
    at: number,
    clause: Clause,
    used: Used,
    acted: Acted,
  ) => string | null;
};

const ON_LEVEL: readonly RequestIntent['kind'][] = ['ease', 'resize', 'harder', 'replace', 'event', 'add', 'prefer'];
/** It is said where a workout is; nothing is moved for a "no". */
const onlyPlaces = ({ intents }: ReadIntents): boolean =>
  intents.length > 0 && intents.every((intent) => intent.kind === 'move' && intent.isPlace === true);

const ON_INSTEAD: readonly RequestIntent['kind'][] = ['move', 'replace', 'swap', 'avoid', 'ease', 'resize', 'cap'];

const PLACE = /\b(?:gym|pool|track)\b/;
const CHANGE_NO_DAY: readonly RequestIntent['kind'][] = ['time', 'indoors', 'keep', 'talk', 'event'];

/** A piece of each sort that plays no part in what was done, by its name. */
const UNREAD: Unread = {
  date: (date, ...more) =>
    !more[2].kinds.every((kind) => CHANGE_NO_DAY.includes(kind)) && isUnreadDate(date, ...more)
      ? date.days.length === 1
        ? dayName(date.days[0]!)
        : spanName(date.days)
      : null,
  duration: ({ minutes, factor, km }, _at, _clause, { numbers }) => {
    const meant = [minutes, factor, km, minutes === null ? null : minutes / 60];
    return meant.some((each) => each != null && numbers.has(each)) || minutes === null ? null : `${minutes} minutes`;
  },
  workout: ({ sports, text }, _at, _clause, { names }) =>
    sports.length > 0 && !sports.some((sport) => names.has(sport)) && !PLACE.test(text) ? text : null,
  level: (_tag, _at, _clause, { kinds }) => (ON_LEVEL.some((kind) => kinds.includes(kind)) ? null : 'how hard'),
  not: (_tag, at, { tags }, _used, { read }) => {
    const [before, after] = [tags[at - 1], tags[at + 1]];
    const isOfWorkout = tags.some(({ t }) => t === 'workout') && !isDate(after);
    return onlyPlaces(read) && isOfWorkout && !(before?.t === 'word' && before.word === 'or') ? 'not' : null;
  },
  // "teeth out on Thursday, rest 3 days after"
  shift: ({ days, signed }, at, { tags }) => {
    const before = tags[at - 1];
    return signed && days > 1 && before?.t === 'act' && before.act === 'rest' ? `${days} days after` : null;
  },
  // "tempo instead of intervals": one workout for another, and not where it is
  prep: ({ prep }, at, { tags }, _used, { read }) =>
    prep === 'insteadOf' && onlyPlaces(read) && !isDate(tags[at + 1]) ? 'instead' : null,
  instead: (_tag, _at, { tags }, { kinds }) =>
    tags.some(({ t }) => t === 'act') || ON_INSTEAD.some((kind) => kinds.includes(kind)) ? null : 'instead',
};

const NOTHING_DONE = tableOf<Readonly<Partial<Record<RequestAct, string>>>>({
  remove: 'leave out',
  move: 'move',
  later: 'later',
  earlier: 'earlier',
  swap: 'swap',
  add: 'add',
  shorten: 'shorten',
  lengthen: 'lengthen',
});
const BARE = 3;

/** What a clause asks for that nothing was read from. */
const doneIn = ({ tags }: Clause): string[] =>
  tags.flatMap((tag) => {
    if (tag.t === 'shift') return tags.length < BARE ? ['another day'] : [];
    return tag.t === 'act' && tags.some(({ t }) => t === 'date' || t === 'workout')
      ? (NOTHING_DONE[tag.act] ?? [])
      : [];
  });

/** What is only told of, or is about somebody else's, has no part to play. */
const TELLS: readonly RequestIntent['kind'][] = ['event', 'other', 'missed', 'talk', 'race'];

const ONLY_THAT = 'Do only that';
const ONLY_THAT_SAID = /^\W*(?:please )?(?:do only that|only that|yes|yes please|yep|yeah|ok|okay|do it|go ahead)\W*$/i;
const GO_ON = `Shall I do what I read, and nothing else? Say “${ONLY_THAT}”, or write it again in other words.`;

/** The question whether to leave out what plays no part. */
export const askedWithout = (understood: string, unread: readonly string[]): RequestAnswer => ({
  kind: 'question',
  understood: `${understood} You also say ${listOf(unread.map((each) => `“${each}”`))}, and I do not know what should change for it.`,
  question: GO_ON,
});

/** The question whether several wishes that hardly go together are meant so. */
export const askedIfMeant = (understood: string): RequestAnswer => ({
  kind: 'question',
  understood: `${understood} I am not sure that all of it is meant so.`,
  question: GO_ON,
});

/** The request that was asked back about, where this one says to go on without what was unread; null: it does not. */
export function goneOnWith(input: RequestInput): RequestInput | null {
  const [before, asked] = input.conversationHistory.slice(-2);
  const goesOn = asked?.content === GO_ON && before?.role === 'athlete' && ONLY_THAT_SAID.test(input.text);
  return goesOn
    ? { ...input, text: before.content, conversationHistory: input.conversationHistory.slice(0, -2), isSure: true }
    : null;
}

/** Single days of a week that is emptied whole: which of both is meant is not clear. */
function swallowedBy({ read, clauses }: Acted): string[] {
  const weeks = read.intents.flatMap((intent) =>
    (intent.kind === 'free' || intent.kind === 'remove') && intent.what.dates !== null && isWeek(intent.what.dates)
      ? [intent.what.dates]
      : [],
  );
  const days = clauses.flatMap(({ tags }) => tags.filter(isDate)).filter((date) => date.days.length <= 3);
  return days.flatMap((date) =>
    weeks.some(
      (week) => week.week === true && week.days.length > 3 && date.days.every((day) => week.days.includes(day)),
    )
      ? [date.days.length === 1 ? dayName(date.days[0]!) : spanName(date.days)]
      : [],
  );
}

/** What an athlete said that plays no part in what was done; [] where everything does. */
export function unreadIn(acted: Acted): string[] {
  const used = usedBy(acted);
  const left = leftOver(acted);
  if (used.kinds.every((kind) => TELLS.includes(kind))) return [...new Set(left)];
  const wished = acted.clauses.filter(({ reason, leads }) => !reason && leads !== true);
  const names = wished.flatMap((clause) =>
    clause.tags.flatMap((tag, at) => {
      const nameOf = UNREAD[tag.t] as
        ((tag: Tag, at: number, clause: Clause, used: Used, acted: Acted) => string | null) | undefined;
      return nameOf?.(tag, at, clause, used, acted) ?? [];
    }),
  );
  const narrowed = wished.flatMap((clause) => narrowedBy(clause, used.kinds));
  const idle = acted.changes.length > 0 ? acted.read.idle.flatMap(doneIn) : [];
  const unknown = acted.changes.length > 0 ? unknownWords(wished, acted.read) : [];
  return [...new Set([...names, ...swallowedBy(acted), ...narrowed, ...idle, ...unknown, ...left])];
}
