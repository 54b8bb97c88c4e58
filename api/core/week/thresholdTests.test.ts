import { isTest } from '../workout/thresholdTest.ts';
import { peopleOf, type Person } from '../../test/core/content/people.ts';
import type { Injury } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { addDays } from '../calendar/calendar.ts';
import { planAll } from './planAll.ts';

const people = peopleOf(120, 7);
const weeksOf = ({ input }: Pick<Person, 'input'>) => {
  const result = planAll(input);
  if (!result.ok) throw new Error(result.conflict.message);
  return result.plan.weeks;
};
const testsOf = (person: Pick<Person, 'input'>) =>
  weeksOf(person).flatMap((week, index) =>
    week.workouts.filter(({ templateId }) => isTest(templateId)).map((workout) => ({ week, index, workout })),
  );
const veteran = (type: RaceType) => people.find(({ raceType, level }) => raceType === type && level === 'veteran')!;
const runner = veteran('half-marathon');
const triathlete = veteran('olympic-tri');

test('tests are hard workouts of step-back weeks, one a week and well before the race; of beginners, of a week of build', () => {
  const all = people.map((person) => ({ person, tests: testsOf(person) }));
  for (const { person, tests } of all) {
    expect(new Set(tests.map(({ index }) => index)).size).toBe(tests.length);
    for (const { week, index, workout } of tests) {
      expect(workout.isHard).toBe(true);
      expect(workout.reasons.map(({ code }) => code)).toContain('THRESHOLD_TEST');
      expect(week.weekStartDate < addDays(person.input.races[0]!.raceDate, -21)).toBe(true);
      expect([week.kind, index >= 3]).toEqual([person.level === 'beginner' ? 'load' : 'step', true]);
    }
  }
  const tested = all.filter(({ person, tests }) => person.level !== 'beginner' && tests.length > 0);
  expect(tested.length).toBeGreaterThan(0.9 * all.filter(({ person }) => person.level !== 'beginner').length);
});

test('a runner is tested about every seven weeks, a triathlete in each sport in turn', () => {
  const runs = testsOf(runner);
  expect(runs.map(({ workout }) => workout.workoutType)).toEqual(runs.map(() => 'run'));
  const apart = runs.slice(1).map(({ index }, i) => index - runs[i]!.index);
  expect(apart.every((weeks) => weeks >= 6 && weeks <= 8)).toBe(true);
  const sports = testsOf(triathlete).map(({ workout }) => workout.workoutType);
  expect(sports.slice(0, 3)).toEqual(['run', 'bike', 'swim']);
});

test('a sport that the athlete takes out is not tested, and the others take its turns', () => {
  const without = (testedSports: readonly EnduranceSport[]) =>
    testsOf({ input: { ...triathlete.input, athlete: { ...triathlete.input.athlete, testedSports } } }).map(
      ({ workout }) => workout.workoutType,
    );
  expect(without(['running', 'swimming'])).toEqual(['run', 'swim']);
  expect(without(['cycling'])).toEqual(['bike', 'bike']);
  expect(without([])).toEqual([]);
  expect(without(ENDURANCE_SPORTS)).toEqual(testsOf(triathlete).map(({ workout }) => workout.workoutType));
});

test('a test is done as it is written, and says what to do with its result', () => {
  const test = testsOf(runner)[0]!.workout;
  const work = test.steps
    .flatMap((step) => ('repeat' in step ? step.steps : [step]))
    .filter(({ kind }) => kind === 'work');
  expect([1200, 1800]).toContain(work[0]!.durationSec);
  expect(work).toHaveLength(1);
  expect(test.instructions).toMatch(/threshold/);
});

test('who may not run hard is not tested in running', () => {
  const injuries: Injury[] = [
    { injuryType: 'strain', affectedArea: 'calf', dateOccurred: runner.input.today, isRecovered: false },
  ];
  const hurt = { input: { ...runner.input, athlete: { ...runner.input.athlete, injuries } } };
  expect(testsOf(runner).length).toBeGreaterThan(0);
  expect(testsOf(hurt)).toEqual([]);
});
