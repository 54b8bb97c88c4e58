import { addDays } from '../../../../api/core/calendar/calendar.ts';
import { RACE_TYPES } from '../../../../api/core/codes/race.ts';
import { blankAnswers, type OnboardingAnswers } from '../../onboardingAnswers.ts';
import { MARATHON } from '../testing/wizard.ts';
import { planPreview, type ShownPlan } from './planPreview.ts';
import { readWords } from './readWords.ts';

const TODAY = '2026-11-30';
type Part = { [K in keyof OnboardingAnswers]?: Partial<OnboardingAnswers[K]> };

const answers = (over: Part = {}): OnboardingAnswers => ({
  raceGoal: { ...MARATHON.raceGoal, ...over.raceGoal },
  assessments: { ...MARATHON.assessments, ...over.assessments },
  trainingPreferences: { ...MARATHON.trainingPreferences, ...over.trainingPreferences },
  personalProfile: { ...MARATHON.personalProfile, ...over.personalProfile },
});
function planOf(over: Part = {}, today = TODAY): ShownPlan {
  const given = answers(over);
  const preview = planPreview(given, today, given.trainingPreferences.schedulingConstraints ? readWords : null);
  if (preview.kind !== 'plan') throw new Error(JSON.stringify(preview));
  return preview;
}

test('whole answers make a season to the race and four proved weeks, with nothing assumed', () => {
  const { raceName, raceDate, chart, weeks, assumed } = planOf();
  expect([raceName, raceDate]).toEqual(['Berlin', '2027-09-26']);
  expect(chart.weeks.at(-1)!.weekStartDate >= '2027-09-20').toBe(true);
  expect(chart.races).toMatchObject([{ raceName: 'Berlin', priority: 'A' }]);
  expect(weeks).toHaveLength(4);
  expect(weeks.every(({ proof }) => proof.length > 5 && proof.every(({ holds }) => holds))).toBe(true);
  expect(weeks.flatMap(({ workouts }) => workouts).some(({ dayOfWeek }) => dayOfWeek === 'monday')).toBe(false);
  expect(assumed).toEqual([]);
});

test('without a race type there is nothing to plan for', () => {
  expect(planPreview(blankAnswers(null), TODAY, null)).toEqual({ kind: 'noRace' });
});

test('with a race type alone the rest is assumed, and each assumption names its step', () => {
  const blank = blankAnswers(null);
  const preview = planPreview({ ...blank, raceGoal: { ...blank.raceGoal, raceType: 'half-marathon' } }, TODAY, null);
  if (preview.kind !== 'plan') throw new Error(preview.kind);
  expect(preview.assumed.map(({ step, text }) => `${step} ${text.split(' ').slice(0, 2).join(' ')}`)).toEqual([
    '1 race day',
    '2 running volume',
    '2 beginner, moderate',
    '3 6 hours',
    '3 long workouts',
    '3 workouts in',
    '4 35 years',
  ]);
});

test.each(RACE_TYPES)('a %s alone is planned for, and its weeks keep their limits', (raceType) => {
  const blank = blankAnswers(null);
  const preview = planPreview({ ...blank, raceGoal: { ...blank.raceGoal, raceType } }, '2026-12-04', null);
  if (preview.kind !== 'plan') throw new Error(preview.kind);
  expect(preview.chart.weeks.length).toBeGreaterThan(4);
  expect(preview.weeks.flatMap(({ proof }) => proof).filter(({ holds }) => !holds)).toEqual([]);
});

test.each<[step: number, text: RegExp, over: Part]>([
  [1, /today or later/, { raceGoal: { targetDate: addDays(TODAY, -1) } }],
  [1, /within 3 years/, { raceGoal: { targetDate: '2031-01-01' } }],
  [1, /hours, minutes and seconds/, { raceGoal: { goalTimeSec: 'soon' } }],
  [1, /A goal time for this race type/, { raceGoal: { goalTimeSec: '0:20' } }],
  [
    2,
    /Running, recent race or test: We cannot read/,
    { assessments: { running: { ...MARATHON.assessments.running, recentResult: 'fast' } } },
  ],
  [3, /from 0 to 40/, { trainingPreferences: { weeklyHoursAvailable: '41' } }],
  [3, /Monday is marked unavailable/, { trainingPreferences: { longWorkoutDays: ['monday'] } }],
  [4, /from 18 to 100/, { personalProfile: { age: '17' } }],
])('a fault of step %i stands in place of the plan: %s', (step, text, over) => {
  expect(planPreview(answers(over), TODAY, null)).toEqual({
    kind: 'faults',
    faults: [{ step, text: expect.stringMatching(text) }],
  });
});

test('a recent race tells the race’s time, and nothing is tested at first', () => {
  const running = { ...MARATHON.assessments.running, experienceLevel: 'advanced' as const };
  const isTested = ({ weeks }: ShownPlan) =>
    weeks.slice(0, 2).some(({ workouts }) => workouts.some(({ templateId }) => templateId?.startsWith('RUN-2')));
  const untold = planOf({ assessments: { running } });
  const told = planOf({ assessments: { running: { ...running, recentResult: '10 km in 42:00' } } });
  expect(untold.chart.races[0]!.lowSec).toBeNull();
  expect(told.chart.races[0]!.lowSec).toBeGreaterThan(3 * 3600);
  expect([isTested(untold), isTested(told)]).toEqual([true, false]);
});

test('the athlete’s own words limit the plan', () => {
  const free = planOf({
    trainingPreferences: { schedulingConstraints: 'No running on Wednesdays. Away 7 to 13 December.' },
  });
  const days = free.weeks.flatMap(({ workouts }) => workouts);
  expect(days.some(({ dayOfWeek, workoutType }) => dayOfWeek === 'wednesday' && workoutType === 'run')).toBe(false);
  expect(days.some(({ scheduledDate }) => scheduledDate >= '2026-12-07' && scheduledDate <= '2026-12-13')).toBe(false);
});
