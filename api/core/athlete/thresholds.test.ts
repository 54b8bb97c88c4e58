import {
  cssOfTrials,
  ftpOfTwentyMinutes,
  paceText,
  thresholdSpeedOfHalfHour,
  thresholdSpeedOfRace,
  zoneTables,
} from './thresholds.ts';

// Daniels' T pace at the VDOT of each race
test.each([
  ['5 km in 20:00', 5000, 1200, '4:17'],
  ['10 km in 40:00', 10_000, 2400, '4:08'],
  ['10 km in 50:00', 10_000, 3000, '5:06'],
  ['half marathon in 1:30:00', 21_097.5, 5400, '4:12'],
  ['marathon in 4:00:00', 42_195, 14_400, '5:20'],
])('%s: threshold at the pace of its VDOT', (_what, distance, seconds, pace) => {
  expect(paceText(thresholdSpeedOfRace(distance, seconds), 1000)).toBe(pace);
});

test('tests become thresholds', () => {
  expect(ftpOfTwentyMinutes(262.5)).toBeCloseTo(250);
  expect(paceText(thresholdSpeedOfHalfHour(7200), 1000)).toBe('4:10');
  expect(cssOfTrials(380, 180)).toBeCloseTo(1);
  expect(cssOfTrials(390, 180)).toBeCloseTo(0.9524, 4);
  expect(cssOfTrials(180, 180)).toBeNull();
});

test('zones meet without a gap, and only of what was measured', () => {
  const none = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };
  expect(zoneTables(none)).toEqual({});
  const tables = zoneTables({ ...none, ftp: 200, lthr: 170 });
  expect(Object.keys(tables)).toEqual(['power', 'runHeartRate', 'bikeHeartRate']);
  expect(tables.power!.map(({ name, lo, hi }) => [name, lo, hi])).toEqual([
    ['Z1', null, 110.00000000000001],
    ['Z2', 110.00000000000001, 150],
    ['Z3', 150, 180],
    ['Z4', 180, 210],
    ['Z5', 210, 240],
    ['Z6', 240, 300],
    ['Z7', 300, null],
  ]);
  for (const table of Object.values(tables))
    table.slice(1).forEach((line, index) => expect(line.lo).toBe(table[index]!.hi));
  expect(tables.runHeartRate!.at(-1)!.name).toBe('Z5c');
});
