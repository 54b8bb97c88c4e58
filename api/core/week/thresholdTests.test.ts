import { isTest } from '../workout/thresholdTest.ts';
import { peopleOf, type Person } from '../../test/core/content/people.ts';
import type { Injury } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { addDays, dayNumber } from '../calendar/calendar.ts';
import type { WeekContext } from './draft.ts';
import { testedSport } from './thresholdTests.ts';
import { type SeasonCase } from '../../test/core/arbitraries.ts';
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

test('a beginner of one sport is tested once, however many weeks step back before', () => {
  const beginners = people.filter(
    ({ level, raceType }) =>
      level === 'beginner' && ['half-marathon', 'marathon', 'gran-fondo', '10k'].includes(raceType),
  );
  expect(beginners.length).toBeGreaterThan(5);
  expect(beginners.map((person) => testsOf(person).length)).toEqual(beginners.map(() => 1));
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
  expect(without(['running', 'swimming'])).toEqual(['run', 'swim', 'swim']);
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
  expect(weeks.flatMap(({ workouts }) => workouts).filter(({ templateId }) => isTest(templateId))).toHaveLength(3);
});

/** A step-back week of a triathlete, after one of them. */
const WEEK = { kind: 'step', phaseType: 'base', weekStartDate: '2027-03-01' } as const;
const contextOf = ({ week, ...more }: { week?: object } & Record<string, unknown>) =>
  ({
    weeksToRace: null,
    raceType: 'olympic-tri',
    sports: ['running', 'cycling', 'swimming', 'strength'],
    week: { ...WEEK, ...week },
    input: {
      athlete: {},
      season: {
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
test.each<readonly [string, { week?: object } & Record<string, unknown>, EnduranceSport | null]>([
  ['the sport whose turn it is', {}, ENDURANCE_SPORTS[1]!],
  ['none in a loading week', { week: { kind: 'load' } }, null],
  ['none just before a race', { weeksToRace: 2 }, null],
  ['one three weeks before', { weeksToRace: 3 }, ENDURANCE_SPORTS[1]!],
  ['the only one that is trained', { ...FIRST, sports: ['swimming'], raceType: null }, 'swimming'],
  ['the one that the race has', { ...FIRST, raceType: 'marathon' }, 'running'],
  ['nothing each second time where one is trained', { raceType: 'marathon' }, null],
  ['none of a beginner in a step-back week', beginner, null],
  ['one of a beginner in build', { ...beginner, week: { kind: 'load', phaseType: 'build' } }, ENDURANCE_SPORTS[1]!],
  ['none of a beginner in base', { ...beginner, week: { kind: 'load', phaseType: 'base' } }, null],
  [
    'none of a beginner in another week',
    { ...beginner, week: { kind: 'load', phaseType: 'build' }, loadingWeekInPhase: 2 },
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
    { memory: { testsWanted: shown, ...before('2027-02-18') } },
    ENDURANCE_SPORTS[1]!,
  ],
])('a week tests %s', (_, more, sport) => {
  expect(testedSport(contextOf(more))).toBe(sport);
});
