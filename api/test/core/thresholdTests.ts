import { isTest } from '../../core/workout/thresholdTest.ts';
import { peopleOf, type Person } from './content/people.ts';
import type { RaceType } from '../../core/codes/race.ts';
import { daysBetween } from '../../core/calendar/calendar.ts';
import type { TriedWorkout } from '../../core/workout/rungs.ts';
import type { PlannedWorkout } from '../../core/workout/workout.ts';
import { scheduleInput } from './schedules.ts';
import { planAll } from '../../core/week/planAll.ts';

export const people = peopleOf(120, 7);
export const weeksOf = ({ input }: Pick<Person, 'input'>) => {
  const result = planAll(input);
  if (!result.ok) throw new Error(result.conflict.message);
  return result.plan.weeks;
};
export const testsOf = (person: Pick<Person, 'input'>) =>
  weeksOf(person).flatMap((week, index) =>
    week.workouts.filter(({ templateId }) => isTest(templateId)).map((workout) => ({ week, index, workout })),
  );
const veteran = (type: RaceType) => people.find(({ raceType, level }) => raceType === type && level === 'veteran')!;
export const runner = veteran('half-marathon');
export const triathlete = veteran('olympic-tri');

/** The person with the thresholds as nobody has measured them. */
export const unmeasured = (person: Person): Person => {
  const { thresholds: _, ...athlete } = person.input.athlete;
  return { ...person, input: { ...person.input, athlete } };
};

/** The season as its weeks are planned, a few at a time. */
export const scheduleOf = ({ input: { today, athlete, sports, races } }: Person) =>
  scheduleInput({ today, athlete, sports: [...sports], races: [...races] });

/** A workout that was done as it was planned. */
export const doneAs = (workout: PlannedWorkout): TriedWorkout => ({
  ...workout,
  id: workout.scheduledDate,
  plannedMinutes: workout.duration,
  doneMinutes: workout.duration,
  status: 'completed',
  perceivedExertion: null,
  isSkippedTired: false,
});

/** Tests of one sport that lie closer together than six weeks. */
export const tooClose = (workouts: readonly PlannedWorkout[]) =>
  workouts.filter((one) =>
    workouts.some(
      (other) =>
        other !== one &&
        other.workoutType === one.workoutType &&
        other.scheduledDate >= one.scheduledDate &&
        daysBetween(one.scheduledDate, other.scheduledDate) < 42,
    ),
  );
