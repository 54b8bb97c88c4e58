import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import { inWeekOf } from './dates.ts';
import { bodyPartIn } from './lifePhrases.ts';
import type { ReportedEvent } from './request.ts';
import type { Slots } from './slots.ts';
import type { DateTag, HappeningKind, Horizon } from './tags.ts';
import type { Target, RequestIntent } from './intent.ts';

const BELOW_NECK = ['fever', 'flu', 'cough', 'vomiting', 'chest pain', 'breathlessness', 'body aches'];

interface Span {
  from: Day;
  to: Day | null;
}

/** The days of a report: those named, from a start on, up to an end. */
function spanOf(slots: Slots, horizon: Horizon, ifNone: Span): Span {
  if (slots.since !== null && slots.since.days.length > 1)
    return { from: slots.since.days[0]!, to: slots.since.days.at(-1)! };
  const named =
    slots.nouns.map(({ dates }) => dates).find((dates): dates is DateTag => dates !== null && dates.vague !== true) ??
    null;
  const start = slots.since?.days[0];
  const since =
    start !== undefined && slots.since!.bare !== undefined && start > horizon.today && slots.until === null
      ? addDays(start, -7)
      : (start ?? named?.days[0]);
  const until = slots.until?.days.at(-1);
  if (until !== undefined) return { from: since !== undefined && since <= until ? since : horizon.today, to: until };
  if (named !== null && slots.since === null) return { from: named.days[0]!, to: named.days.at(-1)! };
  return since === undefined ? ifNone : { from: since, to: null };
}

const event = (kind: ReportedEvent['kind'], days: Span, more: Partial<ReportedEvent> = {}): ReportedEvent => ({
  kind,
  ...days,
  area: null,
  place: null,
  symptoms: [],
  ...more,
});

const dated = (slots: Slots): DateTag | null => slots.nouns.find(({ dates }) => dates !== null)?.dates ?? null;

const isWeek = (dates: DateTag | null): boolean => dates?.week === true && dates.days.length > 2;

/** The days to keep free, with a range from a start to an end where one is named. */
export function daysMeant(slots: Slots, horizon: Horizon): DateTag | null {
  const named = dated(slots);
  if (named?.grain === 'recurring' && slots.until !== null) {
    return { ...named, days: named.days.filter((day) => day <= slots.until!.days.at(-1)!) };
  }
  if (named?.grain === 'recurring' && slots.since !== null)
    return { ...named, days: named.days.filter((day) => day >= slots.since!.days[0]!) };
  if (slots.until === null && slots.since === null) return named;
  // "next week from Tuesday": the week only says which Tuesday.
  const week = isWeek(named) && slots.since !== null ? named : null;
  const since = week !== null ? inWeekOf(slots.since!, week) : slots.since;
  if (since !== null && since.days.length > 1) return since;
  const from = since?.days[0] ?? named?.days[0] ?? (slots.until?.lasts ? slots.until.days[0]! : horizon.today);
  const to =
    slots.until?.days.at(-1) ??
    (slots.since !== null && named !== null && named.days.at(-1)! > from
      ? named.days.at(-1)!
      : slots.since!.days.at(-1)!);
  const last = to < from ? addDays(to, 7) : to;
  const days: Day[] = [];
  for (let day = from; day <= last && days.length < 370; day = addDays(day, 1)) days.push(day);
  return { t: 'date', days, grain: days.length > 1 ? 'range' : 'day', ...(slots.until?.lasts && { lasts: true }) };
}

/** The part of the body that words for an injury name; null: none. */
const injuredArea = (text: string): string | null =>
  /stress fracture|pregnancy|childbirth|heart condition/.exec(text)?.[0] ?? bodyPartIn(text) ?? null;

/** A weekday that is named of what is over is the last one. */
function lastOne(dates: DateTag, today: Day): DateTag {
  if (dates.parts !== undefined) {
    const parts = dates.parts.map((part) => lastOne(part, today));
    return { ...dates, parts, days: parts.flatMap(({ days }) => days) };
  }
  return dates.bare === undefined || dates.days[0]! <= today
    ? dates
    : { ...dates, days: dates.days.map((day) => addDays(day, -7)), bare: undefined };
}

function missedOf({ nouns }: Slots, { today }: Horizon): RequestIntent[] {
  const meant: readonly Target[] = nouns.length > 0 ? nouns : [{ workout: null, dates: null }];
  return meant.map(({ workout, dates }) => ({
    kind: 'missed',
    what: { workout, dates: dates && lastOne(dates, today) },
  }));
}

/** The day from which the athlete is well: one that was named and has come, else today. */
function wellFrom({ since, nouns }: Slots, began: Span, today: Day): Day {
  const isNamed = since !== null || nouns.some(({ dates }) => dates !== null);
  return isNamed && began.from <= today ? began.from : today;
}

/** What takes time, and none of health. */
const OF_TIME: ReadonlySet<HappeningKind> = new Set(['travel', 'deadline', 'occupied', 'great']);

/** What happened to the athlete, read from one clause; [] when it reports nothing. */
export function reportsOf(slots: Slots, horizon: Horizon, before: DateTag | null): RequestIntent[] {
  const { today } = horizon;
  const isLoose = ({ text }: { text: string }) => text.startsWith('loosely');
  // "Friday is fine now" says nothing of health
  const ofHealth = slots.tags.some(({ t }) => t === 'area') || slots.nouns.length === 0;
  const hasArea = slots.tags.some(({ t }) => t === 'area');
  const isSaid = (tag: { kind: HappeningKind; text: string }) =>
    !isLoose(tag) || (ofHealth && !(tag.kind === 'illness' && hasArea));
  // "not travelling after all", "not busy"
  const isDenied = (index: number): boolean => slots.tags[index - 1]?.t === 'not';
  const happenings = slots.tags.flatMap((tag, index) =>
    tag.t === 'happening' && isSaid(tag) && !(OF_TIME.has(tag.kind) && isDenied(index)) ? [tag] : [],
  );
  const is = (kind: HappeningKind) => happenings.some((each) => each.kind === kind);
  const symptoms = [
    ...new Set(
      slots.tags.flatMap((tag, index) =>
        tag.t === 'symptom' && slots.tags[index - 1]?.t !== 'not' ? [tag.symptom] : [],
      ),
    ),
  ];
  const area = slots.tags.find((tag) => tag.t === 'area');
  const pain = slots.tags.some(
    (tag) => tag.t === 'pain' || (tag.t === 'happening' && tag.kind === 'illness' && isLoose(tag)),
  );
  const intents: RequestIntent[] = slots.tags.flatMap((tag) =>
    tag.t === 'talk' ? [{ kind: 'talk', about: tag.about }] : [],
  );
  const openEnded = spanOf(slots, horizon, { from: today, to: null });
  // "Pulled it on Tuesday" looks back; another day ahead is when the athlete hopes to train, not when it began.
  const wasSo = slots.words.some((word) => /^(?:was|were|had|been)$/.test(word));
  const named = dated(slots) ?? (wasSo && slots.since?.ends !== undefined ? slots.since : null);
  const lastOne =
    named?.bare !== undefined && named !== slots.since && named.days[0]! > today && slots.until === null
      ? addDays(named.days[0]!, -7)
      : null;
  // "ill Monday to Wednesday", told on a Thursday
  const isBehind = named?.ends !== undefined && named.days[0]! > today && slots.until === null;
  const hasBeen = slots.words.includes('been');
  const lasted = slots.until?.lasts === true && slots.until.days[0] === today && slots.until.ordered !== true;
  const began: Span =
    hasBeen && lasted
      ? { from: addDays(today, -slots.until!.days.length), to: null }
      : hasBeen && isWeek(named) && named!.days.includes(today)
        ? { from: mondayOf(today), to: null }
        : isBehind
          ? { from: addDays(named.days[0]!, -7), to: addDays(named.days.at(-1)!, -7) }
          : lastOne !== null
            ? { from: lastOne, to: null }
            : openEnded.from > today
              ? { from: today, to: openEnded.to }
              : openEnded;
  if (is('recovered') && symptoms.length === 0 && !is('illness')) {
    const well = /travel|holiday|vacation|trip|home/.test(happenings.find(({ kind }) => kind === 'recovered')!.text);
    return well
      ? []
      : [
          {
            kind: 'event',
            event: event('recovered', { from: wellFrom(slots, began, today), to: null }, { area: area?.area ?? null }),
            background: false,
          },
        ];
  }
  if (is('missed')) return missedOf(slots, horizon);
  if (is('race')) return [{ kind: 'race', when: daysMeant(slots, horizon) }];
  if (is('illness') || symptoms.length > 0) {
    const isOver = wasSo && began.to !== null && began.to < today && began.to > began.from;
    const isBrief = happenings.some(({ text }) => text === 'migraine');
    const lasts =
      isBrief && slots.until === null
        ? { from: began.from, to: began.from }
        : isOver
          ? began
          : slots.since === null && slots.until === null && began.to !== null && began.to <= today
            ? { from: began.from, to: null }
            : began;
    intents.push({
      kind: 'event',
      event: event('illness', lasts, {
        symptoms: [...symptoms].sort((a, b) => BELOW_NECK.indexOf(b) - BELOW_NECK.indexOf(a)),
      }),
      background: false,
    });
  }
  if (is('injury') || (area !== undefined && pain)) {
    const named = area?.area ?? injuredArea(happenings.map(({ text }) => text).join());
    intents.push({
      kind: 'event',
      event: event('injury', { from: began.from, to: null }, { area: named }),
      background: false,
    });
  } else if (
    pain &&
    !is('deadline') &&
    symptoms.length === 0 &&
    slots.acts.length === 0 &&
    slots.tags.some((tag) => tag.t === 'word' || tag.t === 'pain')
  ) {
    intents.push({ kind: 'event', event: event('fatigue', { from: today, to: null }), background: true, sore: true });
  }
  if (is('travel')) {
    const days = daysMeant(slots, horizon) ?? before;
    const place = happenings.find(({ kind }) => kind === 'travel')!.text;
    const known = days !== null && days.vague !== true && days.days.length > 0;
    if (known) {
      const to = days.days.at(-1)!;
      intents.push({
        kind: 'event',
        event: event(
          'travel',
          { from: days.days[0]!, to },
          {
            place:
              /travel|heading|visiting|staying|going|cruise|crewing|(?:am|are|be) |ski|snow|sail|surf|backpack|away|trip|holiday|vacation|out of|abroad|on |fly|flight|conference|overseas|camping|off /.test(
                place,
              )
                ? null
                : place,
          },
        ),
        background: false,
      });
      intents.push({ kind: 'free', what: { workout: null, dates: days }, soft: false });
    } else intents.push({ kind: 'awayWhen' });
  }
  if (is('deadline')) {
    const days = daysMeant(slots, horizon);
    const text = happenings.find(({ kind }) => kind === 'deadline')!.text;
    if (
      days !== null &&
      days.grain === 'day' &&
      days.days.length <= 2 &&
      /busy|swamped|slammed|packed|full/.test(text) &&
      !/deadline/.test(text)
    ) {
      intents.push({ kind: 'free', what: { workout: null, dates: days }, soft: true });
    } else {
      const sunday = addDays(mondayOf(today), 6);
      const span =
        days === null || days.vague
          ? { from: today, to: sunday }
          : { from: days.grain === 'day' || days.days[0]! < today ? today : days.days[0]!, to: days.days.at(-1)! };
      intents.push({ kind: 'event', event: event('deadline', span), background: true });
    }
  }
  if (is('occupied') && !is('travel')) {
    const days = daysMeant(slots, horizon);
    if (happenings.some(({ text }) => text.startsWith('others '))) intents.push({ kind: 'talk', about: 'others' });
    // busy evenings of a whole week leave time to train; a whole week off is asked for in other words
    const isLong = days !== null && days.days.length > 3 && days.parts === undefined;
    const isEveryWeek = days?.grain === 'recurring';
    const hasRoom = slots.time !== null && slots.nouns.some(({ workout }) => workout !== null);
    if (hasRoom) intents.push({ kind: 'time', time: slots.time!, what: { workout: null, dates: days } });
    else if (isLong && !isEveryWeek && days.vague !== true)
      intents.push({
        kind: 'event',
        event: event('deadline', { from: days.days[0]!, to: days.days.at(-1)! }),
        background: true,
      });
    else if (days !== null && days.vague !== true && days.days.length <= 14)
      intents.push({ kind: 'free', what: { workout: null, dates: days }, soft: true });
  }
  if (is('fatigue'))
    intents.push({ kind: 'event', event: event('fatigue', { from: today, to: null }), background: true });
  if (is('noPool')) intents.push({ kind: 'avoid', sport: 'swim', when: daysMeant(slots, horizon) ?? before });
  if (is('noGym')) intents.push({ kind: 'avoid', sport: 'strength', when: daysMeant(slots, horizon) ?? before });
  if (is('noBike')) intents.push({ kind: 'avoid', sport: 'bike', when: daysMeant(slots, horizon) ?? before });
  return intents;
}
