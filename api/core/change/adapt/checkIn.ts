import { isUnavailable } from '../../athlete/blackout.ts';
import { addDays, type Day, daysBetween, weekdayIndex } from '../../calendar/calendar.ts';
import { BAND_VOLUME, CHECK_IN_DAYS, CHECK_IN_STALE_DAYS, LIFE, RED_MINUTES } from '../../constants/adapt.ts';
import { type Cause, makeOperation } from '../operations.ts';
import { applyOne } from '../operations/applyOne.ts';
import { brokenLimits } from '../../rules/rules.ts';
import { readiness, type Readiness } from '../../athlete/readiness.ts';
import { BANDS, type ReadinessBand } from '../../codes/athlete.ts';
import {
  addRestDay,
  type AdaptationDraft,
  capMinutes,
  easeTo,
  isHardGone,
  isHardSlot,
  isIn,
  isLongSlot,
  isUntouched,
  limitHard,
  plannedHardDays,
  remove,
  type Slot,
  type Span,
  spanOf,
  openSlots,
} from './adaptationDraft.ts';
import { limitVolume } from './limitVolume.ts';
import type { CheckIn, PastFeedback } from './events.ts';
import { type Advice, adviceOf } from '../../messages/notes.ts';
import { easeLongs } from './fatigue.ts';

/** The newest check-in, where it still counts and the athlete lets the plan follow it, with the readiness it speaks of. */
export interface CurrentCheckIn {
  checkIn: CheckIn;
  readiness: Readiness | null;
  /** Readiness of the check-in of the week before; null: none. */
  before: Readiness | null;
  span: Span;
}

export function latestCheckIn(today: Day, checkIns: readonly CheckIn[]): CurrentCheckIn | null {
  const sorted = checkIns
    .filter(({ answeredOn }) => answeredOn <= today)
    .sort((a, b) => (a.answeredOn < b.answeredOn ? -1 : 1));
  const checkIn = sorted.at(-1);
  if (checkIn === undefined || daysBetween(checkIn.answeredOn, today) > CHECK_IN_STALE_DAYS) return null;
  // an earlier one does not count again in its place
  if (checkIn.isPlanKept) return null;
  const earlier = sorted.slice(0, -1);
  const last = earlier.at(-1);
  const isWeekBefore = last !== undefined && daysBetween(last.answeredOn, checkIn.answeredOn) <= 13;
  return {
    checkIn,
    readiness: readiness(checkIn, earlier),
    before: isWeekBefore ? readiness(last, earlier.slice(0, -1)) : null,
    span: spanOf(checkIn.answeredOn, CHECK_IN_DAYS),
  };
}

/** Is there something in the check-in that such a rule answers? */
export function asksFor(current: CurrentCheckIn | null, rule: 'readiness' | 'life'): boolean {
  if (current === null) return false;
  const { checkIn, readiness: ready } = current;
  if (rule === 'life') return checkIn.travelThisWeek === true || checkIn.majorDeadlines === true;
  return ready !== null && ready.band !== 'green';
}

/** The day is one of taper or race week. */
export const isRacing = (draft: AdaptationDraft, day: Day): boolean => {
  const kind = draft.context.week(day).target?.kind;
  return kind === 'taper' || kind === 'race';
};

/** A week of low readiness on the way to being adapted. */
interface WornWeek {
  draft: AdaptationDraft;
  current: CurrentCheckIn;
  history: readonly PastFeedback[];
  /** What of it is still ahead. */
  ahead: Span;
  cause: Cause;
}

/** What each band asks for besides what the better ones do. */
const ASKED: Readonly<Record<ReadinessBand, (week: WornWeek) => void>> = {
  green: () => {},
  amber: ({ draft, current: { span }, history, ahead, cause }) => {
    easeLongs(draft, span, history, cause);
    for (const slot of openSlots(draft, ahead)) if (slot.intensity === 'vo2max') easeTo(slot, 'threshold', cause);
    limitHard(draft, span, Math.max(1, plannedHardDays(draft, span) - 1), cause);
    limitVolume(draft, span, { factor: BAND_VOLUME.amber }, cause);
  },
  orange: ({ draft, current: { span, checkIn, readiness: ready }, ahead, cause }) => {
    limitHard(draft, span, 1, cause);
    for (const slot of openSlots(draft, ahead)) easeTo(slot, 'moderate', cause);
    limitVolume(draft, span, { factor: BAND_VOLUME.orange }, cause);
    const isWorn = (checkIn.musclesSoreness ?? 0) > 6 || (checkIn.sleep ?? 10) < 4;
    if (isWorn || ready?.band === 'red') addRestDay(draft, span, { ...cause, reasonCode: 'READINESS_REST_DAY' });
  },
  red: ({ draft, current: { span, before }, ahead, cause }) => {
    for (const slot of openSlots(draft, ahead)) {
      easeTo(slot, before?.band === 'red' ? 'recovery' : 'easy', cause);
      capMinutes(slot, RED_MINUTES, cause, true);
    }
    limitVolume(draft, span, { factor: BAND_VOLUME.red }, cause);
  },
};

/**
 * What a check-in asks for. A worse band does everything that the better ones do and more, so that a worse week never gives
 * more training. Where taper or race week has come, only red acts, on the next hard workout; long workouts of the week before are eased.
 */
export function adaptToReadiness(
  draft: AdaptationDraft,
  current: CurrentCheckIn,
  history: readonly PastFeedback[],
): void {
  const { readiness: ready, checkIn, span } = current;
  if (ready === null || ready.band === 'green') return;
  const cause = readinessCause(ready, checkIn);
  const near = draft.slots.filter(({ workout }) => isIn(span, workout.scheduledDate));
  const days = [...near.map(({ workout }) => workout), ...draft.removed].map(({ scheduledDate }) => scheduledDate);
  if (days.some((day) => isIn(span, day) && isRacing(draft, day))) {
    easeLongs(draft, span, history, cause, (day) => !isRacing(draft, day));
    if (ready.band === 'red') removeNextHard(draft, near, span, cause);
    return;
  }
  const ahead: Span = { from: span.from > draft.today ? span.from : draft.today, to: span.to };
  for (const band of BANDS.slice(0, BANDS.indexOf(ready.band) + 1))
    ASKED[band]({ draft, current, history, ahead, cause });
}

function readinessCause({ score, band, named, isBelowUsual }: Readiness, checkIn: CheckIn): Cause {
  const { stress, sleep, mood, mentalReadiness, musclesSoreness, energyLevel } = checkIn;
  const ratings = { stress, sleep, mood, mentalReadiness, musclesSoreness, energyLevel };
  return {
    reasonCode: `READINESS_${band.toUpperCase() as Uppercase<Exclude<ReadinessBand, 'green'>>}`,
    source: 'checkIn',
    inputs: { score: Math.round(score), band, ...ratings, named, isBelowUsual },
  };
}

function removeNextHard(draft: AdaptationDraft, near: readonly Slot[], span: Span, cause: Cause): void {
  const hard = near.find(
    ({ planned, workout }) => planned.isHard && workout.workoutType !== 'race' && workout.status === 'scheduled',
  );
  if (hard === undefined || hard.fixed) return;
  if (!isHardGone(draft, { from: span.from, to: hard.workout.scheduledDate })) remove(hard, cause);
}

/** What is said in the second red week running. */
export const redAgainAdvice = ({ readiness: ready, before }: CurrentCheckIn): Advice[] =>
  ready?.band === 'red' && before?.band === 'red'
    ? [adviceOf('TWO_RED_WEEKS', { score: Math.round(ready.score) })]
    : [];

/** Does the workout fit on that day as well as where it is? Then it goes there. */
function moves(draft: AdaptationDraft, slot: Slot, day: Day, cause: Cause): boolean {
  const { slots, context } = draft;
  if (
    slot.planned.isHard ||
    slots.some(
      (each) => each.workout.scheduledDate === day && (each.workout.isLong || each.workout.workoutType === 'race'),
    )
  )
    return false;
  const workouts = slots.filter(({ removed }) => !removed).map(({ workout }) => workout);
  const change = makeOperation(workouts, { op: 'move', workoutId: slot.workout.id, toDate: day }, cause)!;
  const result = applyOne(workouts, change, context);
  if ('code' in result || brokenLimits(result.workouts, context).length > brokenLimits(workouts, context).length)
    return false;
  slot.movesTo = { day, cause };
  return true;
}

/** Long workouts of days away go to the last day of the week that is free for training, or become shorter. */
function adaptLongs(draft: AdaptationDraft, span: Span, cause: Cause, mayMove: boolean): void {
  const { preferences } = draft.context.limits.athlete;
  const days = Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, i) => addDays(span.from, i));
  const last = days.findLast((day) => !isUnavailable(preferences, day));
  for (const slot of openSlots(draft, span)) {
    if (!isLongSlot(slot) || slot.workout.scheduledDate === last) continue;
    if (last !== undefined && mayMove && moves(draft, slot, last, cause)) continue;
    capMinutes(slot, LIFE.long * slot.planned.minutes, cause, true);
  }
}

/** Fewer hard days, and short weekdays. */
function adaptToDeadlines(draft: AdaptationDraft, span: Span, cause: Cause): void {
  limitHard(draft, span, Math.max(0, plannedHardDays(draft, span) - 1), cause);
  for (const slot of openSlots(draft, span))
    if (weekdayIndex(slot.workout.scheduledDate) < 5) capMinutes(slot, LIFE.weekday, cause, true);
}

/** Easy and short for the first days in another time zone. */
function adaptToTimeZones(draft: AdaptationDraft, from: Day, cause: Cause): void {
  for (const slot of openSlots(draft, spanOf(from, LIFE.daysAfterZones))) {
    if (isHardSlot(slot)) easeTo(slot, 'easy', cause);
    capMinutes(slot, LIFE.weekday, cause, true);
  }
}

/** Travel and deadlines, from the answer to the end of the week that it speaks of. */
export function adaptToLife(draft: AdaptationDraft, { checkIn, readiness: ready }: CurrentCheckIn): Advice[] {
  const { travelThisWeek, majorDeadlines, answeredOn, weekStartDate, notes } = checkIn;
  if (!travelThisWeek && !majorDeadlines) return [];
  const span: Span = { from: answeredOn > weekStartDate ? answeredOn : weekStartDate, to: addDays(weekStartDate, 6) };
  const inputs = { travelThisWeek, majorDeadlines };
  const cause: Cause = { reasonCode: travelThisWeek ? 'TRAVEL' : 'DEADLINES', source: 'checkIn', inputs };
  // where another rule speaks of these days too, workouts stay on theirs
  const mayMove = isUntouched(draft, span) && (ready === null || ready.band === 'green') && !majorDeadlines;
  if (majorDeadlines) adaptToDeadlines(draft, span, cause);
  if (travelThisWeek) {
    limitHard(draft, span, 1, cause);
    adaptLongs(draft, span, cause, mayMove);
  }
  const isAcrossZones = travelThisWeek === true && /time ?zones?|jet ?lag/i.test(notes ?? '');
  if (isAcrossZones) adaptToTimeZones(draft, span.from, { ...cause, reasonCode: 'TIME_ZONES' });
  limitVolume(draft, span, { factor: travelThisWeek && majorDeadlines ? LIFE.both : LIFE.one }, cause);
  return [
    ...(travelThisWeek ? [adviceOf('TRAVEL_ALTERNATIVES', inputs)] : []),
    ...(isAcrossZones ? [adviceOf('TIME_ZONES', inputs)] : []),
  ];
}
