import {
  cooldown,
  easyRest,
  type EnduranceTemplate,
  longWarmup,
  repeat,
  steady,
  templatesOf,
  warmup,
  work,
} from './template.ts';

const run = templatesOf('run');

const jog = (minutes: number, effort: number) => easyRest(minutes, effort, 'jog');
const INTERVALS = { countsReps: true } as const;
const FAST = { countsReps: true, features: ['above-threshold'] } as const;

export const RUN_TEMPLATES: readonly EnduranceTemplate[] = [
  run(
    'RUN-01',
    'Easy run',
    'easy',
    null,
    'Easy minutes build endurance without costing recovery; you can talk in sentences.',
    [steady(45, 0.78, 'easy')],
  ),
  run(
    'RUN-02',
    'Easy run with strides',
    'easy',
    'strides',
    'Short relaxed strides keep your legs quick while the run stays easy.',
    [
      longWarmup(30, 0.78, 8),
      repeat(6, work(1 / 3, 1.1, 'fast but relaxed'), easyRest(5 / 3, 0.7, 'easy jog')),
      cooldown(5, 0.78, 5),
    ],
    { features: ['strides', 'above-threshold'] },
  ),
  run('RUN-03', 'Recovery jog', 'recovery', null, 'Loosen up; slower is better today.', [steady(30, 0.7, 'very easy')]),
  run('RUN-04', 'Long run', 'easy', null, 'The long run builds endurance; start slower than you think you should.', [
    steady(100, 0.79, 'steady and easy'),
  ]),
  run(
    'RUN-05',
    'Progression run',
    'moderate',
    'tempo',
    'Finishing faster than you start teaches pacing on tired legs.',
    [
      longWarmup(25, 0.78, 8),
      repeat(1, work(20, 0.88, 'steady'), null),
      repeat(1, work(10, 1, 'at threshold'), null),
      cooldown(5, 0.78, 5),
    ],
  ),
  run(
    'RUN-06',
    'Cruise intervals',
    'threshold',
    'threshold',
    'Threshold work lifts the pace that you can hold for an hour; comfortably hard, never a race.',
    [warmup(15, 0.76, 8), repeat(4, work(8, 1, 'at threshold'), jog(2, 0.65)), cooldown(10, 0.74, 5)],
    INTERVALS,
  ),
  run(
    'RUN-07',
    'Tempo run',
    'threshold',
    'threshold',
    'One unbroken stretch at threshold builds strength to hold a pace.',
    [warmup(15, 0.76, 8), repeat(1, work(25, 0.99, 'at threshold'), null), cooldown(10, 0.74, 5)],
  ),
  run(
    'RUN-08',
    'VO2max intervals',
    'vo2max',
    'vo2max',
    'Hard, even repetitions raise your aerobic ceiling; the last should be as fast as the first.',
    [warmup(15, 0.76, 8), repeat(5, work(3, 1.09, 'hard'), jog(3, 0.62)), cooldown(10, 0.74, 5)],
    FAST,
  ),
  run(
    'RUN-09',
    'Kilometre repeats',
    'vo2max',
    'vo2max',
    'Repetitions of about a kilometre raise your aerobic ceiling.',
    [warmup(15, 0.76, 8), repeat(6, work(4, 1.08, 'hard'), jog(2.5, 0.62)), cooldown(10, 0.74, 5)],
    FAST,
  ),
  run(
    'RUN-10',
    'Hill repeats',
    'hard',
    'vo2max',
    'Hills build strength with less impact than fast running on the flat.',
    [
      warmup(15, 0.76, 8),
      repeat(10, work(1, 1.08, 'uphill, strong'), easyRest(2, 0.6, 'easy down')),
      cooldown(10, 0.74, 5),
    ],
    { countsReps: true, features: ['hills', 'above-threshold'] },
  ),
  run(
    'RUN-11',
    'Marathon pace',
    'race-pace',
    'race-marathon',
    'Time at marathon pace makes it feel normal; practise your race-day drinking and eating.',
    [
      longWarmup(30, 0.78, 8),
      repeat(2, work(30, 0.9, 'at marathon pace'), easyRest(5, 0.75, 'easy')),
      cooldown(20, 0.78, 5),
    ],
    INTERVALS,
  ),
  run(
    'RUN-12',
    'Half-marathon pace',
    'race-pace',
    'race-half-marathon',
    'Time at half-marathon pace teaches the rhythm of your race.',
    [warmup(15, 0.76, 8), repeat(3, work(12, 0.97, 'at half-marathon pace'), jog(3, 0.68)), cooldown(10, 0.74, 5)],
    INTERVALS,
  ),
  run(
    'RUN-13',
    'Run opener',
    'race-pace',
    'opener',
    'A few minutes at race pace wake your legs up without tiring them.',
    [
      warmup(15, 0.76, 8),
      repeat(3, { ...work(2, 0.95, 'at race pace'), racePace: true }, easyRest(2, 0.7, 'easy')),
      cooldown(8, 0.74, 5),
    ],
  ),
];
