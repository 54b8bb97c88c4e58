import { tableOf } from '../../units/tableOf.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { addDays, type Day, daysBetween, mondayOf, weekdayIndex } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { Operation } from '../../change/operations.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { inWeekOf } from './dates.ts';
import { isEvery, isStillPlanned, type LookedUp, lookUp, named, nounOf, ofKind, PLURALS } from './lookUp.ts';
import { minutesAs } from './minutesAs.ts';
import type { RequestWorkout } from './request.ts';
import type { DateTag, WorkoutTag } from './tags.ts';
import type { Target, RequestIntent } from './intent.ts';

const CLOSED = {
  COMPLETED: 'Finished workouts stay as they were done.',
  PAST: 'Days that have passed stay as they are.',
  RACE: 'A race keeps the date of your season plan; change it there.',
} as const;

/** The workouts meant; what stands in the way goes to the outcome. */
export function workoutsMeant(looked: LookedUp, outcome: RequestOutcome): readonly RequestWorkout[] {
  if ('found' in looked) return looked.found;
  if ('question' in looked) outcome.questions.push(looked.question);
  else outcome.limits.push({ code: looked.closed, message: CLOSED[looked.closed] });
  return [];
}

export function look(
  what: Target,
  draft: RequestDraft,
  outcome: RequestOutcome,
  near?: Day,
): readonly RequestWorkout[] {
  const meant = workoutsMeant(lookUp(what, { workouts: draft.workouts(), today: draft.today, near }), outcome);
  const weeks = new Set(meant.map(({ scheduledDate }) => mondayOf(scheduledDate)));
  if (what.workout !== null && what.dates === null && isEvery(what.workout) && weeks.size > 1) {
    outcome.notes.push(
      '“All” means those of every week on the schedule; say “this week” for the ones of this week alone.',
    );
  }
  return isAny(what) ? meant.filter(({ id }) => !draft.staying.has(id)) : meant;
}

/** "everything", "Sunday": whatever is there. */
export const isAny = ({ workout }: Target): boolean =>
  workout === null || (workout.quantity === 'all' && workout.sports.length === 0 && workout.kind === null);

/** "Less volume" without a week is about this one; where nothing is left of it, about the next. */
export function ofOpenWeek(what: Target, draft: RequestDraft): Target {
  if (what.dates !== null || what.workout === null || !isAny(what)) return what;
  const next = draft
    .workouts()
    .filter((workout) => isStillPlanned(workout, draft.today) && workout.workoutType !== 'race')
    .map(({ scheduledDate }) => scheduledDate)
    .sort()[0];
  return next === undefined
    ? what
    : { workout: what.workout, dates: { t: 'date', days: weekDays(next), grain: 'range', week: true } };
}

const NOT_MADE_UP =
  'What was missed is not made up: the plan goes on from here. Say on the schedule why you skipped it, and it adapts where that helps.';

export function resolveMissed(
  { what }: Extract<RequestIntent, { kind: 'missed' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const [day] = what.dates?.days ?? [];
  const looked =
    day === undefined || day < draft.firstDay
      ? null
      : lookUp(
          { workout: what.workout && { ...what.workout, quantity: 'all' }, dates: what.dates },
          { workouts: draft.workouts(), today: draft.today },
        );
  if (looked !== null && 'question' in looked) {
    outcome.questions.push(
      `There was no ${nounOf(what.workout?.sports[0] ?? '')} ${what.dates!.days.length === 1 ? 'on' : 'in'} ${spanName(what.dates!.days)}. Which day do you mean?`,
    );
  } else if (looked !== null && 'closed' in looked && looked.closed !== 'PAST') {
    outcome.limits.push({ code: looked.closed, message: CLOSED[looked.closed] });
  } else {
    const which = looked === null ? ['training'] : ('found' in looked ? looked.found : [looked.workout]).map(named);
    outcome.understood.push(`you missed ${which.join(' and ')}`);
    outcome.notes.push(NOT_MADE_UP);
  }
}

const weekDays = (day: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
const isAhead = (day: Day, draft: RequestDraft): boolean => day >= draft.today && day <= draft.lastDay;
const countOn = (day: Day, draft: RequestDraft, except: string): number =>
  draft
    .workouts()
    .filter((workout) => workout.scheduledDate === day && workout.id !== except && workout.status !== 'skipped').length;

/** Days of the week in the order to try them: free ones first, then the nearest, later before earlier. */
function byNearness(days: readonly Day[], wanted: Day, draft: RequestDraft, except: string): Day[] {
  const cost = (day: Day) =>
    countOn(day, draft, except) * 100 + Math.abs(daysBetween(wanted, day)) * 2 + (day < wanted ? 1 : 0);
  return [...days].sort((a, b) => cost(a) - cost(b) || (a < b ? -1 : 1));
}

/** The nearest day at which a draft holds, other than the days ruled out. */
export function nearestDay(
  draftAt: (day: Day) => Operation,
  wanted: Day,
  draft: RequestDraft,
  days: readonly Day[],
  except: string,
): Day | null {
  return (
    byNearness(
      days.filter((day) => isAhead(day, draft)),
      wanted,
      draft,
      except,
    ).find((day) => draft.limitOf(draftAt(day)) === null) ?? null
  );
}

function destinationOf(workout: RequestWorkout, to: DateTag, draft: RequestDraft): Day | null {
  if (to.grain === 'recurring') return to.days.find((day) => mondayOf(day) === mondayOf(workout.scheduledDate)) ?? null;
  if (to.days.length === 1) return to.days[0]!;
  const days = to.days.filter((day) => day !== workout.scheduledDate);
  const ahead = days.filter((day) => isAhead(day, draft));
  // The same weekday of another week, where a week is all that was said.
  const same = ahead.find((day) => daysBetween(workout.scheduledDate, day) % 7 === 0);
  const draftAt = (day: Day): Operation => ({ op: 'move', workoutId: workout.id, toDate: day });
  if (same !== undefined && draft.limitOf(draftAt(same)) === null) return same;
  return (
    nearestDay(draftAt, workout.scheduledDate, draft, ahead, workout.id) ??
    same ??
    ahead.find((day) => !draft.unavailable(day)) ??
    days[0] ??
    null
  );
}

function moveOne(workout: RequestWorkout, day: Day, draft: RequestDraft, outcome: RequestOutcome): void {
  const limit = draft.keep({ op: 'move', workoutId: workout.id, toDate: day });
  outcome.understood.push(`move ${named(workout)} to ${dayName(day)}`);
  if (limit === null) return;
  const mayTry = limit.code !== 'PAST' && limit.code !== 'COMPLETED' && limit.code !== 'OUTSIDE';
  const nearest = mayTry ? draft.keepNearest({ op: 'move', workoutId: workout.id, toDate: day }) : null;
  outcome.limits.push(
    nearest === null
      ? limit
      : { ...limit, message: `${limit.message} The nearest day that holds is ${dayName(nearest.toDate!)}.` },
  );
}

/** A weekday is one of the workout's own week, unless that day has passed or is the eve of a workout whose day was named. */
function sameWeek(to: DateTag, workout: RequestWorkout, what: Target, draft: RequestDraft): DateTag {
  if (to.bare === undefined) return to;
  const there = inWeekOf(to, { t: 'date', days: [workout.scheduledDate], grain: 'day' });
  const isEve = what.dates?.bare !== undefined && daysBetween(to.days[0]!, workout.scheduledDate) === 1;
  return there.days[0]! < draft.today || isEve ? to : there;
}

/** "I ride on Saturday": where one is on that day already, it stays. */
function isThere(
  { workout, dates }: Target,
  to: DateTag | null,
  draft: RequestDraft,
  outcome: RequestOutcome,
): boolean {
  const isNamed = workout !== null && dates === null && (workout.sports.length > 0 || workout.kind !== null);
  if (!isNamed || to === null || to.days.length !== 1) return false;
  const there = lookUp({ workout, dates: to }, { workouts: draft.workouts(), today: draft.today });
  if (!('found' in there) || ofKind(there.found, workout.kind).length === 0) return false;
  if (workout.kind === 'long' && !there.found.some(({ isLong }) => isLong)) return false;
  outcome.understood.push(`leave ${there.found.map(named).join(' and ')} there`);
  outcome.notes.push(`${there.found.length === 1 ? 'It is' : 'They are'} planned for that day already.`);
  return true;
}

export function resolveMove(
  intent: Extract<RequestIntent, { kind: 'move' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const { to, days, direction } = intent;
  const recurring = to?.grain === 'recurring';
  const what: Target =
    recurring && intent.what.workout !== null
      ? {
          workout: { ...intent.what.workout, quantity: 'all' },
          dates: { t: 'date', days: daysAhead(draft), grain: 'range' },
        }
      : intent.what;
  const near = to !== null && !recurring ? to.days[0] : undefined;
  if (intent.isPlace && isThere(what, to, draft, outcome)) return;
  const found = look(what, draft, outcome, near);
  for (const workout of found) {
    const dest = to === null ? null : sameWeek(to, workout, intent.what, draft);
    const there =
      days !== null ? addDays(workout.scheduledDate, days) : dest === null ? null : destinationOf(workout, dest, draft);
    if (there === null && to === null && direction === 0) {
      outcome.questions.push(`To which day should ${named(workout)} go?`);
    } else if (there === null && to === null) {
      const ahead = weekDays(workout.scheduledDate).filter((day) =>
        direction === 1 ? day > workout.scheduledDate : day < workout.scheduledDate,
      );
      const day = nearestDay(
        (each) => ({ op: 'move', workoutId: workout.id, toDate: each }),
        workout.scheduledDate,
        draft,
        ahead,
        workout.id,
      );
      if (day === null) outcome.questions.push(`To which day should ${named(workout)} go?`);
      else moveOne(workout, day, draft, outcome);
    } else if (there === workout.scheduledDate) {
      if (found.length === 1 && !recurring)
        outcome.questions.push(`${named(workout).replace(/^t/, 'T')} is already there. To which day should it go?`);
    } else if (there !== null) {
      moveOne(workout, there, draft, outcome);
    }
  }
}

export const daysAhead = (draft: RequestDraft): Day[] => {
  const days: Day[] = [];
  for (let day = draft.today; day <= draft.lastDay; day = addDays(day, 1)) days.push(day);
  return days;
};

/** "Swap Tuesday and Thursday" on a Wednesday: the Tuesday ahead is of another week than the Thursday; null: one way to read it. */
function ofTwoWeeks(first: Target, second: Target): string | null {
  const [a, b] = [first.dates, second.dates];
  if (a?.bare === undefined || b?.bare === undefined) return null;
  const [soon, late] = a.days[0]! < b.days[0]! ? [a, b] : [b, a];
  const turned =
    weekdayIndex(late.days[0]!) < weekdayIndex(soon.days[0]!) && daysBetween(soon.days[0]!, late.days[0]!) > 3;
  if (!turned) return null;
  const alike = inWeekOf(soon, late).days[0]!;
  return `Which two days should change places: ${dayName(late.days[0]!)} and ${dayName(alike)}, or ${dayName(soon.days[0]!)} and ${dayName(late.days[0]!)}?`;
}

export function resolveSwap(
  { first, second }: Extract<RequestIntent, { kind: 'swap' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const a = first.workout === null ? null : look(first, draft, outcome);
  if (second === null) {
    if (outcome.questions.length === 0 && outcome.limits.length === 0)
      outcome.questions.push('What should it be swapped with?');
    return;
  }
  const unsure = ofTwoWeeks(first, second);
  if (unsure !== null) {
    outcome.questions.push(unsure);
    return;
  }
  const near = a?.[0]?.scheduledDate;
  const b = second.workout === null ? null : look(second, draft, outcome, near);
  if (outcome.questions.length > 0 || outcome.limits.length > 0) return;
  const on = (target: Target): readonly RequestWorkout[] =>
    draft
      .workouts()
      .filter(
        (workout) =>
          target.dates!.days.includes(workout.scheduledDate) &&
          isStillPlanned(workout, draft.today) &&
          !draft.staying.has(workout.id) &&
          workout.workoutType !== 'race',
      );
  const left = a ?? (first.dates === null ? [] : on(first));
  const right = b ?? (second.dates === null ? [] : on(second));
  if (left.length === 0 || right.length === 0) {
    const [moved] = left.length === 0 ? right : left;
    const to = left.length === 0 ? first.dates : second.dates;
    if (moved === undefined || to === null) outcome.questions.push('Which two workouts should change places?');
    else
      resolveMove(
        {
          kind: 'move',
          what: { workout: null, dates: { t: 'date', days: [moved.scheduledDate], grain: 'day' } },
          to,
          days: null,
          direction: 0,
        },
        draft,
        outcome,
      );
    return;
  }
  const [one] = left;
  const [other] = right;
  if (one!.scheduledDate === other!.scheduledDate) {
    outcome.questions.push(
      `${named(one!).replace(/^t/, 'T')} and the ${nounOf(other!.workoutType)} are on the same day. Which two days should change places?`,
    );
    return;
  }
  const pairs = Math.min(left.length, right.length);
  const drafts: Operation[] = [
    ...left
      .slice(0, pairs)
      .map((workout, index): Operation => ({ op: 'swap', workoutId: workout.id, otherId: right[index]!.id })),
    ...left
      .slice(pairs)
      .map((workout): Operation => ({ op: 'move', workoutId: workout.id, toDate: other!.scheduledDate })),
    ...right
      .slice(pairs)
      .map((workout): Operation => ({ op: 'move', workoutId: workout.id, toDate: one!.scheduledDate })),
  ];
  outcome.understood.push(`swap ${left.map(named).join(' and ')} with ${right.map(named).join(' and ')}`);
  // Which comes first matters where a day would be too full in between.
  const limit = draft.keepAll(drafts);
  if (limit !== null && draft.keepAll([...drafts].reverse()) !== null) outcome.limits.push(limit);
}

/** An easy workout of what is possible that day, where there is none of it yet and the limits let it stand. */
function standsIn(workout: RequestWorkout, can: readonly WorkoutType[], draft: RequestDraft): boolean {
  if (workout.workoutType === 'strength') return false;
  const there = draft
    .workouts()
    .filter(({ scheduledDate, id }) => scheduledDate === workout.scheduledDate && id !== workout.id);
  return can.some((workoutType) => {
    if (workoutType === 'strength' || there.some((each) => each.workoutType === workoutType)) return false;
    const minutes = Math.min(45, minutesAs(workout, workoutType));
    return (
      minutes >= 20 &&
      draft.keep({ op: 'replace', workoutId: workout.id, workoutType, minutes, intensity: 'easy' }) === null
    );
  });
}

/** The athlete cannot train on these days: what holds elsewhere in its week goes there, hard and long workouts first; the rest is dropped. */
export function resolveFree(
  { what, can = [] }: Extract<RequestIntent, { kind: 'free' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const dates = what.dates?.days ?? [];
  const [sport] = what.workout?.sports ?? [];
  if (
    sport !== undefined &&
    dates.length > 0 &&
    !draft
      .workouts()
      .some(
        ({ scheduledDate, workoutType }) =>
          dates.includes(scheduledDate) && (workoutType === sport || workoutType === 'brick'),
      )
  ) {
    outcome.understood.push(`keep ${spanName(dates)} free of ${PLURALS[sport]}`);
    outcome.notes.push(`No ${PLURALS[sport]} is planned then.`);
    return;
  }
  const concerned =
    what.workout === null
      ? draft
          .workouts()
          .filter(
            (workout) =>
              dates.includes(workout.scheduledDate) &&
              isStillPlanned(workout, draft.today) &&
              workout.workoutType !== 'race' &&
              !draft.staying.has(workout.id),
          )
      : look(what, draft, outcome);
  const listed = concerned.filter(({ workoutType }) => !can.includes(workoutType));
  const only = can.map((each) => PLURALS[each]).join(' and ');
  const rank = (workout: RequestWorkout) => (workout.isLong ? 0 : workout.isHard ? 1 : 2);
  const moved: string[] = [];
  const dropped: string[] = [];
  const replaced: string[] = [];
  if (what.workout === null && can.length === 0) outcome.keptFree.push(...dates);
  if (what.workout === null && dates.length > 0)
    outcome.understood.push(`keep ${spanName(dates)} free of ${can.length === 0 ? 'training' : `all but ${only}`}`);
  else for (const workout of listed) outcome.understood.push(`take ${named(workout)} off its day`);
  const staying = concerned.length - listed.length;
  if (staying > 0)
    outcome.notes.push(
      `${staying === 1 ? 'The workout' : `The ${staying} workouts`} of ${only} ${staying === 1 ? 'stays' : 'stay'}: that is possible there.`,
    );
  if (concerned.length === 0 && outcome.questions.length + outcome.limits.length === 0) {
    const race = draft
      .workouts()
      .find((workout) => dates.includes(workout.scheduledDate) && workout.workoutType === 'race');
    outcome.notes.push(
      race === undefined
        ? `Nothing is planned ${dates.length === 1 ? `on ${dayName(dates[0]!)}` : 'on those days'}.`
        : CLOSED.RACE,
    );
  }
  for (const workout of [...listed].sort((x, y) => rank(x) - rank(y) || (x.scheduledDate < y.scheduledDate ? -1 : 1))) {
    const days = weekDays(workout.scheduledDate).filter(
      (day) => !dates.includes(day) && day !== workout.scheduledDate && countOn(day, draft, workout.id) < 2,
    );
    const draftAt = (day: Day): Operation => ({ op: 'move', workoutId: workout.id, toDate: day });
    const day = nearestDay(draftAt, workout.scheduledDate, draft, days, workout.id);
    if (day === null && standsIn(workout, can, draft)) {
      replaced.push(nounOf(workout.workoutType));
      continue;
    }
    const limit = draft.keep(day === null ? { op: 'remove', workoutId: workout.id } : draftAt(day));
    if (limit !== null) outcome.limits.push(limit);
    else (day === null ? dropped : moved).push(nounOf(workout.workoutType));
  }
  if (moved.length > 0)
    outcome.notes.push(
      `${sentence(moved)} found a day of the same week within your limits, the hard and long ones first.`,
    );
  if (replaced.length > 0)
    outcome.notes.push(
      `${sentence(replaced)} ${replaced.length === 1 ? 'becomes' : 'become'} easy ${only}, never longer.`,
    );
  if (dropped.length > 0)
    outcome.notes.push(
      `${sentence(dropped)} had no other day that holds, so ${dropped.length === 1 ? 'it is' : 'they are'} left out and not made up.`,
    );
}

const sentence = (nouns: readonly string[]): string => {
  const parts = nouns.map((noun) => `the ${noun}`);
  const text = parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export function spanName(days: readonly Day[]): string {
  const [first] = days;
  const last = days.at(-1)!;
  if (days.length === 1) return dayName(first!);
  const whole = daysBetween(first!, last) === days.length - 1;
  if (days.length > 2 && whole) return `${dayName(first!)} to ${dayName(last)}`;
  return days.length > 3 ? `${days.length} days` : `${days.slice(0, -1).map(dayName).join(', ')} and ${dayName(last)}`;
}

const ADDED: Readonly<Record<string, { minutes: number; intensity: 'easy' | 'moderate' }>> = tableOf({
  strength: { minutes: 30, intensity: 'moderate' },
  brick: { minutes: 60, intensity: 'easy' },
});

export function resolveAdd(
  { workout, when, minutes }: Extract<RequestIntent, { kind: 'add' }>,
  draft: RequestDraft,
  outcome: RequestOutcome,
): void {
  const workoutType = (workout as WorkoutTag).sports[0];
  if (workoutType === undefined || workoutType === 'race') {
    outcome.questions.push(
      workoutType === undefined
        ? 'Which sport should the workout be?'
        : 'Races are added in the season plan. Which workout should I add?',
    );
    return;
  }
  const usual = ADDED[workoutType] ?? { minutes: workout.kind === 'short' ? 20 : 30, intensity: 'easy' as const };
  const asked = minutes ?? usual.minutes;
  const draftOf = (toDate: Day, length: number): Operation => ({
    op: 'add',
    workoutType,
    toDate,
    minutes: length,
    intensity: usual.intensity,
  });
  const sunday = addDays(mondayOf(draft.today), 6);
  const days = when?.days ?? [
    ...daysAhead(draft).filter((day) => day <= sunday),
    ...daysAhead(draft).filter((day) => day > sunday && day <= addDays(sunday, 7)),
  ];
  outcome.understood.push(
    `add ${/^[aeiou]/.test(usual.intensity) ? 'an' : 'a'} ${usual.intensity} ${nounOf(workoutType)} of ${asked} min${when === null ? '' : days.length === 1 ? ` on ${dayName(days[0]!)}` : ` in ${spanName(days)}`}`,
  );
  const wanted = days.find((day) => isAhead(day, draft) && (days.length === 1 || !draft.unavailable(day))) ?? days[0]!;
  const first = days.length === 1 ? wanted : nearestDay((day) => draftOf(day, asked), wanted, draft, days, '');
  const limit = first === null ? draft.limitOf(draftOf(wanted, asked)) : draft.keep(draftOf(first, asked));
  if (limit === null) {
    outcome.notes.push(days.length === 1 ? 'It fits that day and your week.' : 'It goes where the week has most room.');
    return;
  }
  const nearest = wanted < draft.today ? null : draft.keepNearest(draftOf(wanted, asked));
  if (nearest === null) outcome.limits.push(limit);
  else
    outcome.limits.push({
      ...limit,
      message: `${limit.message} The nearest that holds is ${nearest.durationAfter} min on ${dayName(nearest.toDate!)}.`,
    });
}
