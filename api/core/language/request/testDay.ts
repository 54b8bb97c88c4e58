import { type Day, daysBetween } from '../../calendar/calendar.ts';
import type { ThresholdName } from '../../codes/threshold.ts';
import { testedBy, type TestedType } from '../../workout/thresholdTest.ts';
import type { RequestInput } from './request.ts';
import { toldDay } from './toldDay.ts';

/** So long after a test its result may be told without its day [D]. */
const TOLD_AFTER_DAYS = 14;

const TESTED: Readonly<Partial<Record<ThresholdName, TestedType>>> = {
  ftp: 'bike',
  runThresholdSpeed: 'run',
  css: 'swim',
};

/** The day on which the effort was made: as it is told, else that of the last test of the schedule, where a test is what is told of. */
export function testDay(
  { threshold, effort }: { threshold: ThresholdName; effort: object | null },
  { text, limits: { today }, workouts }: Pick<RequestInput, 'text' | 'limits' | 'workouts'>,
): Day {
  const told = toldDay(text, today);
  if (told !== null) return told < today ? told : today;
  if (effort === null && !/\btest/i.test(text)) return today;
  // a race is no test of the schedule
  if ((effort !== null && 'raceName' in effort) || /\b(?:today|this morning|just)\b/i.test(text)) return today;
  const tests = workouts.filter(
    ({ templateId, scheduledDate, status }) =>
      status !== 'skipped' &&
      testedBy(templateId ?? null) === TESTED[threshold] &&
      scheduledDate <= today &&
      daysBetween(scheduledDate, today) <= TOLD_AFTER_DAYS,
  );
  return (
    tests.reduce<Day | null>(
      (last, { scheduledDate }) => (last === null || scheduledDate > last ? scheduledDate : last),
      null,
    ) ?? today
  );
}
