import { peopleOf } from '../../test/core/content/people.ts';
import { planAll } from './planAll.ts';

test('in loading weeks no workout outlasts the long one of its sport', () => {
  const weeks = [5, 6]
    .flatMap((seed) => peopleOf(120, seed))
    .flatMap(({ input }) => {
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
  expect(weeks.length).toBeGreaterThan(2000);
  expect(outlasting).toEqual([]);
});
