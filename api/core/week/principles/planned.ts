import { type Day, dayNumber } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { Proof } from '../schedule.ts';
import type { PlanWarning, WeekTarget } from '../../season/season.ts';
import { keptOf, type WeekContext } from '../draft.ts';
import { seenOf, type WeekRules } from '../weekRules.ts';
import { reasonOf } from '../../messages/reason.ts';
import type { PlannedWorkout, Reason } from '../../workout/workout.ts';
import type { ActiveRule } from '../../principles/active.ts';
import { judge, type SeenSession, type SeenWeek } from '../../principles/judge.ts';

/** A rule that a week could not keep. */
export interface Unheld {
  active: ActiveRule;
  /** Completes "otherwise …". */
  because: string;
}

export const principleReason = ({ principle, words }: ActiveRule): Reason =>
  reasonOf('PRINCIPLE', 'principle', { principleId: principle.id, by: principle.by, rule: words });

/** The week as planned, kept sessions included. */
export function seenPlan(
  context: WeekContext,
  rules: Pick<WeekRules, 'near' | 'largestBefore' | 'loadsInARow'>,
  planned: readonly PlannedWorkout[],
): SeenWeek {
  const sessions: SeenSession[] = [];
  for (const workout of planned) if (workout.workoutType !== 'race') sessions.push(seenOf(workout, false));
  for (const workout of keptOf(context.days)) if (workout.workoutType !== 'race') sessions.push(seenOf(workout, true));
  const races = context.races.map(({ raceDate, raceType }) => ({ number: dayNumber(raceDate), raceType }));
  return {
    monday: context.monday,
    sessions,
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
    const byKept = breaches.every(({ sessions }) => sessions.some(({ isFixed }) => isFixed));
    const because = gave?.because ?? (byKept ? 'a session that is kept would have to go' : whyNot(each));
    unheld.push({ active: each, because });
    line.value = value + OTHERWISE + because;
  }
  return { proof, unheld };
}

function whyNot({ rule: { body } }: ActiveRule): string {
  switch (body.kind) {
    case 'share':
      return 'there would have to be more sessions than the week has hours and days for';
    case 'hours':
    case 'ramp':
    case 'step':
      return 'the hours of the season plan would have to change';
    default:
      return 'no session of the week could be made shorter or left out';
  }
}

/** What to tell of rules that weeks could not keep, one warning a rule. */
export function unheldWarnings(unheld: readonly { week: WeekTarget; unheld: Unheld }[]): PlanWarning[] {
  const byRule = new Map<ActiveRule, { week: WeekTarget; unheld: Unheld }[]>();
  for (const each of unheld) byRule.set(each.unheld.active, [...(byRule.get(each.unheld.active) ?? []), each]);
  return [...byRule.values()].map((all) => {
    const {
      week,
      unheld: { active, because },
    } = all[0]!;
    return {
      code: 'PRINCIPLE_NOT_HELD',
      message: notKeptText(active.name, { weekStartDate: week.weekStartDate, because }, all.length),
      recommendation: 'Loosen the principle, switch it off for this athlete, or free another day.',
    };
  });
}

/** As the warnings, from what the proofs of weeks say of one principle. */
export function notKept(
  principleId: string,
  weeks: readonly { weekStartDate: Day; proof: readonly Proof[] }[],
): string[] {
  const byRule = new Map<string, { weekStartDate: Day; because: string }[]>();
  for (const { weekStartDate, proof } of weeks)
    for (const line of proof)
      if (line.principleId === principleId && !line.holds)
        byRule.set(line.constraint, [
          ...(byRule.get(line.constraint) ?? []),
          { weekStartDate, because: line.value.split(OTHERWISE)[1]! },
        ]);
  return [...byRule].map(([name, all]) => notKeptText(name, all[0]!, all.length));
}

const notKeptText = (name: string, first: { weekStartDate: Day; because: string }, weeks: number): string =>
  `${name}: not kept in the week of ${dayName(first.weekStartDate)}${weeks > 1 ? ` and ${weeks - 1} more` : ''}, because otherwise ${first.because}.`;

/** What a principle did to a plan. */
export interface PrincipleEffect {
  id: string;
  /** Sessions that it shaped, and weeks whose days, hours or number of sessions it limited. */
  applied: number;
  /** Days of the sessions and Mondays of the weeks, in order. */
  on: readonly string[];
  /** Mondays of weeks that could not keep it. */
  notHeld: readonly string[];
}
