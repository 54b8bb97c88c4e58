import { addDays } from '../../calendar/calendar.ts';
import { AMBER, drafted, type Given, GREEN, left, TODAY } from '../../../test/core/checkedIn.ts';
import { dayOf } from '../../../test/core/madeWeeks.ts';
import { adaptToLife } from './checkIn.ts';
import type { CheckIn } from './events.ts';

// What travel and deadlines take from the week.

const TRAVEL = { travelThisWeek: true };
const DEADLINES = { majorDeadlines: true };
test.each<
  readonly [
    name: string,
    week: string,
    ratings: Partial<CheckIn>,
    left: string,
    advice: readonly string[],
    given: Given,
  ]
>([
  ['neither: nothing', 'tue run 60 hard', { travelThisWeek: false, majorDeadlines: false }, '60 threshold', [], {}],
  ['deadlines: short weekdays', 'fri run 60, sat run 90', DEADLINES, '45 easy, 80 easy', [], {}],
  ['deadlines: a hard day less', 'tue run 30 hard, sat run 60 hard', DEADLINES, '30 threshold, 45 easy', [], {}],
  [
    'travel: one hard day, a shorter week',
    'tue run 60 hard, sat bike 60 hard, fri run 30',
    TRAVEL,
    '60 threshold, 60 easy, out',
    ['TRAVEL_ALTERNATIVES'],
    {},
  ],
  [
    'travel: the long one goes to the last day',
    'wed run 60, sat bike 90 long',
    TRAVEL,
    '35 easy, 2027-01-10 90 easy',
    ['TRAVEL_ALTERNATIVES'],
    {},
  ],
  ['travel: there it stays', 'wed run 60, sun bike 90 long', TRAVEL, '35 easy, 90 easy', ['TRAVEL_ALTERNATIVES'], {}],
  [
    'travel: not to a day with a long one',
    'sat bike 90 long, sun run 90 long',
    TRAVEL,
    '65 easy, 85 easy',
    ['TRAVEL_ALTERNATIVES'],
    {},
  ],
  [
    'travel: not to a day with a race',
    'sat bike 90 long, sun race 90',
    TRAVEL,
    '65 easy, 90 easy',
    ['TRAVEL_ALTERNATIVES'],
    {},
  ],
  ['travel: no hard long one', 'sat bike 90 long hard', TRAVEL, '65 threshold', ['TRAVEL_ALTERNATIVES'], {}],
  [
    'travel with deadlines: it does not move',
    'wed run 60, sat bike 90 long',
    { ...TRAVEL, ...DEADLINES },
    '45 easy, 65 easy',
    ['TRAVEL_ALTERNATIVES'],
    {},
  ],
  [
    'travel in an amber week: it does not move',
    'wed run 60, sat bike 90 long',
    { ...TRAVEL, ...AMBER },
    '60 easy, 65 easy',
    ['TRAVEL_ALTERNATIVES'],
    {},
  ],
  [
    'travel in a green week: it does',
    'wed run 60, sat bike 90 long',
    { ...TRAVEL, ...GREEN },
    '35 easy, 2027-01-10 90 easy',
    ['TRAVEL_ALTERNATIVES'],
    {},
  ],
  [
    'time zones: two easy and short days',
    'mon run 60 hard, tue run 60, wed run 60',
    { ...TRAVEL, notes: 'Two Time zones east' },
    '45 easy, 45 easy, 60 easy',
    ['TRAVEL_ALTERNATIVES', 'TIME_ZONES'],
    {},
  ],
  [
    'one time zone',
    'mon run 60',
    { ...TRAVEL, notes: 'a timezone away' },
    '45 easy',
    ['TRAVEL_ALTERNATIVES', 'TIME_ZONES'],
    {},
  ],
  ['jet lag', 'mon run 60', { ...TRAVEL, notes: 'jetlag' }, '45 easy', ['TRAVEL_ALTERNATIVES', 'TIME_ZONES'], {}],
  ['jet lag without travel', 'mon run 40', { ...DEADLINES, notes: 'jet lag' }, '30 easy', [], {}],
  [
    'from the answer on',
    'mon run 60, tue run 60, wed run 60',
    DEADLINES,
    '60 easy, 45 easy, 45 easy',
    [],
    { on: dayOf('tue'), over: { today: dayOf('tue') } },
  ],
  [
    'from the week on that it speaks of',
    'mon run 40, sun run 40, mon run 40 later',
    DEADLINES,
    '40 easy, 25 easy, 40 easy',
    [],
    { on: addDays(TODAY, -2) },
  ],
])('life: %s', (_, week, ratings, expected, codes, given) => {
  const { draft, current } = drafted(week, ratings, given);
  const advice = adaptToLife(draft, current);
  expect(left(week, draft)).toBe(expected);
  expect(advice.map(({ code }) => code)).toEqual(codes);
});
