import { addDays, mondayOf } from '../calendar/calendar.ts';
import { applyOperations, type Cause, makeOperation, type Operation } from '../change/operations.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { HARD, LIMITS, made as madeWeek } from '../../test/core/madeWeeks.ts';
import { planned, runner, running } from '../../test/core/schedules.ts';
import { brokenLimits, measureSchedule } from './rules.ts';
import { nearestThatHolds } from '../change/operations/nearest.ts';

const principles = ['No long run on Saturday', 'No run on Tuesday', 'Easy runs at most 70 minutes'].map(
  (principle, i) => ({
    id: String(i),
    by: 'Max Mustermann',
    rules: compilePrinciple({ principleType: '', context: '', principle }).rules,
  }),
);
const input = running(runner(), undefined, { count: 12, principles });
const { workouts, limits } = fourWeeks(input, planned(planSchedule(input)), 6);
const taught = { ...limits, principles };
const wish: Cause = { reasonCode: 'REQUEST', source: 'athlete', inputs: {} };
const made = (operation: Operation) => makeOperation(workouts, operation, wish)!;
const long = workouts.find(({ isLong, workoutType }) => isLong && workoutType === 'run')!;
const easy = workouts.find(
  ({ isLong, isHard, workoutType, scheduledDate }) =>
    !isLong && !isHard && workoutType === 'run' && scheduledDate > addDays(limits.firstDay, 7),
)!;

test('a planned schedule keeps its principles, and the proof names them', () => {
  expect(brokenLimits(workouts, taught).filter(({ code }) => code === 'PRINCIPLE')).toEqual([]);
  const lines = measureSchedule(workouts, taught).filter(({ code }) => code === 'PRINCIPLE');
  expect(new Set(lines.map(({ constraint }) => constraint))).toEqual(
    new Set([
      "Max Mustermann's principle: no long run on Saturday",
      "Max Mustermann's principle: no run on Tuesday",
      "Max Mustermann's principle: easy run at most 1:10 h",
    ]),
  );
  expect(measureSchedule(workouts, limits).some(({ code }) => code === 'PRINCIPLE')).toBe(false);
});

test('what would break a principle is refused in its name, and what is nearest keeps it', () => {
  const saturday = addDays(mondayOf(long.scheduledDate), 5);
  const change = made({ op: 'move', workoutId: long.id, toDate: saturday });
  expect(applyOperations(workouts, [change], taught)).toMatchObject({
    applied: [],
    refused: [
      { code: 'PRINCIPLE', message: "That would go against Max Mustermann's principle: no long run on Saturday." },
    ],
  });
  expect(applyOperations(workouts, [change], limits).refused.map(({ code }) => code)).not.toContain('PRINCIPLE');
  expect(nearestThatHolds(workouts, change, taught)).toBeNull();

  const tuesday = addDays(mondayOf(easy.scheduledDate), 1);
  const eased = made({ op: 'move', workoutId: easy.id, toDate: tuesday });
  expect(applyOperations(workouts, [eased], taught).refused[0]).toMatchObject({ code: 'PRINCIPLE' });
  const nearest = nearestThatHolds(workouts, eased, taught)!;
  expect(nearest.toDate).not.toBe(tuesday);
  const { workouts: after, applied } = applyOperations(workouts, [nearest], taught);
  expect(applied).toEqual([nearest.id]);
  expect(brokenLimits(after, taught).filter(({ code }) => code === 'PRINCIPLE')).toEqual([]);
});

test('making less of a workout never goes against one', () => {
  for (const operation of [
    { op: 'remove', workoutId: easy.id },
    { op: 'ease', workoutId: easy.id, intensity: 'recovery' },
    { op: 'resize', workoutId: easy.id, minutes: 25 },
  ] as const)
    expect(applyOperations(workouts, [made(operation)], taught).refused).toEqual([]);
});

test('workouts that lie too close over the border of a week say so in both weeks', () => {
  const [apart] = ['At least 2 days between hard workouts'].map((principle) => ({
    id: 'apart',
    by: 'Max Mustermann',
    rules: compilePrinciple({ principleType: '', context: '', principle }).rules,
  }));
  const hard = madeWeek([
    ['sun', 'run', 40, HARD],
    ['mon', 'run', 40, HARD, 1],
  ]);
  const told = measureSchedule(hard, { ...LIMITS, principles: [apart!] }).filter(({ rule }) => rule === 'PRINCIPLE');
  expect(told.slice(0, 2).map(({ value, holds }) => ({ value, holds }))).toEqual([
    { value: '1 day', holds: false },
    { value: '1 day', holds: false },
  ]);
});
