import type { Day } from '../calendar/calendar.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { settled } from './adapt.ts';
import {
  adaptationDraftOf,
  capMinutes,
  isLongSlot,
  limitHard,
  openSlots,
  slotTypeOf,
  spanOf,
} from './adapt/adaptationDraft.ts';
import { limitVolume } from './adapt/limitVolume.ts';
import type { RemovedWorkout } from './adapt/events.ts';
import type { WorkoutChange } from './changes.ts';
import type { Cause } from './operations.ts';

/** A week as it would be, planned from what was done. */
export interface WantedWeek {
  monday: Day;
  workouts: readonly Pick<ScheduledWorkout, 'scheduledDate' | 'workoutType' | 'duration' | 'isHard'>[];
}

const CAUSE: Cause = { reasonCode: 'REALIGNED', source: 'feedback', inputs: {} };

/**
 * What the weeks lose against those planned from what was done: minutes, hard days, length of long workouts. Nothing is added, moved, longer
 * or harder, and what was taken out before stays out.
 */
export function realign(
  workouts: readonly ScheduledWorkout[],
  removed: readonly RemovedWorkout[],
  limits: ScheduleLimits,
  weeks: readonly WantedWeek[],
): WorkoutChange[] {
  const context = planningContextOf(limits);
  const draft = adaptationDraftOf(workouts, removed, context);
  for (const { monday, workouts: wanted } of weeks) {
    const span = spanOf(monday, 7);
    const training = wanted.filter(({ workoutType }) => workoutType !== 'race');
    for (const slot of openSlots(draft, span)) {
      const ofSport = training.filter(({ workoutType }) => workoutType === slotTypeOf(slot));
      if (isLongSlot(slot) && ofSport.length > 0)
        capMinutes(slot, Math.max(...ofSport.map(({ duration }) => duration)), CAUSE, true);
    }
    const hard = new Set(training.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate)).size;
    limitHard(draft, span, hard, CAUSE);
    limitVolume(draft, span, { most: training.reduce((sum, { duration }) => sum + duration, 0) }, CAUSE);
  }
  return settled(draft, context);
}
