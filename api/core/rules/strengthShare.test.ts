import { made } from '../../test/core/madeWeeks.ts';
import { weekOf } from '../../test/core/weekInWords.ts';
import type { Finding } from './finding.ts';
import { strengthShare } from './strengthShare.ts';

test.each<readonly [string, string, object | null]>([
  ['the last gives what is too much', 'mon run 300, tue strength 30, thu strength 30', { op: 'resize', minutes: 20 }],
  [
    'one that cannot give all gives what it can',
    'mon run 300, tue strength 30, thu strength 25',
    { op: 'resize', minutes: 20 },
  ],
  ['then the one before it', 'mon run 300, tue strength 30, thu strength 20', { op: 'resize', minutes: 20 }],
  ['one goes where all of them short are too much', 'mon run 200, tue strength 30, thu strength 30', { op: 'remove' }],
  ['none of them can be changed', 'mon run 200, tue strength 30 done', null],
])('more strength than its share: %s', (_, week, remedy) => {
  const here = made(weekOf(week));
  const free = here.filter(({ status }) => status === 'scheduled');
  const found = strengthShare.remedy({} as Finding, { free, here, overdone: 0 });
  expect(found && { ...found, workoutId: undefined }).toEqual(remedy);
});
