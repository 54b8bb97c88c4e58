import { type Day, isDay, weekdayOf } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../changes.ts';
import { ATHLETE } from '../../messages/reader.ts';
import { type RefusalMessage, refusalText } from '../../messages/refusals.ts';
import { changeReasonOf, reasonText } from '../../messages/reason.ts';
import type { ChangeRefusalCode } from '../../codes/refusal.ts';
import type { Reason } from '../../codes/reason.ts';
import type { Intensity, WorkoutType } from '../../codes/workout.ts';
import type { PlanningContext, ScheduledWorkout } from '../../rules/context.ts';
import { RANKS, rebuiltWorkout, type WantedWorkout } from './rebuild.ts';

type Trained = Exclude<WorkoutType, 'race'>;

export type OperationOutcome =
  { workouts: readonly ScheduledWorkout[] } | { code: ChangeRefusalCode; message: string; said: RefusalMessage };

const refuse = (code: ChangeRefusalCode, said: RefusalMessage): OperationOutcome => ({
  code,
  said,
  message: refusalText(said, ATHLETE),
});
/** The athlete or a coach asks for it, not a rule. */
export const isPerson = ({ source }: WorkoutChange): boolean => source === 'athlete' || source === 'coach';

/** Null: may be touched. */
function untouchable(
  workout: ScheduledWorkout,
  change: WorkoutChange,
  { limits }: PlanningContext,
): OperationOutcome | null {
  const { status, scheduledDate, workoutType, locked } = workout;
  if (workoutType === 'race') return refuse('RACE', { refusal: 'RACE_FIXED', inputs: {} });
  if (status === 'completed' || status === 'partially_completed')
    return refuse('COMPLETED', { refusal: 'FINISHED', inputs: {} });
  if (status === 'skipped') return refuse('COMPLETED', { refusal: 'SKIPPED', inputs: {} });
  if (scheduledDate < limits.today) return refuse('PAST', { refusal: 'PASSED', inputs: {} });
  if (locked && !isPerson(change)) {
    return refuse('LOCKED', { refusal: 'LOCKED', inputs: { day: scheduledDate } });
  }
  return null;
}

function dayRefusal(day: Day | undefined, { limits }: PlanningContext): OperationOutcome | null {
  if (day === undefined || !isDay(day) || day > limits.lastDay || day < limits.firstDay)
    return refuse('OUTSIDE', { refusal: 'OUTSIDE', inputs: {} });
  return day < limits.today ? refuse('PAST', { refusal: 'TOO_EARLY', inputs: {} }) : null;
}

/** The schedule after one change, limits not yet looked at. The same array: nothing to change. */
export function applyOne(
  workouts: readonly ScheduledWorkout[],
  change: WorkoutChange,
  context: PlanningContext,
): OperationOutcome {
  const at = (id: string | undefined) => workouts.find((each) => each.id === id);
  if (change.op === 'add') return added(workouts, change, context);
  const workout = at(change.workoutId);
  if (workout === undefined) return refuse('NOT_FOUND', { refusal: 'NOT_FOUND', inputs: {} });
  const other = change.op === 'swap' ? at(change.otherWorkoutId) : undefined;
  if (change.op === 'swap' && other === undefined) return refuse('NOT_FOUND', { refusal: 'NOT_FOUND', inputs: {} });
  const touch = untouchable(workout, change, context) ?? (other ? untouchable(other, change, context) : null);
  if (touch !== null) return touch;
  const same: OperationOutcome = { workouts };
  const put = (...changed: ScheduledWorkout[]): OperationOutcome => ({
    workouts: workouts.map((each) => changed.find(({ id }) => id === each.id) ?? each),
  });
  switch (change.op) {
    case 'move': {
      const wrong = dayRefusal(change.toDate, context);
      if (wrong !== null) return wrong;
      if (workout.scheduledDate === change.toDate) return same;
      return put(marked(onDay(workout, change.toDate!), change));
    }
    case 'swap': {
      if (workout.scheduledDate === other!.scheduledDate || workout.scheduledDate === change.toDate) return same;
      return put(
        marked(onDay(workout, other!.scheduledDate), change),
        marked(onDay(other!, workout.scheduledDate), change),
      );
    }
    case 'remove':
      return { workouts: workouts.filter(({ id }) => id !== workout.id) };
    case 'ease': {
      const intensity = change.intensityAfter as Intensity;
      if (!(intensity in RANKS)) return refuse('OTHER', { refusal: 'UNKNOWN_INTENSITY', inputs: {} });
      if (RANKS[workout.intensity] <= RANKS[intensity]) return same;
      const made = rebuilt(workout, { intensity }, change, context, workouts);
      return RANKS[made.intensity] < RANKS[workout.intensity] || made.tss < workout.tss ? put(made) : same;
    }
    case 'resize': {
      if (!isLength(change.durationAfter)) return refuse('OTHER', { refusal: 'LENGTH', inputs: {} });
      if (workout.duration === change.durationAfter) return same;
      const made = rebuilt(workout, { minutes: change.durationAfter! }, change, context, workouts);
      return made.duration === workout.duration ? same : put(made);
    }
    case 'replace': {
      const { workoutType, intensityAfter, durationAfter } = change;
      if (!isLength(durationAfter)) return refuse('OTHER', { refusal: 'LENGTH', inputs: {} });
      const wanted = {
        workoutType: workoutType as Trained,
        intensity: intensityAfter as Intensity,
        minutes: durationAfter!,
      };
      if (!isKnown(wanted)) return refuse('OTHER', { refusal: 'UNKNOWN_KIND', inputs: {} });
      const isDone =
        workout.workoutType === workoutType &&
        workout.duration === durationAfter &&
        workout.intensity === intensityAfter;
      if (isDone) return same;
      const made = rebuilt(workout, { ...wanted, templateId: null, isLong: false }, change, context, workouts);
      return made.workoutType === workoutType ? put(made) : refuse('INJURY', { refusal: 'INJURED', inputs: {} });
    }
  }
}

const isLength = (minutes: number | undefined): boolean => minutes !== undefined && minutes >= 15 && minutes <= 1440;
const isKnown = ({ workoutType, intensity }: Pick<WantedWorkout, 'workoutType' | 'intensity'>): boolean =>
  ['run', 'bike', 'swim', 'strength', 'brick'].includes(workoutType) &&
  intensity in RANKS &&
  intensity !== 'race' &&
  intensity !== 'rest';

function onDay(workout: ScheduledWorkout, day: Day): ScheduledWorkout {
  return { ...workout, scheduledDate: day, dayOfWeek: weekdayOf(day) };
}

function rebuilt(
  workout: ScheduledWorkout,
  wanted: Partial<WantedWorkout>,
  change: WorkoutChange,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): ScheduledWorkout {
  const { workoutType, intensity, duration, scheduledDate, templateId, isLong } = workout;
  const { zoneSeconds: _, ...prescribed } = rebuiltWorkout(
    { workoutType: workoutType as Trained, intensity, minutes: duration, scheduledDate, templateId, isLong, ...wanted },
    context,
    others,
  );
  return marked({ ...workout, ...prescribed, isLong: wanted.isLong ?? isLong }, change, workout);
}

function added(
  workouts: readonly ScheduledWorkout[],
  change: WorkoutChange,
  context: PlanningContext,
): OperationOutcome {
  const { toDate, workoutType, intensityAfter, durationAfter } = change;
  if (workouts.some(({ id }) => id === change.id)) return { workouts };
  const wrong = dayRefusal(toDate, context);
  if (wrong !== null) return wrong;
  if (!isLength(durationAfter)) return refuse('OTHER', { refusal: 'LENGTH', inputs: {} });
  const wanted = { workoutType: workoutType as Trained, intensity: intensityAfter as Intensity };
  if (!isKnown(wanted)) return refuse('OTHER', { refusal: 'UNKNOWN_KIND', inputs: {} });
  const place = { scheduledDate: toDate!, minutes: durationAfter!, templateId: null, isLong: false };
  const { zoneSeconds: _, ...prescribed } = rebuiltWorkout({ ...wanted, ...place }, context, workouts);
  if (prescribed.workoutType !== workoutType) return refuse('INJURY', { refusal: 'INJURED', inputs: {} });
  const made: ScheduledWorkout = {
    ...prescribed,
    id: change.id,
    scheduledDate: toDate!,
    dayOfWeek: weekdayOf(toDate!),
    isLong: false,
    timeOfDay: context.limits.athlete.preferences.preferredWorkoutTimes,
    reasons: [],
    status: 'scheduled',
    locked: false,
    madeBy: change.source === 'coach' ? 'coach' : isPerson(change) ? 'athlete' : 'planner',
  };
  return { workouts: [...workouts, marked(made, change)].sort(inOrder) };
}

const inOrder = (a: ScheduledWorkout, b: ScheduledWorkout): number =>
  a.scheduledDate < b.scheduledDate ? -1 : a.scheduledDate > b.scheduledDate ? 1 : 0;

/** With the change's reason; what a person changed is theirs. */
function marked(workout: ScheduledWorkout, change: WorkoutChange, before?: ScheduledWorkout): ScheduledWorkout {
  const reason = changeReason(change, before);
  // a reason that was kept in other words is the same where it would be said alike now
  const others = workout.reasons.filter(
    (kept) => kept.code !== reason.code || reasonText(kept, ATHLETE) !== reason.text,
  );
  return { ...workout, reasons: [...others, reason], locked: workout.locked || isPerson(change) };
}

/** Why a changed workout is as it is, from the change's own numbers; one made anew may differ in others too. */
function changeReason(change: WorkoutChange, before?: ScheduledWorkout): Reason {
  const { op, reasonCode, source = 'rule', inputs = {}, because } = change;
  const numbers = (
    ['fromDate', 'toDate', 'durationBefore', 'durationAfter', 'intensityBefore', 'intensityAfter'] as const
  ).flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]] as const]));
  const was = before && { durationBefore: before.duration, intensityBefore: before.intensity };
  return changeReasonOf(reasonCode, source, { op, ...was, ...Object.fromEntries(numbers), ...inputs }, because);
}
