import type { Injury } from '../../athlete/athlete.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../../codes/sport.ts';
import { people, runner, testsOf, triathlete } from '../../../test/core/thresholdTests.ts';

test('a beginner is tested once, however many weeks step back before and whatever is ridden at race effort', () => {
  const beginners = people.filter(({ level, raceType }) => level === 'beginner' && raceType !== 'sprint-tri');
  const tested = beginners.map((person) => testsOf(person).length);
  expect(Math.max(...tested)).toBe(1);
  expect(tested.filter((tests) => tests === 1).length).toBeGreaterThan(0.9 * beginners.length);
  const ofOne = beginners.map(({ input }, i) => (input.sports.length === 1 ? tested[i] : 1));
  expect(ofOne).toEqual(beginners.map(() => 1));
});

test('a runner is tested about every seven weeks, a triathlete in each sport in turn', () => {
  const tests = testsOf(runner);
  expect(tests.map(({ workout }) => workout.workoutType)).toEqual(tests.map(() => 'run'));
  const apart = tests.slice(1).map(({ index }, i) => index - tests[i]!.index);
  expect(apart.every((weeks) => weeks >= 6 && weeks <= 8)).toBe(true);
  const sports = testsOf(triathlete).map(({ workout }) => workout.workoutType);
  expect(sports.slice(0, 3)).toEqual(['run', 'bike', 'swim']);
});

test('a sport that the athlete takes out is not tested, and the others take its turns', () => {
  const without = (testedSports: readonly EnduranceSport[]) =>
    testsOf({ input: { ...triathlete.input, athlete: { ...triathlete.input.athlete, testedSports } } }).map(
      ({ workout }) => workout.workoutType,
    );
  expect(without(['running', 'swimming'])).toEqual(['run', 'swim', 'run', 'swim']);
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
