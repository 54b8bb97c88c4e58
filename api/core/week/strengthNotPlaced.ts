import { weeksBetween } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { HOURS_FOR_STRENGTH, NO_FIRST_STRENGTH_WEEKS, STRENGTH_MIN_WEEK_HOURS } from '../constants/strength.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import type { WeekTarget } from '../season/season.ts';
import { hoursToFiveMinutes } from '../units/timeText.ts';

/** Why a loading week has none of the strength that was asked for. */
export type NoStrength = 'few-hours' | 'late';

const hoursIn = ({ plannedHours }: WeekTarget) => hoursToFiveMinutes(plannedHours);

/** The first week after these that is large enough for strength, and far enough from a race week to begin with it. */
function firstLarge({ season }: ScheduleInput, after: WeekTarget): WeekTarget | undefined {
  const later = season.weeks.filter(({ weekStartDate }) => weekStartDate > after.weekStartDate);
  const race = later.find(({ kind }) => kind === 'race');
  return later.find(
    ({ kind, weekStartDate, plannedHours }) =>
      kind === 'load' &&
      plannedHours >= STRENGTH_MIN_WEEK_HOURS &&
      (race === undefined || weeksBetween(weekStartDate, race.weekStartDate) >= NO_FIRST_STRENGTH_WEEKS),
  );
}

/** What is said where no week holds the strength that was asked for: why, and the smallest way to it. */
export function strengthNotPlaced(
  input: ScheduleInput,
  without: readonly { week: WeekTarget; why: NoStrength }[],
): PlanWarning[] {
  const code = 'STRENGTH_NOT_PLACED';
  const small = without.flatMap(({ week, why }) => (why === 'few-hours' ? [week] : []));
  const [largest] = small.toSorted((a, b) => b.plannedHours - a.plannedHours);
  if (largest === undefined) {
    if (without.length === 0) return [];
    return [
      {
        code,
        message: `No week holds strength: nobody should begin to lift in the last ${NO_FIRST_STRENGTH_WEEKS} weeks before an A race.`,
        recommendation: 'Begin with it after the race.',
      },
    ];
  }
  const message = `No week holds strength: it takes weeks of at least ${hoursToFiveMinutes(STRENGTH_MIN_WEEK_HOURS)}, and the largest that it could begin with has ${hoursIn(largest)}.`;
  const own = 'do a short one of your own after an easy workout, at home if you like.';
  const first = firstLarge(input, small.at(-1)!);
  if (first !== undefined) {
    const from = `It begins with the week of ${dayName(first.weekStartDate)}, which has ${hoursIn(first)}`;
    return [{ code, message, recommendation: `${from}; until then ${own}` }];
  }
  const isSmall = input.athlete.preferences.weeklyHoursAvailable < HOURS_FOR_STRENGTH;
  const recommendation = isSmall
    ? `Make at least ${hoursToFiveMinutes(HOURS_FOR_STRENGTH)} a week available, or ${own}`
    : `Until weeks are that large, ${own}`;
  return [{ code, message, recommendation }];
}
