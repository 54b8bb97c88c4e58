import { made } from '../../test/core/madeWeeks.ts';
import { weekOf } from '../../test/core/weekInWords.ts';
import { minutesOf } from './context.ts';
import type { Finding } from './finding.ts';
import { strengthShare } from './strengthShare.ts';

test.each<readonly [name: string, week: string, remedy: object | null, part: number]>([
  [
    'the last gives what is too much',
    'mon run 300, tue strength 30, thu strength 30',
    { op: 'resize', minutes: 20 },
    0.12,
  ],
  [
    'one that cannot give all gives what it can',
    'mon run 300, tue strength 30, thu strength 25',
    { op: 'resize', minutes: 20 },
    0.12,
  ],
  ['then the one before it', 'mon run 300, tue strength 30, thu strength 20', { op: 'resize', minutes: 20 }, 0.12],
  [
    'one goes where all of them short are too much',
    'mon run 200, tue strength 30, thu strength 30',
    { op: 'remove' },
    0.12,
  ],
  ['none of them can be changed', 'mon run 200, tue strength 30 done', null, 0.12],
  [
    'where it may be more, what is more than that',
    'mon run 45, tue strength 30, thu strength 30',
    { op: 'remove' },
    0.4,
  ],
])('more strength than its share: %s', (_, week, remedy, part) => {
  const here = made(weekOf(week));
  const free = here.filter(({ status }) => status === 'scheduled');
  const others = minutesOf(here.filter(({ workoutType }) => workoutType !== 'strength'));
  const said = { limit: 'STRENGTH_SHARE', inputs: { percent: 20, part, others } };
  const found = strengthShare.remedy({ said } as Finding, { free, here, overdone: 0 });
  expect(found && { ...found, workoutId: undefined }).toEqual(remedy);
});
