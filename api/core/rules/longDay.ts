import { blackoutOn, mostMinutesOn, shortTimeOn } from '../athlete/blackout.ts';
import { addDays, type Day, dayNumber, type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { shortDate, shortName } from '../calendar/dayNames.ts';
import { MIN_LONG_PLACED, MIN_LONG_WORKOUT, MIN_WORKOUT } from '../constants/lengths.ts';
import { nearnessOf } from './raceNearness.ts';
import { isOpen, type MeasuredWorkout, type PlanningContext } from './context.ts';
import { type Finding, finding } from './finding.ts';
import { shortened } from './remedies.ts';
import { type Rule, type MeasuredWeek, trainingOf } from './rule.ts';
import { shutDays } from './principles.ts';
import { timeText } from '../units/timeText.ts';

/** What is told of the week's longest workout; null: it has no long one. `limit`: the long-workout days, by name. */
const told = (
  { monday }: MeasuredWeek,
  { workout, limit, value, excess }: Pick<Finding, 'limit' | 'value' | 'excess'> & { workout: MeasuredWorkout | null },
): Finding =>
  finding({
    rule: 'LONG_DAY',
    code: null,
    week: monday,
    constraint: `Longest workout on a long-workout day (${limit})`,
    limit,
    day: workout?.scheduledDate ?? null,
    workoutId: workout?.id,
    value,
    excess,
    inputs: { weekday: workout?.dayOfWeek ?? null, longDays: limit },
  });

/** "Sat, Sun", in the order of the week. */
export const longDaysText = (days: readonly Weekday[]): string =>
  WEEKDAYS.filter((weekday) => days.includes(weekday))
    .map(shortName)
    .join(', ');

/**
 * The longest workout lies on one of the athlete's long-workout days; weeks of races and recovery have no long one to put there. Workouts
 * that are over count where they were the long one: what else was done longer moves nothing. Told alone: no change is refused for it.
 */
export const longDay: Rule = {
  code: 'LONG_DAY',
  measure: (context, week) => {
    const { longWorkoutDays } = context.limits.athlete.preferences;
    if (longWorkoutDays.length === 0) return [];
    const limit = longDaysText(longWorkoutDays);
    const training = trainingOf(week.here).filter((each) => each.isLong || isOpen(each, context.limits.today));
    const longest = Math.max(0, ...training.map(({ duration }) => duration));
    const kind = context.week(week.monday).target?.kind;
    if (longest === 0 || kind === 'race' || kind === 'recovery' || !training.some(isLongOrPlaced))
      return [told(week, { value: 'no long workout', limit, workout: null, excess: 0 })];
    const onLongDay = Math.max(
      0,
      ...training.filter(({ dayOfWeek }) => longWorkoutDays.includes(dayOfWeek)).map(({ duration }) => duration),
    );
    const ofLength = training.filter(({ duration }) => duration === longest);
    const chosen = ofLength.find(({ dayOfWeek }) => longWorkoutDays.includes(dayOfWeek));
    const workout = chosen ?? ofLength[0]!;
    const value = lengthOn(workout) + longerOver(week, longest);
    const closed = chosen === undefined ? closedToLong(context, week) : null;
    return [
      told(week, {
        value: closed === null ? value : `${value}; ${closed}`,
        limit,
        workout,
        excess: chosen === undefined && closed === null ? longest - onLongDay : 0,
      }),
    ];
  },
  remedy: ({ excess }, { free: [workout] }) =>
    workout === undefined || workout.duration - excess < MIN_WORKOUT
      ? null
      : shortened(workout, workout.duration - excess),
};

/** A long one, or as long a one that a person put there. */
const isLongOrPlaced = ({ isLong, locked, madeBy, duration }: MeasuredWorkout): boolean =>
  isLong || ((locked || madeBy !== 'planner') && duration >= MIN_LONG_PLACED);

const lengthOn = ({ dayOfWeek, duration }: MeasuredWorkout): string => `${shortName(dayOfWeek)}, ${timeText(duration)}`;

/** What was longer, and is over. */
function longerOver({ here }: MeasuredWeek, minutes: number): string {
  const longer = trainingOf(here).find(({ duration }) => duration > minutes);
  return longer === undefined ? '' : `; ${lengthOn(longer)}, is over`;
}

/** Says why no long-workout day of the week is open to its longest workout; null: one is. */
function closedToLong(context: PlanningContext, week: MeasuredWeek): string | null {
  const { longWorkoutDays } = context.limits.athlete.preferences;
  const shut = shutDays(context, week);
  const why = WEEKDAYS.flatMap((weekday, i) =>
    longWorkoutDays.includes(weekday)
      ? [closedDay(context, addDays(week.monday, i), weekday) ?? shut.get(weekday) ?? null]
      : [],
  );
  return why.every((each) => each !== null) ? [...new Set(why)].join(', ') : null;
}

/** What closes a day to the week's longest workout, principles apart. */
function closedDay({ limits, races }: PlanningContext, day: Day, weekday: Weekday): string | null {
  const { preferences } = limits.athlete;
  const near = nearnessOf(dayNumber(day), races);
  const name = shortName(weekday);
  const cap = preferences.maxMinutesByDay?.[weekday] ?? Infinity;
  if (day < limits.today) return `${name} past`;
  if (near.isRaceDay) return `${name} race`;
  if (preferences.unavailableDays.includes(weekday)) return `${name} unavailable`;
  if (blackoutOn(preferences, day) !== null) return `${shortDate(day)} blocked`;
  if (shortTimeOn(preferences, day) !== null && mostMinutesOn(preferences, day, weekday) < MIN_LONG_WORKOUT)
    return `${shortDate(day)} short`;
  if (cap < MIN_LONG_WORKOUT) return `${name} at most ${timeText(cap)}`;
  return near.isRecovering || Number.isFinite(near.workoutCap) ? `${name} near a race` : null;
}
