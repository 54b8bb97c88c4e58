import { cooldown, easyRest, type EnduranceTemplate, repeat, steady, warmup, work } from './template.ts';

const brick = (
  id: string,
  name: string,
  intensity: EnduranceTemplate['intensity'],
  limit: EnduranceTemplate['limit'],
  why: string,
  bike: EnduranceTemplate['parts'][number]['elements'],
  run: EnduranceTemplate['parts'][number]['elements'],
  features: EnduranceTemplate['features'] = [],
): EnduranceTemplate => ({
  id,
  workoutType: 'brick',
  intensity,
  name,
  countsReps: false,
  features,
  limit,
  why,
  parts: [
    { sport: 'bike', elements: bike },
    { sport: 'run', elements: run },
  ],
});

const spin = (minutes: number) => easyRest(minutes, 0.55, 'easy spin');

export const BRICK_TEMPLATES: readonly EnduranceTemplate[] = [
  brick(
    'BRICK-01',
    'Bike-run brick',
    'moderate',
    null,
    'Running straight off the bike teaches your legs the change; start the run gently.',
    [warmup(15, 0.65, 1), steady(30, 0.7, 'steady')],
    [steady(15, 0.79, 'easy, off the bike')],
  ),
  brick(
    'BRICK-02',
    'Race-pace brick',
    'race-pace',
    'threshold',
    'Race pace on the bike, then on tired legs: this is your race in small.',
    [
      warmup(15, 0.6, 8),
      repeat(2, work(12, 0.92, 'at race pace'), spin(5), false),
      steady(16, 0.65, 'easy', 'recovery'),
    ],
    [
      steady(5, 0.76, 'easy, off the bike', 'recovery'),
      repeat(1, work(10, 1, 'at 10 km pace'), null),
      cooldown(5, 0.74, 5),
    ],
    ['aero'],
  ),
  brick(
    'BRICK-03',
    '70.3 brick',
    'race-pace',
    'race-half-ironman',
    'Race power on the bike and race pace off it, with the food and drink of race day.',
    [
      warmup(20, 0.6, 8),
      repeat(3, work(20, 0.8, 'at 70.3 pace'), spin(5), false),
      steady(30, 0.7, 'steady', 'recovery'),
    ],
    [
      steady(10, 0.78, 'easy, off the bike', 'recovery'),
      repeat(1, work(20, 0.9, 'at 70.3 pace'), null),
      cooldown(10, 0.78, 5),
    ],
    ['aero'],
  ),
  brick(
    'BRICK-04',
    'Ironman brick',
    'race-pace',
    'race-ironman',
    'Hours at race power, then the run at the pace that you can hold all day.',
    [warmup(20, 0.6, 8), repeat(1, work(180, 0.7, 'at Ironman pace'), null), steady(40, 0.65, 'easy', 'recovery')],
    [steady(45, 0.82, 'at Ironman pace')],
    ['aero'],
  ),
];
