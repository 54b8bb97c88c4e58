import type { Day } from '../calendar/calendar.ts';
import type { Compliance } from '../codes/compliance.ts';
import type { WorkoutStatus } from '../codes/workout.ts';

// done, in percent of planned; both ends belong to the band, as TrainingPeaks colours them
const AS_PLANNED = [80, 120] as const;
const NEAR = [50, 150] as const;

const EXCUSES: readonly string[] = ['illness', 'injury'];

/** What is looked at of a workout. */
export interface ComparedWorkout {
  status: WorkoutStatus;
  scheduledDate: Day;
  /** Planned minutes. */
  duration: number;
  feedback: { actualDuration: number | null; reasonForSkip: string | null } | null;
}

export interface Compared {
  level: Compliance;
  /** Done, in percent of planned; null: nothing to compare. */
  percent: number | null;
  isPart: boolean;
  /** Null: not skipped, or nobody said why. */
  reasonForSkip: string | null;
  isSkipped: boolean;
}

const within = (percent: number, [low, high]: readonly [number, number]) => low <= percent && percent <= high;

/** A workout that is over, against its plan by its minutes; null while it can still be done. */
export function comparedWithPlan(workout: ComparedWorkout, today: Day): Compared | null {
  const { status, duration, feedback } = workout;
  const isPart = status === 'partially_completed';
  const none = { percent: null, isPart, reasonForSkip: null, isSkipped: false };
  if (status === 'skipped') {
    // the day passed, and nobody said what became of it
    if (!feedback) return { ...none, level: 'missed' };
    const reasonForSkip = feedback.reasonForSkip ?? 'other';
    const level = EXCUSES.includes(reasonForSkip) ? 'excused' : 'missed';
    return { ...none, level, reasonForSkip, isSkipped: true };
  }
  if (status === 'scheduled') return workout.scheduledDate < today ? { ...none, level: 'missed' } : null;
  const done = feedback?.actualDuration;
  if (duration === 0 || typeof done !== 'number') return { ...none, level: 'noPlan' };
  // rounded first, so that the colour agrees with the number that is shown
  const percent = Math.round((done / duration) * 100);
  return {
    ...none,
    percent,
    level: within(percent, AS_PLANNED) ? 'asPlanned' : within(percent, NEAR) ? 'near' : 'far',
  };
}
