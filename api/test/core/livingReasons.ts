import { fourWeeks } from './scheduled.ts';
import { planned, triathlete, triathlon } from './schedules.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import { compilePrinciple } from '../../core/principles/compile.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../../core/rules/context.ts';
import { livingReasons } from '../../core/week/livingReasons.ts';
import { planSchedule } from '../../core/week/planSchedule.ts';

const input = triathlon(triathlete({ unavailableDays: ['monday'], longWorkoutDays: ['sunday'] }), undefined, {
  count: 4,
});
export const scheduled = fourWeeks(input, planned(planSchedule(input)), 0);
export const codesOf = (
  id: string,
  change: (each: ScheduledWorkout) => ScheduledWorkout,
  preferences: Partial<ScheduleLimits['athlete']['preferences']> = {},
) => {
  const { athlete } = scheduled.limits;
  const limits = {
    ...scheduled.limits,
    athlete: { ...athlete, preferences: { ...athlete.preferences, ...preferences } },
  };
  const now = scheduled.workouts.map(change);
  return livingReasons(
    planningContextOf(limits),
    now,
    now.find((each) => each.id === id)!,
  ).map(({ code }) => code);
};
export const long = scheduled.workouts.find(
  ({ isLong, reasons }) => isLong && reasons.some(({ code }) => code === 'LONG_DAY'),
)!;
export const strength = scheduled.workouts.find(({ workoutType }) => workoutType === 'strength')!;
export const only =
  (id: string, over: Partial<ScheduledWorkout>) =>
  (each: ScheduledWorkout): ScheduledWorkout =>
    each.id === id ? { ...each, ...over } : each;

export const RACE_AHEAD = {
  raceName: 'Lake',
  raceType: 'sprint-tri',
  raceDate: addDays(long.scheduledDate, 3),
  priority: 'A',
} as const;
export const taught = (text: string) => ({
  id: 'p',
  by: 'Max Mustermann',
  rules: compilePrinciple({ principleType: '', context: '', principle: text }).rules,
});
