import type { Day } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../changes.ts';
import { LENGTH_STEP, MIN_LONG_WORKOUT, MIN_WORKOUT } from '../../constants/lengths.ts';
import { applyOperations, makeOperation, type Operation } from '../operations.ts';
import type { ActiveRule } from '../../principles/active.ts';
import type { Judged } from '../../principles/judge.ts';
import { needText } from '../../messages/needs.ts';
import { ATHLETE } from '../../messages/reader.ts';
import { OTHERWISE, otherwiseOf } from '../../week/principles/planned.ts';
import type { RuleBody } from '../../principles/rule.ts';
import { SEASONAL } from '../../principles/season.ts';
import type { Proof } from '../../rules/finding.ts';
import type { PlanningContext, ScheduledWorkout } from '../../rules/context.ts';
import { excessOf, judgedRules } from '../../rules/principles.ts';
import { inFives } from '../../workout/inFives.ts';
import { weeksOf } from '../../rules/weeks.ts';
import { weekAround } from './nearest.ts';
import { LADDER } from './rebuild.ts';
import { RANKS } from '../../workout/prescription/choose.ts';

export interface Follower {
  principleId: string;
  /** Mondays of the weeks that stand and are to keep it. */
  weeks: readonly Day[];
  /** Rules of a week, by name, that the planner itself cannot keep there, with its proof of why. */
  yielding: ReadonlyMap<Day, readonly Proof[]>;
  isFree: (day: Day) => boolean;
}

/** Rounds of putting right; each leaves less to put right, so that it ends. */
const MAX_ROUNDS = 60;

/**
 * Changes planned weeks until they keep a principle: workouts move within their week, become easier or shorter, or are removed. No
 * workout is added or lengthened, because that could bring back load that a rule or a coach took away. Workouts that a person placed stay.
 */
export function followPrinciple(
  workouts: readonly ScheduledWorkout[],
  context: PlanningContext,
  follower: Follower,
): { changes: readonly WorkoutChange[]; workouts: readonly ScheduledWorkout[] } {
  const changes: WorkoutChange[] = [];
  let now = workouts;
  for (const monday of follower.weeks) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const step = nextStep(now, context, monday, follower);
      if (step === null) break;
      changes.push(step.change);
      now = step.workouts;
    }
  }
  return { changes, workouts: now };
}

/** What the principle's rules make of a week that stands; a rule that the planner cannot keep either says so in its words. */
export function provedRules(
  workouts: readonly ScheduledWorkout[],
  context: PlanningContext,
  monday: Day,
  follower: Follower,
): Proof[] {
  return judgedIn(workouts, context, monday, follower).map(({ active, judged: { limit, value, breaches } }) => {
    const { name: constraint, principle } = active;
    const line: Proof = { constraint, limit, value, holds: breaches.length === 0, principleId: principle.id };
    if (breaches.length === 0) return line;
    const isKept = breaches.every(({ workouts: involved }) => involved.some(({ isFixed }) => isFixed));
    const otherwise =
      yieldingOf(follower, monday, constraint)?.otherwise ??
      otherwiseOf(active, { code: isKept ? 'KEPT_SESSION' : 'MORE_OF_WEEK', sport: '' });
    const cost = needText({ code: otherwise.need, sport: otherwise.sport }, ATHLETE);
    return { ...line, value: `${value}${OTHERWISE}${cost}`, otherwise };
  });
}

const yieldingOf = ({ yielding }: Follower, monday: Day, name: string) =>
  yielding.get(monday)?.find(({ constraint }) => constraint === name);

interface JudgedRule {
  active: ActiveRule;
  judged: Judged;
}

function judgedIn(
  workouts: readonly ScheduledWorkout[],
  context: PlanningContext,
  monday: Day,
  { principleId }: Follower,
): readonly JudgedRule[] {
  const week = weeksOf(
    workouts.filter(({ status }) => status !== 'skipped'),
    context.limits,
  );
  // growth and step-back weeks are in the season's hours; what is rather wanted is broken by nothing
  const isAsked = ({ principle, rule: { body } }: ActiveRule) =>
    principle.id === principleId && (body.kind === 'hours' || (!SEASONAL.has(body.kind) && body.kind !== 'prefer'));
  return judgedRules(context, week(monday), isAsked);
}

/** The first change that brings the week closer to the principle without breaking a limit; null: there is none. */
function nextStep(
  workouts: readonly ScheduledWorkout[],
  context: PlanningContext,
  monday: Day,
  follower: Follower,
): { change: WorkoutChange; workouts: readonly ScheduledWorkout[] } | null {
  for (const { active, judged } of judgedIn(workouts, context, monday, follower)) {
    if (judged.breaches.length === 0 || yieldingOf(follower, monday, active.name)) continue;
    const { words, principle } = active;
    const cause = {
      reasonCode: 'PRINCIPLE' as const,
      source: 'principle' as const,
      inputs: { principleId: principle.id, by: principle.by, rule: words },
    };
    for (const operation of waysFor(workouts, active, judged, follower)) {
      const change = makeOperation(workouts, operation, cause);
      const tried = change === null ? null : applyOperations(workouts, [change], context);
      if (change === null || tried === null || tried.applied.length === 0) continue;
      const after = judgedIn(tried.workouts, context, monday, follower).find((each) => each.active === active)!;
      if (excessOf(after.judged.breaches) < excessOf(judged.breaches)) return { change, workouts: tried.workouts };
    }
  }
  return null;
}

/** Ways to put a breach right, those that leave the workout as it is first. */
function waysFor(
  workouts: readonly ScheduledWorkout[],
  { rule: { body } }: ActiveRule,
  { breaches }: Judged,
  { isFree }: Follower,
): Operation[] {
  const found = breaches.flatMap(({ workouts: involved, excess }) =>
    involved
      .filter(({ isFixed }) => !isFixed)
      .map(({ id }) => ({ workout: workouts.find((each) => each.id === id)!, excess })),
  );
  const breaking = [...new Set(found.map(({ workout }) => workout))];
  const goes = breaking.map(({ id }): Operation => ({ op: 'remove', workoutId: id }));
  if (body.kind === 'length' || body.kind === 'share' || body.kind === 'hours') {
    const shorter = found
      .map(({ workout, excess }) => ({
        workout,
        minutes: inFives(body.kind === 'length' ? body.minutes : workout.duration - excess),
      }))
      .filter(({ minutes }) => minutes >= MIN_WORKOUT)
      .sort((a, b) => b.workout.duration - a.workout.duration)
      .map(({ workout, minutes }): Operation => ({ op: 'resize', workoutId: workout.id, minutes }));
    return body.kind === 'share' ? shorter : [...shorter, ...goes];
  }
  return [
    ...breaking.flatMap((workout) => movesOf(workout, isFree)),
    ...breaking.flatMap((workout) => lighter(workout, body)),
    ...goes,
  ];
}

/** To the other days of the week, the nearest first. */
const movesOf = ({ id, scheduledDate }: ScheduledWorkout, isFree: (day: Day) => boolean): Operation[] =>
  weekAround(scheduledDate)
    .filter((day) => day !== scheduledDate && isFree(day))
    .map((toDate) => ({ op: 'move', workoutId: id, toDate }));

/** Easier where the rule is about hard workouts, an ordinary workout where it is about long ones. */
function lighter(
  { id, intensity, isLong, isHard, workoutType, duration }: ScheduledWorkout,
  body: RuleBody,
): Operation[] {
  const qualities = new Set(
    body.kind === 'apart' ? [body.first.quality, body.next.quality] : 'what' in body ? [body.what.quality] : [],
  );
  const ways: Operation[] = [];
  if (qualities.has('hard') || qualities.has('vo2max') || qualities.has('threshold'))
    for (let rung = LADDER[intensity]; isHard && RANKS[rung] >= RANKS.easy; rung = LADDER[rung])
      ways.push({ op: 'ease', workoutId: id, intensity: rung });
  if (qualities.has('long') && isLong && workoutType !== 'race' && workoutType !== 'brick')
    ways.push({
      op: 'replace',
      workoutId: id,
      workoutType,
      minutes: Math.min(inFives(duration - 1), MIN_LONG_WORKOUT - LENGTH_STEP),
      intensity: 'easy',
    });
  return ways;
}
