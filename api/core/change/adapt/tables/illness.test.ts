import { adapt } from '../../adapt.ts';
import type { AdaptInput } from '../events.ts';
import { addDays } from '../../../calendar/calendar.ts';
import type { ScheduledWorkout } from '../../../rules/context.ts';
import { after, before, calm, hard, monday, on, past, volume } from '../../../../test/core/calmWeeks.ts';
import { ofDay, isBetween, codes, daysOff } from '../../../../test/core/adaptTables.ts';

/** Days of illness; the longest workout of each day of the first week back, Tuesday first; the first hard day; parts of two weeks. */
test.each([
  [1, [24, 35, 60, 60, 120, 120], 4, [0.65, 0.75], [1, 1]],
  [3, [24, 35, 60, 60, 120, 120], 4, [0.65, 0.75], [1, 1]],
  [4, [24, 35, 60, 60, 120, 120], 4, [0.5, 0.6], [1, 1]],
  [7, [24, 35, 60, 60, 60, 120], 6, [0.5, 0.6], [1, 1]],
  [8, [24, 35, 60, 60, 60, 120], 6, [0.4, 0.5], [0.7, 0.75]],
  [14, [24, 35, 60, 60, 60, 60], 9, [0.4, 0.5], [0.7, 0.75]],
  [15, [24, 35, 60, 60, 60, 60], 10, [0.4, 0.5], [0.7, 0.75]],
] as const)('ill for %d days: the way back', (days, longest, hardDay, first, second) => {
  const input = on(monday, {
    illness: { from: addDays(monday, -days), wellOn: monday, mild: false, symptoms: ['cough'] },
  });
  const now = after(input);
  longest.forEach((most, i) => {
    for (const each of ofDay(now, i + 1)) expect(each.duration).toBeLessThanOrEqual(most);
  });
  expect([1, 2].map((day) => ofDay(now, day).length)).toEqual([1, 1]);
  expect(hard(now.filter(({ scheduledDate }) => scheduledDate < addDays(monday, hardDay)))).toBe(0);
  isBetween(volume(input), first);
  isBetween(volume(input, 1), second);
  expect(codes(adapt(input).advice)).toEqual([days > 10 ? 'SEE_A_DOCTOR' : 'ILLNESS_CARE']);
});

test.each([
  [3, 0.75],
  [7, 0.6],
  [14, 0.5],
])('ill for %d days: the long workout comes back by the same steps as the week', (days, part) => {
  const input = on(monday, {
    illness: { from: addDays(monday, -days), wellOn: monday, mild: false, symptoms: ['cough'] },
  });
  const longs = (workouts: readonly ScheduledWorkout[]) =>
    workouts.filter(
      ({ isLong, scheduledDate }) => isLong && scheduledDate > monday && scheduledDate <= addDays(monday, 6),
    );
  const planned = longs(input.workouts);
  expect(planned.length).toBeGreaterThan(0);
  for (const { id, duration } of planned)
    expect(longs(after(input)).find((each) => each.id === id)?.duration ?? 0).toBeLessThanOrEqual(part * duration);
});

test('a fever that is not over clears a week and not three days, and what a person placed there is named', () => {
  const ill = (symptom: string): AdaptInput =>
    on(monday, { illness: { from: monday, wellOn: null, mild: false, symptoms: [symptom] } });
  const left = (input: AdaptInput) =>
    after(input).filter(({ scheduledDate }) => scheduledDate >= monday && scheduledDate <= addDays(monday, 7)).length;
  expect([left(ill('fever')), left(ill('cough')) > 0]).toEqual([0, true]);
  const placed = {
    ...ill('fever'),
    workouts: ill('fever').workouts.map((each) => ({ ...each, locked: each.scheduledDate === addDays(monday, 5) })),
  };
  expect(left(placed)).toBe(placed.workouts.filter(({ locked }) => locked).length);
  expect(codes(adapt(placed).advice)).toContain('PLACED_IN_ILLNESS');
  expect(codes(adapt(ill('fever')).advice)).not.toContain('PLACED_IN_ILLNESS');
});

test('days missed for an illness that was told are no break of their own, also when the way back is over', () => {
  const history = daysOff(6, 60);
  const illness = { from: addDays(monday, -6), wellOn: addDays(monday, -1), mild: false, symptoms: ['cough'] };
  const later = (today: number) =>
    on(addDays(monday, today), {
      history: [...history, ...ofDay(calm.workouts, 1).map((each) => past(each, {}))],
      illness,
    });
  expect(adapt(later(8)).operations).toEqual([]);
  expect(adapt({ ...later(8), illness: null }).operations).not.toEqual([]);
});

test('too hard on the way back: that step again', () => {
  const illness = { from: addDays(monday, -5), wellOn: addDays(monday, -2), mild: false, symptoms: ['cough'] };
  const easy = { ...before(1), intensity: 'easy' as const, isHard: false };
  const hardFrom = (perceivedExertion: number) =>
    adapt(on(monday, { illness, history: [{ ...easy, perceivedExertion }] })).operations.find(
      ({ reasonCode }) => reasonCode === 'ILLNESS_RETURN',
    )?.inputs?.hardFrom;
  expect([hardFrom(4), hardFrom(5)]).toEqual([addDays(monday, 2), addDays(monday, 3)]);
});
