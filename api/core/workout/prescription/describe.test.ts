import type { Step, Steps } from '../workout.ts';
import { describeSteps, durationText } from './describe.ts';
import { TEMPLATES } from '../../../test/core/publishedTemplates.ts';

const rpe = { metric: 'rpe', lo: 6, hi: 7 } as const;
const work: Step = { kind: 'work', durationSec: 480, effort: 1, target: rpe, note: 'at threshold' };
const jog: Step = {
  kind: 'recovery',
  durationSec: 120,
  effort: 0.65,
  target: { metric: 'rpe', lo: 1, hi: 2 },
  note: 'jog',
};
const stepsOf = (id: string): Steps => TEMPLATES.find((template) => template.id === id)!.steps;

describe('durationText', () => {
  test.each([
    [480, '8 min'],
    [60, '1 min'],
    [20, '20 s'],
    [75, '75 s'],
    [90, '1:30 min'],
    [605, '10:05 min'],
  ])('%i s is %s', (sec, text) => expect(durationText(sec)).toBe(text));
});

describe('describeSteps', () => {
  test('says repetitions, effort and rest in one line', () => {
    expect(describeSteps([{ repeat: 4, steps: [work, jog] }], 'run')).toEqual([
      '4 × 8 min at threshold (RPE 6–7), 2 min jog',
    ]);
  });

  test('counts the last repetition that no rest follows', () => {
    expect(describeSteps([{ repeat: 1, steps: [work, jog] }, work], 'run')).toEqual([
      '2 × 8 min at threshold (RPE 6–7), 2 min jog between',
    ]);
    expect(
      describeSteps(
        [
          { repeat: 1, steps: [work, jog] },
          { ...work, durationSec: 300 },
        ],
        'run',
      ),
    ).toHaveLength(2);
  });

  test.each([
    [{ metric: 'rpe', lo: 4.5, hi: 5.5 }, 'RPE 5'],
    [{ metric: 'rpe', lo: 9.5, hi: 10 }, 'RPE 10'],
    [{ metric: 'ftp', lo: 0.95, hi: 0.99 }, '238–248 W'],
    [{ metric: 'thrSpeed', lo: 0.98, hi: 1.02 }, '4:05–4:15 /km'],
    [{ metric: 'css', lo: 0.98, hi: 1.02 }, '1:38–1:42 /100 m'],
    [{ metric: 'lthr', lo: 0.85, hi: 0.9 }, '136–144 bpm'],
  ] as const)('target %j reads %s', (target, text) => {
    const thresholds = { ftp: 250, runThresholdSpeed: 4, css: 1, lthr: 160 };
    expect(describeSteps([{ ...work, target }], 'run', thresholds)).toEqual([`8 min at threshold (${text})`]);
  });

  test('without the threshold, targets are fractions of it', () => {
    expect(describeSteps([{ ...work, target: { metric: 'ftp', lo: 0.95, hi: 0.99 } }], 'bike')).toEqual([
      '8 min at threshold (95–99% of FTP)',
    ]);
  });

  test('a brick names the sport where it changes', () => {
    expect(describeSteps(stepsOf('BRICK-01'), 'brick')).toEqual([
      'Bike: Warm-up 15 min easy (RPE 3–4)',
      '30 min steady (RPE 3–4)',
      'Run: 15 min easy, off the bike (RPE 3–4)',
    ]);
  });

  test('swims say distance and time', () => {
    expect(describeSteps(stepsOf('SWIM-07'), 'swim')[1]).toBe(
      '4 × 50 m (about 56 s) at race pace (RPE 6–7), 30 s rest',
    );
  });

  test.each([
    [1812, '30 min'],
    [283, '4:30 min'],
    [119, '1:59 min'],
  ])('a swim of %i s takes about %s', (durationSec, told) => {
    const step: Step = { ...work, durationSec, distanceM: 400, note: 'easy' };
    expect(describeSteps([step], 'swim')).toEqual([`400 m (about ${told}) easy (RPE 6–7)`]);
  });

  test('strength lists the exercises of a round', () => {
    expect(describeSteps(stepsOf('strength-maintenance/1a'), 'strength')).toEqual([
      'Warm-up 4:20 min mobility, then light sets of the first lift (RPE 1–2)',
      '2 sets, 1:30 min rest after each',
      '40 s 4 × squat or leg press (RPE 6)',
      '2 sets, 1:30 min rest after each',
      '40 s 4 × hip hinge (RPE 6)',
      '2 rounds of 3 exercises, 45 s rest after each',
      '45 s 8 × calf raise (RPE 5)',
      '45 s plank (RPE 5)',
      '45 s side plank half each side (RPE 5)',
      'Cool-down 3 min stretching and mobility (RPE 1–2)',
    ]);
  });
});
