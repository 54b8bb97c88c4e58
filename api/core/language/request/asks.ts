import { addDays, daysBetween, weekdayIndex } from '../../calendar/calendar.ts';
import { daysMeant } from './reports.ts';
import { type Noun, type Slots, target } from './slots.ts';
import type { Act, DateTag, DurationTag, Horizon, LevelTag, SessionTag } from './tags.ts';
import type { Length, Target, Wish } from './wish.ts';

const CHANGING: ReadonlySet<Act> = new Set([
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
    ({ role, dates, session }) =>
      dates !== null && session === null && (role === 'to' || role === 'until' || role === 'into'),
  ) ??
  nouns.find(
    ({ role, dates, session }, index) =>
      index > 0 && dates !== null && session === null && (role === 'for' || role === 'on' || role === null),
  );

function swapWishes(slots: Slots): Wish[] {
  const [first, second, third] = slots.nouns;
  if (first === undefined) return [];
  const weekOnly = first.dates?.parts?.length === 2 && second?.session === null && second.dates?.week === true;
  if (second === undefined || weekOnly) {
    const parts = first.dates?.parts;
    if (parts?.length === 2)
      return [
        {
          wish: 'swap',
          first: { session: first.session, dates: parts[0]! },
          second: { session: first.session, dates: parts[1]! },
        },
      ];
    if (
      (first.dates?.week && first.dates.days.length === 2 && first.session === null) ||
      (first.session?.sports.length === 0 && first.dates?.days.length === 2)
    ) {
      const [a, b] = first.dates!.days;
      const one = (day: string): Target => ({ session: null, dates: { t: 'date', days: [day], grain: 'day' } });
      return [{ wish: 'swap', first: one(a!), second: one(b!) }];
    }
    return [{ wish: 'swap', first: target(first), second: null }];
  }
  // "swap the swim for a run" names a kind of session; "for the long run" one that is there.
  if (
    second.session !== null &&
    second.dates === null &&
    (second.role === 'for' || second.role === 'to' || second.role === 'into') &&
    (second.session.quantity === 'some' || !/^(?:the|my|that)/.test(second.session.text)) &&
    second.session.sports.length > 0
  ) {
    return [{ wish: 'replace', what: target(first), by: second.session }];
  }
  if (first.session !== null && second.session === null && (second.role === 'to' || second.role === 'for'))
    return [{ wish: 'move', what: target(first), to: second.dates, days: null, direction: 0 }];
  const shared = third !== undefined && third.session === null ? third.dates : null;
  const dated = (noun: Noun): Target => ({ session: noun.session, dates: noun.dates ?? shared });
  return [{ wish: 'swap', first: dated(first), second: dated(second) }];
}

function moveWishes(slots: Slots, direction: 1 | -1 | 0): Wish[] {
  const { nouns, shift } = slots;
  const [only] = nouns;
  const to = nouns.length === 1 && slots.pronoun && only!.session === null ? only : destination(nouns);
  const away = nouns.find(({ role, dates }) => (role === 'insteadOf' || role === 'not') && dates !== null);
  const what = nouns.find((noun) => noun !== to && noun !== away && (noun.session !== null || noun.dates !== null));
  const meant: Target = { session: what?.session ?? null, dates: what?.dates ?? away?.dates ?? null };
  if (to === undefined && shift === null && away !== undefined && what?.session != null && what.dates !== null) {
    return [
      { wish: 'move', what: { session: what.session, dates: away.dates }, to: what.dates, days: null, direction },
    ];
  }
  if (to === undefined && shift !== null) {
    const signed = shift.signed ? shift.days : shift.days * (direction === 0 ? 1 : direction);
    return [
      { wish: 'move', what: meant, to: null, days: direction === -1 && signed > 0 ? -signed : signed, direction },
    ];
  }
  if (
    to === undefined &&
    what?.session != null &&
    what.dates !== null &&
    what.at < slots.tags.length &&
    nouns.length === 1 &&
    slots.instead
  ) {
    return [{ wish: 'move', what: { session: what.session, dates: null }, to: what.dates, days: null, direction }];
  }
  if (
    to === undefined &&
    nouns.length === 2 &&
    nouns[0]!.dates !== null &&
    nouns[1]!.dates !== null &&
    nouns[1]!.session === null
  ) {
    return [{ wish: 'move', what: target(nouns[0]), to: nouns[1]!.dates, days: null, direction }];
  }
  return [{ wish: 'move', what: meant, to: to?.dates ?? null, days: null, direction }];
}

/** "a swim", "some strength": one that is not there yet. */
const isNew = ({ quantity, text, sports }: SessionTag): boolean =>
  quantity === 'some' && sports.length > 0 && /^(?:a|an|some|another|an extra)\b/.test(text);

/** "long run on Saturday", "do the brick on Sunday": the day is where it should be, whether or not it is there. */
function placeWishes(slots: Slots): Wish[] {
  const [from, to] = slots.nouns;
  const daysOnly = slots.nouns.length === 2 && from!.session === null && to!.session === null;
  if (
    daysOnly &&
    (to!.role === 'to' || from!.role === 'not' || (from!.dates?.possessive === true && to!.role === null))
  )
    return [{ wish: 'move', what: target(from), to: to!.dates, days: null, direction: 0 }];
  const noun = slots.nouns.find(
    ({ session, dates, role }) =>
      session !== null && (dates !== null || slots.nouns.length > 1) && role !== 'insteadOf' && role !== 'not',
  );
  if (noun === undefined) return [];
  const away = slots.nouns.find(({ role, dates }) => (role === 'insteadOf' || role === 'not') && dates !== null);
  const other = slots.nouns.find(
    (each) => each !== noun && each !== away && each.session === null && each.dates !== null,
  );
  if (other !== undefined && noun.dates !== null && other.at < noun.at)
    return [
      { wish: 'move', what: { session: noun.session, dates: other.dates }, to: noun.dates, days: null, direction: 0 },
    ];
  if (other !== undefined) return [{ wish: 'move', what: target(noun), to: other.dates, days: null, direction: 0 }];
  if (isNew(noun.session!) && noun.dates !== null)
    return [{ wish: 'add', session: noun.session!, when: noun.dates, minutes: null }];
  if (slots.acts.length === 0 && noun.dates !== null && noun.dates.grain !== 'day') return [];
  if (slots.shift !== null)
    return [{ wish: 'move', what: target(noun), to: null, days: slots.shift.days, direction: 0 }];
  // "Thursday's ride feels hard" says where it is, not where it should be.
  if (noun.dates === null || noun.dates.possessive) return [];
  return [
    {
      wish: 'move',
      what: { session: noun.session, dates: away?.dates ?? null },
      to: noun.dates,
      days: null,
      direction: 0,
    },
  ];
}

function replaceWishes(slots: Slots): Wish[] {
  const { nouns } = slots;
  const gone = nouns.find(({ role, session }) => role === 'insteadOf' && session !== null);
  const sported = nouns.filter(({ session }) => session !== null);
  const by =
    gone !== undefined
      ? sported.find((noun) => noun !== gone)
      : sported.length > 1
        ? (sported.find(({ role }) => role === 'into' || role === 'to' || role === 'with' || role === 'for') ??
          sported[1])
        : undefined;
  const [alone] = sported;
  // "Make tomorrow a recovery ride": the day is what there is, the session what it becomes.
  if (by === undefined && sported.length === 1 && isNew(alone!.session!) && alone!.dates !== null)
    return [{ wish: 'replace', what: { session: null, dates: alone!.dates }, by: alone!.session! }];
  const day = nouns.find(({ dates, session }) => dates !== null && session === null);
  if (by === undefined && alone?.role === 'into' && day !== undefined)
    return [{ wish: 'replace', what: target(day), by: alone.session! }];
  if (by?.session == null) return [];
  const what =
    gone ??
    sported.find((noun) => noun !== by) ??
    nouns.find(({ dates, session }) => dates !== null && session === null);
  if (what === undefined) return [];
  const dates = what.dates ?? by.dates ?? nouns.find(({ session }) => session === null)?.dates ?? null;
  return [{ wish: 'replace', what: { session: what.session, dates }, by: by.session }];
}

/** All of the training, on days that the schedule decides. */
const THE_WEEK: Target = {
  session: { t: 'session', sports: [], kind: null, quantity: 'all', text: 'training' },
  dates: null,
};

/** "into an easy one" names an effort, not another sport. */
const easedInstead = (wish: Wish): Wish =>
  wish.wish === 'replace' && wish.by.sports.length === 0 && (wish.by.kind === 'easy' || wish.by.kind === 'short')
    ? { wish: 'ease', what: wish.what, level: EASY }
    : wish;

const singleTarget = (slots: Slots, horizon: Horizon): Target => {
  const noun =
    slots.nouns.find(({ session, role }) => session !== null && role !== 'into' && role !== 'insteadOf') ??
    slots.nouns[0];
  const dates = noun?.dates ?? slots.nouns.find((each) => each.dates !== null)?.dates ?? daysMeant(slots, horizon);
  return { session: noun?.session ?? null, dates };
};
const targets = (slots: Slots, horizon: Horizon): Target[] => {
  const named = slots.nouns.filter(({ session, role }) => session !== null && role !== 'into');
  return named.length > 1 ? named.map((noun) => target(noun)) : [singleTarget(slots, horizon)];
};

function addWishes(slots: Slots, horizon: Horizon): Wish[] {
  const session = slots.nouns.find((noun) => noun.session !== null && noun.session.sports.length > 0)?.session;
  const [duration] = slots.durations;
  if (session == null)
    return duration === undefined
      ? []
      : [{ wish: 'resize', what: singleTarget(slots, horizon), length: { ...lengthOf(duration, slots), delta: 1 } }];
  // "add 10 minutes to the run" lengthens what is there.
  const known = slots.nouns.find(({ role, session: each }) => each !== null && role === 'to');
  if (duration !== undefined && known !== undefined)
    return [{ wish: 'resize', what: target(known), length: { ...lengthOf(duration, slots), delta: 1 } }];
  const when = slots.nouns.find(({ dates }) => dates !== null)?.dates ?? null;
  return [{ wish: 'add', session, when, minutes: duration?.minutes ?? null }];
}

/** What one clause asks to be done with sessions; [] when it asks for nothing. */
export function asksOf(own: Slots, horizon: Horizon, inherited: Act | null): Wish[] {
  const acts: readonly Act[] = inherited === null ? own.acts : [...own.acts, inherited];
  const slots: Slots = { ...own, acts };
  const has = (act: Act) => acts.includes(act);
  const { nouns, level, length } = slots;
  const [duration] = slots.durations;
  const measured = duration !== undefined || length !== null;
  if (slots.tags.some(({ t }) => t === 'advice')) return [];
  // "taper more" asks for less; how a taper goes is the season's
  if (slots.words.some((word) => word.startsWith('taper'))) return [];
  // what a session is made of is no session: "skip the warm-up"
  if (/\b(?:warm ?ups?|warming up|cool ?downs?|cooling down)\b/.test(slots.words.join(' '))) return [];
  // "take it off today and do it on Thursday", "and add it to Saturday"
  const again =
    (has('add') || has('do')) &&
    !has('cannot') &&
    slots.pronoun &&
    nouns.length === 1 &&
    nouns[0]!.session === null &&
    isOneDay(nouns[0]!.dates) &&
    own.durations.length === 0 &&
    own.level === null &&
    own.length === null;
  if (again && slots.denied === null)
    return [{ wish: 'move', what: { session: null, dates: null }, to: nouns[0]!.dates, days: null, direction: 0 }];
  if (acts.length === 0 && nouns.some(({ session }) => session?.sports[0] === 'race'))
    return [{ wish: 'race', when: nouns.find(({ dates }) => dates !== null)?.dates ?? null }];
  if (slots.denied === 'make' && level === null && !measured) return removals(slots, horizon);
  if (slots.denied !== null && CHANGING.has(slots.denied))
    return targets(slots, horizon).map((what) => ({ wish: 'keep', what }) as const);
  if (has('swap') && !(level !== null && nouns.length < 2)) return swapWishes(slots);
  if (level?.step === 1 && slots.tags.some((tag) => tag.t === 'happening' && tag.kind === 'great'))
    return [{ wish: 'harder', what: singleTarget(slots, horizon), background: false }];
  // "do a swim instead tomorrow": in the place of what is there
  const [sole] = nouns;
  if (
    slots.instead &&
    nouns.length === 1 &&
    !measured &&
    sole!.session !== null &&
    isNew(sole!.session) &&
    isOneDay(sole!.dates)
  )
    return [{ wish: 'replace', what: { session: null, dates: sole!.dates }, by: sole!.session }];
  const instead = nouns.some(({ role, session }) => role === 'insteadOf' && session !== null);
  const become =
    nouns.some(({ role, session }) => role === 'into' && session !== null) ||
    (acts.length === 0 &&
      nouns.length === 2 &&
      nouns[1]!.role === 'to' &&
      nouns[1]!.session !== null &&
      nouns[0]!.session !== null);
  const insteadOne =
    slots.instead && nouns.length === 2 && nouns.every(({ session }) => session !== null) && isNew(nouns[1]!.session!);
  if (
    has('replace') ||
    has('make') ||
    instead ||
    insteadOne ||
    become ||
    (has('wont') &&
      nouns.filter(({ session }) => session !== null).length > 1 &&
      nouns.some(({ session }) => session?.quantity === 'some'))
  ) {
    const replaced = level !== null && instead ? [] : replaceWishes(slots).map(easedInstead);
    if (replaced.length > 0) return replaced;
    const unknown =
      has('replace') &&
      !has('restDay') &&
      !measured &&
      level === null &&
      slots.tags.some((tag) => tag.t === 'prep' && (tag.prep === 'with' || tag.prep === 'into'));
    if (unknown)
      return [
        {
          wish: 'replace',
          what: singleTarget(slots, horizon),
          by: { t: 'session', sports: [], kind: null, quantity: 'some', text: '' },
        },
      ];
  }
  const [lifted] = nouns.filter(({ session }) => session?.sports[0] === 'strength');
  const extra =
    acts.length === 0 &&
    length === null &&
    nouns.some(
      ({ session }) =>
        session !== null && session.sports.length > 0 && /\b(?:extra|another|additional)\b/.test(session.text),
    );
  if ((level?.step === 1 && lifted !== undefined) || extra) return addWishes(slots, horizon);
  // "less running, more cycling": one sport for another is the season's matter, and no half of it
  if (level?.step === 1 && length === -1) return [];
  if (level !== null && !has('add')) {
    const gone = nouns.find(({ role }) => role === 'insteadOf');
    const thisWeek = level.week === true && nouns.every(({ dates }) => dates === null);
    const what = gone !== undefined ? target(gone) : thisWeek ? THE_WEEK : singleTarget(slots, horizon);
    // "more hills": what the work is made of is the plan's to choose
    const moreOf = slots.tags[slots.tags.indexOf(level) + 1];
    const isKind =
      moreOf?.t === 'word' || (moreOf?.t === 'session' && moreOf.sports.length === 0 && moreOf.kind !== null);
    if (acts.length === 0 && level.step === 1 && duration === undefined && isKind) return [];
    const isShare = duration?.factor != null && nouns.every(({ session }) => session === null);
    if (level.step === 1 && (duration === undefined || isShare)) return [{ wish: 'harder', what, background: false }];
    if (level.step !== 1 && !(has('remove') && level.step === null && nouns.length > 0)) {
      const eased: Wish[] = [{ wish: 'ease', what, level }];
      return duration === undefined ? eased : [...eased, { wish: 'resize', what, length: lengthOf(duration, slots) }];
    }
  }
  if (has('later') && !measured) return moveWishes(slots, 1);
  if (has('earlier') && !measured) return moveWishes(slots, -1);
  if (
    (has('move') && !(measured && destination(nouns) === undefined)) ||
    (slots.shift?.signed && nouns.length > 0 && !measured)
  )
    return moveWishes(slots, 0);
  const fitted = nouns.some(({ session }) => session !== null && session.sports.length > 0);
  if (has('add') && has('restDay')) return restDay(slots, horizon);
  if (has('add') || (has('fit') && fitted)) return addWishes(slots, horizon);
  if (has('fit') && measured)
    return targets(slots, horizon).map(
      (what) => ({ wish: 'resize', what, length: { ...lengthOf(duration, slots), delta: 0, atMost: true } }) as const,
    );
  // "30 minutes a day": of each day, not of each session
  const aDay = nouns.find(({ session, dates }) => session === null && dates !== null && dates.days.length > 1)?.dates;
  if (
    aDay &&
    slots.limit &&
    duration?.minutes != null &&
    duration.delta === 0 &&
    /\b(?:per|each|every|a) day\b/.test(slots.words.join(' '))
  )
    return [{ wish: 'cap', days: aDay, minutes: duration.minutes }];
  if (measured)
    return targets(slots, horizon).map(
      (what) => ({ wish: 'resize', what, length: lengthOf(duration, slots) }) as const,
    );
  if (has('shorten') || has('lengthen'))
    return targets(slots, horizon).map(
      (what) => ({ wish: 'resize', what, length: lengthOf(undefined, slots) }) as const,
    );
  // "no intervals next week" is about all that is hard in it
  const hardOnly = nouns.find(
    ({ session, dates }) =>
      session?.sports.length === 0 &&
      (session.kind === 'hard' || (session.kind === 'intervals' && slots.without && !isOneDay(dates))),
  );
  const intensity = hardOnly !== undefined && has('remove') && /intensity$/.test(hardOnly.session!.text);
  if (hardOnly !== undefined && (intensity || slots.without || has('wont') || has('cannot')))
    return [
      {
        wish: 'ease',
        what: {
          ...target(hardOnly),
          session: { ...hardOnly.session!, kind: 'hard', quantity: 'all' },
          dates:
            hardOnly.dates ??
            (slots.lasting ? aheadOf(horizon) : slots.until === null ? null : daysMeant(slots, horizon)),
        },
        level: EASY,
      },
    ];
  const onlyEasy = slots.limit && nouns.some(({ session }) => session?.kind === 'easy' && session.sports.length === 0);
  if (onlyEasy)
    return [
      {
        wish: 'ease',
        what: { session: null, dates: singleTarget(slots, horizon).dates ?? weekOf(horizon) },
        level: EASY,
      },
    ];
  if (has('restDay')) return restDay(slots, horizon);
  if (has('remove') || has('rest') || has('wont')) return removals(slots, horizon);
  if (has('cannot')) return cannotWishes(slots, horizon);
  if (has('keep')) return targets(slots, horizon).map((what) => ({ wish: 'keep', what }) as const);
  if (
    slots.without &&
    nouns.length > 0 &&
    !(nouns.length === 2 && nouns[0]!.role === 'not' && nouns[0]!.session === null)
  )
    return withoutWishes(slots, horizon);
  const wantsHard =
    acts.length === 0 &&
    !slots.without &&
    !slots.limit &&
    nouns.length > 0 &&
    nouns.every(({ session }) => session === null || (session.kind === 'hard' && session.sports.length === 0)) &&
    nouns.some(({ session }) => session !== null);
  if (wantsHard && slots.tags.every((tag) => tag.t !== 'happening'))
    return [
      {
        wish: 'harder',
        what: { session: null, dates: nouns.find(({ dates }) => dates !== null)?.dates ?? null },
        background: false,
      },
    ];
  if (slots.time !== null && nouns.some(({ session }) => session !== null))
    return [{ wish: 'time', time: slots.time, what: singleTarget(slots, horizon) }];
  return placeWishes(slots);
}

function removals(slots: Slots, horizon: Horizon): Wish[] {
  const resting = slots.acts.includes('rest');
  if (slots.until !== null && slots.acts.includes('remove')) {
    const all = targets(slots, horizon).map(({ session, dates }): Target => ({
      session: session && { ...session, quantity: 'all' },
      dates,
    }));
    return all.map((what) => ({ wish: 'remove', what }));
  }
  return targets(slots, horizon).map((what): Wish => ({
    wish: 'remove',
    what: resting && what.session !== null && what.session.sports.length === 0 ? { ...what, session: null } : what,
  }));
}

/** One day off: that day; which one, where only a week is named. */
function restDay(slots: Slots, horizon: Horizon): Wish[] {
  const { dates } = singleTarget(slots, horizon);
  return dates === null || (dates.week === true && dates.days.length > 2)
    ? [{ wish: 'restWhen' }]
    : [{ wish: 'remove', what: { session: null, dates } }];
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

/** "can't swim next week" rules out a sport; "can't do Thursday's ride" a session; "can't train on Thursday" a day. */
function cannotWishes(slots: Slots, horizon: Horizon): Wish[] {
  const [first, second] = slots.nouns;
  // "can't ride tomorrow, Friday instead"
  if (slots.instead && first?.dates != null && second?.session === null && isOneDay(second.dates))
    return [{ wish: 'move', what: target(first), to: second.dates, days: null, direction: 0 }];
  const days = daysMeant(slots, horizon);
  const sessions = slots.nouns.flatMap(({ session }) => (session === null ? [] : [session]));
  const [session] = sessions;
  if (session === undefined || (session.sports.length === 0 && session.kind === null)) {
    return days === null ? [] : [{ wish: 'free', what: { session: null, dates: days }, soft: false }];
  }
  const verb = /^(?:run|running|ride|riding|bike|biking|cycle|cycling|swim|swimming|jog)$/.test(session.text);
  if (verb && !isOneDay(days))
    return sessions.flatMap(({ sports }): Wish[] => sports.map((sport) => ({ wish: 'avoid', sport, when: days })));
  return targets(slots, horizon).map((what): Wish => ({
    wish: 'free',
    what: { ...what, dates: what.dates ?? days },
    soft: false,
  }));
}

/** "no pool next week" is a sport ruled out; "no run on Sunday" one session less. */
function withoutWishes(slots: Slots, horizon: Horizon): Wish[] {
  const days = daysMeant(slots, horizon);
  return targets(slots, horizon).flatMap((what): Wish[] => {
    const session: SessionTag | null = what.session;
    if (session !== null && session.sports.length > 0 && session.kind === null && !isOneDay(days))
      return session.sports.map((sport) => ({ wish: 'avoid', sport, when: days }));
    // "no Fridays in January": what is there may find another day
    if (session === null && days !== null && days.days.length > 1)
      return [{ wish: 'free', what: { session: null, dates: days }, soft: false }];
    return [{ wish: 'remove', what: { session, dates: what.dates ?? days } }];
  });
}
