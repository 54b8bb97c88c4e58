import { adapt } from '../../adapt.ts';
import type { AdaptInput } from '../events.ts';
import { addDays } from '../../../calendar/calendar.ts';
import type { ScheduledWorkout } from '../../../rules/context.ts';
import { after, answers, calm, hard, minutes, monday, on, volume, week } from '../../../../test/core/calmWeeks.ts';
import { afterChanges } from '../../../../test/core/life.ts';
import { withFirstHardOf, isBetween, ofDay, codes } from '../../../../test/core/adaptTables.ts';

test('a red week brings one more rest day, not one every day', () => {
  const red = answers({ mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 });
  const rested = (input: AdaptInput) =>
    adapt(input).operations.filter(({ reasonCode }) => reasonCode === 'READINESS_REST_DAY');
  const first = { ...calm, checkIns: [red] };
  const [gone] = rested(first);
  expect(new Set(rested(first).map(({ fromDate }) => fromDate)).size).toBe(1);
  const told = afterChanges(first, adapt(first).operations, after(first));
  const dayAfter = { ...told, limits: { ...told.limits, today: addDays(gone!.fromDate!, 1) } };
  expect(rested(dayAfter)).toEqual([]);
});

const good = { mood: 8, stress: 3, sleep: 8, mentalReadiness: 8 };

/** Part of the plan and of the longest ride, hard days, longest on weekdays. */
test.each([
  ['travel', { travelThisWeek: true }, [0.7, 0.85], 0.75, 1, 49],
  ['deadlines', { majorDeadlines: true }, [0.75, 0.85], 1, 0, 45],
  ['both', { travelThisWeek: true, majorDeadlines: true }, [0.7, 0.75], 0.75, 0, 45],
] as const)('%s', (_, flags, part, ride, hardDays, weekday) => {
  const input: AdaptInput = { ...calm, workouts: withFirstHardOf(49), checkIns: [answers({ ...good, ...flags })] };
  const here = week(after(input));
  isBetween(minutes(here) / minutes(week(input.workouts)), part);
  const longest = (workouts: readonly ScheduledWorkout[]) => Math.max(...workouts.map(({ duration }) => duration));
  expect(longest(here)).toBe(Math.floor(ride * longest(week(calm.workouts))));
  expect(hard(here)).toBe(hardDays);
  expect(longest(here.filter(({ scheduledDate }) => scheduledDate < addDays(monday, 5)))).toBe(weekday);
  expect(volume(input, 1)).toBe(1);
});

test('travel: the long workout goes to the last free day of the week as it is, or becomes a quarter shorter', () => {
  const saturday = addDays(monday, 5);
  const sunday = addDays(monday, 6);
  const ride = calm.workouts.find(({ scheduledDate, isLong }) => isLong && scheduledDate === saturday)!;
  const away = { checkIns: [answers({ ...good, travelThisWeek: true })] };
  const rideOf = (input: AdaptInput) => after(input).find(({ id }) => id === ride.id);
  expect(rideOf({ ...calm, ...away })).toMatchObject({
    scheduledDate: saturday,
    duration: Math.floor(0.75 * ride.duration),
  });
  const freeSunday = {
    ...calm,
    ...away,
    workouts: calm.workouts.filter(({ scheduledDate }) => scheduledDate !== sunday),
  };
  expect(rideOf(freeSunday)).toMatchObject({ scheduledDate: sunday });
  expect(rideOf(freeSunday)!.duration).toBeGreaterThan(0.75 * ride.duration);
  expect(adapt(freeSunday).operations).toContainEqual(
    expect.objectContaining({ op: 'move', workoutId: ride.id, toDate: sunday, reasonCode: 'TRAVEL' }),
  );
  const { athlete } = calm.limits;
  const noSunday = {
    ...freeSunday,
    limits: {
      ...calm.limits,
      athlete: { ...athlete, preferences: { ...athlete.preferences, unavailableDays: ['monday', 'sunday'] as const } },
    },
  };
  expect(rideOf(noSunday)).toMatchObject({ scheduledDate: saturday });
  expect(rideOf(noSunday)!.duration).toBeGreaterThan(0.75 * ride.duration);
  // with a bad week on top it stays on its day and becomes shorter
  expect(
    rideOf({
      ...freeSunday,
      checkIns: [answers({ mood: 6, stress: 7, sleep: 6, mentalReadiness: 6, travelThisWeek: true })],
    }),
  ).toMatchObject({ scheduledDate: saturday });
});

test('over time zones: nothing hard and at most 45 min for two days, and advice', () => {
  const tuesday = addDays(monday, 1);
  const input = on(tuesday, {
    checkIns: [answers({ ...good, answeredOn: tuesday, travelThisWeek: true, notes: 'flight over eight time zones' })],
  });
  for (const each of [1, 2].flatMap((day) => ofDay(after(input), day))) {
    expect(each.isHard).toBe(false);
    expect(each.duration).toBeLessThanOrEqual(45);
  }
  // the day after that is as it was; strength follows the minutes of the week
  const third = (workouts: readonly ScheduledWorkout[]) =>
    ofDay(workouts, 3).filter(({ workoutType }) => workoutType !== 'strength');
  expect(third(after(input))).toEqual(third(calm.workouts));
  expect(codes(adapt(input).advice)).toEqual(['TRAVEL_ALTERNATIVES', 'TIME_ZONES']);
});
