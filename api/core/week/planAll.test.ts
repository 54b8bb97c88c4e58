import type { Athlete } from '../athlete/athlete.ts';
import { flattenSteps } from '../workout/prescription/stepSums.ts';
import { planAll, type PlanAllInput } from './planAll.ts';

const athlete: Athlete = {
  age: 40,
  gender: 'male',
  currentWeeklyHours: 5,
  assessments: [],
  injuries: [],
  preferences: {
    weeklyHoursAvailable: 7,
    longWorkoutDays: ['sunday'],
    unavailableDays: [],
    preferredWorkoutTimes: 'morning',
  },
};
const input: PlanAllInput = {
  today: '2027-01-04',
  horizon: 4,
  athlete,
  sports: [],
  principles: [],
  races: [
    { raceName: 'Old', raceType: 'marathon', raceDate: '2026-12-06', priority: 'A' },
    { raceName: 'Next', raceType: 'half-marathon', raceDate: '2027-04-04', priority: 'A' },
  ],
};

test('without chosen sports the athlete runs and lifts', () => {
  const result = planAll(input);
  const types =
    result.ok && result.plan.weeks.flatMap(({ workouts }) => workouts.map(({ workoutType }) => workoutType));
  expect(new Set(types || [])).toEqual(new Set(['run', 'strength']));
});

test('races before today do not count', () => {
  expect(planAll(input)).toEqual(planAll({ ...input, races: input.races.slice(1) }));
});

test('a season holds every week of its phases, four weeks are the first of them', () => {
  const season = planAll({ ...input, horizon: 'season' });
  const four = planAll(input);
  if (!season.ok || !four.ok) throw new Error('conflict');
  expect(season.plan.weeks.at(-1)!.weekEndDate).toBe(season.plan.phases.at(-1)!.endDate);
  expect(four.plan.weeks).toEqual(season.plan.weeks.slice(0, 4));
});

test('a marathon in 18 weeks on 8 hours gets the known weekly hours', () => {
  const result = planAll({
    ...input,
    horizon: 'season',
    athlete: {
      ...athlete,
      age: 35,
      currentWeeklyHours: 4,
      assessments: [
        { sport: 'running', experienceLevel: 'intermediate', currentFitnessLevel: 'moderate', weeklyVolume: '' },
      ],
      preferences: { ...athlete.preferences, weeklyHoursAvailable: 8 },
    },
    races: [{ raceName: 'City', raceType: 'marathon', raceDate: '2027-05-09', priority: 'A' }],
  });
  expect(result.ok && result.plan.weeks.map(({ plannedHours }) => plannedHours)).toEqual([
    4.4, 4.84, 5.32, 3.46, 5.86, 6.44, 6.8, 4.42, 7.2, 7.4, 7.6, 4.94, 7.8, 8, 7.2, 6.13, 4.6, 2.68, 1.92, 3.07, 3.83,
  ]);
});

test.each(['2027-01-08', '2027-01-09', '2027-01-10'])(
  'a season that begins on %s starts from what the athlete runs now: one run a day, the longest on the long day',
  (today) => {
    const result = planAll({ ...input, today, sports: ['running'], athlete: { ...athlete, currentWeeklyHours: 4 } });
    if (!result.ok) throw new Error(result.conflict.message);
    const [{ workouts }] = result.plan.weeks as [(typeof result.plan.weeks)[0]];
    const days = workouts.map(({ scheduledDate }) => scheduledDate);
    expect(new Set(days).size).toBe(days.length);
    expect(workouts.find(({ isLong }) => isLong)).toMatchObject({ dayOfWeek: 'sunday' });
    expect(workouts.find(({ isLong }) => isLong)!.duration).toBeGreaterThan(35);
  },
);

test.each([
  ['marathon', null, 11_472],
  ['marathon', 11_600, 11_600],
  ['marathon', 9000, 11_243],
  ['marathon', 12_600, 12_600],
  ['marathon', 16_000, 16_000],
  ['half-marathon', null, 5507],
] as const)(
  'a %s with a goal of %s s is trained for, and run, at the pace of %d s',
  (raceType, goalTimeSec, seconds) => {
    const speed = 3.9;
    const thresholds = { ftp: null, runThresholdSpeed: speed, css: null, lthr: null };
    const result = planAll({
      ...input,
      horizon: 'season',
      athlete: { ...athlete, thresholds, assessments: [] },
      races: [{ raceName: 'Goal', raceType, raceDate: '2027-05-09', priority: 'A', goalTimeSec }],
    });
    if (!result.ok) throw new Error('conflict');
    const efforts = result.plan.weeks
      .flatMap(({ workouts }) => workouts)
      .flatMap(({ steps }) => flattenSteps(steps))
      .filter(({ raceEffort }) => raceEffort === true)
      .map(({ effort }) => effort * speed);
    expect(result.plan.races[0]!.plannedSec).toBe(seconds);
    expect(result.plan.warnings.map(({ code }) => code).includes('GOAL_TOO_FAST')).toBe(goalTimeSec === 9000);
    const pace = (raceType === 'marathon' ? 42_195 : 21_097.5) / seconds;
    expect(efforts.length).toBeGreaterThan(5);
    for (const each of efforts) expect(each / pace).toBeCloseTo(1, 3);
  },
);
