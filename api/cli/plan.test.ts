import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { answerLine } from './plan.ts';

const root = path.resolve(__dirname, '../..');

type Answer = Record<string, unknown>;

/** What each line is answered with, as it is printed. */
const plan = (...lines: string[]) => ({
  lines: lines.map((line) => JSON.parse(JSON.stringify(answerLine(line))) as Answer),
});

/** The same by the command itself. */
function planByCommand(...lines: string[]): { lines: Answer[]; stderr: string } {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [tsx, 'api/cli/plan.ts'], {
    cwd: root,
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return {
    lines: stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Answer),
    stderr,
  };
}

const athlete = {
  age: 35,
  gender: 'female',
  currentWeeklyHours: 4,
  assessments: [
    { sport: 'running', experienceLevel: 'intermediate', currentFitnessLevel: 'moderate', weeklyVolume: '4 hours' },
  ],
  preferences: {
    weeklyHoursAvailable: 8,
    longWorkoutDays: ['sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
    maxMinutesByDay: { tuesday: 60 },
  },
  injuries: [{ injuryType: 'strain', affectedArea: 'calf', isRecovered: false, dateOccurred: null }],
};
const input = {
  today: '2027-01-04',
  horizon: 'season',
  athlete,
  sports: ['running', 'strength'],
  races: [{ raceName: 'City', raceType: 'marathon', raceDate: '2027-05-09', priority: 'A' }],
  principles: [{ principleType: 'training_philosophy', context: 'Any', principle: 'Never run twice a day.' }],
};
const blocking = (range: object) => ({ ...athlete, preferences: { ...athlete.preferences, blackoutDates: [range] } });
const lineOf = (more: object = {}) => JSON.stringify({ ...input, ...more });

test('a week says how much it holds, a workout of which family and rung it is', () => {
  const { lines } = plan(lineOf({ athlete: { ...athlete, injuries: [] } }));
  const weeks = lines[0]!.weeks as { plannedHours: number; placedHours: number; workouts: Record<string, unknown>[] }[];
  for (const { placedHours, workouts } of weeks) {
    const minutes = workouts
      .filter(({ workoutType }) => workoutType !== 'race')
      .map(({ duration }) => Number(duration));
    expect(placedHours).toBeCloseTo(minutes.reduce((sum, each) => sum + each, 0) / 60, 2);
  }
  const places = weeks.flatMap(({ workouts }) =>
    workouts.map(({ templateId, family, rung, test }) => [templateId, family, rung, test]),
  );
  expect(places).toContainEqual(['run-strides/2a', 'run-strides', 2, false]);
  expect(places).toContainEqual(['RUN-01', null, null, false]);
  expect(places).toContainEqual(['RUN-22', null, null, true]);
});

test('what was done in the last four weeks counts before what the athlete told', () => {
  const asked = (more: object) => lineOf({ horizon: 4, athlete: { ...athlete, injuries: [], ...more } });
  const { lines } = plan(
    asked({ currentWeeklyHours: 6 }),
    asked({ currentWeeklyHours: 3, doneHours: [5, 7, 6, 6] }),
    asked({ doneHours: [5, 7] }),
  );
  const firstHours = (line: Record<string, unknown>) => (line.weeks as { plannedHours: number }[])[0]!.plannedHours;
  expect(firstHours(lines[1]!)).toBe(firstHours(lines[0]!));
  expect(lines[2]).toMatchObject({ error: { code: 'INVALID_INPUT', path: 'athlete.doneHours' } });
});

test('runs grow from those that were run in the weeks before', () => {
  const ran = (scheduledDate: string, duration: number) => ({ scheduledDate, workoutType: 'run', duration });
  const asked = (...pastWorkouts: object[]) =>
    lineOf({ horizon: 4, athlete: { ...athlete, injuries: [] }, pastWorkouts });
  const { lines } = plan(
    asked(),
    asked(ran('2026-12-27', 30), ran('2027-01-02', 30)),
    asked(ran('2026-12-27', 30), ran('2027-01-02', 30), ran('2027-01-04', 200)),
    asked({ ...ran('2027-01-02', 30), workoutType: 'walk' }),
  );
  const longest = (line: Record<string, unknown>) => {
    const [week] = line.weeks as { workouts: { workoutType: string; duration: number }[] }[];
    const runs = week!.workouts.filter(({ workoutType }) => workoutType === 'run');
    return Math.max(...runs.map(({ duration }) => duration));
  };
  expect(longest(lines[0]!)).toBeGreaterThan(60);
  expect(longest(lines[1]!)).toBeLessThanOrEqual(40);
  expect(lines[2]).toEqual(lines[1]);
  expect(lines[3]).toMatchObject({ error: { code: 'INVALID_INPUT', path: 'pastWorkouts.0.workoutType' } });
});

test('a race is predicted from the thresholds, and planned for its goal', () => {
  const thresholds = { ftp: 240, runThresholdSpeed: 3.9, css: 1.1 };
  const asked = (race: object, measured: object = { thresholds }) =>
    lineOf({ horizon: 4, athlete: { ...athlete, ...measured }, races: [{ ...input.races[0]!, ...race }] });
  const { lines } = plan(
    asked({}),
    asked({ goalTimeSec: 11_600 }),
    asked({ goalTimeSec: 10_000 }),
    asked({ goalTimeSec: 16_000 }),
    asked({ raceType: 'half-ironman' }),
    asked({}, {}),
    asked({ goalTimeSec: 11_400 }, {}),
    asked({ goalTimeSec: 0 }),
  );
  const predictedSec = { low: 11_243, high: 11_701, methods: [{ method: 'VDOT', sec: 11_472 }] };
  const raceDate = '2027-05-09';
  const range = 'Predicted 3:07–3:15 h, by VDOT';
  const paced = 'Training and race day are paced for';
  const takes = 'your threshold pace, the result of a running race or recorded runs of four weeks.';
  expect(lines.map(({ races, error }) => races ?? error)).toEqual([
    [{ raceDate, predictedSec, plannedSec: 11_472, summary: `${range}. ${paced} 3:11:12.` }],
    [
      {
        raceDate,
        predictedSec,
        plannedSec: 11_600,
        summary: `${range}; your goal of 3:13:20 is within it. ${paced} the goal.`,
      },
    ],
    [
      {
        raceDate,
        predictedSec,
        plannedSec: 11_243,
        summary: `${range}; your goal of 2:46:40 is 20 min faster. ${paced} 3:07:23.`,
      },
    ],
    [
      {
        raceDate,
        predictedSec,
        plannedSec: 16_000,
        summary: `${range}; your goal of 4:26:40 is 72 min slower. ${paced} the goal.`,
      },
    ],
    [
      {
        raceDate,
        predictedSec: { low: 16_970, high: 18_384, methods: [{ method: 'LEGS', sec: 17_677 }] },
        plannedSec: 17_677,
        summary: `Predicted 4:43–5:06 h, by its legs. ${paced} 4:54:37.`,
      },
    ],
    [{ raceDate, predictedSec: null, plannedSec: null, summary: `Not predicted yet: that takes ${takes}` }],
    [
      {
        raceDate,
        predictedSec: null,
        plannedSec: 11_400,
        summary: `Your goal is 3:10: race day is planned for it, training goes by effort. Not predicted yet: that takes ${takes}`,
      },
    ],
    expect.objectContaining({ code: 'INVALID_INPUT', path: 'races.0.goalTimeSec' }),
  ]);
  const tooFast = lines.map(({ warnings }) => (warnings as { code: string }[] | undefined)?.map(({ code }) => code));
  expect(tooFast.map((codes) => codes?.includes('GOAL_TOO_FAST'))).toEqual([
    false,
    false,
    true,
    ...Array.from({ length: 4 }, () => false),
    undefined,
  ]);
});

test('who is 16 or 17 is planned for with care, and not for every race', () => {
  const young = { ...athlete, age: 16, injuries: [] };
  const { lines } = plan(
    lineOf({ athlete: young }),
    lineOf({ athlete: young, races: [{ ...input.races[0]!, raceType: 'half-marathon' }] }),
  );
  expect(lines[0]).toMatchObject({ error: { code: 'RACE_FOR_ADULTS' } });
  expect(lines[1]!.weeks).toHaveLength(19);
});

test('each line gets its answer, in order, the same bytes each time, and a bad one does not stop the next', () => {
  const { lines, stderr } = planByCommand(
    lineOf(),
    'not json',
    lineOf({ today: '2027-02-29' }),
    lineOf({ athlete: { ...athlete, age: 15 } }),
    lineOf({ colour: 'red' }),
    '',
    lineOf({ athlete: { ...athlete, preferences: { ...athlete.preferences, weeklyHoursAvailable: 0 } } }),
    lineOf({ horizon: 4 }),
    lineOf({ horizon: 4, athlete: blocking({ from: '2027-01-16', to: '2027-01-31' }) }),
    lineOf({ horizon: 4, athlete: blocking({ from: '2027-01-31', to: '2027-01-16' }) }),
  );
  expect(stderr).toBe('');
  expect(lines).toHaveLength(9);
  const [season, json, day, age, key, conflict, four, blocked, backwards] = lines;
  expect(JSON.stringify(season)).toBe(JSON.stringify(plan(lineOf()).lines[0]));
  expect(Object.keys(season!)).toEqual(['phases', 'weeks', 'warnings', 'principles', 'races']);
  expect(season!.principles).toEqual([{ compiled: 'At most 1 run a day · all phases · run', applied: 0 }]);
  const weeks = season!.weeks as {
    weekStartDate: string;
    workouts: { scheduledDate: string; intensity: string; steps: unknown[] }[];
  }[];
  expect(weeks).toHaveLength(21);
  expect(
    weeks
      .flatMap(({ workouts }) => workouts)
      .filter(({ intensity }) => intensity === 'race')
      .map(({ scheduledDate }) => scheduledDate),
  ).toEqual(['2027-05-09']);
  expect(json).toEqual({ error: { code: 'INVALID_JSON', message: 'The line is not valid JSON.' } });
  expect(day).toEqual({
    error: { code: 'INVALID_INPUT', message: '2027-02-29 is not a calendar date.', path: 'today' },
  });
  expect(age).toEqual({
    error: { code: 'INVALID_INPUT', message: 'Plans are for people of 16 years and older.', path: 'athlete.age' },
  });
  expect(key).toMatchObject({ error: { code: 'INVALID_INPUT' } });
  expect(conflict).toMatchObject({
    error: { code: 'NO_HOURS_AVAILABLE', relaxations: ['Raise the weekly hours to 1'] },
  });
  expect(four!.weeks).toEqual(weeks.slice(0, 4));
  const free = (blocked!.weeks as typeof weeks).flatMap(({ workouts }) =>
    workouts.map(({ scheduledDate }) => scheduledDate),
  );
  expect(free.filter((day) => day >= '2027-01-16')).toEqual([]);
  expect(backwards).toMatchObject({ error: { code: 'INVALID_INPUT', message: 'The last day is before the first.' } });
});
