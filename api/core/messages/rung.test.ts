import { type RungPlace, rungText } from './rung.ts';

const HILLS: RungPlace = { name: 'Hill repeats', rung: 3, rungs: 8, isFelt: true };
const LAST = { date: '2027-03-12', what: '6 × 1 min', outcome: 'AS_EXPECTED' } as const;
const NEXT = 'Done in full, and no harder than expected, it takes the next one a rung up.';

test.each<[RungPlace, Parameters<typeof rungText>[1], string]>([
  [HILLS, null, `Hill repeats, rung 3 of 8. ${NEXT}`],
  [HILLS, LAST, 'Hill repeats, rung 3 of 8. Last time, 12 March: 6 × 1 min felt as expected.'],
  [{ ...HILLS, rung: 8 }, null, 'Hill repeats, rung 8 of 8.'],
  [{ ...HILLS, name: 'Endurance ride', isFelt: false }, null, 'Endurance ride, rung 3 of 8.'],
])('%j', (place, last, text) => {
  expect(rungText(place, last)).toBe(text);
});
