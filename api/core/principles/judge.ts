import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import type { RaceType } from '../codes/race.ts';
import type { Intensity, WorkoutType } from '../codes/workout.ts';
import type { ActiveRule } from './active.ts';
import { type BodyOf, type ByKind, rowOf, type PrincipleRule } from './rule.ts';
import { has, type Sorts } from './sort.ts';
import { valueOf } from './verdict.ts';

/** A workout as the rules look at it. Days are day numbers. */
export interface JudgedWorkout {
  number: number;
  workoutType: WorkoutType;
  /** Type, long or not, hard or not, as `sortOf` writes them. */
  sort: number;
  /** Null while it is not known: nothing but hard or not. */
  intensity: Intensity | null;
  minutes: number;
  isLong: boolean;
  isHard: boolean;
  /** Done, or a person's: it counts and stays. */
  isFixed: boolean;
  /** Names it for whoever asked. */
  id?: string;
}

/** A week with what lies around it. Races are not among the workouts. */
export interface SeenWeek {
  monday: number;
  workouts: readonly JudgedWorkout[];
  /** Workouts of the weeks before and of kept ones after. */
  near: readonly JudgedWorkout[];
  races: readonly { number: number; raceType: RaceType }[];
  plannedHours: number;
  /** Largest planned hours of the four weeks before; null: nothing was planned in them. */
  largestBefore: number | null;
  /** Loading weeks in a row that end with this one; 0 for any other kind. */
  loadsInARow: number;
}

/** Workouts that break a rule, the one to change first in front, and by how much in the rule's unit. */
export interface Breach {
  workouts: readonly JudgedWorkout[];
  excess: number;
  /** What was measured of them, in the rule's unit; left out: the week is. */
  size?: number;
}

export interface Judged {
  limit: string;
  value: string;
  breaches: readonly (Breach & { value: string })[];
}

const NONE: readonly Breach[] = [];
const free = (workouts: readonly JudgedWorkout[]): JudgedWorkout[] =>
  [...workouts].sort(
    (a, b) =>
      Number(a.isFixed) - Number(b.isFixed) ||
      Number(a.isLong) - Number(b.isLong) ||
      a.minutes - b.minutes ||
      b.number - a.number,
  );

/** Is the workout one of the sorts? `sorts` are the parts or the wholes of `of`. */
const isIn = (of: Sorts, sorts: number, workout: JudgedWorkout): boolean =>
  has(sorts, workout.sort) && (of.intensity === null || workout.intensity === of.intensity);

/** Does the week keep the rule, with what it makes of it. */
export function judge(active: ActiveRule, week: SeenWeek): Judged {
  const { size, breaches } = measure(active, week);
  const tell = (measured: number) => valueOf(active.rule.body, week, measured);
  return {
    limit: active.limit,
    value: tell(size),
    breaches: breaches.map((breach) => ({ ...breach, value: tell(breach.size ?? size) })),
  };
}

/** As judge, without the words. */
export const breachesOf = (active: ActiveRule, week: SeenWeek): readonly Breach[] => measure(active, week).breaches;

interface Measured {
  /** In the rule's unit. */
  size: number;
  breaches: readonly Breach[];
}

// plain loops throughout: every rule looks at every week, and most find nothing wrong
const MEASURES: ByKind<[active: ActiveRule, week: SeenWeek], Measured> = {
  days: (_, active, week) => measureEach(active, week),
  nearRace: (_, active, week) => measureEach(active, week),
  prefer: (_, active, week) => measureEach(active, week),
  count: (body, { of }, week) => measureCount(of, body, week),
  perDay: ({ most }, { of }, week) => measurePerDay(of, most, week),
  length: (body, { of }, week) => measureLength(of, body, week),
  share: ({ percent }, active, week) => measureShare(active, percent, week),
  apart: (body, active, week) => measureApart(active, body, week),
  rest: ({ least }, _, week) => {
    let busy = daysOf(week.workouts, week.monday);
    for (const { number } of week.races)
      if (number >= week.monday && number < week.monday + 7) busy |= 1 << (number - week.monday);
    const days = 7 - bitsOf(busy);
    return { size: days, breaches: days >= least ? NONE : [{ workouts: free(week.workouts), excess: least - days }] };
  },
  hours: ({ most }, _, week) => {
    let minutes = 0;
    for (const workout of week.workouts) minutes += workout.minutes;
    const excess = minutes - 60 * most;
    return { size: minutes, breaches: excess > 0 ? [{ workouts: free(week.workouts), excess }] : NONE };
  },
  ramp: ({ percent }, _, { largestBefore, loadsInARow, plannedHours }) => {
    if (largestBefore === null || loadsInARow === 0) return { size: 0, breaches: NONE };
    const grown = 100 * (plannedHours / largestBefore - 1);
    const isOver = plannedHours > largestBefore * (1 + percent / 100) + 0.011;
    return { size: grown, breaches: isOver ? [{ workouts: [], excess: grown - percent }] : NONE };
  },
  step: ({ weeks }, _, { loadsInARow }) => ({
    size: loadsInARow,
    breaches: loadsInARow > weeks ? [{ workouts: [], excess: loadsInARow - weeks }] : NONE,
  }),
};

const measure = (active: ActiveRule, week: SeenWeek): Measured =>
  rowOf(MEASURES, active.rule.body)(active.rule.body, active, week);

/** Is the day one that a rule about days leaves out? */
export const isShut = (
  { days, only }: { days: readonly Weekday[]; only: boolean },
  day: Weekday | undefined,
): boolean => day !== undefined && days.includes(day) !== only;
export const isNear = (gap: number, { before, after }: { before: number; after: number }): boolean =>
  gap < 0 ? -gap <= before : gap > 0 && gap <= after;

/** A rule about one type of race looks at those alone. */
export function racesOf<T extends { raceType: RaceType }>(
  who: PrincipleRule['scope']['who'],
  races: readonly T[],
): readonly T[] {
  if (races.length === 0) return races;
  const types = who.flatMap((each) => (each.kind === 'race' ? each.raceTypes : []));
  return types.length === 0 ? races : races.filter(({ raceType }) => types.includes(raceType));
}

/** Rules that find each workout right or wrong by itself, or by what lies on the day before. */
function measureEach(active: ActiveRule, week: SeenWeek): Measured {
  let breaches: Breach[] | null = null;
  for (const workout of week.workouts)
    if (isWrong(active, workout, week)) (breaches ??= []).push({ workouts: [workout], excess: 1 });
  return breaches === null ? { size: 0, breaches: NONE } : { size: breaches.length, breaches };
}

function isWrong({ of, next, rule: { body, scope } }: ActiveRule, workout: JudgedWorkout, week: SeenWeek): boolean {
  if (body.kind === 'prefer')
    return (
      !has(next.whole, workout.sort) &&
      (isOn(workout.number - 1, of, week.near) || isOn(workout.number - 1, of, week.workouts))
    );
  if (!isIn(of, of.parts, workout)) return false;
  if (body.kind === 'days') return isShut(body, WEEKDAYS[workout.number - week.monday]);
  if (body.kind !== 'nearRace') return false;
  for (const { number } of racesOf(scope.who, week.races)) if (isNear(workout.number - number, body)) return true;
  return false;
}

/** Does one of these workouts lie on that day? */
function isOn(number: number, of: Sorts, workouts: readonly JudgedWorkout[]): boolean {
  for (const workout of workouts) if (workout.number === number && isIn(of, of.parts, workout)) return true;
  return false;
}

/** On which days of the week they lie, one bit a day. */
function daysOf(workouts: readonly JudgedWorkout[], monday: number): number {
  let days = 0;
  for (const { number } of workouts) days |= 1 << (number - monday);
  return days;
}

function bitsOf(days: number): number {
  let count = 0;
  for (let left = days; left !== 0; left &= left - 1) count += 1;
  return count;
}

function measureCount(what: Sorts, { what: { quality }, most, weeks }: BodyOf<'count'>, week: SeenWeek): Measured {
  const sorts = most === 0 ? what.parts : what.whole;
  const byDays = quality === 'hard';
  let own = 0;
  let days = 0;
  for (const workout of week.workouts) {
    if (!isIn(what, sorts, workout)) continue;
    own += 1;
    days |= 1 << (workout.number - week.monday);
  }
  let found = byDays ? bitsOf(days) : own;
  if (weeks > 1) {
    const before = week.near.filter(
      (workout) =>
        isIn(what, what.whole, workout) &&
        workout.number < week.monday &&
        workout.number >= week.monday - 7 * (weeks - 1),
    );
    found += byDays ? new Set(before.map(({ number }) => number)).size : before.length;
  }
  if (own === 0 || found <= most) return { size: found, breaches: NONE };
  return {
    size: found,
    breaches: [{ workouts: free(week.workouts.filter((workout) => isIn(what, sorts, workout))), excess: found - most }],
  };
}

function measurePerDay(of: Sorts, most: number, week: SeenWeek): Measured {
  let breaches: Breach[] | null = null;
  let busiest = 0;
  for (let day = week.monday; day < week.monday + 7; day += 1) {
    let here = 0;
    for (const workout of week.workouts) if (workout.number === day && isIn(of, of.whole, workout)) here += 1;
    if (here > busiest) busiest = here;
    if (here > most)
      (breaches ??= []).push({
        workouts: free(week.workouts.filter((workout) => workout.number === day && isIn(of, of.whole, workout))),
        excess: here - most,
        size: here,
      });
  }
  return { size: busiest, breaches: breaches ?? NONE };
}

function measureLength(of: Sorts, { minutes: most, days }: BodyOf<'length'>, week: SeenWeek): Measured {
  let breaches: Breach[] | null = null;
  let longest = 0;
  for (const workout of week.workouts) {
    if (!isIn(of, of.whole, workout) || (days.length > 0 && !days.includes(WEEKDAYS[workout.number - week.monday]!)))
      continue;
    if (workout.minutes > longest) longest = workout.minutes;
    if (workout.minutes > most)
      (breaches ??= []).push({ workouts: [workout], excess: workout.minutes - most, size: workout.minutes });
  }
  return { size: longest, breaches: breaches ?? NONE };
}

function measureShare({ of, next }: ActiveRule, percent: number, week: SeenWeek): Measured {
  let total = 0;
  let longest = -1;
  for (const workout of week.workouts) {
    if (has(next.whole, workout.sort)) total += workout.minutes;
    if (workout.minutes > longest && isIn(of, of.whole, workout)) longest = workout.minutes;
  }
  if (longest < 0 || total === 0) return { size: -1, breaches: NONE };
  const size = (100 * longest) / total;
  if (longest <= Math.ceil((percent / 100) * total)) return { size, breaches: NONE };
  const long = week.workouts.filter(
    (workout) => isIn(of, of.whole, workout) && workout.minutes > Math.ceil((percent / 100) * total),
  );
  return {
    size,
    breaches: long.map((workout) => ({
      workouts: [workout],
      excess: workout.minutes - (percent / 100) * total,
      size: (100 * workout.minutes) / total,
    })),
  };
}

/** Days between the workouts of a rule, as far as they are counted. */
interface Gaps {
  closest: number;
  breaches: Breach[] | null;
}

function measureApart(active: ActiveRule, body: BodyOf<'apart'>, { workouts, near }: SeenWeek): Measured {
  const gaps: Gaps = { closest: Infinity, breaches: null };
  for (const workout of workouts) {
    countAround(gaps, active, body, workout, near);
    countWithin(gaps, active, body, workout, workouts);
  }
  return { size: gaps.closest, breaches: gaps.breaches ?? NONE };
}

/** The workout against those of other weeks, before it or after it: it alone gives way. */
function countAround(
  gaps: Gaps,
  { of, next }: ActiveRule,
  { from, to }: BodyOf<'apart'>,
  workout: JudgedWorkout,
  near: readonly JudgedWorkout[],
): void {
  const asFirst = isIn(of, of.parts, workout);
  const asNext = isIn(next, next.parts, workout);
  if (!asFirst && !asNext) return;
  for (const other of near) {
    const gap = workout.number - other.number;
    const isPair = asNext && gap >= from && isIn(of, of.parts, other);
    if (isPair && gap < gaps.closest) gaps.closest = gap;
    if (isPair && gap <= to) (gaps.breaches ??= []).push({ workouts: [workout], excess: to + 1 - gap, size: gap });
    else if (asFirst && -gap >= from && -gap <= to && isIn(next, next.parts, other)) {
      gaps.closest = Math.min(gaps.closest, -gap);
      (gaps.breaches ??= []).push({ workouts: [workout], excess: to + 1 + gap, size: -gap });
    }
  }
}

/** The workout against those of its own week that it comes after: either may give way. */
function countWithin(
  gaps: Gaps,
  { of, next }: ActiveRule,
  { from, to }: BodyOf<'apart'>,
  workout: JudgedWorkout,
  own: readonly JudgedWorkout[],
): void {
  if (!isIn(next, next.parts, workout)) return;
  for (const other of own) {
    const gap = workout.number - other.number;
    if (other === workout || gap < from || !isIn(of, of.parts, other)) continue;
    if (gap < gaps.closest) gaps.closest = gap;
    if (gap <= to) (gaps.breaches ??= []).push({ workouts: free([workout, other]), excess: to + 1 - gap, size: gap });
  }
}
