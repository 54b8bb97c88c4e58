import * as fc from 'fast-check';
import { addDays, mondayOf } from '../calendar/calendar.ts';
import { lighterWeek } from './lighterWeek.ts';
import { applyOperations } from './operations.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, running, scheduleInput, triathlon } from '../../test/core/schedules.ts';
import { runs } from '../../test/propertyRuns.ts';

const of = (input = running(undefined, undefined, { count: 12 })) => fourWeeks(input, planned(planSchedule(input)), 6);
const week = (monday: string) => ({ firstDay: monday, lastDay: addDays(monday, 6) });

test.each([
  ['running', of()],
  ['triathlon', of(triathlon(undefined, undefined, { count: 12 }))],
])(
  'a fifth less of a %s week is about a fifth less, workout by workout, and only there',
  (_name, { workouts, limits }) => {
    const asked = week(limits.firstDay);
    const { changes, kept, minutesBefore, minutesAfter } = lighterWeek(workouts, limits, { ...asked, percent: 20 });
    expect(minutesAfter / minutesBefore).toBeGreaterThan(0.75);
    expect(minutesAfter / minutesBefore).toBeLessThan(0.88);
    const { workouts: after, refused } = applyOperations(workouts, changes, limits);
    expect(refused).toEqual([]);
    const isTouched = ({ id, scheduledDate }: { id: string; scheduledDate: string }) =>
      mondayOf(scheduledDate) === limits.firstDay && !kept.some(({ workoutId }) => workoutId === id);
    for (const each of after.filter((one) => !isTouched(one))) expect(workouts).toContain(each);
    const touched = after.filter(isTouched);
    expect(touched.length).toBeGreaterThan(2);
    for (const workout of touched) {
      const before = workouts.find(({ id }) => id === workout.id)!;
      expect(workout).toMatchObject({
        intensity: before.intensity,
        scheduledDate: before.scheduledDate,
        locked: true,
      });
      expect(workout.duration).toBeLessThan(before.duration);
      const change = changes.find(({ workoutId }) => workoutId === workout.id)!;
      expect(change.changeDescription).toBe(
        `Shorten ${change.changeDescription.slice(8, change.changeDescription.indexOf(' from '))} from ${before.duration} to ${workout.duration} min (your coach takes 20% off the week).`,
      );
      expect(workout.reasons.at(-1)).toMatchObject({
        code: 'COACH_LIGHTER',
        source: 'coach',
        text: `Shortened from ${before.duration} to ${workout.duration} min: your coach takes 20% off the week.`,
      });
    }
  },
);

test('finished workouts, races and what a person wrote by hand stay; the last is named', () => {
  const { workouts, limits } = of();
  const [first, second, ...rest] = workouts;
  const mixed = [
    { ...first!, status: 'completed' as const },
    { ...second!, templateId: null, description: 'Club run' },
    ...rest,
  ];
  const { changes, kept } = lighterWeek(mixed, limits, { ...week(limits.firstDay), percent: 20 });
  expect(changes.map(({ workoutId }) => workoutId)).not.toEqual(expect.arrayContaining([first!.id]));
  expect(changes.map(({ workoutId }) => workoutId)).not.toEqual(expect.arrayContaining([second!.id]));
  expect(kept.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Club run on .* stays: a person wrote it by hand\.$/),
  );
});

test('whoever trains, it never adds, and its changes apply as they were shown', () => {
  fc.assert(
    fc.property(
      aSeasonCase,
      fc.integer({ min: 5, max: 60 }),
      fc.integer({ min: 0, max: 20 }),
      (season, percent, skip) => {
        const input = scheduleInput(season, { count: 8 });
        const result = planSchedule(input);
        if (!result.ok || result.weeks.length < 4) return;
        const { workouts, limits } = fourWeeks(input, result.weeks, skip);
        const { changes, minutesBefore, minutesAfter } = lighterWeek(workouts, limits, {
          ...week(limits.firstDay),
          percent,
        });
        const { workouts: after, refused } = applyOperations(workouts, changes, limits);
        expect(refused).toEqual([]);
        expect(minutesAfter).toBeLessThanOrEqual(minutesBefore);
        for (const { id, duration } of after)
          expect(duration).toBeLessThanOrEqual(workouts.find((each) => each.id === id)!.duration);
      },
    ),
    runs(12),
  );
});
