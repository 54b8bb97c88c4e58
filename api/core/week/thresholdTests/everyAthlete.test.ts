import * as fc from 'fast-check';
import { isTest } from '../../workout/thresholdTest.ts';
import type { Person } from '../../../test/core/content/people.ts';
import { addDays } from '../../calendar/calendar.ts';
import { aSeasonCase, type SeasonCase } from '../../../test/core/arbitraries.ts';
import { runs, shareOf } from '../../../test/propertyRuns.ts';
import type { PlannedWorkout } from '../../workout/workout.ts';
import { planned, runner as plainRunner, scheduleInput } from '../../../test/core/schedules.ts';
import { longestOnLongDay } from '../../../test/core/weekRules/lengths.ts';
import { planSchedule } from '../planSchedule.ts';
import {
  doneAs,
  people,
  runner,
  scheduleOf,
  testsOf,
  tooClose,
  unmeasured,
  weeksOf,
} from '../../../test/core/thresholdTests.ts';

const every = shareOf(people);

test.each([
  ['known', (person: Person) => person],
  ['unknown', unmeasured],
])('tests of %s thresholds are hard workouts, one a week, six weeks apart and well before the race', (what, as) => {
  const all = every.map(as).map((person) => ({ person, tests: testsOf(person) }));
  for (const { person, tests } of all) {
    expect(new Set(tests.map(({ index }) => index)).size).toBe(tests.length);
    expect(tooClose(tests.map(({ workout }) => workout))).toEqual([]);
    for (const { week, workout } of tests) {
      expect(workout.isHard).toBe(true);
      expect(workout.reasons.map(({ code }) => code)).toContain('THRESHOLD_TEST');
      expect(week.weekStartDate < addDays(person.input.races[0]!.raceDate, -21)).toBe(true);
      const kinds = person.level === 'beginner' ? ['load'] : what === 'known' ? ['step'] : ['load', 'step'];
      expect(kinds).toContain(week.kind);
    }
    // weeks 1 to 3 are for what is not known, and never for beginners
    const first = person.level === 'beginner' || what === 'known' ? 3 : 0;
    expect(tests.every(({ index }) => index >= first)).toBe(true);
  }
  const tested = all.filter(({ person, tests }) => person.level !== 'beginner' && tests.length > 0);
  expect(tested.length).toBeGreaterThan(0.9 * all.filter(({ person }) => person.level !== 'beginner').length);
});

test('a test takes the hard workout of its week, or the place of none: the week keeps its minutes and its long workouts', () => {
  for (const person of every.map(unmeasured)) {
    const untested = { ...person.input, athlete: { ...person.input.athlete, testedSports: [] } };
    const without = weeksOf({ input: untested });
    // what the first weeks make of those that follow is another matter
    const first = testsOf(person).find(({ week }) => week.kind === 'load');
    if (first === undefined || person.level === 'beginner') continue;
    const [week, plain] = [first.week.workouts, without[first.index]!.workouts];
    const sumOf = (workouts: readonly PlannedWorkout[]) => workouts.reduce((sum, { duration }) => sum + duration, 0);
    const hardOf = (workouts: readonly PlannedWorkout[]) => workouts.filter(({ isHard }) => isHard).length;
    const longOf = (workouts: readonly PlannedWorkout[]) =>
      Math.max(...workouts.filter(({ isLong }) => isLong).map(({ duration }) => duration));
    expect(Math.abs(sumOf(week) - sumOf(plain))).toBeLessThanOrEqual(3);
    expect(hardOf(week)).toBe(Math.max(1, hardOf(plain)));
    expect(longOf(week)).toBeGreaterThanOrEqual(longOf(plain) - 5);
  }
});

test('a season of any athlete has no two tests of a sport within six weeks, and none while it tapers, races or recovers', () => {
  fc.assert(
    fc.property(aSeasonCase, (season) => {
      const result = planSchedule(scheduleInput(season));
      if (!result.ok) return;
      const tests = result.weeks.flatMap((week) =>
        week.workouts.filter(({ templateId }) => isTest(templateId)).map((workout) => ({ week, workout })),
      );
      expect(tooClose(tests.map(({ workout }) => workout))).toEqual([]);
      for (const { week } of tests) {
        expect(['load', 'step']).toContain(week.kind);
        expect(['taper', 'race', 'recovery']).not.toContain(week.phaseType);
      }
      expect(new Set(tests.map(({ week }) => week.weekStartDate)).size).toBe(tests.length);
    }),
    runs(60),
  );
});

test('weeks that are planned anew, or later, test what they did before', () => {
  for (const person of shareOf(people.map(unmeasured).slice(15, 39))) {
    const weeks = weeksOf(person);
    const done = testsOf(person).map(({ workout }) => workout);
    const tests = done.map(({ scheduledDate }) => scheduledDate);
    const whole = scheduleOf(person);
    for (const from of [1, 2, 3, 7]) {
      const firstWeek = weeks[from]!.weekStartDate;
      const past = weeks.slice(Math.max(0, from - 6), from).flatMap(({ workouts }) => workouts);
      // the planner looks back six weeks, and at what was done of tests a year
      const tried = done.filter(({ scheduledDate }) => scheduledDate < firstWeek).map(doneAs);
      const later = planned(planSchedule({ ...whole, today: firstWeek, firstWeek, count: 4, past, tried }));
      const expected = tests.filter((day) => day >= firstWeek && day <= later.at(-1)!.weekEndDate);
      const now = later.flatMap(({ workouts }) => workouts).filter(({ templateId }) => isTest(templateId));
      expect(now.map(({ scheduledDate }) => scheduledDate)).toEqual(expected);
    }
  }
});

test('a test that was left out is tried again in the next week, one that was done is not', () => {
  const whole = scheduleOf(unmeasured(runner));
  const [first] = planned(planSchedule(whole));
  const firstWeek = addDays(first!.weekStartDate, 7);
  const again = (past: readonly PlannedWorkout[]) =>
    planned(planSchedule({ ...whole, today: firstWeek, firstWeek, count: 1, past }))[0]!.workouts.some(
      ({ templateId }) => isTest(templateId),
    );
  expect(again(first!.workouts)).toBe(false);
  expect(again(first!.workouts.filter(({ templateId }) => !isTest(templateId)))).toBe(true);
});

/** Others give a test its minutes, and the long workout may be short itself; once each it was not the longest any more. */
const SHORT_LONGS: readonly (readonly [date: string, season: SeasonCase])[] = [
  [
    '2026-05-18',
    {
      today: '2026-01-01',
      athlete: plainRunner(
        { weeklyHoursAvailable: 4, longWorkoutDays: ['thursday'], unavailableDays: [] },
        {
          age: 18,
          currentWeeklyHours: null,
          assessments: [
            { sport: 'running', experienceLevel: 'veteran', currentFitnessLevel: 'none', weeklyVolume: '1-1 km' },
          ],
          injuries: [{ injuryType: 'strain', affectedArea: 'knee', dateOccurred: null, isRecovered: false }],
        },
      ),
      sports: ['swimming'],
      races: [{ raceName: 'Pond', raceType: 'sprint-tri', raceDate: '2026-09-21', priority: 'B' }],
    },
  ],
  [
    '2027-08-16',
    {
      today: '2027-03-10',
      athlete: plainRunner(
        { weeklyHoursAvailable: 20, longWorkoutDays: ['monday'], unavailableDays: ['thursday', 'friday'] },
        {
          age: 40,
          currentWeeklyHours: 3.75,
          assessments: [
            { sport: 'cycling', experienceLevel: 'intermediate', currentFitnessLevel: 'none', weeklyVolume: '' },
          ],
          injuries: [
            { injuryType: 'strain', affectedArea: 'elsewhere', dateOccurred: '2025-09-27', isRecovered: false },
          ],
        },
      ),
      sports: ['running', 'cycling', 'swimming', 'strength'],
      races: [{ raceName: 'Pond', raceType: 'sprint-tri', raceDate: '2027-08-28', priority: 'B' }],
    },
  ],
];

test.each(SHORT_LONGS)('the longest workout of %s lies on its day, and the season has its tests', (date, season) => {
  const input = scheduleInput(season);
  const weeks = planned(planSchedule(input));
  expect(weeks.map(({ weekStartDate }) => weekStartDate)).toContain(date);
  expect(longestOnLongDay(input, weeks)).toEqual([]);
  expect(
    weeks.flatMap(({ workouts }) => workouts).filter(({ templateId }) => isTest(templateId)).length,
  ).toBeGreaterThanOrEqual(4);
});
