import { type Day, isDay, weekdayOf } from '../../calendar/calendar.ts';
import type { ChangeOp, WorkoutChange } from '../changes.ts';
import { ATHLETE } from '../../messages/reader.ts';
import { type RefusalMessage, refusalText } from '../../messages/refusals.ts';
import { changeReasonOf, reasonText } from '../../messages/reason.ts';
import type { ChangeRefusalCode } from '../../codes/refusal.ts';
import type { Reason } from '../../codes/reason.ts';
import { isDone, type Intensity, type WorkoutType } from '../../codes/workout.ts';
import type { PlanningContext, ScheduledWorkout } from '../../rules/context.ts';
import { RANKS } from '../../workout/prescription/choose.ts';
import { rebuiltWorkout, type WantedWorkout, workoutOnRung } from './rebuild.ts';
import { compare } from '../../units/compare.ts';

type Trained = Exclude<WorkoutType, 'race'>;

interface Refused {
  code: ChangeRefusalCode;
  message: string;
  said: RefusalMessage;
}

export type OperationOutcome = { workouts: readonly ScheduledWorkout[] } | Refused;

const refuse = (code: ChangeRefusalCode, said: RefusalMessage): Refused => ({
  code,
  said,
  message: refusalText(said, ATHLETE),
});
/** The athlete or a coach asks for it, not a rule. */
export const isPerson = ({ source }: WorkoutChange): boolean => source === 'athlete' || source === 'coach';

/** Null: may be touched. */
function untouchable(workout: ScheduledWorkout, change: WorkoutChange, { limits }: PlanningContext): Refused | null {
  const { status, scheduledDate, workoutType, locked } = workout;
  if (workoutType === 'race') return refuse('RACE', { refusal: 'RACE_FIXED', inputs: {} });
  if (isDone(workout)) return refuse('COMPLETED', { refusal: 'FINISHED', inputs: {} });
  if (status === 'skipped') return refuse('COMPLETED', { refusal: 'SKIPPED', inputs: {} });
  if (scheduledDate < limits.today) return refuse('PAST', { refusal: 'PASSED', inputs: {} });
  if (locked && !isPerson(change)) {
    return refuse('LOCKED', { refusal: 'LOCKED', inputs: { day: scheduledDate } });
  }
  return null;
}

function dayRefusal(day: Day | undefined, { limits }: PlanningContext): Refused | null {
  if (day === undefined || !isDay(day) || day > limits.lastDay || day < limits.firstDay)
    return refuse('OUTSIDE', { refusal: 'OUTSIDE', inputs: {} });
  return day < limits.today ? refuse('PAST', { refusal: 'TOO_EARLY', inputs: {} }) : null;
}

/** An operation on a workout that may be touched. */
interface Touching {
  workouts: readonly ScheduledWorkout[];
  workout: ScheduledWorkout;
  /** Swap alone: what it changes places with. */
  other: ScheduledWorkout | undefined;
  change: WorkoutChange;
  context: PlanningContext;
}

/** The schedule with the changed workouts in their places. */
const put = (workouts: readonly ScheduledWorkout[], ...changed: ScheduledWorkout[]): OperationOutcome => ({
  workouts: workouts.map((each) => changed.find(({ id }) => id === each.id) ?? each),
});

/** What each operation makes of the schedule; where there is nothing to change, the same array. */
const OPERATIONS: Readonly<Record<Exclude<ChangeOp, 'add'>, (touching: Touching) => OperationOutcome>> = {
  move: ({ workouts, workout, change, context }) => {
    const wrong = dayRefusal(change.toDate, context);
    if (wrong !== null) return wrong;
    if (workout.scheduledDate === change.toDate) return { workouts };
    return put(workouts, marked(onDay(workout, change.toDate!), change));
  },
  swap: ({ workouts, workout, other, change }) => {
    const [from, to] = [workout.scheduledDate, other!.scheduledDate];
    if (from === to || from === change.toDate) return { workouts };
    return put(workouts, marked(onDay(workout, to), change), marked(onDay(other!, from), change));
  },
  remove: ({ workouts, workout }) => ({ workouts: workouts.filter(({ id }) => id !== workout.id) }),
  ease: (touching) => {
    const { workouts, workout, change } = touching;
    if (change.rungAfter !== undefined) return onLowerRung(touching, change.rungAfter);
    const intensity = change.intensityAfter as Intensity;
    if (!(intensity in RANKS)) return refuse('OTHER', { refusal: 'UNKNOWN_INTENSITY', inputs: {} });
    if (RANKS[workout.intensity] <= RANKS[intensity]) return { workouts };
    const made = rebuilt(touching, { intensity });
    const isEasier = RANKS[made.intensity] < RANKS[workout.intensity] || made.tss < workout.tss;
    return isEasier ? put(workouts, made) : { workouts };
  },
  resize: (touching) => {
    const { workouts, workout, change } = touching;
    const minutes = change.durationAfter;
    if (!isLength(minutes)) return refuse('OTHER', { refusal: 'LENGTH', inputs: {} });
    if (workout.duration === minutes) return { workouts };
    const made = rebuilt(touching, { minutes });
    return made.duration === workout.duration ? { workouts } : put(workouts, made);
  },
  replace: (touching) => {
    const { workouts, workout, change } = touching;
    const wanted = wantedBy(change);
    if ('code' in wanted) return wanted;
    const { workoutType, intensity, minutes } = wanted;
    const { templateId = null } = change;
    const isSame =
      templateId === null
        ? workout.workoutType === workoutType && workout.duration === minutes && workout.intensity === intensity
        : workout.templateId === templateId;
    if (isSame) return { workouts };
    const made = rebuilt(touching, { ...wanted, templateId, isLong: false });
    if (made.workoutType !== workoutType) return refuse('INJURY', { refusal: 'INJURED', inputs: {} });
    if (templateId !== null && made.templateId !== templateId)
      return refuse('OTHER', { refusal: 'NO_ROOM_FOR_TEST', inputs: {} });
    return put(workouts, made);
  },
};

/** The schedule after one change, limits not yet looked at. The same array: nothing to change. */
export function applyOne(
  workouts: readonly ScheduledWorkout[],
  change: WorkoutChange,
  context: PlanningContext,
): OperationOutcome {
  const { op } = change;
  if (op === 'add') return added(workouts, change, context);
  const at = (id: string | undefined) => workouts.find((each) => each.id === id);
  const workout = at(change.workoutId);
  const other = op === 'swap' ? at(change.otherWorkoutId) : undefined;
  if (workout === undefined || (op === 'swap' && other === undefined))
    return refuse('NOT_FOUND', { refusal: 'NOT_FOUND', inputs: {} });
  const wrong = untouchable(workout, change, context) ?? (other ? untouchable(other, change, context) : null);
  return wrong ?? OPERATIONS[op]({ workouts, workout, other, change, context });
}

/** What a change wants in the place of a workout, or where there is none. */
function wantedBy({
  workoutType,
  intensityAfter,
  durationAfter,
}: WorkoutChange): Pick<WantedWorkout, 'workoutType' | 'intensity' | 'minutes'> | Refused {
  if (!isLength(durationAfter)) return refuse('OTHER', { refusal: 'LENGTH', inputs: {} });
  const wanted = { workoutType: workoutType as Trained, intensity: intensityAfter as Intensity };
  if (!isKnown(wanted)) return refuse('OTHER', { refusal: 'UNKNOWN_KIND', inputs: {} });
  return { ...wanted, minutes: durationAfter };
}

/** The same family on that rung; nothing where the workout is there or lower already, or would not be less. */
function onLowerRung({ workouts, workout, change, context }: Touching, rung: number): OperationOutcome {
  const made = workoutOnRung(workout, rung, context, workouts);
  return made === null ? { workouts } : put(workouts, marked({ ...workout, ...made }, change, workout));
}

const isLength = (minutes: number | undefined): minutes is number =>
  minutes !== undefined && minutes >= 15 && minutes <= 1440;
const isKnown = ({ workoutType, intensity }: Pick<WantedWorkout, 'workoutType' | 'intensity'>): boolean =>
  ['run', 'bike', 'swim', 'strength', 'brick'].includes(workoutType) &&
  intensity in RANKS &&
  intensity !== 'race' &&
  intensity !== 'rest';

function onDay(workout: ScheduledWorkout, day: Day): ScheduledWorkout {
  return { ...workout, scheduledDate: day, dayOfWeek: weekdayOf(day) };
}

function rebuilt({ workouts, workout, change, context }: Touching, wanted: Partial<WantedWorkout>): ScheduledWorkout {
  const { workoutType, intensity, duration, scheduledDate, templateId, isLong } = workout;
  const { zoneSeconds: _, ...prescribed } = rebuiltWorkout(
    { workoutType: workoutType as Trained, intensity, minutes: duration, scheduledDate, templateId, isLong, ...wanted },
    context,
    workouts,
  );
  return marked({ ...workout, ...prescribed, isLong: wanted.isLong ?? isLong }, change, workout);
}

function added(
  workouts: readonly ScheduledWorkout[],
  change: WorkoutChange,
  context: PlanningContext,
): OperationOutcome {
  const { toDate } = change;
  if (workouts.some(({ id }) => id === change.id)) return { workouts };
  const wrong = dayRefusal(toDate, context);
  if (wrong !== null) return wrong;
  const wanted = wantedBy(change);
  if ('code' in wanted) return wanted;
  const place = { scheduledDate: toDate!, templateId: null, isLong: false };
  const { zoneSeconds: _, ...prescribed } = rebuiltWorkout({ ...wanted, ...place }, context, workouts);
  if (prescribed.workoutType !== wanted.workoutType) return refuse('INJURY', { refusal: 'INJURED', inputs: {} });
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
  return { workouts: [...workouts, marked(made, change)].sort((a, b) => compare(a.scheduledDate, b.scheduledDate)) };
}

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
    [
      'fromDate',
      'toDate',
      'durationBefore',
      'durationAfter',
      'intensityBefore',
      'intensityAfter',
      'rungBefore',
      'rungAfter',
    ] as const
  ).flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]] as const]));
  const was = before && { durationBefore: before.duration, intensityBefore: before.intensity };
  return changeReasonOf(reasonCode, source, { op, ...was, ...Object.fromEntries(numbers), ...inputs }, because);
}
