import {
  HARD,
  LONG,
  aimed,
  dayOf,
  hurt,
  preferring,
  racing,
  type Rows,
  told,
  eachRow,
} from '../../test/core/madeWeeks.ts';
import type { Step } from '../workout/workout.ts';

const elsewhere = (day: string, minutes: number, days: string, longest = 0) => [
  `${day.toLowerCase()} [LONG_DAY, 0] Longest workout on a long-workout day (${days}) (${days}): ${day}, ${minutes} min`,
  `  null by ${minutes - longest}: The longest workout of the week would lie on ${day}; your long-workout days are ${days}.`,
  longest === 0 ? '  leave' : `  resize fri-bike-0 to ${longest}`,
];

// What the limits of the days of long workouts, races and injuries say at their edge and one step over it: the line of the proof, the refusal, and what puts it right.
const easyFor = (sport: 'bike' | 'run', minutes: number): Step => ({
  kind: 'work',
  sport,
  durationSec: 60 * minutes,
  effort: 0.7,
  target: { metric: 'rpe', lo: 3, hi: 4 },
});

const ROWS: Rows = {
  LONG_DAY: [
    [
      'one of the longest lies there',
      [
        ['sat', 'bike', 120, LONG],
        ['fri', 'run', 120],
      ],
      {},
      ['sat [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Sat, 120 min'],
    ],
    [
      'what was done longer before it moves nothing',
      [
        ['tue', 'run', 130, { status: 'completed' }],
        ['sat', 'run', 120, LONG],
      ],
      {},
      [
        'sat [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Sat, 120 min; Tue, 130 min, is over',
      ],
    ],
    [
      'the long one, done on another day, was moved there',
      [
        ['tue', 'run', 130, { ...LONG, status: 'completed' }],
        ['sat', 'run', 120],
      ],
      {},
      [
        'tue [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Tue, 130 min',
        '  null by 10: The longest workout of the week would lie on Tue; your long-workout days are Sat, Sun.',
        '  leave',
      ],
    ],
    [
      'as long a one that a person put elsewhere, in a week without a long one',
      [['fri', 'bike', 90, { madeBy: 'athlete' }]],
      {},
      elsewhere('Fri', 90, 'Sat, Sun'),
    ],
    [
      'it lies elsewhere',
      [
        ['fri', 'bike', 120, LONG],
        ['sat', 'run', 60],
      ],
      {},
      elsewhere('Fri', 120, 'Sat, Sun', 60),
    ],
    [
      'nothing long',
      [['fri', 'bike', 120]],
      {},
      ['week [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): no long workout'],
    ],
    [
      'both days are closed',
      [['fri', 'bike', 120, LONG]],
      preferring({ unavailableDays: ['sunday'], maxMinutesByDay: { saturday: 30 } }),
      [
        'fri [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 120 min; Sat at most 30 min, Sun unavailable',
      ],
    ],
    [
      'blocked and short',
      [['fri', 'bike', 120, LONG]],
      preferring({
        blackoutDates: [
          { from: dayOf('sat'), to: dayOf('sat'), mostMinutes: null, label: null },
          { from: dayOf('sun'), to: dayOf('sun'), mostMinutes: 20, label: null },
        ],
      }),
      [
        'fri [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 120 min; Sat 9 Jan blocked, Sun 10 Jan short',
      ],
    ],
    [
      'one day is closed',
      [['fri', 'bike', 120, LONG]],
      preferring({ unavailableDays: ['saturday'] }),
      elsewhere('Fri', 120, 'Sat, Sun'),
    ],
    [
      'as much time as a long one takes',
      [['fri', 'bike', 120, LONG]],
      preferring({ unavailableDays: ['sunday'], maxMinutesByDay: { saturday: 45 } }),
      elsewhere('Fri', 120, 'Sat, Sun'),
    ],
    [
      'as much time on the date as a long one takes',
      [['fri', 'bike', 120, LONG]],
      preferring({
        unavailableDays: ['sunday'],
        blackoutDates: [{ from: dayOf('sat'), to: dayOf('sat'), mostMinutes: 45, label: null }],
      }),
      elsewhere('Fri', 120, 'Sat, Sun'),
    ],
    [
      'today is one of the days',
      [['fri', 'bike', 120, LONG]],
      { ...preferring({ unavailableDays: ['sunday'] }), today: dayOf('sat') },
      elsewhere('Fri', 120, 'Sat, Sun'),
    ],
    [
      'three days before a race',
      [['wed', 'bike', 30, LONG]],
      { ...preferring({ longWorkoutDays: ['thursday'] }), ...racing('sun', 'A') },
      elsewhere('Wed', 30, 'Thu'),
    ],
    [
      'two days before a race, which hold no long one',
      [['wed', 'bike', 30, LONG]],
      { ...preferring({ longWorkoutDays: ['friday'] }), ...racing('sun', 'A') },
      ['wed [LONG_DAY, 0] Longest workout on a long-workout day (Fri) (Fri): Wed, 30 min; Fri near a race'],
    ],
    [
      'a race',
      [['thu', 'bike', 120, LONG]],
      racing('sun', 'A'),
      [
        'thu [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Thu, 120 min; Sat near a race, Sun race',
      ],
    ],
    [
      'the week of a race',
      [['fri', 'bike', 120, LONG]],
      aimed({ kind: 'race' }),
      ['week [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): no long workout'],
    ],
    [
      'recovery',
      [['fri', 'bike', 120, LONG]],
      aimed({ kind: 'recovery' }),
      ['week [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): no long workout'],
    ],
    ['no long-workout days', [['fri', 'bike', 120, LONG]], preferring({ longWorkoutDays: [] }), []],
    [
      'both days are past',
      [['fri', 'bike', 120, LONG]],
      { today: dayOf('mon', 1) },
      [
        'fri [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 120 min; Sat past, Sun past',
      ],
    ],
  ],
  RACE_NEAR: [
    [
      'before an A race',
      [
        ['wed', 'run', 90],
        ['thu', 'run', 60, HARD],
        ['fri', 'run', 41],
        ['sat', 'run', 21, HARD],
        ['sun', 'run', 5],
      ],
      racing('sun', 'A'),
      [
        'thu [RACE_NEAR, 60] Near a race: free, short, easy or an opener (easy or an opener): Thu 60 min, opener',
        'fri [RACE_NEAR, 41] Near a race: free, short, easy or an opener (30 min): Fri 41 min',
        '  RACE by 11: A race is near: workouts on Friday 8 January last at most 30 min.',
        '  remove fri-run-2',
        'sat [RACE_NEAR, 21] Near a race: free, short, easy or an opener (20 min): Sat 21 min, hard',
        '  RACE by 1: Saturday 9 January lies too close to a race for a hard workout.',
        '  remove sat-run-3',
        'sun [RACE_NEAR, 5] Near a race: free, short, easy or an opener (rest): Sun 5 min',
        '  RACE by 1: There is a race on Sunday 10 January.',
        '  remove sun-run-4',
      ],
    ],
    [
      'around a B race',
      [
        ['wed', 'run', 60, HARD],
        ['thu', 'run', 41],
        ['fri', 'run', 61],
        ['sun', 'run', 60, HARD],
      ],
      racing('sat', 'B'),
      [
        'thu [RACE_NEAR, 41] Near a race: free, short, easy or an opener (30 min): Thu 41 min',
        '  RACE by 11: A race is near: workouts on Thursday 7 January last at most 30 min.',
        '  remove thu-run-1',
        'fri [RACE_NEAR, 61] Near a race: free, short, easy or an opener (25 min): Fri 61 min',
        '  RACE by 36: A race is near: workouts on Friday 8 January last at most 25 min.',
        '  remove fri-run-2',
        'sun [RACE_NEAR, 60] Near a race: free, short, easy or an opener (easy): Sun 60 min, hard',
        '  RACE by 1: Sunday 10 January lies too close to a race for a hard workout.',
        '  remove sun-run-3',
      ],
    ],
    [
      'after an A race',
      [
        ['tue', 'run', 20],
        ['wed', 'run', 20],
        ['thu', 'bike', 60, HARD],
        ['sat', 'bike', 60, HARD],
        ['sun', 'bike', 60],
      ],
      racing('sun', 'A', -1),
      [
        'tue [RACE_NEAR, 20] Near a race: free, short, easy or an opener (easy): Tue 20 min, easy',
        'wed [RACE_NEAR, 20] Near a race: free, short, easy or an opener (easy): Wed 20 min, easy',
        'thu [RACE_NEAR, 60] Near a race: free, short, easy or an opener (easy): Thu 60 min, hard',
        '  RACE by 1: Thursday 7 January lies too close to a race for a hard workout.',
        '  remove thu-bike-2',
      ],
    ],
    [
      'steady work after a B race',
      [
        ['tue', 'run', 50, { intensity: 'moderate' }],
        ['tue', 'brick', 60, { intensity: 'moderate' }],
        ['wed', 'run', 50, { intensity: 'moderate' }],
      ],
      racing('sun', 'B', -1),
      [
        'tue [RACE_NEAR, 50] Near a race: free, short, easy or an opener (easy): Tue 50 min, steady',
        '  RACE by 1: Tuesday 5 January lies so soon after a race that its workouts stay easy.',
        '  ease tue-run-0 to easy',
        'tue [RACE_NEAR, 60] Near a race: free, short, easy or an opener (easy): Tue 60 min',
      ],
    ],
    [
      'around a C race',
      [
        ['thu', 'run', 90, HARD],
        ['fri', 'run', 90, HARD],
        ['sat', 'run', 90],
        ['sun', 'run', 90, HARD],
      ],
      racing('sat', 'C'),
      [
        'fri [RACE_NEAR, 90] Near a race: free, short, easy or an opener (60 min): Fri 90 min, hard',
        '  RACE by 30: Friday 8 January lies too close to a race for a hard workout.',
        '  remove fri-run-1',
        'sat [RACE_NEAR, 90] Near a race: free, short, easy or an opener (rest): Sat 90 min',
        '  RACE by 1: There is a race on Saturday 9 January.',
        '  remove sat-run-2',
        'sun [RACE_NEAR, 90] Near a race: free, short, easy or an opener (easy): Sun 90 min, hard',
        '  RACE by 1: Sunday 10 January lies too close to a race for a hard workout.',
        '  remove sun-run-3',
      ],
    ],
    [
      'what is past, and today',
      [
        ['mon', 'run', 90, HARD],
        ['tue', 'run', 90],
      ],
      { ...racing('tue', 'A'), today: dayOf('tue') },
      [
        'tue [RACE_NEAR, 90] Near a race: free, short, easy or an opener (rest): Tue 90 min',
        '  RACE by 1: There is a race on Tuesday 5 January.',
        '  remove tue-run-1',
      ],
    ],
    ['two weeks before', [['mon', 'run', 90, HARD]], racing('sun', 'A', 2), []],
  ],
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
        'tue [INJURY run, 100] Run as your injury allows (40 min): Tue easy, 100 min',
        '  INJURY by 60: Your injury limits this sport (run) to 40 min a workout.',
        '  remove tue-run-0',
        'wed [INJURY run, 30] Run as your injury allows (40 min): Wed threshold, 30 min',
        'thu [INJURY run, 20] Run as your injury allows (40 min): Thu easy, 20 min',
        'fri [INJURY bike, 90] Bike as your injury allows (as allowed): Fri threshold, 90 min',
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
        'tue [INJURY swim, 100] Swim as your injury allows (none): Tue easy, 100 min',
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
