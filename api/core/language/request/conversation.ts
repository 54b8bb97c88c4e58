import { fromTo } from './dates.ts';
import { tagsOf } from './scan.ts';
import type { RequestInput } from './request.ts';
import type { DateTag, Horizon, SessionTag, Tag } from './tags.ts';
import { MOST_WISHES, type ReadWishes, type Target, type Wish } from './wish.ts';
import { wordsOf } from './words.ts';

type Read = (text: string) => ReadWishes;

/** Turns that are looked back on; further back the talk was about something else. */
const TURNS = 6;

const refersBack = (target: Target): boolean => target.session === null && target.dates === null;
const whatOf = (wish: Wish): Target | null => ('what' in wish ? wish.what : wish.wish === 'swap' ? wish.first : null);

/** What an answer to the coach's question adds: a day, a session, or one of those that were offered. */
interface Fragment {
  session: SessionTag | null;
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
    session: tags.find((tag) => tag.t === 'session') ?? null,
    dates: spans ? fromTo(days[0]!, days[1]!) : (days[0] ?? null),
    to: tags.some((tag) => tag.t === 'prep' && tag.prep === 'to'),
    pick: tags.find((tag) => tag.t === 'pick')?.index ?? null,
    correction: tags[0]?.t === 'not',
  };
}

/** The days a question named in full: "Tuesday 12 January". */
const datesIn = (tags: readonly Tag[]): DateTag[] =>
  tags.flatMap((tag) => (tag.t === 'date' && tag.grain === 'day' && tag.bare === undefined ? [tag] : []));

/** The wish of the turn before, completed with the answer. */
function completed(
  wish: Wish,
  fragment: Fragment,
  question: string,
  offered: readonly DateTag[],
): Wish | readonly Wish[] {
  const picked = fragment.pick === null ? null : (offered.at(fragment.pick) ?? null);
  const dates = fragment.dates ?? picked;
  const asksWhere = /^to which day|which day should|to which day/i.test(question);
  const asksWhich = question.endsWith('?') && !asksWhere;
  if (wish.wish === 'move') {
    if (dates !== null && (asksWhere || fragment.to || !asksWhich)) return { ...wish, to: dates, days: null };
    return { ...wish, what: { session: fragment.session ?? wish.what.session, dates: dates ?? wish.what.dates } };
  }
  if (wish.wish === 'swap')
    return wish.second === null || asksWhich ? { ...wish, second: { session: fragment.session, dates } } : wish;
  if (wish.wish === 'add') return { ...wish, session: fragment.session ?? wish.session, when: dates ?? wish.when };
  if (wish.wish === 'avoid') return { ...wish, when: dates ?? wish.when };
  if (wish.wish === 'awayWhen' && dates !== null) {
    const event = {
      kind: 'travel',
      from: dates.days[0]!,
      to: dates.days.at(-1)!,
      area: null,
      place: null,
      symptoms: [],
    } as const;
    return [
      { wish: 'event', event, background: false },
      { wish: 'free', what: { session: null, dates }, soft: false },
    ];
  }
  if (wish.wish === 'oneOf' && fragment.session !== null)
    return { wish: 'remove', what: { session: fragment.session, dates: fragment.dates ?? offered[0] ?? null } };
  if (wish.wish === 'restWhen' && dates !== null) return { wish: 'remove', what: { session: null, dates } };
  const what = whatOf(wish);
  if (what === null || !('what' in wish)) return wish;
  return {
    ...wish,
    what: {
      session: fragment.session ?? what.session,
      dates: dates ?? (fragment.session === null ? what.dates : null),
    },
  };
}

/** All that an answer to a question is made of. */
const PIECES: ReadonlySet<Tag['t']> = new Set([
  'date',
  'session',
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
export function withHistory(input: RequestInput, horizon: Horizon, read: Read): ReadWishes {
  const now = read(input.text);
  const turns = input.conversationHistory.slice(-TURNS);
  const lastCoach = turns.findLastIndex(({ role }) => role === 'coach');
  if (lastCoach === -1) return now;
  const question = turns[lastCoach]!.content;
  const tags = tagsOf(wordsOf(input.text), horizon);
  const before = turns
    .slice(0, lastCoach)
    .filter(({ role }) => role === 'athlete')
    .map(({ content }) => read(content))
    .findLast(({ wishes }) => wishes.length > 0 && wishes.length <= MOST_WISHES);
  if (before === undefined) return now;
  const [earlier] = before.wishes;
  // a question of the athlete's own answers none of the coach's
  if (tags.some(({ t }) => t === 'advice')) return now;
  const same = tags.some((tag) => tag.t === 'act' && tag.act === 'same');
  const fragment = fragmentOf(tags);
  const offered = datesIn(tagsOf(wordsOf(question), horizon)).sort((a, b) => (a.days[0]! < b.days[0]! ? -1 : 1));
  const answersIt = question.trim().endsWith('?') && tags.every(({ t }) => PIECES.has(t));
  if (now.wishes.length === 0 || same || answersIt) {
    const adds = fragment.session !== null || fragment.dates !== null || fragment.pick !== null;
    if (!adds) return now;
    const wishes = before.wishes.flatMap((wish): readonly Wish[] | Wish =>
      same && 'what' in wish
        ? ({ ...wish, what: { session: fragment.session, dates: fragment.dates } } as Wish)
        : completed(wish, fragment, question, offered),
    );
    return { ...before, wishes, ambiguous: now.ambiguous, vague: now.vague };
  }
  // "Make it 40 minutes": the session of the turn before.
  const what = earlier === undefined ? null : whatOf(earlier);
  if (what === null) return now;
  const wishes = now.wishes.map((wish) =>
    'what' in wish && refersBack(wish.what) ? ({ ...wish, what } as Wish) : wish,
  );
  return { ...now, wishes };
}
