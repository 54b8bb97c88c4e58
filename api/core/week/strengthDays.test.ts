import { peopleOf } from '../../test/core/content/people.ts';
import { addDays, type Day } from '../calendar/calendar.ts';
import { planAll } from './planAll.ts';
import type { PlannedWeek } from './schedule.ts';

const WEEKS = peopleOf(45, 5).flatMap(({ raceType, level, input }) => {
  const result = planAll({ ...input, sports: [...input.sports, 'strength'] });
  return (result.ok ? result.plan.weeks : []).map((week, i, all) => ({
    name: `${raceType} ${level}`,
    week,
    next: all[i + 1],
  }));
});

const on = ({ workouts }: PlannedWeek, day: Day) => workouts.filter(({ scheduledDate }) => scheduledDate === day);
const isStrength = ({ workoutType }: { workoutType: string }) => workoutType === 'strength';

/** Days of the week that hold one workout, with no long one or strength that day and nothing hard or long the next. */
const openDays = (week: PlannedWeek, next: PlannedWeek | undefined): readonly Day[] =>
  [0, 1, 2, 3, 4, 5].flatMap((i) => {
    const day = addDays(week.weekStartDate, i);
    const here = on(week, day);
    const after = [...on(week, addDays(day, 1)), ...(next ? on(next, addDays(day, 1)) : [])];
    const isFree =
      here.length === 1 && !here.some((each) => each.isLong || isStrength(each) || each.workoutType === 'race');
    return isFree && !after.some(({ isHard, isLong, workoutType }) => isHard || isLong || workoutType === 'race')
      ? [day]
      : [];
  });

// a day may have become free after the strength was placed
test('strength lies on a long day hardly ever in a week with another day for it', () => {
  const beside = WEEKS.flatMap(({ name, week, next }) =>
    week.workouts
      .filter((workout) => isStrength(workout) && on(week, workout.scheduledDate).some(({ isLong }) => isLong))
      .map(({ scheduledDate }) => ({ name, scheduledDate, open: openDays(week, next) })),
  );
  expect(beside.length).toBeGreaterThan(5);
  expect(beside.filter(({ open }) => open.length > 0).length).toBeLessThanOrEqual(0.1 * beside.length);
});

test('strength joins hard days before easy ones, and never a long day that is hard', () => {
  const days = WEEKS.flatMap(({ week }) =>
    week.workouts
      .filter(isStrength)
      .map(({ scheduledDate }) => on(week, scheduledDate).filter((each) => !isStrength(each))),
  );
  const hard = days.filter((others) => others.some(({ isHard }) => isHard));
  const easy = days.filter((others) => others.length > 0 && others.every(({ isHard, isLong }) => !isHard && !isLong));
  expect(hard.length).toBeGreaterThan(easy.length);
  expect(hard.filter((others) => others.some(({ isLong }) => isLong))).toEqual([]);
});
