import { dayNumber } from '../calendar/calendar.ts';
import type { ActiveRule } from '../principles/active.ts';
import { leastForLong } from '../principles/closing.ts';
import { workoutsOn } from '../rules/placement.ts';
import { isNear, isShut, racesOf, type JudgedWorkout, type SeenWeek } from '../principles/judge.ts';
import type { BodyOf } from '../principles/rule.ts';
import { has, isLongSort, sortOf, type Sorts, typeOfSort } from '../principles/sort.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { type Sport, SPORTS } from '../codes/sport.ts';
import { type DayPlan, type Draft, keptOf, type WeekContext, type WeekRules } from './draft.ts';
import { seenOf } from '../principles/seen.ts';

/** A week with the drafts of its first workouts, in their order; what follows is kept. */
export interface RuledWeek extends SeenWeek {
  drafts: readonly Draft[];
}

export const draftOf = ({ workouts, drafts }: RuledWeek, workout: JudgedWorkout): Draft | undefined =>
  drafts[workouts.indexOf(workout)];

/** The week as it stands on the draft. */
export function seenWeek(context: WeekContext, rules: WeekRules): RuledWeek {
  const drafts: Draft[] = [];
  const workouts: JudgedWorkout[] = [];
  for (const day of context.days) {
    for (const draft of day.drafts) {
      if (draft.race !== null) continue;
      drafts.push(draft);
      workouts.push(seenDraft(draft, day.number));
    }
  }
  for (const kept of keptOf(context.days)) if (kept.workoutType !== 'race') workouts.push(seenOf(kept, true));
  const races = context.races.map(({ raceDate, raceType }) => ({ number: dayNumber(raceDate), raceType }));
  return {
    monday: context.monday,
    workouts,
    near: rules.near,
    races,
    plannedHours: context.week.plannedHours,
    largestBefore: rules.largestBefore,
    loadsInARow: rules.loadsInARow,
    drafts,
  };
}

const seenDraft = (draft: Draft, number: number): JudgedWorkout => ({
  number,
  workoutType: draft.workoutType,
  sort: sortOf(draft),
  intensity: null,
  minutes: draft.minutes,
  isLong: draft.isLong,
  isHard: draft.isHard,
  isFixed: false,
});

/** Is there such a workout on the day of this number, on the draft, kept, or in another week? `but` does not count. */
function holds(context: WeekContext, rules: WeekRules, number: number, of: Sorts, but: Draft | null): boolean {
  const day = context.days[number - context.monday];
  if (day === undefined) {
    for (const workout of rules.near)
      if (
        workout.number === number &&
        has(of.parts, workout.sort) &&
        (of.intensity === null || workout.intensity === of.intensity)
      )
        return true;
    return false;
  }
  // only what is finished has an intensity
  if (of.intensity === null)
    for (const draft of day.drafts) if (draft !== but && has(of.parts, sortOf(draft))) return true;
  for (const kept of day.kept)
    if (has(of.parts, sortOf(kept)) && (of.intensity === null || kept.intensity === of.intensity)) return true;
  return false;
}

function countOn(day: DayPlan, { whole }: Sorts, but: Draft | null): number {
  let count = 0;
  for (const draft of day.drafts) if (draft !== but && has(whole, sortOf(draft))) count += 1;
  for (const kept of day.kept) if (has(whole, sortOf(kept))) count += 1;
  return count;
}

/** Does a rule speak of the workouts of this sort, however hard? */
const isPart = ({ intensity, parts }: Sorts, sort: number): boolean => intensity === null && has(parts, sort);

/** Rules that look at what else lies in the week; they concern workouts of this sort. */
function forbids(
  context: WeekContext,
  rules: WeekRules,
  active: ActiveRule,
  day: DayPlan,
  draft: Draft,
  sort: number,
): boolean {
  const { body } = active.rule;
  switch (body.kind) {
    case 'count': {
      const byDays = body.what.quality === 'hard';
      if (byDays && countOn(day, active.of, draft) > 0) return false;
      let count = 0;
      for (const other of context.days) {
        const here = countOn(other, active.of, draft);
        count += byDays ? Math.min(1, here) : here;
      }
      return count >= body.most;
    }
    case 'perDay':
      return workoutsOn(day) >= body.most && countOn(day, active.of, draft) >= body.most;
    case 'apart': {
      const isThen = isPart(active.next, sort);
      const isFirst = isPart(active.of, sort);
      for (let gap = active.isSame ? Math.max(1, body.from) : body.from; gap <= body.to; gap += 1) {
        if (isThen && holds(context, rules, day.number - gap, active.of, draft)) return true;
        if (isFirst && holds(context, rules, day.number + gap, active.next, draft)) return true;
      }
      return false;
    }
    default:
      return false;
  }
}

/** The rules about days and races that concern a sort of workout, found once for all weeks. */
function closingFor({ set }: WeekRules, sort: number): readonly ActiveRule[] {
  return (set.closingBySort[sort] ??= set.closing.filter(({ rule: { body }, of }) => {
    if (!isPart(of, sort)) return false;
    return body.kind !== 'length' || (isLongSort(sort) && has(of.whole, sort));
  }));
}

/** Such a rule forbids a sort of workout on a day whatever else lies in the week. */
function closes(context: WeekContext, { rule: { body, scope } }: ActiveRule, day: DayPlan, sort: number): boolean {
  switch (body.kind) {
    case 'days':
      return isShut(body, day.weekday);
    case 'nearRace':
      return racesOf(scope.who, context.races).some(({ raceDate }) => isNear(day.number - dayNumber(raceDate), body));
    case 'length':
      return isTooShort(context, body, day, typeOfSort(sort));
    default:
      return true;
  }
}

/** A cap leaves the day too little for the week's long workout, which another day can hold. */
function isTooShort(context: WeekContext, { minutes, days }: BodyOf<'length'>, day: DayPlan, type: WorkoutType) {
  if (!days.includes(day.weekday) || minutes >= leastForLong(type, context.rules!.longest.get(type) ?? 0)) return false;
  return context.days.some(({ status, weekday }) => status === 'open' && !days.includes(weekday));
}

/** From now on caps of days may leave these long workouts to other days. */
export function noteLong(context: WeekContext, drafts: readonly Draft[]): void {
  const rules = context.rules!;
  for (const { isLong, workoutType, minutes } of drafts)
    if (isLong) rules.longest.set(workoutType, Math.max(minutes, rules.longest.get(workoutType) ?? 0));
  rules.ofWeek = [];
  rules.shut = [];
}

/** The rules about neighbours and numbers that concern a sort of workout, found once for all weeks. */
function movingFor({ set }: WeekRules, sort: number): readonly ActiveRule[] {
  return (set.movingBySort[sort] ??= set.moving.filter(({ rule: { body }, of, next }) =>
    body.kind === 'apart' ? isPart(of, sort) || isPart(next, sort) : of.intensity === null && has(of.whole, sort),
  ));
}

/** Workouts of one sort are treated alike. */
function alwaysForbiddenBy(context: WeekContext, rules: WeekRules, day: DayPlan, sort: number): ActiveRule | null {
  const { set } = rules;
  const place = sort * 7 + day.index;
  const table = set.looksAtLengths || (set.looksAtRaces && context.races.length > 0) ? rules.ofWeek : set.always;
  const known = table[place];
  if (known !== undefined) return known;
  let by: ActiveRule | null = null;
  for (const active of closingFor(rules, sort)) {
    if (!closes(context, active, day, sort)) continue;
    by = active;
    break;
  }
  return (table[place] = by);
}

/** The first rule that keeps the workout off the day; null: none does. */
export function forbiddenBy(context: WeekContext, day: DayPlan, draft: Draft): ActiveRule | null {
  const { rules } = context;
  if (rules === null) return null;
  const sort = sortOf(draft);
  const always = alwaysForbiddenBy(context, rules, day, sort);
  if (always !== null) return always;
  for (const active of movingFor(rules, sort)) if (forbids(context, rules, active, day, draft, sort)) return active;
  return null;
}

/** As sortForbiddenBy for long workouts, of rules that hold whatever else lies in the week. */
export function longForbiddenBy(context: WeekContext, day: DayPlan): ActiveRule | null {
  if (context.rules === null) return null;
  const known = context.rules.shut[day.index];
  return known === undefined ? (context.rules.shut[day.index] = findShut(context, context.rules, day)) : known;
}

function findShut(context: WeekContext, rules: WeekRules, day: DayPlan): ActiveRule | null {
  let shut: ActiveRule | null = null;
  for (const workoutType of longTypes(context, rules)) {
    const by = alwaysForbiddenBy(context, rules, day, sortOf({ workoutType, ...LONG }));
    if (by === null) return null;
    shut ??= by;
  }
  return shut;
}

/** Types that a day may be a long one for; where its minutes count, those that are long in this week. */
function longTypes({ sports }: WeekContext, { set, longest }: WeekRules): Iterable<WorkoutType> {
  if (set.looksAtLengths && longest.size > 0) return longest.keys();
  return sports.filter((sport) => sport !== 'strength').map((sport) => SPORT_OF[sport]);
}

const MODEL: Draft = {
  workoutType: 'run',
  sport: 'running',
  role: 'easy',
  keyIndex: 0,
  minutes: 30,
  max: 30,
  brickRunMinutes: 0,
  isLong: false,
  isHard: false,
  dayIndex: null,
  lengthRule: 'share',
  maxRule: 'share',
  insteadOf: null,
  race: null,
};
const SPORT_OF = { running: 'run', cycling: 'bike', swimming: 'swim', strength: 'strength' } as const;
const LONG = { isLong: true, isHard: false };
/** One of each sort, by sport, long or not, hard or not. */
const MODELS: readonly Draft[] = SPORTS.flatMap((sport) =>
  [false, true].flatMap((isLong) =>
    [false, true].map((isHard) => ({ ...MODEL, sport, workoutType: SPORT_OF[sport], isLong, isHard })),
  ),
);

function modelOf(sport: Sport, { isLong, isHard }: Pick<Draft, 'isLong' | 'isHard'>): Draft {
  return MODELS[(SPORTS.indexOf(sport) * 2 + (isLong ? 1 : 0)) * 2 + (isHard ? 1 : 0)]!;
}

/** Is the day closed to every workout of this sort, whatever the sport? Gives the rule that closed it. */
export function sortForbiddenBy(
  context: WeekContext,
  day: DayPlan,
  sort: Pick<Draft, 'isLong' | 'isHard'>,
): ActiveRule | null {
  let closed: ActiveRule | null = null;
  for (const sport of context.sports) {
    if ((sort.isLong || sort.isHard) && sport === 'strength') continue;
    const by = forbiddenBy(context, day, modelOf(sport, sort));
    if (by === null) return null;
    closed ??= by;
  }
  return closed;
}

/** Is every day closed to this workout? */
export function isShutOut(context: WeekContext, draft: Draft): boolean {
  return (
    context.rules !== null &&
    context.days.every((day) => day.status !== 'open' || forbiddenBy(context, day, draft) !== null)
  );
}

/** Notes that a rule shaped the workout. */
export function shape(context: WeekContext, draft: Draft, by: ActiveRule): void {
  const of = context.rules!.shaped.get(draft) ?? new Set();
  context.rules!.shaped.set(draft, of.add(by));
}

/** The rule with the smallest cap on workouts of this sort, caps on hard ones alone apart; null: none. */
export function lengthRule(
  context: WeekContext,
  workout: Pick<Draft, 'workoutType' | 'isLong' | 'isHard'>,
): { active: ActiveRule; minutes: number } | null {
  if (context.rules === null) return null;
  const sort = sortOf(workout);
  let least: { active: ActiveRule; minutes: number } | null = null;
  for (const active of context.rules.set.lengths) {
    const { minutes } = active.rule.body;
    if (has(active.of.whole, sort) && (least === null || minutes < least.minutes)) least = { active, minutes };
  }
  return least;
}

/** 1 where a principle would rather have something else on the day. */
export function preferenceCost(context: WeekContext, day: DayPlan, draft: Draft): ActiveRule | null {
  for (const active of context.rules?.set.prefers ?? []) {
    if (!has(active.next.whole, sortOf(draft)) && holds(context, context.rules!, day.number - 1, active.of, draft))
      return active;
  }
  return null;
}
