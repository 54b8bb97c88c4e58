import { isDone } from '../../codes/workout.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../calendar/calendar.ts';
import { UNTOLD_DAYS } from '../../constants/adapt.ts';
import { inFives } from '../../workout/inFives.ts';
import { brokenLimits } from '../../rules/rules.ts';
import { type Cause, makeOperation } from '../operations.ts';
import { applyOne } from '../operations/applyOne.ts';
import { type AdaptationDraft, openSlots } from './adaptationDraft.ts';
import type { PastFeedback } from './events.ts';

/** The athlete said that they left it out; of one that only passed, nobody has told anything. */
export const isToldMissed = ({ status, reasonForSkip }: PastFeedback): boolean =>
  status === 'skipped' && reasonForSkip !== null;

/** Planned, come, and not done: left out, or nobody has told of it for a week. */
export const isMissed = (each: PastFeedback, today: Day): boolean =>
  each.workoutType !== 'race' &&
  !isDone(each) &&
  (isToldMissed(each) || daysBetween(each.scheduledDate, today) >= UNTOLD_DAYS);

/** A hard workout missed for work may take the place of an easy one of its sport later that week, when spacing holds; one a week. */
export function moveMissedKey(draft: AdaptationDraft, history: readonly PastFeedback[]): void {
  const { today, context, slots } = draft;
  const monday = mondayOf(today);
  const kind = context.week(today).target?.kind;
  if (
    kind === 'taper' ||
    kind === 'race' ||
    slots.some(
      ({ workout }) =>
        mondayOf(workout.scheduledDate) === monday && workout.reasons.some(({ code }) => code === 'MISSED_KEY'),
    )
  )
    return;
  const isBusy = ({ reasonForSkip }: PastFeedback) => reasonForSkip === 'work' || reasonForSkip === 'other';
  const key = history.find(
    (each) => isMissed(each, today) && each.isHard && isBusy(each) && mondayOf(each.scheduledDate) === monday,
  );
  if (key === undefined) return;
  const cause: Cause = {
    reasonCode: 'MISSED_KEY',
    source: 'feedback',
    inputs: { missedOn: key.scheduledDate, intensity: key.intensity },
  };
  const workouts = slots.filter(({ removed }) => !removed).map(({ workout }) => workout);
  const before = brokenLimits(workouts, context).length;
  for (const slot of openSlots(draft, { from: addDays(today, 1), to: addDays(monday, 6) })) {
    const { workout, planned, minutes } = slot;
    if (workout.workoutType !== key.workoutType || planned.isHard || workout.isLong || minutes < 30) continue;
    const change = makeOperation(
      workouts,
      {
        op: 'replace',
        workoutId: workout.id,
        workoutType: workout.workoutType,
        minutes: Math.min(minutes, inFives(key.plannedMinutes)),
        intensity: key.intensity,
      },
      cause,
    )!;
    const result = applyOne(workouts, change, context);
    if ('code' in result || brokenLimits(result.workouts, context).length > before) continue;
    slot.minutes = Math.min(minutes, inFives(key.plannedMinutes));
    slot.becomes = { intensity: key.intensity, cause };
    return;
  }
}
