import { addDays, mondayOf } from '../calendar/calendar.ts';
import type { RuleCode } from '../codes/rule.ts';
import { type PlanningContext, planningContextOf, type ScheduledWorkout, type ScheduleLimits } from './context.ts';
import type { BrokenLimit, Finding } from './finding.ts';
import type { Candidate, Placement } from './placement.ts';
import type { Rule, MeasuredWeek } from './rule.ts';
import { weeksOf } from './weeks.ts';
import { ageCap } from './ageCap.ts';
import { availableHours } from './availableHours.ts';
import { blockedDate } from './blockedDate.ts';
import { dayCap } from './dayCap.ts';
import { hardAfterLongRun } from './hardAfterLongRun.ts';
import { hardDaysPerWeek } from './hardDaysPerWeek.ts';
import { hardDaysApart } from './hardDaysApart.ts';
import { injury } from './injury.ts';
import { longDay } from './longDay.ts';
import { longRunGrowth } from './longRunGrowth.ts';
import { principles } from './principles.ts';
import { raceNear } from './raceNear.ts';
import { restDays } from './restDays.ts';
import { workoutsADay } from './workoutsADay.ts';
import { shortDate } from './shortDate.ts';
import { strengthEve } from './strengthEve.ts';
import { strengthShare } from './strengthShare.ts';
import { unavailableDay } from './unavailableDay.ts';
import { weekMinutes } from './weekMinutes.ts';

/** Every limit of a week, in the order in which they win. A new one is a file and a line here; the compiler asks for its code and its sentence. */
export const RULES: readonly Rule[] = [
  raceNear,
  blockedDate,
  unavailableDay,
  injury,
  ageCap,
  dayCap,
  shortDate,
  workoutsADay,
  hardDaysPerWeek,
  hardDaysApart,
  hardAfterLongRun,
  longRunGrowth,
  weekMinutes,
  availableHours,
  restDays,
  strengthShare,
  strengthEve,
  principles,
  longDay,
];

/** Those that are asked while placing. */
const FORBIDDING = RULES.flatMap(({ forbids }) => forbids ?? []);

/** Does a limit keep the workout off a day that none closes? Principles are asked apart, since whose it was is told. */
export function isForbidden(placement: Placement, day: number, candidate: Candidate): boolean {
  for (const forbids of FORBIDDING) if (forbids(placement, day, candidate)) return true;
  return false;
}

export const RULE_ORDER: readonly RuleCode[] = RULES.map(({ code }) => code);
const BY_CODE = new Map(RULES.map((rule) => [rule.code, rule]));
export const ruleOf = (code: RuleCode): Rule => BY_CODE.get(code)!;

/** Workouts as limits see them: what was done is as long as it was. */
export const asDone = (workouts: readonly ScheduledWorkout[]): ScheduledWorkout[] =>
  workouts.map((workout) =>
    workout.doneMinutes === undefined
      ? workout
      : { ...workout, duration: workout.doneMinutes, plannedMinutes: workout.duration },
  );

/** What every rule finds in the weeks of the schedule as they stand, week by week. */
export function measureSchedule(
  workouts: readonly ScheduledWorkout[],
  limits: ScheduleLimits | PlanningContext,
): Finding[] {
  const context = 'week' in limits ? limits : planningContextOf(limits);
  const { firstDay, lastDay } = context.limits;
  const week = weeksOf(asDone(workouts), context.limits);
  const findings: Finding[] = [];
  for (let monday = mondayOf(firstDay); monday <= lastDay; monday = addDays(monday, 7))
    findings.push(...measureWeek(context, week(monday)));
  return findings;
}

/** What the rules find in the week; `without`: but for one. */
export function measureWeek(context: PlanningContext, week: MeasuredWeek, without?: RuleCode): Finding[] {
  const findings: Finding[] = [];
  for (const rule of RULES)
    if (rule.code !== without) for (const each of rule.measure(context, week)) findings.push(each);
  return findings;
}

/** The limits that the workouts break, preferences apart; nothing for a schedule as the planner makes it. */
export function brokenLimits(
  workouts: readonly ScheduledWorkout[],
  limits: ScheduleLimits | PlanningContext,
): BrokenLimit[] {
  return measureSchedule(workouts, limits).filter((each): each is BrokenLimit => !each.holds && each.code !== null);
}
