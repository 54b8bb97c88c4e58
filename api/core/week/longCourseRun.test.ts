import { peopleOf } from '../../test/core/content/people.ts';
import { flattenSteps, sportOf } from '../workout/prescription/stepSums.ts';
import { inFives } from '../workout/inFives.ts';
import { planAll } from './planAll.ts';

const PEOPLE = peopleOf(900, 21)
  .filter(({ raceType, hours }) => raceType === 'half-ironman' && hours >= 10)
  .slice(0, 16);

test.each(PEOPLE.map((person) => [person.level, person.hours, person.weeks, person] as const))(
  'before a half-Ironman the %s athlete of %i h and %i weeks runs long, and long at race pace',
  (level, _hours, _weeks, { input }) => {
    const result = planAll({ ...input, sports: [...input.sports, 'strength'] });
    const loads = (result.ok ? result.plan.weeks : []).filter(({ kind }) => kind === 'load');
    const training = loads.map(({ workouts }) => workouts.filter(({ workoutType }) => workoutType !== 'strength'));
    const largest = Math.max(...training.map((week) => week.reduce((sum, { duration }) => sum + duration, 0)));
    const runs = training.flat().filter(({ workoutType }) => workoutType === 'run');
    const longest = Math.max(...runs.map(({ duration }) => duration));
    // in whole steps of five minutes
    expect(longest).toBeGreaterThanOrEqual(inFives(0.93 * Math.min(120, 0.165 * largest)));
    const paced = training
      .flat()
      .flatMap(({ steps, workoutType }) =>
        flattenSteps(steps).filter((step) => step.raceEffort && sportOf(step, workoutType) === 'run'),
      );
    const block = Math.max(...paced.map(({ durationSec }) => durationSec / 60));
    expect(block).toBeGreaterThanOrEqual({ beginner: 15, intermediate: 25, advanced: 30, veteran: 30 }[level]);
  },
);
