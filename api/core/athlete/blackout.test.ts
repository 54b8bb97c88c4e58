import type { TrainingPreferences, Blackout } from './athlete.ts';
import {
  availableDaysIn,
  blackoutErrors,
  blackoutOn,
  blockedDays,
  isUnavailable,
  mostMinutesOn,
  roomOfWeek,
  shortTimeOn,
} from './blackout.ts';
import { provedSchedule } from '../week/planSchedule.ts';
import { planSeason } from '../season/seasonPlan.ts';
import { raceWarnings } from '../season/seasonWarnings.ts';
import { half, planned, runner, running, triathlete, triathlon } from '../../test/core/schedules.ts';

const wedding: Blackout = { from: '2027-01-16', to: '2027-01-16', label: 'Wedding' };
const holiday: Blackout = { from: '2027-02-06', to: '2027-02-21', label: null };
const preferences: Pick<TrainingPreferences, 'unavailableDays' | 'blackoutDates' | 'weeklyHoursAvailable'> = {
  weeklyHoursAvailable: 6,
  unavailableDays: ['monday'],
  blackoutDates: [wedding, holiday],
};

test.each<[string, Blackout | null]>([
  ['2027-01-15', null],
  ['2027-01-16', wedding],
  ['2027-01-17', null],
  ['2027-02-06', holiday],
  ['2027-02-21', holiday],
  ['2027-02-22', null],
])('%s is blocked by %j', (day, blackout) => expect(blackoutOn(preferences, day)).toBe(blackout));

test('a day is unavailable by its weekday or by its date', () => {
  expect(['2027-01-11', '2027-01-16', '2027-01-17'].map((day) => isUnavailable(preferences, day))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isUnavailable({ unavailableDays: [] }, '2027-01-16')).toBe(false);
});

test.each([
  ['2027-01-04', 6, 1],
  ['2027-01-11', 5, 1],
  ['2027-02-01', 4, (4 / 3) * (4 / 6)],
  ['2027-02-08', 0, 0],
])('the week of %s keeps %i days and %d of its hours', (monday, days, room) => {
  expect(availableDaysIn(preferences, monday)).toBe(days);
  expect(roomOfWeek(preferences, monday)).toBeCloseTo(room, 10);
});

const fair: Blackout = { from: '2027-01-18', to: '2027-01-20', label: 'Fair', mostMinutes: 45 };
const visit: Blackout = { from: '2027-01-20', to: '2027-01-21', mostMinutes: 30 };
const short = {
  weeklyHoursAvailable: 6,
  unavailableDays: ['monday'],
  maxMinutesByDay: { thursday: 20, friday: 90 },
  blackoutDates: [fair, visit],
} as const;

test.each<[string, number, Blackout | null]>([
  ['2027-01-17', Infinity, null],
  ['2027-01-19', 45, fair],
  ['2027-01-20', 30, visit],
  ['2027-01-21', 20, visit],
  ['2027-01-22', 90, null],
])('%s holds %d min, by the least of what is said of it', (day, minutes, range) => {
  expect(mostMinutesOn(short, day)).toBe(minutes);
  expect(shortTimeOn(short, day)).toBe(range);
  expect(blackoutOn(short, day)).toBeNull();
  expect(isUnavailable(short, day)).toBe(false);
});

test('a day with little time keeps its part of the week, one with enough time all of it', () => {
  // an hour a day: 45 and twice 30 of six hours
  expect(roomOfWeek(short, '2027-01-18')).toBeCloseTo(Math.min(1, (4 / 3) * ((3 + 0.75 + 0.5 + 0.5) / 6)), 10);
  const fairs = (mostMinutes: number) => ({
    ...short,
    blackoutDates: [{ from: '2027-01-18', to: '2027-01-24', mostMinutes }],
  });
  expect(roomOfWeek(fairs(20), '2027-01-18')).toBeCloseTo((4 / 3) * (20 / 60), 10);
  expect(roomOfWeek(fairs(60), '2027-01-18')).toBe(1);
  expect(roomOfWeek(short, '2027-01-25')).toBe(1);
});

test.each<[string, Blackout, string[]]>([
  ['half an hour', { ...wedding, mostMinutes: 30 }, []],
  [
    '19 minutes',
    { ...wedding, mostMinutes: 19 },
    ['mostMinutes: Use 20 to 1440 minutes; leave it empty where there is no time at all.'],
  ],
  [
    'half a minute',
    { ...wedding, mostMinutes: 30.5 },
    ['mostMinutes: Use 20 to 1440 minutes; leave it empty where there is no time at all.'],
  ],
  ['a day', wedding, []],
  ['60 days', { from: '2027-01-01', to: '2027-03-01' }, []],
  ['61 days', { from: '2027-01-01', to: '2027-03-02' }, ['to: A range takes at most 60 days.']],
  ['an end before its beginning', { from: '2027-01-02', to: '2027-01-01' }, ['to: The last day is before the first.']],
  ['no days', { from: '', to: '2027-02-30' }, ['from: Give the first day.', 'to: Give the last day.']],
  ['a long label', { ...wedding, label: 'x'.repeat(61) }, ['label: Use at most 60 characters.']],
])('%s as a range', (_, range, faults) =>
  expect(blackoutErrors(range).map(({ field, message }) => `${field}: ${message}`)).toEqual(faults),
);

const blocked = (...blackoutDates: Blackout[]) =>
  triathlon(triathlete({ longWorkoutDays: ['saturday'], blackoutDates }));

test('a blocked long-workout day hands its long workout to another day, and both say so', () => {
  const [, week] = planned(provedSchedule(blocked(wedding)));
  expect(week!.workouts.map(({ scheduledDate }) => scheduledDate)).not.toContain('2027-01-16');
  expect(week!.proof).toContainEqual({
    constraint: 'Sat 16 Jan is blocked',
    limit: '0 workouts',
    value: '0 workouts',
    holds: true,
  });
  expect(week!.proof).toContainEqual(
    expect.objectContaining({ value: expect.stringMatching(/ h; Sat 16 Jan blocked$/), holds: true }),
  );
  const texts = week!.workouts.filter(({ isLong }) => isLong).flatMap(({ reasons }) => reasons.map(({ text }) => text));
  expect(texts).toContainEqual(
    expect.stringMatching(/^\w+day takes a long workout because Saturday 16 January is blocked: Wedding\.$/),
  );
});

test('a long-workout day with little time hands its long workout to another day, and both say so', () => {
  const [, week] = planned(provedSchedule(blocked({ ...wedding, label: 'Fair', mostMinutes: 30 })));
  const there = week!.workouts
    .filter(({ scheduledDate }) => scheduledDate === '2027-01-16')
    .reduce((sum, { duration }) => sum + duration, 0);
  expect(there).toBeLessThanOrEqual(30);
  expect(week!.proof).toContainEqual({
    constraint: 'Sat 16 Jan at most 30 min',
    limit: '30 min',
    value: `${there} min`,
    holds: true,
  });
  expect(week!.proof).toContainEqual(
    expect.objectContaining({ value: expect.stringMatching(/ h; Sat 16 Jan short$/), holds: true }),
  );
  const texts = week!.workouts.filter(({ isLong }) => isLong).flatMap(({ reasons }) => reasons.map(({ text }) => text));
  expect(texts).toContainEqual(
    expect.stringMatching(/^\w+day takes a long workout because Saturday 16 January has time for 30 min: Fair\.$/),
  );
});

test('hours shrink with the days, a week without any rests, and the phases stay', () => {
  const [with_, without] = [blocked(holiday), blocked()].map((input) => planSeason(input));
  const hours = (season: typeof with_) =>
    new Map(season!.weeks.map(({ weekStartDate, plannedHours, kind }) => [weekStartDate, { plannedHours, kind }]));
  expect(with_!.phases).toEqual(without!.phases);
  expect(hours(with_).get('2027-02-08')).toEqual({ plannedHours: 0, kind: 'recovery' });
  expect(hours(with_).get('2027-02-01')!.plannedHours).toBeLessThan(hours(without).get('2027-02-01')!.plannedHours);
  expect(hours(with_).get('2027-01-25')).toEqual(hours(without).get('2027-01-25'));
  const after = with_!.weeks.find(({ weekStartDate }) => weekStartDate === '2027-02-22')!;
  expect(after.plannedHours).toBeLessThan(hours(without).get('2027-02-22')!.plannedHours);
});

test('four weeks that are blocked throughout are empty, not a conflict', () => {
  const weeks = planned(provedSchedule({ ...blocked({ from: '2027-01-04', to: '2027-01-31' }), count: 4 }));
  expect(weeks.flatMap(({ workouts }) => workouts)).toEqual([]);
});

test('a race on a blocked date is raced and reported', () => {
  const [race] = running().races;
  const input = running(runner({ blackoutDates: [{ from: race!.raceDate, to: race!.raceDate, label: 'Wedding' }] }));
  const result = provedSchedule(input);
  expect(result.ok && result.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('is on a blocked date.'),
  ]);
  expect(
    planned(result)
      .flatMap(({ workouts }) => workouts)
      .filter(({ workoutType }) => workoutType === 'race'),
  ).toHaveLength(1);
  expect(raceWarnings(input, race!)).toContainEqual(
    expect.objectContaining({ code: 'UNAVAILABLE_DAY', message: expect.stringMatching(/is blocked: Wedding\.$/) }),
  );
});

test('the order of the ranges makes no difference to the workouts', () => {
  const [a, b] = [provedSchedule(blocked(wedding, holiday)), provedSchedule(blocked(holiday, wedding))];
  expect(a).toEqual(b);
  expect(half.raceDate > holiday.to).toBe(true);
});

test('blocked days of the past are told, and from today on those without a gap', () => {
  const blackoutDates = [
    { from: '2027-01-01', to: '2027-01-03', label: null },
    { from: '2027-01-10', to: '2027-01-11', label: null, mostMinutes: 30 },
    { from: '2027-01-12', to: '2027-01-13', label: null },
    { from: '2027-01-15', to: '2027-01-15', label: null },
  ];
  expect(blockedDays({ blackoutDates }, '2027-01-02', '2027-01-12')).toEqual([
    '2027-01-02',
    '2027-01-03',
    '2027-01-12',
    '2027-01-13',
  ]);
  expect(blockedDays({ blackoutDates: [] }, '2027-01-02', '2027-01-12')).toEqual([]);
});
