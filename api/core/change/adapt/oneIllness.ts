import { addDays, type Day, daysBetween } from '../../calendar/calendar.ts';
import { SAME_ILLNESS_DAYS } from '../../constants/adapt.ts';
import type { IllnessReport } from './events.ts';

type Time = Pick<IllnessReport, 'from' | 'wellOn'>;

/**
 * Is it the same illness? One from the same day is; one that is not over goes on unless what is told was over before it began; and
 * who is ill on the first day without symptoms, or the day after, has not been well.
 */
export const isSameIllness = (known: Time, told: Time): boolean =>
  known.from === told.from ||
  (known.wellOn === null
    ? told.wellOn === null || told.wellOn >= known.from
    : told.from > known.from && told.from <= addDays(known.wellOn, 1));

/** What the athlete tells in words adds to the illness that they are in: it began when it began, and a fever that was told stays told. */
export function withMessage(known: IllnessReport | null, told: IllnessReport): IllnessReport {
  if (known === null || !isSameIllness(known, told)) return told;
  return {
    from: known.from < told.from ? known.from : told.from,
    wellOn: told.wellOn,
    mild: known.mild && (told.symptoms.length === 0 || told.mild),
    symptoms: [...new Set([...known.symptoms, ...told.symptoms])],
  };
}

/** Where an illness began, and whether it is the one that was reported. */
export interface IllnessBegan {
  from: Day;
  isReported: boolean;
}

/**
 * It begins with the report or with the first workout missed for it, whichever is earlier; workouts missed after the reported one was over
 * are another illness. Training for less than a week in between, without a word of being well, does not make two of one. Null: none.
 */
export function illnessBegan(
  report: IllnessReport | null,
  skipped: readonly Day[],
  done: readonly Day[],
): IllnessBegan | null {
  const last = skipped.at(-1);
  const wellOn = report?.wellOn ?? null;
  const isReported = report !== null && (last === undefined || wellOn === null || last <= wellOn);
  const known = isReported ? report.from : last;
  if (known === undefined) return null;
  const floor = isReported ? '' : (wellOn ?? '');
  let from = known;
  for (const day of skipped.filter((each) => each < known && each > floor).reverse()) {
    const trained = done.some((each) => each > day && each < from);
    if (trained && daysBetween(day, from) > SAME_ILLNESS_DAYS) break;
    from = day;
  }
  return { from, isReported };
}
