import { injuryRestrictions } from '../../athlete/injuries.ts';
import { addDays, dayNumber, WEEKDAYS } from '../../calendar/calendar.ts';
import type { WeekTarget } from '../../season/season.ts';
import type { JudgedWorkout } from '../../principles/judge.ts';
import { half, runner } from '../../../test/core/schedules.ts';
import type { WeekContext } from '../draft.ts';
import { unmetNeedsOf } from './needs.ts';

const MONDAY = '2027-01-04';
const monday = dayNumber(MONDAY);
const TYPES = { r: 'run', b: 'bike', s: 'swim', x: 'brick', g: 'strength' } as const;

/** "r6/90!": a hard run of ninety minutes on Sunday. */
const workoutsOf = (text: string): JudgedWorkout[] =>
  [...text.matchAll(/([rbsxg])(\d)\/(\d+)(!?)/g)].map(([, type, day, minutes, hard]) => ({
    number: monday + Number(day),
    workoutType: TYPES[type as keyof typeof TYPES],
    sort: 0,
    intensity: null,
    minutes: Number(minutes),
    isLong: false,
    isHard: hard === '!',
    isFixed: false,
  }));

/** A week of a half-Ironman as far as needs look at it; each sport was trained on the Sunday before. */
const contextOf = ({ athlete = runner(), ...over }: Partial<WeekContext> = {}, week: Partial<WeekTarget> = {}) =>
  ({
    week: {
      weekStartDate: MONDAY,
      weekEndDate: addDays(MONDAY, 6),
      plannedHours: 6,
      kind: 'load',
      phaseType: 'build',
      ...week,
    },
    athlete,
    races: [],
    raceType: 'half-ironman',
    availableDays: 7,
    input: { today: MONDAY, season: { seasonStart: MONDAY } },
    memory: { lastLoad: null, lastDayOfType: { run: monday - 1, bike: monday - 1, swim: monday - 1 } },
    restrictions: injuryRestrictions([], MONDAY),
    monday,
    days: WEEKDAYS.map((weekday, i) => ({
      weekday,
      date: addDays(MONDAY, i),
      number: monday + i,
      index: i,
      status: 'open',
      isForLong: athlete.preferences.longWorkoutDays.includes(weekday),
    })),
    rules: null,
    ...over,
  }) as unknown as WeekContext;
const since = (days: number) =>
  ({
    memory: { lastLoad: null, lastDayOfType: { run: monday - days, bike: monday - 1, swim: monday - 1 } },
  }) as unknown as Partial<WeekContext>;
const taperAfter = (workouts: number) =>
  ({ memory: { lastLoad: { workouts, byType: {} }, lastDayOfType: {} } }) as unknown as Partial<WeekContext>;
const FULL = 'r1/40 b3/60 s4/40 r6/90';
const NO_RUN = 'b3/60 s4/40 b6/90';
const hurt = {
  restrictions: injuryRestrictions(
    [{ injuryType: 'stress fracture', affectedArea: 'shin', dateOccurred: null, isRecovered: false }],
    MONDAY,
  ),
};

test.each<[string, string, Partial<WeekContext>, Partial<WeekTarget>, string[]]>([
  ['nothing', FULL, {}, {}, []],
  ['a run', NO_RUN, {}, {}, ['SPORT running']],
  ['no run: a brick holds one', 'x3/90 s4/40 x6/95', {}, {}, []],
  ['no run in too few hours', NO_RUN, {}, { plannedHours: 2.9 }, []],
  ['a run in three hours', NO_RUN, {}, { plannedHours: 3 }, ['SPORT running']],
  ['no run in an easier week', NO_RUN, {}, { kind: 'step' }, []],
  ['no run of a gran fondo', 'b6/90', { raceType: 'gran-fondo' }, {}, []],
  ['no run without a race', NO_RUN, { raceType: null }, {}, []],
  [
    'no run in a week that has begun',
    NO_RUN,
    { input: { today: addDays(MONDAY, 1), season: { seasonStart: MONDAY } } } as Partial<WeekContext>,
    {},
    [],
  ],
  ['a run with three days off', NO_RUN, { availableDays: 4 }, {}, ['SPORT running']],
  ['no run with four days off', NO_RUN, { availableDays: 3 }, {}, []],
  ['no run in the week of a race', NO_RUN, { races: [{ ...half, raceDate: MONDAY }] }, {}, []],
  ['no run when the race is on its Sunday', NO_RUN, { races: [{ ...half, raceDate: addDays(MONDAY, 6) }] }, {}, []],
  [
    'a run when the race is the day after',
    NO_RUN,
    { races: [{ ...half, raceDate: addDays(MONDAY, 7) }] },
    {},
    ['SPORT running'],
  ],
  [
    'a run when the race was the day before',
    NO_RUN,
    { races: [{ ...half, raceDate: addDays(MONDAY, -1) }] },
    {},
    ['SPORT running'],
  ],
  ['no run that an injury forbids', NO_RUN, hurt, {}, []],
  ['a run soon: two days without at the week before', NO_RUN, since(2), { kind: 'step' }, ['REST running']],
  ['a run soon, in few hours', NO_RUN, since(2), { plannedHours: 2 }, ['REST running']],
  ['nothing in fewer hours than two', NO_RUN, since(2), { plannedHours: 1.9 }, []],
  ['nothing after a race', NO_RUN, since(2), { kind: 'recovery' }, []],
  ['no run for ten days', 'b3/60 s4/40 r6/90', since(4), {}, []],
  ['no run for eleven days', 'b3/60 s4/40 r6/90', since(5), {}, ['GAP running']],
  [
    'the first run of a season counts from its start',
    NO_RUN,
    { memory: { lastLoad: null, lastDayOfType: { bike: monday, swim: monday } } } as unknown as Partial<WeekContext>,
    { kind: 'step' },
    [],
  ],
  ['a brick', FULL, {}, { phaseType: 'race-specific' }, ['BRICK ']],
  ['a brick that is there', 'r1/40 x3/60 s4/40 r6/90', {}, { phaseType: 'race-specific' }, []],
  ['a brick in four hours', FULL, {}, { phaseType: 'race-specific', plannedHours: 4 }, ['BRICK ']],
  ['no brick in less', FULL, {}, { phaseType: 'race-specific', plannedHours: 3.9 }, []],
  ['no brick of a marathon', FULL, { raceType: 'marathon' }, { phaseType: 'race-specific' }, []],
  [
    'a taper that is sharp and full',
    'r1/40! b3/60 s4/40 r6/90',
    taperAfter(5),
    { kind: 'taper', plannedHours: 1.9 },
    [],
  ],
  ['a taper with too few', 'r1/40! b3/60 r6/90', taperAfter(5), { kind: 'taper', plannedHours: 1.9 }, ['TAPER ']],
  ['a taper whose hours hold no more', 'r1/40! b3/60 r6/90', taperAfter(5), { kind: 'taper', plannedHours: 1.3 }, []],
  ['a taper that is not sharp', FULL, taperAfter(5), { kind: 'taper', plannedHours: 1.9 }, ['SHARP ']],
  ['nothing of a taper in other weeks', 'r6/90', taperAfter(5), { plannedHours: 1.9 }, []],
  ['anything at all', '', {}, { plannedHours: 1.9 }, ['EMPTY ']],
  ['nothing beside a race', '', { races: [half] }, { plannedHours: 1.9 }, []],
  ['the longest on its day', 'r1/90 b3/60 s4/40 r6/80', {}, {}, ['LONG_DAY ']],
  ['one of the longest is enough', 'r1/90 b3/60 s4/40 r6/90', {}, {}, []],
  ['no long day in the week of a race', 'r1/90 b3/60 s4/40', {}, { kind: 'race' }, []],
  ['no long day after a race', 'r1/90 b3/60 s4/40', {}, { kind: 'recovery' }, []],
  ['no long day where none is chosen', 'r1/90 b3/60 s4/40', { athlete: runner({ longWorkoutDays: [] }) }, {}, []],
])('a week needs and lacks %s', (_, text, over, week, expected) => {
  expect(unmetNeedsOf(contextOf(over, week), workoutsOf(text)).map(({ key }) => key)).toEqual(expected);
});

test('a long day that is unavailable is none', () => {
  const context = contextOf();
  const days = context.days.map((day) => ({ ...day, status: day.index === 6 ? ('unavailable' as const) : day.status }));
  expect(unmetNeedsOf({ ...context, days }, workoutsOf('r1/90 b3/60 s4/40'))).toEqual([]);
});

test('what is needed names its sport', () => {
  expect(unmetNeedsOf(contextOf(), workoutsOf(NO_RUN))).toEqual([
    { key: 'SPORT running', need: { code: 'SPORT', sport: 'running' } },
  ]);
});
