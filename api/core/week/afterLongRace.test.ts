import { addDays, dayNumber } from '../calendar/calendar.ts';
import type { Priority, RaceType } from '../codes/race.ts';
import { isAfterLongRace } from './afterLongRace.ts';

const MONDAY = '2027-01-11';

test.each<[raceType: RaceType, priority: Priority, daysBefore: number, isFelt: boolean]>([
  // for all of the week after it, or not
  ['half-marathon', 'B', 1, true],
  ['10k', 'B', 1, false],
  ['half-marathon', 'C', 1, false],
  ['half-ironman', 'C', 1, true],
  ['marathon', 'C', 1, true],
  // at the end of the week before, and neither on the Monday itself nor earlier
  ['half-marathon', 'B', 3, true],
  ['half-marathon', 'B', 4, false],
  ['half-marathon', 'B', 0, false],
  ['half-marathon', 'B', -6, false],
  // the weeks after an A race are its recovery
  ['marathon', 'A', 1, false],
])(
  'a %s of priority %s, %i days before the week: it is felt for all of it: %s',
  (raceType, priority, daysBefore, isFelt) => {
    const race = { raceName: 'Race', raceType, priority, raceDate: addDays(MONDAY, -daysBefore) };
    expect(isAfterLongRace({ monday: dayNumber(MONDAY), races: [race] })).toBe(isFelt);
  },
);
