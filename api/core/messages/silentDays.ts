import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { countOf } from '../units/countOf.ts';
import type { SilentAnswer } from '../codes/silentAnswer.ts';

/** The question about days without a word, to the athlete. */
export function silentDaysQuestion(from: Day, today: Day): string {
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
}

const TEXTS: Readonly<Record<SilentAnswer, (told: SilentDaysInputs) => string>> = {
  'as-planned': ({ from, done }) => `Done as planned since ${dayName(from)}: ${countOf(done, 'workout')}.`,
  some: ({ from, done, planned }) => `Done since ${dayName(from)}: ${done} of ${countOf(planned, 'workout')}.`,
  ill: ({ from, wellOn }) =>
    wellOn === null ? `Ill since ${dayName(from)}.` : `Ill since ${dayName(from)}, well again on ${dayName(wellOn)}.`,
  away: ({ from, planned }) => `Away or busy since ${dayName(from)}: ${countOf(planned, 'workout')} skipped.`,
};

/** What was answered, as a history tells it. */
export const silentDaysAnswer = (answer: SilentAnswer, told: SilentDaysInputs): string => TEXTS[answer](told);

/** Workouts that had been eased for the silence and are as planned again. */
export const easingTakenBack = (workouts: number): string =>
  `${countOf(workouts, 'workout')} eased for the days without a word ${workouts === 1 ? 'is' : 'are'} as planned again.`;
