import { addDays } from '../../calendar/calendar.ts';
import { inNamedWeek, isWeek, type Noun, nounsOf, spread, untilIn, withinWeek } from './slotNouns.ts';
import type { RequestAct, DateTag, DurationTag, LevelTag, Tag } from './tags.ts';
import type { Target } from './intent.ts';

/** The pieces of one clause, sorted by what they do. */
export interface Slots {
  acts: readonly RequestAct[];
  nouns: readonly Noun[];
  until: DateTag | null;
  since: DateTag | null;
  durations: readonly DurationTag[];
  level: LevelTag | null;
  length: 1 | -1 | null;
  shift: { days: number; signed: boolean } | null;
  limit: boolean;
  /** "at least", "not less than", "not at most": no limit that can be kept. */
  least: boolean;
  lasting: boolean;
  /** Act right after "not": that which must not happen. */
  denied: RequestAct | null;
  /** "no" right before a workout or a day. */
  without: boolean;
  instead: boolean;
  pronoun: boolean;
  words: readonly string[];
  time: 'morning' | 'midday' | 'afternoon' | 'evening' | null;
  tags: readonly Tag[];
}

const ORDERS: ReadonlySet<RequestAct> = new Set(['remove', 'shorten', 'lengthen', 'replace', 'make', 'keep', 'rest']);
const MOVING: ReadonlySet<RequestAct> = new Set(['move', 'later', 'earlier', 'swap']);

const isNegation = (tag: Tag): boolean =>
  tag.t === 'not' ||
  (tag.t === 'lasting' && tag.never) ||
  (tag.t === 'act' && (tag.act === 'wont' || tag.act === 'cannot'));

/** "less than" behind a negation, and a negated "at most", say what is least, or nothing; "at least" does of a time and of rest days. */
function isLeast(tags: readonly Tag[]): boolean {
  const isOfAmount = tags.some(({ t }) => t === 'duration');
  const isOfRest = tags.some((tag) => tag.t === 'act' && (tag.act === 'rest' || tag.act === 'restDay'));
  return tags.some((tag, index) => {
    if (tag.t !== 'limit') return false;
    if (tag.least) return isOfAmount || isOfRest;
    return tag.below ? tags.slice(0, index).some(isNegation) : isOfAmount && tags[index - 1]?.t === 'not';
  });
}

/** 1 for longer, -1 for shorter; null: nothing is said of it, or that it should not be so. */
function lengthening(tags: readonly Tag[]): 1 | -1 | null {
  const at = tags.findIndex(({ t }) => t === 'length');
  const tag = tags[at];
  return tag?.t === 'length' && tags[at - 1]?.t !== 'not' ? tag.direction : null;
}

const LEAVES_OUT: ReadonlySet<RequestAct> = new Set(['remove', 'shorten']);
/** What may stand between a negation and what it denies: "no need to skip". */
const BETWEEN = /^(?:need|needs|ever|want|wish|reason|going|intend|be|just|really|simply|me|i)$/;

/** The acts that are not to be. "Never" and "cannot" deny only what leaves out: "never do", "cannot move" rule out a day. */
function deniedActs(tags: readonly Tag[]): RequestAct[] {
  return tags.flatMap((tag, index) => {
    if (!isNegation(tag)) return [];
    const next = tags[index + 1];
    const isNot = tag.t === 'not' || (tag.t === 'act' && tag.act === 'wont');
    if (isNot && next?.t === 'act') return [next.act];
    const act = tags
      .slice(index + 1)
      .find((each) => !(each.t === 'word' && BETWEEN.test(each.word)) && !(each.t === 'prep' && each.prep === 'to'));
    return act?.t === 'act' && LEAVES_OUT.has(act.act) ? [act.act] : [];
  });
}

/** "no swim", "no Fridays", "don't skip": what the first negation denies is right behind it. */
function isWithout(tags: readonly Tag[], placed: readonly Noun[]): boolean {
  const at = tags.findIndex(({ t }) => t === 'not');
  if (at === -1) return false;
  const after = tags.slice(at + 1).find((tag) => tag.t !== 'prep' || tag.prep !== 'to');
  if (after?.t === 'date') return placed.filter(({ dates }) => dates !== null).length < 2;
  return after?.t === 'workout' || after?.t === 'act' || after?.t === 'level';
}

/** The last day that is meant, in the week that is named. */
function endIn(until: DateTag | null, week: DateTag | null): DateTag | null {
  if (until?.week) return { ...until, days: [addDays(until.days[0]!, -1)], week: undefined };
  return until !== null && week !== null ? untilIn(until, week) : until;
}

/** "Next week from Tuesday to Thursday": those days, and not the week. */
function ofThoseDays(nouns: readonly Noun[], since: DateTag | null): readonly Noun[] {
  if (since === null || since.days.length < 2 || nouns.some(({ dates }) => dates?.grain === 'recurring')) return nouns;
  const isAround = ({ dates }: Noun): boolean => isWeek(dates) && since.days.every((day) => dates!.days.includes(day));
  return nouns.map((noun) => (isAround(noun) ? { ...noun, dates: since } : noun));
}

export function slotsOf(tags: readonly Tag[], context: DateTag | null): Slots {
  const acts = tags.flatMap((tag) => (tag.t === 'act' ? [tag.act] : []));
  const hasMove = acts.some((act) => MOVING.has(act));
  const { nouns: named, until, since } = nounsOf(tags, { hasMove, hasOrder: acts.some((act) => ORDERS.has(act)) });
  const nouns = withinWeek(ofThoseDays(named, since));
  const bounded = nouns.length < named.length || nouns.some((noun, index) => noun !== named[index]);
  const week = nouns.find(({ dates }) => isWeek(dates))?.dates ?? context;
  const least = isLeast(tags);
  const placed = inNamedWeek(nouns, context);
  return {
    acts,
    nouns: spread(placed, hasMove || acts.includes('do')),
    until: endIn(until, week),
    since,
    durations: tags.filter((tag) => tag.t === 'duration'),
    level: tags.find((tag) => tag.t === 'level') ?? null,
    length: lengthening(tags),
    shift: tags.find((tag) => tag.t === 'shift') ?? null,
    limit: tags.some(({ t }) => t === 'limit') && !least,
    least,
    lasting: tags.some((tag) => tag.t === 'lasting' || (tag.t === 'date' && tag.grain === 'recurring' && !bounded)),
    denied: deniedActs(tags)[0] ?? null,
    without: isWithout(tags, placed),
    instead: tags.some(({ t }) => t === 'instead'),
    pronoun: tags.some(({ t }) => t === 'pronoun'),
    words: tags.flatMap((tag) => (tag.t === 'word' ? [tag.word] : [])),
    time: tags.find((tag) => tag.t === 'time')?.time ?? null,
    tags,
  };
}

export const target = (noun: Noun | undefined): Target => ({
  workout: noun?.workout ?? null,
  dates: noun?.dates ?? null,
});
