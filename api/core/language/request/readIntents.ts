import { addDays, type Day, daysBetween } from '../../calendar/calendar.ts';
import { isOneDay } from './asks/asked.ts';
import { asksOf } from './asks/frames.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { recurringIntents } from './recurringIntents.ts';
import { whileAway } from './away.ts';
import { possibleIn } from './possible.ts';
import { answeredOnly, withOrdered } from './askedHealth.ts';
import { reportsOf } from './reports.ts';
import { daysMeant } from './spans.ts';
import { tagsOf } from './scan.ts';
import { type Slots, slotsOf } from './slots.ts';
import type { RequestAct, DateTag, Horizon, Tag } from './tags.ts';
import type { Length, ReadIntents, Target, RequestIntent } from './intent.ts';
import { wordsOfText } from './words.ts';

/** What earlier clauses spoke of, for those that only say "it". */
interface Topic {
  what: Target | null;
  dates: DateTag | null;
  week: DateTag | null;
  /** The day that was named last. */
  day: DateTag | null;
  act: RequestAct | null;
  /** What was asked for was denied: "do not move X to Friday and Y to Sunday". */
  isDenied: boolean;
}

const OPERATIVE: ReadonlySet<RequestIntent['kind']> = new Set([
  'move',
  'swap',
  'remove',
  'resize',
  'ease',
  'harder',
  'add',
  'replace',
  'keep',
]);
const MOVES: ReadonlySet<RequestAct> = new Set(['move', 'later', 'earlier', 'swap']);
const isOperative = (intent: RequestIntent): boolean =>
  (OPERATIVE.has(intent.kind) && !(intent.kind === 'harder' && intent.background)) ||
  (intent.kind === 'free' && !intent.soft) ||
  intent.kind === 'avoid' ||
  intent.kind === 'cap';

const isWeek = (dates: DateTag | null | undefined): dates is DateTag => dates?.week === true && dates.days.length > 2;

/** Fills in what a clause leaves to the one before: "Saturday's ride is too long, make it shorter". */
function withTopic(intent: RequestIntent, topic: Topic): RequestIntent {
  const filled = (what: Target): Target => {
    if (what.workout === null && what.dates === null)
      return topic.what ?? (topic.dates === null ? what : { workout: null, dates: topic.dates });
    if (what.workout !== null && what.dates === null && topic.dates !== null)
      return { workout: what.workout, dates: { ...topic.dates, fromTopic: true } };
    return what;
  };
  switch (intent.kind) {
    case 'remove': {
      const what = filled(intent.what);
      const isThatDay = what.dates === null && what.workout?.sports.length === 1 && topic.day !== null;
      return { ...intent, what: isThatDay ? { ...what, dates: { ...topic.day!, fromTopic: true } } : what };
    }
    case 'move':
    case 'resize':
    case 'ease':
    case 'harder':
    case 'replace':
    case 'free':
      return { ...intent, what: filled(intent.what) };
    case 'avoid':
      return intent.when === null ? { ...intent, when: topic.dates } : intent;
    case 'add':
      return intent.when === null ? { ...intent, when: topic.dates } : intent;
    default:
      return intent;
  }
}

const whatOf = (intent: RequestIntent): Target | null =>
  'what' in intent ? intent.what : intent.kind === 'swap' ? intent.first : null;

function intentsOf(clause: Clause, slots: Slots, horizon: Horizon, topic: Topic): RequestIntent[] {
  if (clause.inherits && topic.isDenied && slots.acts.length === 0) return [];
  const others = slots.tags.flatMap((tag): RequestIntent[] =>
    tag.t === 'other' ? [{ kind: 'other', who: tag.who }] : [],
  );
  if (others.length > 0) return others;
  const indoors = slots.tags.flatMap((tag): RequestIntent[] =>
    tag.t === 'indoors' ? [{ kind: 'indoors', sport: tag.sport, when: daysMeant(slots, horizon) }] : [],
  );
  if (indoors.length > 0 && slots.durations.length === 0) return indoors;
  const against = slots.acts.includes('cannot') || (slots.without && slots.acts.length === 0);
  if (
    slots.time !== null &&
    against &&
    slots.nouns.every(({ workout }) => workout === null || workout.sports.length === 0) &&
    !slots.lasting
  ) {
    return [{ kind: 'time', time: slots.time, what: { workout: null, dates: null }, not: true }];
  }
  // "I can't do two workouts tomorrow" leaves one of them
  const several = slots.nouns.find(
    ({ workout }) =>
      workout !== null &&
      workout.sports.length === 0 &&
      /\b(?:two|2|both|double)\b/.test(workout.text) &&
      /(?:sessions|workouts|trainings)$/.test(workout.text),
  );
  if (several?.workout && slots.acts.includes('cannot')) return [{ kind: 'oneOf', when: daysMeant(slots, horizon) }];
  const reports = reportsOf(slots, horizon, topic.dates);
  if (reports.some(({ kind }) => kind === 'missed')) return reports;
  // "should I rest on Mondays?" is no rule
  if (slots.tags.some(({ t }) => t === 'advice')) return answeredOnly(slots, reports);
  const lasting = recurringIntents(slots, horizon);
  if (lasting.length > 0) return [...reports.filter(({ kind }) => kind !== 'avoid'), ...lasting];
  const named = slots.instead && slots.nouns.some(({ workout, dates }) => workout !== null && dates !== null);
  if (
    !named &&
    reports.some(({ kind }) => kind !== 'event' || clause.reason) &&
    slots.acts.every((act) => act === 'cannot' || act === 'adjust' || act === 'do')
  )
    return reports;
  // "Thursday off, Saturday's ride on Sunday": it says by itself where it goes
  const placesItself =
    slots.nouns.length > 1 && slots.nouns[0]!.dates?.possessive === true && !MOVES.has(topic.act ?? 'move');
  const inherits = clause.inherits && !slots.instead && topic.act !== 'cannot' && !placesItself;
  const asks = asksOf(slots, horizon, inherits ? topic.act : null);
  if (
    reports.length > 0 &&
    (clause.reason || asks.every(({ kind }) => kind === 'move' || kind === 'free' || kind === 'add'))
  )
    return reports.some(({ kind }) => kind === 'event') ? reports : asks.length > 0 ? asks : reports;
  const great = slots.tags.some((tag) => tag.t === 'happening' && tag.kind === 'great');
  if (great && asks.length === 0 && reports.length === 0 && !clause.reason)
    return [{ kind: 'harder', what: { workout: null, dates: daysMeant(slots, horizon) }, background: true }];
  return [...reports, ...asks];
}

const GRAVE: readonly string[] = ['fever', 'chest pain', 'breathlessness'];

/** Background becomes an intent of its own only when nothing else was asked. */
function withoutBackground(intents: readonly RequestIntent[]): RequestIntent[] {
  const hasPeriod = intents.some((intent) => intent.kind === 'talk' && intent.about === 'period');
  const isBareEase = (intent: RequestIntent) =>
    (intent.kind === 'ease' || intent.kind === 'resize') &&
    intent.what.workout === null &&
    intent.what.dates === null &&
    !(intent.kind === 'resize' && intent.length.minutes !== null);
  const isUnwell = intents.some(
    (intent) => intent.kind === 'event' && ['illness', 'fatigue'].includes(intent.event.kind),
  );
  const asked = intents.some((intent) => isOperative(intent) && !(isUnwell && isBareEase(intent)));
  const isTold = asked && intents.some(({ kind }) => kind !== 'keep' && kind !== 'restWhen');
  const ill = intents.some((intent) => intent.kind === 'event' && intent.event.kind !== 'travel');
  const bare = (intent: RequestIntent) =>
    (intent.kind === 'remove' || intent.kind === 'free') &&
    intent.what.dates === null &&
    (intent.what.workout?.sports.length ?? 0) === 0;
  const isWell = intents.some(
    (intent) => intent.kind === 'event' && intent.event.kind === 'recovered' && intent.event.area === null,
  );
  const isHurt = intents.some((intent) => intent.kind === 'event' && intent.event.kind === 'injury');
  const isIll = intents.some((intent) => intent.kind === 'event' && intent.event.kind === 'illness');
  // a fever of last night wants its days, whatever the athlete feels like now
  const isGrave = (symptoms: readonly string[]) => symptoms.some((symptom) => GRAVE.includes(symptom));
  const reported = intents
    .filter((intent) => !((isHurt || isIll) && intent.kind === 'event' && intent.sore))
    .filter(
      (intent) =>
        !(isWell && intent.kind === 'event' && intent.event.kind === 'illness' && !isGrave(intent.event.symptoms)),
    )
    .filter((intent) => !(asked && intent.kind === 'awayWhen'))
    // "skip the swim, it is my rest day": a reason
    .filter((intent) => !(isTold && intent.kind === 'restWhen'))
    .filter((intent) => !(isUnwell && isBareEase(intent)))
    .filter(
      (intent) =>
        !(
          hasPeriod &&
          intent.kind === 'event' &&
          intent.event.kind === 'illness' &&
          intent.event.symptoms.length === 0
        ),
    );
  const isAll = reported.some(({ kind }) => kind !== 'talk');
  // "party on Friday night, so run in the morning": the day has room for it
  const isTimed = intents.some((intent) => intent.kind === 'time' && intent.not !== true);
  // nobody who is ill or hurt is given more
  return reported
    .filter((intent) => !(isAll && intent.kind === 'talk' && intent.about !== 'period'))
    .filter((intent) => !(ill && (bare(intent) || intent.kind === 'harder')))
    .filter(
      (intent) =>
        !asked ||
        !(
          ((intent.kind === 'event' || intent.kind === 'harder') && intent.background) ||
          (intent.kind === 'free' && intent.soft)
        ),
    )
    .filter((intent) => !(isTimed && intent.kind === 'free' && intent.soft));
}

export const sameDays = (a: DateTag | null, b: DateTag | null): boolean => a?.days.join() === b?.days.join();

const sameTarget = (a: Target, b: Target): boolean =>
  (a.workout === null || b.workout === null || JSON.stringify(a.workout.sports) === JSON.stringify(b.workout.sports)) &&
  (a.dates === null || b.dates === null || a.dates.days.some((day) => b.dates!.days.includes(day)));

export const isWhole = ({ workout }: Target): boolean =>
  workout === null || (workout.quantity === 'all' && workout.sports.length === 0 && workout.kind === null);

/** Does leaving this out say no more than that those cannot be done? */
const isWithin = (intent: RequestIntent, free: Target): boolean =>
  intent.kind === 'remove' &&
  intent.what.dates !== null &&
  free.dates !== null &&
  intent.what.dates.days.every((day) => free.dates!.days.includes(day)) &&
  (isWhole(free) ? isWhole(intent.what) : intent.what.workout === free.workout);

/** Shorter or longer, and by how much is not said. */
const isUnmeasured = ({ minutes, factor, km }: Length): boolean =>
  minutes === null && km === null && (factor === 0.75 || factor === 1.1);

/** Measured by what it is now, or by a distance. */
const isRelative = ({ delta, km }: Length): boolean => delta !== 0 || km !== null;

/** What a later clause says more exactly: "I can't swim on Wednesday, can I on Friday?", "skip it and make it up on Friday". */
function withoutReplaced(intents: readonly RequestIntent[]): RequestIntent[] {
  return intents.filter((intent, index) => {
    const later = intents.slice(index + 1);
    const eased = later.some(
      (each) =>
        each.kind === 'ease' &&
        each.level.to !== null &&
        each.what.workout !== null &&
        sameTarget(each.what, intent.kind === 'remove' ? intent.what : each.what),
    );
    if (intent.kind === 'remove' && intent.what.workout !== null && eased) return false;
    // "away on Friday, no training", "I will not make the ride, cancel it": told twice
    const isToldBefore = intents
      .slice(0, index)
      .some((each) => each.kind === 'free' && !each.soft && isWithin(intent, each.what));
    if (isToldBefore) return false;
    if (
      intent.kind === 'free' &&
      later.some((each) => each.kind === 'resize' && each.what.workout === null && sameTarget(each.what, intent.what))
    )
      return false;
    if (intent.kind === 'free' || intent.kind === 'remove')
      return !later.some(
        (each) =>
          each.kind === 'move' &&
          sameTarget(each.what, intent.what) &&
          (intent.kind === 'remove'
            ? each.what === intent.what
            : intent.what.workout !== null || sameDays(each.what.dates, intent.what.dates)),
      );
    // "too much this week, cut it by 20%" is cut once; "an hour less, so 45 minutes" is as long as is said last
    if (intent.kind === 'resize' && (isUnmeasured(intent.length) || isRelative(intent.length)))
      return !later.some(
        (each) =>
          each.kind === 'resize' &&
          !isUnmeasured(each.length) &&
          !isRelative(each.length) &&
          sameTarget(each.what, intent.what) &&
          each.what.workout === intent.what.workout,
      );
    return true;
  });
}

/** Reports of one kind become one; what is asked twice is asked once. */
function withoutRepeats(intents: readonly RequestIntent[]): RequestIntent[] {
  const out: RequestIntent[] = [];
  for (const intent of intents) {
    const same = out.findIndex(
      (each) =>
        each.kind === intent.kind &&
        (each.kind === 'event' && intent.kind === 'event'
          ? each.event.kind === intent.event.kind
          : JSON.stringify(each) === JSON.stringify(intent)),
    );
    const known = out[same];
    if (known?.kind === 'event' && intent.kind === 'event') {
      const symptoms = [...new Set([...known.event.symptoms, ...intent.event.symptoms])];
      out[same] = {
        ...known,
        event: {
          ...known.event,
          from: known.event.from < intent.event.from ? known.event.from : intent.event.from,
          to: known.event.to ?? intent.event.to,
          area: known.event.area ?? intent.event.area,
          symptoms,
        },
      };
    } else if (same === -1) out.push(intent);
  }
  return out;
}

const DOES: ReadonlySet<RequestAct> = new Set(['do', 'keep', 'prefer', 'undo', 'same', 'adjust']);
/** Is there something in a clause that could be done? */
const asksFor = ({ acts, level, length, shift, without, instead, tags }: Slots): boolean =>
  !tags.some(({ t }) => t === 'advice') &&
  (acts.some((act) => !DOES.has(act)) || level !== null || length !== null || shift !== null || without || instead);

/** Everything a text asks for and reports, in its order. */
export function readIntents(text: string, horizon: Horizon): ReadIntents {
  const words = wordsOfText(text);
  const away = whileAway(words, (each) => readWords(each, horizon));
  if (away !== null) return away;
  const possible = possibleIn(words);
  if (possible === null) return readWords(words, horizon);
  // "away next week, can only run": the days are free of the rest
  const read = readWords(possible.rest, horizon);
  const isAway = ({ kind }: RequestIntent) => kind === 'free' || kind === 'awayWhen';
  // "no running until Monday, cycling is ok": nothing has to be done for what is possible
  const isElse = (intent: RequestIntent) => intent.kind === 'avoid' && !possible.sports.includes(intent.sport);
  if (!read.intents.some(isAway)) return read.intents.some(isElse) ? read : readWords(words, horizon);
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

const tagsIn = (words: readonly string[], horizon: Horizon): Tag[] => fromTheDay(tagsOf(words, horizon), horizon.today);

/** The clauses of a text, as its intents are read from them. */
export const clausesIn = (text: string, horizon: Horizon): readonly Clause[] =>
  clausesOf(tagsIn(wordsOfText(text), horizon), horizon);

function readWords(words: readonly string[], horizon: Horizon): ReadIntents {
  const tags = tagsIn(words, horizon);
  const clauses = clausesOf(tags, horizon);
  const topic: Topic = { what: null, dates: null, week: null, day: null, act: null, isDenied: false };
  const intents: RequestIntent[] = [];
  const idle: Clause[] = [];
  let lasting = false;
  let until: Day | null = null;
  for (const clause of clauses) {
    const slots = slotsOf(clause.tags, topic.week);
    const read = intentsOf(clause, slots, horizon, topic).map((intent) => withTopic(intent, topic));
    lasting ||= slots.lasting && slots.until === null;
    if (
      read.some(({ kind }) => kind !== 'event') &&
      read.every((intent) => intent.kind !== 'event' || intent.event.kind !== 'travel')
    )
      until = slots.until?.days.at(-1) ?? until;
    intents.push(...read);
    if (read.length === 0 && !clause.reason && asksFor(slots)) idle.push(clause);
    const what = read.map(whatOf).find((each) => each !== null && (each.workout !== null || each.dates !== null));
    const [noun] = slots.nouns;
    topic.what = what ?? (noun === undefined ? topic.what : { workout: noun.workout, dates: noun.dates });
    const away = read.find(
      (intent): intent is Extract<RequestIntent, { kind: 'free' | 'remove' }> =>
        intent.kind === 'free' ||
        (intent.kind === 'remove' && intent.what.workout === null && isOneDay(intent.what.dates)),
    );
    const dates = away?.what.dates ?? slots.nouns.find((each) => each.dates !== null)?.dates ?? null;
    // A day that one clause moved something to is not what the next one is about.
    const operative = read.some(isOperative);
    topic.day = clause.tags.findLast((tag): tag is DateTag => tag.t === 'date' && isOneDay(tag)) ?? topic.day;
    if (dates !== null && (!operative || isWeek(dates) || away !== undefined)) topic.dates = dates;
    else if (operative && !isWeek(topic.dates)) topic.dates = null;
    const [opening] = clause.tags;
    if (opening?.t === 'date' && isWeek(opening) && !opening.possessive) topic.week = opening;
    else if (opening === undefined || clause.tags.some((tag) => tag.t === 'date' && isWeek(tag))) topic.week = null;
    topic.act = slots.acts[0] ?? topic.act;
    topic.isDenied = slots.acts.length === 0 ? topic.isDenied : slots.denied !== null;
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
  };
}
