import * as fc from 'fast-check';

import { planSchedule } from '../week/planSchedule.ts';
import { aSeasonCase } from '../testing/arbitraries.ts';
import { fourWeeks } from '../testing/scheduled.ts';
import { planned, scheduleInput, triathlete, triathlon } from '../testing/schedules.ts';
import { checkSchedule } from './rules.ts';
import type { ScheduledSession } from './context.ts';

test('a schedule as the planner makes it breaks no limit', () => {
  fc.assert(
    fc.property(aSeasonCase, fc.nat({ max: 12 }), (season, skip) => {
      const input = scheduleInput(season, { count: 16 });
      const result = planSchedule(input);
      if (!result.ok) return;
      const { workouts, limits } = fourWeeks(input, result.weeks, skip);
      expect(
        checkSchedule(workouts, limits).map(({ code, day, week, message }) => ({ code, day, week, message })),
      ).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const input = triathlon(triathlete({ unavailableDays: ['monday'], maxMinutesByDay: { tuesday: 60 } }), undefined, {
  count: 4,
});
const weeks = planned(planSchedule(input));
const firstOn = (workouts: readonly ScheduledSession[], day: string) =>
  workouts.find(({ dayOfWeek }) => dayOfWeek === day)!;

/** One thing wrong: its own limit must notice. */
test.each<[string, (workouts: readonly ScheduledSession[]) => Partial<ScheduledSession> & { id: string }]>([
  ['UNAVAILABLE', (all) => ({ id: all[0]!.id, scheduledDate: '2027-01-11' })],
  ['DAY_CAP', (all) => ({ id: firstOn(all, 'tuesday').id, duration: 61 })],
  ['LOAD', (all) => ({ id: all[0]!.id, duration: 400 })],
  ['HARD_DAYS', (all) => ({ id: all.find(({ isHard }) => !isHard)!.id, isHard: true })],
  ['LONG_RUN', (all) => ({ id: all.find(({ workoutType }) => workoutType === 'run')!.id, duration: 170 })],
  ['STRENGTH', (all) => ({ id: all.find(({ workoutType }) => workoutType === 'strength')!.id, duration: 120 })],
])('%s', (code, wrong) => {
  const { workouts, limits } = fourWeeks(input, weeks, 0);
  expect(checkSchedule(workouts, limits)).toEqual([]);
  const { id, ...change } = wrong(workouts);
  const broken = checkSchedule(
    workouts.map((each) => (each.id === id ? { ...each, ...change } : each)),
    limits,
  );
  expect(broken.map((each) => each.code)).toContain(code);
});
