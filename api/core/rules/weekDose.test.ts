import { planAll } from '../week/planAll.ts';
import { planningContextOf } from './context.ts';
import type { Proof } from './finding.ts';
import { weeksOf } from './weeks.ts';
import { dosePartOf, weekDose } from './weekDose.ts';
import { brickMinutes, racePaceMinutes, racePaceTargets } from './racePace.ts';
import { flattenSteps } from '../workout/prescription/stepSums.ts';
import { provedSchedule } from '../week/planSchedule.ts';
import { planSeason } from '../season/seasonPlan.ts';
import type { MeasuredWorkout } from './context.ts';

const TODAY = '2027-01-04';
const athlete = {
  age: 35,
  gender: 'female' as const,
  currentWeeklyHours: 6,
  assessments: [
    {
      sport: 'running' as const,
      experienceLevel: 'intermediate' as const,
      currentFitnessLevel: 'moderate' as const,
      weeklyVolume: '',
    },
  ],
  injuries: [],
  preferences: {
    weeklyHoursAvailable: 8,
    longWorkoutDays: ['sunday' as const],
    unavailableDays: [],
    preferredWorkoutTimes: 'morning' as const,
  },
};
const races = [
  { raceName: 'Spring Marathon', raceType: 'marathon' as const, raceDate: '2027-05-09', priority: 'A' as const },
];
const plan = planAll({ today: TODAY, horizon: 'season', athlete, sports: ['running'], races, principles: [] });
if (!plan.ok) throw new Error('conflict');
const { weeks } = plan.plan;

const targetsOf = (proof: readonly Proof[]) =>
  proof
    .filter(({ kind }) => kind === 'target')
    .map(({ constraint, limit, value }) => `${constraint}: ${value} of ${limit}`);

test('a week of the build tells its hard days and its longest run beside their targets', () => {
  const build = weeks.find(({ phaseType, kind }) => phaseType === 'build' && kind === 'load')!;
  expect(targetsOf(build.proof)).toEqual([
    'Hard days: 2 of 2 wanted',
    expect.stringMatching(/^Longest run: \d:\d\d h of \d:\d\d h at the season's peak$/),
  ]);
});

test('the longest run comes near its target in the season, and passes none of its lines as a limit', () => {
  const told = weeks.flatMap(({ proof }) => proof).filter(({ constraint }) => constraint === 'Longest run');
  const lengths = told.map(({ value }) => Number.parseInt(value, 10));
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(0.95 * Number.parseInt(told[0]!.limit, 10));
  expect(told.every(({ holds }) => holds)).toBe(true);
});

test('loading weeks close to an A race tell their minutes at its effort, counted from the steps', () => {
  const close = weeks.filter(({ phaseType }) => phaseType === 'race-specific' || phaseType === 'peak');
  expect(new Set(close.map(({ kind }) => kind))).toEqual(new Set(['load', 'step']));
  const lines = weeks.flatMap(({ weekStartDate, workouts, proof }) =>
    proof
      .filter(({ constraint }) => constraint === 'At marathon pace')
      .map(({ value, limit, holds }) => {
        const steps = flattenSteps(workouts.flatMap((each) => (each.workoutType === 'race' ? [] : each.steps)));
        const seconds = steps.reduce((sum, step) => sum + (step.raceEffort ? step.durationSec : 0), 0);
        return { weekStartDate, limit, holds, isCounted: value === String(Math.round(seconds / 60)), value };
      }),
  );
  expect(lines.map(({ weekStartDate }) => weekStartDate)).toEqual(
    close.filter(({ kind }) => kind === 'load').map(({ weekStartDate }) => weekStartDate),
  );
  expect(lines.every(({ holds, isCounted }) => holds && isCounted)).toBe(true);
  expect(lines[0]!.limit).toMatch(/^\d+ min wanted, 2:10 h in the last 10 weeks$/);
  expect(lines.some(({ value }) => Number(value) > 0)).toBe(true);
});

const RUN = { kind: 'work', effort: 0.9, target: { metric: 'rpe', lo: 6, hi: 7 }, durationSec: 600 } as const;
const PACED = { ...RUN, raceEffort: true } as const;

test('minutes at race effort and of a brick are counted by sport, blocks as often as they are done', () => {
  const run = { workoutType: 'run' as const, steps: [RUN, { repeat: 3, steps: [PACED, RUN] }] };
  const brick = {
    workoutType: 'brick' as const,
    steps: [
      { ...RUN, sport: 'bike' as const, durationSec: 3600 },
      { ...PACED, sport: 'run' as const },
    ],
  };
  expect(racePaceMinutes([run, brick], 'run')).toBe(40);
  expect(racePaceMinutes([run, brick], 'bike')).toBe(0);
  expect([brickMinutes(brick, 'bike'), brickMinutes(brick, 'run')]).toEqual([60, 10]);
});

const MARATHON = { ...races[0]!, raceDate: '2027-05-09' };
const specific = weeks.find(({ phaseType, kind }) => phaseType === 'race-specific' && kind === 'load')!;
test.each([
  ['a marathon', {}, [{ raceType: 'marathon', sport: 'run', total: 130, wanted: expect.any(Number) }]],
  ['no race', { raceType: null }, []],
  ['a B race', { races: [{ ...MARATHON, priority: 'B' as const }] }, []],
  ['a race without a target', { raceType: 'ultra-50k' as const }, []],
  ['a step-back week', { week: { ...specific, kind: 'step' as const } }, []],
  ['a week of the base', { week: { ...specific, phaseType: 'base' as const } }, []],
])('minutes at race effort that are wanted for %s', (_, of, wanted) => {
  const before = {
    week: specific,
    raceType: 'marathon',
    level: 'intermediate',
    races: [MARATHON],
    weeks,
    ...of,
  } as const;
  expect(racePaceTargets(before)).toEqual(wanted);
});

const season = planSeason({ today: TODAY, athlete, sports: ['running'], races });
const made = provedSchedule({
  today: TODAY,
  athlete,
  sports: ['running'],
  races,
  season,
  raceType: 'marathon',
  firstWeek: '2027-03-01',
  count: 4,
  past: [],
  keep: [],
});
if (!made.ok) throw new Error('conflict');

test('what is left out, or made easy, is gone from the count at once, and breaks nothing', () => {
  const limits = {
    today: TODAY,
    athlete,
    sports: ['running' as const],
    races,
    raceType: 'marathon' as const,
    firstDay: '2027-03-01',
    lastDay: '2027-03-28',
    season,
    past: [],
  };
  const [week] = made.weeks;
  const workouts = week!.workouts.map((each, i): MeasuredWorkout => ({
    ...each,
    id: String(i),
    status: 'scheduled',
    locked: false,
    madeBy: 'planner',
  }));
  const dose = (stands: readonly MeasuredWorkout[]) =>
    weekDose(planningContextOf(limits), weeksOf(stands, limits)('2027-03-01'));
  expect(targetsOf(dose(workouts))).toEqual(targetsOf(week!.proof));
  const easy = workouts.filter(({ isLong }) => !isLong).map((each) => ({ ...each, isHard: false }));
  const [hard, long] = dose(easy);
  expect(hard).toMatchObject({ value: '0', limit: '2 wanted', holds: true });
  expect(Number.parseInt(long!.value, 10)).toBe(Math.max(...easy.map(({ duration }) => duration)));
});

test.each([
  ['base', 'load', 0, 6, 'first-base'],
  ['base', 'load', 2, 6, 'base'],
  ['base', 'step', 0, 6, 'step'],
  ['build', 'load', 0, 4, 'build'],
  ['taper', 'taper', 0, 0, 'taper'],
] as const)(
  'a week of %s, %s, with %d of %d loading weeks behind it is dosed as %s',
  (phaseType, kind, before, all, part) => {
    expect(dosePartOf({ phaseType, kind }, before, all)).toBe(part);
  },
);
