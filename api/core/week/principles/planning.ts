import type { Attempt, Tried } from './attempt.ts';
import { type Day, dayNumber, weeksBetween } from '../../calendar/calendar.ts';
import type { ScheduleInput } from '../../rules/scheduleInput.ts';
import type { ChosenWorkout } from '../../workout/prescribedWorkout.ts';
import type { PastWorkout } from '../../workout/workout.ts';
import type { TimedWorkout } from '../builtWorkout.ts';
import type { WeekTarget } from '../../season/season.ts';
import type { WeekRules } from '../draft.ts';
import { MAX_ASKED, type RuleSet, ruleSetOf } from '../ruleSet.ts';
import { largestBefore } from '../../principles/largestBefore.ts';
import { seenOf } from '../../principles/seen.ts';
import { type ActiveRule, rulesFor, rulesOfWeek } from '../../principles/active.ts';
import type { JudgedWorkout } from '../../principles/judge.ts';
import { SEASONAL } from '../../principles/season.ts';
import { type PrincipleEffect, provePrinciples, seenPlan, type Unheld } from './planned.ts';
import { isTakenFrom, type WeekBasis, applyPrinciples } from './applyPrinciples.ts';
import { withNeeds } from './yielding.ts';

/** The principles through all the weeks of a plan. */
export interface Teaching {
  rules: readonly ActiveRule[];
  input: ScheduleInput;
  /** Everything kept or past. */
  standing: readonly JudgedWorkout[];
  /** Everything planned so far, week after week. */
  planned: JudgedWorkout[];
  /** Rules that held together so far. */
  sets: RuleSet[];
  placeOf: ReadonlyMap<string, number>;
  effects: { applied: number; on: string[]; notHeld: string[] }[];
  unheld: { week: WeekTarget; unheld: Unheld }[];
}

/** Null: there are no principles. */
export function teachingOf(input: ScheduleInput): Teaching | null {
  const { principles = [], athlete, keep, past } = input;
  if (principles.length === 0) return null;
  const standing = [
    ...past.map((workout: PastWorkout) => seenOf(workout, true)),
    ...keep.map((workout) => seenOf(workout, true)),
  ].filter(({ workoutType }) => workoutType !== 'race');
  const rules = rulesFor(athlete, principles);
  const placeOf = new Map(rules.map(({ principle, place }) => [principle.id, place]));
  return {
    rules,
    input,
    standing,
    planned: [],
    sets: [],
    placeOf,
    effects: principles.map(() => ({ applied: 0, on: [], notHeld: [] })),
    unheld: [],
  };
}

/** Days that the rules look back and ahead of the week. */
function reachOf(rules: readonly ActiveRule[]): number {
  return rules.reduce(
    (most, { rule: { body } }) =>
      Math.max(
        most,
        body.kind === 'apart' ? body.to : body.kind === 'count' ? 7 * (body.weeks - 1) : body.kind === 'prefer' ? 1 : 0,
      ),
    0,
  );
}

type Around = Pick<WeekRules, 'near' | 'largestBefore' | 'loadsInARow' | 'loadsBefore'>;
type Attempting = (known: WeekBasis, rules: WeekRules | null) => Attempt;

/** How the week comes out under some of its rules; what was tried once is not planned again. */
function tryingUnder(
  teaching: Teaching,
  week: WeekTarget,
  known: WeekBasis,
  around: Around,
  attempt: Attempting,
): (rules: readonly ActiveRule[]) => Tried {
  const tries: { rules: readonly ActiveRule[]; tried: Tried }[] = [];
  const planned = (rules: readonly ActiveRule[]): Attempt => {
    if (rules.length === 0) return attempt(known, null);
    const weekRules: WeekRules = {
      set: setOf(teaching, rules),
      rules,
      ofWeek: [],
      shut: [],
      near: around.near,
      shaped: new Map(),
      fired: new Set(),
      withoutLong: new Set(),
      longest: new Map(),
      reached: new Set(),
      largestBefore: around.largestBefore,
      loadsInARow: around.loadsInARow,
      restrictions: known.restrictions,
      loadsBefore: around.loadsBefore,
    };
    return attempt(applyPrinciples(known, week, weekRules, teaching.input), weekRules);
  };
  return (rules) => {
    const before = tries.find((each) => isSame(each.rules, rules));
    if (before !== undefined) return before.tried;
    const tried = seenOnce(planned(rules), around);
    tries.push({ rules, tried });
    return tried;
  };
}

/**
 * Plans the week under its principles. A rule that would take something away that the week needs, such as its only long run, is not
 * applied in this week, and the proof says why.
 */
export function planTaught(
  teaching: Teaching,
  week: WeekTarget,
  known: WeekBasis,
  attempt: Attempting,
): Attempt & { proof: ReturnType<typeof provePrinciples>['proof'] } {
  const all = heldIn(teaching, week, known);
  const around = aroundOf(teaching, week, reachOf(all));
  const tried = tryingUnder(teaching, week, known, around, attempt);
  const { made: first, yielded } = withNeeds(all, tried);
  const made = withoutIdle(first, tried);
  keepTrue(made, tried);
  nameUnseen(made, tried);
  nameSeason(teaching, week, all, made);
  const { seen } = made;
  const { proof, unheld } = provePrinciples(all, seen, yielded, made.context.rules?.fired ?? new Set());
  for (const workout of seen.workouts) if (!workout.isFixed) teaching.planned.push(workout);
  recordUnheld(teaching, week, made, unheld);
  return { context: made.context, layout: made.layout, built: made.built, workouts: made.workouts, proof };
}

function seenOnce({ context, layout, built, workouts }: Attempt, around: Around): Tried {
  return { context, layout, built, workouts, seen: seenPlan(context, around, built) };
}

function heldIn(
  { rules, input: { season } }: Teaching,
  week: WeekTarget,
  { limits: { level }, raceType }: WeekBasis,
): readonly ActiveRule[] {
  const weekInPlan = Math.max(0, weeksBetween(season.seasonStart, week.weekStartDate));
  return rulesOfWeek(rules, { week, level, raceType, weekInPlan });
}

/** The same rules hold in most weeks. */
function setOf({ sets }: Teaching, rules: readonly ActiveRule[]): RuleSet {
  const known = sets.findLast((set) => isSame(set.rules, rules)) ?? ruleSetOf(rules);
  if (!sets.includes(known)) sets.push(known);
  return known;
}

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i]);

function aroundOf({ standing, planned, input }: Teaching, week: WeekTarget, reach: number): Around {
  const monday = dayNumber(week.weekStartDate);
  const [from, next] = [monday - reach, monday + 7];
  const near = [
    ...standing.filter(
      ({ number }) => (number < monday && number >= from) || (number >= next && number < next + reach),
    ),
    ...planned.filter(({ number }) => number >= from),
  ];
  const { weeks } = input.season;
  const index = weeks.findIndex(({ weekStartDate }) => weekStartDate === week.weekStartDate);
  const loadsBefore = index - 1 - weeks.findLastIndex(({ kind }, i) => i < index && kind !== 'load');
  return {
    near,
    largestBefore: largestBefore(weeks, index),
    loadsInARow: week.kind === 'load' ? loadsBefore + 1 : 0,
    loadsBefore,
  };
}

/**
 * `fired` names the rules that changed the week as a whole. Removes those without which the week would be the same. Of two rules that ask
 * for the same both stay, because each of them alone would have changed the week.
 */
function keepTrue({ context: { rules }, built }: Tried, tried: (rules: readonly ActiveRule[]) => Tried): void {
  if (rules === null) return;
  for (const active of rules.fired) {
    if (SEASONAL.has(active.rule.body.kind)) continue;
    if (!isAlike(tried(rules.rules.filter((each) => each !== active)).built, built)) continue;
    if (rules.rules.length === 1 || isAlike(tried([active]).built, tried([]).built)) rules.fired.delete(active);
  }
}

/**
 * A workout can come to the length of a rule by itself. Then the week is the same without the rule, and no workout names it; as in
 * `keepTrue`, of two rules that ask for the same both stay.
 */
function withoutIdle(made: Tried, tried: (rules: readonly ActiveRule[]) => Tried): Tried {
  const { rules } = made.context;
  if (rules === null) return made;
  let [kept, told] = [rules.rules, made];
  for (const active of rules.reached) {
    const others = kept.filter((each) => each !== active);
    const without = tried(others);
    if (!isAlike(without.built, made.built)) continue;
    if (rules.rules.length > 1 && !isAlike(tried([active]).built, tried([]).built)) continue;
    [kept, told] = [others, { ...without, context: made.context }];
  }
  return told;
}

/** Does a workout, or what became of the week, name a principle? */
const isNamed = ({ context: { rules }, workouts }: Attempt): boolean =>
  (rules !== null && rules.fired.size > 0) || workouts().some(({ reasons }) => reasons.at(-1)?.code === 'PRINCIPLE');

/** A rule can change a week without a step of planning that records it. So if no rule is named although the week differs, this names each rule without which the week would be another one. */
function nameUnseen(made: Tried, tried: (rules: readonly ActiveRule[]) => Tried): void {
  const {
    context: { rules },
    built,
  } = made;
  if (rules === null || rules.rules.length > MAX_ASKED || isNamed(made) || isAlike(tried([]).built, built)) return;
  for (const active of rules.rules)
    if (rules.rules.length === 1 || !isAlike(tried(rules.rules.filter((each) => each !== active)).built, built))
      rules.fired.add(active);
}

/** Fewer hours or another kind of week than without the principles are the doing of the only one that is about hours. */
function nameSeason({ input: { season } }: Teaching, week: WeekTarget, all: readonly ActiveRule[], made: Tried): void {
  const { rules } = made.context;
  if (rules === null || season.weeksUntaught === undefined || isNamed(made) || !isTakenFrom(week, season)) return;
  const seasonal = all.filter(({ rule }) => SEASONAL.has(rule.body.kind));
  if (seasonal.length === 1) rules.fired.add(seasonal[0]!);
}

/** What athletes see of a workout, besides its time and whether it is a long one. */
const SEEN = [
  'workoutType',
  'duration',
  'intensity',
  'isHard',
  'description',
] as const satisfies readonly (keyof ChosenWorkout)[];

const looksAs = (one: TimedWorkout, other: TimedWorkout): boolean =>
  one.day.date === other.day.date &&
  one.timeOfDay === other.timeOfDay &&
  one.draft.isLong === other.draft.isLong &&
  SEEN.every((field) => one.workout[field] === other.workout[field]);

const isAlike = (some: readonly TimedWorkout[], others: readonly TimedWorkout[]): boolean =>
  some.length === others.length && some.every((one, i) => looksAs(one, others[i]!));

function recordUnheld(
  teaching: Teaching,
  week: WeekTarget,
  { context, workouts }: Attempt,
  unheld: readonly Unheld[],
): void {
  const { effects, placeOf } = teaching;
  for (const { reasons, scheduledDate } of workouts()) {
    const named = reasons.filter(({ code }) => code === 'PRINCIPLE').map(({ inputs }) => String(inputs.principleId));
    for (const id of new Set(named)) add(effects[placeOf.get(id)!]!, scheduledDate);
  }
  const places = [...(context.rules?.fired ?? [])].map(({ place }) => place);
  for (const place of new Set(places)) add(effects[place]!, week.weekStartDate);
  for (const each of unheld) {
    teaching.unheld.push({ week, unheld: each });
    effects[each.active.place]!.notHeld.push(week.weekStartDate);
  }
}

function add(effect: Teaching['effects'][number], day: Day): void {
  effect.applied += 1;
  effect.on.push(day);
}

export function effectsOf({ input, effects }: Teaching): readonly PrincipleEffect[] {
  return (input.principles ?? []).map(({ id }, place) => ({
    id,
    ...effects[place]!,
    on: [...effects[place]!.on].sort(),
    notHeld: [...new Set(effects[place]!.notHeld)],
  }));
}
