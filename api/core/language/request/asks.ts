import { addDays, daysBetween, weekdayIndex } from '../../calendar/calendar.ts';
import { daysMeant } from './reports.ts';
import { type Noun, type Slots, target } from './slots.ts';
import type { RequestAct, DateTag, DurationTag, Horizon, LevelTag, Tag, WorkoutTag } from './tags.ts';
import type { Length, Target, RequestIntent } from './intent.ts';

const CHANGING: ReadonlySet<RequestAct> = new Set([
  'move',
  'touch',
  'remove',
  'swap',
  'replace',
  'shorten',
  'lengthen',
  'earlier',
  'later',
  'ease',
  'make',
  'add',
]);
const EASY: LevelTag = { t: 'level', step: null, to: 'easy' };

const lengthOf = (duration: DurationTag | undefined, slots: Slots): Length => {
  const less =
    slots.acts.includes('shorten') ||
    slots.length === -1 ||
    (slots.acts.includes('remove') && slots.words.includes('by'));
  const more = slots.acts.includes('lengthen') || slots.acts.includes('add') || slots.length === 1;
  if (duration === undefined) return { minutes: null, factor: less ? 0.75 : 1.1, delta: 0, km: null, atMost: less };
  const following = slots.tags[slots.tags.indexOf(duration) + 1];
  const offOf =
    following?.t === 'prep' &&
    (following.prep === 'from' || following.prep === 'of') &&
    (less || slots.acts.includes('remove'));
  // "by 20 minutes" and "10 min longer" change the length; "to 60" and "extend to 45" set it.
  const set = slots.tags.some(
    (tag, index) =>
      tag.t === 'prep' && tag.prep === 'to' && slots.tags.slice(index + 1).find(({ t }) => t !== 'limit') === duration,
  );
  if (slots.least)
    return {
      minutes: duration.minutes,
      factor: duration.factor,
      delta: 0,
      km: duration.km ?? null,
      atMost: false,
      atLeast: true,
    };
  const by = slots.words.includes('by') || slots.length !== null;
  const implied = offOf
    ? -1
    : set || slots.limit || duration.minutes === null
      ? 0
      : more && !slots.acts.includes('lengthen')
        ? 1
        : by && more
          ? 1
          : by && less
            ? -1
            : less && slots.tags.some((tag) => tag.t === 'prep' && tag.prep === 'from')
              ? -1
              : 0;
  return {
    minutes: duration.minutes,
    factor: duration.factor,
    delta: duration.delta !== 0 ? duration.delta : implied,
    km: duration.km ?? null,
    atMost:
      slots.limit ||
      ((less || slots.acts.includes('remove')) && implied === 0 && duration.delta === 0 && duration.minutes !== null),
  };
};

const destination = (nouns: readonly Noun[]): Noun | undefined =>
  nouns.find(
    ({ role, dates, workout }) =>
      dates !== null && workout === null && (role === 'to' || role === 'until' || role === 'into'),
  ) ??
  nouns.find(
    ({ role, dates, workout }, index) =>
      index > 0 && dates !== null && workout === null && (role === 'for' || role === 'on' || role === null),
  );

/** "Wednesday: swap the swim for a run": the day that stands before is that of the first. */
function ofDayBefore([day, first, ...more]: readonly Noun[]): readonly Noun[] {
  const isBefore = day?.workout === null && first?.workout != null && first.dates === null && more[0]?.workout != null;
  return isBefore ? [{ ...first, dates: day.dates }, ...more] : [day, first, ...more].flatMap((noun) => noun ?? []);
}

function swapIntents(slots: Slots): RequestIntent[] {
  const [first, second, third] = ofDayBefore(slots.nouns);
  if (first === undefined) return [];
  const weekOnly = first.dates?.parts?.length === 2 && second?.workout === null && second.dates?.week === true;
  if (second === undefined || weekOnly) {
    const parts = first.dates?.parts;
    if (parts?.length === 2)
      return [
        {
          kind: 'swap',
          first: { workout: first.workout, dates: parts[0]! },
          second: { workout: first.workout, dates: parts[1]! },
        },
      ];
    if (
      (first.dates?.week && first.dates.days.length === 2 && first.workout === null) ||
      (first.workout?.sports.length === 0 && first.dates?.days.length === 2)
    ) {
      const [a, b] = first.dates!.days;
      const one = (day: string): Target => ({ workout: null, dates: { t: 'date', days: [day], grain: 'day' } });
      return [{ kind: 'swap', first: one(a!), second: one(b!) }];
    }
    return [{ kind: 'swap', first: target(first), second: null }];
  }
  // "swap the swim for a run" names a kind of workout; "for the long run" one that is there.
  if (
    second.workout !== null &&
    second.dates === null &&
    (second.role === 'for' || second.role === 'to' || second.role === 'into') &&
    (second.workout.quantity === 'some' || !/^(?:the|my|that)/.test(second.workout.text)) &&
    second.workout.sports.length > 0
  ) {
    return [{ kind: 'replace', what: target(first), by: second.workout }];
  }
  if (first.workout !== null && second.workout === null && (second.role === 'to' || second.role === 'for'))
    return [{ kind: 'move', what: target(first), to: second.dates, days: null, direction: 0 }];
  const shared = third !== undefined && third.workout === null ? third.dates : null;
  const dated = (noun: Noun): Target => ({ workout: noun.workout, dates: noun.dates ?? shared });
  return [{ kind: 'swap', first: dated(first), second: dated(second) }];
}

function moveIntents(slots: Slots, direction: 1 | -1 | 0): RequestIntent[] {
  const { nouns, shift } = slots;
  const [only] = nouns;
  const to = nouns.length === 1 && slots.pronoun && only!.workout === null ? only : destination(nouns);
  const away = nouns.find(({ role, dates }) => (role === 'insteadOf' || role === 'not') && dates !== null);
  const what = nouns.find((noun) => noun !== to && noun !== away && (noun.workout !== null || noun.dates !== null));
  const meant: Target = { workout: what?.workout ?? null, dates: what?.dates ?? away?.dates ?? null };
  if (to === undefined && shift === null && away !== undefined && what?.workout != null && what.dates !== null) {
    return [
      { kind: 'move', what: { workout: what.workout, dates: away.dates }, to: what.dates, days: null, direction },
    ];
  }
  if (to === undefined && shift !== null) {
    const signed = shift.signed ? shift.days : shift.days * (direction === 0 ? 1 : direction);
    return [
      { kind: 'move', what: meant, to: null, days: direction === -1 && signed > 0 ? -signed : signed, direction },
    ];
  }
  if (
    to === undefined &&
    what?.workout != null &&
    what.dates !== null &&
    what.at < slots.tags.length &&
    nouns.length === 1 &&
    slots.instead
  ) {
    return [{ kind: 'move', what: { workout: what.workout, dates: null }, to: what.dates, days: null, direction }];
  }
  if (
    to === undefined &&
    nouns.length === 2 &&
    nouns[0]!.dates !== null &&
    nouns[1]!.dates !== null &&
    nouns[1]!.workout === null
  ) {
    return [{ kind: 'move', what: target(nouns[0]), to: nouns[1]!.dates, days: null, direction }];
  }
  // "put my FTP test on Friday" says where it should be
  if (!to && !direction && what?.workout?.kind === 'test' && isOneDay(what.dates) && !what.dates!.possessive)
    return [{ kind: 'move', what: { workout: what.workout, dates: null }, to: what.dates, days: null, direction }];
  return [{ kind: 'move', what: meant, to: to?.dates ?? null, days: null, direction }];
}

/** "a swim", "some strength": one that is not there yet. */
const isNew = ({ quantity, text, sports }: WorkoutTag): boolean =>
  quantity === 'some' && sports.length > 0 && /^(?:a|an|some|another|an extra)\b/.test(text);

/** "long run on Saturday", "do the brick on Sunday": the day is where it should be, whether or not it is there. */
function placeIntents(slots: Slots): RequestIntent[] {
  const [from, to] = slots.nouns;
  const daysOnly = slots.nouns.length === 2 && from!.workout === null && to!.workout === null;
  if (
    daysOnly &&
    (to!.role === 'to' || from!.role === 'not' || (from!.dates?.possessive === true && to!.role === null))
  )
    return [{ kind: 'move', what: target(from), to: to!.dates, days: null, direction: 0 }];
  const noun = slots.nouns.find(
    ({ workout, dates, role }) =>
      workout !== null && (dates !== null || slots.nouns.length > 1) && role !== 'insteadOf' && role !== 'not',
  );
  if (noun === undefined) return [];
  const away = slots.nouns.find(({ role, dates }) => (role === 'insteadOf' || role === 'not') && dates !== null);
  const other = slots.nouns.find(
    (each) => each !== noun && each !== away && each.workout === null && each.dates !== null,
  );
  if (other !== undefined && noun.dates !== null && other.at < noun.at)
    return [
      { kind: 'move', what: { workout: noun.workout, dates: other.dates }, to: noun.dates, days: null, direction: 0 },
    ];
  if (other !== undefined) return [{ kind: 'move', what: target(noun), to: other.dates, days: null, direction: 0 }];
  if (isNew(noun.workout!) && noun.dates !== null)
    return [{ kind: 'add', workout: noun.workout!, when: noun.dates, minutes: null }];
  if (slots.acts.length === 0 && noun.dates !== null && noun.dates.grain !== 'day') return [];
  if (slots.shift !== null)
    return [{ kind: 'move', what: target(noun), to: null, days: slots.shift.days, direction: 0 }];
  // "Thursday's ride feels hard" says where it is, not where it should be.
  if (noun.dates === null || noun.dates.possessive) return [];
  return [
    {
      kind: 'move',
      what: { workout: noun.workout, dates: away?.dates ?? null },
      to: noun.dates,
      days: null,
      direction: 0,
    },
  ];
}

function replaceIntents(slots: Slots): RequestIntent[] {
  const { nouns } = slots;
  const gone = nouns.find(({ role, workout }) => role === 'insteadOf' && workout !== null);
  const sported = nouns.filter(({ workout }) => workout !== null);
  const by =
    gone !== undefined
      ? sported.find((noun) => noun !== gone)
      : sported.length > 1
        ? (sported.find(({ role }) => role === 'into' || role === 'to' || role === 'with' || role === 'for') ??
          sported[1])
        : undefined;
  const [alone] = sported;
  // "Make tomorrow a recovery ride": the day is what there is, the workout what it becomes.
  if (by === undefined && sported.length === 1 && isNew(alone!.workout!) && alone!.dates !== null)
    return [{ kind: 'replace', what: { workout: null, dates: alone!.dates }, by: alone!.workout! }];
  const day = nouns.find(({ dates, workout }) => dates !== null && workout === null);
  if (by === undefined && alone?.role === 'into' && day !== undefined)
    return [{ kind: 'replace', what: target(day), by: alone.workout! }];
  if (by?.workout == null) return [];
  const what =
    gone ??
    sported.find((noun) => noun !== by) ??
    nouns.find(({ dates, workout }) => dates !== null && workout === null);
  if (what === undefined) return [];
  const dates = what.dates ?? by.dates ?? nouns.find(({ workout }) => workout === null)?.dates ?? null;
  return [{ kind: 'replace', what: { workout: what.workout, dates }, by: by.workout }];
}

/** All of the training, on days that the schedule decides. */
const THE_WEEK: Target = {
  workout: { t: 'workout', sports: [], kind: null, quantity: 'all', text: 'training' },
  dates: null,
};

/** "into an easy one" names an effort, not another sport. */
const easedInstead = (intent: RequestIntent): RequestIntent =>
  intent.kind === 'replace' &&
  intent.by.sports.length === 0 &&
  (intent.by.kind === 'easy' || intent.by.kind === 'short')
    ? { kind: 'ease', what: intent.what, level: EASY }
    : intent;

/** "by a run of 40 minutes": what it becomes is that long. */
const withLength = (intent: RequestIntent, { durations: [duration] }: Slots): RequestIntent =>
  intent.kind === 'replace' && duration?.minutes != null && duration.delta === 0
    ? { ...intent, minutes: duration.minutes }
    : intent;

const singleTarget = (slots: Slots, horizon: Horizon): Target => {
  const noun =
    slots.nouns.find(({ workout, role }) => workout !== null && role !== 'into' && role !== 'insteadOf') ??
    slots.nouns[0];
  const dates = noun?.dates ?? slots.nouns.find((each) => each.dates !== null)?.dates ?? daysMeant(slots, horizon);
  return { workout: noun?.workout ?? null, dates };
};
const targets = (slots: Slots, horizon: Horizon): Target[] => {
  const named = slots.nouns.filter(({ workout, role }) => workout !== null && role !== 'into');
  return named.length > 1 ? named.map((noun) => target(noun)) : [singleTarget(slots, horizon)];
};

function addIntents(slots: Slots, horizon: Horizon): RequestIntent[] {
  const workout = slots.nouns.find((noun) => noun.workout !== null && noun.workout.sports.length > 0)?.workout;
  const [duration] = slots.durations;
  if (workout == null)
    return duration === undefined
      ? []
      : [{ kind: 'resize', what: singleTarget(slots, horizon), length: { ...lengthOf(duration, slots), delta: 1 } }];
  // "add 10 minutes to the run" lengthens what is there.
  const known = slots.nouns.find(({ role, workout: each }) => each !== null && role === 'to');
  if (duration !== undefined && known !== undefined)
    return [{ kind: 'resize', what: target(known), length: { ...lengthOf(duration, slots), delta: 1 } }];
  const when = slots.nouns.find(({ dates }) => dates !== null)?.dates ?? null;
  return [{ kind: 'add', workout, when, minutes: duration?.minutes ?? null }];
}

const isTo = (tag: Tag): boolean => tag.t === 'prep' && tag.prep === 'to';

/** What one clause asks to be done with workouts; [] when it asks for nothing. */
export function asksOf(own: Slots, horizon: Horizon, inherited: RequestAct | null): RequestIntent[] {
  const acts: readonly RequestAct[] = inherited === null ? own.acts : [...own.acts, inherited];
  const slots: Slots = { ...own, acts };
  const has = (act: RequestAct) => acts.includes(act);
  const { nouns, level, length } = slots;
  const [duration] = slots.durations;
  const measured = duration !== undefined || length !== null;
  const isNamed = nouns.some(({ workout }) => workout !== null && (workout.sports.length > 0 || workout.kind !== null));
  // which of the days they should be is the athlete's to say
  if (slots.least && (has('rest') || has('restDay'))) return [{ kind: 'restWhen' }];
  // "skip everything under 30 min" tells which ones: no limit
  if (has('remove') && slots.tags.some((tag) => tag.t === 'limit' && tag.below) && !slots.tags.some(isTo)) return [];
  if (slots.least && !isNamed) return [{ kind: 'least' }];
  if (slots.tags.some(({ t }) => t === 'advice')) return [];
  // "taper more" asks for less; how a taper goes is the season's
  if (slots.words.some((word) => word.startsWith('taper'))) return [];
  // what a workout is made of is no workout: "skip the warm-up"
  if (/\b(?:warm ?ups?|warming up|cool ?downs?|cooling down)\b/.test(slots.words.join(' '))) return [];
  // "take it off today and do it on Thursday", "and add it to Saturday"
  const again =
    (has('add') || has('do')) &&
    !has('cannot') &&
    slots.pronoun &&
    nouns.length === 1 &&
    nouns[0]!.workout === null &&
    isOneDay(nouns[0]!.dates) &&
    own.durations.length === 0 &&
    own.level === null &&
    own.length === null;
  if (again && slots.denied === null)
    return [{ kind: 'move', what: { workout: null, dates: null }, to: nouns[0]!.dates, days: null, direction: 0 }];
  // the race that is planned, on another day
  const race = nouns.find(({ workout }) => workout?.sports[0] === 'race');
  if (race !== undefined && nouns.some(({ role, dates }) => role === 'insteadOf' && dates !== null))
    return [{ kind: 'move', what: { workout: race.workout, dates: null }, to: race.dates, days: null, direction: 0 }];
  if (acts.length === 0 && nouns.some(({ workout }) => workout?.sports[0] === 'race'))
    return [{ kind: 'race', when: nouns.find(({ dates }) => dates !== null)?.dates ?? null }];
  if (slots.denied === 'make' && level === null && !measured) return removals(slots, horizon);
  if (slots.denied !== null && CHANGING.has(slots.denied))
    return targets(slots, horizon).map((what) => ({ kind: 'keep', what }) as const);
  // "no time for 3 h on Saturday": as much as that is what there is not
  if (
    has('cannot') &&
    duration !== undefined &&
    duration.minutes !== null &&
    !slots.limit &&
    !slots.least &&
    length === null
  )
    return nouns.length === 0
      ? []
      : targets(slots, horizon).map((what) => ({ kind: 'free', what, soft: false }) as const);
  if (has('swap') && !(level !== null && nouns.length < 2)) return swapIntents(slots);
  if (level?.step === 1 && slots.tags.some((tag) => tag.t === 'happening' && tag.kind === 'great'))
    return [{ kind: 'harder', what: singleTarget(slots, horizon), background: false }];
  // "do a swim instead tomorrow": in the place of what is there
  const [sole] = nouns;
  if (
    slots.instead &&
    nouns.length === 1 &&
    !measured &&
    sole!.workout !== null &&
    isNew(sole!.workout) &&
    isOneDay(sole!.dates)
  )
    return [{ kind: 'replace', what: { workout: null, dates: sole!.dates }, by: sole!.workout }];
  const instead = nouns.some(({ role, workout }) => role === 'insteadOf' && workout !== null);
  const become =
    nouns.some(({ role, workout }) => role === 'into' && workout !== null) ||
    (acts.length === 0 &&
      nouns.length === 2 &&
      nouns[1]!.role === 'to' &&
      nouns[1]!.workout !== null &&
      nouns[0]!.workout !== null);
  const insteadOne =
    slots.instead && nouns.length === 2 && nouns.every(({ workout }) => workout !== null) && isNew(nouns[1]!.workout!);
  if (
    has('replace') ||
    has('make') ||
    instead ||
    insteadOne ||
    become ||
    (has('wont') &&
      nouns.filter(({ workout }) => workout !== null).length > 1 &&
      nouns.some(({ workout }) => workout?.quantity === 'some'))
  ) {
    const replaced = level !== null && instead ? [] : replaceIntents(slots).map(easedInstead);
    if (replaced.length > 0) return replaced.map((intent) => withLength(intent, slots));
    const unknown =
      has('replace') &&
      !has('restDay') &&
      !measured &&
      level === null &&
      slots.tags.some((tag) => tag.t === 'prep' && (tag.prep === 'with' || tag.prep === 'into'));
    if (unknown)
      return [
        {
          kind: 'replace',
          what: singleTarget(slots, horizon),
          by: { t: 'workout', sports: [], kind: null, quantity: 'some', text: '' },
        },
      ];
  }
  const [lifted] = nouns.filter(({ workout }) => workout?.sports[0] === 'strength');
  const extra =
    acts.length === 0 &&
    length === null &&
    nouns.some(
      ({ workout }) =>
        workout !== null && workout.sports.length > 0 && /\b(?:extra|another|additional)\b/.test(workout.text),
    );
  if ((level?.step === 1 && lifted !== undefined) || extra) return addIntents(slots, horizon);
  // "less running, more cycling": one sport for another is the season's matter, and no half of it
  if (level?.step === 1 && length === -1) return [];
  if (level !== null && !has('add')) {
    const gone = nouns.find(({ role }) => role === 'insteadOf');
    const thisWeek = level.week === true && nouns.every(({ dates }) => dates === null);
    const what = gone !== undefined ? target(gone) : thisWeek ? THE_WEEK : singleTarget(slots, horizon);
    // "more hills": what the work is made of is the plan's to choose
    const moreOf = slots.tags[slots.tags.indexOf(level) + 1];
    const isKind =
      moreOf?.t === 'word' || (moreOf?.t === 'workout' && moreOf.sports.length === 0 && moreOf.kind !== null);
    if (acts.length === 0 && level.step === 1 && duration === undefined && isKind) return [];
    const isShare = duration?.factor != null && nouns.every(({ workout }) => workout === null);
    if (level.step === 1 && (duration === undefined || isShare)) return [{ kind: 'harder', what, background: false }];
    if (level.step !== 1 && !(has('remove') && level.step === null && nouns.length > 0)) {
      const eased: RequestIntent[] = [{ kind: 'ease', what, level }];
      return duration === undefined ? eased : [...eased, { kind: 'resize', what, length: lengthOf(duration, slots) }];
    }
  }
  if (has('later') && !measured) return moveIntents(slots, 1);
  if (has('earlier') && !measured) return moveIntents(slots, -1);
  if (
    (has('move') && !(measured && destination(nouns) === undefined)) ||
    (slots.shift?.signed && nouns.length > 0 && !measured)
  )
    return moveIntents(slots, 0);
  const fitted = nouns.some(({ workout }) => workout !== null && workout.sports.length > 0);
  if (has('add') && has('restDay')) return restDay(slots, horizon);
  if (has('add') || (has('fit') && fitted)) return addIntents(slots, horizon);
  if (has('fit') && measured)
    return targets(slots, horizon).map(
      (what) => ({ kind: 'resize', what, length: { ...lengthOf(duration, slots), delta: 0, atMost: true } }) as const,
    );
  // "30 minutes a day": of each day, not of each workout
  const spanned = nouns.find(
    ({ workout, dates }) => workout === null && dates !== null && dates.days.length > 1,
  )?.dates;
  const aDay = spanned ?? (slots.until === null ? null : daysMeant(slots, horizon));
  if (
    aDay &&
    !slots.least &&
    length === null &&
    !has('add') &&
    duration?.minutes != null &&
    duration.delta === 0 &&
    (/\b(?:per|each|every|a) day\b/.test(slots.words.join(' ')) || (slots.shift?.days === 1 && !slots.shift.signed))
  )
    return [{ kind: 'cap', days: aDay, minutes: duration.minutes }];
  if (measured)
    return targets(slots, horizon).map(
      (what) => ({ kind: 'resize', what, length: lengthOf(duration, slots) }) as const,
    );
  if (has('shorten') || has('lengthen'))
    return targets(slots, horizon).map(
      (what) => ({ kind: 'resize', what, length: lengthOf(undefined, slots) }) as const,
    );
  // "no intervals next week" is about all that is hard in it
  const hardOnly = nouns.find(
    ({ workout, dates }) =>
      workout?.sports.length === 0 &&
      (workout.kind === 'hard' || (workout.kind === 'intervals' && slots.without && !isOneDay(dates))),
  );
  const intensity = hardOnly !== undefined && has('remove') && /intensity$/.test(hardOnly.workout!.text);
  if (hardOnly !== undefined && (intensity || slots.without || has('wont') || has('cannot')))
    return [
      {
        kind: 'ease',
        what: {
          ...target(hardOnly),
          workout: { ...hardOnly.workout!, kind: 'hard', quantity: 'all' },
          dates:
            hardOnly.dates ??
            (slots.lasting ? aheadOf(horizon) : slots.until === null ? null : daysMeant(slots, horizon)),
        },
        level: EASY,
      },
    ];
  const easyOnly = slots.limit ? nouns.find(({ workout }) => workout?.kind === 'easy')?.workout : undefined;
  if (easyOnly && (easyOnly.sports.length === 0 || (easyOnly.quantity === 'all' && !measured)))
    return [
      {
        kind: 'ease',
        what: {
          workout: easyOnly.sports.length === 0 ? null : { ...easyOnly, kind: null, quantity: 'all' },
          dates: singleTarget(slots, horizon).dates ?? weekOf(horizon),
        },
        level: EASY,
      },
    ];
  if (has('restDay')) return restDay(slots, horizon);
  if (has('remove') || has('rest') || has('wont')) return removals(slots, horizon);
  if (has('cannot')) return cannotIntents(slots, horizon);
  if (has('keep')) return targets(slots, horizon).map((what) => ({ kind: 'keep', what }) as const);
  if (
    slots.without &&
    nouns.length > 0 &&
    !(nouns.length === 2 && nouns[0]!.role === 'not' && nouns[0]!.workout === null)
  )
    return withoutIntents(slots, horizon);
  const wantsHard =
    acts.length === 0 &&
    !slots.without &&
    !slots.limit &&
    nouns.length > 0 &&
    nouns.every(({ workout }) => workout === null || (workout.kind === 'hard' && workout.sports.length === 0)) &&
    nouns.some(({ workout }) => workout !== null);
  if (wantsHard && slots.tags.every((tag) => tag.t !== 'happening'))
    return [
      {
        kind: 'harder',
        what: { workout: null, dates: nouns.find(({ dates }) => dates !== null)?.dates ?? null },
        background: false,
      },
    ];
  if (slots.time !== null && nouns.some(({ workout }) => workout !== null))
    return [{ kind: 'time', time: slots.time, what: singleTarget(slots, horizon) }];
  return (
    onlyThese(slots) ??
    placeIntents(slots).map((intent) =>
      intent.kind === 'move' && acts.every((act) => act === 'do') ? { ...intent, isPlace: true } : intent,
    )
  );
}

/** "Today just the swim": the rest of that day is not possible; null: it is not said of one day. */
function onlyThese({ limit, nouns, tags }: Slots): RequestIntent[] | null {
  const isOnly = limit && tags.some((tag) => tag.t === 'limit' && !tag.below && !tag.least);
  const sports = nouns.flatMap(({ workout }) => (workout?.kind === null ? workout.sports : []));
  const day = nouns.find(({ dates }) => isOneDay(dates))?.dates;
  return isOnly && day && sports.length > 0 && nouns.length <= 2
    ? [{ kind: 'free', what: { workout: null, dates: day }, soft: false, can: sports }]
    : null;
}

function removals(slots: Slots, horizon: Horizon): RequestIntent[] {
  const resting = slots.acts.includes('rest');
  if (slots.until !== null && slots.acts.includes('remove')) {
    const all = targets(slots, horizon).map(({ workout, dates }): Target => ({
      workout: workout && { ...workout, quantity: 'all' },
      dates,
    }));
    return all.map((what) => ({ kind: 'remove', what }));
  }
  return targets(slots, horizon).map((what): RequestIntent => ({
    kind: 'remove',
    what: resting && what.workout !== null && what.workout.sports.length === 0 ? { ...what, workout: null } : what,
  }));
}

/** One day off: that day; which one, where only a week is named. */
function restDay(slots: Slots, horizon: Horizon): RequestIntent[] {
  const { dates } = singleTarget(slots, horizon);
  return dates === null || (dates.week === true && dates.days.length > 2)
    ? [{ kind: 'restWhen' }]
    : [{ kind: 'remove', what: { workout: null, dates } }];
}

const aheadOf = ({ today, lastDay }: Horizon): DateTag => ({
  t: 'date',
  days: Array.from({ length: Math.max(1, daysBetween(today, lastDay) + 1) }, (_, index) => addDays(today, index)),
  grain: 'range',
});

const weekOf = ({ today }: Horizon): DateTag => {
  const days = Array.from({ length: 7 - weekdayIndex(today) }, (_, index) => addDays(today, index));
  return { t: 'date', days, grain: 'range', week: true };
};

const isOneDay = (dates: DateTag | null): boolean => dates !== null && dates.grain === 'day' && dates.days.length === 1;

/** "can't swim next week" rules out a sport; "can't do Thursday's ride" a workout; "can't train on Thursday" a day. */
function cannotIntents(slots: Slots, horizon: Horizon): RequestIntent[] {
  const [first, second] = slots.nouns;
  // "can't ride tomorrow, Friday instead"
  if (slots.instead && first?.dates != null && second?.workout === null && isOneDay(second.dates))
    return [{ kind: 'move', what: target(first), to: second.dates, days: null, direction: 0 }];
  const days = daysMeant(slots, horizon);
  const workouts = slots.nouns.flatMap(({ workout }) => (workout === null ? [] : [workout]));
  const [workout] = workouts;
  if (workout === undefined || (workout.sports.length === 0 && workout.kind === null)) {
    return days === null ? [] : [{ kind: 'free', what: { workout: null, dates: days }, soft: false }];
  }
  const verb = /^(?:run|running|ride|riding|bike|biking|cycle|cycling|swim|swimming|jog)$/.test(workout.text);
  if (verb && !isOneDay(days))
    return workouts.flatMap(({ sports }): RequestIntent[] =>
      sports.map((sport) => ({ kind: 'avoid', sport, when: days })),
    );
  return targets(slots, horizon).map((what): RequestIntent => ({
    kind: 'free',
    what: { ...what, dates: what.dates ?? days },
    soft: false,
  }));
}

/** "no pool next week" is a sport ruled out; "no run on Sunday" one workout less. */
function withoutIntents(slots: Slots, horizon: Horizon): RequestIntent[] {
  const days = daysMeant(slots, horizon);
  return targets(slots, horizon).flatMap((what): RequestIntent[] => {
    const workout: WorkoutTag | null = what.workout;
    // "no swim": the one that comes; "no swimming": none of them
    if (workout !== null && days === null && /^(?:run|ride|swim|brick)$/.test(workout.text) && !slots.lasting)
      return [{ kind: 'remove', what }];
    if (workout !== null && workout.sports.length > 0 && workout.kind === null && !isOneDay(days))
      return workout.sports.map((sport) => ({ kind: 'avoid', sport, when: days }));
    // "no Fridays in January": what is there may find another day
    if (workout === null && days !== null && days.days.length > 1)
      return [{ kind: 'free', what: { workout: null, dates: days }, soft: false }];
    return [{ kind: 'remove', what: { workout, dates: what.dates ?? days } }];
  });
}
