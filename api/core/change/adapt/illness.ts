import { isDone } from '../../codes/workout.ts';
import { addDays, type Day, daysBetween } from '../../calendar/calendar.ts';
import {
  ASSUMED_ILL_DAYS,
  ASSUMED_SERIOUS_DAYS,
  EFFORT,
  FIRST_DAY_BACK,
  ILLNESS_VOLUME,
  LONG_ILLNESS_DAYS,
  MILD_MINUTES,
  NO_LONG_MINUTES,
  SECOND_DAY_BACK,
  WEEKS_AFTER_FEVER,
} from '../../constants/adapt.ts';
import { expectedRpe } from '../../workout/tss.ts';
import type { Cause } from '../operations.ts';
import {
  type AdaptationDraft,
  capMinutes,
  easeTo,
  isIn,
  isLongSlot,
  remove,
  spanOf,
  openSlots,
  type Slot,
  slotTypeOf,
} from './adaptationDraft.ts';
import { limitVolume, partOfWeek } from './limitVolume.ts';
import { type Advice, adviceOf } from '../../messages/notes.ts';
import type { IllnessReport, PastFeedback } from './events.ts';
import { illnessBegan, isSameIllness } from './oneIllness.ts';

/** Where an illness stands. Days back are counted from the first day after 24 hours without symptoms. */
export interface IllnessState {
  state: 'ill' | 'returning' | 'normal';
  from: Day;
  /** Days of illness, at least 1; assumed until the athlete reports well. */
  days: number;
  mild: boolean;
  isAssumed: boolean;
  /** First day without symptoms, as told or as training again shows it; null: not well yet. */
  wellOn: Day | null;
  /** Day 1 of the return. */
  firstDayBack: Day;
  /** First day that may be hard. */
  hardFrom: Day;
  /** The race rule and the advice look at it. */
  hadFever: boolean;
  seeDoctor: boolean;
}

const SERIOUS = /fever|chest|palpitation|breath/i;
const FEVER = /fever/i;
const daysOf = (feedback: readonly PastFeedback[]): readonly Day[] =>
  feedback.map(({ scheduledDate }) => scheduledDate).sort();

/** From the report or, without one, from workouts skipped for illness; null: no illness that still matters. */
export function illnessState(
  today: Day,
  report: IllnessReport | null,
  history: readonly PastFeedback[],
): IllnessState | null {
  const skipped = daysOf(
    history.filter(({ reasonForSkip, scheduledDate }) => reasonForSkip === 'illness' && scheduledDate <= today),
  );
  const done = daysOf(history.filter(isDone));
  const began = illnessBegan(report, skipped, done);
  if (began === null) return null;
  const { from } = began;
  const told = began.isReported ? report : null;
  const lastKnown = skipped.at(-1) ?? from;
  const trainedAgain = done.find((day) => day > lastKnown && day > from) ?? null;
  const wellOn = told === null ? trainedAgain : told.wellOn;
  const symptoms = told?.symptoms ?? [];
  const isSerious = symptoms.some((symptom) => SERIOUS.test(symptom));
  const well = wellOn ?? assumedWell(today, from, isSerious);
  const days = Math.max(1, daysBetween(from, well));
  const back = addDays(well, 1);
  const firstDayBack = addDays(back, stepsAgain(back, history));
  const hardFrom = addDays(firstDayBack, gentleDays(days));
  const hadFever = symptoms.some((symptom) => FEVER.test(symptom));
  const weeksBack = volumeOf(days).length + (hadFever ? WEEKS_AFTER_FEVER : 0);
  const lastEffect = addDays(firstDayBack, Math.max(gentleDays(days), 7 * weeksBack));
  if (today >= lastEffect) return null;
  return {
    state: today < firstDayBack ? 'ill' : today < hardFrom ? 'returning' : 'normal',
    from,
    days,
    mild: told !== null && told.mild && !isSerious,
    isAssumed: wellOn === null,
    wellOn: wellOn !== null && wellOn <= today ? wellOn : null,
    firstDayBack,
    hardFrom,
    hadFever,
    seeDoctor: isSerious || days > LONG_ILLNESS_DAYS,
  };
}

/**
 * The illness that the athlete is in, as told or as workouts skipped for it show, with its end on that day, or on the last day
 * missed for it; null: they are in none, or it had not begun by then.
 */
export function endedIllness(
  today: Day,
  report: IllnessReport | null,
  history: readonly PastFeedback[],
  on: Day,
): IllnessReport | null {
  const illness = illnessState(today, report, history);
  if (illness === null || illness.wellOn !== null) return null;
  const { from } = illness;
  const missed = daysOf(
    history.filter(({ reasonForSkip, scheduledDate }) => reasonForSkip === 'illness' && scheduledDate <= today),
  );
  const wellOn = [on, ...missed].sort().at(-1)!;
  if (wellOn < from) return null;
  const told = report !== null && isSameIllness(report, { from, wellOn: null }) ? report : null;
  return { from, wellOn, mild: told?.mild ?? false, symptoms: told?.symptoms ?? [] };
}

/** The day of which nobody has told yet: never today or before. */
function assumedWell(today: Day, from: Day, isSerious: boolean): Day {
  const assumed = addDays(from, isSerious ? ASSUMED_SERIOUS_DAYS : ASSUMED_ILL_DAYS);
  return assumed > today ? assumed : addDays(today, 1);
}

/** Steps of the way back that were too hard, and come again. */
function stepsAgain(back: Day, history: readonly PastFeedback[]): number {
  const tooHard = history.filter(
    (each) =>
      isDone(each) &&
      each.scheduledDate >= back &&
      daysBetween(back, each.scheduledDate) < 14 &&
      (each.perceivedExertion ?? 0) >= expectedRpe(each.workoutType, each.intensity) + EFFORT.over,
  );
  return Math.min(tooHard.length, 3);
}

/** Days of the return without anything hard: two, and half the days of illness less one. */
const gentleDays = (days: number): number => 2 + Math.max(1, Math.ceil(days / 2) - 1);
const volumeOf = (days: number): readonly number[] => ILLNESS_VOLUME.find((each) => days <= each.days)!.weeks;

/** One short workout is what the first days back hold: the first that is no strength, or else the first. */
function keepOne(slots: readonly Slot[], cause: Cause): void {
  const kept = slots.find(({ workout }) => workout.workoutType !== 'strength') ?? slots[0];
  for (const slot of slots) if (slot !== kept) remove(slot, cause);
}

/** Nothing while ill, apart from half an hour of recovery with a cold; then one day longer at a time. */
export function adaptToIllness(draft: AdaptationDraft, illness: IllnessState): Cause {
  const { days, mild, firstDayBack, hardFrom, from } = illness;
  const inputs = { from, days, mild, firstDayBack, hardFrom };
  const ill: Cause = {
    reasonCode: 'ILLNESS',
    source: 'feedback',
    inputs,
  };
  for (const slot of openSlots(draft, { from, to: addDays(firstDayBack, -1) })) {
    if (!mild) {
      remove(slot, ill);
      continue;
    }
    const type = slot.workout.workoutType;
    if (type === 'brick' || type === 'strength') {
      remove(slot, ill);
      continue;
    }
    easeTo(slot, 'recovery', ill);
    capMinutes(slot, Math.min(MILD_MINUTES, 0.5 * slot.planned.minutes), ill);
  }
  const steps: readonly [Day, Day, number, number][] = [
    [firstDayBack, firstDayBack, FIRST_DAY_BACK.minutes, FIRST_DAY_BACK.part],
    [addDays(firstDayBack, 1), addDays(firstDayBack, 1), SECOND_DAY_BACK.minutes, SECOND_DAY_BACK.part],
    [addDays(firstDayBack, 2), addDays(hardFrom, -1), NO_LONG_MINUTES, 1],
  ];
  steps.forEach(([first, last, most, part], index) => {
    const cause: Cause = {
      reasonCode: 'ILLNESS_RETURN',
      source: 'feedback',
      inputs: { ...inputs, step: index + 1 },
    };
    if (index < 2) keepOne(openSlots(draft, { from: first, to: last }), cause);
    for (const slot of openSlots(draft, { from: first, to: last })) {
      easeTo(slot, 'easy', cause);
      const own = part * slot.planned.minutes;
      capMinutes(slot, slot.workout.isLong || index < 2 ? Math.min(most, own) : own, cause, true);
    }
  });
  const back: Cause = {
    reasonCode: 'ILLNESS_VOLUME',
    source: 'feedback',
    inputs,
  };
  volumeOf(days).forEach((factor, week) => {
    const span = spanOf(addDays(firstDayBack, 7 * week), 7);
    const cause = { ...back, inputs: { ...inputs, factor } };
    // the one workout that makes a week large comes back step by step as well
    for (const slot of openSlots(draft, span))
      if (isLongSlot(slot))
        capMinutes(slot, partOfWeek(draft, slot.workout.scheduledDate, factor) * slot.planned.minutes, cause, true);
    // and stays the longest of its sport
    for (const long of openSlots(draft, span).filter((slot) => isLongSlot(slot)))
      for (const slot of openSlots(draft, span))
        if (!isLongSlot(slot) && slotTypeOf(slot) === slotTypeOf(long))
          capMinutes(slot, partOfWeek(draft, long.workout.scheduledDate, factor) * long.planned.minutes, cause, true);
    limitVolume(draft, span, { factor }, cause);
  });
  if (illness.hadFever)
    easeAfterFever(draft, illness, { ...back, reasonCode: 'ILLNESS_RETURN', inputs: { ...inputs, step: 4 } });
  return ill;
}

/** The first whole long workouts after a fever are easy ones, and until then nothing is faster than threshold. */
function easeAfterFever(draft: AdaptationDraft, { days, firstDayBack }: IllnessState, cause: Cause): void {
  const from = addDays(firstDayBack, 7 * volumeOf(days).length);
  const to = addDays(from, 7 * WEEKS_AFTER_FEVER - 1);
  for (const slot of openSlots(draft, { from: firstDayBack, to }))
    if (slot.intensity === 'vo2max') easeTo(slot, 'threshold', cause);
    else if (isLongSlot(slot) && slot.workout.scheduledDate >= from) easeTo(slot, 'easy', cause);
}

/** What a person placed stays even in an illness; then it is said. */
export function lockedAdvice({ slots, today }: AdaptationDraft, { from, firstDayBack }: IllnessState): Advice[] {
  const span = { from: from > today ? from : today, to: addDays(firstDayBack, -1) };
  const staying = slots.filter(
    ({ workout }) =>
      workout.locked &&
      workout.status === 'scheduled' &&
      workout.workoutType !== 'race' &&
      isIn(span, workout.scheduledDate),
  );
  if (staying.length === 0) return [];
  const dates = [...new Set(staying.map(({ workout }) => workout.scheduledDate))];
  return [adviceOf('PLACED_IN_ILLNESS', { count: staying.length, days: dates })];
}

/** What is not ours to judge, said plainly. */
export function illnessAdvice(
  illness: IllnessState,
  today: Day,
  races: readonly { raceName: string; raceDate: Day }[],
): Advice[] {
  const { days, seeDoctor, isAssumed, state, hadFever, firstDayBack } = illness;
  const race = races.find(({ raceDate }) => raceDate >= today && daysBetween(firstDayBack, raceDate) < 7);
  const care = seeDoctor
    ? [adviceOf('SEE_A_DOCTOR', { days })]
    : state === 'normal'
      ? []
      : [adviceOf('ILLNESS_CARE', { days })];
  return [
    ...care,
    ...(isAssumed ? [adviceOf('ARE_YOU_WELL', { days })] : []),
    ...(hadFever && race ? [adviceOf('RACE_AFTER_FEVER', { ...race, isAlone: care.length === 0 })] : []),
  ];
}
