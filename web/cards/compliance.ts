import type { Day } from '../../api/core/calendar/calendar.ts';
import type { Compliance } from '../../api/core/codes/compliance.ts';
import type { WorkoutStatus } from '../../api/core/codes/workout.ts';
import { comparedWithPlan } from '../../api/core/load/compliance.ts';
import { complianceText } from '../../api/core/messages/compliance.ts';
import { tableOf } from '../../api/core/units/tableOf.ts';

interface Finished {
  status: string;
  scheduledDate: Day;
  /** Planned minutes. */
  duration: number;
  feedback: { actualDuration: number | null | undefined; reasonForSkip: string | null | undefined } | null | undefined;
}

const STATUSES: Readonly<Record<string, WorkoutStatus>> = tableOf({
  COMPLETED: 'completed',
  PARTIALLY_COMPLETED: 'partially_completed',
  SKIPPED: 'skipped',
});

/**
 * A workout that is over, against its plan: the level, and a few words that say the same as its colour. Null while it
 * can still be done.
 */
export function complianceOf(
  { status, feedback, ...workout }: Finished,
  today: Day,
): { level: Compliance; words: string } | null {
  const told = feedback && {
    actualDuration: feedback.actualDuration ?? null,
    reasonForSkip: feedback.reasonForSkip?.toLowerCase() ?? null,
  };
  // what only a newer server knows counts as not done yet
  const compared = comparedWithPlan(
    { ...workout, status: STATUSES[status] ?? 'scheduled', feedback: told ?? null },
    today,
  );
  return compared && { level: compared.level, words: complianceText(compared) };
}
