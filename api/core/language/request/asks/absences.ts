import type { RequestIntent, Target } from '../intent.ts';
import { daysMeant } from '../spans.ts';
import { target } from '../slots.ts';
import type { DateTag, WorkoutTag } from '../tags.ts';
import { aheadOf, type Asked, EASY, has, isOneDay, singleTarget, targets, weekOf } from './asked.ts';

export const freed = (what: Target): RequestIntent => ({ kind: 'free', what, soft: false });

const MASS = /^(?:swimming|running|cycling|riding|biking|strength|weights|lifting)(?: (?:training|work))?$/;

/** What is to be left out, or not done. */
export function removals(asked: Asked): RequestIntent[] {
  const isAll = asked.until !== null && has(asked, 'remove');
  const isRest = has(asked, 'rest');
  return targets(asked).map(({ workout, dates }): RequestIntent => {
    if (isAll) return { kind: 'remove', what: { workout: workout && { ...workout, quantity: 'all' }, dates } };
    const isAny = isRest && workout?.sports.length === 0;
    // "cancel swimming next week": a sport, and no single workout of it
    if (workout !== null && MASS.test(workout.text) && (dates?.days.length ?? 0) > 1)
      return { kind: 'remove', what: { workout: { ...workout, quantity: 'all' }, dates } };
    return { kind: 'remove', what: { workout: isAny ? null : workout, dates } };
  });
}

/** One day off: that day; which one, where only a week is named. */
export function restDay(asked: Asked): RequestIntent[] {
  const { dates } = singleTarget(asked);
  return dates === null || (dates.week === true && dates.days.length > 2)
    ? [{ kind: 'restWhen' }]
    : [{ kind: 'remove', what: { workout: null, dates } }];
}

const avoided = ({ sports }: WorkoutTag, when: DateTag | null): RequestIntent[] =>
  sports.map((sport) => ({ kind: 'avoid', sport, when }));

const DOING = /^(?:run|running|ride|riding|bike|biking|cycle|cycling|swim|swimming|jog)$/;

/** "can't run tomorrow because of my knee, swim instead"; null: it is not that. */
function otherInstead({ instead, nouns: [first, second] }: Asked, days: DateTag | null): RequestIntent[] | null {
  const [gone, by] = [first?.workout, second?.workout];
  if (!instead || gone?.sports.length !== 1 || by?.sports.length !== 1) return null;
  return [{ kind: 'replace', what: { workout: gone, dates: first!.dates ?? days }, by }];
}

/** "can't swim next week" rules out a sport; "can't do Thursday's ride" a workout; "can't train on Thursday" a day. */
export function cannotIntents(asked: Asked): RequestIntent[] {
  const [first, second] = asked.nouns;
  // "can't ride tomorrow, Friday instead"
  if (asked.instead && first?.dates != null && second?.workout === null && isOneDay(second.dates))
    return [{ kind: 'move', what: target(first), to: second.dates, days: null, direction: 0 }];
  const days = daysMeant(asked, asked.horizon);
  const other = otherInstead(asked, days);
  if (other !== null) return other;
  const workouts = asked.nouns.flatMap(({ workout }) => workout ?? []);
  const [workout] = workouts;
  if (workout === undefined || (workout.sports.length === 0 && workout.kind === null))
    return days !== null
      ? [freed({ workout: null, dates: days })]
      : asked.acts[0] === 'keep'
        ? [{ kind: 'restWhen' }]
        : [];
  if (DOING.test(workout.text) && !isOneDay(days)) return workouts.flatMap((each) => avoided(each, days));
  return targets(asked).map((what) => freed({ ...what, dates: what.dates ?? days }));
}

/** "no pool next week" is a sport ruled out; "no run on Sunday" one workout less; null: nothing is denied. */
export function withoutIntents(asked: Asked): RequestIntent[] | null {
  const [first] = asked.nouns;
  const isOther = asked.nouns.length === 2 && first!.role === 'not' && first!.workout === null;
  if (!asked.without || first === undefined || isOther) return null;
  const days = daysMeant(asked, asked.horizon);
  return targets(asked).flatMap((what): RequestIntent[] => {
    const { workout } = what;
    // "no swim": the one that comes; "no swimming": none of them
    if (workout !== null && days === null && /^(?:run|ride|swim|brick)$/.test(workout.text) && !asked.lasting)
      return [{ kind: 'remove', what }];
    if (workout !== null && workout.sports.length > 0 && workout.kind === null && !isOneDay(days))
      return avoided(workout, days);
    // "no Fridays in January": what is there may find another day
    if (workout === null && days !== null && days.days.length > 1) return [freed({ workout: null, dates: days })];
    return [{ kind: 'remove', what: { workout, dates: what.dates ?? days } }];
  });
}

/** "Today just the swim", "next week only running": the rest of those days is not possible; null: it is not said. */
export function onlyThese({ acts, limit, nouns, tags }: Asked): RequestIntent[] | null {
  const isOnly = limit && tags.some((tag) => tag.t === 'limit' && !tag.below && !tag.least);
  const sports = nouns.flatMap(({ workout }) => (workout?.kind === null ? workout.sports : []));
  const isBare = acts.length === 0 && nouns.every(({ workout }) => workout === null || DOING.test(workout.text));
  const day = nouns.find(({ dates }) => (isBare && dates?.week === true) || isOneDay(dates))?.dates;
  return isOnly && day && sports.length > 0 && nouns.length <= 2
    ? [{ kind: 'free', what: { workout: null, dates: day }, soft: false, can: sports }]
    : null;
}

/** "no intervals next week" is about all that is hard in it; null: it is not. */
export function withoutHard(asked: Asked): RequestIntent[] | null {
  const { nouns, without, until, horizon } = asked;
  const hard = nouns.find(
    ({ workout, dates }) =>
      workout?.sports.length === 0 &&
      (workout.kind === 'hard' || (workout.kind === 'intervals' && without && !isOneDay(dates))),
  );
  if (hard === undefined) return null;
  const isIntensity = has(asked, 'remove') && /intensity$/.test(hard.workout!.text);
  if (!isIntensity && !without && !has(asked, 'wont', 'cannot')) return null;
  const ahead = asked.lasting ? aheadOf(horizon) : until === null ? null : daysMeant(asked, horizon);
  const workout = { ...hard.workout!, kind: 'hard', quantity: 'all' } as const;
  return [{ kind: 'ease', what: { workout, dates: hard.dates ?? ahead }, level: EASY }];
}

/** "only easy runs this week"; null: it is not said. */
export function onlyEasy(asked: Asked): RequestIntent[] | null {
  const easy = asked.limit ? asked.nouns.find(({ workout }) => workout?.kind === 'easy')?.workout : undefined;
  const isAny = easy?.sports.length === 0;
  if (!easy || !(isAny || easy.quantity === 'all')) return null;
  const workout = isAny ? null : ({ ...easy, kind: null, quantity: 'all' } as const);
  return [{ kind: 'ease', what: { workout, dates: singleTarget(asked).dates ?? weekOf(asked.horizon) }, level: EASY }];
}
