import { answeredOnly } from './askedHealth.ts';
import { asksOf } from './asks/frames.ts';
import type { Clause } from './clauses.ts';
import type { RequestIntent, Target } from './intent.ts';
import { recurringIntents } from './recurringIntents.ts';
import { reportsOf } from './reports.ts';
import type { Slots } from './slots.ts';
import { daysMeant } from './spans.ts';
import type { DateTag, Horizon, RequestAct } from './tags.ts';

/** What earlier clauses spoke of, for those that only say "it". */
export interface Topic {
  what: Target | null;
  dates: DateTag | null;
  week: DateTag | null;
  /** The day that was named last. */
  day: DateTag | null;
  act: RequestAct | null;
  /** What was asked for was denied: "do not move X to Friday and Y to Sunday". */
  isDenied: boolean;
}

const MOVES: ReadonlySet<RequestAct> = new Set(['move', 'later', 'earlier', 'swap']);
/** "exams all week, half an hour a day": of each of the days. */
function capped(intent: Extract<RequestIntent, { kind: 'resize' }>): RequestIntent {
  const { minutes, aDay } = intent.length;
  const { workout, dates } = intent.what;
  const isCap = aDay === true && minutes !== null && workout === null && dates !== null && dates.days.length > 1;
  return isCap ? { kind: 'cap', days: dates, minutes } : intent;
}

const restThere = (intent: RequestIntent, { day, act }: Topic): RequestIntent =>
  day === null || act !== null ? intent : { kind: 'remove', what: { workout: null, dates: day } };

/** "Swimming bores me, leave it out next week": that sport, on those days; null: none was spoken of, or on a day of its own. */
function sportThen({ workout, dates }: Target, { what }: Topic): Target | null {
  const spoken = what?.dates === null ? what.workout : null;
  if (workout !== null || dates === null || spoken === null || spoken.sports.length === 0) return null;
  return { workout: dates.days.length > 1 ? { ...spoken, quantity: 'all' } : spoken, dates };
}

/** Fills in what a clause leaves to the one before: "Saturday's ride is too long, make it shorter". */
export function withTopic(intent: RequestIntent, topic: Topic, pronoun: boolean): RequestIntent {
  const filled = (what: Target): Target => {
    const sport = pronoun ? sportThen(what, topic) : null;
    if (sport !== null) return sport;
    if (what.workout === null && what.dates === null)
      return topic.what ?? (topic.dates === null ? what : { workout: null, dates: topic.dates });
    if (what.workout === null || what.dates !== null) return what;
    if (topic.dates !== null) return { workout: what.workout, dates: { ...topic.dates, fromTopic: true } };
    // "tickets for Thursday, so the ride gets done on Friday": Thursday's, where one is there
    return what.workout.sports.length === 1 && topic.day !== null
      ? { workout: what.workout, dates: { ...topic.day, fromTopic: true } }
      : what;
  };
  switch (intent.kind) {
    case 'remove': {
      const what = filled(intent.what);
      const isThatDay = what.dates === null && what.workout?.sports.length === 1 && topic.day !== null;
      return { ...intent, what: isThatDay ? { ...what, dates: { ...topic.day!, fromTopic: true } } : what };
    }
    case 'resize':
      return capped({ ...intent, what: filled(intent.what) });
    case 'move':
    case 'ease':
    case 'harder':
    case 'replace':
    case 'free':
      return { ...intent, what: filled(intent.what) };
    case 'keep':
      return intent.what.workout === null ? intent : { ...intent, what: filled(intent.what) };
    case 'avoid':
      return intent.when === null ? { ...intent, when: topic.dates } : intent;
    // "it is my birthday on the 15th, day off please"
    case 'restWhen':
      return restThere(intent, topic);
    case 'add':
      return intent.when === null ? { ...intent, when: topic.dates ?? topic.day } : intent;
    default:
      return intent;
  }
}

/** A clause, and what is known before it is read. */
interface Read {
  clause: Clause;
  slots: Slots;
  horizon: Horizon;
  topic: Topic;
  reports: readonly RequestIntent[];
}

/** Something by which the whole clause is read; null: it is not that. */
type Way = (read: Read) => readonly RequestIntent[] | null;

const orNull = (intents: readonly RequestIntent[]): readonly RequestIntent[] | null =>
  intents.length > 0 ? intents : null;

const liking: Way = ({ clause }) => (clause.likes === true ? [] : null);

const isDeniedAlready: Way = ({ clause, slots, topic }) =>
  clause.inherits && topic.isDenied && slots.acts.length === 0 ? [] : null;

const ofOthers: Way = ({ slots }) =>
  orNull(slots.tags.flatMap((tag) => (tag.t === 'other' ? [{ kind: 'other', who: tag.who } as const] : [])));

const indoors: Way = ({ slots, horizon }) =>
  slots.durations.length > 0 || slots.tags.some((tag, at) => tag.t === 'not' && slots.tags[at + 1]?.t === 'indoors')
    ? null
    : orNull(
        slots.tags.flatMap((tag) =>
          tag.t === 'indoors' ? [{ kind: 'indoors', sport: tag.sport, when: daysMeant(slots, horizon) } as const] : [],
        ),
      );

/** "can't do mornings": an hour of the day, and no workout. */
const notThen: Way = ({ slots }) => {
  const against = slots.acts.includes('cannot') || (slots.without && slots.acts.length === 0);
  const isAny = slots.nouns.every(({ workout }) => workout === null || workout.sports.length === 0);
  return slots.time !== null && against && isAny && !slots.lasting
    ? [{ kind: 'time', time: slots.time, what: { workout: null, dates: null }, not: true }]
    : null;
};

/** "I can't do two workouts tomorrow" leaves one of them. */
const oneOfTwo: Way = ({ slots, horizon }) => {
  const isSeveral = slots.nouns.some(
    ({ workout }) =>
      workout !== null &&
      workout.sports.length === 0 &&
      /\b(?:two|2|both|double)\b/.test(workout.text) &&
      /(?:sessions|workouts|trainings)$/.test(workout.text),
  );
  return isSeveral && slots.acts.includes('cannot') ? [{ kind: 'oneOf', when: daysMeant(slots, horizon) }] : null;
};

/** "only three days a week": of the weeks that are named, or of all. */
const counted: Way = ({ slots, horizon }) => {
  const tag = slots.tags.find((each) => each.t === 'often');
  if (tag === undefined) return null;
  const { most, isOfDays, weekly } = tag;
  const sports = slots.nouns.flatMap(({ workout }) => workout?.sports ?? []);
  const sport = tag.sport ?? (sports.length === 1 ? sports[0]! : null);
  const when = daysMeant(slots, horizon);
  if (!weekly && when === null) return null;
  return [{ kind: 'count', most, isOfDays, sport, when, isWeekly: weekly }];
};

/** "the gym is shut on public holidays, so no strength on the 25th": why, and the days come behind it. */
const onlyLeads: Way = ({ clause, reports }) =>
  clause.leads === true && reports.length > 0 && reports.every((each) => each.kind === 'avoid' && each.when === null)
    ? []
    : null;

const missed: Way = ({ reports }) => (reports.some(({ kind }) => kind === 'missed') ? reports : null);

/** "should I rest on Mondays?" is no rule. */
const advice: Way = ({ slots, reports }) =>
  slots.tags.some(({ t }) => t === 'advice') ? answeredOnly(slots, reports) : null;

const everyWeek: Way = ({ slots, horizon, reports }) => {
  const lasting = recurringIntents(slots, horizon);
  return lasting.length > 0 ? [...reports.filter(({ kind }) => kind !== 'avoid'), ...lasting] : null;
};

const REPORTING: ReadonlySet<RequestAct> = new Set(['cannot', 'adjust', 'do']);

/** What happened says all that there is to do. */
const reported: Way = ({ clause, slots, reports }) => {
  const isNamed = slots.instead && slots.nouns.some(({ workout, dates }) => workout !== null && dates !== null);
  const tells = reports.some(({ kind }) => kind !== 'event' || clause.reason);
  return !isNamed && tells && slots.acts.every((act) => REPORTING.has(act)) ? reports : null;
};

/** The act that a clause leaves out, from the one before; null: it has its own, or needs none. */
function inherited({ clause, slots, topic }: Read): RequestAct | null {
  // "Thursday off, Saturday's ride on Sunday": it says by itself where it goes
  const placesItself =
    slots.nouns.length > 1 && slots.nouns[0]!.dates?.possessive === true && !MOVES.has(topic.act ?? 'move');
  return clause.inherits && !slots.instead && topic.act !== 'cannot' && !placesItself ? topic.act : null;
}

const PLACING: ReadonlySet<RequestIntent['kind']> = new Set(['move', 'free', 'add']);

/** "no pool on the 19th, run instead": another sport for the one that is not possible; null: it is not that. */
function otherInstead({ instead, nouns, acts }: Slots, reports: readonly RequestIntent[]): RequestIntent[] | null {
  const [avoided, ...more] = reports;
  const by = nouns.find(({ workout }) => workout?.sports.length === 1)?.workout;
  if (
    !instead ||
    by == null ||
    avoided?.kind !== 'avoid' ||
    more.length > 0 ||
    avoided.when === null ||
    acts.length > 0
  )
    return null;
  if (by.sports[0] === avoided.sport || avoided.when.days.length > 1) return null;
  const workout = { t: 'workout', sports: [avoided.sport], kind: null, quantity: 'one', text: avoided.sport } as const;
  return [{ kind: 'replace', what: { workout, dates: avoided.when }, by }];
}

/** What is asked, beside what is told. */
const asked = (read: Read): readonly RequestIntent[] => {
  const { clause, slots, horizon, reports } = read;
  const asks = asksOf(slots, horizon, inherited(read));
  const other = otherInstead(slots, reports);
  if (other !== null) return other;
  if (reports.length > 0 && (clause.reason || asks.every(({ kind }) => PLACING.has(kind))))
    return reports.some(({ kind }) => kind === 'event') ? reports : asks.length > 0 ? asks : reports;
  const isGreat = slots.tags.some((tag) => tag.t === 'happening' && tag.kind === 'great');
  if (isGreat && asks.length === 0 && reports.length === 0 && !clause.reason)
    return [{ kind: 'harder', what: { workout: null, dates: daysMeant(slots, horizon) }, background: true }];
  return [...reports, ...asks];
};

const WAYS: readonly Way[] = [
  liking,
  onlyLeads,
  isDeniedAlready,
  ofOthers,
  indoors,
  notThen,
  oneOfTwo,
  counted,
  missed,
  advice,
  everyWeek,
  reported,
];

/** What one clause asks for and reports. */
export function intentsOf(clause: Clause, slots: Slots, horizon: Horizon, topic: Topic): readonly RequestIntent[] {
  const read: Read = { clause, slots, horizon, topic, reports: reportsOf(slots, horizon, topic.dates) };
  for (const way of WAYS) {
    const intents = way(read);
    if (intents !== null) return intents;
  }
  return asked(read);
}
