import { lived } from '../../../test/core/calmWeeks.ts';
import { absenceOf, hadStepBack, longAbsenceOf, wasIllness } from './absence.ts';
import { isMissed } from './missed.ts';
import { addDays } from '../../calendar/calendar.ts';
import { before, monday, skipped } from '../../../test/core/calmWeeks.ts';

test.each([
  ['x', true],
  ['i', true],
  ['d', false],
  ['p', false],
  ['r', false],
  // what nobody has told of counts as not done after a week
  ['s', false],
  ['s......', false],
  ['n......', false],
  ['n.......', true],
  ['s.......', true],
])('%s is missed: %p', (days, missed) => expect(isMissed(lived(days)[0]!, monday)).toBe(missed));

/** Days off, those of them from the first missed workout to the last, and how many days ago training began again; negative: it will. */
test.each([
  ['dddd', null],
  ['d..x', [3, 1, -1]],
  ['d.x.', [2, 1, 0]],
  ['dxxd', [2, 2, 0]],
  ['dxxp', [2, 2, 0]],
  ['dxxd...', [2, 2, 3]],
  ['xx.', [2, 2, 0]],
  // nobody told of it: eight days are a break, fewer may have been trained
  ['d.s.', null],
  ['ds......', null],
  ['ds......d', null],
  ['dn......d', null],
  ['dn......d......', null],
  ['dn.......d', [8, 8, 0]],
  ['dxs.....d', [1, 1, 6]],
  // others were told of around it: it may have been done
  ['dxsssx.', [1, 1, 0]],
  ['dxsxsxsx.', [1, 1, 0]],
  // a silence of eight days is a break although a workout before it was told of
  ['dxs.s.s.s.s', [9, 9, 0]],
  // the plan's own days off after the last missed workout are no part of it
  ['dxx....', [5, 2, 0]],
  ['ds........', [8, 8, 0]],
  ['d.sss.....s', [9, 8, 0]],
  ['d..s', null],
  ['d.r.', null],
  ['d.i.', null],
  ['d.j.', null],
  ['dxj.', [2, 1, 0]],
  // an illness inside it makes it another kind of break; one before it does not
  ['dxi.', null],
  ['idxx.', [2, 2, 0]],
  ['dxd..............', [1, 1, 14]],
  ['dxd...............', null],
] as const)('a break in %s', (days, told) => {
  const history = lived(days);
  const absence = told && { days: told[0], missedDays: told[1], backOn: addDays(monday, -told[2]) };
  expect(absenceOf(monday, history)).toEqual(absence);
  expect(absenceOf(monday, history.toReversed())).toEqual(absence);
  // what comes after today is no part of it
  expect(absenceOf(monday, [...history, before(-2, skipped('work')), before(-3)])).toEqual(absence);
});

test.each([
  ['dxxxxxxxxxd', [9, 9, 0]],
  ['dxxxxxxxd', null],
  // what is missed on the way back is another break, and ends none
  ['dxxxxxxxxxdx', [9, 9, 1]],
  ['dxxxxxxxxxd.x.d', [9, 9, 4]],
  ['dxxxxxxxxxdxd..............', null],
  // the later of two
  ['dxxxxxxxxxdxxxxxxxxd', [8, 8, 0]],
  ['dxxxxixxxxdx', null],
  // told of after a silence too short to be a break
  ['ds......dx', null],
] as const)('a break of more than a week in %s', (days, told) => {
  const absence = told && { days: told[0], missedDays: told[1], backOn: addDays(monday, -told[2]) };
  expect(longAbsenceOf(monday, lived(days))).toEqual(absence);
  expect(longAbsenceOf(monday, lived(days).toReversed())).toEqual(absence);
});

test('a workout missed on the day of another that was done ends no long break', () => {
  expect(longAbsenceOf(monday, [...lived('dxxxxxxxxd.'), before(1, skipped('work'))])).toMatchObject({ days: 8 });
});

test('one workout of a day missed and another done is no break', () => {
  expect(absenceOf(monday, [...lived('dx.'), before(1)])).toBeNull();
});

test.each([
  ['dxxxxd', true],
  ['diiiid', true],
  ['dxxxd', false],
  ['d....d', false],
  ['xxxxd', false],
  ['dxxxxd......', true],
  ['dxxxxd.......', false],
  // missed before the break, not in it
  ['xd....d', false],
])('a break that was a step back in %s: %p', (days, was) => expect(hadStepBack(monday, lived(days))).toBe(was));

test('a break that has not ended yet was none so far', () => {
  expect(hadStepBack(addDays(monday, -1), lived('dxxxxd'))).toBe(false);
});

/** Days of the break's six before the return on which the illness began and ended; null: not told. */
test.each([
  [6, 3, true],
  [6, 4, false],
  [10, 3, true],
  [10, 4, false],
  [3, null, true],
  [2, null, false],
  [2, -5, false],
  [3, -5, true],
])('ill from %p to %p days before the return, six days off: mostly ill %p', (from, wellOn, was) => {
  const report = {
    from: addDays(monday, -from),
    wellOn: wellOn === null ? null : addDays(monday, -wellOn),
    mild: false,
    symptoms: [],
  };
  const sixDays = { days: 6, missedDays: 6, backOn: monday };
  expect(wasIllness(sixDays, report)).toBe(was);
  expect(wasIllness(sixDays, null)).toBe(false);
});
