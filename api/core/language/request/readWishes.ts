import type { Day } from '../../calendar/calendar.ts';
import { asksOf } from './asks.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { lastingWishes } from './lastingWishes.ts';
import { possibleIn } from './possible.ts';
import { daysMeant, reportsOf } from './reports.ts';
import { tagsOf } from './scan.ts';
import { type Slots, slotsOf } from './slots.ts';
import type { Act, DateTag, Horizon, Tag } from './tags.ts';
import type { Length, ReadWishes, Target, Wish } from './wish.ts';
import { wordsOf } from './words.ts';

/** What earlier clauses spoke of, for those that only say "it". */
interface Topic {
  what: Target | null;
  dates: DateTag | null;
  week: DateTag | null;
  act: Act | null;
}

const OPERATIVE: ReadonlySet<Wish['wish']> = new Set([
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
const isOperative = (wish: Wish): boolean =>
  (OPERATIVE.has(wish.wish) && !(wish.wish === 'harder' && wish.background)) ||
  (wish.wish === 'free' && !wish.soft) ||
  wish.wish === 'avoid' ||
  wish.wish === 'cap';

const isWeek = (dates: DateTag | null | undefined): dates is DateTag => dates?.week === true && dates.days.length > 2;

/** Fills in what a clause leaves to the one before: "Saturday's ride is too long, make it shorter". */
function withTopic(wish: Wish, topic: Topic): Wish {
  const filled = (what: Target): Target => {
    if (what.session === null && what.dates === null)
      return topic.what ?? (topic.dates === null ? what : { session: null, dates: topic.dates });
    if (what.session !== null && what.dates === null && topic.dates !== null)
      return { session: what.session, dates: { ...topic.dates, fromTopic: true } };
    return what;
  };
  switch (wish.wish) {
    case 'move':
    case 'remove':
    case 'resize':
    case 'ease':
    case 'harder':
    case 'replace':
    case 'free':
      return { ...wish, what: filled(wish.what) };
    case 'avoid':
      return wish.when === null ? { ...wish, when: topic.dates } : wish;
    case 'add':
      return wish.when === null ? { ...wish, when: topic.dates } : wish;
    default:
      return wish;
  }
}

const whatOf = (wish: Wish): Target | null => ('what' in wish ? wish.what : wish.wish === 'swap' ? wish.first : null);

function wishesOf(clause: Clause, slots: Slots, horizon: Horizon, topic: Topic): Wish[] {
  const others = slots.tags.flatMap((tag): Wish[] => (tag.t === 'other' ? [{ wish: 'other', who: tag.who }] : []));
  if (others.length > 0) return others;
  const indoors = slots.tags.flatMap((tag): Wish[] =>
    tag.t === 'indoors' ? [{ wish: 'indoors', sport: tag.sport, when: daysMeant(slots, horizon) }] : [],
  );
  if (indoors.length > 0) return indoors;
  const against = slots.acts.includes('cannot') || (slots.without && slots.acts.length === 0);
  if (
    slots.time !== null &&
    against &&
    slots.nouns.every(({ session }) => session === null || session.sports.length === 0) &&
    !slots.lasting
  ) {
    return [{ wish: 'time', time: slots.time, what: { session: null, dates: null }, not: true }];
  }
  // "I can't do two sessions tomorrow" leaves one of them
  const several = slots.nouns.find(
    ({ session }) =>
      session !== null &&
      session.sports.length === 0 &&
      /\b(?:two|2|both|double)\b/.test(session.text) &&
      /(?:sessions|workouts|trainings)$/.test(session.text),
  );
  if (several?.session && slots.acts.includes('cannot')) return [{ wish: 'oneOf', when: daysMeant(slots, horizon) }];
  const reports = reportsOf(slots, horizon, topic.dates);
  if (reports.some(({ wish }) => wish === 'missed')) return reports;
  // "should I rest on Mondays?" is no rule
  if (slots.tags.some(({ t }) => t === 'advice')) return reports.filter(({ wish }) => wish !== 'avoid');
  const lasting = lastingWishes(slots, horizon);
  if (lasting.length > 0) return [...reports, ...lasting];
  const named = slots.instead && slots.nouns.some(({ session, dates }) => session !== null && dates !== null);
  if (
    !named &&
    reports.some(({ wish }) => wish !== 'event' || clause.reason) &&
    slots.acts.every((act) => act === 'cannot' || act === 'adjust' || act === 'do')
  )
    return reports;
  const asks = asksOf(slots, horizon, clause.inherits && !slots.instead && topic.act !== 'cannot' ? topic.act : null);
  if (
    reports.length > 0 &&
    (clause.reason || asks.every(({ wish }) => wish === 'move' || wish === 'free' || wish === 'add'))
  )
    return reports.some(({ wish }) => wish === 'event') ? reports : asks.length > 0 ? asks : reports;
  const great = slots.tags.some((tag) => tag.t === 'happening' && tag.kind === 'great');
  if (great && asks.length === 0 && reports.length === 0 && !clause.reason)
    return [{ wish: 'harder', what: { session: null, dates: daysMeant(slots, horizon) }, background: true }];
  return [...reports, ...asks];
}

const GRAVE: readonly string[] = ['fever', 'chest pain', 'breathlessness'];

/** Background becomes a wish of its own only when nothing else was asked. */
function withoutBackground(wishes: readonly Wish[]): Wish[] {
  const asked = wishes.some(isOperative);
  const ill = wishes.some((wish) => wish.wish === 'event' && wish.event.kind !== 'travel');
  const bare = (wish: Wish) =>
    (wish.wish === 'remove' || wish.wish === 'free') &&
    wish.what.dates === null &&
    (wish.what.session?.sports.length ?? 0) === 0;
  const isWell = wishes.some(
    (wish) => wish.wish === 'event' && wish.event.kind === 'recovered' && wish.event.area === null,
  );
  const isHurt = wishes.some((wish) => wish.wish === 'event' && wish.event.kind === 'injury');
  // a fever of last night wants its days, whatever the athlete feels like now
  const isGrave = (symptoms: readonly string[]) => symptoms.some((symptom) => GRAVE.includes(symptom));
  const told = wishes
    .filter((wish) => !(isHurt && wish.wish === 'event' && wish.sore))
    .filter(
      (wish) => !(isWell && wish.wish === 'event' && wish.event.kind === 'illness' && !isGrave(wish.event.symptoms)),
    )
    .filter((wish) => !(asked && wish.wish === 'awayWhen'));
  // nobody who is ill or hurt is given more
  return told
    .filter((wish) => !(ill && (bare(wish) || wish.wish === 'harder')))
    .filter(
      (wish) =>
        !asked ||
        !(
          ((wish.wish === 'event' || wish.wish === 'harder') && wish.background) ||
          (wish.wish === 'free' && wish.soft)
        ),
    );
}

const sameDays = (a: DateTag | null, b: DateTag | null): boolean => a?.days.join() === b?.days.join();

const sameTarget = (a: Target, b: Target): boolean =>
  (a.session === null || b.session === null || JSON.stringify(a.session.sports) === JSON.stringify(b.session.sports)) &&
  (a.dates === null || b.dates === null || a.dates.days.some((day) => b.dates!.days.includes(day)));

/** Shorter or longer, and by how much is not said. */
const isUnmeasured = ({ minutes, factor, km }: Length): boolean =>
  minutes === null && km === null && (factor === 0.75 || factor === 1.1);

/** What a later clause says more exactly: "I can't swim on Wednesday, can I on Friday?", "skip it and make it up on Friday". */
function withoutReplaced(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish, index) => {
    const later = wishes.slice(index + 1);
    const eased = later.some(
      (each) =>
        each.wish === 'ease' &&
        each.level.to !== null &&
        each.what.session !== null &&
        sameTarget(each.what, wish.wish === 'remove' ? wish.what : each.what),
    );
    if (wish.wish === 'remove' && wish.what.session !== null && eased) return false;
    if (
      wish.wish === 'free' &&
      later.some((each) => each.wish === 'resize' && each.what.session === null && sameTarget(each.what, wish.what))
    )
      return false;
    if (wish.wish === 'free' || wish.wish === 'remove')
      return !later.some(
        (each) =>
          each.wish === 'move' &&
          sameTarget(each.what, wish.what) &&
          (wish.wish === 'remove'
            ? each.what === wish.what
            : wish.what.session !== null || sameDays(each.what.dates, wish.what.dates)),
      );
    // "too much this week, cut it by 20%" is cut once
    if (wish.wish === 'resize' && isUnmeasured(wish.length))
      return !later.some(
        (each) =>
          each.wish === 'resize' &&
          !isUnmeasured(each.length) &&
          sameTarget(each.what, wish.what) &&
          each.what.session === wish.what.session,
      );
    return true;
  });
}

const isOneDay = (dates: DateTag | null): dates is DateTag => dates?.grain === 'day' && dates.days.length === 1;

/** "Saturday's ride to Sunday and the run to Saturday": two moves to each other's day are one swap. */
function withSwaps(wishes: readonly Wish[]): Wish[] {
  const out: Wish[] = [];
  for (const wish of wishes) {
    const last = out.at(-1);
    const back =
      wish.wish === 'move' &&
      last?.wish === 'move' &&
      isOneDay(last.what.dates) &&
      isOneDay(last.to) &&
      isOneDay(wish.to) &&
      sameDays(wish.to, last.what.dates);
    if (back && (wish.what.dates === null || sameDays(wish.what.dates, last.to))) {
      out.splice(-1, 1, { wish: 'swap', first: last.what, second: { session: wish.what.session, dates: last.to } });
    } else out.push(wish);
  }
  return out;
}

/** Reports of one kind become one; what is asked twice is asked once. */
function withoutRepeats(wishes: readonly Wish[]): Wish[] {
  const out: Wish[] = [];
  for (const wish of wishes) {
    const same = out.findIndex(
      (each) =>
        each.wish === wish.wish &&
        (each.wish === 'event' && wish.wish === 'event'
          ? each.event.kind === wish.event.kind
          : JSON.stringify(each) === JSON.stringify(wish)),
    );
    const known = out[same];
    if (known?.wish === 'event' && wish.wish === 'event') {
      const symptoms = [...new Set([...known.event.symptoms, ...wish.event.symptoms])];
      out[same] = {
        ...known,
        event: {
          ...known.event,
          from: known.event.from < wish.event.from ? known.event.from : wish.event.from,
          to: known.event.to ?? wish.event.to,
          area: known.event.area ?? wish.event.area,
          symptoms,
        },
      };
    } else if (same === -1) out.push(wish);
  }
  return out;
}

/** Everything a text asks for and reports, in its order. */
export function readWishes(text: string, horizon: Horizon): ReadWishes {
  const words = wordsOf(text);
  const possible = possibleIn(words);
  if (possible === null) return readWords(words, horizon);
  // "away next week, can only run": the days are free of the rest
  const read = readWords(possible.rest, horizon);
  const isAway = ({ wish }: Wish) => wish === 'free' || wish === 'awayWhen';
  if (!read.wishes.some(isAway)) return readWords(words, horizon);
  return {
    ...read,
    wishes: read.wishes.map((wish) => (wish.wish === 'free' ? { ...wish, can: possible.sports } : wish)),
  };
}

function readWords(words: readonly string[], horizon: Horizon): ReadWishes {
  const tags: Tag[] = tagsOf(words, horizon);
  const clauses = clausesOf(tags, horizon);
  const topic: Topic = { what: null, dates: null, week: null, act: null };
  const wishes: Wish[] = [];
  let lasting = false;
  let until: Day | null = null;
  for (const clause of clauses) {
    const slots = slotsOf(clause.tags, topic.week);
    const read = wishesOf(clause, slots, horizon, topic).map((wish) => withTopic(wish, topic));
    lasting ||= slots.lasting && slots.until === null;
    if (
      read.some(({ wish }) => wish !== 'event') &&
      read.every((wish) => wish.wish !== 'event' || wish.event.kind !== 'travel')
    )
      until = slots.until?.days.at(-1) ?? until;
    wishes.push(...read);
    const what = read.map(whatOf).find((each) => each !== null && (each.session !== null || each.dates !== null));
    const [noun] = slots.nouns;
    topic.what = what ?? (noun === undefined ? topic.what : { session: noun.session, dates: noun.dates });
    const away = read.find((wish) => wish.wish === 'free');
    const dates = away?.what.dates ?? slots.nouns.find((each) => each.dates !== null)?.dates ?? null;
    // A day that one clause moved something to is not what the next one is about.
    const operative = read.some(isOperative);
    if (dates !== null && (!operative || isWeek(dates) || away !== undefined)) topic.dates = dates;
    else if (operative && !isWeek(topic.dates)) topic.dates = null;
    const [opening] = clause.tags;
    if (opening?.t === 'date' && isWeek(opening) && !opening.possessive) topic.week = opening;
    else if (opening === undefined || clause.tags.some((tag) => tag.t === 'date' && isWeek(tag))) topic.week = null;
    topic.act = slots.acts[0] ?? topic.act;
  }
  const dated = tags.filter((tag) => tag.t === 'date');
  return {
    wishes: withoutBackground(withoutRepeats(withoutReplaced(withSwaps(wishes)))),
    lasting,
    until,
    ambiguous: dated.find((tag) => tag.ambiguous !== undefined)?.ambiguous ?? null,
    vague: dated.some((tag) => tag.vague),
  };
}
