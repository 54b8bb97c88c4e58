import { cooldown, easyRest, type EnduranceTemplate, repeat, steady, templatesOf, warmup, work } from './template.ts';

const ride = templatesOf('bike');

const spin = (minutes: number, effort: number) => easyRest(minutes, effort, 'easy spin');
const INTERVALS = { countsReps: true } as const;

export const BIKE_TEMPLATES: readonly EnduranceTemplate[] = [
  ride(
    'BIKE-01',
    'Endurance ride',
    'easy',
    null,
    'Easy minutes build endurance; keep the gears light and your breathing calm.',
    [warmup(10, 0.6, 1), steady(55, 0.68, 'steady and easy'), cooldown(10, 0.6, 1)],
  ),
  ride(
    'BIKE-02',
    'Long ride',
    'easy',
    null,
    'The long ride builds endurance; eat and drink from the first half hour.',
    [warmup(20, 0.6, 1), steady(150, 0.7, 'steady and easy'), cooldown(10, 0.6, 1)],
  ),
  ride(
    'BIKE-03',
    'Tempo ride',
    'moderate',
    'tempo',
    'Tempo builds the strength to ride steadily for a long time; deep breathing, no strain.',
    [warmup(15, 0.6, 8), repeat(3, work(12, 0.8, 'at tempo'), spin(4, 0.55)), cooldown(10, 0.55, 5)],
    INTERVALS,
  ),
  ride(
    'BIKE-04',
    'Sweet spot',
    'hard',
    'threshold',
    'Just below threshold you gain most of its benefit at less cost.',
    [warmup(15, 0.6, 8), repeat(3, work(15, 0.9, 'just below threshold'), spin(5, 0.55)), cooldown(10, 0.55, 5)],
    INTERVALS,
  ),
  ride(
    'BIKE-05',
    'Threshold ride',
    'threshold',
    'threshold',
    'Long efforts near threshold lift the power that you can hold for an hour.',
    [warmup(15, 0.6, 8), repeat(2, work(20, 0.97, 'at threshold'), spin(5, 0.55), false), cooldown(10, 0.55, 5)],
    INTERVALS,
  ),
  ride(
    'BIKE-06',
    'VO2max intervals',
    'vo2max',
    'vo2max',
    'Hard, even repetitions raise your aerobic ceiling; breathing is heavy.',
    [warmup(15, 0.6, 8), repeat(5, work(4, 1.1, 'hard'), spin(4, 0.5)), cooldown(10, 0.55, 5)],
    { countsReps: true, features: ['above-threshold'] },
  ),
  ride(
    'BIKE-07',
    '70.3 pace ride',
    'race-pace',
    'race-half-ironman',
    'Hold race power in race position, and practise eating and drinking at it.',
    [warmup(20, 0.65, 8), repeat(3, work(25, 0.8, 'at 70.3 pace'), spin(5, 0.5)), cooldown(10, 0.65, 5)],
    { countsReps: true, features: ['aero'] },
  ),
  ride(
    'BIKE-08',
    'Ironman pace ride',
    'race-pace',
    'race-ironman',
    'Hold race power in race position, and practise eating and drinking at it.',
    [
      warmup(20, 0.6, 8),
      repeat(3, work(45, 0.72, 'at Ironman pace'), easyRest(25, 0.65, 'easy')),
      cooldown(10, 0.55, 5),
    ],
    { countsReps: true, features: ['aero'] },
  ),
  ride(
    'BIKE-09',
    'Low-cadence force',
    'hard',
    'tempo',
    'Pushing a big gear seated builds strength for the bike.',
    [warmup(15, 0.6, 8), repeat(6, work(4, 0.85, 'in a big gear, 55 to 60 rpm'), spin(3, 0.55)), cooldown(10, 0.55, 5)],
    { countsReps: true, features: ['force'] },
  ),
  ride('BIKE-10', 'Bike opener', 'race-pace', 'opener', 'A few short efforts wake your legs up without tiring them.', [
    warmup(20, 0.6, 8),
    repeat(4, work(1, 1.05, 'brisk'), spin(2, 0.55)),
    cooldown(8, 0.55, 5),
  ]),
  // our own addition: the published set has no recovery ride [D]
  ride('BIKE-11', 'Easy spin', 'recovery', null, 'Turn the legs over lightly; nothing more is wanted today.', [
    steady(40, 0.53, 'very easy'),
  ]),
];
