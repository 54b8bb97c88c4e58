import { peopleOf } from '../../test/core/content/people.ts';
import { RACE_PACE_MINUTES } from '../constants/racePace.ts';
import { racePaceMinutes } from '../rules/racePace.ts';
import { planAll } from './planAll.ts';

const PEOPLE = peopleOf(900, 21)
  .filter(({ raceType, hours }) => raceType === 'sprint-tri' && hours >= 7)
  .slice(0, 16);

test.each(PEOPLE.map((person) => [person.level, person.hours, person.weeks, person] as const))(
  'before a sprint triathlon the %s athlete of %i h and %i weeks runs and rides enough at race effort',
  (level, _hours, weeks, { input }) => {
    const result = planAll(input);
    const last = (result.ok ? result.plan.weeks : []).slice(weeks - 10, weeks);
    const training = last.flatMap(({ workouts }) => workouts.filter(({ workoutType }) => workoutType !== 'race'));
    for (const sport of ['run', 'bike'] as const)
      expect(racePaceMinutes(training, sport)).toBeGreaterThanOrEqual(
        0.95 * RACE_PACE_MINUTES['sprint-tri']![sport]![level],
      );
  },
);
