import { adapt } from '../../adapt.ts';
import type { AdaptInput } from '../events.ts';
import { addDays } from '../../../calendar/calendar.ts';
import type { ScheduledWorkout } from '../../../rules/context.ts';
import {
  after,
  before,
  calm,
  beforeStepBack,
  hard,
  minutes,
  monday,
  on,
  past,
  skipped,
  volume,
  week,
} from '../../../../test/core/calmWeeks.ts';
import { daysOff, isBetween, codes, ofDay, firstHard, withFirstHardOf } from '../../../../test/core/adaptTables.ts';
import { inFives } from '../../../workout/inFives.ts';

/** Parts of the plan in the week of the return and in the two after it; hard days in them; what is offered. */
test.each([
  [1, [1, 1], [1, 1], [1, 1], 1, []],
  [2, [0.9, 0.97], [1, 1], [1, 1], 0, []],
  [3, [0.9, 0.97], [1, 1], [1, 1], 0, ['REALIGN']],
  [4, [0.8, 0.86], [1, 1], [1, 1], 0, ['REALIGN']],
  [7, [0.8, 0.86], [1, 1], [1, 1], 0, ['REALIGN']],
  [8, [0.5, 0.6], [0.75, 0.8], [0.99, 1], 0, ['REPLAN', 'REALIGN']],
  [14, [0.5, 0.6], [0.75, 0.8], [0.99, 1], 0, ['REPLAN', 'REALIGN', 'LOWER_WEEKLY_HOURS']],
  [15, [0.4, 0.5], [0.6, 0.65], [0.75, 0.8], 0, ['REPLAN', 'EASIER_ZONES', 'REALIGN', 'LOWER_WEEKLY_HOURS']],
  [28, [0.4, 0.5], [0.6, 0.65], [0.75, 0.8], 0, ['REPLAN', 'EASIER_ZONES', 'REALIGN', 'LOWER_WEEKLY_HOURS']],
  [
    29,
    [0.25, 0.35],
    [0.45, 0.5],
    [0.6, 0.65],
    0,
    ['REPLAN', 'EASIER_ZONES', 'RACE_PRIORITY', 'REALIGN', 'LOWER_WEEKLY_HOURS'],
  ],
] as const)('%d days without training', (days, first, second, third, hardDays, offered) => {
  const input = on(monday, { history: daysOff(days) });
  [first, second, third].forEach((band, n) => isBetween(volume(input, n), band));
  expect(hard(week(after(input)))).toBe(hardDays);
  expect(codes(adapt(input).proposals)).toEqual(offered);
});

test.each([8, 14, 15, 28])(
  '%d days without training: a long workout is no larger part of the weeks after than it was planned',
  (days) => {
    const now = after(on(monday, { history: daysOff(days) }));
    for (const n of [0, 1]) {
      const longPart = (workouts: readonly ScheduledWorkout[]) => {
        const here = week(workouts, n);
        return Math.max(...here.filter(({ isLong }) => isLong).map(({ duration }) => duration)) / minutes(here);
      };
      expect(longPart(now)).toBeLessThan(longPart(calm.workouts) + 0.06);
    }
  },
);

test('four to seven days off: a third, a third, two thirds, two thirds of the day, but no workout under 20 min; long ones stay', () => {
  const now = after(on(monday, { history: daysOff(5) }));
  // strength follows the minutes of the week as well
  const endurance = (workouts: readonly ScheduledWorkout[], day: number) =>
    ofDay(workouts, day).flatMap(({ workoutType, duration }) => (workoutType === 'strength' ? [] : [duration]));
  const parts = [0.33, 0.33, 0.67, 0.67, 1, 1];
  expect(parts.map((_, i) => endurance(now, i + 1))).toEqual(
    parts.map((part, i) => endurance(calm.workouts, i + 1).map((each) => Math.max(20, inFives(part * each)))),
  );
  expect(ofDay(now, 2).map(({ duration }) => duration)).toEqual([20]);
  // the week after holds no more than was done in the last whole week
  expect(minutes(week(after(on(monday, { history: daysOff(5, 40) })), 1))).toBeLessThanOrEqual(7 * 40);
  expect(minutes(week(after(on(monday, { history: daysOff(5, 40) })), 1))).toBeGreaterThan(7 * 40 - 20);
});

test('two or three days off: a hard first workout comes back half as long and easy, an easy one as it was', () => {
  expect(firstHard).toMatchObject({ intensity: 'hard', scheduledDate: addDays(monday, 1) });
  // strength follows the minutes of the week
  const workouts = withFirstHardOf(49).filter(({ workoutType }) => workoutType !== 'strength');
  const now = after({ ...on(monday, { history: daysOff(2) }), workouts });
  expect(now[0]).toMatchObject({ id: firstHard!.id, intensity: 'easy', duration: 20 });
  expect(now.slice(1)).toEqual(workouts.slice(1));
  const others = calm.workouts.filter(({ id }) => id !== firstHard!.id);
  expect(after({ ...on(monday, { history: daysOff(2) }), workouts: others })).toEqual(others);
});

// whoever has been away for longer comes back to less, also where the days back are fixed and nothing of them can be eased
test.each([
  [3, 1],
  [4, 0],
])('a key workout that was missed at the end of %d days off: %d workouts take its place', (days, moved) => {
  const key = {
    ...calm.workouts.find(({ workoutType, isHard }) => workoutType === 'bike' && isHard)!,
    scheduledDate: monday,
  };
  const easy = calm.workouts.find(
    ({ workoutType, isHard, isLong, duration }) => workoutType === 'bike' && !isHard && !isLong && duration >= 30,
  )!;
  const sunday = { ...easy, id: 'sunday', scheduledDate: addDays(monday, 6), dayOfWeek: 'sunday' as const };
  const fixed = [1, 2, 3, 4].map((day) => ({
    ...easy,
    id: `day ${day}`,
    scheduledDate: addDays(monday, day),
    locked: true,
    status: (day === 1 ? 'completed' : 'scheduled') as ScheduledWorkout['status'],
  }));
  const rest = calm.workouts.filter(({ scheduledDate }) => scheduledDate > addDays(monday, 6));
  const history = [before(days, {}), past(key, skipped('work')), past(fixed[0]!, {})];
  const input: AdaptInput = { ...on(addDays(monday, 2), { history }), workouts: [...fixed, sunday, ...rest] };
  expect(adapt(input).operations.filter(({ reasonCode }) => reasonCode === 'MISSED_KEY')).toHaveLength(moved);
});

test('four days off and more were the step-back week: none is put behind them', () => {
  const wednesday = addDays(monday, 2);
  const tired = week(calm.workouts)
    .slice(0, 2)
    .map((each) => past(each, skipped('fatigue')));
  const away = (days: number) =>
    daysOff(days).map((each) => (each.status === 'skipped' ? { ...each, reasonForSkip: 'work' as const } : each));
  const next = (days: number) =>
    volume(on(wednesday, { history: [...away(days), ...tired, past(week(calm.workouts)[0]!, {})] }), 1);
  expect(next(0)).toBeLessThanOrEqual(0.65);
  // only the long workouts are shorter
  isBetween(next(5), [0.85, 0.95]);
});

test('a step-back week that is planned behind such a break is offered to load again, and cut no further', () => {
  const { start, stepBack } = beforeStepBack();
  const input: AdaptInput = { ...calm, ...start, limits: { ...start.limits, today: start.limits.firstDay } };
  const history = (days: number) =>
    daysOff(days).map((each, i) => ({ ...each, scheduledDate: addDays(start.limits.firstDay, -1 - i) }));
  const offered = adapt({ ...input, history: history(5) }).proposals.find(({ code }) => code === 'STEP_BACK_DONE');
  expect(offered?.inputs).toMatchObject({ days: 5, stepBack });
  const of = (workouts: readonly ScheduledWorkout[]) =>
    minutes(workouts.filter(({ scheduledDate }) => scheduledDate >= stepBack && scheduledDate <= addDays(stepBack, 6)));
  expect(of(after({ ...input, history: history(5) }))).toBe(of(input.workouts));
  expect(codes(adapt({ ...input, history: history(3) }).proposals)).not.toContain('STEP_BACK_DONE');
});
