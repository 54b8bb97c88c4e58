import { leave } from './remedies.ts';
import { type Rule, type MeasuredWeek, trainingOf } from './rule.ts';
import { MIN_LONG_WORKOUT } from '../constants/lengths.ts';
import { isClosing, isOfDays, leastForLong } from '../principles/closing.ts';
import { sortOf } from '../principles/sort.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import type { WeekTarget } from '../season/season.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { dayFromNumber, dayNumber, type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { type ActiveRule, rulesOfWeek } from '../principles/active.ts';
import { type Breach, breachesOf, judge, type Judged, type JudgedWorkout, type SeenWeek } from '../principles/judge.ts';
import { largestBefore } from '../principles/largestBefore.ts';
import { seenOf } from '../principles/seen.ts';
import type { RuleKind, TaughtPrinciple } from '../principles/rule.ts';
import { BY_ATHLETE } from '../messages/principleName.ts';
import { finding, WHOLE_WEEK } from './finding.ts';
import { isOpen, type PlanningContext, type MeasuredWorkout } from './context.ts';

/** Kinds for which a change of single workouts is refused; hours of the season and shares of what is left are the planner's, and only told. */
const REFUSED: ReadonlySet<string> = new Set([
  'days',
  'count',
  'perDay',
  'length',
  'apart',
  'rest',
  'hours',
  'nearRace',
]);
/** What a rule of these kinds has something against each by itself; others count the week. */
const ITEM_OF: Partial<Record<RuleKind, (breach: Breach) => string>> = {
  length: namesOf,
  share: namesOf,
  apart: namesOf,
  perDay: ({ workouts: [first] }) => String(first!.number),
};
function namesOf({ workouts }: Breach): string {
  return workouts
    .map(({ id = '' }) => id)
    .sort()
    .join(' ');
}

/** Weeks before and after one that its rules look at. */
const REACH_WEEKS = 4;

/** Does its name speak to its reader: "your constraint", "your coach's principle"? */
const speaksToReader = ({ by }: TaughtPrinciple): boolean => by === BY_ATHLETE || by === '';

/** Principles of the week's coaches with what the schedule makes of them. */
export const principles: Rule = {
  code: 'PRINCIPLE',
  measure: (context, week) =>
    judgedRules(context, week, () => true).flatMap(({ active: { name, words, principle, rule }, judged }) =>
      itemsOf(rule.body.kind, judged).map(({ item, value, excess, workout }) =>
        finding({
          rule: 'PRINCIPLE',
          code: REFUSED.has(rule.body.kind) ? 'PRINCIPLE' : null,
          week: week.monday,
          day: workout === undefined ? null : dayFromNumber(workout.number),
          item,
          line: `PRINCIPLE ${principle.id} ${name}`,
          principleId: principle.id,
          constraint: name,
          limit: judged.limit,
          value,
          // what is rather wanted is never broken
          excess: rule.body.kind === 'prefer' ? 0 : excess,
          inputs: { by: principle.by, rule: words },
          ...(speaksToReader(principle) && {
            named: { constraint: 'PRINCIPLE', inputs: { by: principle.by, rule: words } },
          }),
          ...(workout?.id !== undefined && { workoutId: workout.id }),
        }),
      ),
    ),
  // what a plan could not keep stays; changes that would break a principle are refused before they get here
  remedy: leave,
};

/** What breaks a rule, each with the workout that gives way first; one that stands for the week where the rule counts it, or is kept. */
function itemsOf(kind: RuleKind, { breaches, value }: Judged) {
  const nameOf = ITEM_OF[kind];
  if (nameOf === undefined || breaches.length === 0)
    return [{ item: WHOLE_WEEK, value, excess: excessOf(breaches), workout: worstOf(breaches)?.workouts[0] }];
  return breaches.map((breach) => ({ ...breach, item: nameOf(breach), workout: breach.workouts[0] }));
}

const worstOf = (breaches: readonly Breach[]): Breach | undefined =>
  breaches.reduce<Breach | undefined>(
    (worst, each) => (worst && worst.excess >= each.excess ? worst : each),
    undefined,
  );

export const excessOf = (breaches: readonly Breach[]): number => breaches.reduce((sum, { excess }) => sum + excess, 0);

/** Long-workout days on which principles leave no long workout of any sport, with the name of the one that closed it. */
export function shutDays(context: PlanningContext, week: MeasuredWeek): ReadonlyMap<Weekday, string> {
  const shut = new Map<Weekday, string>();
  const closing = rulesIn(context, week, ({ rule: { body } }) => isClosing(body));
  if (closing === null) return shut;
  const types = longTypes(context, closing);
  for (const weekday of context.limits.athlete.preferences.longWorkoutDays) {
    const number = closing.week.monday + WEEKDAYS.indexOf(weekday);
    const by = types.map((type) => {
      const workouts = [aLong(type, number, longestOf(type, closing.week))];
      return closing.rules.find((active) => breachesOf(active, { ...closing.week, workouts }).length > 0)?.name;
    });
    if (by[0] !== undefined && by.every((name) => name !== undefined)) shut.set(weekday, by[0]);
  }
  return shut;
}

/** Types that a day may be a long one for; where its minutes count, those that are long in this week. */
function longTypes(
  { limits }: PlanningContext,
  { rules, week }: NonNullable<ReturnType<typeof rulesIn>>,
): WorkoutType[] {
  const all = limits.sports.flatMap((sport) => (sport === 'strength' ? [] : [TYPE_OF_SPORT[sport]]));
  if (!rules.some(({ rule: { body } }) => isOfDays(body))) return all;
  const long = week.workouts.flatMap(({ isLong, workoutType }) => (isLong ? [workoutType] : []));
  return long.length > 0 ? long : all;
}

/** Minutes of the week's longest workout of the type. */
function longestOf(type: WorkoutType, { workouts }: SeenWeek): number {
  let longest = 0;
  for (const { workoutType, minutes } of workouts) if (workoutType === type) longest = Math.max(longest, minutes);
  return longest;
}

const aLong = (workoutType: WorkoutType, number: number, longest: number): JudgedWorkout => ({
  number,
  workoutType,
  sort: sortOf({ workoutType, isLong: true, isHard: false }),
  intensity: null,
  minutes: Math.max(MIN_LONG_WORKOUT, leastForLong(workoutType, longest)),
  isLong: true,
  isHard: false,
  isFixed: false,
});

/** Those rules of the week that are asked for, each with what the workouts of the week, `here`, make of it. */
export function judgedRules(
  context: PlanningContext,
  week: MeasuredWeek,
  isAsked: (active: ActiveRule) => boolean,
): readonly { active: ActiveRule; judged: Judged }[] {
  const found = rulesIn(context, week, isAsked);
  return found === null ? [] : found.rules.map((active) => ({ active, judged: judge(active, found.week) }));
}

/** Those rules of the week that are asked for, with the week as they look at it; null: there are none. */
function rulesIn(
  context: PlanningContext,
  { monday, here, around }: MeasuredWeek,
  isAsked: (active: ActiveRule) => boolean,
): { rules: readonly ActiveRule[]; week: SeenWeek } | null {
  const { target, limits, raceType, weekInPlan } = context.week(monday);
  if (target === null) return null;
  const rules = rulesOfWeek(context.rules, { week: target, level: limits.level, raceType, weekInPlan }).filter(isAsked);
  if (rules.length === 0) return null;
  const first = dayNumber(monday);
  const seen = (workout: MeasuredWorkout): JudgedWorkout => ({
    ...seenOf(workout, workout.locked || !isOpen(workout, context.limits.today)),
    id: workout.id,
  });
  const workouts = trainingOf(here).map(seen);
  const others = around(REACH_WEEKS).filter((workout) => !here.includes(workout));
  const past = context.limits.past.map((workout) => seenOf(workout, true));
  const near = [
    ...past.filter(({ number }) => number >= first - 7 * REACH_WEEKS && number < first + 7 + 7 * REACH_WEEKS),
    ...others.map(seen),
  ];
  const races = context.races.map(({ raceDate, raceType: type }) => ({ number: dayNumber(raceDate), raceType: type }));
  const week = {
    monday: first,
    workouts,
    near,
    races,
    plannedHours: target.plannedHours,
    ...loadBefore(context.limits.season.weeks, target),
  };
  return { rules, week };
}

/** Hours and loading weeks of the season up to a week of it. */
function loadBefore(
  weeks: readonly WeekTarget[],
  { weekStartDate, kind }: WeekTarget,
): Pick<SeenWeek, 'largestBefore' | 'loadsInARow'> {
  const index = weeks.findIndex((week) => week.weekStartDate === weekStartDate);
  let loads = 0;
  while (index - loads > 0 && weeks[index - loads - 1]!.kind === 'load') loads += 1;
  return {
    largestBefore: largestBefore(weeks, index),
    loadsInARow: kind === 'load' ? loads + 1 : 0,
  };
}
