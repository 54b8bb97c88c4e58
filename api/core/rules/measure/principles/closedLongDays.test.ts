import { LONG, made, preferring, racing, told } from '../../../../test/core/madeWeeks.ts';
import type { ScheduleLimits } from '../../context.ts';
import { taught } from '../../../../test/core/taughtWeeks.ts';

// Which long-workout days principles close.

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
  expect(line!.split(': ').slice(1).join(': ')).toBe(closed === '' ? 'Thu, 2:00 h' : `Thu, 2:00 h; ${closed}`);
  expect(broken.length > 0).toBe(closed === '');
});
