import type { Day } from '../../calendar/calendar.ts';
import { MIN_WORKOUT } from '../../constants/lengths.ts';
import { STEP_FACTOR } from '../../constants/season.ts';
import type { Cause } from '../operations.ts';
import { strengthPart, strengthWithin } from '../../rules/strengthShare.ts';
import { inFives, upToFives } from '../../workout/inFives.ts';
import {
  type AdaptationDraft,
  capMinutes,
  isHardSlot,
  isIn,
  isLongSlot,
  openSlots,
  remove,
  type Slot,
  slotTypeOf,
  type Span,
} from './adaptationDraft.ts';

type Minutes = number;

const isTaper = ({ context }: AdaptationDraft, { workout }: Slot): boolean => {
  const kind = context.week(workout.scheduledDate).target?.kind;
  return kind === 'taper' || kind === 'race';
};

/** The plan had it hard, and it has become easy. */
const isGentle = (slot: Slot): boolean => slot.planned.isHard && !isHardSlot(slot) && !isLongSlot(slot);

/** The order in which workouts give up minutes: second workouts of a day, easy ones, strength, hard ones that became easy, long ones, hard ones. */
function order(slots: readonly Slot[]): readonly Slot[] {
  const firstOfDay = new Map<Day, Slot>();
  const weight = (slot: Slot) =>
    isLongSlot(slot)
      ? 3
      : isHardSlot(slot) || slot.planned.isHard
        ? 2
        : slot.workout.workoutType === 'strength'
          ? 0
          : 1;
  for (const slot of slots) {
    const there = firstOfDay.get(slot.workout.scheduledDate);
    if (there === undefined || weight(slot) > weight(there)) firstOfDay.set(slot.workout.scheduledDate, slot);
  }
  const classOf = (slot: Slot): number => {
    if (isLongSlot(slot)) return 3;
    if (isGentle(slot)) return 2.5;
    if (slot.planned.isHard) return 4;
    if (firstOfDay.get(slot.workout.scheduledDate) !== slot) return 0;
    return slot.workout.workoutType === 'strength' ? 2 : 1;
  };
  return [...slots].sort(
    (a, b) =>
      classOf(a) - classOf(b) ||
      b.planned.minutes - a.planned.minutes ||
      (a.workout.scheduledDate + a.workout.id > b.workout.scheduledDate + b.workout.id ? -1 : 1),
  );
}

const LONG_FLOOR = 0.6;
/** Of sums of parts, so that a whole minute stays one. */
const ROUNDING = 1e-9;

/** This part of a loading week, as a part of the week's own plan: the plan has lowered step-back weeks itself, and the lower of the two counts. */
export const partOfWeek = ({ context }: AdaptationDraft, day: Day, factor: number): number =>
  context.week(day).target?.kind === 'step' ? Math.min(1, factor / STEP_FACTOR) : factor;

/** Takes a workout's minutes, down to its least, as far as the span holds more than it may; and the workout where that is not enough. */
type Shrink = (slot: Slot, least: Minutes, mayRemove: boolean) => void;

interface Budget {
  /** Part of what the plan had in the span; left out: all of it. */
  factor?: number;
  /** Minutes at the most; left out: the part alone says. */
  most?: number;
  /** The part of a day's week, where its plan is lower already. */
  partOf?: typeof partOfWeek;
}

/** Open workouts of the span in the order in which they give up minutes, for as long as it holds more than this. */
function shrinking(
  draft: AdaptationDraft,
  span: Span,
  { factor = 1, most = Infinity, partOf = partOfWeek }: Budget,
  cause: Cause,
): { open: readonly Slot[]; shrink: Shrink; room: () => Minutes; planned: Minutes } {
  const counted = draft.slots.filter(
    ({ workout }) => workout.workoutType !== 'race' && isIn(span, workout.scheduledDate),
  );
  const out = draft.removed.filter(({ scheduledDate }) => isIn(span, scheduledDate));
  const allowed = (day: Day, minutes: Minutes) => partOf(draft, day, factor) * minutes;
  const part =
    counted.reduce((sum, { workout, planned }) => sum + allowed(workout.scheduledDate, planned.minutes), 0) +
    out.reduce((sum, { scheduledDate, duration }) => sum + allowed(scheduledDate, duration), 0);
  const budget = Math.floor(Math.min(part + ROUNDING, most));
  const isMissed = ({ workout }: Slot) =>
    workout.status === 'skipped' || (workout.status === 'scheduled' && workout.scheduledDate < draft.today);
  const total = () => counted.reduce((sum, slot) => sum + (slot.removed || isMissed(slot) ? 0 : slot.minutes), 0);
  const shrink: Shrink = (slot, least, mayRemove) => {
    const need = total() - budget;
    if (need <= 0 || slot.removed) return;
    const target = Math.max(least, slot.minutes - need);
    capMinutes(slot, target, cause, true);
    if (mayRemove && !isTaper(draft, slot) && total() > budget) remove(slot, cause);
  };
  return { open: order(openSlots(draft, span)), shrink, room: () => budget - total(), planned: part };
}

/** The least that a workout is shortened to before others are left out. */
const shortOf = (slot: Slot, ofLong = LONG_FLOOR): Minutes =>
  isLongSlot(slot) ? Math.max(MIN_WORKOUT, upToFives(ofLong * slot.planned.minutes)) : MIN_WORKOUT;

/**
 * The minutes of the span within its budget, of step-back weeks what is more than that part of a loading week;
 * what is done counts, and is never touched.
 */
export function limitVolume(draft: AdaptationDraft, span: Span, budget: Budget, cause: Cause): void {
  const { open, shrink } = shrinking(draft, span, budget, cause);
  for (const slot of open) shrink(slot, shortOf(slot), !isLongSlot(slot) && !isGentle(slot));
  for (const slot of open) if (isGentle(slot)) shrink(slot, MIN_WORKOUT, true);
  for (const slot of open) if (isLongSlot(slot)) shrink(slot, MIN_WORKOUT, true);
}

/**
 * As `limitVolume`, of minutes alone: but the span keeps its days and its shape for as long as shorter workouts are enough, and what a workout that goes
 * leaves free the others keep, the long ones first.
 */
export function limitMinutes(draft: AdaptationDraft, span: Span, most: Minutes, cause: Cause): void {
  const { open, shrink, room, planned } = shrinking(draft, span, { most }, cause);
  const shareOfLong = Math.min(LONG_FLOOR, most / planned);
  const before = new Map(open.map((slot) => [slot, { minutes: slot.minutes, why: slot.why.minutes }]));
  capStrength(draft, span, most, cause);
  for (const slot of open)
    if (!slot.planned.isHard || isLongSlot(slot)) shrink(slot, shortOf(slot, shareOfLong), false);
  limitVolume(draft, span, { most }, cause);
  for (const slot of [...open].reverse()) {
    const was = before.get(slot)!;
    if (slot.removed || slot.minutes >= was.minutes) continue;
    const minutes = Math.min(was.minutes, slot.minutes + inFives(Math.max(0, room())));
    slot.minutes = minutes;
    if (minutes === was.minutes) slot.why.minutes = was.why;
  }
}

/** Strength takes its part of so many minutes: what goes for that later would leave the week smaller than it has to be. */
function capStrength(draft: AdaptationDraft, span: Span, most: Minutes, cause: Cause): void {
  let left = strengthWithin(most, strengthPart(draft.context.restrictions(span.from)));
  for (const slot of openSlots(draft, span)) {
    if (slotTypeOf(slot) !== 'strength') continue;
    capMinutes(slot, left, cause);
    if (!slot.removed) left -= slot.minutes;
  }
}
