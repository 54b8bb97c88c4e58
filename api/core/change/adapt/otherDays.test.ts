import { addDays } from '../../calendar/calendar.ts';
import { before, monday, skipped } from '../../../test/core/calmWeeks.ts';
import { absenceOf, longAbsenceOf } from './absence.ts';
import type { OtherDays, PastFeedback } from './events.ts';

/** One letter a day, the last of them today: done, or left out for work (x). */
const lived = (days: string): PastFeedback[] =>
  [...days].flatMap((letter, i) =>
    letter === '.' ? [] : [before(days.length - 1 - i, letter === 'x' ? skipped('work') : {})],
  );

/** Days, the last of them today: `b` blocked, `r` with a recording that counts for nothing planned. */
function othersOf(days: string): OtherDays {
  const daysOf = (kind: string) =>
    [...days].flatMap((each, i) => (each === kind ? [addDays(monday, i + 1 - days.length)] : []));
  return { blocked: daysOf('b'), recorded: daysOf('r') };
}

/** What was planned, what else was known, and the days off, those counted of them, and how many days ago training began again. */
test.each([
  // eleven days away
  ['d...........', '.bbbbbbbbbb.', [10, 10, 0]],
  ['d...........d', '.bbbbbbbbbbb.', [11, 11, 0]],
  // a week away is what the plan has instead of an easier one
  ['d.......', '.bbbbbb.', null],
  // before it another was missed
  ['dxx.......', '...bbbbbb.', [8, 8, 0]],
  ['dx....', '..bbb.', [4, 1, 0]],
  // who trained there was not away
  ['d...........', '.bbbrbbbbbb.', null],
  ['dxxxxxxxxxx', '.....r.....', [5, 5, -1]],
] as const)('of %s with %s', (days, others, told) => {
  const absence = told && { days: told[0], missedDays: told[1], backOn: addDays(monday, -told[2]) };
  expect(absenceOf(monday, lived(days), othersOf(others))).toEqual(absence);
});

test('days that are still blocked count, and training begins again after them', () => {
  const blocked = Array.from({ length: 9 }, (_, i) => addDays(monday, i - 2));
  expect(absenceOf(monday, lived('d...'), { blocked, recorded: [] })).toEqual({
    days: 9,
    missedDays: 9,
    backOn: addDays(monday, 7),
  });
});

test('a season is planned anew after days that were blocked as after others', () => {
  expect(longAbsenceOf(monday, lived('d...........'), othersOf('.bbbbbbbbbb.'))).toMatchObject({ days: 10 });
  expect(longAbsenceOf(monday, lived('d...........'), othersOf('.bbbbbrbbbb.'))).toBeNull();
});
