import { addDays } from '../calendar/calendar.ts';
import { compilePrinciple } from '../principles/compile.ts';
import {
  aimed,
  DAYS,
  dayOf,
  HARD,
  LIMITS,
  LONG,
  made,
  type Made,
  preferring,
  racing,
  told,
} from '../../test/core/madeWeeks.ts';
import type { ScheduleLimits } from './context.ts';
import { measureSchedule } from './rules.ts';

// What coaches' principles say of a week at their edge and one step over it, and which long-workout days they close.

const taught = (...sentences: readonly string[]): Partial<ScheduleLimits> => ({
  principles: sentences.map((principle, i) => {
    const { rules } = compilePrinciple({ principleType: '', context: '', principle });
    expect([principle, rules.length > 0]).toEqual([principle, true]);
    return { id: String(i), by: 'Max', rules };
  }),
});

/** The season with weeks of so many hours before the first one of the schedule. */
const after = (...hours: readonly number[]): Partial<ScheduleLimits> => {
  const [first] = LIMITS.season.weeks;
  const before = hours.map((plannedHours, i) => ({
    ...first!,
    plannedHours,
    weekStartDate: addDays(LIMITS.firstDay, -7 * (hours.length - i)),
  }));
  return { season: { ...LIMITS.season, weeks: [...before, ...LIMITS.season.weeks] } };
};
const stepping = (season: Partial<ScheduleLimits>, at: number): Partial<ScheduleLimits> => ({
  season: {
    ...LIMITS.season,
    weeks: season.season!.weeks.map((each, i) => (i === at ? { ...each, kind: 'step' } : each)),
  },
});
const since = (weeks: number): Partial<ScheduleLimits> => ({
  season: { ...LIMITS.season, seasonStart: dayOf('mon', -weeks) },
});

type Row = readonly [name: string, week: readonly Made[], over: Partial<ScheduleLimits>, line: string];

/** Steps that a person wrote: so many times four minutes at a part of threshold. */
const own = (times: number, effort: number, intensity: 'moderate' | 'easy' | 'vo2max') => ({
  intensity,
  isHard: true,
  templateId: null,
  steps: [
    {
      repeat: times,
      steps: [
        {
          kind: 'work',
          durationSec: 240,
          effort,
          target: { metric: 'ftp', lo: effort - 0.02, hi: effort + 0.02 },
          note: '',
        } as const,
      ],
    },
  ],
});

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'No VO2max workouts': [
    ['its name', [['tue', 'bike', 50, { isHard: true, intensity: 'vo2max' }]], {}, 'tue: 1 workout, 1 over, refused'],
    [
      'its own steps, whatever they are called',
      [['wed', 'bike', 50, own(5, 1.12, 'moderate')]],
      {},
      'wed: 1 workout, 1 over, refused',
    ],
    [
      'own steps that are less than their name',
      [['wed', 'bike', 50, own(5, 0.97, 'vo2max')]],
      {},
      'wed: 1 workout, 1 over, refused',
    ],
    ['own steps at threshold', [['wed', 'bike', 50, own(5, 0.97, 'moderate')]], {}, 'week: 0 workouts'],
    [
      'steps of the planner, which knows their name',
      [['wed', 'bike', 50, { ...own(5, 1.12, 'moderate'), templateId: 'BIKE-05' }]],
      {},
      'week: 0 workouts',
    ],
  ],
  'No threshold workouts': [
    ['own steps, called easy', [['wed', 'bike', 50, own(5, 0.97, 'easy')]], {}, 'wed: 1 workout, 1 over, refused'],
  ],
  'Every workout at most 45 minutes': [
    [
      'two that are too long, each by itself',
      [
        ['tue', 'bike', 53],
        ['sat', 'bike', 214],
      ],
      {},
      'tue: 53 min, 8 over, refused; sat: 214 min, 169 over, refused',
    ],
  ],
  'No run on Tuesday': [
    ['another day', [['wed', 'run', 30]], {}, 'week: none'],
    [
      'the day',
      [
        ['wed', 'swim', 30],
        ['tue', 'run', 30],
      ],
      {},
      'tue: 1 workout, 1 over, refused',
    ],
    ['a brick runs too', [['tue', 'brick', 60]], {}, 'tue: 1 workout, 1 over, refused'],
    ['beyond the season', [['tue', 'run', 30]], { season: { ...LIMITS.season, weeks: [] } }, ''],
  ],
  'At most 3 hours a week': [
    [
      'as much, and a race',
      [
        ['tue', 'bike', 180],
        ['sun', 'race', 100],
      ],
      {},
      'week: 180 min',
    ],
    ['a minute more', [['tue', 'bike', 181]], {}, 'tue: 181 min, 1 over, refused'],
  ],
  'At most 1 run a week': [
    [
      'the later of two gives way',
      [
        ['tue', 'run', 30],
        ['wed', 'run', 30],
      ],
      {},
      'wed: 2 workouts, 1 over, refused',
    ],
    [
      'not what a person wants',
      [
        ['tue', 'run', 30],
        ['wed', 'run', 30, { locked: true }],
      ],
      {},
      'tue: 2 workouts, 1 over, refused',
    ],
    [
      'not what is done',
      [
        ['tue', 'run', 40],
        ['wed', 'run', 30, { status: 'completed' }],
      ],
      {},
      'tue: 2 workouts, 1 over, refused',
    ],
    [
      'not the long one',
      [
        ['tue', 'run', 30],
        ['wed', 'run', 30, LONG],
      ],
      {},
      'tue: 2 workouts, 1 over, refused',
    ],
  ],
  'At most 1 hard run every 2 weeks': [
    ['one two weeks before', [['sun', 'run', 30, HARD]], { past: made([['sun', 'run', 30, HARD, -2]]) }, 'week: 1 day'],
    [
      'one the week before',
      [['sun', 'run', 30, HARD]],
      { past: made([['mon', 'run', 30, HARD, -1]]) },
      'sun: 2 days, 1 over, refused',
    ],
    [
      'one the week after',
      [
        ['sun', 'run', 30, HARD],
        ['mon', 'run', 30, HARD, 1],
      ],
      {},
      'week: 1 day',
    ],
  ],
  'At most 1 hard run every 5 weeks': [
    [
      'one five weeks before',
      [['sun', 'run', 30, HARD]],
      { past: made([['sun', 'run', 30, HARD, -5]]) },
      'week: 1 day',
    ],
    [
      'one four weeks before',
      [['sun', 'run', 30, HARD]],
      { past: made([['mon', 'run', 30, HARD, -4]]) },
      'sun: 2 days, 1 over, refused',
    ],
  ],
  'At least 3 days between hard runs': [
    ['one alone', [['wed', 'run', 30, HARD]], {}, 'week: far apart'],
    [
      'the week before',
      [['mon', 'run', 30, HARD]],
      { past: made([['sun', 'run', 30, HARD, -1]]) },
      'mon: 1 day, 3 over, refused',
    ],
    ['four days before', [['mon', 'run', 30, HARD]], { past: made([['thu', 'run', 30, HARD, -1]]) }, 'week: 4 days'],
    [
      'the week after',
      [
        ['sun', 'run', 30, HARD],
        ['mon', 'run', 30, HARD, 1],
      ],
      {},
      'sun: 1 day, 3 over, refused',
    ],
    [
      'four days after',
      [
        ['sun', 'run', 30, HARD],
        ['thu', 'run', 30, HARD, 1],
      ],
      {},
      'week: far apart',
    ],
  ],
  'At least 2 days between hard runs': [
    [
      'each of two by itself, with the days that it has',
      [
        ['mon', 'run', 30, HARD],
        ['wed', 'run', 30, HARD],
        ['thu', 'run', 30, HARD],
      ],
      {},
      'wed: 2 days, 1 over, refused; thu: 1 day, 2 over, refused',
    ],
    [
      'the week before further away than the week after',
      [
        ['tue', 'run', 30, HARD],
        ['sun', 'run', 30, HARD],
        ['mon', 'run', 30, HARD, 1],
      ],
      { past: made([['sun', 'run', 30, HARD, -1]]) },
      'tue: 2 days, 1 over, refused; sun: 1 day, 2 over, refused',
    ],
    [
      'the week after further away than the week before',
      [
        ['mon', 'run', 30, HARD],
        ['sat', 'run', 30, HARD],
        ['mon', 'run', 30, HARD, 1],
      ],
      { past: made([['sun', 'run', 30, HARD, -1]]) },
      'mon: 1 day, 2 over, refused; sat: 2 days, 1 over, refused',
    ],
  ],
  'At most 1 workout a day': [
    [
      'each day by itself',
      [
        ['tue', 'run', 30],
        ['tue', 'swim', 30],
        ['thu', 'run', 30],
        ['thu', 'swim', 30],
        ['thu', 'bike', 30],
      ],
      {},
      'tue: 2 workouts, 1 over, refused; thu: 3 workouts, 2 over, refused',
    ],
  ],
  'Never strength and hard sessions on the same day': [
    ['hard strength alone', [['wed', 'strength', 30, HARD]], {}, 'week: far apart'],
    [
      'on one day',
      [
        ['wed', 'run', 30, HARD],
        ['wed', 'strength', 30],
      ],
      {},
      'wed: same day, 1 over, refused',
    ],
  ],
  'Long run at most 30% of weekly run volume': [
    ['no long run', [['tue', 'run', 100]], {}, 'week: no such workout'],
    [
      'a third',
      [
        ['tue', 'run', 40, LONG],
        ['wed', 'run', 80],
      ],
      {},
      'tue: 33%, 4 over, told',
    ],
    [
      'each of two by itself',
      [
        ['tue', 'run', 66, LONG],
        ['wed', 'run', 54, LONG],
      ],
      {},
      'tue: 55%, 30 over, told; wed: 45%, 18 over, told',
    ],
    [
      'three tenths',
      [
        ['tue', 'run', 36, LONG],
        ['wed', 'run', 84],
      ],
      {},
      'week: 30%',
    ],
  ],
  'After a long run prefer a swim': [
    [
      'a run',
      [
        ['tue', 'run', 100, LONG],
        ['wed', 'run', 20],
      ],
      {},
      'wed: 1 workout otherwise',
    ],
    [
      'a swim',
      [
        ['tue', 'run', 100, LONG],
        ['wed', 'swim', 20],
      ],
      {},
      'week: kept',
    ],
  ],
  'Increase weekly volume by at most 4% per week': [
    ['the first week', [], {}, 'week: nothing before'],
    ['the first after four weeks off', [], after(0, 0, 0, 0), 'week: nothing before'],
    ['the first after three', [], after(6, 0, 0, 0), 'week: 10.0%, 6 over, told'],
    ['of one before', [], after(6.5), 'week: 1.5%'],
    ['one is enough', [], after(6.5, 5, 5, 5), 'week: 1.5%'],
    ['none is', [], after(6.5, 6, 6, 6, 6), 'week: 10.0%, 6 over, told'],
    ['a week that recovers', [], stepping(after(5), 1), 'week: no loading week'],
  ],
  'Every third week is a recovery week': [
    ['the first week', [], {}, 'week: week 1'],
    ['the second', [], after(6), 'week: week 2'],
    ['the third', [], after(6, 6), 'week: week 3, 1 over, told'],
    ['the second after recovery', [], stepping(after(6, 6), 0), 'week: week 2'],
  ],
  'No hard run in the 3 days before a race': [
    ['four days before', [['wed', 'run', 30, HARD]], racing('sun', 'A'), 'week: none'],
    ['three days before', [['thu', 'run', 30, HARD]], racing('sun', 'A'), 'thu: 1 workout, 1 over, refused'],
  ],
  'Beginners: no run on Tuesday': [['somebody else', [['tue', 'run', 30]], {}, '']],
  'Intermediate athletes: no run on Tuesday': [
    ['such an athlete', [['tue', 'run', 30]], {}, 'tue: 1 workout, 1 over, refused'],
  ],
  'Ironman athletes: no run on Tuesday': [['before another race', [['tue', 'run', 30]], {}, '']],
  'Half-ironman athletes: no run on Tuesday': [
    ['before such a race', [['tue', 'run', 30]], {}, 'tue: 1 workout, 1 over, refused'],
  ],
  'No run on Tuesday in build': [
    ['another phase', [['tue', 'run', 30]], {}, ''],
    ['the phase', [['tue', 'run', 30]], aimed({ phaseType: 'build' }), 'tue: 1 workout, 1 over, refused'],
  ],
  'In the first 4 weeks no run on Tuesday': [
    ['the first week', [['tue', 'run', 30]], {}, 'tue: 1 workout, 1 over, refused'],
    ['the fourth', [['tue', 'run', 30]], since(3), 'tue: 1 workout, 1 over, refused'],
    ['the fifth', [['tue', 'run', 30]], since(4), ''],
  ],
};

test.each(Object.entries(ROWS).flatMap(([principle, rows]) => rows.map((row) => [principle, ...row] as const)))(
  '%s: %s',
  (principle, _, week, over, line) => {
    const found = measureSchedule(made(week), { ...LIMITS, ...over, ...taught(principle) });
    const lines = found
      .filter((each) => each.rule === 'PRINCIPLE' && each.week === LIMITS.firstDay)
      .map(({ day, value, excess, code, holds }) => {
        const on = DAYS.find((name) => dayOf(name) === day) ?? 'week';
        return `${on}: ${value}${holds ? '' : `, ${+excess.toFixed(1)} over, ${code === null ? 'told' : 'refused'}`}`;
      });
    expect(lines.join('; ')).toBe(line);
  },
);

test('a week of the schedule looks back on the one before', () => {
  const week: readonly Made[] = [
    ['sun', 'run', 30, HARD],
    ['mon', 'run', 30, HARD, 1],
  ];
  const found = measureSchedule(made(week), { ...LIMITS, ...taught('At least 3 days between hard runs') });
  expect(found.find(({ rule, week: monday }) => rule === 'PRINCIPLE' && monday === dayOf('mon', 1))).toMatchObject({
    day: dayOf('mon', 1),
    value: '1 day',
    excess: 3,
  });
});

test('each principle has a line of its own, in the name of its coach, and the workout that is wrong', () => {
  const week: readonly Made[] = [
    ['tue', 'run', 30],
    ['wed', 'run', 20],
  ];
  expect(told('PRINCIPLE', week, taught('No run on Tuesday', 'At most 3 hours a week'))).toEqual([
    "tue [PRINCIPLE 0 Max's principle: no run on Tuesday, 0] Max's principle: no run on Tuesday (none): 1 workout",
    "  PRINCIPLE by 1: That would go against Max's principle: no run on Tuesday.",
    '  leave',
    "week [PRINCIPLE 1 Max's principle: at most 3 h a week, 0] Max's principle: at most 3 h a week (180 min): 50 min",
  ]);
  const found = measureSchedule(made(week), { ...LIMITS, ...taught('No run on Tuesday') });
  expect(found.find(({ rule }) => rule === 'PRINCIPLE')).toMatchObject({ workoutId: 'tue-run-0', principleId: '0' });
});

test.each<readonly [string, readonly string[], Partial<ScheduleLimits>, string]>([
  ['no long workout', ['No long workouts'], {}, "Max's principle: no long workout"],
  [
    'both days',
    ['No long workouts on Saturday', 'No long workouts on Sunday'],
    {},
    "Max's principle: no long workout on Saturday, Max's principle: no long workout on Sunday",
  ],
  ['one of two days', ['No long workouts on Saturday'], {}, ''],
  [
    'the only day',
    ['No long workouts on Sunday'],
    preferring({ longWorkoutDays: ['sunday'] }),
    "Max's principle: no long workout on Sunday",
  ],
  [
    'sport by sport',
    ['No long run on weekends', 'No long ride on weekends', 'No long swim on weekends'],
    {},
    "Max's principle: no long run on Saturday and Sunday",
  ],
  ['some of the sports', ['No long run on weekends', 'No long ride on weekends'], {}, ''],
  ['the other sports', ['No long swim on weekends', 'No long ride on weekends'], {}, ''],
  [
    'before a race',
    ['No long workout in the 7 days before a race'],
    racing('thu', 'C', 1),
    "Max's principle: no long workout for 7 days before a race",
  ],
  ['some days before a race', ['No long workout in the 4 days before a race'], racing('thu', 'C', 1), ''],
  ['how many', ['At most 1 long workout a week'], {}, ''],
  ['how often', ['At most 1 long workout every 2 weeks'], { past: made([['sun', 'bike', 120, LONG, -1]]) }, ''],
  ['hard ones', ['No hard workouts on weekends'], {}, ''],
  ['how long', ['Long workouts at most 40 minutes'], {}, ''],
])('closed to long workouts by a principle: %s', (_, principles, over, closed) => {
  const [line, ...broken] = told('LONG_DAY', [['thu', 'bike', 120, LONG]], { ...over, ...taught(...principles) });
  expect(line!.split(': ').slice(1).join(': ')).toBe(closed === '' ? 'Thu, 120 min' : `Thu, 120 min; ${closed}`);
  expect(broken.length > 0).toBe(closed === '');
});
