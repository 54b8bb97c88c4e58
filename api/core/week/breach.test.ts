import * as fc from 'fast-check';
import { dayOf, DAYS, HARD, LIMITS, LONG } from '../../test/core/madeWeeks.ts';
import type { BrokenCause } from '../codes/proof.ts';
import { planningContextOf } from '../rules/context.ts';
import {
  type Story,
  taught,
  at,
  toldOf,
  type Act,
  told,
  freely,
  statesOf,
  PLENTY,
  brokenIn,
} from '../../test/core/breachStories.ts';

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
