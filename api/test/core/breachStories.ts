import { aimed, dayOf, LIMITS, made, type Made, preferring } from './madeWeeks.ts';
import type { BrokenCause } from '../../core/codes/proof.ts';
import { compilePrinciple } from '../../core/principles/compile.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../../core/rules/context.ts';
import {
  beforeChange,
  beforeLimitChanged,
  type Breach,
  breachOf,
  breakingWorkout,
  causeOf,
  type PastChange,
} from '../../core/week/breach.ts';
import type { Proof } from '../../core/rules/finding.ts';
import { type MeasuredProof, weekProofs } from '../../core/week/weekProof.ts';

/** What a change made of a workout, by its name; null: it is gone. */
export type Act = readonly [what: string, workout: string, Made | null, over?: Partial<PastChange>];
/** The limits of a story that changed, by how many changes were made before that. */
type Changed = Readonly<Record<number, Partial<ScheduleLimits>>>;

const MONDAY = dayOf('mon');
const workoutOf = (id: string, row: Made): ScheduledWorkout => ({ ...made([row])[0]!, id });

/** Each schedule that there was, the first one as it was planned. */
export function statesOf(planned: readonly Act[], acts: readonly Act[]): ReadonlyMap<string, ScheduledWorkout>[] {
  const states = [new Map<string, ScheduledWorkout>()];
  for (const [, id, row] of [...planned, ...acts]) {
    const next = new Map(states.at(-1));
    if (row === null) next.delete(id);
    else next.set(id, workoutOf(id, row));
    states.push(next);
  }
  return states.slice(planned.length);
}

export const brokenIn = (context: ReturnType<typeof planningContextOf>, workouts: readonly ScheduledWorkout[]) =>
  weekProofs(context, workouts, [{ monday: MONDAY, planned: [] }])[0]!.filter(({ holds }) => !holds);

interface Told extends MeasuredProof {
  what: string | null;
  cause: BrokenCause | null;
  by: Breach['by'];
}

/** Every broken limit of the week with what broke it. */
export function toldOf(
  { planned = [], acts, limits = {}, was = {}, told = [] }: Story,
  line: (found: MeasuredProof) => boolean = () => true,
): Told[] {
  const states = statesOf(planned, acts);
  const contextOf = (over: Partial<ScheduleLimits>) => planningContextOf({ ...LIMITS, ...PLENTY, ...limits, ...over });
  const workouts = [...states.at(-1)!.values()];
  const context = contextOf({});
  return brokenIn(context, workouts)
    .filter(line)
    .map((limit) => {
      let breach: Breach = breachOf({ ...limit, rule: limit.rule! }, MONDAY, { context, workouts });
      let then = context;
      for (let n = acts.length; n > 0; n -= 1) {
        const [, id, , over] = acts[n - 1]!;
        const changes = [{ id, before: states[n - 1]!.get(id) ?? null }];
        const change = {
          number: n,
          undoesNumber: null,
          isOfPlan: false,
          startsWeek: false,
          workouts: changes,
          ...over,
        };
        breach = beforeChange(breach, change, then);
        if (was[n - 1]) breach = beforeLimitChanged(breach, (then = contextOf(was[n - 1]!)), n - 1);
      }
      const { by } = breach;
      return {
        ...limit,
        ...breakingWorkout(breach, { context, workouts }),
        by,
        cause: causeOf(breach, told),
        what: by && acts[by.number - 1]![0],
      };
    });
}

export interface Story {
  planned?: readonly Act[];
  acts: readonly Act[];
  limits?: Partial<ScheduleLimits>;
  was?: Changed;
  /** What was told as the week was planned. */
  told?: readonly Proof[];
}
export const PLENTY = aimed({ plannedHours: 6 });
/** No limit of the story but its own. */
export const freely = (more: Parameters<typeof preferring>[0]) =>
  preferring({ unavailableDays: [], maxMinutesByDay: {}, ...more });
export const taught = (principle: string): Partial<ScheduleLimits> => ({
  principles: [
    {
      id: 'p',
      by: 'Max Mustermann',
      rules: compilePrinciple({ principleType: '', context: '', principle }).rules,
    },
  ],
});
export const at = (workout: string, ...row: Made): Act => ['planned', workout, row];

export type BreakerRow = [what: string, line: string, story: Story, by: string | null, workout: string | undefined];
/** The one broken limit of the line, and what broke it. */
export function tellsBreaker(...[, line, story, what, workoutId]: BreakerRow): void {
  expect(toldOf(story, (found) => found.line!.startsWith(line)).map((found) => [found.what, found.workoutId])).toEqual([
    [what, workoutId],
  ]);
}

export const told = (holds: boolean): readonly Proof[] => [
  { constraint: 'Tue at most 60 min', limit: '60 min', value: '90 min', holds },
];
