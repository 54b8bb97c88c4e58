import type { WorkoutType } from '../codes/workout.ts';
import type { DayPlan, Draft, WeekContext } from './draft.ts';
import { keepLongLongest, lengthen, longestElsewhere, nameLengths, nameLongWorkouts } from './fill.ts';

const draft = (workoutType: WorkoutType, minutes: number, more: Partial<Draft> = {}): Draft =>
  ({
    workoutType,
    sport: workoutType === 'strength' ? 'strength' : 'running',
    role: 'easy',
    minutes,
    max: 90,
    brickRunMinutes: 0,
    isLong: false,
    isHard: false,
    lengthRule: 'share',
    maxRule: 'ordinary-cap',
    race: null,
    ...more,
  }) as Draft;

interface Day extends Partial<Omit<DayPlan, 'kept' | 'drafts'>> {
  kept?: readonly { workoutType: WorkoutType; duration: number }[];
  drafts?: readonly Draft[];
}

/** A loading week whose Saturday and Sunday are long-workout days, and of some days what lies on them, 0 Monday to 6 Sunday. */
const weekOf = (days: Readonly<Record<number, Day>>, kind = 'load'): WeekContext =>
  ({
    week: { kind },
    rules: null,
    restrictions: { run: { volumeFactor: 1 }, bike: { volumeFactor: 1 }, swim: { volumeFactor: 1 } },
    days: [0, 1, 2, 3, 4, 5, 6].map((index) => ({
      index,
      cap: Infinity,
      workoutCap: Infinity,
      isForLong: index > 4,
      kept: [],
      drafts: [],
      ...structuredClone(days[index]),
    })),
  }) as unknown as WeekContext;

const on = ({ days }: WeekContext, index: number): Draft => days[index]!.drafts[0]!;

test.each<[what: string, days: Readonly<Record<number, Day>>, kind: string, minutes: number]>([
  ['nothing lies on a long-workout day', { 2: { drafts: [draft('run', 50)] } }, 'load', Infinity],
  ['an hour and a half does', { 5: { drafts: [draft('run', 90)] } }, 'load', 85],
  [
    'the longest of two counts',
    { 5: { drafts: [draft('run', 90)] }, 6: { drafts: [draft('bike', 120)] } },
    'load',
    115,
  ],
  ['a kept one counts', { 5: { kept: [{ workoutType: 'bike', duration: 72 }] } }, 'load', 70],
  ['strength counts as none', { 5: { drafts: [draft('strength', 60)] } }, 'load', Infinity],
  ['a race counts as none', { 5: { drafts: [draft('race', 60)] } }, 'load', Infinity],
  ['a kept race counts as none', { 5: { kept: [{ workoutType: 'race', duration: 70 }] } }, 'load', Infinity],
  ['no workout gets too short', { 5: { drafts: [draft('run', 15)] } }, 'load', 20],
  [
    'on the eve of a race no long one is meant',
    { 5: { workoutCap: 25, drafts: [draft('run', 25)] } },
    'load',
    Infinity,
  ],
  ['in an easier week', { 5: { drafts: [draft('run', 60)] } }, 'step', 55],
  ['in a race week nobody asks', { 5: { drafts: [draft('run', 60)] } }, 'race', Infinity],
  ['nor after a race', { 5: { drafts: [draft('run', 60)] } }, 'recovery', Infinity],
])('other days stay below the long workout: %s', (_, days, kind, minutes) => {
  expect(longestElsewhere(weekOf(days, kind))).toBe(minutes);
});

const long = { 6: { drafts: [draft('run', 60, { isLong: true, role: 'long' })] } };
test.each<[what: string, one: Draft, become: Partial<Draft>]>([
  ['a longer one is cut', draft('run', 70), { minutes: 60, lengthRule: 'below-long' }],
  ['one as long stays', draft('run', 60), { minutes: 60, lengthRule: 'share' }],
  ['a shorter one stays', draft('run', 55), { minutes: 55, lengthRule: 'share' }],
  ['a race stays', draft('race', 100), { minutes: 100, lengthRule: 'share' }],
  [
    'a brick that is too short for two sports becomes a ride',
    draft('brick', 100, { role: 'brick', brickRunMinutes: 40, isHard: true }),
    { workoutType: 'bike', role: 'long', minutes: 60, brickRunMinutes: 0, isHard: false },
  ],
  [
    'one that is long enough for two stays a brick',
    draft('brick', 100, { role: 'brick', brickRunMinutes: 35, isHard: true }),
    { workoutType: 'brick', role: 'brick', minutes: 60, brickRunMinutes: 35, isHard: true },
  ],
])('beside a long run of an hour: %s', (_, one, become) => {
  const context = weekOf({ ...long, 2: { drafts: [one] } });
  keepLongLongest(context);
  expect(on(context, 2)).toMatchObject(become);
});

test('of two long-workout days each keeps what it holds', () => {
  const context = weekOf({ ...long, 5: { drafts: [draft('bike', 60)] } });
  keepLongLongest(context);
  expect(on(context, 5).minutes).toBe(60);
});

test.each<[what: string, one: Draft, day: Day, rule: string]>([
  ['may not grow', draft('run', 90), {}, 'ordinary-cap'],
  ['could have grown', draft('run', 40), {}, 'share'],
  ['fills its day', draft('run', 40), { cap: 40 }, 'day-cap'],
  ['fills the eve of a race', draft('run', 25), { workoutCap: 25 }, 'race-near'],
  ['leaves its day five minutes', draft('run', 40), { cap: 45 }, 'share'],
  ['fills its day and may not grow', draft('run', 90), { cap: 90 }, 'ordinary-cap'],
  ['stays below the long one', draft('run', 55), {}, 'below-long'],
  ['is a race', draft('race', 90, { race: {} as Draft['race'] }), {}, 'share'],
  ['is strength', draft('strength', 90), {}, 'share'],
  ['is the opener of a race', draft('run', 90, { role: 'opener' }), {}, 'share'],
  ['fills its day under a principle', draft('run', 90, { maxRule: 'principle-cap' }), { cap: 90 }, 'day-cap'],
  [
    'is as long as a principle lets it be',
    draft('run', 90, { maxRule: 'principle-cap', lengthRule: 'principle-cap' }),
    {},
    'principle-cap',
  ],
])('what keeps a workout from being longer that %s', (_, one, day, rule) => {
  const context = weekOf({ ...long, 2: { ...day, drafts: [one] } });
  nameLengths(context);
  expect(on(context, 2).lengthRule).toBe(rule);
});

test('on a long-workout day nothing has to stay below the long one', () => {
  const context = weekOf({ ...long, 5: { drafts: [draft('run', 59)] } });
  nameLengths(context);
  expect(on(context, 5).lengthRule).toBe('share');
});

test.each<[what: string, days: readonly Draft[], long: string]>([
  [
    'all that last 45 minutes',
    [draft('run', 45, { isLong: true, role: 'long' }), draft('bike', 90, { isLong: true })],
    'run bike',
  ],
  ['no shorter one', [draft('run', 44, { isLong: true, role: 'long' }), draft('bike', 90, { isLong: true })], 'bike'],
  [
    'the longest, if it is shorter',
    [draft('run', 30, { isLong: true, role: 'long' }), draft('bike', 25, { isLong: true })],
    'run',
  ],
  [
    'none beside a longer race',
    [draft('race', 40, { race: {} as Draft['race'] }), draft('run', 30, { isLong: true, role: 'long' })],
    '',
  ],
  [
    'none where an ordinary one lasts as long',
    [draft('run', 20, { isLong: true, role: 'long' }), draft('bike', 20)],
    '',
  ],
  ['no strength that lasts longest', [draft('strength', 40), draft('run', 30, { isLong: true, role: 'long' })], ''],
])('long workouts of a week are %s', (_, drafts, named) => {
  const context = weekOf(Object.fromEntries(drafts.map((one, i) => [i, { drafts: [one] }])));
  nameLongWorkouts(context);
  const made = drafts.map((_one, i) => on(context, i));
  const left = made.filter(({ isLong }) => isLong).map(({ workoutType }) => workoutType);
  expect(left.join(' ')).toBe(named);
  expect(made.filter(({ isLong, role }) => !isLong && role === 'long')).toEqual([]);
});

test.each<
  [what: string, minutes: number, days: Readonly<Record<number, Day>>, lengths: readonly number[], left: number]
>([
  ['evenly', 20, { 1: { drafts: [draft('run', 40)] }, 3: { drafts: [draft('bike', 50)] } }, [50, 60], 0],
  [
    'no day beyond its limit',
    40,
    { 1: { cap: 45, drafts: [draft('run', 40)] }, 3: { drafts: [draft('bike', 30)] } },
    [45, 65],
    0,
  ],
  ['nothing beyond what it may be', 30, { 1: { drafts: [draft('run', 80)] } }, [90], 20],
  [
    'no strength, opener or race',
    30,
    {
      1: { drafts: [draft('strength', 40)] },
      2: { drafts: [draft('run', 20, { role: 'opener' })] },
      3: { drafts: [draft('race', 50)] },
    },
    [40, 20, 50],
    30,
  ],
  [
    'ordinary ones before long ones',
    30,
    { 1: { drafts: [draft('run', 40)] }, 6: { drafts: [draft('run', 60, { isLong: true, max: 120 })] } },
    [55, 75],
    0,
  ],
  [
    'step by step where little is left, easy ones first',
    8,
    { 1: { drafts: [draft('run', 40, { isHard: true })] }, 3: { drafts: [draft('bike', 50)] } },
    [40, 55],
    3,
  ],
  ['none', 30, {}, [], 30],
])('%s: of %i minutes workouts take so many', (_, minutes, days, lengths, left) => {
  const context = weekOf(days);
  expect(lengthen(context, minutes)).toBe(left);
  expect(context.days.flatMap(({ drafts }) => drafts.map((one) => one.minutes))).toEqual(lengths);
});
