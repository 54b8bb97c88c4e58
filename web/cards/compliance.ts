import type { Day } from '../../api/core/calendar/calendar.ts';
import { percentText } from '../../api/core/units/percentText.ts';
import { skipReasonWord } from '../words.ts';

/** How near to its plan a finished or missed workout came. */
export type Compliance = 'asPlanned' | 'near' | 'far' | 'missed' | 'excused' | 'noPlan';

// done, in percent of planned; both ends belong to the band, as TrainingPeaks colours them
const AS_PLANNED = [80, 120] as const;
const NEAR = [50, 150] as const;

const EXCUSES: readonly string[] = ['ILLNESS', 'INJURY'];

interface Finished {
  status: string;
  scheduledDate: Day;
  /** Planned minutes. */
  duration: number;
  feedback: { actualDuration: number | null | undefined; reasonForSkip: string | null | undefined } | null | undefined;
}

const within = (percent: number, [low, high]: readonly [number, number]) => low <= percent && percent <= high;

/**
 * A workout that is over, against its plan: the level, and a few words that say the same as its colour. Null while it
 * can still be done.
 */
export function complianceOf(workout: Finished, today: Day): { level: Compliance; words: string } | null {
  const { status, duration, feedback } = workout;
  if (status === 'SKIPPED') {
    // the day passed, and nobody said what became of it
    if (!feedback) return { level: 'missed', words: 'Missed' };
    const reason = feedback.reasonForSkip ?? 'OTHER';
    const why = reason === 'OTHER' ? undefined : skipReasonWord(reason);
    const words = why ? `Skipped: ${why}` : 'Skipped';
    return { level: EXCUSES.includes(reason) ? 'excused' : 'missed', words };
  }
  if (status !== 'COMPLETED' && status !== 'PARTIALLY_COMPLETED')
    return workout.scheduledDate < today ? { level: 'missed', words: 'Missed' } : null;
  const isPart = status === 'PARTIALLY_COMPLETED';
  const done = feedback?.actualDuration;
  if (duration === 0 || typeof done !== 'number') return { level: 'noPlan', words: isPart ? 'Partly done' : 'Done' };
  // rounded first, so that the colour agrees with the number on the card
  const percent = Math.round((done / duration) * 100);
  const level = within(percent, AS_PLANNED) ? 'asPlanned' : within(percent, NEAR) ? 'near' : 'far';
  if (isPart) return { level, words: `Partly: ${percentText(percent)}` };
  return { level, words: percent === 100 ? 'As planned' : `${percentText(percent)} of plan` };
}
