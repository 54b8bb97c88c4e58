import { HARD, dayOf, hurt, type Rows, told, eachRow } from '../../../test/core/madeWeeks.ts';
import type { Step } from '../../workout/workout.ts';

const easyFor = (sport: 'bike' | 'run', minutes: number): Step => ({
  kind: 'work',
  sport,
  durationSec: 60 * minutes,
  effort: 0.7,
  target: { metric: 'rpe', lo: 3, hi: 4 },
});

// What the limits of injuries say at their edge and one step over it: the line of the proof, the refusal, and what puts it right.
const ROWS: Rows = {
  INJURY: [
    [
      'a stress fracture of the shin',
      [
        ['tue', 'run', 30],
        ['wed', 'bike', 30],
        ['thu', 'brick', 60],
      ],
      hurt('stress fracture', 'shin'),
      [
        'tue [INJURY run, 30] Run as your injury allows (none): Tue easy, 30 min',
        '  INJURY by 1: Your injury forbids this sport (run) for now.',
        '  remove tue-run-0',
        'wed [INJURY bike, 30] Bike as your injury allows (as allowed): Wed easy, 30 min',
        'thu [INJURY bike, 45] Bike as your injury allows (as allowed): Thu easy, 45 min',
        'thu [INJURY run, 15] Run as your injury allows (none): Thu easy, 15 min',
        '  INJURY by 1: Your injury forbids this sport (run) for now.',
        '  remove thu-brick-2',
      ],
    ],
    [
      'a knee',
      [
        ['tue', 'run', 100],
        ['wed', 'run', 30, HARD],
        ['thu', 'run', 20],
        ['fri', 'bike', 90, HARD],
        ['sat', 'swim', 30],
      ],
      hurt('tendonitis', 'knee'),
      [
        'tue [INJURY run, 100] Run as your injury allows (40 min): Tue easy, 1:40 h',
        '  INJURY by 60: Your injury limits this sport (run) to 40 min a workout.',
        '  remove tue-run-0',
        'wed [INJURY run, 30] Run as your injury allows (40 min): Wed threshold, 30 min',
        'thu [INJURY run, 20] Run as your injury allows (40 min): Thu easy, 20 min',
        'fri [INJURY bike, 90] Bike as your injury allows (as allowed): Fri threshold, 1:30 h',
        '  INJURY by 1: Your injury forbids a threshold workout of this sport (bike) for now.',
        '  remove fri-bike-3',
        'sat [INJURY swim, 30] Swim as your injury allows (as allowed): Sat easy, 30 min',
      ],
    ],
    [
      'a shoulder',
      [
        ['tue', 'swim', 100],
        ['wed', 'swim', 30, HARD],
        ['thu', 'strength', 40],
      ],
      hurt('strain', 'shoulder'),
      [
        'tue [INJURY swim, 100] Swim as your injury allows (none): Tue easy, 1:40 h',
        '  INJURY by 1: Your injury forbids this sport (swim) for now.',
        '  remove tue-swim-0',
        'wed [INJURY swim, 30] Swim as your injury allows (none): Wed threshold, 30 min',
        '  INJURY by 1: Your injury forbids this sport (swim) for now.',
        '  remove wed-swim-1',
        'thu [INJURY strength, 40] Strength as your injury allows (as allowed): Thu easy, 40 min',
      ],
    ],
    [
      'a calf: no two days of running in a row',
      [
        ['tue', 'run', 20],
        ['wed', 'brick', 50],
        ['thu', 'bike', 20],
        ['fri', 'run', 20],
      ],
      hurt('strain', 'calf'),
      [
        'tue [INJURY run, 20] Run as your injury allows (45 min): Tue easy, 20 min',
        'wed [INJURY bike, 38] Bike as your injury allows (as allowed): Wed easy, 38 min',
        'wed [INJURY run, 12] Run as your injury allows (as allowed): Wed easy, 12 min',
        '  INJURY by 1: Your injury forbids runs on two days in a row for now.',
        '  remove wed-brick-1',
        'thu [INJURY bike, 20] Bike as your injury allows (as allowed): Thu easy, 20 min',
        'fri [INJURY run, 20] Run as your injury allows (45 min): Fri easy, 20 min',
      ],
    ],
    [
      'pain in a knee: hard, as long as is allowed and longer',
      [
        ['tue', 'run', 40, { isHard: true, intensity: 'vo2max' }],
        ['thu', 'run', 41, { isHard: true, intensity: 'vo2max' }],
      ],
      hurt('pain', 'knee'),
      [
        'tue [INJURY run, 40] Run as your injury allows (40 min): Tue vo2max, 40 min',
        '  INJURY by 1: Your injury forbids a vo2max workout of this sport (run) for now.',
        '  remove tue-run-0',
        'thu [INJURY run, 41] Run as your injury allows (40 min): Thu vo2max, 41 min',
        '  INJURY by 1: Your injury forbids a vo2max workout of this sport (run) for now.',
        '  remove thu-run-1',
      ],
    ],
    [
      'what is past is over, and a race is no training',
      [
        ['tue', 'run', 20],
        ['wed', 'run', 20],
        ['thu', 'race', 60],
      ],
      { ...hurt('stress fracture', 'shin'), today: dayOf('wed') },
      [
        'wed [INJURY run, 20] Run as your injury allows (none): Wed easy, 20 min',
        '  INJURY by 1: Your injury forbids this sport (run) for now.',
        '  remove wed-run-1',
      ],
    ],
    [
      'a brick without race pace is easy',
      [
        ['tue', 'run', 20, { intensity: 'moderate' }],
        ['thu', 'brick', 60, { intensity: 'moderate' }],
        ['fri', 'brick', 60, { intensity: 'race-pace' }],
      ],
      hurt('pain', 'knee'),
      [
        'tue [INJURY run, 20] Run as your injury allows (40 min): Tue moderate, 20 min',
        'thu [INJURY bike, 45] Bike as your injury allows (as allowed): Thu easy, 45 min',
        'thu [INJURY run, 15] Run as your injury allows (as allowed): Thu easy, 15 min',
        'fri [INJURY bike, 45] Bike as your injury allows (as allowed): Fri race-pace, 45 min',
        '  INJURY by 1: Your injury forbids a race-pace workout of this sport (bike) for now.',
        '  remove fri-brick-2',
        'fri [INJURY run, 15] Run as your injury allows (as allowed): Fri race-pace, 15 min',
      ],
    ],
    [
      'the run of a brick is as long as its steps are',
      [['thu', 'brick', 100, { steps: [easyFor('bike', 50), easyFor('run', 50)] }]],
      hurt('pain', 'knee'),
      [
        'thu [INJURY bike, 50] Bike as your injury allows (as allowed): Thu easy, 50 min',
        'thu [INJURY run, 50] Run as your injury allows (as allowed): Thu easy, 50 min',
      ],
    ],
    ['nobody is hurt', [['tue', 'swim', 100]], {}, []],
  ],
};

test.each(eachRow(ROWS))('%s: %s', (rule, _name, week, over, lines) => {
  expect(told(rule, week, over)).toEqual(lines);
});
