import * as fc from 'fast-check';

import { isTest } from '../workout/thresholdTest.ts';
import { peopleOf, type Person } from '../../test/core/content/people.ts';
import type { Injury } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { addDays, dayNumber, daysBetween } from '../calendar/calendar.ts';
import type { WeekContext } from './draft.ts';
import { lastShown } from './lastShown.ts';
import { testedSport } from './thresholdTests.ts';
import { aSeasonCase, type SeasonCase } from '../../test/core/arbitraries.ts';
import { runs } from '../../test/propertyRuns.ts';
import type { Race } from '../race/race.ts';
import type { RaceResult } from '../race/raceResult.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import type { TriedWorkout } from '../workout/rungs.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import { planned, runner as plainRunner, scheduleInput } from '../../test/core/schedules.ts';
import { longestOnLongDay } from '../../test/core/weekRules/lengths.ts';
import { planAll } from './planAll.ts';
import { planSchedule } from './planSchedule.ts';

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

/** The person with the thresholds as nobody has measured them. */
const unmeasured = (person: Person): Person => {
  const { thresholds: _, ...athlete } = person.input.athlete;
  return { ...person, input: { ...person.input, athlete } };
};

/** The season as its weeks are planned, a few at a time. */
const scheduleOf = ({ input: { today, athlete, sports, races } }: Person) =>
  scheduleInput({ today, athlete, sports: [...sports], races: [...races] });

/** A workout that was done as it was planned. */
const doneAs = (workout: PlannedWorkout): TriedWorkout => ({
  ...workout,
  id: workout.scheduledDate,
  plannedMinutes: workout.duration,
  doneMinutes: workout.duration,
  status: 'completed',
  perceivedExertion: null,
  isSkippedTired: false,
});

/** Tests of one sport that lie closer together than six weeks. */
const tooClose = (workouts: readonly PlannedWorkout[]) =>
  workouts.filter((one) =>
    workouts.some(
      (other) =>
        other !== one &&
        other.workoutType === one.workoutType &&
        other.scheduledDate >= one.scheduledDate &&
        daysBetween(one.scheduledDate, other.scheduledDate) < 42,
    ),
  );

test.each([
  ['known', (person: Person) => person],
  ['unknown', unmeasured],
])('tests of %s thresholds are hard workouts, one a week, six weeks apart and well before the race', (what, as) => {
  const all = people.map(as).map((person) => ({ person, tests: testsOf(person) }));
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

test('a test takes the hard workout of its week, or the place of none: the week keeps its minutes and its long workouts', () => {
  for (const person of people.map(unmeasured)) {
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
  for (const person of people.map(unmeasured).slice(15, 39)) {
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

/** A step-back week of a triathlete, after one of them. */
const WEEK = { kind: 'step', phaseType: 'base', weekStartDate: '2027-03-01' } as const;
interface Asked extends Record<string, unknown> {
  week?: object;
  athlete?: object;
  keep?: readonly (readonly [scheduledDate: string, templateId: string])[];
}
const contextOf = ({ week, athlete, keep = [], ...more }: Asked) =>
  ({
    weeksToRace: null,
    raceType: 'olympic-tri',
    sports: ['running', 'cycling', 'swimming', 'strength'],
    week: { ...WEEK, ...week },
    input: {
      athlete: { thresholds: { ftp: 200, runThresholdSpeed: 4, css: 1.1, lthr: null }, ...athlete },
      keep: keep.map(([scheduledDate, templateId]) => ({ scheduledDate, templateId })),
      season: {
        seasonStart: '2027-01-04',
        weeks: [
          { kind: 'load', weekStartDate: '2027-01-25' },
          { kind: 'step', weekStartDate: '2027-02-01' },
          { kind: 'step', weekStartDate: '2027-03-01' },
          { kind: 'step', weekStartDate: '2027-03-29' },
        ],
      },
    },
    limits: { level: 'advanced' },
    loadingWeekInPhase: 1,
    memory: { testsWanted: {}, lastTest: {} },
    monday: dayNumber('2027-03-01'),
    ...more,
  }) as unknown as WeekContext;

const FIRST = { week: { weekStartDate: '2027-02-01' } };
const beginner = { limits: { level: 'beginner' } };
const shown = { running: '2027-02-20' };
const before = (day: string) => ({ lastTest: { running: dayNumber(day) } });
const tested = (running: string, cycling: string, swimming: string) => ({
  memory: {
    testsWanted: {},
    lastTest: { running: dayNumber(running), cycling: dayNumber(cycling), swimming: dayNumber(swimming) },
  },
});
const loading = { week: { kind: 'load' }, athlete: { thresholds: undefined } };
const once = (day: string) => ({ memory: { testsWanted: {}, ...before(day) } });
test.each<readonly [string, Asked, EnduranceSport | null]>([
  ['the sport whose turn it is', {}, ENDURANCE_SPORTS[1]!],
  ['none in a loading week where all is known', { week: { kind: 'load' } }, null],
  ['the first of the race in a loading week where nothing is known', loading, 'running'],
  ['the ride first before a long race', { ...loading, raceType: 'half-ironman' }, 'cycling'],
  ['the next in a loading week after one', { ...loading, ...once('2027-02-23') }, 'cycling'],
  ['the next in a loading week long after one of the season', { ...loading, ...once('2027-01-06') }, 'cycling'],
  [
    'none in a loading week after all of them',
    { ...loading, ...tested('2027-01-05', '2027-01-12', '2027-01-19') },
    null,
  ],
  ['what was tested long before the season', { week: { kind: 'load' }, ...once('2026-12-20') }, 'running'],
  [
    'none in a loading week soon after a test before the season',
    { week: { kind: 'load' }, monday: dayNumber('2027-01-11'), ...once('2026-12-20') },
    null,
  ],
  ['none that the athlete does not want', { ...loading, athlete: { testedSports: [] } }, null],
  ['the next where one stays where it is', { ...loading, keep: [['2027-03-20', 'RUN-21']] }, 'cycling'],
  ['none in a recovery', { ...loading, week: { kind: 'load', phaseType: 'recovery' } }, null],
  ['none in a taper', { ...loading, week: { kind: 'load', phaseType: 'taper' } }, null],
  ['what was tested longest ago', tested('2027-01-12', '2027-01-13', '2027-01-05'), 'swimming'],
  ['none that was tested within six weeks', tested('2027-01-26', '2027-02-02', '2027-02-09'), null],
  ['none just before a race', { weeksToRace: 2 }, null],
  ['one three weeks before', { weeksToRace: 3 }, ENDURANCE_SPORTS[1]!],
  ['the only one that is trained', { ...FIRST, sports: ['swimming'], raceType: null }, 'swimming'],
  ['the one that the race has', { ...FIRST, raceType: 'marathon' }, 'running'],
  ['nothing each second time where one is trained', { raceType: 'marathon', ...once('2027-02-02') }, null],
  ['none of a beginner in a step-back week', beginner, null],
  ['one of a beginner in build', { ...beginner, week: { kind: 'load', phaseType: 'build' } }, ENDURANCE_SPORTS[1]!],
  ['none of a beginner in base', { ...beginner, week: { kind: 'load', phaseType: 'base' } }, null],
  [
    'one of a beginner in the week after, where none was',
    { ...beginner, week: { kind: 'load', phaseType: 'build' }, loadingWeekInPhase: 2 },
    ENDURANCE_SPORTS[1]!,
  ],
  [
    'none of a beginner in the week after a test',
    { ...beginner, ...once('2027-02-02'), week: { kind: 'load', phaseType: 'build' }, loadingWeekInPhase: 2 },
    null,
  ],
  [
    'none of a beginner in another week',
    { ...beginner, week: { kind: 'load', phaseType: 'build' }, loadingWeekInPhase: 3 },
    null,
  ],
  ['the sport that has become easy', { memory: { testsWanted: shown, lastTest: {} } }, 'running'],
  [
    'that sport after a test before it was shown',
    { memory: { testsWanted: shown, ...before('2026-12-01') } },
    'running',
  ],
  ['another after a test since', { memory: { testsWanted: shown, ...before('2027-02-25') } }, ENDURANCE_SPORTS[1]!],
  [
    'another after a test just before',
    { memory: { testsWanted: { running: '2027-02-24' }, ...before('2027-02-22') } },
    ENDURANCE_SPORTS[1]!,
  ],
])('a week tests %s', (_, more, sport) => {
  expect(testedSport(contextOf(more))).toBe(sport);
});
