import type { Clause } from './clauses.ts';
import type { RequestIntent } from './intent.ts';
import type { Tag } from './tags.ts';

const isWord = (tag: Tag | undefined, pattern: RegExp): boolean => tag?.t === 'word' && pattern.test(tag.word);

/** What a clause is looked at for, beside its pieces. */
interface Looked {
  clause: Clause;
  kinds: readonly RequestIntent['kind'][];
}

/** A piece that narrows what a clause asks for, by its name; null: it does not. */
type Narrowing = (tag: Tag, at: number, looked: Looked) => string | null;

const DENIES: ReadonlySet<string> = new Set(['wont', 'cannot', 'remove']);
const TAKES: readonly RequestIntent['kind'][] = ['avoid', 'remove', 'free', 'prefer', 'replace'];
const isDenied = ({ clause, kinds }: Looked): boolean =>
  TAKES.some((kind) => kinds.includes(kind)) &&
  clause.tags.some(({ t }) => t === 'workout') &&
  clause.tags.some(
    (tag) => tag.t === 'not' || (tag.t === 'lasting' && tag.never) || (tag.t === 'act' && DENIES.has(tag.act)),
  );

const OUTDOORS = /^(?:outside|outdoors?|alone|together|fasted|hungry)$/;
/** "no running on concrete", "I would rather not ride outside": how it should not be, and not that it should not be. */
const howItIsDenied: Narrowing = (tag, at, looked) => {
  const { tags } = looked.clause;
  if (!isDenied(looked)) return null;
  if (tag.t === 'word' && OUTDOORS.test(tag.word)) return tag.word;
  const [next, second] = tags.slice(at + 1);
  const isOf = tag.t === 'prep' && tag.prep === 'on' && isWord(next, /^[a-z]{3,}$/);
  const noun = isWord(next, /^(?:the|my|this|that|such)$/) ? second : next;
  return isOf && noun?.t === 'word' && !TIMES.test(noun.word) && tags[at - 1]?.t === 'workout' ? noun.word : null;
};
const TIMES = /^(?:moment|end|all|any|short|time|case|general|future|least|most|a|an|and|day|days|plan|schedule)$/;

/** "nothing after Saturday": the days that follow, and not that one. */
const afterThatDay: Narrowing = (tag, at, { clause, kinds }) => {
  const isAfter = isWord(tag, /^(?:after|past|beyond)$/) && clause.tags[at + 1]?.t === 'date';
  return isAfter && clause.tags[at - 1]?.t === 'act' && TAKES.some((kind) => kinds.includes(kind)) ? 'after' : null;
};

const PLACE = /^(?:pool|gym|track|lanes?|lake)$/;
/** "I can't make it to the pool": of one sport, and not of all training. */
const placeOfSport: Narrowing = (tag, _at, { clause, kinds }) => {
  const isWhole = kinds.includes('free') && !clause.tags.some((each) => each.t === 'workout' && each.sports.length > 0);
  return isWhole && tag.t === 'word' && PLACE.test(tag.word) ? tag.word : null;
};

const NUMBER = /^(?:\d+(?:[.:]\d+)?|two|three|four|half|ninety|sixty|forty|thirty|fifteen|twenty)$/;
const IS_CLOCK = /^(?:am|pm|o|at|around|oclock|x|rpe|km|k|bpm|watts|of|noon)$/;
/** A number beside a length that was not said. */
const amount: Narrowing = (tag, at, { clause, kinds }) => {
  if (tag.t !== 'word' || !NUMBER.test(tag.word) || !kinds.includes('resize')) return null;
  const [before, after] = [clause.tags[at - 1], clause.tags[at + 1]];
  if (after !== undefined && after.t === 'word' && !isWord(after, /^(?:please|and|a)$/)) return null;
  const isElse = isWord(before, IS_CLOCK) || isWord(after, IS_CLOCK) || before?.t === 'not' || before?.t === 'prep';
  return isElse || clause.tags.some(({ t }) => t === 'duration') ? null : tag.word;
};

/** "no strength on the same day as the swim", "never two runs in a row". */
const sameDay: Narrowing = (tag, at, looked) => {
  if (!isDenied(looked)) return null;
  if (tag.t === 'act') return tag.act === 'same' ? 'same' : null;
  if (isWord(tag, /^row$/) && isWord(looked.clause.tags[at - 1], /^a$/)) return 'in a row';
  return isWord(tag, /^consecutive$/) ? 'consecutive' : null;
};

/** "no swim after a run": beside which workouts it should not be. */
const besideAnother: Narrowing = (tag, at, looked) => {
  const { tags } = looked.clause;
  const [next, second] = tags.slice(at + 1);
  const isOf = isWord(next, /^(?:a|an|the|my|any|every|each)$/) ? second : next;
  const isBeside = isWord(tag, /^(?:after|before)$/) && isOf?.t === 'workout' && tags[at - 1]?.t === 'workout';
  return isBeside && tag.t === 'word' && isDenied(looked) ? tag.word : null;
};

/** "everything from Saturday on": more than that day. */
const fromThereOn: Narrowing = (tag, at, { clause, kinds }) => {
  const [before, last, next] = [clause.tags[at - 2], clause.tags[at - 1], clause.tags[at + 1]];
  const isOn = tag.t === 'prep' && tag.prep === 'on' && next?.t !== 'date';
  const isFrom = before?.t === 'prep' && before.prep === 'from' && last?.t === 'date' && last.days.length === 1;
  return isOn && isFrom && kinds.includes('move') ? 'from then on' : null;
};

/** "we shorten the days": what we do is no wish. */
const whatWeDo: Narrowing = (tag, at, { clause }) => {
  const next = clause.tags[at + 1];
  const isOpening = at === 0 || clause.tags[at - 1]?.t === 'comma';
  return isOpening && isWord(tag, /^(?:we|they|he|she|people|you)$/) && next?.t === 'act' && DONE.has(next.act)
    ? 'we'
    : null;
};
const DONE: ReadonlySet<string> = new Set(['move', 'swap', 'remove', 'shorten', 'lengthen', 'add', 'replace']);

/** "every time I skip strength": when something is so, and not that it should be. */
const wheneverItIs: Narrowing = (tag, at, { clause }) => {
  const [next, second] = clause.tags.slice(at + 1);
  const isWhen = isWord(tag, /^(?:whenever|when|after|before|while|since|time|unless)$/);
  return isWhen && isWord(next, /^(?:i|we)$/) && second?.t === 'act' && DONE.has(second.act) ? 'when' : null;
};

/** "the days before it", "and the two after": beside the day that was named. */
const aroundThatDay: Narrowing = (tag, at, { clause: { tags } }) => {
  if (!isWord(tag, /^(?:before|after)$/)) return null;
  const isCounted = isWord(tags[at - 1], /^(?:days?|ones?|two|three|four|\d)$/);
  const isOfIt =
    tags[at + 1] === undefined || tags[at + 1]!.t === 'pronoun' || isWord(tags[at + 1], /^(?:it|that|them)$/);
  return isCounted && isOfIt && tag.t === 'word' ? tag.word : null;
};

/** "nothing before 9": an hour of the day. */
const beforeAnHour: Narrowing = (tag, at, { clause: { tags }, kinds }) =>
  tag.t === 'prep' &&
  tag.prep === 'before' &&
  isWord(tags[at + 1], /^\d{1,2}$/) &&
  TAKES.some((kind) => kinds.includes(kind))
    ? 'before'
    : null;

/** "down to three sessions": how many are to stay. */
const thatMany: Narrowing = (tag, at, { clause: { tags }, kinds }) =>
  tag.t === 'workout' &&
  tag.sports.length === 0 &&
  /^(?:\d|one|two|three|four|five|six)\b/.test(tag.text) &&
  tags[at - 1]?.t === 'prep' &&
  kinds.includes('remove')
    ? tag.text
    : null;

/** A time that was named, and that nothing was read from. */
const anotherTime: Narrowing = (tag, _at, { kinds }) =>
  tag.t === 'word' && NO_DAY.test(tag.word) && TAKES.some((kind) => kinds.includes(kind)) ? tag.word : null;
const NO_DAY =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|midweek|fortnightly|monthly|quarterly)$/;

const NARROWINGS: readonly Narrowing[] = [
  aroundThatDay,
  beforeAnHour,
  thatMany,
  anotherTime,
  howItIsDenied,
  afterThatDay,
  placeOfSport,
  amount,
  sameDay,
  besideAnother,
  fromThereOn,
  whatWeDo,
  wheneverItIs,
];

/** What narrows the wish of a clause, and plays no part in what was read. */
export const narrowedBy = (clause: Clause, kinds: readonly RequestIntent['kind'][]): string[] =>
  clause.tags.flatMap((tag, at) => NARROWINGS.flatMap((narrowing) => narrowing(tag, at, { clause, kinds }) ?? []));
