import { planAll, type PlanAllInput } from '../week/planAll.ts';
import type { PlannedWeek } from '../week/schedule.ts';
import { half, marathon, runner, triathlete } from '../../test/core/schedules.ts';
import { DAYS } from '../../test/core/principles/days.ts';
import { SPACING } from '../../test/core/principles/spacing.ts';
import { shareOf } from '../../test/propertyRuns.ts';

const PRINCIPLES = shareOf([...DAYS, ...SPACING]);

const run: PlanAllInput = {
  today: '2027-01-04',
  horizon: 'season',
  athlete: runner({ longWorkoutDays: ['saturday', 'sunday'] }),
  sports: ['running', 'strength'],
  races: [marathon],
  principles: [],
};
const tri: PlanAllInput = {
  ...run,
  athlete: triathlete(),
  sports: ['running', 'cycling', 'swimming', 'strength'],
  races: [half],
};

function planned(input: PlanAllInput) {
  const result = planAll(input);
  if (!result.ok) throw new Error(result.conflict.message);
  return result.plan;
}
const workoutsOf = (weeks: readonly PlannedWeek[]) =>
  weeks.map(({ workouts }) =>
    workouts.map(({ scheduledDate, workoutType, duration, intensity, isLong, isHard, description }) => ({
      scheduledDate,
      workoutType,
      duration,
      intensity,
      isLong,
      isHard,
      description,
    })),
  );

test.each([
  ['a runner', run],
  ['a triathlete', tri],
])('of %s: a principle is named where it changes a workout or a week, and nowhere else', (_who, input) => {
  const plain = workoutsOf(planned(input).weeks);
  let changing = 0;
  const wrong = PRINCIPLES.flatMap(({ context = '', principle, phaseType, workoutType }) => {
    const { weeks, principles } = planned({
      ...input,
      principles: [{ principleType: '', context, principle, phaseType, workoutType, coach: 'Max Mustermann' }],
    });
    const isChanged = JSON.stringify(workoutsOf(weeks)) !== JSON.stringify(plain);
    if (isChanged) changing += 1;
    return isChanged === principles[0]!.applied > 0
      ? []
      : [`${principle}: ${isChanged ? 'not named' : 'named for nothing'}`];
  });
  expect(wrong).toEqual([]);
  expect(changing).toBeGreaterThan(PRINCIPLES.length / 4);
});
