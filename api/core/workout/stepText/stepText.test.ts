import fc from 'fast-check';
import '../../../test/propertySeed.ts';
import { makeWorkout } from '../prescription/makeWorkout.ts';
import { STRENGTH_EFFORT } from '../../constants/load.ts';
import { isBlock, stepSeconds } from '../prescription/stepSums.ts';
import { TEMPLATES } from '../../../test/core/publishedTemplates.ts';
import type { Step, Steps } from '../workout.ts';
import { parseSteps } from './parseSteps.ts';
import { printSteps } from './printSteps.ts';
import type { SteppedType } from './words.ts';

function stepsOf(text: string, workoutType: SteppedType): Steps {
  const read = parseSteps(text, workoutType);
  if (!read.ok) throw new Error(read.message);
  return read.steps;
}

test('a ride as coaches write it: kinds follow from the place, percentages are of FTP', () => {
  const steps = stepsOf('15m easy, 5x(3m 106%, 3m easy), 10m easy', 'bike');
  const easy = { effort: 0.66, target: { metric: 'rpe', lo: 3, hi: 4 }, note: 'easy' };
  expect(steps).toEqual([
    { kind: 'warmup', durationSec: 900, ...easy },
    {
      repeat: 5,
      steps: [
        { kind: 'work', durationSec: 180, effort: 1.06, target: { metric: 'ftp', lo: 1.04, hi: 1.08 } },
        { kind: 'recovery', durationSec: 180, ...easy },
      ],
    },
    { kind: 'cooldown', durationSec: 600, ...easy },
  ]);
});

test('swims by distance, strength by repetitions, bricks by legs', () => {
  expect(stepsOf('400m easy, 8x100m css, 200m easy', 'swim')).toMatchObject([
    { kind: 'warmup', distanceM: 400, durationSec: Math.ceil(432 / 0.81) },
    { repeat: 8, steps: [{ kind: 'work', distanceM: 100, durationSec: 108, effort: 1 }] },
    { kind: 'cooldown', distanceM: 200 },
  ]);
  expect(stepsOf('8min easy, 10x(100m in 1:50 css, 15s rest)', 'swim')).toMatchObject([
    { kind: 'warmup', durationSec: 480 },
    {
      repeat: 10,
      steps: [
        { distanceM: 100, durationSec: 110 },
        { kind: 'rest', durationSec: 15, effort: 0, note: 'rest' },
      ],
    },
  ]);
  expect(stepsOf('3x10 squat, 3x(8 row rpe 7, 45s plank, 60s rest)', 'strength')).toMatchObject([
    { repeat: 3, steps: [{ kind: 'work', durationSec: 40, note: '10 × squat', effort: STRENGTH_EFFORT }] },
    {
      repeat: 3,
      steps: [{ note: '8 × row', target: { lo: 6.5, hi: 7.5 } }, { durationSec: 45, note: 'plank' }, { kind: 'rest' }],
    },
  ]);
  expect(stepsOf('bike: 15m easy, 20m 85%, run: 10m 95-99% "off the bike"', 'brick')).toMatchObject([
    { sport: 'bike', kind: 'warmup' },
    { sport: 'bike', kind: 'work' },
    {
      sport: 'run',
      kind: 'work',
      effort: 0.97,
      target: { metric: 'thrSpeed', lo: 0.95, hi: 0.99 },
      note: 'off the bike',
    },
  ]);
});

test.each<[SteppedType, string, number, RegExp]>([
  ['bike', '', 1, /a duration such as 3m is missing/],
  ['bike', '15m easy, ', 11, /a duration such as 3m is missing/],
  ['bike', '5x( 106%)', 5, /say what 106 is/],
  ['bike', '15m eazy', 5, /“eazy” is not known: use gentle, easy/],
  ['run', '15m', 4, /say how hard/],
  ['run', '15q easy', 3, /“q” is no unit/],
  ['run', '800m easy', 1, /800m is minutes here; for metres write 0.8km/],
  ['run', '5x(3m 106%, 3m easy', 3, /the closing \) of this repeat is missing/],
  ['run', '2x(3x(1m 100%))', 4, /a repeat cannot stand inside a repeat/],
  ['run', '0x3m 100%', 1, /1 to 99 times/],
  ['run', '3m 106', 7, /a % is missing/],
  ['run', '3m 10%', 4, /20% to 250%/],
  ['run', '3m 99-90%', 4, /the smaller number comes first/],
  ['run', '3m rpe 11', 4, /from 1 to 10/],
  ['run', '3m 90% "oh', 8, /closing " of the note/],
  ['run', '3m 90% 4m easy', 8, /a comma is missing/],
  ['run', '9h easy, 2h easy', 1, /at most 10 hours/],
  ['run', '99x(5s 100%, 5s easy, 5s 100%, 5s easy, 5s 80%)', 1, /at most 400 steps/],
  ['brick', '20m easy', 1, /bike: or run:/],
  ['swim', '100m in easy', 9, /a time such as 1:48/],
  ['strength', '3x0 squat', 3, /from 1 to 100/],
])('%s “%s” is wrong at %i', (workoutType, text, at, message) => {
  const read = parseSteps(text, workoutType);
  expect(read).toMatchObject({ ok: false, at: at - 1, message: expect.stringMatching(message) });
  expect(read.ok || read.message).toMatch(new RegExp(`^At ${at}: `));
});

/** That a step lies at the effort of the athlete's race belongs to the athlete, and is not written. */
function ownless(steps: Steps): Steps {
  const plain = ({ raceEffort: _, ...step }: Step): Step => step;
  return steps.map((entry) => (isBlock(entry) ? { ...entry, steps: entry.steps.map(plain) } : plain(entry)));
}

test('every workout that the planner has reads back from its text as the very same steps', () => {
  const thresholds = { ftp: 250, runThresholdSpeed: 3.6, css: 1.1, lthr: 165 };
  for (const { workoutType, steps } of TEMPLATES) {
    const type = workoutType as SteppedType;
    expect(stepsOf(printSteps(steps, type), type)).toEqual(ownless(steps));
  }
  for (const [workoutType, role] of [
    ['run', 'key'],
    ['bike', 'key'],
    ['swim', 'key'],
    ['brick', 'brick'],
    ['strength', 'strength'],
  ] as const) {
    const made = makeWorkout({
      workoutType,
      role,
      keyIndex: 0,
      minutes: 83,
      brickRunMinutes: 20,
      phaseType: 'build',
      kind: 'load',
      loadingWeekInPhase: 1,
      weekInPlan: 9,
      raceType: 'olympic-tri',
      experienceLevel: 'advanced',
      age: 35,
      injuries: [],
      weeklyMinutesOfSport: 200,
      thresholds,
      race: null,
      mayBeHard: true,
    });
    const type = made.workoutType as SteppedType;
    expect(stepsOf(printSteps(made.steps, type), type)).toEqual(ownless(made.steps));
  }
});

const aNote = fc.option(
  fc.oneof(
    fc.constantFrom('easy', 'rest', 'jog, then walk', 'a "word" \\ and (more)', '12 × squat', 'squat rpe 8', 'plank'),
    fc.string({ minLength: 1, maxLength: 20 }),
  ),
  { nil: undefined },
);
const fraction = fc.integer({ min: 200, max: 2500 }).map((n) => n / 1000);
const metrics = { run: 'thrSpeed', bike: 'ftp', swim: 'css' } as const;
const aTarget = (sport: 'run' | 'bike' | 'swim') =>
  fc.oneof(
    fc
      .tuple(fc.integer({ min: 10, max: 60 }), fc.integer({ min: 0, max: 40 }))
      .map(([lo, more]) => ({ metric: 'rpe' as const, lo: lo / 10, hi: (lo + more) / 10 })),
    fc
      .tuple(fc.constantFrom(metrics[sport], 'lthr' as const), fraction, fc.nat({ max: 400 }))
      .map(([metric, lo, more]) => ({ metric, lo, hi: Math.round(lo * 1000 + more) / 1000 })),
  );
const aStep = (sport: 'run' | 'bike' | 'swim', named: boolean): fc.Arbitrary<Step> =>
  fc
    .record({
      kind: fc.constantFrom('warmup', 'work', 'recovery', 'rest', 'cooldown'),
      durationSec: fc.oneof(
        fc.integer({ min: 1, max: 3600 }),
        fc.integer({ min: 1, max: 60 }).map((n) => n * 60),
      ),
      distanceM: fc.option(fc.integer({ min: 25, max: 5000 }), { nil: undefined }),
      effort: fc.oneof(fc.constantFrom(0.66, 0.78, 0.81, 1, 0), fraction),
      target: aTarget(sport),
      note: aNote,
    })
    .map(({ distanceM, effort, note, ...rest }) => ({
      ...rest,
      ...(named && { sport }),
      effort,
      ...(distanceM !== undefined && effort > 0 && { distanceM }),
      ...(note !== undefined && { note }),
    })) as fc.Arbitrary<Step>;
const aLift: fc.Arbitrary<Step> = fc
  .record({
    kind: fc.constantFrom('warmup', 'work', 'rest', 'cooldown'),
    durationSec: fc.integer({ min: 1, max: 600 }),
    target: fc
      .tuple(fc.integer({ min: 10, max: 60 }), fc.integer({ min: 0, max: 40 }))
      .map(([lo, more]) => ({ metric: 'rpe' as const, lo: lo / 10, hi: (lo + more) / 10 })),
    note: aNote,
  })
  .map(({ note, ...rest }) => ({
    ...rest,
    effort: STRENGTH_EFFORT,
    ...(note !== undefined && { note }),
  })) as fc.Arbitrary<Step>;

const aWorkout = fc.constantFrom<SteppedType>('run', 'bike', 'swim', 'brick', 'strength').chain((workoutType) => {
  const step =
    workoutType === 'strength'
      ? aLift
      : workoutType === 'brick'
        ? fc.oneof(aStep('bike', true), aStep('run', true))
        : aStep(workoutType, false);
  const entry = fc.oneof(
    step,
    fc.record({ repeat: fc.integer({ min: 1, max: 9 }), steps: fc.array(step, { minLength: 1, maxLength: 3 }) }),
  );
  return fc.tuple(fc.constant(workoutType), fc.array(entry, { minLength: 1, maxLength: 6 }));
});

test('whatever the steps, their text reads back as the very same', () => {
  fc.assert(
    fc.property(aWorkout, ([workoutType, steps]) => {
      const text = printSteps(steps, workoutType);
      fc.pre(text.length <= 2000 && stepSeconds(steps) >= 60 && stepSeconds(steps) <= 36_000);
      expect(stepsOf(text, workoutType)).toEqual(steps);
    }),
    { numRuns: 80 },
  );
});

test('whatever the text, it is steps or a place and a sentence', () => {
  const words = fc.constantFrom(
    '15m',
    'easy',
    '5x',
    '(',
    ')',
    ',',
    '3m',
    '106%',
    'rest',
    'rpe',
    '7',
    '100m',
    'bike:',
    'run:',
    '"',
    '@',
    '10',
    'squat',
    '\n',
    ' ',
  );
  const met = new Set<boolean>();
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words, { maxLength: 15 }).map((each) => each.join(' ')),
        fc.string({ maxLength: 40 }),
      ),
      fc.constantFrom<SteppedType>('run', 'swim', 'brick', 'strength'),
      (text, workoutType) => {
        const read = parseSteps(text, workoutType);
        met.add(read.ok);
        expect(read.ok ? stepsOf(printSteps(read.steps, workoutType), workoutType) : null).toEqual(
          read.ok ? read.steps : null,
        );
        expect(read.ok || (read.at >= 0 && read.at <= text.length && read.message.length > 5)).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
  expect(met.size).toBe(2);
});

test.each<[SteppedType, string, number]>([
  ['run', '1mi easy', 1609.344],
  ['run', '0.25mi threshold', 402.336],
  ['bike', '12mi easy', 19312.128],
  ['swim', '100yd css', 91.44],
  ['swim', '2500yd easy', 2286],
])('%s: "%s" is kept as %d m and written back as it was', (type, text, distanceM) => {
  const read = parseSteps(text, type);
  expect(read).toMatchObject({ ok: true, steps: [{ distanceM }] });
  expect(read.ok && printSteps(read.steps, type)).toBe(text);
});
