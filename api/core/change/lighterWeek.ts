import type { Day } from '../calendar/calendar.ts';
import { type WorkoutChange } from './changes.ts';
import { COACH } from '../messages/reader.ts';
import { messageFor } from '../messages/limitOrRefusal.ts';
import { dayName } from '../calendar/dayNames.ts';
import { applyOperations, makeOperation } from './operations.ts';
import { planningContextOf, isOpen, minutesOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { settleStrength } from './operations/settleStrength.ts';
import { withoutDetours } from './operations/withoutDetours.ts';
import { inFives } from '../workout/inFives.ts';
import { compare } from '../units/compare.ts';
import { timeText } from '../units/timeText.ts';

/** No workout becomes shorter than this, minutes; below it a workout is not worth the way to it. */
const MIN_MINUTES = 15;

export interface LighterWeek {
  /** Each holds after those before it. */
  changes: readonly WorkoutChange[];
  /** Workouts that stay as they are, and why. */
  kept: readonly { workoutId: string; message: string }[];
  /** Minutes still ahead in the week, before and after. */
  minutesBefore: number;
  minutesAfter: number;
}

interface Asked {
  /** Monday and Sunday of the week. */
  firstDay: Day;
  lastDay: Day;
  /** Percent of each workout's minutes, 1 to 90. */
  percent: number;
}

/**
 * A coach takes a share off every workout that is still ahead in a week; intensity stays. What a person wrote by hand keeps its
 * length, and a workout goes only as far down as its kind and the athlete's limits allow. Strength that would be too much of what is left
 * moves or goes.
 */
export function lighterWeek(
  workouts: readonly ScheduledWorkout[],
  limits: ScheduleLimits,
  { firstDay, lastDay, percent }: Asked,
): LighterWeek {
  const context = planningContextOf(limits);
  const ahead = workouts.filter(
    (workout) => isOpen(workout, limits.today) && workout.scheduledDate >= firstDay && workout.scheduledDate <= lastDay,
  );
  const changes: WorkoutChange[] = [];
  const kept: { workoutId: string; message: string }[] = [];
  let now = workouts;
  for (const { id, scheduledDate, duration, templateId, description } of [...ahead].sort(inOrder)) {
    const stays = (why: string) =>
      kept.push({ workoutId: id, message: `${description} on ${dayName(scheduledDate)} stays: ${why}` });
    if (templateId === null) {
      stays('a person wrote it by hand.');
      continue;
    }
    const wanted = Math.max(MIN_MINUTES, inFives(duration * (1 - percent / 100)));
    const tried = applyOperations(now, [resized(now, id, wanted, percent)], context);
    const made = tried.workouts.find((each) => each.id === id)!;
    if (tried.refused[0]) stays(lowered(messageFor(tried.refused[0], COACH)));
    else if (made.duration >= duration) stays(`${timeText(duration)} is the least for its kind.`);
    else {
      // the sentence says the length that the workout really gets
      const change = resized(now, id, made.duration, percent);
      now = applyOperations(now, [change], context).workouts;
      changes.push(change);
    }
  }
  // strength gets no shorter than the least for its kind, and would be too much of what is left; a person's is as it was before
  const isLocked = new Map(workouts.map(({ id, locked }) => [id, locked]));
  const open = now.map((each) => ({ ...each, locked: isLocked.get(each.id)! }));
  const settling = settleStrength(workouts, open, context, { leavesOut: true }).map((change): WorkoutChange => ({
    ...change,
    source: 'coach',
  }));
  now = applyOperations(now, settling, context).workouts;
  const ids = new Set(ahead.map(({ id }) => id));
  return {
    changes: withoutDetours(workouts, [...changes, ...settling]),
    kept,
    minutesBefore: minutesOf(ahead),
    minutesAfter: minutesOf(now.filter(({ id }) => ids.has(id))),
  };
}

function resized(
  workouts: readonly ScheduledWorkout[],
  workoutId: string,
  minutes: number,
  percent: number,
): WorkoutChange {
  const cause = {
    reasonCode: 'COACH_LIGHTER',
    source: 'coach',
    inputs: { percent },
  } as const;
  return makeOperation(workouts, { op: 'resize', workoutId, minutes }, cause)!;
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Strength and hard workouts have a share of the week: they go first, so that the share never grows on the way. */
const weight = ({ workoutType, isHard, isLong }: ScheduledWorkout) =>
  workoutType === 'strength' ? 0 : isHard ? 1 : isLong ? 2 : 3;
const inOrder = (a: ScheduledWorkout, b: ScheduledWorkout) =>
  weight(a) - weight(b) || compare(a.scheduledDate, b.scheduledDate);
