import { groupedBy } from '../../units/groupedBy.ts';
import { addDays, type Day } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../changes.ts';
import { MIN_WORKOUT } from '../../constants/lengths.ts';
import { type Cause, makeOperation, type Operation } from '../operations.ts';
import { isOpen, type PlanningContext, type ScheduledWorkout } from '../../rules/context.ts';
import { isHardIntensity, RANKS } from '../../workout/prescription/choose.ts';
import { inFives } from '../../workout/inFives.ts';
import type { Intensity, WorkoutType } from '../../codes/workout.ts';
import type { RemovedWorkout } from './events.ts';

type Minutes = number;

/** A workout on the way to being adapted. Only `tighten` changes it, and only downwards. */
export interface Slot {
  readonly workout: ScheduledWorkout;
  /** Minutes and intensity that the plan had before any adaptation. */
  readonly planned: { minutes: Minutes; intensity: Intensity; isHard: boolean };
  /** Done, past, locked or a race. */
  readonly fixed: boolean;
  minutes: Minutes;
  intensity: Intensity;
  /** A lower rung of its family, 1 the first; null: it stays on its own. */
  rung: number | null;
  removed: boolean;
  /** Another sport in its place. */
  instead: { workoutType: WorkoutType; cause: Cause } | null;
  movesTo: { day: Day; cause: Cause } | null;
  /** A missed key workout comes here. */
  becomes: { intensity: Intensity; cause: Cause } | null;
  why: { minutes?: Cause; intensity?: Cause; rung?: Cause; removed?: Cause };
}

export interface AdaptationDraft {
  readonly today: Day;
  readonly context: PlanningContext;
  readonly slots: readonly Slot[];
  /** Workouts that earlier adaptation took out, as the plan had them. */
  readonly removed: readonly RemovedWorkout[];
}

export const isHardSlot = ({ intensity, removed }: Slot): boolean => !removed && isHardIntensity(intensity);

/** The sport as it will be. */
export const slotTypeOf = ({ instead, workout }: Slot): WorkoutType => instead?.workoutType ?? workout.workoutType;
/** What comes in the place of a long workout is no long one. */
export const isLongSlot = ({ instead, workout }: Slot): boolean => instead === null && workout.isLong;

/** What changes by rules left on the workout. */
export const ruleReasons = ({ reasons }: ScheduledWorkout) =>
  reasons.filter(({ inputs, source }) => 'op' in inputs && source !== 'athlete' && source !== 'coach');

/** No rule takes anything from the span, now or before. */
export const isUntouched = ({ slots, removed }: AdaptationDraft, span: Span): boolean =>
  !removed.some(({ scheduledDate }) => isIn(span, scheduledDate)) &&
  slots.every(
    ({ workout, removed: isOut, instead, why }) =>
      !isIn(span, workout.scheduledDate) ||
      (!isOut &&
        instead === null &&
        why.minutes === undefined &&
        why.intensity === undefined &&
        why.rung === undefined &&
        ruleReasons(workout).length === 0),
  );

/** What the plan had before rules changed it, read from the reasons that those changes left. */
function plannedOf(workout: ScheduledWorkout): Slot['planned'] {
  const changes = ruleReasons(workout);
  const first = (name: string) => changes.find(({ inputs }) => inputs[name] !== undefined)?.inputs[name];
  const minutes = (first('durationBefore') as number | undefined) ?? workout.duration;
  const intensity = (first('intensityBefore') as Intensity | undefined) ?? workout.intensity;
  return { minutes, intensity, isHard: isHardIntensity(intensity) };
}

/** A workout that was eased before it was taken out was more in the plan. */
function asPlanned(workout: RemovedWorkout): RemovedWorkout {
  const { minutes, isHard } = plannedOf(workout);
  return { ...workout, duration: minutes, isHard };
}

export function adaptationDraftOf(
  workouts: readonly ScheduledWorkout[],
  removed: readonly RemovedWorkout[],
  context: PlanningContext,
): AdaptationDraft {
  const { today } = context.limits;
  const slots = workouts.map((workout): Slot => ({
    workout,
    planned: plannedOf(workout),
    fixed: !isOpen(workout, today) || workout.locked,
    minutes: workout.duration,
    intensity: workout.intensity,
    rung: null,
    removed: false,
    instead: null,
    movesTo: null,
    becomes: null,
    why: {},
  }));
  slots.sort((a, b) => (a.workout.scheduledDate + a.workout.id < b.workout.scheduledDate + b.workout.id ? -1 : 1));
  return { today, context, slots, removed: removed.map(asPlanned) };
}

/** The draft on which a rule works: where it may change nothing, one that is thrown away. */
export const draftForRule = (draft: AdaptationDraft, isAllowed: boolean): AdaptationDraft =>
  isAllowed ? draft : { ...draft, slots: draft.slots.map((slot) => ({ ...slot, why: { ...slot.why } })) };

export interface Span {
  from: Day;
  to: Day;
}

export const spanOf = (from: Day, days: number): Span => ({ from, to: addDays(from, days - 1) });
export const isIn = ({ from, to }: Span, day: Day): boolean => day >= from && day <= to;

/** Open workouts of the span that still stand. */
export const openSlots = ({ slots }: AdaptationDraft, span: Span): readonly Slot[] =>
  slots.filter(({ fixed, removed, workout }) => !fixed && !removed && isIn(span, workout.scheduledDate));

export function remove(slot: Slot, cause: Cause): void {
  if (slot.removed || slot.fixed) return;
  slot.removed = true;
  slot.why.removed = cause;
}

/** At most these minutes; a workout that would be too short to be one is left out, in tapers kept at its shortest. */
export function capMinutes(slot: Slot, most: Minutes, cause: Cause, keep = false): void {
  if (slot.removed || slot.fixed || slot.minutes <= most) return;
  const least = Math.min(MIN_WORKOUT, slot.minutes);
  if (most < least && !keep) return remove(slot, cause);
  const minutes = Math.max(least, inFives(most));
  if (minutes >= slot.minutes) return;
  slot.minutes = minutes;
  slot.why.minutes = cause;
}

export function easeTo(slot: Slot, intensity: Intensity, cause: Cause): void {
  if (slot.removed || slot.fixed) return;
  // the easiest brick and the easiest strength workout are easy ones
  const type = slotTypeOf(slot);
  const mildest = type === 'brick' || type === 'strength' ? 'easy' : 'recovery';
  const to = RANKS[intensity] < RANKS[mildest] ? mildest : intensity;
  // a brick without race pace is easy already
  const rank = type === 'brick' && slot.intensity === 'moderate' ? RANKS.easy : RANKS[slot.intensity];
  if (rank <= RANKS[to]) return;
  slot.intensity = to;
  slot.why.intensity = cause;
}

/** Earlier adaptation took a hard workout out of the span: the next one has had its turn. */
export const isHardGone = ({ removed }: AdaptationDraft, span: Span): boolean =>
  removed.some(({ isHard, scheduledDate }) => isHard && isIn(span, scheduledDate));

/** Hard days of the span that the plan had, those already taken out included. */
export function plannedHardDays({ slots, removed }: AdaptationDraft, span: Span): number {
  const days = [
    ...slots
      .filter(({ planned, workout }) => planned.isHard && workout.workoutType !== 'race')
      .map(({ workout }) => workout.scheduledDate),
    ...removed.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate),
  ];
  return new Set(days.filter((day) => isIn(span, day))).size;
}

/** At most so many hard days in the span, what is done counted; the later ones become easy. */
export function limitHard(draft: AdaptationDraft, span: Span, most: number, cause: Cause): void {
  const hard = draft.slots.filter(
    (slot) =>
      isHardSlot(slot) &&
      slot.workout.workoutType !== 'race' &&
      slot.workout.status !== 'skipped' &&
      isIn(span, slot.workout.scheduledDate),
  );
  const days = [...new Set(hard.map(({ workout }) => workout.scheduledDate))].sort();
  const fixedDays = new Set(hard.filter(({ fixed }) => fixed).map(({ workout }) => workout.scheduledDate));
  let left = Math.max(0, most - fixedDays.size);
  for (const day of days) {
    if (fixedDays.has(day)) continue;
    if (left > 0) {
      left -= 1;
      continue;
    }
    for (const slot of hard) if (slot.workout.scheduledDate === day) easeTo(slot, 'easy', cause);
  }
}

/** One more day without training: the day of the span with the least to lose, neither hard nor long if there is such a one. */
export function addRestDay(draft: AdaptationDraft, span: Span, cause: Cause): void {
  // once: a day that this rule has emptied before stays the one, also when it has passed
  if (draft.removed.some(({ scheduledDate, removedBy }) => isIn(span, scheduledDate) && removedBy === cause.reasonCode))
    return;
  const byDay = groupedBy(openSlots(draft, span), ({ workout }) => workout.scheduledDate);
  if (byDay.size < 2) return;
  const cost = (slots: readonly Slot[]) =>
    slots.reduce((sum, slot) => sum + slot.planned.minutes + (slot.planned.isHard || isLongSlot(slot) ? 1000 : 0), 0);
  const [least] = [...byDay.values()].sort(
    (a, b) => cost(a) - cost(b) || (a[0]!.workout.scheduledDate < b[0]!.workout.scheduledDate ? 1 : -1),
  );
  for (const slot of least ?? []) remove(slot, cause);
}

/** The draft as changes to the schedule, in the order of days. */
export function changesOfDraft({ slots }: AdaptationDraft): WorkoutChange[] {
  return slots.flatMap((slot) => {
    const { workout, removed, instead, movesTo, becomes, minutes, intensity, rung, why } = slot;
    const workoutId = workout.id;
    const made = (operation: Operation, cause: Cause) => makeOperation([workout], operation, cause) ?? [];
    if (removed) return made({ op: 'remove', workoutId }, why.removed!);
    if (instead)
      return made({ op: 'replace', workoutId, workoutType: instead.workoutType, minutes, intensity }, instead.cause);
    if (becomes) {
      const { workoutType } = workout;
      return made({ op: 'replace', workoutId, workoutType, minutes, intensity: becomes.intensity }, becomes.cause);
    }
    return [
      ...(movesTo === null ? [] : [made({ op: 'move', workoutId, toDate: movesTo.day }, movesTo.cause)].flat()),
      ...(intensity === workout.intensity ? [] : [made({ op: 'ease', workoutId, intensity }, why.intensity!)].flat()),
      ...(rung === null || intensity !== workout.intensity
        ? []
        : [made({ op: 'ease', workoutId, rung }, why.rung!)].flat()),
      ...(minutes === workout.duration ? [] : [made({ op: 'resize', workoutId, minutes }, why.minutes!)].flat()),
    ];
  });
}
