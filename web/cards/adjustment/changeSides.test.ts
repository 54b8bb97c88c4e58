import { changeSides } from './changeSides.ts';

type Change = Parameters<typeof changeSides>[0];
const unconcerned = { changeId: 'a', fromDate: '2026-12-01', toDate: null, durationBefore: null, durationAfter: null };
const change = (fields: Partial<Change>): Change => ({
  ...unconcerned,
  op: 'EASE',
  intensityBefore: null,
  intensityAfter: null,
  rungBefore: null,
  rungAfter: null,
  ...fields,
});

test.each<[Partial<Change>, string, string]>([
  [{ rungBefore: 4, rungAfter: 3 }, 'rung 4', 'rung 3'],
  [{ op: 'RESIZE', durationBefore: 60, durationAfter: 45 }, '1:00 h', '45 min'],
  [{ op: 'MOVE', toDate: '2026-12-03' }, 'Tue 1 Dec', 'Thu 3 Dec'],
])('%j', (fields, before, after) => {
  expect(changeSides(change(fields))).toEqual({ before, after });
});
