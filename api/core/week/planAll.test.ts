import type { Athlete } from '../athlete/athlete.ts';
import { flattenSteps } from '../workout/prescription/stepSums.ts';
import { planAll, type PlanAllInput, type RaceTimes } from './planAll.ts';

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
    expect(workouts.find(({ isLong }) => isLong)!.duration).toBeGreaterThanOrEqual(35);
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

test.each([
  [
    'Trust the process',
    'PRINCIPLE_ADVICE_ONLY',
    /^"Trust the process" is advice only: \S/,
    /^Write it as days, numbers/,
  ],
  ['Train every day', 'PRINCIPLE_REFUSED', /^"Train every day" is refused: \S/, /^Write it as a limit that takes away/],
] as const)('"%s" alone changes nothing, and a warning says why: %s', (principle, code, message, recommendation) => {
  const result = planAll({ ...input, principles: [{ principleType: '', context: '', principle }] });
  const plain = planAll(input);
  if (!result.ok || !plain.ok) throw new Error('conflict');
  expect(result.plan.weeks).toEqual(plain.plan.weeks);
  expect(result.plan.principles).toEqual([{ compiled: null, applied: 0 }]);
  expect(result.plan.warnings.slice(plain.plan.warnings.length)).toEqual([
    {
      code,
      message: expect.stringMatching(message),
      recommendation: expect.stringMatching(recommendation),
    },
  ]);
});

test('a principle is told by who taught it, and by their coach where that is not known', () => {
  const bySource = (coach?: string) => {
    const taught = { principleType: '', context: '', principle: 'No strength', ...(coach !== undefined && { coach }) };
    const result = planAll({ ...input, principles: [{ ...taught, principle: 'Trust the process' }, taught] });
    if (!result.ok) throw new Error('conflict');
    const { principles, weeks } = result.plan;
    const [line] = weeks[0]!.proof.filter(({ principleId }) => principleId === '1');
    return [line!.constraint, principles[1]!.applied];
  };
  expect(bySource('Max')).toEqual(["Max's principle: no strength", 4]);
  expect(bySource()).toEqual(["Your coach's principle: no strength", 4]);
});

test('a principle about hours makes the season shorter', () => {
  const hours = (...principles: string[]) => {
    const result = planAll({
      ...input,
      principles: principles.map((principle) => ({ principleType: '', context: '', principle })),
    });
    return result.ok && Math.max(...result.plan.weeks.map(({ plannedHours }) => plannedHours));
  };
  expect(hours()).toBeGreaterThan(4);
  expect(hours('At most 4 hours a week')).toBe(4);
});

test('a race of today is still ahead, and its times are told where something tells them', () => {
  const races = (more: Partial<Athlete>) => {
    const today = { raceName: 'Today', raceType: '10k', raceDate: '2027-01-04', priority: 'A' } as const;
    const result = planAll({ ...input, athlete: { ...athlete, ...more }, races: [...input.races, today] });
    return result.ok && result.plan.races;
  };
  expect(races({})).toEqual([
    {
      raceDate: '2027-04-04',
      predictedSec: null,
      plannedSec: null,
      summary: expect.stringContaining('Not predicted yet'),
    },
    {
      raceDate: '2027-01-04',
      predictedSec: null,
      plannedSec: null,
      summary: expect.stringContaining('Not predicted yet'),
    },
  ]);
  const known = races({ thresholds: { ftp: null, runThresholdSpeed: 3.9, css: null, lthr: null } });
  expect(known).toMatchObject([{ raceDate: '2027-04-04' }, { raceDate: '2027-01-04' }]);
  const [, { predictedSec, plannedSec }] = known as unknown as [unknown, NonNullable<RaceTimes>];
  expect(predictedSec!.low).toBeLessThanOrEqual(plannedSec!);
  expect(predictedSec!.high).toBeGreaterThanOrEqual(plannedSec!);
  expect(predictedSec!.methods.map(({ method, sec }) => [method, Math.round(sec)])).toEqual([['VDOT', 2487]]);
});

test('before a doctor has cleared the athlete no race has a goal, a time or paces', () => {
  const thresholds = { ftp: null, runThresholdSpeed: 3.5, css: null, lthr: null };
  const of = (isRecovered: boolean) => {
    const injuries = [{ injuryType: 'chest pain', affectedArea: 'chest', dateOccurred: '2026-12-30', isRecovered }];
    const races = input.races.map((race) => ({ ...race, goalTimeSec: 6000 }));
    const result = planAll({ ...input, races, horizon: 'season', athlete: { ...athlete, thresholds, injuries } });
    if (!result.ok) throw new Error('conflict');
    const { races: times, weeks } = result.plan;
    const race = weeks.flatMap(({ workouts }) => workouts).find(({ workoutType }) => workoutType === 'race')!;
    return { times: times[0]!, race };
  };
  const { times, race } = of(false);
  expect(times).toEqual({
    raceDate: '2027-04-04',
    predictedSec: null,
    plannedSec: null,
    summary: 'No time is predicted or aimed at until your doctor agrees: take part by feel, if they do.',
  });
  expect(race.instructions).toBe(
    'Run: 2:00 h easy, by feel (RPE 1–3)\nNo race against the clock: take part by feel, if your doctor agrees, and stop when anything feels wrong.',
  );
  expect(of(true).race.instructions).toMatch(/\/km/);
  expect(of(true).times.plannedSec).not.toBeNull();
});
