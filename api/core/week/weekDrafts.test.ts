import { peopleOf, type Person } from '../../test/core/content/people.ts';
import { weeksOf } from '../../test/core/thresholdTests.ts';
import type { PlannedWeek } from './schedule.ts';

/** Beginners of three sports, who have five days a week. */
const beginners = peopleOf(300, 1).filter(({ level, input }) => level === 'beginner' && input.sports.length === 3);
const loadsOf = (person: Person) => weeksOf(person).filter(({ kind }) => kind === 'load');
const countOf = ({ workouts }: PlannedWeek, type: string) =>
  workouts.filter(({ workoutType }) => workoutType === type).length;
const longestRun = ({ workouts }: PlannedWeek) =>
  Math.max(...workouts.filter(({ workoutType }) => workoutType === 'run').map(({ duration }) => duration));

test('a beginner of three sports has one workout on each of five days while they last no two hours in the mean', () => {
  expect(beginners.length).toBeGreaterThan(15);
  const weeks = beginners.flatMap(loadsOf).filter(({ plannedHours }) => plannedHours <= 10);
  expect(Math.max(...weeks.map(({ workouts }) => workouts.length))).toBe(5);
  const swims = weeks.filter(({ plannedHours }) => plannedHours >= 5.5).map((week) => countOf(week, 'swim'));
  expect(swims).toEqual(swims.map(() => 2));
});

test('their long run stays long from one loading week to the next, in weeks with a brick as in others', () => {
  const falls = beginners
    .map(loadsOf)
    .flatMap((loads) => loads.slice(1).map((week, i) => ({ week, share: longestRun(week) / longestRun(loads[i]!) })))
    .filter(({ week, share }) => week.plannedHours <= 10 && share < 0.75);
  expect(falls.map(({ week }) => week.weekStartDate)).toEqual([]);
});

test('no run of the week of their race is longer than three quarters of an ordinary one', () => {
  const runs = beginners
    .flatMap(weeksOf)
    .filter(({ kind }) => kind === 'race')
    .flatMap(({ workouts }) => workouts.filter(({ workoutType }) => workoutType === 'run'));
  expect(runs.length).toBeGreaterThan(15);
  expect(Math.max(...runs.map(({ duration }) => duration))).toBeLessThanOrEqual(45);
});
