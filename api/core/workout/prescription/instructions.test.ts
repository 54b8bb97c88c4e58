import type { Thresholds } from '../../athlete/athlete.ts';
import { type DisplayUnits, METRIC } from '../../units/displayUnits.ts';
import type { Step, Steps } from '../workout.ts';
import { describeSteps } from './describe.ts';
import { instructionsIn, keptInstructions } from './instructions.ts';

const LONG: DisplayUnits = { units: 'metric', poolLength: '50m' };
const YARDS: DisplayUnits = { units: 'imperial', poolLength: '25yd' };
const THRESHOLDS: Thresholds = { ftp: null, runThresholdSpeed: 1000 / 270, css: 1, lthr: null };

const step = (over: Partial<Step>): Step => ({
  kind: 'work',
  durationSec: 480,
  effort: 1,
  target: { metric: 'thrSpeed', lo: 0.98, hi: 1.02 },
  note: 'at threshold',
  ...over,
});
const swum = (distanceM: number, over: Partial<Step> = {}): Step =>
  step({ distanceM, durationSec: distanceM, target: { metric: 'css', lo: 0.98, hi: 1.02 }, note: 'at CSS', ...over });
const rest = (durationSec: number): Step => step({ kind: 'rest', durationSec, note: 'rest' });

const RUN: Steps = [{ repeat: 4, steps: [step({}), rest(120)] }];
const TRACK: Steps = [{ repeat: 6, steps: [step({ distanceM: 400, durationSec: 100 }), rest(60)] }];
const SWIM: Steps = [
  swum(400, { kind: 'warmup', note: 'easy', target: { metric: 'rpe', lo: 2, hi: 3 } }),
  { repeat: 8, steps: [swum(75), rest(15)] },
];
const TRIATHLON: Steps = [swum(1500, { sport: 'swim' }), step({ sport: 'run' })];

const WHY = 'Raises the pace that you hold for an hour: 500 m of rope is not meant.';

test.each<[string, Steps, DisplayUnits, readonly string[]]>([
  ['run', RUN, LONG, ['4 × 8 min at threshold (4:25–4:36 /km), 2 min rest']],
  ['run', RUN, YARDS, ['4 × 8 min at threshold (7:06–7:23 /mi), 2 min rest']],
  ['run', TRACK, YARDS, ['6 × 400 m (about 1:40 min) at threshold (7:06–7:23 /mi), 1 min rest']],
  [
    'swim',
    SWIM,
    METRIC,
    ['Warm-up 400 m (about 6:30 min) easy (RPE 2–3)', '8 × 75 m (about 75 s) at CSS (1:38–1:42 /100 m), 15 s rest'],
  ],
  [
    'swim',
    SWIM,
    LONG,
    ['Warm-up 400 m (about 6:30 min) easy (RPE 2–3)', '8 × 100 m (about 75 s) at CSS (1:38–1:42 /100 m), 15 s rest'],
  ],
  [
    'swim',
    SWIM,
    YARDS,
    ['Warm-up 425 yd (about 6:30 min) easy (RPE 2–3)', '8 × 75 yd (about 75 s) at CSS (1:30–1:33 /100 yd), 15 s rest'],
  ],
  [
    'race',
    TRIATHLON,
    YARDS,
    ['Swim: 1650 yd (about 25 min) at CSS (1:30–1:33 /100 yd)', 'Run: 8 min at threshold (7:06–7:23 /mi)'],
  ],
] as const)('a %s of %j for who reads %j', (workoutType, steps, units, lines) => {
  const instructions = [...describeSteps(steps, workoutType as 'run', THRESHOLDS), WHY].join('\n');
  const workout = { workoutType, instructions, steps };
  const read = [...lines, WHY].join('\n');
  expect(instructionsIn(workout, THRESHOLDS, units)).toBe(read);
  expect(keptInstructions(read, workout, THRESHOLDS, units)).toBe(instructions);
  // with a line more of their own
  expect(keptInstructions(`${read}\nMine`, workout, THRESHOLDS, units)).toBe(`${instructions}\nMine`);
});

test('lines that were made without thresholds are told in own units too', () => {
  const instructions = describeSteps(SWIM, 'swim').join('\n');
  expect(instructionsIn({ workoutType: 'swim', instructions, steps: SWIM }, THRESHOLDS, YARDS)).toContain('425 yd');
});

test('what the steps do not make stays as it is written', () => {
  const instructions = '4 × 8 min at threshold (4:20–4:31 /km), 2 min rest\nSwim 400 m first';
  expect(instructionsIn({ workoutType: 'run', instructions, steps: RUN }, THRESHOLDS, YARDS)).toBe(instructions);
  expect(instructionsIn({ workoutType: 'run', instructions, steps: [] }, THRESHOLDS, YARDS)).toBe(instructions);
});
