import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { countOf } from '../units/countOf.ts';
import type { SilentAnswer } from '../codes/silentAnswer.ts';

interface Asked {
  from: Day;
  workoutIds: readonly string[];
  isBetweenTold: boolean;
}

/** The question about days without a word, or about workouts between those that were told of, to the athlete. */
export function silentDaysQuestion({ from, workoutIds, isBetweenTold }: Asked, today: Day): string {
  if (isBetweenTold)
    return workoutIds.length === 1
      ? `Did you do the workout of ${dayName(from)}, too?`
      : 'Did you do the other workouts of last week, too?';
  const lastMonday = addDays(mondayOf(today), -7);
  return from >= lastMonday && from < mondayOf(today)
    ? 'Did you train last week?'
    : `Did you train since ${dayName(from)}?`;
}

interface SilentDaysInputs {
  from: Day;
  done: number;
  planned: number;
  wellOn: Day | null;
  isBetweenTold: boolean;
}

const TEXTS: Readonly<Record<SilentAnswer, (told: SilentDaysInputs) => string>> = {
  'as-planned': ({ from, done, isBetweenTold }) =>
    isBetweenTold
      ? `${countOf(done, 'more workout')} of last week done as planned.`
      : `Done as planned since ${dayName(from)}: ${countOf(done, 'workout')}.`,
  some: ({ from, done, planned, isBetweenTold }) =>
    `Done ${isBetweenTold ? 'of what last week left open' : `since ${dayName(from)}`}: ${done} of ${countOf(planned, 'workout')}.`,
  ill: ({ from, wellOn }) =>
    wellOn === null ? `Ill since ${dayName(from)}.` : `Ill since ${dayName(from)}, well again on ${dayName(wellOn)}.`,
  away: ({ from, planned, isBetweenTold }) =>
    isBetweenTold
      ? `Away or busy last week: ${countOf(planned, 'workout')} skipped.`
      : `Away or busy since ${dayName(from)}: ${countOf(planned, 'workout')} skipped.`,
};

/** What was answered, as a history tells it. */
export const silentDaysAnswer = (answer: SilentAnswer, told: SilentDaysInputs): string => TEXTS[answer](told);

/** Workouts that had been eased for the silence and are as planned again. */
export const easingTakenBack = (workouts: number): string =>
  `${countOf(workouts, 'workout')} eased for the days without a word ${workouts === 1 ? 'is' : 'are'} as planned again.`;
