import { addDays, type Day, mondayOf, type Weekday, WEEKDAYS } from '../../calendar/calendar.ts';
import type { WorkoutTime } from '../../athlete/athlete.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { recurring, span } from './dateParts.ts';
import type { RequestIntent } from './intent.ts';
import { MISSING } from './reports.ts';
import type { PreferenceChange } from './request.ts';
import type { Slots } from './slots.ts';
import { daysMeant } from './spans.ts';
import type { DateTag, Horizon, WorkoutTag } from './tags.ts';

const BAD = /^(?:bad|terrible|impossible|difficult|awful|out|busy|blocked|taken)$/;
const SUITS = /^(?:suits?|best|better)$/;
const GOOD = /^(?:train|training|exercise|work|works|fine|ok|okay|good|free|possible|available|back|again|great)$/;
/** How a day should not be, and not that it should be free. */
const OF_EFFORT = /^(?:hard|long|fast|far|intense|heavy)$/;

function weekdaysOf(dates: DateTag | null): readonly Weekday[] {
  if (dates === null) return [];
  return dates.weekdays ?? dates.parts?.flatMap(weekdaysOf) ?? (dates.bare === undefined ? [] : [dates.bare]);
}

/** "Only on Tuesdays", "weekends only": the bound is one of days, and of nothing else. */
function isOfDays({ tags, limit }: Slots): boolean {
  return (
    limit &&
    tags.some((tag, index) => {
      if (tag.t !== 'limit') return false;
      const [next, second] = tags.slice(index + 1);
      // "weekdays only short stuff": of what is done then
      const isOfWorkouts = next?.t === 'workout' && next.sports.length === 0 && next.kind !== null;
      const isLinked = next === undefined || ['date', 'prep', 'act', 'workout'].includes(next.t);
      if (isOfWorkouts) return false;
      return isLinked || (next.t === 'word' && (second?.t === 'date' || second?.t === 'prep') && GOOD.test(next.word));
    })
  );
}

const prefer = (preference: PreferenceChange): RequestIntent => ({ kind: 'prefer', preference });
const saysAny = ({ words }: Slots, pattern: RegExp): boolean => words.some((word) => pattern.test(word));
const isSportless = (workout: WorkoutTag | null): boolean => (workout?.sports.length ?? 0) === 0;

/** The time of day that a clause names, with its days or beside them. */
const clockOf = ({ time, nouns }: Slots): WorkoutTime | null =>
  time ?? nouns.find(({ dates }) => dates?.time !== undefined)?.dates?.time ?? null;

/** A clause that may hold every week, with what its rules look at. */
interface Lasting {
  slots: Slots;
  horizon: Horizon;
  weekdays: readonly Weekday[];
  workout: WorkoutTag | null;
  /** The sport that is spoken of, or that cannot be done. */
  sport: WorkoutType | undefined;
  clock: WorkoutTime | null;
  /** It ends on a day, so that it is no wish for every week. */
  ends: boolean;
  /** What is named cannot be, or should not. */
  cannot: boolean;
  /** Or it is bad, or never to be. */
  negative: boolean;
  /** The weekdays that are named, as far as a start or an end bounds them. */
  days: () => DateTag;
}

const isDenied = ({ acts, without, tags }: Slots): boolean =>
  acts.some((act) => act === 'cannot' || act === 'wont' || act === 'remove' || act === 'rest') ||
  without ||
  tags.some((tag) => tag.t === 'not');

function lastingOf(slots: Slots, horizon: Horizon): Lasting {
  const noun = slots.nouns.find(({ dates }) => weekdaysOf(dates).length > 0);
  const weekdays = WEEKDAYS.filter((day) => weekdaysOf(noun?.dates ?? null).includes(day));
  const workout = slots.nouns.find((each) => each.workout !== null)?.workout ?? null;
  const missing = MISSING.find(([kind]) => slots.tags.some((tag) => tag.t === 'happening' && tag.kind === kind))?.[1];
  const cannot = isDenied(slots);
  const isNever = slots.tags.some((tag) => tag.t === 'lasting' && tag.never);
  const every = recurring(weekdays, horizon);
  return {
    slots,
    horizon,
    weekdays,
    workout,
    sport: missing ?? workout?.sports[0],
    clock: clockOf(slots),
    ends: slots.until !== null,
    cannot,
    negative: missing !== undefined || cannot || isNever || saysAny(slots, BAD),
    days: () => daysMeant({ ...slots, nouns: [{ workout: null, dates: every, role: null, at: 0 }] }, horizon) ?? every,
  };
}

const freed = (dates: DateTag): RequestIntent => ({ kind: 'free', what: { workout: null, dates }, soft: false });
/** What holds every week, and what is done about it now; the latter alone where it ends. */
const kept = ({ ends }: Lasting, preference: PreferenceChange, now: RequestIntent): RequestIntent[] =>
  ends ? [now] : [prefer(preference), now];

/** A rule for every week, where a clause is one; null: it is another. */
type Rule = (lasting: Lasting) => RequestIntent[] | null;

const capped: Rule = (lasting) => {
  const { slots, weekdays } = lasting;
  const [duration] = slots.durations;
  const isChange = slots.acts.some((act) => act === 'lengthen' || act === 'shorten' || act === 'add');
  if (!duration?.minutes || duration.delta !== 0 || weekdays.length === 0 || isChange) return null;
  const { minutes } = duration;
  return kept(lasting, { kind: 'maxMinutes', days: weekdays, minutes }, { kind: 'cap', days: lasting.days(), minutes });
};

/** How long or how hard something is, and by how much it goes elsewhere, is of the one that comes. */
const ofAmounts: Rule = ({ slots: { level, length, shift, durations } }) =>
  level !== null || length !== null || shift !== null || durations.length > 0 ? [] : null;

/** "I can only train on Tuesdays and Thursdays": the other days are not free. */
const onlyDays: Rule = (lasting) => {
  const { slots, horizon, weekdays, workout, cannot } = lasting;
  if (!isOfDays(slots) || weekdays.length === 0 || cannot || !isSportless(workout)) return null;
  const others = WEEKDAYS.filter((day) => !weekdays.includes(day));
  const closed = recurring(others, horizon);
  const from = slots.since?.days[0] ?? horizon.today;
  const dates = { ...closed, days: closed.days.filter((day) => day >= from) };
  return kept(lasting, { kind: 'unavailable', days: others }, freed(dates));
};

const longDays: Rule = ({ workout, weekdays, cannot, sport = null }) =>
  workout?.kind === 'long' && weekdays.length > 0 && !cannot
    ? [prefer({ kind: 'longDays', sport, days: weekdays }), { kind: 'longDay', sport, weekdays }]
    : null;

const ofEffort: Rule = ({ slots }) => (saysAny(slots, OF_EFFORT) ? [] : null);

const withoutSport: Rule = (lasting) => {
  const { slots, horizon, negative, sport, workout, weekdays, ends } = lasting;
  if (!negative || sport === undefined || workout?.kind != null) return null;
  const isOnDays = weekdays.length > 0;
  const when = isOnDays ? lasting.days() : ends ? daysMeant(slots, horizon) : recurring(WEEKDAYS, horizon);
  return kept(lasting, { kind: 'noSport', sport, days: weekdays }, { kind: 'avoid', sport, when });
};

const timeOfDays: Rule = ({ negative, weekdays, clock }) =>
  negative && weekdays.length > 0 && clock !== null ? [{ kind: 'timeOfDays', weekdays, time: clock }] : null;

const closedDays: Rule = (lasting) => {
  const { negative, weekdays, workout } = lasting;
  return negative && weekdays.length > 0 && workout?.kind == null
    ? kept(lasting, { kind: 'unavailable', days: weekdays }, freed(lasting.days()))
    : null;
};

const openDays: Rule = ({ slots, weekdays, workout }) =>
  weekdays.length > 0 && workout === null && saysAny(slots, GOOD)
    ? [prefer({ kind: 'available', days: weekdays })]
    : null;

const RULES: readonly Rule[] = [
  capped,
  ofAmounts,
  onlyDays,
  longDays,
  ofEffort,
  withoutSport,
  timeOfDays,
  closedDays,
  openDays,
];

/** The weeks of the schedule from that day on. */
function weeksFrom(from: Day, { today, lastDay }: Horizon): DateTag[] {
  const first = from < today ? today : from;
  const weeks: DateTag[] = [];
  for (let day = first; day <= lastDay; day = addDays(mondayOf(day), 7))
    weeks.push(span(day, addDays(mondayOf(day), 6), { week: true }));
  return weeks;
}

/** What is asked of every week by its amount alone; null: it is not that. */
function ofEveryWeek(
  { least, durations: [duration], denied, lasting, limit, since }: Slots,
  horizon: Horizon,
): RequestIntent[] | null {
  if (least && duration !== undefined && (duration.weekly || lasting)) return [{ kind: 'least' }];
  if (denied === 'remove' || denied === 'shorten') return [];
  const isPlanned = since !== null && since.days[0]! <= horizon.lastDay;
  if (duration?.weekly && duration.minutes !== null && limit && isPlanned)
    return weeksFrom(since.days[0]!, horizon).map((dates) => ({
      kind: 'resize',
      what: { workout: null, dates },
      length: { minutes: duration.minutes, factor: null, delta: 0, km: null, atMost: true },
    }));
  return duration?.weekly && duration.minutes !== null
    ? [prefer({ kind: 'weeklyHours', hours: duration.minutes / 60 })]
    : null;
}

/** The time of day that suits every day; null: none is named, or there is more. */
function timeOfDay(slots: Slots): RequestIntent[] | null {
  const { time, denied, without, nouns, lasting, acts } = slots;
  const isPreferred = lasting || acts.includes('prefer') || saysAny(slots, SUITS);
  const isAll = nouns.every(({ dates, workout }) => dates === null && isSportless(workout));
  return time !== null && isPreferred && denied === null && !without && isAll ? [prefer({ kind: 'time', time })] : null;
}

const likesLong = ({ acts, nouns }: Slots): boolean =>
  acts.includes('prefer') && nouns.some(({ workout }) => workout?.kind === 'long' && workout.quantity === 'all');

/** Intents that are to hold every week; [] when the clause asks for none. */
export function recurringIntents(slots: Slots, horizon: Horizon): RequestIntent[] {
  const alone = ofEveryWeek(slots, horizon) ?? timeOfDay(slots);
  if (alone !== null) return alone;
  if (!slots.lasting && !likesLong(slots)) return [];
  const lasting = lastingOf(slots, horizon);
  for (const rule of RULES) {
    const intents = rule(lasting);
    if (intents !== null) return intents;
  }
  return [];
}
