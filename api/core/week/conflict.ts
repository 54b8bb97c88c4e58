import type { Sport } from '../codes/sport.ts';
import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { weekdayName } from '../calendar/dayNames.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { LONGEST_OF_YOUNG, YOUNG } from '../constants/week.ts';
import { labelWithArticle, type Race, RACE_TYPE_LABELS } from '../race/race.ts';
import type { PlanConflict } from './schedule.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { timeText, timesText } from '../units/timeText.ts';

const ENDURANCE: readonly Sport[] = ['running', 'cycling', 'swimming'];

/** The first pair of limits that no plan can keep together, with the smallest ways out; null when a plan is possible. */
export function findConflict(
  input: Pick<ScheduleInput, 'athlete' | 'sports' | 'raceType'> & Partial<Pick<ScheduleInput, 'races'>>,
): PlanConflict | null {
  const { preferences } = input.athlete;
  const tooLong = raceOfAdults(input.athlete.age, input.races ?? []);
  if (tooLong !== null) return tooLong;
  const available = WEEKDAYS.filter((weekday) => !preferences.unavailableDays.includes(weekday));
  if (input.raceType === null && !input.sports.some((sport) => ENDURANCE.includes(sport))) {
    return {
      code: 'NO_ENDURANCE_SPORT',
      message: 'Training consistently needs at least one of running, cycling and swimming.',
      constraints: [
        `Chosen sports: ${input.sports.join(', ') || 'none'}`,
        'At least one of running, cycling, swimming',
      ],
      relaxations: ['Choose running', 'Choose cycling', 'Choose swimming'],
    };
  }
  if (available.length === 0) {
    return {
      code: 'NO_DAY_AVAILABLE',
      message: 'All seven days are unavailable, so no workout can be planned.',
      constraints: ['Monday to Sunday unavailable', 'At least one training day a week'],
      relaxations: likelyDays(preferences.longWorkoutDays).map((weekday) => `Make ${weekdayName(weekday)} available`),
    };
  }
  if (preferences.weeklyHoursAvailable * 60 < MIN_WORKOUT) {
    return {
      code: 'NO_HOURS_AVAILABLE',
      message: `${preferences.weeklyHoursAvailable} hours a week hold no workout; the shortest takes ${timeText(MIN_WORKOUT)}.`,
      constraints: [
        `At most ${preferences.weeklyHoursAvailable} hours a week`,
        `A workout takes at least ${timeText(MIN_WORKOUT)}`,
      ],
      relaxations: ['Raise the weekly hours to 1'],
    };
  }
  return dayCapConflict(available, preferences.maxMinutesByDay ?? {});
}

/** Who is young keeps to shorter races, whatever their priority. */
function raceOfAdults(age: number, races: readonly Race[]): PlanConflict | null {
  if (age >= YOUNG.belowAge) return null;
  for (const { raceName, raceType } of races) {
    const longest = LONGEST_OF_YOUNG[raceType];
    if (longest === undefined) continue;
    const label = RACE_TYPE_LABELS[raceType];
    return {
      code: 'RACE_FOR_ADULTS',
      message: `${raceName} is ${labelWithArticle(raceType)}, which is planned from ${YOUNG.belowAge} years on.`,
      constraints: [`${age} years old`, `${label} from ${YOUNG.belowAge} years on`],
      relaxations: [`Choose a shorter race: ${labelWithArticle(longest)} is the longest`],
    };
  }
  return null;
}

function likelyDays(longWorkoutDays: readonly Weekday[]): readonly Weekday[] {
  return longWorkoutDays.length > 0
    ? WEEKDAYS.filter((weekday) => longWorkoutDays.includes(weekday))
    : ['saturday', 'sunday'];
}

function dayCapConflict(
  available: readonly Weekday[],
  caps: Readonly<Partial<Record<Weekday, number>>>,
): PlanConflict | null {
  if (available.some((weekday) => (caps[weekday] ?? Infinity) >= MIN_WORKOUT)) return null;
  const widest = available.reduce((best, weekday) => (caps[weekday]! > caps[best]! ? weekday : best));
  return {
    code: 'DAY_LIMITS_TOO_SHORT',
    message: `No available day takes ${timeText(MIN_WORKOUT)}, the shortest workout.`,
    constraints: [
      available.map((weekday) => `${weekdayName(weekday)} at most ${timeText(caps[weekday]!)}`).join(', '),
      `A workout takes at least ${timeText(MIN_WORKOUT)}`,
    ],
    relaxations: [`Raise ${weekdayName(widest)} from ${timesText(caps[widest]!, MIN_WORKOUT, ' to ')}`],
  };
}
