import * as fc from 'fast-check';
import {
  aimed,
  dayOf,
  DAYS,
  HARD,
  LIMITS,
  LONG,
  made,
  type Made,
  preferring,
  racing,
} from '../../test/core/madeWeeks.ts';
import type { BrokenCause } from '../codes/proof.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import {
  beforeChange,
  beforeLimitChanged,
  type Breach,
  breachOf,
  breakingWorkout,
  causeOf,
  type PastChange,
} from './breach.ts';
import type { Proof } from '../rules/finding.ts';
import { type MeasuredProof, weekProofs } from './weekProof.ts';

/** What a change made of a workout, by its name; null: it is gone. */
type Act = readonly [what: string, workout: string, Made | null, over?: Partial<PastChange>];
/** The limits of a story that changed, by how many changes were made before that. */
type Changed = Readonly<Record<number, Partial<ScheduleLimits>>>;

const MONDAY = dayOf('mon');
const workoutOf = (id: string, row: Made): ScheduledWorkout => ({ ...made([row])[0]!, id });

/** Each schedule that there was, the first one as it was planned. */
function statesOf(planned: readonly Act[], acts: readonly Act[]): ReadonlyMap<string, ScheduledWorkout>[] {
  const states = [new Map<string, ScheduledWorkout>()];
  for (const [, id, row] of [...planned, ...acts]) {
    const next = new Map(states.at(-1));
    if (row === null) next.delete(id);
    else next.set(id, workoutOf(id, row));
    states.push(next);
  }
  return states.slice(planned.length);
}

const brokenIn = (context: ReturnType<typeof planningContextOf>, workouts: readonly ScheduledWorkout[]) =>
  weekProofs(context, workouts, [{ monday: MONDAY, planned: [] }])[0]!.filter(({ holds }) => !holds);

interface Told extends MeasuredProof {
  what: string | null;
  cause: BrokenCause | null;
  by: Breach['by'];
}

/** Every broken limit of the week with what broke it. */
function toldOf(
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

interface Story {
  planned?: readonly Act[];
  acts: readonly Act[];
  limits?: Partial<ScheduleLimits>;
  was?: Changed;
  /** What was told as the week was planned. */
  told?: readonly Proof[];
}
const PLENTY = aimed({ plannedHours: 6 });
/** No limit of the story but its own. */
const freely = (more: Parameters<typeof preferring>[0]) =>
  preferring({ unavailableDays: [], maxMinutesByDay: {}, ...more });
const taught = (principle: string): Partial<ScheduleLimits> => ({
  principles: [
    {
      id: 'p',
      by: 'Max Mustermann',
      rules: compilePrinciple({ principleType: '', context: '', principle }).rules,
    },
  ],
});
const at = (workout: string, ...row: Made): Act => ['planned', workout, row];

test.each<[what: string, line: string, story: Story, by: string | null, workout: string | undefined]>([
  [
    'the last workout of the day that has too many now, not of one that had',
    'SESSIONS_A_DAY',
    {
      planned: [at('t1', 'thu', 'swim', 20)],
      acts: [
        ['add on Wednesday', 'w1', ['wed', 'swim', 20]],
        ['add on Wednesday', 'w2', ['wed', 'swim', 20]],
        ['the third on Wednesday', 'w3', ['wed', 'run', 20]],
        ['add on Thursday', 't2', ['thu', 'swim', 20]],
        ['the third on Thursday', 't3', ['thu', 'bike', 20]],
        ['delete', 'w1', null],
        ['delete', 'w2', null],
        ['delete', 'w3', null],
      ],
    },
    'the third on Thursday',
    't3',
  ],
  [
    'the third workout of the day that is told, beside another day that broke it before',
    'SESSIONS_A_DAY',
    {
      planned: [
        at('t1', 'thu', 'swim', 20),
        at('t2', 'thu', 'bike', 20),
        at('w1', 'wed', 'swim', 20),
        at('w2', 'wed', 'bike', 20),
      ],
      acts: [
        ['the third on Thursday', 't3', ['thu', 'run', 20]],
        ['the third on Wednesday', 'w3', ['wed', 'run', 20]],
      ],
    },
    'the third on Wednesday',
    'w3',
  ],
  [
    'minutes that stand, not those that are gone',
    'WEEK_MINUTES',
    {
      planned: [at('p', 'sat', 'bike', 340)],
      acts: [
        ['ride on Wednesday', 'w', ['wed', 'bike', 30]],
        ['ride on Monday', 'm', ['mon', 'bike', 40]],
        ['delete Wednesday', 'w', null],
      ],
    },
    'ride on Monday',
    'm',
  ],
  [
    'hours that stand, not those that are gone',
    'AVAILABLE_HOURS',
    {
      limits: freely({ weeklyHoursAvailable: 6 }),
      acts: [
        ['Saturday', 's', ['sat', 'bike', 400]],
        ['Monday', 'm', ['mon', 'bike', 400]],
        ['delete Saturday', 's', null],
      ],
    },
    'Monday',
    'm',
  ],
  [
    'the edit that made the longest workout that there is now',
    'LONG_DAY',
    {
      planned: [at('long', 'sat', 'run', 60, LONG), at('wed', 'wed', 'run', 40)],
      acts: [
        ['a ride on Thursday', 'thu', ['thu', 'bike', 180]],
        ['a longer run on Wednesday', 'wed', ['wed', 'run', 110]],
        ['a short ride', 'thu', ['thu', 'bike', 30]],
      ],
    },
    'a longer run on Wednesday',
    'wed',
  ],
  [
    'who made a workout longer still than one that broke it before',
    'LONG_DAY',
    {
      planned: [at('long', 'sat', 'run', 60, LONG), at('wed', 'wed', 'run', 40)],
      acts: [
        ['a ride on Thursday', 'thu', ['thu', 'bike', 180]],
        ['a longer run on Wednesday', 'wed', ['wed', 'run', 190]],
      ],
    },
    'a longer run on Wednesday',
    'wed',
  ],
  [
    'the hard day that is near another now',
    'HARD_DAYS_APART',
    {
      acts: [
        ['Tuesday', 'tue', ['tue', 'run', 40, HARD]],
        ['Wednesday', 'wed', ['wed', 'run', 40, HARD]],
        ['Saturday', 'sat', ['sat', 'run', 40, HARD]],
        ['Sunday', 'sun', ['sun', 'run', 40, HARD]],
        ['delete Tuesday', 'tue', null],
      ],
    },
    'Sunday',
    'sun',
  ],
  [
    'who deleted what kept strength a small part of the week',
    'STRENGTH_SHARE',
    {
      planned: [at('s', 'tue', 'strength', 30), at('b', 'sat', 'bike', 200), at('r', 'thu', 'run', 60)],
      acts: [
        ['delete the ride', 'b', null],
        ['a shorter run', 'r', ['thu', 'run', 50]],
      ],
    },
    'delete the ride',
    undefined,
  ],
  [
    'who deleted what was added before strength was',
    'STRENGTH_SHARE',
    {
      planned: [at('r', 'thu', 'run', 100)],
      acts: [
        ['add a ride', 'b', ['sat', 'bike', 200]],
        ['add strength', 's', ['tue', 'strength', 30]],
        ['delete the ride', 'b', null],
      ],
    },
    'delete the ride',
    undefined,
  ],
  [
    'the first of the edits that are too long, whatever its length is now',
    'DAY_CAP tuesday',
    {
      planned: [at('r', 'tue', 'run', 40)],
      acts: [
        ['somewhat longer', 'r', ['tue', 'run', 50]],
        ['too long', 'r', ['tue', 'run', 120]],
        ['a little shorter', 'r', ['tue', 'run', 110]],
      ],
    },
    'too long',
    'r',
  ],
  [
    'the move that brought it there again',
    'UNAVAILABLE_DAY monday',
    {
      planned: [at('r', 'tue', 'run', 40)],
      acts: [
        ['there', 'r', ['mon', 'run', 40]],
        ['away', 'r', ['wed', 'run', 40]],
        ['there again', 'r', ['mon', 'run', 40]],
      ],
    },
    'there again',
    'r',
  ],
  [
    'who added what alone is left of a day whose limit came after the others',
    'DAY_CAP thursday',
    {
      limits: freely({ maxMinutesByDay: { thursday: 10 } }),
      planned: [at('a', 'thu', 'run', 40), at('b', 'thu', 'swim', 30)],
      was: { 0: freely({}) },
      acts: [
        ['add', 'c', ['thu', 'bike', 25]],
        ['delete', 'a', null],
        ['delete', 'b', null],
      ],
    },
    'add',
    'c',
  ],
  [
    'nobody where the limit came later, though more lay there for a while',
    'DAY_CAP thursday',
    {
      limits: freely({ maxMinutesByDay: { thursday: 10 } }),
      planned: [at('a', 'thu', 'run', 40)],
      was: { 0: freely({}) },
      acts: [
        ['add', 'c', ['thu', 'bike', 25]],
        ['delete', 'c', null],
      ],
    },
    null,
    undefined,
  ],
  [
    'a hard run after a race, not what lay near the race before it came',
    'RACE_NEAR',
    {
      limits: racing('thu', 'A'),
      planned: [at('eve', 'wed', 'run', 21)],
      was: { 0: {} },
      acts: [['a run on the day after', 'after', ['fri', 'run', 60, HARD]]],
    },
    'a run on the day after',
    'after',
  ],
  [
    'who made it, where an undo brought it back',
    'UNAVAILABLE_DAY monday',
    {
      planned: [at('r', 'tue', 'run', 40)],
      acts: [
        ['there', 'r', ['mon', 'run', 40]],
        ['delete', 'r', null],
        ['undo', 'r', ['mon', 'run', 40], { undoesNumber: 2 }],
      ],
    },
    'there',
    'r',
  ],
  [
    'the undo, where the day was closed since',
    'UNAVAILABLE_DAY monday',
    {
      planned: [at('r', 'mon', 'run', 40)],
      was: { 1: freely({}) },
      acts: [
        ['away', 'r', ['tue', 'run', 40]],
        ['undo', 'r', ['mon', 'run', 40], { undoesNumber: 1 }],
      ],
    },
    'undo',
    'r',
  ],
  [
    'the workout that a principle has something against now',
    'PRINCIPLE p ',
    {
      limits: taught('Workout at most 60 min on Friday'),
      planned: [at('run', 'fri', 'run', 50), at('ride', 'fri', 'bike', 40)],
      acts: [
        ['a longer run', 'run', ['fri', 'run', 70]],
        ['a longer ride', 'ride', ['fri', 'bike', 117]],
        ['the run as it was', 'run', ['fri', 'run', 60]],
      ],
    },
    'a longer ride',
    'ride',
  ],
  [
    'nobody for the longest that was there before its limit, whoever made another too long',
    'PRINCIPLE p ',
    {
      limits: taught('Every workout at most 45 minutes'),
      planned: [at('sat', 'sat', 'bike', 214), at('tue', 'tue', 'bike', 40)],
      was: { 0: {} },
      acts: [['somewhat longer', 'tue', ['tue', 'bike', 95]]],
    },
    null,
    'sat',
  ],
  [
    'the day that has the most, not another that has too many',
    'PRINCIPLE p ',
    {
      limits: taught('At most 1 workout a day'),
      planned: [at('s', 'sat', 'swim', 30)],
      acts: [
        ['three on Tuesday', 'a', ['tue', 'run', 30]],
        ['three on Tuesday', 'b', ['tue', 'bike', 30]],
        ['three on Tuesday', 'c', ['tue', 'swim', 20]],
        ['two on Saturday', 't', ['sat', 'run', 30]],
      ],
    },
    'three on Tuesday',
    'b',
  ],
  [
    'the workout of who broke it, not one of the planner that gives way first',
    'PRINCIPLE p ',
    {
      limits: taught('No run on Wednesday'),
      planned: [at('w', 'wed', 'run', 20)],
      was: { 0: {} },
      acts: [['a brick', 'b', ['wed', 'brick', 60, { locked: true }]]],
    },
    'a brick',
    'b',
  ],
  [
    'nobody where the day was closed before the plan that an undo took back',
    'UNAVAILABLE_DAY monday',
    {
      planned: [at('r', 'mon', 'run', 40)],
      was: { 0: freely({}) },
      acts: [
        ['plan', 'r', ['tue', 'run', 40], { isOfPlan: true }],
        ['undo', 'r', ['mon', 'run', 40], { undoesNumber: 1 }],
      ],
    },
    null,
    undefined,
  ],
  [
    'who made what a new plan of the week may not change',
    'LONG_DAY',
    {
      planned: [at('long', 'sat', 'run', 60, LONG)],
      acts: [
        ['a ride', 'r', ['wed', 'bike', 150, { locked: true }]],
        ['plan', 's', ['thu', 'run', 30], { isOfPlan: true, startsWeek: true }],
      ],
    },
    'a ride',
    'r',
  ],
  [
    'nobody where a new plan lengthened it',
    'DAY_CAP tuesday',
    {
      acts: [
        ['add', 'r', ['tue', 'run', 70, { locked: true }]],
        ['plan', 'r', ['tue', 'run', 90, { locked: true }], { isOfPlan: true, startsWeek: true }],
      ],
    },
    null,
    undefined,
  ],
  [
    'nobody where the planner did',
    'DAY_CAP tuesday',
    {
      planned: [at('r', 'tue', 'run', 40)],
      acts: [['plan', 'r', ['tue', 'run', 90], { isOfPlan: true }]],
    },
    null,
    undefined,
  ],
  [
    'nobody before the week was planned',
    'DAY_CAP tuesday',
    {
      acts: [
        ['add', 'r', ['tue', 'run', 90]],
        ['plan', 's', ['wed', 'run', 30], { isOfPlan: true, startsWeek: true }],
      ],
    },
    null,
    undefined,
  ],
])('%s', (_, line, story, what, workoutId) => {
  expect(toldOf(story, (found) => found.line!.startsWith(line)).map((found) => [found.what, found.workoutId])).toEqual([
    [what, workoutId],
  ]);
});

test('a principle that counts the week is shown by the change that broke it, though another workout would give way first', () => {
  const story: Story = {
    limits: taught('At most 1 run a week'),
    planned: [at('tue', 'tue', 'run', 30)],
    acts: [['another', 'fri', ['fri', 'run', 30, { locked: true }]]],
  };
  expect(toldOf(story, ({ line }) => line!.startsWith('PRINCIPLE'))).toMatchObject([
    { what: 'another', workoutId: 'fri', day: dayOf('fri') },
  ]);
});

const told = (holds: boolean): readonly Proof[] => [
  { constraint: 'Tue at most 60 min', limit: '60 min', value: '90 min', holds },
];
const PLANNED_ANEW: Act = ['plan', 's', ['wed', 'run', 30], { isOfPlan: true, startsWeek: true }];

test.each<[cause: BrokenCause | null, what: string, story: Story]>([
  ['change', 'somebody did', { acts: [['add', 'r', ['tue', 'run', 90]]] }],
  [
    'change',
    'somebody did, whatever else the plan could not keep',
    { acts: [['add', 'r', ['tue', 'run', 90]]], told: told(false) },
  ],
  [
    'limit',
    'it came later',
    { planned: [at('r', 'tue', 'run', 90)], was: { 0: freely({}) }, acts: [['add', 's', ['wed', 'run', 30]]] },
  ],
  ['limit', 'the plan kept it', { planned: [at('r', 'tue', 'run', 90)], acts: [PLANNED_ANEW], told: told(true) }],
  [
    'plan',
    'the plan did not keep it',
    { planned: [at('r', 'tue', 'run', 90)], acts: [PLANNED_ANEW], told: told(false) },
  ],
  [
    'plan',
    'a new plan broke it',
    { planned: [at('r', 'tue', 'run', 40)], acts: [['plan', 'r', ['tue', 'run', 90], { isOfPlan: true }]] },
  ],
  [
    'plan',
    'it came later, and the plan after it did not keep it',
    {
      planned: [at('r', 'tue', 'run', 90)],
      was: { 0: freely({}) },
      acts: [['plan', 's', ['wed', 'run', 30], { isOfPlan: true }]],
      told: told(false),
    },
  ],
  [
    null,
    'nobody knows what was before',
    { planned: [at('r', 'tue', 'run', 90)], acts: [['add', 's', ['wed', 'run', 30]]] },
  ],
])('the cause is %s where %s', (cause, _, story) => {
  expect(toldOf(story, ({ line }) => line === 'DAY_CAP tuesday').map((found) => found.cause)).toEqual([cause]);
});

const anAct: fc.Arbitrary<Act> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    isGone: fc.integer({ min: 0, max: 3 }),
    day: fc.constantFrom(...DAYS),
    type: fc.constantFrom('run', 'bike', 'swim', 'strength'),
    minutes: fc.integer({ min: 2, max: 20 }),
    over: fc.constantFrom({}, {}, HARD, LONG),
  })
  .map(({ id, isGone, day, type, minutes, over }) => {
    const isStrength = type === 'strength';
    return [id, id, isGone === 0 ? null : [day, type, 10 * minutes, isStrength ? {} : over]];
  });

test('from a week that keeps a limit every breach has a change, without which it was not there, and names what stands', () => {
  let broken = 0;
  fc.assert(
    fc.property(fc.array(anAct, { minLength: 1, maxLength: 14 }), (acts) => {
      const states = statesOf([], acts);
      const context = planningContextOf({ ...LIMITS, ...PLENTY });
      for (const { what, by, workoutId, day, ...limit } of toldOf({ acts })) {
        broken += 1;
        expect([limit.line, what]).toEqual([limit.line, expect.any(String)]);
        // the limit held at no time since
        const since = states.slice(by!.number).map((state) => brokenIn(context, [...state.values()]));
        expect(since.every((lines) => lines.some(({ line }) => line === limit.line))).toBe(true);
        const named = workoutId === undefined ? undefined : states.at(-1)!.get(workoutId);
        expect(named === undefined).toBe(workoutId === undefined);
        expect(!named || !day || named.scheduledDate === day).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
  expect(broken).toBeGreaterThan(300);
});
