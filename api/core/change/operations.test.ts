import { addDays } from '../calendar/calendar.ts';
import type { WorkoutChange } from './changes.ts';
import { applyOperations, type Cause, makeOperation, type Operation } from './operations.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import { nearestThatHolds } from './operations/nearest.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { flattenSteps, stepSeconds } from '../workout/prescription/stepSums.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, runner, running } from '../../test/core/schedules.ts';

const input = running(runner({ maxMinutesByDay: { wednesday: 50 } }), undefined, { count: 12 });
const { workouts, limits } = fourWeeks(input, planned(planSchedule(input)), 6);
const wish: Cause = { reasonCode: 'REQUEST', source: 'athlete', inputs: { request: 'as asked' } };
const rule: Cause = {
  reasonCode: 'READINESS_ORANGE',
  source: 'checkIn',
  inputs: { stress: 8, sleep: 3, named: 'stress 8, sleep 3', isBelowUsual: false },
};
const made = (operation: Operation, cause: Cause = wish, from = workouts): WorkoutChange =>
  makeOperation(from, operation, cause)!;
const key = workouts.find(({ isHard, isLong }) => isHard && !isLong)!;
const long = workouts.find(({ isLong }) => isLong)!;
const easy = workouts.find(({ isHard, isLong, workoutType }) => !isHard && !isLong && workoutType === 'run')!;
const inWeek = (day: string, weekday: string) =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => addDays(limits.firstDay, i))
    .find(
      (each) =>
        new Date(`${each}T00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase() ===
        weekday,
    ) ?? day;

test('a change is written with the numbers of the schedule and says why', () => {
  const change = made({ op: 'ease', workoutId: key.id, intensity: 'easy' }, rule);
  expect(change).toMatchObject({
    op: 'ease',
    workoutType: 'run',
    fromDate: key.scheduledDate,
    intensityBefore: key.intensity,
    intensityAfter: 'easy',
  });
  expect(change.changeDescription).toMatch(/^Ease the run on \w+ \d+ \w+ from \S+ to easy \(stress 8, sleep 3\)\.$/);
  expect(makeOperation(workouts, { op: 'remove', workoutId: 'unknown' }, wish)).toBeNull();
});

test('an eased workout has easy steps, less load and a reason over the same numbers', () => {
  const { workouts: after, applied } = applyOperations(
    workouts,
    [made({ op: 'ease', workoutId: key.id, intensity: 'easy' }, rule)],
    limits,
  );
  const eased = after.find(({ id }) => id === key.id)!;
  expect(applied).toHaveLength(1);
  expect(eased).toMatchObject({
    intensity: 'easy',
    isHard: false,
    duration: key.duration,
    scheduledDate: key.scheduledDate,
  });
  expect(eased.tss).toBeLessThan(key.tss);
  expect(Math.max(...flattenSteps(eased.steps).map(({ effort }) => effort))).toBeLessThan(0.9);
  expect(eased.reasons.at(-1)).toEqual({
    code: 'READINESS_ORANGE',
    text: `Eased from ${key.intensity} to easy: stress 8, sleep 3.`,
    source: 'checkIn',
    inputs: {
      op: 'ease',
      fromDate: key.scheduledDate,
      durationBefore: key.duration,
      intensityBefore: key.intensity,
      intensityAfter: 'easy',
      ...rule.inputs,
    },
  });
});

test('a reason that is kept in older words is not given a second time', () => {
  const tooHard: Cause = { reasonCode: 'EFFORT_REPEATED', source: 'feedback', inputs: {} };
  const change = made({ op: 'ease', workoutId: key.id, intensity: 'easy' }, tooHard);
  const reasonsAfter = (before: readonly ScheduledWorkout[]) =>
    applyOperations(before, [change], limits).workouts.find(({ id }) => id === key.id)!.reasons;
  const [reason] = reasonsAfter(workouts).filter(({ code }) => code === 'EFFORT_REPEATED');
  expect(reason!.text).toMatch(/: workouts felt harder than they should\.$/);
  const kept = { ...reason!, text: reason!.text.replace('workouts', 'sessions') };
  const told = workouts.map((each) => (each.id === key.id ? { ...each, reasons: [...each.reasons, kept] } : each));
  expect(reasonsAfter(told).filter(({ code }) => code === 'EFFORT_REPEATED')).toEqual([reason]);
});

test('a shortened key workout stays what it is', () => {
  const change = made({ op: 'resize', workoutId: key.id, minutes: 45 });
  const shorter = applyOperations(workouts, [change], limits).workouts.find(({ id }) => id === key.id)!;
  expect(shorter).toMatchObject({ duration: 45, intensity: key.intensity, locked: true });
  expect(stepSeconds(shorter.steps)).toBe(45 * 60);
});

const monday = inWeek('', 'monday');
const wednesday = inWeek('', 'wednesday');

test.each<[string, Operation, string, RegExp]>([
  [
    'an unavailable day',
    { op: 'move', workoutId: easy.id, toDate: monday },
    'UNAVAILABLE',
    /^Monday is an unavailable day\.$/,
  ],
  ['a day too short', { op: 'move', workoutId: long.id, toDate: wednesday }, 'DAY_CAP', /the limit is 50 min/],
  ['outside', { op: 'move', workoutId: easy.id, toDate: addDays(limits.lastDay, 1) }, 'OUTSIDE', /4-week/],
  ['a past day', { op: 'move', workoutId: easy.id, toDate: addDays(limits.today, -1) }, 'OUTSIDE', /4-week/],
  ['too long a run', { op: 'resize', workoutId: easy.id, minutes: 300 }, 'LONG_RUN', /too big a step/],
  ['no length', { op: 'resize', workoutId: easy.id, minutes: 5 }, 'OTHER', /15 minutes/],
])('%s is refused by name', (_, operation, code, message) => {
  const { workouts: after, refused } = applyOperations(workouts, [made(operation)], limits);
  expect(after).toBe(workouts);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ id: made(operation).id, code, message: expect.stringMatching(message) as string });
});

test.each<[string, Partial<ScheduledWorkout>, Cause, string]>([
  ['completed', { status: 'completed' }, wish, 'COMPLETED'],
  ['partly completed', { status: 'partially_completed' }, wish, 'COMPLETED'],
  ['skipped', { status: 'skipped' }, wish, 'COMPLETED'],
  ['of the past', { scheduledDate: addDays(limits.today, -1) }, wish, 'PAST'],
  ['a race', { workoutType: 'race' }, wish, 'RACE'],
  ['locked, for a rule', { locked: true }, rule, 'LOCKED'],
])('a workout that is %s stays', (_, is, cause, code) => {
  const finished = workouts.map((each) => (each.id === easy.id ? { ...each, ...is } : each));
  const operations: Operation[] = [
    { op: 'move', workoutId: easy.id, toDate: limits.lastDay },
    { op: 'swap', workoutId: long.id, otherId: easy.id },
    { op: 'remove', workoutId: easy.id },
    { op: 'resize', workoutId: easy.id, minutes: 20 },
    { op: 'ease', workoutId: easy.id, intensity: 'recovery' },
    { op: 'replace', workoutId: easy.id, workoutType: 'swim', minutes: 30, intensity: 'easy' },
  ];
  for (const operation of operations) {
    const { workouts: after, refused } = applyOperations(finished, [made(operation, cause, finished)], limits);
    expect(after).toBe(finished);
    expect(refused[0]?.code).toBe(code);
  }
});

test('the nearest that holds: another day, fewer minutes', () => {
  const moved = nearestThatHolds(workouts, made({ op: 'move', workoutId: easy.id, toDate: monday }), limits);
  expect(moved).toMatchObject({ op: 'move', workoutId: easy.id });
  expect(moved!.toDate).not.toBe(monday);
  const longer = nearestThatHolds(workouts, made({ op: 'resize', workoutId: easy.id, minutes: 300 }), limits);
  expect(longer!.durationAfter).toBeGreaterThan(easy.duration);
  expect(nearestThatHolds(workouts, made({ op: 'remove', workoutId: easy.id }), limits)).toBeNull();
});
