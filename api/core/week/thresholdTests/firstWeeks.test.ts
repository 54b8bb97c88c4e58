import { flattenSteps } from '../../workout/prescription/stepSums.ts';
import { isTest, sportTested } from '../../workout/thresholdTest.ts';
import type { PlannedWorkout } from '../../workout/workout.ts';
import { peopleOf } from '../../../test/core/content/people.ts';
import type { RaceType } from '../../codes/race.ts';
import type { EnduranceSport, Sport } from '../../codes/sport.ts';
import { addDays, dayNumber, daysBetween } from '../../calendar/calendar.ts';
import { lastShown } from '../lastShown.ts';
import type { Race } from '../../race/race.ts';
import type { RaceResult } from '../../race/raceResult.ts';
import type { ScheduleInput } from '../../rules/scheduleInput.ts';
import { planned } from '../../../test/core/schedules.ts';
import { planSchedule } from '../planSchedule.ts';
import { people, runner, scheduleOf, testsOf, triathlete, unmeasured } from '../../../test/core/thresholdTests.ts';

test.each<readonly [RaceType, readonly string[]]>([
  ['10k', ['1 run']],
  ['marathon', ['1 run']],
  ['gran-fondo', ['1 bike']],
  ['open-water', ['1 swim']],
  ['olympic-tri', ['1 run', '2 bike', '3 swim']],
  ['ironman', ['1 bike', '2 run', '3 swim']],
])('before a %s the first weeks test what is not known: %j', (type, wanted) => {
  // a sport of which a small week holds one workout has its day before there are hard ones
  const roomy = people.filter(
    ({ raceType, level, hours, input }) =>
      raceType === type && level !== 'beginner' && (hours >= 8 || input.sports.length === 1),
  );
  expect(roomy.length).toBeGreaterThan(2);
  for (const person of roomy) {
    const first = testsOf(unmeasured(person)).filter(({ index }) => index < 3);
    expect(first.map(({ index, workout }) => `${index + 1} ${workout.workoutType}`)).toEqual(wanted);
  }
});

const isTrained = (sport: Sport): sport is EnduranceSport => sport !== 'strength';

/** Minutes before the longest step of a workout. */
function minutesBefore({ steps }: PlannedWorkout): number {
  const all = flattenSteps(steps);
  const longest = all.reduce((best, step, i) => (step.durationSec >= all[best]!.durationSec ? i : best), 0);
  return all.slice(0, longest).reduce((sum, { durationSec }) => sum + durationSec, 0) / 60;
}

test('a small week tests a sport in the one workout that it has of it, the ride in its long one: a sprint knows all three by week five', () => {
  const small = peopleOf(400, 7).filter(
    ({ raceType, level, hours }) => raceType === 'sprint-tri' && level !== 'beginner' && hours <= 5,
  );
  expect(small.length).toBeGreaterThan(1);
  for (const person of small) {
    const first = testsOf(unmeasured(person)).filter(({ index }) => index < 5);
    expect(first.map(({ workout }) => workout.workoutType)).toEqual(['run', 'swim', 'bike']);
    const rides = first.filter(({ workout }) => workout.workoutType === 'bike');
    expect(rides.map(({ workout: { isLong, duration } }) => isLong && duration >= 60)).toEqual([true]);
  }
});

test('a beginner knows what the race asks for after one test of each sport, from the fourth week on', () => {
  // who runs less than an hour a week runs and walks in turns for long
  const beginners = people.filter(({ level, now }) => level === 'beginner' && now >= 4);
  expect(beginners.length).toBeGreaterThan(15);
  for (const { input, ...person } of beginners) {
    const tests = testsOf(unmeasured({ input, ...person }));
    const tried = new Set(tests.map(({ workout }) => sportTested(workout.templateId)));
    expect(input.sports.filter((sport) => isTrained(sport) && !tried.has(sport))).toEqual([]);
    expect(Math.min(...tests.map(({ index }) => index))).toBe(3);
  }
});

test('a run or ride that tests begins with ten minutes of warm-up, but in the smallest weeks', () => {
  const minutes = people
    .map(unmeasured)
    .flatMap(testsOf)
    .filter(({ week, workout }) => workout.workoutType !== 'swim' && week.plannedHours >= 2)
    .map(({ workout }) => minutesBefore(workout));
  expect(minutes.length).toBeGreaterThan(100);
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(10);
});

const FINISHED = { status: 'finished', finishSeconds: 1260, feeling: null, beforeHalfway: null, notes: null } as const;
const raced = (raceType: RaceType, daysBefore: number, result: Partial<RaceResult> = {}) => ({
  races: [
    {
      raceName: 'Before',
      raceType,
      raceDate: addDays(triathlete.input.today, -daysBefore),
      priority: 'C' as const,
      result: { ...FINISHED, ...result },
    },
  ],
});

test.each<readonly [string, { races?: Race[]; thresholdsShown?: ScheduleInput['thresholdsShown'] }, string]>([
  ['nothing', {}, 'run bike swim'],
  ['a parkrun last week', raced('5k', 8), 'bike swim'],
  ['a marathon last week', raced('marathon', 8), 'bike swim'],
  ['a race on foot that was not finished', raced('10k', 8, { status: 'did-not-finish' }), 'run bike swim'],
  ['an ultra, which nobody runs at threshold', raced('ultra-50k', 20), 'run bike swim'],
  ['a race of several sports', raced('sprint-tri', 20), 'run bike swim'],
  ['a time trial, whose time tells no power', raced('time-trial', 8), 'run bike swim'],
  ['a race seven weeks ago', raced('5k', 49), 'run bike swim'],
  [
    'an accepted FTP',
    { thresholdsShown: [{ sport: 'cycling', day: addDays(triathlete.input.today, -5) }] },
    'run swim',
  ],
])('with %s the first weeks test what is not known: %o, %s', (_, { races = [], thresholdsShown = [] }, expected) => {
  const input = scheduleOf(unmeasured(triathlete));
  const weeks = planned(planSchedule({ ...input, races: [...races, ...input.races], thresholdsShown, count: 3 }));
  const tests = weeks.flatMap(({ workouts }) => workouts.filter(({ templateId }) => isTest(templateId)));
  expect(tests.map(({ workoutType }) => workoutType).join(' ')).toBe(expected);
});

test.each<readonly [RaceType, EnduranceSport, number, expected: boolean]>([
  ['10k', 'running', 41, true],
  ['10k', 'running', 43, false],
  ['time-trial', 'cycling', 8, false],
  ['open-water', 'swimming', 8, false],
])('where the threshold is not known, a %s shows that of %s %i days later: %s', (type, sport, days, expected) => {
  const input = scheduleOf(unmeasured(triathlete));
  const { races } = raced(type, days);
  expect(lastShown({ ...input, races })[sport] !== undefined).toBe(expected);
  expect(lastShown({ ...scheduleOf(triathlete), races })[sport]).toBe(dayNumber(races[0]!.raceDate));
});

test('after a race no test of its sport comes within six weeks, and later ones do', () => {
  const input = scheduleOf(runner);
  const raceDate = addDays(runner.input.today, -10);
  const races = [{ ...raced('10k', 10).races[0]!, raceDate }, ...input.races];
  const tests = planned(planSchedule({ ...input, races }))
    .flatMap(({ workouts }) => workouts.filter(({ templateId }) => isTest(templateId)))
    .map(({ scheduledDate }) => daysBetween(raceDate, scheduledDate));
  expect(tests.length).toBeGreaterThan(0);
  expect(Math.min(...tests)).toBeGreaterThanOrEqual(42);
});
