import { z } from 'zod';
import type { Steps } from '../workout.ts';
import type { FiledWorkout } from './report.ts';
import { wahooPlanOf } from './wahooPlan.ts';

/** plan.json 1.0.0, as far as the product writes it: nothing beside it. */
const part = z.number().gt(0).max(3);
const target = z
  .union([
    z.strictObject({ type: z.enum(['ftp', 'threshold_speed', 'threshold_hr']), low: part, high: part }),
    z.strictObject({ type: z.literal('rpe'), low: z.int().min(1).max(10), high: z.int().min(1).max(10) }),
  ])
  .refine(({ low, high }) => low <= high);
const step = z.strictObject({
  name: z.string().min(1).max(80),
  exit_trigger_type: z.enum(['time', 'distance']),
  exit_trigger_value: z.number().gt(0),
  intensity_type: z.enum(['wu', 'active', 'recover', 'rest', 'cd']),
  targets: z.array(target).max(1),
});
const repeat = z.strictObject({
  name: z.string().min(1),
  exit_trigger_type: z.literal('repeat'),
  exit_trigger_value: z.int().min(1),
  intensity_type: z.literal('active'),
  intervals: z.array(step).min(1),
});
const planJson = z
  .strictObject({
    header: z.strictObject({
      name: z.string().min(1).max(80),
      version: z.literal('1.0.0'),
      description: z.string().max(1000),
      duration_s: z.int().gt(0),
      workout_type_family: z.union([z.literal(0), z.literal(1)]),
      workout_type_location: z.union([z.literal(0), z.literal(1)]),
      ftp: z.number().gt(0).optional(),
      threshold_hr: z.number().gt(0).optional(),
      threshold_speed: z.number().gt(0).optional(),
    }),
    intervals: z.array(z.union([step, repeat])).min(1),
  })
  // a part of a threshold says nothing without it
  .refine(({ header, intervals }) =>
    intervals
      .flatMap((each) => ('intervals' in each ? each.intervals : [each]))
      .flatMap(({ targets }) => targets)
      .every(({ type }) => type === 'rpe' || header[type] !== undefined),
  );

const MEASURED = { ftp: 250, runThresholdSpeed: 4, css: 1.2, lthr: 165 };
const warmUp = {
  kind: 'warmup',
  durationSec: 600,
  effort: 0.6,
  target: { metric: 'ftp', lo: 0.55, hi: 0.65 },
} as const;
const hard = { kind: 'work', durationSec: 240, effort: 1.05, target: { metric: 'ftp', lo: 1.02, hi: 1.08 } } as const;
const rest = { kind: 'rest', durationSec: 60, effort: 0, target: { metric: 'rpe', lo: 1, hi: 1 } } as const;
const of = (over: Partial<FiledWorkout>): FiledWorkout => ({
  workoutType: 'bike',
  duration: 45,
  description: '4 × 4 min',
  instructions: 'Hard, and evenly.',
  steps: [],
  ...over,
});
const planOf = (workout: FiledWorkout, thresholds: Parameters<typeof wahooPlanOf>[1] = MEASURED) =>
  planJson.parse(wahooPlanOf(workout, thresholds)?.plan ?? null);
const targetsOf = (steps: Steps, workoutType: 'bike' | 'run', thresholds: Parameters<typeof wahooPlanOf>[1]) =>
  planOf(of({ workoutType, steps }), thresholds).intervals.map((each) => ('targets' in each ? each.targets : null));

test('a ride is its steps, what repeats told by the turns after the first, and its targets parts of the FTP', () => {
  const steps = [warmUp, { repeat: 4, steps: [{ ...hard, note: 'Seated' }, rest] }];
  expect(planOf(of({ steps }))).toEqual({
    header: {
      name: '4 × 4 min',
      version: '1.0.0',
      description: 'Hard, and evenly.',
      duration_s: 2700,
      workout_type_family: 0,
      workout_type_location: 1,
      ftp: 250,
      threshold_hr: 165,
    },
    intervals: [
      {
        name: 'Warm up',
        exit_trigger_type: 'time',
        exit_trigger_value: 600,
        intensity_type: 'wu',
        targets: [{ type: 'ftp', low: 0.55, high: 0.65 }],
      },
      {
        name: '4 times',
        exit_trigger_type: 'repeat',
        exit_trigger_value: 3,
        intensity_type: 'active',
        intervals: [
          {
            name: 'Seated',
            exit_trigger_type: 'time',
            exit_trigger_value: 240,
            intensity_type: 'active',
            targets: [{ type: 'ftp', low: 1.02, high: 1.08 }],
          },
          { name: 'Rest', exit_trigger_type: 'time', exit_trigger_value: 60, intensity_type: 'rest', targets: [] },
        ],
      },
    ],
  });
});

test('a run has its distances, and its pace and heart rate as parts of thresholds', () => {
  const pace = {
    kind: 'work',
    durationSec: 200,
    distanceM: 800,
    effort: 1,
    target: { metric: 'thrSpeed', lo: 0.98, hi: 1.02 },
  } as const;
  const pulse = {
    kind: 'cooldown',
    durationSec: 600,
    effort: 0.6,
    target: { metric: 'lthr', lo: 0.7, hi: 0.8 },
  } as const;
  const { header, intervals } = planOf(of({ workoutType: 'run', steps: [pace, pulse] }));
  expect(header).toMatchObject({ workout_type_family: 1, threshold_speed: 4, threshold_hr: 165 });
  expect(header).not.toHaveProperty('ftp');
  expect(intervals).toMatchObject([
    {
      exit_trigger_type: 'distance',
      exit_trigger_value: 800,
      targets: [{ type: 'threshold_speed', low: 0.98, high: 1.02 }],
    },
    { intensity_type: 'cd', targets: [{ type: 'threshold_hr', low: 0.7, high: 0.8 }] },
  ]);
});

test('without the threshold there is no target of it; what is felt is told from 1 to 10', () => {
  const felt = { kind: 'work', durationSec: 600, effort: 0.98, target: { metric: 'rpe', lo: 6.5, hi: 11 } } as const;
  expect(targetsOf([hard, felt], 'bike', { ...MEASURED, ftp: null })).toEqual([
    [],
    [{ type: 'rpe', low: 7, high: 10 }],
  ]);
  expect(targetsOf([hard, felt], 'bike', null)).toEqual([[], [{ type: 'rpe', low: 7, high: 10 }]]);
});

test('a block that is done once is its steps; an empty one is nothing; without steps it is one stretch', () => {
  expect(
    planOf(
      of({
        steps: [
          { repeat: 1, steps: [hard] },
          { repeat: 3, steps: [] },
        ],
      }),
    ).intervals,
  ).toHaveLength(1);
  expect(planOf(of({ steps: [] })).intervals).toMatchObject([{ exit_trigger_value: 2700, targets: [] }]);
});

test('names are cut to fit, and never empty', () => {
  const long = 'á'.repeat(200);
  const { header, intervals } = planOf(of({ description: long, steps: [{ ...hard, note: long }] }));
  expect([header.name.length, intervals[0]!.name.length]).toEqual([40, 40]);
  expect(planOf(of({ description: ' ' })).header.name).toBe('Workout');
});

const paced = { ...hard, target: { metric: 'thrSpeed', lo: 0.98, hi: 1.02 } } as const;
const pulsed = { ...hard, target: { metric: 'lthr', lo: 0.9, hi: 0.95 } } as const;
test.each<[string, Partial<FiledWorkout>, Parameters<typeof wahooPlanOf>[1], string[]]>([
  ['all that it holds', { steps: [warmUp, hard, rest] }, MEASURED, []],
  ['no FTP', { steps: [hard, hard] }, null, ['No FTP on file: power is written in words.']],
  ['no threshold pace', { steps: [paced] }, null, ['No threshold pace on file: pace is written in words.']],
  ['no heart rate', { steps: [pulsed] }, null, ['No threshold heart rate on file: heart rate is written in words.']],
  ['a long note', { steps: [{ ...hard, note: 'x'.repeat(81) }] }, MEASURED, ['Long hints are shortened.']],
  ['much to do', { steps: [hard], instructions: 'x'.repeat(1001) }, MEASURED, ['Long hints are shortened.']],
  ['no steps', {}, MEASURED, ['It has no steps: the plan is one stretch of 45 min.']],
])('says what is lost: %s', (_, over, thresholds, losses) => {
  expect(wahooPlanOf(of(over), thresholds)!.losses).toEqual(losses);
});

test('a target without its threshold is in the name of its step', () => {
  expect(planOf(of({ steps: [{ ...hard, note: 'Seated' }] }), null).intervals).toMatchObject([
    { name: 'Seated · 102–108% of FTP', targets: [] },
  ]);
});

test.each(['swim', 'strength', 'brick', 'race'] as const)('Wahoo has no plan for a %s', (workoutType) => {
  expect(wahooPlanOf(of({ workoutType }), MEASURED)).toBeNull();
});
