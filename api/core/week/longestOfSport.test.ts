import { peopleOf } from '../../test/core/content/people.ts';
import { shareOf } from '../../test/propertyRuns.ts';
import { planAll } from './planAll.ts';

test('in loading weeks no workout outlasts the long one of its sport', () => {
  const people = shareOf([5, 6].flatMap((seed) => peopleOf(120, seed)));
  const weeks = people.flatMap(({ input }) => {
    const result = planAll(input);
    return (result.ok ? result.plan.weeks : []).filter(({ kind }) => kind === 'load');
  });
  const outlasting = weeks.flatMap(({ weekStartDate, workouts }) =>
    workouts
      .filter(({ isLong }) => isLong)
      .flatMap(({ workoutType: type, duration }) =>
        workouts.filter((other) => other.workoutType === type && !other.isLong && other.duration > duration),
      )
      .map(({ workoutType, duration }) => `${weekStartDate} ${workoutType} ${duration}`),
  );
  expect(weeks.length).toBeGreaterThan(8 * people.length);
  expect(outlasting).toEqual([]);
});
