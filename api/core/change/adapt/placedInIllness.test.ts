import { monday } from '../../../test/core/calmWeeks.ts';
import { each, ill } from '../../../test/core/answered.ts';
import { addDays, type Day } from '../../calendar/calendar.ts';
import type { ScheduledWorkout } from '../../rules/context.ts';
import { adapt } from '../adapt.ts';
import type { AdaptInput } from './events.ts';

// Two workouts on Tuesday, one on Wednesday, two on Thursday and on Friday, one on Saturday.
const day = (n: number): Day => addDays(monday, n);
const [TUESDAY, WEDNESDAY, THURSDAY] = [1, 2, 3] as const;
const placedOn = (days: readonly number[], more: Partial<ScheduledWorkout> = {}) =>
  each(({ scheduledDate }) => (days.some((n) => day(n) === scheduledDate) ? { locked: true, ...more } : {}));
const toldOn = (today: Day, input: AdaptInput) =>
  adapt({ ...input, limits: { ...input.limits, today } })
    .advice.filter(({ code }) => code === 'PLACED_IN_ILLNESS')
    .map(({ text }) => text);
const isIll = (daysAgo: number, workouts: AdaptInput['workouts'], well: number | null = null) => ({
  ...ill(daysAgo, well),
  workouts,
});

test.each<[string, Day, AdaptInput, string[]]>([
  [
    'stay, which is said once a day',
    monday,
    isIll(0, placedOn([TUESDAY, WEDNESDAY])),
    [
      '3 workouts on Tuesday 2 February, Wednesday 3 February that you or your coach placed stay in your plan. Leave them out while you are ill.',
    ],
  ],
  ['are not named where they are over', day(THURSDAY), isIll(0, placedOn([TUESDAY, WEDNESDAY])), []],
  ['are not named before an illness that is told ahead', monday, isIll(-2, placedOn([TUESDAY])), []],
  ['are not named once they are done', monday, isIll(0, placedOn([TUESDAY], { status: 'completed' })), []],
  ['are not named where they are a race', monday, isIll(0, placedOn([TUESDAY], { workoutType: 'race' })), []],
  ['are not named on the way back', monday, isIll(8, placedOn([TUESDAY, WEDNESDAY, THURSDAY]), 0), []],
])('workouts that a person placed %s', (_, today, input, expected) => {
  expect(toldOn(today, input)).toEqual(expected);
});
