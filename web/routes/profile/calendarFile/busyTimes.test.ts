import { busyTimes, NoCalendar } from './busyTimes.ts';
import { suggested } from './suggested.ts';

const BERLIN = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
let count = 0;
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${(count += 1)}`]),
  ...lines,
  'END:VEVENT',
];
const file = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...BERLIN, ...events.flat(), 'END:VCALENDAR'].join('\r\n');
const LOOKED = { from: '2027-01-04', to: '2027-01-31', timeZone: 'Europe/Berlin' };
const read = (...events: string[][]) => {
  const { whole, minutes } = busyTimes(file(...events), LOOKED);
  return { whole, minutes: Object.fromEntries(minutes) };
};

test.each<[string, string[][], Record<string, number>]>([
  ['an appointment', [event('DTSTART:20270105T080000Z', 'DTEND:20270105T100000Z')], { '2027-01-05': 120 }],
  [
    'two at once count once',
    [
      event('DTSTART:20270105T080000Z', 'DTEND:20270105T100000Z'),
      event('DTSTART:20270105T090000Z', 'DTEND:20270105T110000Z'),
    ],
    { '2027-01-05': 180 },
  ],
  [
    'the night is not counted',
    [event('DTSTART:20270105T200000Z', 'DTEND:20270106T060000Z')],
    { '2027-01-05': 60, '2027-01-06': 60 },
  ],
  ['a length in place of an end', [event('DTSTART:20270105T080000Z', 'DURATION:PT90M')], { '2027-01-05': 90 }],
  [
    'the clock of the athlete, where none is named',
    [event('DTSTART:20270105T213000', 'DTEND:20270105T233000')],
    { '2027-01-05': 30 },
  ],
  [
    'a zone that the file describes',
    [event('DTSTART;TZID=Europe/Berlin:20270105T070000', 'DTEND;TZID=Europe/Berlin:20270105T090000')],
    { '2027-01-05': 120 },
  ],
  [
    'every week but one',
    [event('DTSTART:20261201T080000Z', 'DTEND:20261201T090000Z', 'RRULE:FREQ=WEEKLY', 'EXDATE:20270112T080000Z')],
    { '2027-01-05': 60, '2027-01-19': 60, '2027-01-26': 60 },
  ],
  [
    'one of a row is moved and longer',
    [
      event('UID:row', 'DTSTART:20270105T080000Z', 'DTEND:20270105T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('UID:row', 'RECURRENCE-ID:20270112T080000Z', 'DTSTART:20270113T080000Z', 'DTEND:20270113T110000Z'),
    ],
    { '2027-01-05': 60, '2027-01-13': 180 },
  ],
  [
    'one of a row is cancelled',
    [
      event('UID:off', 'DTSTART:20270105T080000Z', 'DTEND:20270105T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event(
        'UID:off',
        'RECURRENCE-ID:20270112T080000Z',
        'DTSTART:20270112T080000Z',
        'DTEND:20270112T090000Z',
        'STATUS:CANCELLED',
      ),
    ],
    { '2027-01-05': 60 },
  ],
  [
    'free, cancelled and tentative',
    [
      event('DTSTART:20270105T080000Z', 'DTEND:20270105T090000Z', 'TRANSP:TRANSPARENT'),
      event('DTSTART:20270105T080000Z', 'DTEND:20270105T090000Z', 'STATUS:CANCELLED'),
      event('DTSTART:20270105T080000Z', 'DTEND:20270105T090000Z', 'STATUS:TENTATIVE'),
    ],
    {},
  ],
  [
    'before and after the days looked at',
    [
      event('DTSTART:20270103T080000Z', 'DTEND:20270103T090000Z'),
      event('DTSTART:20270201T080000Z', 'DTEND:20270201T090000Z'),
    ],
    {},
  ],
])('%s', (_, events, minutes) => {
  expect(read(...events)).toEqual({ whole: [], minutes });
});

test('days as a whole: their end is the day after, those under way begin today, birthdays are free', () => {
  const day = (from: string, to: string, title: string, ...more: string[]) =>
    event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, `SUMMARY:${title}`, ...more);
  const { whole, minutes } = read(
    day('20270118', '20270121', 'Conference'),
    day('20270101', '20270106', 'Holiday'),
    event('DTSTART;VALUE=DATE:20270115', 'SUMMARY:Moving house'),
    day('20270125', '20270126', 'Birthday', 'TRANSP:TRANSPARENT'),
    day('20261201', '20270104', 'Over'),
  );
  expect(minutes).toEqual({});
  expect(whole).toEqual([
    { from: '2027-01-04', to: '2027-01-05', title: 'Holiday' },
    { from: '2027-01-15', to: '2027-01-15', title: 'Moving house' },
    { from: '2027-01-18', to: '2027-01-20', title: 'Conference' },
  ]);
});

test.each(['', 'PK\u0003\u0004', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Jo\r\nEND:VCARD', '<html></html>'])(
  '%j is no calendar',
  (text) => {
    expect(() => busyTimes(text, LOOKED)).toThrow(NoCalendar);
  },
);

test('busy days in a row are one range without a title; a day that is blocked as a whole is not short too', () => {
  const minutes = new Map([
    ['2027-01-05', 600],
    ['2027-01-06', 540],
    ['2027-01-07', 539],
    ['2027-01-08', 700],
    ['2027-01-19', 700],
  ]);
  expect(
    suggested(
      { whole: [{ from: '2027-01-18', to: '2027-01-20', title: 'Conference' }], minutes },
      { hours: 9, minutes: 30 },
    ),
  ).toEqual([
    { from: '2027-01-05', to: '2027-01-06', label: null, mostMinutes: 30 },
    { from: '2027-01-08', to: '2027-01-08', label: null, mostMinutes: 30 },
    { from: '2027-01-18', to: '2027-01-20', label: 'Conference' },
  ]);
});

test('a range that is too long comes in parts, a long title is cut', () => {
  const whole = [{ from: '2027-01-01', to: '2027-03-31', title: 'x'.repeat(80) }];
  expect(suggested({ whole, minutes: new Map() }, { hours: 9, minutes: 30 })).toEqual([
    { from: '2027-01-01', to: '2027-03-01', label: 'x'.repeat(60) },
    { from: '2027-03-02', to: '2027-03-31', label: 'x'.repeat(60) },
  ]);
});
