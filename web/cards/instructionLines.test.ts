import { SPORT_OF } from '../../api/core/workout/sport.ts';
import { describeSteps } from '../../api/core/workout/prescription/describe.ts';
import type { Step, Steps } from '../../api/core/workout/workout.ts';
import type { WorkoutType } from '../../api/core/codes/workout.ts';
import { linesBesideSteps } from './instructionLines.ts';

const WHY = 'Threshold work lifts the pace you can hold.';

const step = (kind: Step['kind'], durationSec: number, more: Partial<Step> = {}): Step => ({
  kind,
  durationSec,
  effort: 0.6,
  target: { metric: 'rpe', lo: 3, hi: 4 },
  ...more,
});

/** As the API answers them: single steps are blocks done once, names in capitals. */
const METRIC_NAMES = { ftp: 'FTP', thrSpeed: 'THR_SPEED', css: 'CSS', lthr: 'LTHR', rpe: 'RPE' };
const shown = (steps: Steps) =>
  steps.map((entry) => {
    const block = 'repeat' in entry ? entry : { repeat: 1, steps: [entry] };
    return {
      repeat: block.repeat,
      steps: block.steps.map(({ kind, sport, distanceM, note, target, ...rest }) => ({
        ...rest,
        kind: kind.toUpperCase(),
        leg: sport ? SPORT_OF[sport].toUpperCase() : null,
        distanceM: distanceM ?? null,
        note: note ?? null,
        target: { ...target, metric: METRIC_NAMES[target.metric] },
      })),
    };
  });

const watts = { metric: 'ftp', lo: 0.95, hi: 1 } as const;
const intervals: Steps = [
  step('warmup', 900, { note: 'easy' }),
  {
    repeat: 3,
    steps: [step('work', 480, { target: watts, effort: 0.97 }), step('recovery', 120, { note: 'easy spin' })],
  },
  step('work', 480, { target: watts, effort: 0.97 }),
  step('cooldown', 600),
];
const brick: Steps = [step('work', 3600, { sport: 'bike', note: 'steady' }), step('work', 900, { sport: 'run' })];
const strength: Steps = [
  step('warmup', 300, { note: 'mobility' }),
  {
    repeat: 2,
    steps: [step('work', 60, { note: 'row' }), step('rest', 85), step('work', 60, { note: 'plank' }), step('rest', 85)],
  },
];
const swim: Steps = [{ repeat: 8, steps: [step('work', 105, { distanceM: 100 }), step('rest', 15)] }];

test.each<[WorkoutType, Steps]>([
  ['bike', intervals],
  ['brick', brick],
  ['strength', strength],
  ['swim', swim],
])('of a planned %s only what the table does not say is left', (workoutType, steps) => {
  const lines = describeSteps(steps, workoutType);
  expect(lines.length).toBeGreaterThan(0);
  expect(linesBesideSteps([...lines, WHY].join('\n'), workoutType.toUpperCase(), shown(steps))).toEqual([WHY]);
});

test('watts and paces that the table does not tell, and a person’s own words, stay', () => {
  const lines = describeSteps(intervals, 'bike', { ftp: 250, runThresholdSpeed: null, css: null, lthr: null });
  const [warmUp, set, coolDown] = lines;
  expect(set).toContain('238–250 W');
  const own = 'Bring two bottles.';
  expect(linesBesideSteps([warmUp, set, coolDown, own].join('\n'), 'BIKE', shown(intervals))).toEqual([set, own]);
  // the table that tells the watts, too
  const known = { ftp: 250 };
  expect(linesBesideSteps([warmUp, set, coolDown, own].join('\n'), 'BIKE', shown(intervals), known)).toEqual([own]);
  expect(linesBesideSteps('Swim as you like.\n\nHave fun.', 'SWIM', [])).toEqual(['Swim as you like.', 'Have fun.']);
});

test('lines stored with a space before the percent sign are known too', () => {
  const lines = describeSteps(intervals, 'bike').map((line) => line.replaceAll('%', ' %'));
  expect(lines.join()).toContain(' %');
  expect(linesBesideSteps(lines.join('\n'), 'BIKE', shown(intervals))).toEqual([]);
});
