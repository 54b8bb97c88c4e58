import fc from 'fast-check';
import { WORKOUT_TIMES, type WorkoutTime } from './athlete.ts';
import { clockOf, minuteOf, partOfDay, startsOfDay, USUAL_STARTS, usualStarts } from './trainingTimes.ts';

type Given = readonly [timeOfDay: WorkoutTime, duration: number];
const at = (start: string | null, ...workouts: Given[]) =>
  startsOfDay(
    workouts.map(([timeOfDay, duration]) => ({ timeOfDay, duration })),
    start === null ? null : minuteOf(start),
  ).map((minute) => minute && clockOf(minute));

test.each<[string, string | null, Given[], (string | null)[]]>([
  ['one workout starts at the time of the day', '06:30', [['morning', 60]], ['06:30']],
  ['whatever part of the day it was planned for', '06:30', [['evening', 60]], ['06:30']],
  [
    'a second keeps its part of the day',
    '07:00',
    [
      ['morning', 60],
      ['evening', 45],
    ],
    ['07:00', '18:00'],
  ],
  [
    'the main one of an evening athlete is the evening one',
    '18:30',
    [
      ['morning', 40],
      ['evening', 60],
    ],
    ['07:00', '18:30'],
  ],
  [
    'a second that would run into the first follows an hour later',
    '07:00',
    [
      ['morning', 330],
      ['midday', 30],
    ],
    ['07:00', '13:30'],
  ],
  [
    'two of one part of the day follow each other',
    '07:00',
    [
      ['morning', 50],
      ['morning', 30],
    ],
    ['07:00', '08:50'],
  ],
  [
    'one that no longer fits before the main one comes after it',
    '10:30',
    [
      ['morning', 200],
      ['midday', 60],
    ],
    ['12:30', '10:30'],
  ],
  [
    'what would start tomorrow has no time',
    '22:00',
    [
      ['evening', 90],
      ['evening', 45],
    ],
    ['22:00', null],
  ],
  [
    'a day without a time has none',
    null,
    [
      ['morning', 60],
      ['evening', 45],
    ],
    [null, null],
  ],
  ['a day without workouts', '07:00', [], []],
])('%s', (_name, start, workouts, starts) => {
  expect(at(start, ...workouts)).toEqual(starts);
});

test('an hour or more lies between any two workouts of a day, and the main one starts on time', () => {
  const aWorkout = fc.record({
    timeOfDay: fc.constantFrom(...WORKOUT_TIMES),
    duration: fc.integer({ min: 10, max: 360 }),
  });
  fc.assert(
    fc.property(fc.array(aWorkout, { minLength: 1, maxLength: 4 }), fc.nat({ max: 1439 }), (workouts, start) => {
      const spans = startsOfDay(workouts, start).flatMap((from, i) =>
        from === null ? [] : [{ from, to: from + workouts[i]!.duration }],
      );
      spans.sort((a, b) => a.from - b.from);
      const between = spans.slice(1).map(({ from }, i) => from - spans[i]!.to);
      for (const minutes of between) expect(minutes).toBeGreaterThanOrEqual(60);
      expect(spans.map(({ from }) => from)).toContain(start);
      for (const { from } of spans) expect(from).toBeLessThan(1440);
    }),
  );
});

test.each([
  ['07:00', 420],
  ['7:05', 425],
  ['00:00', 0],
  ['23:59', 1439],
  ['24:00', null],
  ['12:60', null],
  ['7', null],
  ['07:00:00', null],
  [' 07:00', null],
  ['', null],
])('%j is minute %s', (text, minute) => {
  expect(minuteOf(text)).toBe(minute);
});

test('each usual start lies in its own part of the day, and is every weekday the same', () => {
  for (const part of WORKOUT_TIMES) {
    expect(partOfDay(USUAL_STARTS[part])).toBe(part);
    expect(new Set(Object.values(usualStarts(part)))).toEqual(new Set([USUAL_STARTS[part]]));
  }
  expect(new Set(Object.values(usualStarts(null)))).toEqual(new Set([null]));
});
