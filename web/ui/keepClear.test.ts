import { liftFor } from './keepClear.ts';

const PHONE = { innerWidth: 390, innerHeight: 844 };
const DESK = { innerWidth: 1440, innerHeight: 900 };
const across = { top: 740, width: 390 };

test.each<[string, Parameters<typeof liftFor>, number]>([
  ['what lies under it comes out above it', [across, { top: 700, bottom: 790 }, PHONE], 62],
  ['what it would touch keeps its distance', [across, { top: 650, bottom: 735 }, PHONE], 7],
  ['what lies well above it stays', [across, { top: 200, bottom: 300 }, PHONE], 0],
  ['what has left the window is not fetched', [across, { top: 900, bottom: 960 }, PHONE], 0],
  ['what is taller than the room keeps its beginning', [across, { top: 40, bottom: 800 }, PHONE], 28],
  ['beside the page it lies over little', [{ top: 780, width: 416 }, { top: 760, bottom: 820 }, DESK], 0],
])('%s', (_name, given, lift) => {
  expect(liftFor(...given)).toBe(lift);
});
