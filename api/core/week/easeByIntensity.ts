import type { ActiveRule } from '../principles/active.ts';
import { breachesOf } from '../principles/judge.ts';
import { has, sortOf } from '../principles/sort.ts';
import type { Draft, WeekContext } from './draft.ts';
import { mayBeVo2max } from '../workout/prescription/keyFamilies.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { hardBudgetOfWeek, rotation } from './keySports.ts';
import { chosenWorkoutOf } from './workouts.ts';
import type { BuiltWorkout } from './builtWorkout.ts';
import type { RuleSet } from './ruleSet.ts';
import { draftOf, seenWeek, shape } from './weekRules.ts';

/** Is there any such workout, or may there be one of another week? */
function mayBeBroken({ of, rule: { body } }: ActiveRule, built: readonly BuiltWorkout[]): boolean {
  if (body.kind === 'apart') return true;
  for (const { workout } of built) if (workout.intensity === of.intensity) return true;
  return false;
}

/** Makes easy what principles about VO2max or threshold do not allow; only finished workouts show their intensity. */
export function easeByIntensity(context: WeekContext, built: readonly BuiltWorkout[]): void {
  const { set } = context.rules!;
  for (const active of set.milder) nameMilder(context, active, built);
  for (const active of set.finished) {
    if (!mayBeBroken(active, built)) continue;
    for (let round = 0; round < built.length; round += 1) {
      const week = seenWeek(context, context.rules!);
      const workouts = week.workouts.map((seen) => {
        const draft = draftOf(week, seen);
        return draft === undefined
          ? seen
          : { ...seen, intensity: built.find((each) => each.draft === draft)?.workout.intensity ?? null, draft };
      });
      const breach = breachesOf(active, { ...week, workouts }).find((each) =>
        each.workouts.some((workout) => 'draft' in workout && workout.isHard),
      );
      const worst = breach?.workouts.find((workout) => 'draft' in workout && workout.isHard);
      const entry = built.find(({ draft }) => worst !== undefined && 'draft' in worst && worst.draft === draft);
      if (entry === undefined) break;
      const { draft } = entry;
      Object.assign(draft, {
        isHard: false,
        keyIndex: 0,
        role: draft.isLong ? 'long' : draft.role === 'brick' ? 'brick' : 'easy',
      });
      entry.workout = chosenWorkoutOf(context, draft);
      shape(context, draft, active);
    }
  }
}

/** Names the key workouts that would have been harder, and the weeks whose hard workout went to another sport. */
function nameMilder(context: WeekContext, active: RuleSet['milder'][number], built: readonly BuiltWorkout[]): void {
  const { quality, types } = active.rule.body.what;
  if (quality === 'vo2max') {
    for (const { draft } of built)
      if (draft.role === 'key' && wouldBeVo2max(context, draft, active)) shape(context, draft, active);
    return;
  }
  const budget = hardBudgetOfWeek(context);
  if (
    rotation(context, budget)
      .slice(0, budget)
      .some((sport) => types.includes(TYPE_OF_SPORT[sport]) && context.sports.includes(sport))
  )
    context.rules!.fired.add(active);
}

/** Would the key workout be one that the principle speaks of, were there no principle? */
function wouldBeVo2max(context: WeekContext, draft: Draft, { of }: ActiveRule): boolean {
  const { workoutType } = draft;
  const { raceType, week, rules } = context;
  if (workoutType === 'strength' || workoutType === 'brick' || workoutType === 'race') return false;
  if (!has(of.parts, sortOf(draft)) || !mayBeVo2max(workoutType, { raceType, phaseType: week.phaseType })) return false;
  return chosenWorkoutOf(context, draft, rules!.restrictions).intensity === 'vo2max';
}
