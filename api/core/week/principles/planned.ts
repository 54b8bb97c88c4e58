import { groupedBy } from '../../units/groupedBy.ts';
import { type Day, dayNumber } from '../../calendar/calendar.ts';
import { type Need, type NeedCode, needText } from '../../messages/needs.ts';
import { type NotHeld, warningOf } from '../../messages/planWarning.ts';
import { ATHLETE } from '../../messages/reader.ts';
import type { Proof } from '../../rules/finding.ts';
import type { WeekTarget } from '../../season/season.ts';
import type { PlanWarning } from '../../codes/warning.ts';
import { keptOf, type WeekContext, type WeekRules } from '../draft.ts';
import { seenOf } from '../../principles/seen.ts';
import { reasonOf } from '../../messages/reason.ts';
import type { TimedWorkout } from '../builtWorkout.ts';
import type { Reason } from '../../codes/reason.ts';
import type { ActiveRule } from '../../principles/active.ts';
import { judge, type JudgedWorkout, type SeenWeek } from '../../principles/judge.ts';

/** A rule that a week could not keep. */
export interface Unheld {
  active: ActiveRule;
  /** What it would cost to keep it. */
  need: Need;
}

const needOf = (code: NeedCode): Need => ({ code, sport: '' });

export const principleReason = ({ principle, words }: ActiveRule): Reason =>
  reasonOf('PRINCIPLE', 'principle', { principleId: principle.id, by: principle.by, rule: words });

/** The week as planned, kept workouts included. */
export function seenPlan(
  context: WeekContext,
  rules: Pick<WeekRules, 'near' | 'largestBefore' | 'loadsInARow'>,
  built: readonly TimedWorkout[],
): SeenWeek {
  const workouts: JudgedWorkout[] = [];
  for (const { draft, day, workout } of built) {
    const { workoutType, intensity, duration, isHard, templateId, steps } = workout;
    const { isLong } = draft;
    const seen = { scheduledDate: day.date, workoutType, intensity, duration, isLong, isHard, templateId, steps };
    if (workoutType !== 'race') workouts.push(seenOf(seen, false));
  }
  for (const workout of keptOf(context.days)) if (workout.workoutType !== 'race') workouts.push(seenOf(workout, true));
  const races = context.races.map(({ raceDate, raceType }) => ({ number: dayNumber(raceDate), raceType }));
  return {
    monday: context.monday,
    workouts,
    near: rules.near,
    races,
    plannedHours: context.week.plannedHours,
    largestBefore: rules.largestBefore,
    loadsInARow: rules.loadsInARow,
  };
}

/** Parts what a week makes of a rule from why it cannot keep it. */
export const OTHERWISE = '; otherwise ';

/** One line for each rule of the week, and those that are not kept. */
export function provePrinciples(
  active: readonly ActiveRule[],
  seen: SeenWeek,
  yielded: readonly Unheld[],
  fired: ReadonlySet<ActiveRule>,
): { proof: Proof[]; unheld: Unheld[] } {
  const unheld: Unheld[] = [];
  const proof: Proof[] = [];
  for (const each of active) {
    const { limit, value, breaches } = judge(each, seen);
    const holds = breaches.length === 0 || each.rule.body.kind === 'prefer';
    const line: Proof = { constraint: each.name, limit, value, holds, principleId: each.principle.id };
    if (fired.has(each)) line.fired = true;
    proof.push(line);
    if (holds) continue;
    const gave = yielded.find((other) => other.active === each);
    const byKept = breaches.every(({ workouts }) => workouts.some(({ isFixed }) => isFixed));
    const need = gave?.need ?? needOf(byKept ? 'KEPT_SESSION' : whyNot(each));
    unheld.push({ active: each, need });
    line.value = value + OTHERWISE + needText(need, ATHLETE);
    line.otherwise = otherwiseOf(each, need);
  }
  return { proof, unheld };
}

/** Whose rule it is, and what it would cost to keep it. */
export const otherwiseOf = ({ principle: { by }, words }: ActiveRule, { code, sport }: Need) => ({
  by,
  rule: words,
  need: code,
  sport,
});

function whyNot({ rule: { body } }: ActiveRule): NeedCode {
  switch (body.kind) {
    case 'share':
      return 'MORE_SESSIONS';
    case 'hours':
    case 'ramp':
    case 'step':
      return 'SEASON_HOURS';
    default:
      return 'NO_WAY';
  }
}

/** What to tell of rules that weeks could not keep, one warning a rule. */
export function unheldWarnings(unheld: readonly { week: WeekTarget; unheld: Unheld }[]): PlanWarning[] {
  return [...groupedBy(unheld, (each) => each.unheld.active).values()].map((all) => {
    const {
      week,
      unheld: { active, need },
    } = all[0]!;
    const { weekStartDate } = week;
    return warningOf('PRINCIPLE_NOT_HELD', { ...otherwiseOf(active, need), weekStartDate, weeks: all.length });
  });
}

/** As the warnings, from what the proofs of weeks say of one principle. */
export function notKept(
  principleId: string,
  weeks: readonly { weekStartDate: Day; proof: readonly Proof[] }[],
): NotHeld[] {
  const byRule = new Map<string, NotHeld>();
  for (const { weekStartDate, proof } of weeks)
    for (const { constraint, otherwise, principleId: id, holds } of proof) {
      if (id !== principleId || holds || otherwise === undefined) continue;
      const first = byRule.get(constraint) ?? { ...otherwise, weekStartDate, weeks: 0 };
      byRule.set(constraint, { ...first, weeks: first.weeks + 1 });
    }
  return [...byRule.values()];
}

/** What a principle did to a plan. */
export interface PrincipleEffect {
  id: string;
  /** Workouts that it shaped, and weeks whose days, hours or number of workouts it limited. */
  applied: number;
  /** Days of the workouts and Mondays of the weeks, in order. */
  on: readonly string[];
  /** Mondays of weeks that could not keep it. */
  notHeld: readonly string[];
}
