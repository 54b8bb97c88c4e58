import { addDays, type Day, daysBetween, eachDay, mondayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { saidInDay } from './timesOfDay.ts';
import type { Operation } from '../../change/operations.ts';
import type { RequestDraft, RequestOutcome } from './requestDraft.ts';
import { inWeekOf } from './dates.ts';
import { isEvery, isStillPlanned, type LookedUp, lookUp, named, nounOf, ofName } from './lookUp.ts';
import type { RequestWorkout } from './request.ts';
import type { DateTag } from './tags.ts';
import type { Target, RequestIntent } from './intent.ts';

export const CLOSED = {
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

/** "Make the intervals easy and 40 minutes": a workout keeps its name until all is done that was said of it. */
const asNamed = (draft: RequestDraft): readonly RequestWorkout[] =>
  draft.workouts().map((workout) => {
    const before = draft.scheduled.find(({ id }) => id === workout.id);
    if (before === undefined || before.workoutType !== workout.workoutType) return workout;
    const { intensity, isHard, isLong, description } = before;
    return { ...workout, intensity, isHard, isLong, description };
  });

export function look(
  what: Target,
  draft: RequestDraft,
  outcome: RequestOutcome,
  there: { near?: Day | undefined; to?: Day | undefined } = {},
): readonly RequestWorkout[] {
  if (isEmptied(what, draft)) return [];
  const looked = lookUp(what, { workouts: asNamed(draft), today: draft.today, ...there });
  const now = draft.workouts();
  const meant = workoutsMeant(looked, outcome).map((found) => now.find(({ id }) => id === found.id) ?? found);
  const weeks = new Set(meant.map(({ scheduledDate }) => mondayOf(scheduledDate)));
  if (what.workout !== null && what.dates === null && isEvery(what.workout) && weeks.size > 1) {
    outcome.notes.push(
      '“All” means those of every week on the schedule; say “this week” for the ones of this week alone.',
    );
  }
  return isAny(what) ? meant.filter(({ id }) => !draft.staying.has(id)) : meant;
}

/** "…, then nothing on Sunday": what was there went elsewhere already. */
function isEmptied(what: Target, draft: RequestDraft): boolean {
  const [day, ...more] = what.dates?.days ?? [];
  if (!isAny(what) || day === undefined || more.length > 0) return false;
  const now = draft.workouts();
  const there = draft.scheduled.filter(({ scheduledDate }) => scheduledDate === day);
  return there.length > 0 && there.every(({ id }) => now.some((each) => each.id === id && each.scheduledDate !== day));
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

export const weekDays = (day: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
export const isAhead = (day: Day, draft: RequestDraft): boolean => day >= draft.today && day <= draft.lastDay;
export const countOn = (day: Day, draft: RequestDraft, except: string): number =>
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

/** "postpone it to the weekend" is never earlier: the days of the week in which they come after it. */
function laterThan(to: DateTag, { scheduledDate }: RequestWorkout): DateTag {
  if (to.grain !== 'range' || to.days.length === 0 || to.days.at(-1)! > scheduledDate) return to;
  const weeks = Math.floor(daysBetween(to.days.at(-1)!, scheduledDate) / 7) + 1;
  return { ...to, days: to.days.map((day) => addDays(day, 7 * weeks)).filter((day) => day > scheduledDate) };
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

function moveOne(
  workout: RequestWorkout,
  day: Day,
  draft: RequestDraft,
  outcome: RequestOutcome,
  isShifted: boolean,
): void {
  const limit = draft.keep({ op: 'move', workoutId: workout.id, toDate: day });
  outcome.understood.push(`move ${named(workout)} to ${dayName(day)}`);
  if (limit === null) return;
  // the nearest may be a day that is to stay free, or earlier where all goes later
  const mayTry =
    !isShifted &&
    draft.closed.size === 0 &&
    limit.code !== 'PAST' &&
    limit.code !== 'COMPLETED' &&
    limit.code !== 'OUTSIDE';
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
  if (!('found' in there) || ofName(there.found, workout).length === 0) return false;
  if (workout.kind === 'long' && !there.found.some(({ isLong }) => isLong)) return false;
  outcome.understood.push(`leave ${there.found.map(named).join(' and ')} there`);
  outcome.notes.push(`${there.found.length === 1 ? 'It is' : 'They are'} planned for that day already.`);
  return true;
}

type Move = Extract<RequestIntent, { kind: 'move' }>;

/** Where a workout goes by what was said; null: no day was. */
function dayFor(workout: RequestWorkout, { to, days, what, direction }: Move, draft: RequestDraft): Day | null {
  if (days !== null) return addDays(workout.scheduledDate, days);
  if (to === null) return null;
  const there = sameWeek(to, workout, what, draft);
  return destinationOf(workout, direction === 1 ? laterThan(there, workout) : there, draft);
}

/** The nearest day of its week that holds, before or after its own; null: none does, or neither was said. */
function dayTowards(workout: RequestWorkout, direction: Move['direction'], draft: RequestDraft): Day | null {
  const { id, scheduledDate } = workout;
  const days = weekDays(scheduledDate).filter((day) => (direction === 1 ? day > scheduledDate : day < scheduledDate));
  const draftAt = (toDate: Day): Operation => ({ op: 'move', workoutId: id, toDate });
  return direction === 0 ? null : nearestDay(draftAt, scheduledDate, draft, days, id);
}

/** What is to move; every week's where the day is one of every week. */
const movedBy = ({ what, to }: Move, draft: RequestDraft): Target =>
  to?.grain === 'recurring' && what.workout !== null
    ? { workout: { ...what.workout, quantity: 'all' }, dates: { t: 'date', days: daysAhead(draft), grain: 'range' } }
    : what;

/** The one day that is meant, where nothing else is asked for. */
const toOf = ({ to }: Move, { isOnlyWish, today }: RequestDraft): Day | undefined =>
  isOnlyWish && to?.days.length === 1 && to.days[0]! >= today ? to.days[0] : undefined;

/** Where several go a day later, the last goes first: its day is free before the next one comes. */
const inOrderOf = (days: number, workouts: readonly RequestWorkout[]): RequestWorkout[] =>
  workouts.toSorted((a, b) => Math.sign(days) * b.scheduledDate.localeCompare(a.scheduledDate));

export function resolveMove(intent: Move, draft: RequestDraft, outcome: RequestOutcome): void {
  const { to } = intent;
  const recurring = to?.grain === 'recurring';
  const what = movedBy(intent, draft);
  const near = to !== null && !recurring ? to.days[0] : undefined;
  if (intent.isPlace && isThere(what, to, draft, outcome)) return;
  const found = look(what, draft, outcome, { near, to: toOf(intent, draft) });
  const isShifted = intent.days !== null && found.length > 1;
  for (const workout of isShifted ? inOrderOf(intent.days!, found) : found) {
    const there = dayFor(workout, intent, draft);
    const day = there === null && to === null ? dayTowards(workout, intent.direction, draft) : there;
    if (day === workout.scheduledDate) {
      if (to?.time !== undefined) saidInDay(to.time, outcome);
      else if (found.length === 1 && !recurring)
        outcome.questions.push(`${named(workout).replace(/^t/, 'T')} is already there. To which day should it go?`);
    } else if (day !== null) moveOne(workout, day, draft, outcome, isShifted);
    else if (to === null) outcome.questions.push(`To which day should ${named(workout)} go?`);
  }
}

export const daysAhead = ({ today, lastDay }: RequestDraft): Day[] => eachDay(today, lastDay);

export function spanName(days: readonly Day[]): string {
  const [first] = days;
  const last = days.at(-1)!;
  if (days.length === 1) return dayName(first!);
  const whole = daysBetween(first!, last) === days.length - 1;
  if (days.length > 2 && whole) return `${dayName(first!)} to ${dayName(last)}`;
  return days.length > 3 ? `${days.length} days` : `${days.slice(0, -1).map(dayName).join(', ')} and ${dayName(last)}`;
}
