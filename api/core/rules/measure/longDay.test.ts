import { LONG, aimed, dayOf, preferring, racing, type Rows, told, eachRow } from '../../../test/core/madeWeeks.ts';
import { timeText } from '../../units/timeText.ts';

const elsewhere = (day: string, minutes: number, days: string, longest = 0) => [
  `${day.toLowerCase()} [LONG_DAY, 0] Longest workout on a long-workout day (${days}) (${days}): ${day}, ${timeText(minutes)}`,
  `  null by ${minutes - longest}: The longest workout of the week would lie on ${day}; your long-workout days are ${days}.`,
  longest === 0 ? '  leave' : `  resize fri-bike-0 to ${longest}`,
];

// What the limits of the days of long workouts say at their edge and one step over it: the line of the proof, the refusal, and what puts it right.
const ROWS: Rows = {
  LONG_DAY: [
    [
      'one of the longest lies there',
      [
        ['sat', 'bike', 120, LONG],
        ['fri', 'run', 120],
      ],
      {},
      ['sat [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Sat, 2:00 h'],
    ],
    [
      'what was done longer before it moves nothing',
      [
        ['tue', 'run', 130, { status: 'completed' }],
        ['sat', 'run', 120, LONG],
      ],
      {},
      [
        'sat [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Sat, 2:00 h; Tue, 2:10 h, is over',
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
        'tue [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Tue, 2:10 h',
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
        'fri [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 2:00 h; Sat at most 30 min, Sun unavailable',
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
        'fri [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 2:00 h; Sat 9 Jan blocked, Sun 10 Jan short',
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
        'thu [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Thu, 2:00 h; Sat near a race, Sun race',
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
        'fri [LONG_DAY, 0] Longest workout on a long-workout day (Sat, Sun) (Sat, Sun): Fri, 2:00 h; Sat past, Sun past',
      ],
    ],
  ],
};

test.each(eachRow(ROWS))('%s: %s', (rule, _name, week, over, lines) => {
  expect(told(rule, week, over)).toEqual(lines);
});
