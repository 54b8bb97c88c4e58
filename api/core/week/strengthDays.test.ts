import { peopleOf } from '../../test/core/content/people.ts';
import type { Day } from '../calendar/calendar.ts';
import { planAll } from './planAll.ts';
import type { PlannedWeek } from './schedule.ts';

const WEEKS = peopleOf(45, 5).flatMap(({ input }) => {
  const result = planAll({ ...input, sports: [...input.sports, 'strength'] });
  return (result.ok ? result.plan.weeks : []).map((week) => ({
    week,
  }));
});

const on = ({ workouts }: PlannedWeek, day: Day) => workouts.filter(({ scheduledDate }) => scheduledDate === day);
const isStrength = ({ workoutType }: { workoutType: string }) => workoutType === 'strength';

test('strength keeps off the days of long workouts, where an easy workout can change places with it', () => {
  const strength = WEEKS.flatMap(({ week }) => week.workouts.filter(isStrength).map((workout) => ({ week, workout })));
  expect(strength.length).toBeGreaterThan(500);
  const besideLong = strength.filter(({ week, workout: { scheduledDate } }) =>
    on(week, scheduledDate).some(({ isLong }) => isLong),
  );
  expect(besideLong.length).toBeLessThanOrEqual(0.002 * strength.length);
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

test('and where the last one is more than ten days ago, as after a step-back week without', () => {
  const busy = peopleOf(120, 1).filter(({ raceType, level }) => raceType === 'ironman' && level === 'veteran');
  const weeks = busy.flatMap(({ input }) => {
    const preferences = { ...input.athlete.preferences, weeklyHoursAvailable: 15 };
    const athlete = { ...input.athlete, currentWeeklyHours: 10, preferences };
    const result = planAll({ ...input, athlete, sports: [...input.sports, 'strength'] });
    return result.ok ? result.plan.weeks : [];
  });
  const besideLong = weeks.filter((week) =>
    week.workouts.some((each) => isStrength(each) && on(week, each.scheduledDate).some(({ isLong }) => isLong)),
  );
  expect(weeks.length).toBeGreaterThan(50);
  expect(besideLong.map(({ weekStartDate }) => weekStartDate)).toEqual([]);
});
