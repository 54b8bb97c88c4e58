import type { EnduranceSport } from '../codes/sport.ts';
import type { DayStatus, WeekContext } from './draft.ts';
import { weekOf } from '../../test/core/sizedWeek.ts';
import { dayLimit, forFrequency, keptFrequency, openDays, takeOne, total, workoutCounts } from './counts.ts';

const SPORTS = ['running', 'cycling', 'swimming'] as const;
const allocation = (minutes: readonly number[]) =>
  minutes.map((each, i) => ({ sport: SPORTS[i]!, minutes: each, insteadOf: null }));

test.each([
  ['enough as they are', [50, 30], 3, 80, [50, 30]],
  ['what is left of one completes the other', [50, 30], 4, 80, [60, 20]],
  ['no more than they hold', [50, 30], 5, 80, [60, 20]],
  ['with the minute that rounding left', [58, 41], 5, 100, [60, 40]],
  ['not without it', [58, 41], 5, 99, [58, 41]],
  ['twice, the fullest first', [55, 52, 37], 7, 144, [60, 44, 40]],
  ['a minute of rounding for one sport', [59], 3, 70, [60]],
  ['and no more than one for each', [58], 3, 70, [58]],
  ['two of rounding for two sports', [58, 40], 5, 110, [60, 40]],
  ['no sport', [], 1, 60, []],
])('minutes move between sports until the workouts are enough: %s', (_, minutes, wanted, all, expected) => {
  const before = allocation(minutes);
  expect(forFrequency(before, wanted, all).map((each) => each.minutes)).toEqual(expected);
  expect(before).toEqual(allocation(minutes));
});

/** Of a week what is asked here: how its days stand, from Monday on. */
const week = (statuses: string, workoutsADay: number, more: object = {}) => {
  const names: Readonly<Record<string, DayStatus>> = { o: 'open', r: 'rest', u: 'unavailable', p: 'past' };
  const days = [...statuses].map((letter) => ({
    status: names[letter]!,
    kept: letter === 'p' ? [{}] : [],
    drafts: [],
  }));
  return {
    days,
    limits: { workoutsADay },
    week: { kind: 'taper' },
    memory: { lastLoad: { workouts: 10 }, lastDayOfType: {} },
    ...more,
  } as unknown as WeekContext;
};

test.each([
  ['ooooruu', 2, 4, 2],
  ['ooooruu', 3, 9, 3],
  ['ooooruu', 1, 5, 1],
  ['ooooruu', 1, 6, 2],
])(
  'in the days %s one who trains %d times a day has for %d workouts at most %d a day',
  (statuses, aDay, workouts, most) => {
    expect(openDays(week(statuses, aDay))).toBe(4);
    expect(dayLimit(week(statuses, aDay), workouts)).toBe(most);
  },
);

test.each([
  ['two a day', week('oooooor', 2), 8],
  ['kept ones count', week('ppooooo', 2), 6],
  ['one a day and fewer days than workouts', week('oooouuu', 1), 8],
  ['one a day and days enough', week('ooooooo', 1, { memory: { lastLoad: { workouts: 8 } } }), 6],
  [
    'one a day, a rest day between: the days are outnumbered by one',
    week('ooooorr', 1, { memory: { lastLoad: { workouts: 8 } } }),
    8,
  ],
  ['as many days as workouts with the rest day', week('oooooru', 1, { memory: { lastLoad: { workouts: 8 } } }), 7],
  ['a day too few', week('ooooruu', 1, { memory: { lastLoad: { workouts: 8 } } }), 6],
  ['no loading week before', week('ooooooo', 2, { memory: { lastLoad: null } }), 0],
  ['no taper', week('ooooooo', 2, { week: { kind: 'load' } }), 0],
])('a taper keeps the frequency of the last loading week: %s', (_, context, expected) => {
  expect(keptFrequency(context)).toBe(expected);
});

const byType = (byType: object) => ({ lastLoad: { workouts: 8, byType } });
test.each<[string, Partial<Record<EnduranceSport, number>>, object, EnduranceSport, object?]>([
  ['the sport with most', { running: 2, cycling: 3 }, {}, 'cycling'],
  ['before it the one with more than it keeps', { running: 2, cycling: 3 }, {}, 'running', byType({ run: 1, bike: 3 })],
  ['where all keep theirs the one with most', { running: 2, cycling: 3 }, {}, 'cycling', byType({ run: 2, bike: 3 })],
  ['among equals the one besides the race', { running: 3, cycling: 3 }, {}, 'cycling'],
  ['then the one trained last', { swimming: 2, cycling: 2 }, { swim: 7, bike: 8 }, 'cycling'],
  ['the one trained at all', { cycling: 2, swimming: 2 }, { swim: 7 }, 'swimming'],
])('%s gives a workout up', (_, counts, lastDayOfType, taken, before = { lastLoad: null }) => {
  const map = new Map(Object.entries(counts) as [EnduranceSport, number][]);
  const sum = total(map);
  takeOne(week('ooooooo', 1, { memory: { lastDayOfType, ...before }, raceType: 'marathon', races: [] }), map);
  expect(map.get(taken)).toBe(counts[taken]! - 1);
  expect(total(map)).toBe(sum - 1);
});

/** A week of three sports: its days from Monday on, such as `o` for an open one, and what is kept on each. */
const threeSports = (
  statuses: string,
  workoutsADay: number,
  kept: Readonly<Record<number, string>> = {},
  more: object = {},
) => {
  const { days } = week(statuses, workoutsADay);
  const context = weekOf(more);
  return {
    ...context,
    limits: { ...context.limits, workoutsADay },
    days: days.map((day, i) => ({
      ...day,
      kept: (kept[i] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((workoutType) => ({ workoutType })),
    })),
    memory: {
      lastDayOfType: {},
      ordinary: [],
      usual: {},
      lastLong: {},
      lastLoad: null,
      ...(more as { memory?: object }).memory,
    },
  } as unknown as WeekContext;
};
/** A step-back week of build, after one with a brick. */
const brickWeek = {
  raceType: 'olympic-tri',
  week: { weekStartDate: '2027-02-15', weekEndDate: '2027-02-21', phaseType: 'build', kind: 'step' },
  memory: { lastLoad: { workouts: 5, byType: { run: 2, bike: 3, swim: 1, brick: 1 } } },
};
const taper = (workouts: number) => ({
  week: { weekStartDate: '2027-02-15', weekEndDate: '2027-02-21', phaseType: 'taper', kind: 'taper' },
  memory: { lastLoad: { workouts, byType: {} } },
});

test.each<
  [what: string, context: WeekContext, minutes: readonly number[], strength: number, expected: readonly number[]]
>([
  ['a typical length each', threeSports('ooooooo', 2), [200, 210, 90], 0, [4, 3, 2]],
  ['kept ones count', threeSports('ooooooo', 2, { 1: 'run', 2: 'run bike' }), [200, 210, 90], 0, [2, 2, 2]],
  [
    'beside those that are kept one more at least',
    threeSports('ooooooo', 2, { 1: 'run', 2: 'run' }),
    [60, 210, 90],
    0,
    [1, 3, 2],
  ],
  ['no more than last twenty minutes each', threeSports('ooooooo', 2), [39, 19, 20], 0, [1, 0, 1]],
  [
    'one a day, and one fewer where but a day of rest would hold it',
    threeSports('oooooor', 1),
    [150, 140, 90],
    0,
    [2, 2, 2],
  ],
  ['the run of a brick takes no day', threeSports('ooooorr', 1, {}, brickWeek), [100, 150, 60], 0, [2, 3, 1]],
  ['strength takes a day', threeSports('oooooor', 1), [200, 210, 90], 1, [4, 3, 2]],
  ['one of each sport stays', threeSports('oourrrr', 1), [60, 70, 40], 0, [1, 1, 1]],
  ['days that are off are none', threeSports('ooooouu', 1), [200, 210, 90], 0, [4, 3, 2]],
  ['one a day, while the days of rest would hold them', threeSports('oooorrr', 1), [100, 140, 90], 1, [1, 1, 1]],
  ['in a taper as many as eight of ten', threeSports('ooooooo', 2, {}, taper(10)), [100, 70, 45], 0, [4, 3, 1]],
  ['strength among them', threeSports('ooooooo', 2, {}, taper(10)), [100, 70, 45], 2, [3, 2, 1]],
  ['where they hold so many', threeSports('ooooooo', 2, {}, taper(20)), [100, 70, 45], 0, [5, 3, 2]],
  ['two on a day where days are few', threeSports('ooouuuu', 2, {}, taper(10)), [140, 70, 45], 0, [3, 3, 2]],
])('workouts of the sports: %s', (_, context, minutes, strength, expected) => {
  expect([...workoutCounts(context, allocation(minutes), strength).values()]).toEqual(expected);
});
