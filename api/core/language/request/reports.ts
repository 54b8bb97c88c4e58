import { addDays, mondayOf } from '../../calendar/calendar.ts';
import { partOfHour } from './timesOfDay.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { bodyPartIn } from './bodyParts.ts';
import type { ReportedEvent } from './request.ts';
import type { Slots } from './slots.ts';
import { isOneDay } from './asks/asked.ts';
import { isSomebody } from './speech/marks.ts';
import { beganOn, daysMeant, lastOne, type Span, wasSo } from './spans.ts';
import type { DateTag, HappeningKind, Horizon, Tag } from './tags.ts';
import type { Target, RequestIntent } from './intent.ts';

const BELOW_NECK = ['fever', 'flu', 'cough', 'vomiting', 'chest pain', 'breathlessness', 'body aches'];

type Happening = Extract<Tag, { t: 'happening' }>;

/** A clause, and what it tells of. */
interface Told {
  slots: Slots;
  horizon: Horizon;
  /** The days that the clause before spoke of. */
  before: DateTag | null;
  happenings: readonly Happening[];
  symptoms: readonly string[];
  area: Extract<Tag, { t: 'area' }> | undefined;
  pain: boolean;
  began: Span;
}

const event = (kind: ReportedEvent['kind'], days: Span, more: Partial<ReportedEvent> = {}): ReportedEvent => ({
  kind,
  ...days,
  area: null,
  place: null,
  symptoms: [],
  ...more,
});

const told = (reported: ReportedEvent, background = false): RequestIntent => ({
  kind: 'event',
  event: reported,
  background,
});

/** What takes time, and none of health. */
const OF_TIME: ReadonlySet<HappeningKind> = new Set(['travel', 'deadline', 'occupied', 'great']);
const isLoose = ({ text }: Happening): boolean => text.startsWith('loosely');

/** What is theirs where it is somebody else who does it, and none of the athlete's. */
const OF_WHO: ReadonlySet<HappeningKind> = new Set(['travel', 'deadline', 'fatigue', 'race']);
const SELF = /^(?:i|me|we|us|myself)$/;
const TO_ME = /\b(?:me|us)\b/;
/** "the coach of my son is away": somebody is named before it, and not the athlete. */
const isOfOthers = (before: readonly Tag[]): boolean =>
  before.some((tag) => tag.t === 'word' && isSomebody(tag.word)) &&
  !before.some((tag) => (tag.t === 'word' && SELF.test(tag.word)) || tag.t === 'comma' || tag.t === 'act');

/** What happens in the clause, without what is denied, is said of no body, or is somebody else's. */
function happeningsIn({ tags, nouns }: Slots): Happening[] {
  // "Friday is fine now" says nothing of health
  const hasArea = tags.some(({ t }) => t === 'area');
  const ofHealth = hasArea || nouns.length === 0;
  const isSaid = (tag: Happening): boolean => !isLoose(tag) || (ofHealth && !(tag.kind === 'illness' && hasArea));
  // "not travelling after all", "not busy"
  const isDenied = (index: number): boolean => tags[index - 1]?.t === 'not';
  return tags.flatMap((tag, index) =>
    tag.t === 'happening' &&
    isSaid(tag) &&
    !(OF_TIME.has(tag.kind) && isDenied(index)) &&
    !(OF_WHO.has(tag.kind) && !TO_ME.test(tag.text) && isOfOthers(tags.slice(0, index)))
      ? [tag]
      : [],
  );
}

const symptomsIn = ({ tags }: Slots): string[] => [
  ...new Set(tags.flatMap((tag, index) => (tag.t === 'symptom' && tags[index - 1]?.t !== 'not' ? [tag.symptom] : []))),
];

const toldBy = (slots: Slots, horizon: Horizon, before: DateTag | null): Told => ({
  slots,
  horizon,
  before,
  happenings: happeningsIn(slots),
  symptoms: symptomsIn(slots),
  area: slots.tags.find((tag) => tag.t === 'area'),
  pain: slots.tags.some((tag) => tag.t === 'pain' || (tag.t === 'happening' && tag.kind === 'illness' && isLoose(tag))),
  began: beganOn(slots, horizon),
});

const find = ({ happenings }: Told, kind: HappeningKind): Happening | undefined =>
  happenings.find((each) => each.kind === kind);
const is = (all: Told, kind: HappeningKind): boolean => find(all, kind) !== undefined;

/** The part of the body that words for an injury name; null: none. */
const injuredArea = (text: string): string | null =>
  /stress fracture|pregnancy|childbirth|heart condition/.exec(text)?.[0] ?? bodyPartIn(text) ?? null;

/** "back from the trip" is none of health. */
const FROM_AWAY = /travel|holiday|vacation|trip|home/;

/** The athlete is well again; null: it is not told, or something still ails them. */
function recovered(all: Told): RequestIntent[] | null {
  const well = find(all, 'recovered');
  if (well === undefined || all.symptoms.length > 0 || is(all, 'illness')) return null;
  if (FROM_AWAY.test(well.text)) return [];
  const { slots, began, horizon, area } = all;
  // the day from which the athlete is well: one that was named and has come, else today
  const isNamed = slots.since !== null || slots.nouns.some(({ dates }) => dates !== null);
  const from = isNamed && began.from <= horizon.today ? began.from : horizon.today;
  return [told(event('recovered', { from, to: null }, { area: area?.area ?? null }))];
}

function missed(all: Told): RequestIntent[] | null {
  if (!is(all, 'missed')) return null;
  const { nouns } = all.slots;
  const meant: readonly Target[] = nouns.length > 0 ? nouns : [{ workout: null, dates: null }];
  return meant.map(({ workout, dates }) => ({
    kind: 'missed',
    what: { workout, dates: dates && lastOne(dates, all.horizon.today) },
  }));
}

const race = (all: Told): RequestIntent[] | null =>
  is(all, 'race') ? [{ kind: 'race', when: daysMeant(all.slots, all.horizon) }] : null;

/** How long an illness lasts, as far as it is told. */
function lastsOf({ slots, began, happenings, horizon: { today } }: Told): Span {
  const { since, until } = slots;
  const isBrief = happenings.some(({ text }) => text === 'migraine');
  if (isBrief && until === null) return { from: began.from, to: began.from };
  if (began.to === null) return began;
  if (wasSo(slots) && began.to < today && began.to > began.from) return began;
  return since === null && until === null && began.to <= today ? { from: began.from, to: null } : began;
}

function illness(all: Told): RequestIntent[] {
  if (!is(all, 'illness') && all.symptoms.length === 0) return [];
  const symptoms = [...all.symptoms].sort((a, b) => BELOW_NECK.indexOf(b) - BELOW_NECK.indexOf(a));
  return [told(event('illness', lastsOf(all), { symptoms }))];
}

/** Sore, and no part of the body is named. */
const isSore = (all: Told): boolean =>
  all.pain &&
  !is(all, 'deadline') &&
  all.symptoms.length === 0 &&
  all.slots.acts.length === 0 &&
  all.slots.tags.some((tag) => tag.t === 'word' || tag.t === 'pain');

function injury(all: Told): RequestIntent[] {
  const { area, pain, began, happenings, horizon } = all;
  if (is(all, 'injury') || (area !== undefined && pain)) {
    const named = area?.area ?? injuredArea(happenings.map(({ text }) => text).join());
    return [told(event('injury', { from: began.from, to: null }, { area: named }))];
  }
  const tired = event('fatigue', { from: horizon.today, to: null });
  return isSore(all) ? [{ kind: 'event', event: tired, background: true, sore: true }] : [];
}

/** Words of a journey that are no place. */
const NO_PLACE =
  /travel|leav|set|depart|retreat|visit|cabin|hut|cottage|chalet|lodge|airbnb|campsite|caravan|villa|heading|visiting|staying|going|cruise|crewing|(?:am|are|be) |ski|snow|sail|surf|backpack|away|trip|holiday|vacation|out of|abroad|on |fly|flight|conference|overseas|camping|off /;

/** "broke my arm skiing": what somebody did when it happened. */
const isOfInjury = ({ text }: Happening, all: Told): boolean =>
  /ing$/.test(text) &&
  !/\b(?:am|be|are|going|travelling|away)\b/.test(text) &&
  injury(all).some(({ kind, ...each }) => kind === 'event' && !('sore' in each));

/** "a 2 day trip next week": on which of its days is not said. */
const isPartOf = ({ slots: { shift } }: Told, { days }: DateTag): boolean =>
  shift !== null && !shift.signed && shift.days > 0 && shift.days < days.length;

function travel(all: Told): RequestIntent[] {
  const journey = find(all, 'travel');
  if (journey === undefined) return [];
  if (isOfInjury(journey, all)) return [];
  const { since, until, nouns } = all.slots;
  const isOpen = since?.days.length === 1 && until === null && nouns.every(({ dates }) => dates === null);
  const days = isOpen ? null : (daysMeant(all.slots, all.horizon) ?? all.before);
  if (days === null || days.vague === true || days.days.length === 0 || isPartOf(all, days))
    return [{ kind: 'awayWhen' }];
  const place = NO_PLACE.test(journey.text) ? null : journey.text;
  return [
    told(event('travel', { from: days.days[0]!, to: days.days.at(-1)! }, { place })),
    { kind: 'free', what: { workout: null, dates: days }, soft: false },
  ];
}

const A_BUSY_DAY = /^(?!.*deadline).*(?:busy|swamped|slammed|packed|full|exams?|finals)/;

function deadline(all: Told): RequestIntent[] {
  const work = find(all, 'deadline');
  if (work === undefined) return [];
  const { today } = all.horizon;
  const days = daysMeant(all.slots, all.horizon);
  const isListed = days?.grain === 'day' || days?.parts !== undefined;
  if (days !== null && isListed && days.days.length <= 2 && A_BUSY_DAY.test(work.text))
    return [{ kind: 'free', what: { workout: null, dates: days }, soft: true }];
  if (days === null || days.vague)
    return [told(event('deadline', { from: today, to: addDays(mondayOf(today), 6) }), true)];
  const from = days.grain === 'day' || days.days[0]! < today ? today : days.days[0]!;
  return [told(event('deadline', { from, to: days.days.at(-1)! }), true)];
}

const HUNGOVER = /hung ?over|hangover/;

/** A day or more that something else takes. */
function occupiedDays({ slots, horizon, happenings }: Told): RequestIntent[] {
  const days = daysMeant(slots, horizon);
  const hasRoom = slots.time !== null && slots.nouns.some(({ workout }) => workout !== null);
  if (hasRoom) return [{ kind: 'time', time: slots.time!, what: { workout: null, dates: days } }];
  // "a game on Saturday morning" leaves the rest of the day
  const time = slots.time ?? days?.time ?? partOfHour(slots.tags);
  const isCare = happenings.some(({ text }) => text.startsWith('others '));
  if (time !== null && isOneDay(days) && !isCare)
    return [{ kind: 'time', time, what: { workout: null, dates: days }, not: true }];
  if (days === null && happenings.some(({ text }) => HUNGOVER.test(text)))
    return [told(event('fatigue', { from: horizon.today, to: null }), true)];
  if (days === null || days.vague === true) return [];
  // nobody trains there, however long it is
  const isOwn = slots.words.some((word) => SELF.test(word)) && !slots.words.some(isSomebody);
  const isInside = isOwn && happenings.some(({ text }) => /\bhospital$/.test(text));
  if (isInside) return [{ kind: 'free', what: { workout: null, dates: days }, soft: true }];
  // busy evenings of a whole week leave time to train; a whole week off is asked for in other words
  const isLong = days.days.length > 3 && days.parts === undefined && days.grain !== 'recurring';
  if (isLong) return [told(event('deadline', { from: days.days[0]!, to: days.days.at(-1)! }), true)];
  return days.days.length <= 14 ? [{ kind: 'free', what: { workout: null, dates: days }, soft: true }] : [];
}

function occupied(all: Told): RequestIntent[] {
  if (!is(all, 'occupied') || is(all, 'travel')) return [];
  const isOfOthers = all.happenings.some(({ text }) => text.startsWith('others '));
  return [...(isOfOthers ? [{ kind: 'talk', about: 'others' } as const] : []), ...occupiedDays(all)];
}

const fatigue = (all: Told): RequestIntent[] =>
  is(all, 'fatigue') ? [told(event('fatigue', { from: all.horizon.today, to: null }), true)] : [];

/** What is not there, and the sport that it is wanted for. */
export const MISSING: readonly (readonly [HappeningKind, WorkoutType])[] = [
  ['noPool', 'swim'],
  ['noGym', 'strength'],
  ['noBike', 'bike'],
];
const missing = (all: Told): RequestIntent[] =>
  MISSING.flatMap(([kind, sport]) =>
    is(all, kind) ? [{ kind: 'avoid', sport, when: daysMeant(all.slots, all.horizon) ?? all.before } as const] : [],
  );

const talk = ({ slots }: Told): RequestIntent[] =>
  slots.tags.flatMap((tag) => (tag.t === 'talk' ? [{ kind: 'talk', about: tag.about } as const] : []));

/** What is told by itself, whatever else the clause says. */
const ALONE: readonly ((all: Told) => RequestIntent[] | null)[] = [recovered, missed, race];
/** What is told beside each other, in this order. */
const TOGETHER: readonly ((all: Told) => RequestIntent[])[] = [
  talk,
  illness,
  injury,
  travel,
  deadline,
  occupied,
  fatigue,
  missing,
];

/** What happened to the athlete, read from one clause; [] when it reports nothing. */
export function reportsOf(slots: Slots, horizon: Horizon, before: DateTag | null): RequestIntent[] {
  const all = toldBy(slots, horizon, before);
  for (const only of ALONE) {
    const intents = only(all);
    if (intents !== null) return intents;
  }
  return TOGETHER.flatMap((report) => report(all));
}
