import { answers, before, calm, monday, on } from '../../../test/core/calmWeeks.ts';
import { addDays } from '../../calendar/calendar.ts';
import type { ScheduledWorkout } from '../../rules/context.ts';
import { applyOperations } from '../operations.ts';
import { adapt } from '../adapt.ts';
import type { PastFeedback } from './events.ts';

const NEXT = calm.workouts.find(({ templateId }) => templateId === 'swim-css/3a')!;
/** What became of a threshold swim of the same rung, so many days ago. */
const swum = (more: Partial<PastFeedback>, daysAgo = 1) =>
  on(monday, {
    history: [
      before(daysAgo, {
        workoutType: 'swim',
        intensity: 'threshold',
        isHard: true,
        templateId: 'swim-css/3b',
        plannedMinutes: 42,
        actualMinutes: 42,
        ...more,
      }),
    ],
  });
const SKIPPED = { status: 'skipped', actualMinutes: 0 } as const;
const rungOf = (input: ReturnType<typeof swum>) =>
  adapt(input).operations.find(({ workoutId, rungAfter }) => workoutId === NEXT.id && rungAfter !== undefined);

test.each<readonly [string, Partial<PastFeedback>, string]>([
  ['far too hard', { perceivedExertion: 10 }, 'effort 10 instead of 7'],
  [
    'three fifths done',
    { status: 'partially_completed', actualMinutes: 25 },
    'the last of its kind was cut short at 25 of 42 min',
  ],
  ['skipped for fatigue', { ...SKIPPED, reasonForSkip: 'fatigue' }, '1 workout skipped for tiredness'],
])('a threshold swim that was %s: the next of its family goes a rung down, once', (_, more, because) => {
  const input = swum(more);
  expect(rungOf(input)).toMatchObject({ rungBefore: 3, rungAfter: 2, because });
  const { workouts } = applyOperations(input.workouts, adapt(input).operations, input.limits);
  expect(rungOf({ ...input, workouts })).toBeUndefined();
});

test.each<readonly [string, Partial<PastFeedback>, number]>([
  ['as expected', { perceivedExertion: 7 }, 1],
  ['nearly whole', { status: 'partially_completed', actualMinutes: 36 }, 1],
  ['skipped for work', { ...SKIPPED, reasonForSkip: 'work' }, 1],
  ['too hard more than two weeks ago', { perceivedExertion: 10 }, 15],
  ['too hard on a day to come', { perceivedExertion: 10 }, -1],
  ['too hard, of a higher rung', { perceivedExertion: 10, templateId: 'swim-css/4a' }, 1],
  ['too hard, of another family', { perceivedExertion: 10, templateId: 'swim-threshold/3a' }, 1],
])('one that was %s leaves the next on its rung', (_, more, daysAgo) => {
  expect(rungOf(swum(more, daysAgo))).toBeUndefined();
});

test('the next that was lowered for that day already stays', () => {
  const input = swum({ perceivedExertion: 10 });
  const reason = { code: 'RUNG_DOWN', text: '', source: 'rule', inputs: { date: addDays(monday, -1) } } as const;
  const workouts = input.workouts.map((each) => (each.id === NEXT.id ? { ...each, reasons: [reason] } : each));
  expect(rungOf({ ...input, workouts })).toBeUndefined();
});

test('two weeks are not too long ago', () => {
  expect(rungOf(swum({ perceivedExertion: 10 }, 14))).toMatchObject({ rungAfter: 2 });
});

test('the last of a family says how it went, whatever the order', () => {
  const [tooMuch] = swum({ perceivedExertion: 10 }, 8).history;
  const [fine] = swum({ perceivedExertion: 7 }, 1).history;
  const [skippedForWork] = swum({ ...SKIPPED, reasonForSkip: 'work' }, 1).history;
  for (const history of [
    [tooMuch!, fine!],
    [fine!, tooMuch!],
  ])
    expect(rungOf(on(monday, { history }))).toBeUndefined();
  expect(rungOf(on(monday, { history: [tooMuch!, skippedForWork!] }))).toMatchObject({ rungAfter: 2 });
});

const LATER = calm.workouts.find(({ templateId }) => templateId === 'swim-css/2b')!;
const LATER_IS_ABOVE = calm.workouts.map((each) => (each === LATER ? { ...each, templateId: 'swim-css/4a' } : each));

test.each<readonly [string, Partial<ScheduledWorkout>, today: number, goesDown: boolean]>([
  ['is done', { status: 'completed' }, 0, true],
  ['was skipped', { status: 'skipped' }, 0, true],
  ['has passed without a word', {}, 9, true],
  ['is due today', {}, 8, false],
  ['a person has placed', { locked: true }, 0, false],
])('where the next of the family %s the one after it goes down: %s', (_, more, daysOn, goesDown) => {
  const today = addDays(monday, daysOn);
  const workouts = LATER_IS_ABOVE.map((each) => (each.id === NEXT.id ? { ...each, ...more } : each));
  const { operations } = adapt(on(today, { workouts, history: swum({ perceivedExertion: 10 }).history }));
  const lowered = operations.filter(({ rungAfter }) => rungAfter !== undefined).map(({ workoutId }) => workoutId);
  expect(lowered.includes(LATER.id)).toBe(goesDown);
});

test('one that a check-in eases goes no rung down, and the one after it does', () => {
  const today = addDays(monday, 7);
  const { history } = swum({ perceivedExertion: 10 });
  const checkIns = [
    answers({
      answeredOn: today,
      weekStartDate: today,
      stress: 9,
      sleep: 2,
      energyLevel: 2,
      mood: 2,
      mentalReadiness: 2,
    }),
  ];
  const { operations } = adapt(on(today, { workouts: LATER_IS_ABOVE, history, checkIns }));
  const lowered = operations.filter(({ rungAfter }) => rungAfter !== undefined).map(({ workoutId }) => workoutId);
  expect(operations.map(({ workoutId }) => workoutId)).toContain(NEXT.id);
  expect(lowered).toEqual([LATER.id]);
});
