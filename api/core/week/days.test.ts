import { laidOut } from '../../test/core/laidOut.ts';
import { runner, running } from '../../test/core/schedules.ts';
import { ATHLETES, standing } from '../../test/core/underPrinciples.ts';
import { addDays } from '../calendar/calendar.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { markRestDays } from './days.ts';
import type { WeekContext } from './draft.ts';

/** The week from 15 February. */
const MONDAY = '2027-02-15';
const statuses = ({ days }: WeekContext) => days.map(({ status }) => status);
const short = (context: WeekContext) =>
  statuses(context)
    .map((status) => (status === 'open' ? '.' : status[0]))
    .join('');

test.each<[string, ScheduleInput, string]>([
  ['a day that is off', ATHLETES.runner, 'unavailable open open open open open open'],
  ['days that are over', running(undefined, undefined, { today: '2027-02-17' }), 'past past open open open open open'],
  ['the day of a race', ATHLETES['runner, B race on Wednesday'], 'unavailable open race open open open open'],
  [
    'the day of a race that is kept elsewhere',
    running(undefined, undefined, { keep: [standing('2027-02-18', { workoutType: 'race', duration: 54 })] }),
    'unavailable open open race open open open',
  ],
  [
    'days too short, and one that is not',
    running(runner({ maxMinutesByDay: { tuesday: 19, thursday: 20 } })),
    'unavailable too-short open open open open open',
  ],
  [
    'a blocked date, and one with some time',
    running(
      runner({
        blackoutDates: [
          { from: addDays(MONDAY, 2), to: addDays(MONDAY, 2), label: null, mostMinutes: null },
          { from: addDays(MONDAY, 3), to: addDays(MONDAY, 3), label: null, mostMinutes: 30 },
          { from: addDays(MONDAY, 4), to: addDays(MONDAY, 4), label: null, mostMinutes: 10 },
        ],
      }),
    ),
    'unavailable open unavailable open too-short open open',
  ],
])('how the days of a week stand: %s', (_, input, expected) => {
  expect(statuses(laidOut(input, 6, '')).join(' ')).toBe(expected);
});

test('days have the smaller of their limits, and no limit of their own otherwise', () => {
  const input = running(
    runner({
      maxMinutesByDay: { tuesday: 50, wednesday: 40 },
      blackoutDates: [{ from: addDays(MONDAY, 1), to: addDays(MONDAY, 2), label: null, mostMinutes: 45 }],
    }),
  );
  const { days } = laidOut(input, 6, '');
  expect(days.map(({ cap }) => cap)).toEqual([Infinity, 45, 40, Infinity, Infinity, Infinity, Infinity]);
});

test('kept workouts lie on their day, by their keys', () => {
  const keep = [standing('2027-02-17', { key: 'b' }), standing('2027-02-17', { key: 'a' }), standing('2027-02-16')];
  const { days } = laidOut(running(undefined, undefined, { keep }), 6, '');
  expect(days.map(({ kept }) => kept.map(({ key }) => key))).toEqual([[], ['2027-02-16'], ['a', 'b'], [], [], [], []]);
});

const free = running(runner({ unavailableDays: [] }));
const keptOn = (days: number) =>
  running(runner({ unavailableDays: [] }), undefined, { keep: [standing(addDays(MONDAY, days))] });

test.each<[string, ScheduleInput, number, string]>([
  ['none', free, 0, '.......'],
  ['Monday first', free, 1, 'r......'],
  ['then Friday', free, 2, 'r...r..'],
  ['then Wednesday', free, 3, 'r.r.r..'],
  ['the long day last of all', free, 6, 'rrrrrr.'],
  ['one day stays open', free, 7, 'rrrrrr.'],
  ['a day that is off counts', ATHLETES.runner, 1, 'u......'],
  ['and others are chosen besides', ATHLETES.runner, 2, 'u...r..'],
  ['a day with a kept workout is no rest', keptOn(0), 1, '....r..'],
  ['a race is no rest', ATHLETES['runner, B race on Wednesday'], 2, 'u.r.r..'],
])('rest days: %s', (_, input, wanted, expected) => {
  const context = laidOut(input, 6, '');
  markRestDays(context.days, wanted, ['sunday']);
  expect(short(context)).toBe(expected);
});

test('with several long-workout days Sunday goes before Saturday, and days that are off with a kept workout do not rest', () => {
  const context = laidOut(free, 6, '');
  markRestDays(context.days, 6, ['saturday', 'sunday']);
  expect(short(context)).toBe('rrrrr.r');
  const busy = laidOut(running(undefined, undefined, { keep: [standing(MONDAY)] }), 6, '');
  markRestDays(busy.days, 1, ['sunday']);
  expect(short(busy)).toBe('u...r..');
});
