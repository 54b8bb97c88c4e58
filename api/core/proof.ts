import { blackoutOn, mostMinutesOn, shortTimeOn } from './blackout.ts';
import { MIN_LONG_SESSION, STRENGTH_PERCENT, STRENGTH_SHARE } from './constants/week.ts';
import { dayName } from './changes.ts';
import { daysBetween, WEEKDAYS } from './calendar.ts';
import { blockedLine, shortDate, shortName, shortTimeLine } from './operations/limitCheck.ts';
import { percentText } from './percentText.ts';
import { countOf } from './reasons.ts';
import type { Proof } from './schedule.ts';
import { type DayPlan, keptOf, type WeekContext } from './week/draft.ts';
import { hardBudgetOfWeek } from './week/keys.ts';
import type { WeekLayout } from './week/planWeek.ts';
import { runLimitOf } from './week/sizes.ts';
import { shutBy } from './week/weekRules.ts';
import type { PlannedWorkout } from './workout.ts';

const minutesOf = (workouts: readonly { duration: number }[]) =>
  workouts.reduce((sum, { duration }) => sum + duration, 0);

/** What stands in the week beside kept sessions, as planned or as what the athlete told has left it. */
interface Standing {
  workouts: readonly PlannedWorkout[];
  isEased: boolean;
}

/** The limits of a week with what the plan makes of them, kept sessions included. */
export function proofOf(context: WeekContext, layout: WeekLayout, { workouts: planned, isEased }: Standing): Proof[] {
  const { days, week, athlete, limits, input } = context;
  const { preferences } = athlete;
  const kept = keptOf(days);
  const all: readonly PlannedWorkout[] = [...planned, ...kept];
  const training = all.filter(({ workoutType }) => workoutType !== 'race');
  const on = (date: string) => all.filter(({ scheduledDate }) => scheduledDate === date);
  const proofs: Proof[] = [];
  const prove = (constraint: string, limit: string, value: string, holds: boolean) =>
    proofs.push({ constraint, limit, value, holds });

  const minutes = minutesOf(training);
  const most = Math.floor(60 * week.plannedHours);
  prove(`Week at most ${most} min, races not counted`, `${most} min`, `${minutes} min`, minutes <= most);
  const available = 60 * preferences.weeklyHoursAvailable;
  prove(`Available hours: at most ${available} min`, `${available} min`, `${minutes} min`, minutes <= available);
  if (layout.unplaced > 0) {
    prove(
      'Minutes that your limits leave out',
      `${layout.open} min from today on`,
      `${layout.unplaced} min left out`,
      true,
    );
  }
  for (const day of days) {
    const name = shortName(day.weekday);
    const here = on(day.date).filter(({ workoutType }) => workoutType !== 'race');
    const cap = preferences.maxMinutesByDay?.[day.weekday];
    if (cap !== undefined)
      prove(`${name} at most ${cap} min`, `${cap} min`, `${minutesOf(here)} min`, minutesOf(here) <= cap);
    if (preferences.unavailableDays.includes(day.weekday))
      prove(`${name} unavailable`, '0 sessions', countOf(here.length, 'session'), here.length === 0);
    const short = shortTimeOn(preferences, day.date);
    if (blackoutOn(preferences, day.date) !== null)
      prove(blockedLine(day.date), '0 sessions', countOf(here.length, 'session'), here.length === 0);
    else if (short !== null)
      prove(
        shortTimeLine(day.date, short.mostMinutes),
        `${short.mostMinutes} min`,
        `${minutesOf(here)} min`,
        minutesOf(here) <= short.mostMinutes,
      );
  }
  // an eased week may have lost its long session
  const isLongGone = isEased && !training.some(({ isLong }) => isLong);
  proofs.push(...longDayProof(context, isLongGone ? [] : training));
  const early = planned.filter(({ scheduledDate }) => scheduledDate < input.today).length;
  if (input.today > week.weekStartDate)
    prove(`Nothing new before ${dayName(input.today)}`, '0 sessions', countOf(early, 'session'), early === 0);

  const rest = days.filter((day) => on(day.date).length === 0).length;
  const wantedRest = Math.min(limits.restDays, 7 - Math.min(1, training.length));
  prove(
    `At least ${countOf(wantedRest, 'rest day')}`,
    countOf(wantedRest, 'day'),
    countOf(rest, 'day'),
    rest >= wantedRest,
  );
  const busiest = Math.max(0, ...days.map((day) => on(day.date).length));
  prove('At most 2 sessions a day', '2 sessions', countOf(busiest, 'session'), busiest <= 2);

  const hard = [...new Set(training.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate))].sort();
  const mostHard = hardBudgetOfWeek(context);
  prove(
    `At most ${countOf(mostHard, 'hard day')}`,
    countOf(mostHard, 'day'),
    countOf(hard.length, 'day'),
    hard.length <= mostHard,
  );
  const before = days[0] && context.memory.hardDays.has(context.monday - 1) ? [context.monday - 1] : [];
  const numbers = [...before, ...hard.map((date) => context.monday + daysBetween(week.weekStartDate, date))];
  const gaps = numbers.slice(1).map((number, i) => number - numbers[i]!);
  const closest = Math.min(7, ...gaps);
  prove(
    'Hard days at least 2 days apart, Sunday and Monday too',
    '2 days',
    gaps.length === 0 ? 'no two hard days' : countOf(closest, 'day'),
    closest >= 2,
  );

  const longestRun = Math.max(
    0,
    ...planned.filter(({ workoutType }) => workoutType === 'run').map(({ duration }) => duration),
  );
  if (longestRun > 0) {
    const limit = runLimitOf(context);
    prove(
      `Longest run at most 10% or 10 min over the ${context.recentRun} min of the last 30 days`,
      `${limit} min`,
      `${longestRun} min`,
      longestRun <= limit,
    );
  }
  const strength = training.filter(({ workoutType }) => workoutType === 'strength');
  if (strength.length > 0) {
    const percent = (100 * minutesOf(strength)) / minutes;
    prove(
      `Strength at most ${STRENGTH_PERCENT} of the week`,
      STRENGTH_PERCENT,
      percentText(percent.toFixed(1)),
      minutesOf(strength) <= STRENGTH_SHARE * minutes,
    );
  }
  return proofs;
}

/** The athlete's long-workout days; weeks of races and recovery have no long session to put there. */
function longDayProof(context: WeekContext, training: readonly PlannedWorkout[]): Proof[] {
  const { athlete, week } = context;
  const { longWorkoutDays } = athlete.preferences;
  if (longWorkoutDays.length === 0) return [];
  const names = WEEKDAYS.filter((weekday) => longWorkoutDays.includes(weekday)).map(shortName);
  const limit = names.join(', ');
  const constraint = `Longest session on a long-workout day (${limit})`;
  const longest = Math.max(0, ...training.map(({ duration }) => duration));
  if (longest === 0 || week.kind === 'race' || week.kind === 'recovery')
    return [{ constraint, limit, value: 'no long session', holds: true }];
  const ofLength = training.filter(({ duration }) => duration === longest);
  const chosen = ofLength.find(({ dayOfWeek }) => longWorkoutDays.includes(dayOfWeek));
  const { dayOfWeek } = chosen ?? ofLength[0]!;
  const closed = chosen === undefined ? closedToLong(context, longest) : null;
  if (closed !== null)
    return [{ constraint, limit, value: `${shortName(dayOfWeek)}, ${longest} min; ${closed}`, holds: true }];
  return [{ constraint, limit, value: `${shortName(dayOfWeek)}, ${longest} min`, holds: chosen !== undefined }];
}

/** Says why no long-workout day of the week is open to its longest session; null: one is. */
function closedToLong(context: WeekContext, longest: number): string | null {
  const { longWorkoutDays } = context.athlete.preferences;
  const why = context.days
    .filter(({ weekday }) => longWorkoutDays.includes(weekday))
    .map(
      (day) =>
        closedDay(context, day, longest) ?? (context.rules === null ? null : (shutBy(context, day)?.name ?? null)),
    );
  return why.every((each) => each !== null) ? [...new Set(why)].join(', ') : null;
}

/** What closes a day to the week's longest session, principles apart. */
function closedDay(
  { athlete: { preferences } }: WeekContext,
  { date, weekday, status, sessionCap }: DayPlan,
  longest: number,
): string | null {
  const name = shortName(weekday);
  const cap = preferences.maxMinutesByDay?.[weekday] ?? Infinity;
  if (status === 'past') return `${name} past`;
  if (status === 'race') return `${name} race`;
  if (preferences.unavailableDays.includes(weekday)) return `${name} unavailable`;
  if (blackoutOn(preferences, date) !== null) return `${shortDate(date)} blocked`;
  if (shortTimeOn(preferences, date) !== null && mostMinutesOn(preferences, date) < MIN_LONG_SESSION)
    return `${shortDate(date)} short`;
  if (cap < MIN_LONG_SESSION) return `${name} at most ${cap} min`;
  return status === 'recovering' || sessionCap < longest ? `${name} near a race` : null;
}
