import { inputOf, WORKOUTS } from '../../../test/core/requests/schedule.ts';
import { addDays, weekdayOf } from '../../calendar/calendar.ts';
import { applyOperations } from '../../change/operations.ts';
import { planningContextOf } from '../../rules/context.ts';
import { measureSchedule } from '../../rules/rules.ts';
import { readRequest } from './readRequest.ts';

/** Three times a week, as short as strength can be: what all workouts give up it cannot give up. */
const thrice = WORKOUTS.flatMap((workout) =>
  workout.workoutType !== 'strength'
    ? [workout]
    : [0, 2, 4].map((after) => {
        const scheduledDate = addDays(workout.scheduledDate, after);
        const dayOfWeek = weekdayOf(scheduledDate);
        return { ...workout, id: `${workout.id}-${after}`, duration: 20, scheduledDate, dayOfWeek };
      }),
);

test.each(['cut next week in half', 'make next week 40% shorter', 'keep next week to 3 hours'])(
  '%s: strength keeps to its share of what is left',
  (text) => {
    const input = inputOf(text, { workouts: thrice });
    const context = planningContextOf(input.limits);
    const broken = (workouts: typeof input.workouts) =>
      measureSchedule(workouts, context).filter(
        ({ rule, week, holds }) => rule === 'STRENGTH_SHARE' && week === '2027-01-11' && !holds,
      );
    const answer = readRequest(input);
    const changes = 'changes' in answer ? answer.changes : [];
    expect(broken(input.workouts)).toEqual([]);
    expect(changes.filter(({ op }) => op === 'resize').length).toBeGreaterThan(3);
    const { workouts, refused } = applyOperations(input.workouts, changes, context);
    expect(refused).toEqual([]);
    expect(broken(workouts)).toEqual([]);
  },
);

const eased = WORKOUTS.map((workout) =>
  workout.id === '14-bike' || workout.id === '07-bike'
    ? { ...workout, intensity: 'easy' as const, isHard: false }
    : workout,
);
const broken = (workouts: typeof WORKOUTS) =>
  measureSchedule(workouts, inputOf('').limits)
    .filter(({ rule, holds, week }) => rule.startsWith('STRENGTH') && !holds && week < '2027-01-18')
    .map(({ rule, week }) => `${rule} ${week}`);

test.each([
  // too much of what is left
  ['visiting the in-laws from Friday to Sunday, no training possible', 'resize 06-strength', 'from 30 to 25 min'],
  // on the eve of what came there, and Tuesday is the nearest day without a hard workout
  ['put the VO2 run on Tuesday 12 January on Thursday 14', 'move 13-strength 2027-01-12', 'to Tuesday 12 January'],
  ['make the ride on Thursday 14 January 40 minutes', '', ''],
])('%s: strength follows, and is told', (text, follows, told) => {
  const input = inputOf(text, { workouts: eased });
  const answer = readRequest(input);
  const changes = 'changes' in answer ? answer.changes : [];
  const following = changes.filter(({ reasonCode }) => reasonCode === 'LIMIT_STRENGTH');
  expect(following.map(({ op, workoutId, toDate = '' }) => `${op} ${workoutId} ${toDate}`.trim())).toEqual(
    follows === '' ? [] : [follows],
  );
  expect(changes.length).toBeGreaterThan(following.length);
  expect('explanation' in answer && answer.explanation).toContain(told);
  expect(broken(input.workouts)).toEqual([]);
  expect(broken(applyOperations(input.workouts, changes, input.limits).workouts)).toEqual([]);
});

test('strength is not left out for what was asked of other workouts', () => {
  const answer = readRequest(inputOf('away 5 days from the 14th', { workouts: eased }));
  const changes = 'changes' in answer ? answer.changes : [];
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.filter(({ workoutId }) => workoutId === '13-strength')).toEqual([]);
});

test('strength that the athlete asks for, or wants left alone, stays', () => {
  for (const text of [
    'move strength on the 13th to the 15th',
    'away 5 days from the 14th, leave strength on the 13th as it is',
    'in a cabin from 20 to 24 January, can only do body weight stuff',
  ]) {
    const answer = readRequest(inputOf(text, { workouts: eased }));
    const changes = 'changes' in answer ? answer.changes : [];
    expect([text, changes.length > 0]).toEqual([text, true]);
    expect([text, changes.filter(({ reasonCode }) => reasonCode === 'LIMIT_STRENGTH')]).toEqual([text, []]);
  }
});
