import { ENDURANCE_SPORTS } from '../codes/sport.ts';
import { dayNumber } from '../calendar/calendar.ts';
import { DAYS_OFF_FOR_EVERY_SPORT, HOURS_FOR_EVERY_SPORT, MAX_DAYS_BETWEEN_SPORT } from '../constants/week.ts';
import { baseSportsOf } from '../codes/race.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { holdsType } from '../rules/placement.ts';
import type { DayPlan, Draft, WeekContext } from './draft.ts';
import { partsOf, TYPE_OF_SPORT } from '../workout/sport.ts';

/** By this day the sport has rested too long, if nothing of it lies in the week before; not so after a race of last week on. */
export function isOverdue({ memory, races, monday }: WeekContext, day: DayPlan, type: WorkoutType): boolean {
  const last = memory.lastDayOfType[type];
  if (last === undefined || day.number - last <= MAX_DAYS_BETWEEN_SPORT) return false;
  for (const { raceDate } of races) {
    const raced = dayNumber(raceDate);
    if (raced >= monday - 7 && raced <= day.number) return false;
  }
  return true;
}

/** On this day a sport of the workout is overdue, and nothing of it lies before or waits. */
export function isLate(
  context: WeekContext,
  day: DayPlan,
  { workoutType }: Draft,
  waiting: readonly Draft[] = [],
): boolean {
  for (const type of partsOf(workoutType)) {
    if (!isOverdue(context, day, type)) continue;
    if (waiting.some((other) => partsOf(other.workoutType).includes(type))) continue;
    if (!context.days.some((other) => !isOverdue(context, other, type) && holdsType(other, type))) return true;
  }
  return false;
}

/** As isLate, of a sport that the race needs and the week has hours and days for: the workout has to lie earlier. */
export function isTooLate(context: WeekContext, day: DayPlan, draft: Draft, waiting: readonly Draft[] = []): boolean {
  const { raceType, week, restrictions } = context;
  if (raceType === null || week.kind === 'race' || week.kind === 'recovery') return false;
  if (week.plannedHours < HOURS_FOR_EVERY_SPORT || 7 - context.availableDays > DAYS_OFF_FOR_EVERY_SPORT) return false;
  if (!isLate(context, day, draft, waiting)) return false;
  const needed = baseSportsOf(raceType);
  return ENDURANCE_SPORTS.some((sport) => {
    const type = TYPE_OF_SPORT[sport];
    return needed.includes(sport) && partsOf(draft.workoutType).includes(type) && restrictions[type].volumeFactor === 1;
  });
}

/** Nothing else of the week trains the sport before it is overdue. */
export function isNeeded(context: WeekContext, { workoutType, dayIndex }: Draft): boolean {
  return partsOf(workoutType).some((type) =>
    context.days.every((day) => day.index === dayIndex || isOverdue(context, day, type) || !holdsType(day, type)),
  );
}
