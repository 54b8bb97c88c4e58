import { peopleOf } from '../../test/core/content/people.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import type { PlannedWorkout, Step } from '../workout/workout.ts';
import { planAll } from './planAll.ts';

// Lightly quick work: at least six repetitions of a minute at most in a workout that stays easy.

const people = peopleOf(400, 1);
const weeksOf = (raceType: string, level: string, hours: number) =>
  people
    .filter(
      (each) =>
        each.raceType === raceType &&
        each.level === level &&
        each.input.athlete.preferences.weeklyHoursAvailable === hours,
    )
    .flatMap(({ input }) => {
      const result = planAll(input);
      if (!result.ok) throw new Error(result.conflict.message);
      return result.plan.weeks.filter(({ kind }) => kind === 'load');
    });

const quickOf = ({ steps }: PlannedWorkout): number =>
  Math.max(
    0,
    ...steps.map((step) =>
      'repeat' in step &&
      step.steps.some(({ kind, durationSec, effort }: Step) => kind === 'work' && durationSec <= 60 && effort >= 1)
        ? step.repeat
        : 0,
    ),
  );

test.each([
  ['5k', 'run', /^Long run(?: with|: Running drills)/],
  ['time-trial', 'bike', /^Long ride with brisk minutes/],
] as const)(
  '%s: a week of two hard workouts and a long one has the quick steps in the long one',
  (raceType, type, name) => {
    const build = weeksOf(raceType, 'veteran', raceType === '5k' ? 3 : 5).filter(
      ({ phaseType, workouts }) => phaseType === 'build' && workouts.every(({ isHard, isLong }) => isHard || isLong),
    );
    expect(build.length).toBeGreaterThan(2);
    for (const { workouts } of build) {
      const long = workouts.find(({ isLong }) => isLong)!;
      expect([long.workoutType, long.isHard, long.description]).toEqual([type, false, expect.stringMatching(name)]);
      expect(quickOf(long)).toBeGreaterThanOrEqual(6);
    }
  },
);

test('a short ride holds six brisk repetitions, with shorter rests', () => {
  const rides = weeksOf('half-ironman', 'intermediate', 10)
    .flatMap(({ workouts }) => workouts)
    .filter(
      ({ templateId, duration }) => rungOfId(templateId)?.family === 'bike-brisk' && duration >= 26 && duration <= 31,
    );
  expect(rides.length).toBeGreaterThan(5);
  expect(rides.filter((ride) => quickOf(ride) < 6).length).toBeLessThan(0.2 * rides.length);
});
