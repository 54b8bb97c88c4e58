import { LIMITS, made, type Made, told } from '../../../../test/core/madeWeeks.ts';
import { measureSchedule } from '../../rules.ts';
import { eachTaught, saidUnder, taught, type TaughtRows } from '../../../../test/core/taughtWeeks.ts';

// What principles about a workout and its day say of a week at their edge and one step over it.

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

const ROWS: TaughtRows = {
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
      'tue: 53 min, 8 over, refused; sat: 3:34 h, 169 over, refused',
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
};

test.each(eachTaught(ROWS))('%s: %s', (principle, _, week, over, line) => {
  expect(saidUnder(principle, week, over)).toBe(line);
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
    "week [PRINCIPLE 1 Max's principle: at most 3:00 h a week, 0] Max's principle: at most 3:00 h a week (3:00 h): 50 min",
  ]);
  const found = measureSchedule(made(week), { ...LIMITS, ...taught('No run on Tuesday') });
  expect(found.find(({ rule }) => rule === 'PRINCIPLE')).toMatchObject({ workoutId: 'tue-run-0', principleId: '0' });
});
