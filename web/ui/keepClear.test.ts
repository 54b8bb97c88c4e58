import { liftFor } from './keepClear.ts';

const PHONE = 844;
const DESK = 900;
const across = { top: 740, bottom: 836, left: 0, right: 390 };
const above = { top: 8, bottom: 78, left: 0, right: 390 };
const corner = { top: 780, bottom: 876, left: 1024, right: 1440 };
const row = (top: number, bottom: number, left = 16, right = 374) => ({ top, bottom, left, right });

test.each<[string, Parameters<typeof liftFor>, number]>([
  ['what lies under it comes out above it', [across, row(700, 790), PHONE], 62],
  ['what it would touch keeps its distance', [across, row(650, 735), PHONE], 7],
  ['what lies well above it stays', [across, row(200, 300), PHONE], 0],
  ['what has left the window is not fetched', [across, row(900, 960), PHONE], 0],
  ['what is taller than the room keeps its beginning', [across, row(40, 800), PHONE], 28],
  ['in the corner of a large window it lies over what reaches there', [corner, row(760, 820, 300, 1200), DESK], 52],
  ['what ends beside it stays', [corner, row(760, 820, 300, 1000), DESK], 0],
  ['what lies well below one at the upper end stays', [above, row(570, 614), PHONE], 0],
  ['what lies under one at the upper end comes out below it', [above, row(50, 120), PHONE], -40],
  ['and keeps its end in the window', [above, row(50, 810), PHONE], -22],
])('%s', (_name, given, lift) => {
  expect(liftFor(...given)).toBe(lift);
});
