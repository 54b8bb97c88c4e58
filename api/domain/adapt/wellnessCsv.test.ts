import { wellnessFromCsv } from './wellnessCsv.ts';

test.each<readonly [string, string, object[] | null]>([
  [
    'our own columns',
    'day,hrv,restingHeartRate,sleepHours,weight,note\n2026-11-19,52.5,48,7.5,70.2,"slept, at last"\n',
    [
      {
        line: 2,
        day: '2026-11-19',
        hrv: 52.5,
        restingHeartRate: 48,
        sleepHours: 7.5,
        weight: 70.2,
        note: 'slept, at last',
      },
    ],
  ],
  [
    'those of intervals.icu, empty rows left out',
    'date,weight,restingHR,hrv,sleepSecs,steps\r\n2026-11-18,,,,,9000\r\n2026-11-19,,47,61,27000,8000',
    [{ line: 3, day: '2026-11-19', restingHeartRate: 47, hrv: 61, sleepHours: 7.5 }],
  ],
  [
    'semicolons and decimal commas, with the mark that spreadsheets put first',
    '\uFEFFDate;rMSSD (ms)\n2026-11-19 06:12:00;52,5\n',
    [{ line: 2, day: '2026-11-19', hrv: 52.5 }],
  ],
  [
    'quotes and lines within a cell',
    'Date,Note\n2026-11-18,"he said ""go""\nand went"\n2026-11-19,fine',
    [
      { line: 2, day: '2026-11-18', note: 'he said "go"\nand went' },
      { line: 4, day: '2026-11-19', note: 'fine' },
    ],
  ],
  ['what is no number stays none', 'day,hrv\n2026-11-19,high', [{ line: 2, day: '2026-11-19', hrv: NaN }]],
  ['no day', 'hrv,weight\n52,70', null],
  ['nothing that is measured', 'day,steps\n2026-11-19,9000', null],
  ['names of objects', 'day,constructor\n2026-11-19,1', null],
  ['nothing', '', null],
])('%s', (_name, text, rows) => {
  expect(wellnessFromCsv(text)).toEqual(rows);
});

test.each(['day,note\n2026-11-18,fine\n2026-11-19,"open', 'day,note\n2026-11-18,fine\n2026-11-19,"a"b\n2026-11-20,c'])(
  'quotes that do not match are named by their line, and nothing is read: %j',
  (text) => {
    expect(() => wellnessFromCsv(text)).toThrow(
      expect.objectContaining({ errors: [{ path: 'file', message: 'Line 3: its quotes do not match.' }] }),
    );
  },
);
