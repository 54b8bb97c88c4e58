import {
  cooldown,
  type EnduranceTemplate,
  repeat,
  standingRest,
  steady,
  swum,
  templatesOf,
  warmup,
  work,
} from './template.ts';

const swim = templatesOf('swim');

const INTERVALS = { countsReps: true } as const;

export const SWIM_TEMPLATES: readonly EnduranceTemplate[] = [
  swim(
    'SWIM-01',
    'Technique swim',
    'easy',
    null,
    'Good technique is the cheapest speed in the water; think about one thing at a time.',
    [
      warmup(8, 0.82, 2),
      repeat(8, work(1.5, 0.79, 'drill'), null),
      repeat(4, work(3.75, 0.82, 'easy'), null),
      cooldown(5, 0.78, 2),
    ],
  ),
  swim(
    'SWIM-02',
    'CSS swim',
    'threshold',
    'threshold',
    'Even repetitions at your critical speed lift the pace that you can hold; short rests are the point.',
    [
      warmup(9, 0.82, 8),
      repeat(10, swum(100, 108, 1, 'at critical swim speed'), standingRest(15)),
      cooldown(5, 0.78, 5),
    ],
    INTERVALS,
  ),
  swim(
    'SWIM-03',
    'Endurance swim',
    'moderate',
    'tempo',
    'Long repetitions a little slower than critical speed build endurance in the water.',
    [warmup(7, 0.82, 5), repeat(5, swum(400, 450, 0.945, 'strong and steady'), standingRest(30)), cooldown(5, 0.78, 3)],
    INTERVALS,
  ),
  swim(
    'SWIM-04',
    'Fast fifties',
    'vo2max',
    'vo2max',
    'Short fast repetitions raise your top speed in the water.',
    [warmup(9, 0.82, 8), repeat(16, swum(50, 51, 1.06, 'fast'), standingRest(20)), cooldown(5, 0.78, 5)],
    { countsReps: true, features: ['above-threshold'] },
  ),
  swim(
    'SWIM-05',
    'Open-water swim',
    'race-pace',
    'threshold',
    'Race pace and fast starts: swim as you would between the buoys.',
    [
      warmup(7, 0.82, 8),
      repeat(3, { ...swum(300, 334, 0.97, 'at race pace'), racePace: true }, standingRest(45)),
      repeat(4, swum(50, 51, 1.07, 'fast start'), standingRest(30)),
      cooldown(5, 0.78, 5),
    ],
    { features: ['above-threshold'] },
  ),
  // our own additions: the published set has no recovery swim, no swim before a race and one easy swim only [D]
  swim('SWIM-06', 'Recovery swim', 'recovery', null, 'Easy water, long strokes; nothing more is wanted today.', [
    steady(30, 0.75, 'very easy'),
  ]),
  swim(
    'SWIM-07',
    'Swim opener',
    'race-pace',
    'opener',
    'A few short stretches at race pace wake your arms up without tiring them.',
    [
      warmup(10, 0.82, 8),
      repeat(4, { ...swum(50, 56, 0.97, 'at race pace'), racePace: true }, standingRest(30)),
      cooldown(6, 0.78, 5),
    ],
  ),
  swim(
    'SWIM-08',
    'Easy swim',
    'easy',
    null,
    'Easy repetitions build endurance; keep the strokes long and the breathing calm.',
    [warmup(8, 0.82, 2), repeat(5, swum(200, 263, 0.82, 'easy'), standingRest(20)), cooldown(5, 0.78, 2)],
  ),
];
