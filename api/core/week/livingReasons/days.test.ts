import { addDays, mondayOf, weekdayOf } from '../../calendar/calendar.ts';
import { reasonOf } from '../../messages/reason.ts';
import { planningContextOf } from '../../rules/context.ts';
import { livingReasons } from '../livingReasons.ts';
import { codesOf, long, only, scheduled, strength, taught } from '../../../test/core/livingReasons.ts';

test('a day is one of the long-workout days as long as the workout lies on it, is long, and the athlete says so', () => {
  expect(codesOf(long.id, (each) => each)).toContain('LONG_DAY');
  expect(codesOf(long.id, only(long.id, { scheduledDate: addDays(long.scheduledDate, -1) }))).not.toContain('LONG_DAY');
  expect(codesOf(long.id, only(long.id, { isLong: false }))).not.toContain('LONG_DAY');
  expect(codesOf(long.id, (each) => each, { longWorkoutDays: ['saturday'] })).not.toContain('LONG_DAY');
});

test('strength lies away from the eve of hard work as long as nothing hard is put on the next day', () => {
  const next = addDays(strength.scheduledDate, 1);
  expect(codesOf(strength.id, (each) => each)).toContain('STRENGTH_DAY');
  const other = scheduled.workouts.find(
    ({ workoutType, scheduledDate }) => workoutType === 'run' && scheduledDate !== next,
  )!;
  expect(codesOf(strength.id, only(other.id, { scheduledDate: next, isHard: true }))).not.toContain('STRENGTH_DAY');
});

test('the nearest hard day is the one that stands; next to one, or not hard itself, a workout says nothing of it', () => {
  const day = addDays(scheduled.limits.firstDay, 8);
  const hard = { ...long, isHard: true, isLong: false, scheduledDate: day };
  const reasons = [reasonOf('HARD_SPACING', 'rule', { date: day, daysSinceHard: 2, daysUntilHard: null })];
  const says = (days: readonly number[], isHard = true) => {
    const workout = { ...hard, isHard, reasons };
    const others = days.map((at) => ({ ...hard, id: `other ${at}`, scheduledDate: addDays(day, at) }));
    const limits = { ...scheduled.limits, past: [] };
    return livingReasons(planningContextOf(limits), [...others, workout], workout).map(({ inputs }) => inputs);
  };
  expect(says([-2])).toEqual([{ date: day, daysSinceHard: 2, daysUntilHard: null }]);
  expect(says([-4, 3])).toEqual([{ date: day, daysSinceHard: 4, daysUntilHard: 3 }]);
  expect(says([-8, 7])).toEqual([{ date: day, daysSinceHard: null, daysUntilHard: null }]);
  expect(says([-1, 4])).toEqual([]);
  expect(says([-2], false)).toEqual([]);
});

test('a principle is no reason of a workout that breaks it where it lies now', () => {
  const hard = scheduled.workouts.find(({ isHard, workoutType }) => isHard && workoutType !== 'race')!;
  const principle = taught('No hard workout on Monday');
  const context = planningContextOf({ ...scheduled.limits, principles: [principle] });
  const [{ words }] = context.rules as [(typeof context.rules)[number]];
  const reasons = [reasonOf('PRINCIPLE', 'principle', { principleId: principle.id, by: '', rule: words })];
  const told = (scheduledDate: string) => {
    const workout = { ...hard, scheduledDate, dayOfWeek: weekdayOf(scheduledDate), reasons };
    const all = scheduled.workouts.map((each) => (each.id === hard.id ? workout : each));
    return livingReasons(context, all, workout).map(({ code }) => code);
  };
  const monday = mondayOf(hard.scheduledDate);
  expect(told(addDays(monday, 1))).toEqual(['PRINCIPLE']);
  expect(told(monday)).toEqual([]);
});
