import { EASY, easySwim, each, first, said, told } from '../../test/core/answered.ts';
import { before, monday, on } from '../../test/core/calmWeeks.ts';
import { addDays } from '../calendar/calendar.ts';
import type { AdaptInput, RemovedWorkout } from './adapt/events.ts';

// Workouts that were longer than planned, twice in a week: the next easy one gives the excess back, once.

const LONGER = { ...EASY, actualMinutes: 80, plannedMinutes: 50 };
const GIVES_BACK = ['1:00 h more than planned lately: Wed swim 20'];
const taken = (more: Partial<RemovedWorkout>): Partial<AdaptInput> => ({
  removed: [{ ...easySwim, removedBy: 'MORE_THAN_PLANNED', scheduledDate: addDays(monday, 1), ...more }],
});
const withWorkouts = (workouts: AdaptInput['workouts']): Partial<AdaptInput> => ({ workouts });

test.each<readonly [string, AdaptInput, readonly string[]]>([
  ['in any order', on(monday, { history: [before(1, LONGER), before(3, LONGER)].toReversed() }), GIVES_BACK],
  ['by a quarter and no more', said([1, 3], { ...EASY, actualMinutes: 50, plannedMinutes: 40 }), []],
  [
    'in a week whose load stayed near its plan',
    on(monday, {
      history: [
        before(1, LONGER),
        before(2, { ...EASY, plannedMinutes: 120, actualMinutes: 60, tss: 120 }),
        before(3, LONGER),
      ],
    }),
    [],
  ],
  ['one of them a week ago', said([1, 7], LONGER), []],
  ['and an easy one before the next was taken out for it', said([1, 3], LONGER, monday, taken({})), []],
  [
    'and one was taken out on the day of the next',
    said([1, 3], LONGER, monday, taken({ scheduledDate: easySwim.scheduledDate })),
    [],
  ],
  [
    'and one after the next was taken out',
    said([1, 3], LONGER, monday, taken({ scheduledDate: addDays(monday, 4) })),
    GIVES_BACK,
  ],
  [
    'and one was taken out before they were',
    said([1, 3], LONGER, monday, taken({ scheduledDate: addDays(monday, -1) })),
    GIVES_BACK,
  ],
  ['and a long one was taken out', said([1, 3], LONGER, monday, taken({ isLong: true })), GIVES_BACK],
  [
    'and a hard one was taken out',
    said([1, 3], LONGER, monday, taken({ isHard: true, intensity: 'threshold' })),
    GIVES_BACK,
  ],
  ['and strength was taken out', said([1, 3], LONGER, monday, taken({ workoutType: 'strength' })), GIVES_BACK],
  [
    'and the next easy one lies on their day',
    said([-2, 0], LONGER, addDays(monday, 2)),
    ['1:00 h more than planned lately: Thu bike 20'],
  ],
  [
    'and nothing easy follows',
    said([1, 3], LONGER, monday, withWorkouts(each(() => ({ isHard: true, intensity: 'threshold' })))),
    [],
  ],
  ['and nothing follows', said([1, 3], LONGER, monday, withWorkouts([])), []],
  [
    'and the next easy one is long',
    said([1, 3], LONGER, monday, withWorkouts(each(({ id }) => (id === easySwim.id ? { isLong: true } : {})))),
    ['1:00 h more than planned lately: Thu bike 20'],
  ],
  ['and nothing but a hard one follows', said([1, 3], LONGER, monday, withWorkouts([first!])), []],
])('two that were longer, %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});
