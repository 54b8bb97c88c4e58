import type { Weekday } from '../../calendar/calendar.ts';
import { WEEKDAYS } from '../../calendar/calendar.ts';
import { recurring } from './dateParts.ts';
import { daysMeant } from './reports.ts';
import type { Slots } from './slots.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { DateTag, HappeningKind, Horizon } from './tags.ts';
import type { RequestIntent } from './intent.ts';

const BAD = /^(?:bad|terrible|impossible|difficult|awful|out|busy|blocked|taken)$/;
const SUITS = /^(?:suits?|best|better)$/;
const GOOD = /^(?:train|training|exercise|work|works|fine|ok|okay|good|free|possible|available|back|again|great)$/;

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
      const isLinked =
        next === undefined || next.t === 'date' || next.t === 'prep' || next.t === 'act' || next.t === 'workout';
      return isLinked || (next.t === 'word' && (second?.t === 'date' || second?.t === 'prep') && GOOD.test(next.word));
    })
  );
}

const MISSING: readonly (readonly [HappeningKind, WorkoutType])[] = [
  ['noBike', 'bike'],
  ['noPool', 'swim'],
  ['noGym', 'strength'],
];
/** How a day should not be, and not that it should be free. */
const OF_EFFORT = /^(?:hard|long|fast|far|intense|heavy)$/;

/** Intents that are to hold every week; [] when the clause asks for none. */
export function recurringIntents(slots: Slots, horizon: Horizon): RequestIntent[] {
  const [duration] = slots.durations;
  if (slots.least && duration !== undefined && (duration.weekly || slots.lasting)) return [{ kind: 'least' }];
  if (slots.denied === 'remove' || slots.denied === 'shorten') return [];
  if (duration?.weekly && duration.minutes !== null)
    return [{ kind: 'prefer', preference: { kind: 'weeklyHours', hours: duration.minutes / 60 } }];
  const preferring = slots.lasting || slots.acts.includes('prefer') || slots.words.some((word) => SUITS.test(word));
  const clock = slots.time ?? slots.nouns.find(({ dates }) => dates?.time !== undefined)?.dates?.time ?? null;
  if (
    slots.time !== null &&
    preferring &&
    clock !== null &&
    slots.denied === null &&
    !slots.without &&
    slots.nouns.every(({ dates, workout }) => dates === null && (workout?.sports.length ?? 0) === 0)
  ) {
    return [{ kind: 'prefer', preference: { kind: 'time', time: clock } }];
  }
  const likes =
    slots.acts.includes('prefer') &&
    slots.nouns.some(({ workout }) => workout?.kind === 'long' && workout.quantity === 'all');
  if (!slots.lasting && !likes) return [];
  const noun = slots.nouns.find(({ dates }) => weekdaysOf(dates).length > 0);
  const weekdays = WEEKDAYS.filter((day) => weekdaysOf(noun?.dates ?? null).includes(day));
  const workout = slots.nouns.find((each) => each.workout !== null)?.workout ?? null;
  const missing = MISSING.find(([kind]) => slots.tags.some((tag) => tag.t === 'happening' && tag.kind === kind))?.[1];
  const sport = workout?.sports[0] ?? missing;
  const until = slots.until !== null;
  const cannot =
    slots.acts.includes('cannot') ||
    slots.acts.includes('wont') ||
    slots.acts.includes('remove') ||
    slots.acts.includes('rest') ||
    slots.without ||
    slots.tags.some((tag) => tag.t === 'not');
  const days = (): DateTag =>
    daysMeant(
      { ...slots, nouns: [{ workout: null, dates: recurring(weekdays, horizon), role: null, at: 0 }] },
      horizon,
    ) ?? recurring(weekdays, horizon);
  const isChange = slots.acts.some((act) => act === 'lengthen' || act === 'shorten' || act === 'add');
  if (duration?.minutes && duration.delta === 0 && weekdays.length > 0 && !isChange) {
    const cap: RequestIntent = { kind: 'cap', days: days(), minutes: duration.minutes };
    return until
      ? [cap]
      : [{ kind: 'prefer', preference: { kind: 'maxMinutes', days: weekdays, minutes: duration.minutes } }, cap];
  }
  if (slots.level !== null || slots.length !== null || slots.shift !== null || duration !== undefined) return [];
  // "I can only train on Tuesdays and Thursdays": the other days are not free
  if (isOfDays(slots) && weekdays.length > 0 && !cannot && (workout === null || workout.sports.length === 0)) {
    const others = WEEKDAYS.filter((day) => !weekdays.includes(day));
    const closed = recurring(others, horizon);
    const from = slots.since?.days[0] ?? horizon.today;
    const free: RequestIntent = {
      kind: 'free',
      what: { workout: null, dates: { ...closed, days: closed.days.filter((day) => day >= from) } },
      soft: false,
    };
    return until ? [free] : [{ kind: 'prefer', preference: { kind: 'unavailable', days: others } }, free];
  }
  if (workout?.kind === 'long' && weekdays.length > 0 && !cannot) {
    const intent: RequestIntent = { kind: 'longDay', sport: sport ?? null, weekdays };
    return [{ kind: 'prefer', preference: { kind: 'longDays', sport: sport ?? null, days: weekdays } }, intent];
  }
  const never = slots.tags.some((tag) => tag.t === 'lasting' && tag.never);
  if (slots.words.some((word) => OF_EFFORT.test(word))) return [];
  const negative = missing !== undefined || cannot || never || slots.words.some((word) => BAD.test(word));
  if (negative && sport !== undefined && workout?.kind == null) {
    const avoid: RequestIntent = {
      kind: 'avoid',
      sport,
      when: weekdays.length > 0 ? days() : daysMeant(slots, horizon),
    };
    return until
      ? [avoid]
      : [
          { kind: 'prefer', preference: { kind: 'noSport', sport, days: weekdays } },
          weekdays.length > 0 ? avoid : { ...avoid, when: recurring(WEEKDAYS, horizon) },
        ];
  }
  if (negative && weekdays.length > 0 && clock !== null) return [{ kind: 'timeOfDays', weekdays, time: clock }];
  if (negative && weekdays.length > 0 && workout?.kind == null) {
    const free: RequestIntent = { kind: 'free', what: { workout: null, dates: days() }, soft: false };
    return until ? [free] : [{ kind: 'prefer', preference: { kind: 'unavailable', days: weekdays } }, free];
  }
  if (weekdays.length > 0 && workout === null && slots.words.some((word) => GOOD.test(word))) {
    return [{ kind: 'prefer', preference: { kind: 'available', days: weekdays } }];
  }
  return [];
}
