import { addDays } from '../../core/calendar/calendar.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import { before, calm, monday, skipped } from './calmWeeks.ts';

export const codes = (notes: readonly { code: string }[]) => notes.map(({ code }) => code);
/** Part of the planned minutes of a day of the first week, Monday 0. */
export const ofDay = (workouts: readonly ScheduledWorkout[], day: number) =>
  workouts.filter(({ scheduledDate }) => scheduledDate === addDays(monday, day));
export const isBetween = (value: number, [least, most]: readonly [number, number]) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
};

export const [firstHard, second] = calm.workouts;
/** With the first hard workout of so many minutes. */
export const withFirstHardOf = (duration: number) =>
  calm.workouts.map((each) => (each === firstHard ? { ...each, duration } : each));

/** An hour and a half a day, nothing on the last days. */
export const daysOff = (days: number, perDay = 90) =>
  Array.from({ length: 60 }, (_, i) =>
    before(i + 1, i < days ? skipped('work') : { plannedMinutes: perDay, actualMinutes: perDay }),
  );
