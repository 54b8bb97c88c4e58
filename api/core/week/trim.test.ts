import { inWords, laidOut } from '../../test/core/laidOut.ts';
import { runner, running } from '../../test/core/schedules.ts';
import { ATHLETES, standing } from '../../test/core/underPrinciples.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { dropNeedlessDoubles } from './trim.ts';

/** One workout a day. */
const beginner = running(
  runner(
    { unavailableDays: ['monday', 'friday'] },
    {
      assessments: [
        { sport: 'running', experienceLevel: 'beginner', currentFitnessLevel: 'low', weeklyVolume: '2 hours' },
      ],
    },
  ),
);

test.each<[string, ScheduleInput, string, string]>([
  ['none', beginner, 'tue run 30, wed run 40', 'tue run 30, wed run 40'],
  ['the shorter one moves', beginner, 'tue run 40, tue run 30', 'tue run 40, thu run 30'],
  ['whatever their order', beginner, 'tue run 30, tue run 40', 'tue run 40, thu run 30'],
  [
    'all days are taken',
    beginner,
    'tue run 30, tue run 40, wed run 30, thu run 30, sat run 30, sun run 60',
    'tue run 30, tue run 40, wed run 30, thu run 30, sat run 30, sun run 60',
  ],
  [
    'a day is free',
    beginner,
    'tue run 30, tue run 40, wed run 30, thu run 30, sun run 60',
    'tue run 40, wed run 30, thu run 30, sat run 30, sun run 60',
  ],
  [
    'a kept one stays',
    running(beginner.athlete, undefined, { keep: [standing('2027-02-16')] }),
    'tue run 30',
    'thu run 30',
  ],
  [
    'a day with two kept ones has none to give',
    running(beginner.athlete, undefined, { keep: [standing('2027-02-16'), standing('2027-02-16', { key: 'b' })] }),
    'wed run 30',
    'wed run 30',
  ],
  [
    'those who train twice a day keep theirs',
    ATHLETES.triathlete,
    'tue run 30, tue bike 40',
    'tue run 30, tue bike 40',
  ],
  ['strength moves before the only run', beginner, 'tue strength 40, tue run 30', 'tue run 30, wed strength 40'],
])('one workout a day where days are enough: %s', (_, input, before, after) => {
  const context = laidOut(input, 6, before);
  dropNeedlessDoubles(context);
  expect(inWords(context)).toBe(after);
});
