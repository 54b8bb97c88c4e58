import { fromTo } from './dates.ts';
import { tagsOf } from './scan.ts';
import type { RequestInput } from './request.ts';
import type { DateTag, Horizon, WorkoutTag, Tag } from './tags.ts';
import { MAX_INTENTS, type ReadIntents, type Target, type RequestIntent } from './intent.ts';
import { wordsOfText } from './words.ts';

type Read = (text: string) => ReadIntents;

/** Turns that are looked back on; further back the talk was about something else. */
const TURNS = 6;

const refersBack = (target: Target): boolean => target.workout === null && target.dates === null;
const whatOf = (intent: RequestIntent): Target | null =>
  'what' in intent ? intent.what : intent.kind === 'swap' ? intent.first : null;

/** What an answer to the coach's question adds: a day, a workout, or one of those that were offered. */
interface Fragment {
  workout: WorkoutTag | null;
  dates: DateTag | null;
  to: boolean;
  pick: number | null;
  correction: boolean;
}

function fragmentOf(tags: readonly Tag[]): Fragment {
  const days = tags.flatMap((tag) => (tag.t === 'date' ? [tag] : []));
  const spans =
    days.length === 2 &&
    tags.some(
      (tag) => (tag.t === 'prep' && (tag.prep === 'to' || tag.prep === 'until')) || (tag.t === 'comma' && tag.dash),
    );
  return {
    workout: tags.find((tag) => tag.t === 'workout') ?? null,
    dates: spans ? fromTo(days[0]!, days[1]!) : (days[0] ?? null),
    to: tags.some((tag) => tag.t === 'prep' && tag.prep === 'to'),
    pick: tags.find((tag) => tag.t === 'pick')?.index ?? null,
    correction: tags[0]?.t === 'not',
  };
}

/** The days a question named in full: "Tuesday 12 January". */
const datesIn = (tags: readonly Tag[]): DateTag[] =>
  tags.flatMap((tag) => (tag.t === 'date' && tag.grain === 'day' && tag.bare === undefined ? [tag] : []));

/** An answer, with the day that it names or picks, and what it was asked for. */
interface Answer {
  workout: WorkoutTag | null;
  /** Named or picked. */
  dates: DateTag | null;
  named: DateTag | null;
  to: boolean;
  /** "To which day?": the day is where it should go. */
  asksWhere: boolean;
  asksWhich: boolean;
  offered: readonly DateTag[];
}

type Completing = {
  readonly [Kind in RequestIntent['kind']]?: (
    intent: Extract<RequestIntent, { kind: Kind }>,
    answer: Answer,
  ) => RequestIntent | readonly RequestIntent[] | null;
};

const away = (dates: DateTag): readonly RequestIntent[] => [
  {
    kind: 'event',
    event: { kind: 'travel', from: dates.days[0]!, to: dates.days.at(-1)!, area: null, place: null, symptoms: [] },
    background: false,
  },
  { kind: 'free', what: { workout: null, dates }, soft: false },
];

/** What an answer makes of an intent; null, or no row: it says what is meant. */
const COMPLETING: Completing = {
  move: (intent, { workout, dates, to, asksWhere, asksWhich }) =>
    dates !== null && (asksWhere || to || !asksWhich)
      ? { ...intent, to: dates, days: null }
      : { ...intent, what: { workout: workout ?? intent.what.workout, dates: dates ?? intent.what.dates } },
  swap: (intent, { workout, dates, asksWhich }) =>
    intent.second === null || asksWhich ? { ...intent, second: { workout, dates } } : intent,
  add: (intent, { workout, dates }) => ({
    ...intent,
    workout: workout ?? intent.workout,
    when: dates ?? intent.when,
  }),
  avoid: (intent, { dates }) => ({ ...intent, when: dates ?? intent.when }),
  awayWhen: (_intent, { dates }) => dates && away(dates),
  oneOf: (_intent, { workout, named, offered }) =>
    workout && { kind: 'remove', what: { workout, dates: named ?? offered[0] ?? null } },
  restWhen: (_intent, { dates }) => dates && { kind: 'remove', what: { workout: null, dates } },
};

/** The intent of the turn before, completed with the answer. */
function completed(
  intent: RequestIntent,
  fragment: Fragment,
  question: string,
  offered: readonly DateTag[],
): RequestIntent | readonly RequestIntent[] {
  const { workout, to } = fragment;
  const picked = fragment.pick === null ? null : (offered.at(fragment.pick) ?? null);
  const dates = fragment.dates ?? picked;
  const asksWhere = /^to which day|which day should|to which day/i.test(question);
  const answer = {
    workout,
    dates,
    named: fragment.dates,
    to,
    asksWhere,
    asksWhich: question.endsWith('?') && !asksWhere,
    offered,
  };
  const complete = COMPLETING[intent.kind] as
    ((intent: RequestIntent, answer: Answer) => RequestIntent | readonly RequestIntent[] | null) | undefined;
  const whole = complete?.(intent, answer) ?? null;
  if (whole !== null) return whole;
  const what = whatOf(intent);
  if (what === null || !('what' in intent)) return intent;
  const meant = { workout: workout ?? what.workout, dates: dates ?? (workout === null ? what.dates : null) };
  return { ...intent, what: meant } as RequestIntent;
}

/** All that an answer to a question is made of. */
const PIECES: ReadonlySet<Tag['t']> = new Set([
  'date',
  'workout',
  'prep',
  'pick',
  'word',
  'comma',
  'conj',
  'stop',
  'pronoun',
  'possessive',
  'instead',
]);

/** The text together with what was said before: an answer to a question, a correction, "the same for …". */
export function withHistory(input: RequestInput, horizon: Horizon, read: Read): ReadIntents {
  const now = read(input.text);
  const turns = input.conversationHistory.slice(-TURNS);
  const lastCoach = turns.findLastIndex(({ role }) => role === 'coach');
  if (lastCoach === -1) return now;
  const question = turns[lastCoach]!.content;
  const tags = tagsOf(wordsOfText(input.text), horizon);
  const before = turns
    .slice(0, lastCoach)
    .filter(({ role }) => role === 'athlete')
    .map(({ content }) => read(content))
    .findLast(({ intents }) => intents.length > 0 && intents.length <= MAX_INTENTS);
  if (before === undefined) return now;
  const [earlier] = before.intents;
  // a question of the athlete's own answers none of the coach's
  if (tags.some(({ t }) => t === 'advice')) return now;
  const same = tags.some((tag) => tag.t === 'act' && tag.act === 'same');
  const fragment = fragmentOf(tags);
  const offered = datesIn(tagsOf(wordsOfText(question), horizon)).sort((a, b) => (a.days[0]! < b.days[0]! ? -1 : 1));
  const answersIt = question.trim().endsWith('?') && tags.every(({ t }) => PIECES.has(t));
  if (now.intents.length === 0 || same || answersIt) {
    const adds = fragment.workout !== null || fragment.dates !== null || fragment.pick !== null;
    if (!adds) return now;
    const intents = before.intents.flatMap((intent): readonly RequestIntent[] | RequestIntent =>
      same && 'what' in intent
        ? ({ ...intent, what: { workout: fragment.workout, dates: fragment.dates } } as RequestIntent)
        : completed(intent, fragment, question, offered),
    );
    return { ...before, intents, ambiguous: now.ambiguous, vague: now.vague };
  }
  // "Make it 40 minutes": the workout of the turn before.
  const what = earlier === undefined ? null : whatOf(earlier);
  if (what === null) return now;
  const intents = now.intents.map((intent) =>
    'what' in intent && refersBack(intent.what) ? ({ ...intent, what } as RequestIntent) : intent,
  );
  return { ...now, intents };
}
