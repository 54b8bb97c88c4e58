import { addDays, daysBetween, type Weekday, weekdayOf } from '../../calendar/calendar.ts';
import { inWeekOf } from './dates.ts';
import type { RequestAct, DateTag, DurationTag, LevelTag, Prep, Tag } from './tags.ts';
import type { Target } from './intent.ts';

export type Role = Prep | 'not' | null;

/** A workout and its day, as they stand together: "my long run on Sunday". */
export interface Noun extends Target {
  role: Role;
  /** Place among the pieces, to compare with the verb's. */
  at: number;
}

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

/** "From Friday for 10 days": ten days from there. */
function fromStart(until: DateTag | null, since: DateTag | null): DateTag | null {
  if (!until?.lasts || since === null) return until;
  const days = daysBetween(until.days[0]!, since.days[0]!);
  return days <= 0 ? until : { ...until, days: until.days.map((day) => addDays(day, days)) };
}

const isWeek = (date: DateTag | null): date is DateTag => date?.week === true && date.days.length > 2;

/** "this week … till Monday": no day before the week has what is left of it. */
function untilIn(until: DateTag, week: DateTag): DateTag {
  const placed = inWeekOf(until, week);
  return placed.days[0]! < week.days[0]! ? until : placed;
}

const sameWeekday = (bare: Weekday, date: DateTag): boolean => weekdayOf(date.days[0]!) === bare;

function nounsOf(
  tags: readonly Tag[],
  hasMove: boolean,
  hasOrder: boolean,
): { nouns: Noun[]; until: DateTag | null; since: DateTag | null } {
  const nouns: Noun[] = [];
  let role: Role = null;
  let until: DateTag | null = null;
  let since: DateTag | null = null;
  tags.forEach((tag, at) => {
    const last = nouns.at(-1);
    if (tag.t === 'prep') role = role === 'not' && tag.prep === 'to' ? 'not' : tag.prep;
    else if (tag.t === 'not') role = 'not';
    else if (tag.t === 'date') {
      if (role === 'before' && !hasMove) until = { ...tag, days: [addDays(tag.days[0]!, -1)], week: undefined };
      else if (role === 'until' && !hasMove) until = tag;
      else if (role === 'from' && !hasMove && !(hasOrder && last?.workout != null && last.dates === null && !tag.lasts))
        since = tag;
      else if (
        last?.workout != null &&
        last.dates?.bare !== undefined &&
        tag.grain === 'day' &&
        tag.bare === undefined &&
        (role === 'on' || role === null) &&
        sameWeekday(last.dates.bare, tag)
      )
        last.dates = tag;
      else if (tag.lasts === true && !hasMove) until = tag;
      else if (
        last !== undefined &&
        last.workout !== null &&
        last.dates === null &&
        (role === null || role === 'on' || role === 'of' || role === 'from') &&
        !last.workout.possessive
      )
        last.dates = tag;
      else nouns.push({ workout: null, dates: tag, role, at });
      role = null;
    } else if (tag.t === 'workout') {
      const before = tags[at - 1];
      const joins =
        last !== undefined &&
        last.workout === null &&
        last.dates !== null &&
        (before?.t === 'date' ||
          before?.t === 'possessive' ||
          before?.t === 'level' ||
          before?.t === 'word' ||
          before?.t === 'limit');
      if (joins && (last.dates!.possessive === true || before?.t === 'date')) last.workout = tag;
      else nouns.push({ workout: tag, dates: null, role, at });
      role = null;
    } else if (
      tag.t !== 'word' &&
      tag.t !== 'possessive' &&
      tag.t !== 'limit' &&
      tag.t !== 'length' &&
      tag.t !== 'level'
    )
      role = null;
  });
  return { nouns, until: fromStart(until, since), since };
}

/** "next week … Saturday": a week named in the clause is the week of its weekdays. */
function inNamedWeek(nouns: readonly Noun[], context: DateTag | null): Noun[] {
  const named = nouns.find(({ dates, role }) => isWeek(dates) && role !== 'to' && role !== 'until')?.dates ?? context;
  if (named === null) return [...nouns];
  const rebased = nouns.map((noun) =>
    noun.dates === null || noun.dates === named || noun.dates.grain === 'recurring'
      ? noun
      : { ...noun, dates: inWeekOf(noun.dates, named) },
  );
  const others = rebased.some(({ dates }) => dates !== null && dates !== named && dates.grain !== 'recurring');
  if (!others) return rebased;
  return rebased.flatMap((noun) => {
    if (noun.workout === null) return noun.dates === named ? [] : [noun];
    return [noun.dates === null && noun.role !== 'into' ? { ...noun, dates: named } : noun];
  });
}

/** A week that stands alone goes to the workout that has no day. */
function spread(nouns: readonly Noun[], weeksOnly: boolean): Noun[] {
  const alone = nouns.findIndex(
    ({ workout, dates, role }) =>
      workout === null &&
      (!weeksOnly || isWeek(dates)) &&
      dates !== null &&
      (role === null || role === 'on' || role === 'for' || role === 'of' || role === 'from'),
  );
  const bare = nouns.filter(
    ({ workout, dates, role }) =>
      workout !== null && dates === null && role !== 'into' && !(role === 'with' && workout.quantity === 'some'),
  );
  if (alone === -1 || bare.length === 0) {
    const dated = nouns.find(({ workout, dates, role }) => workout !== null && dates?.week === true && role !== 'to');
    if (dated === undefined) return [...nouns];
    return nouns.map((noun) =>
      noun.workout !== null && noun.dates === null && noun.role !== 'into' ? { ...noun, dates: dated.dates } : noun,
    );
  }
  const { dates } = nouns[alone]!;
  return nouns.flatMap((noun, index) => (index === alone ? [] : bare.includes(noun) ? [{ ...noun, dates }] : [noun]));
}

/** "weekdays this week": the days of that week, and no others. */
function withinWeek(nouns: readonly Noun[]): Noun[] {
  const week = nouns.find(({ dates }) => dates?.month === true || isWeek(dates))?.dates ?? null;
  if (week === null || !nouns.some(({ dates }) => dates?.grain === 'recurring')) return [...nouns];
  return nouns.flatMap((noun): Noun[] => {
    if (noun.workout === null && noun.dates === week) return [];
    if (noun.dates?.grain !== 'recurring') return [noun];
    const days = noun.dates.days.filter((day) => week.days.includes(day));
    return [{ ...noun, dates: { t: 'date', days: days.length > 0 ? days : week.days, grain: 'range' } }];
  });
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

export function slotsOf(tags: readonly Tag[], context: DateTag | null): Slots {
  const acts = tags.flatMap((tag) => (tag.t === 'act' ? [tag.act] : []));
  const hasMove = acts.some((act) => MOVING.has(act));
  const {
    nouns: named,
    until,
    since,
  } = nounsOf(
    tags,
    hasMove,
    acts.some((act) => ORDERS.has(act)),
  );
  const nouns = withinWeek(named);
  const bounded = nouns.length < named.length || nouns.some((noun, index) => noun !== named[index]);
  const week = nouns.find(({ dates }) => isWeek(dates))?.dates ?? context;
  const denied = deniedActs(tags);
  const least = isLeast(tags);
  const placed = inNamedWeek(nouns, context);
  const at = tags.findIndex(({ t }) => t === 'not');
  const after = tags.slice(at + 1).find((tag) => tag.t !== 'prep' || tag.prep !== 'to');
  return {
    acts,
    nouns: spread(placed, hasMove || acts.includes('do')),
    until: until?.week
      ? { ...until, days: [addDays(until.days[0]!, -1)], week: undefined }
      : until !== null && week !== null
        ? untilIn(until, week)
        : until,
    since,
    durations: tags.filter((tag) => tag.t === 'duration'),
    level: tags.find((tag) => tag.t === 'level') ?? null,
    length: lengthening(tags),
    shift: tags.find((tag) => tag.t === 'shift') ?? null,
    limit: tags.some(({ t }) => t === 'limit') && !least,
    least,
    lasting: tags.some((tag) => tag.t === 'lasting' || (tag.t === 'date' && tag.grain === 'recurring' && !bounded)),
    denied: denied[0] ?? null,
    without:
      at !== -1 &&
      (after?.t === 'workout' ||
        (after?.t === 'date' && placed.filter(({ dates }) => dates !== null).length < 2) ||
        after?.t === 'act' ||
        after?.t === 'level'),
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
