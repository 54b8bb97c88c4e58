import { isDone } from '../../codes/workout.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../calendar/calendar.ts';
import {
  ABSENCE_VOLUME,
  AS_PLANNED,
  BREAK_DAYS,
  DAYS_BACK,
  HALF_DONE,
  LONG_AFTER_BREAK,
  LONG_BREAK_DAYS,
  LOWER_ZONES,
  NO_RACE_BREAK_DAYS,
  SHORT_BREAK_DAYS,
  SHORT_BREAK_PART,
  SILENT_DAYS,
  STEP_BACK_DAYS,
} from '../../constants/adapt.ts';
import type { ScheduledWorkout } from '../../rules/context.ts';
import { type Proposal, proposalOf } from '../../messages/notes.ts';
import type { Cause } from '../operations.ts';
import {
  type AdaptationDraft,
  capMinutes,
  easeTo,
  isHardSlot,
  isLongSlot,
  limitHard,
  openSlots,
  spanOf,
} from './adaptationDraft.ts';
import { limitVolume, partOfWeek } from './limitVolume.ts';
import type { IllnessReport, OtherDays, PastFeedback } from './events.ts';
import { isMissed, isToldMissed } from './missed.ts';
import { type PartOfPlan, partsOfPlan } from './partsOfPlan.ts';

/** The last break in training that workouts were missed in; null: none in the last two weeks. */
export interface Absence {
  /** Whole days without training. */
  days: number;
  /** Those of them from the first missed workout to the last: the plan's own days off around them were no part of the break. */
  missedDays: number;
  /** First day of training after it, today or later where there was none yet. */
  backOn: Day;
}

/** A break of four days and more that ended in the last week was a step back: none follows it right away. */
export function hadStepBack(today: Day, history: readonly PastFeedback[]): boolean {
  const done = [...new Set(history.filter(isDone).map(({ scheduledDate }) => scheduledDate))].sort();
  const missed = history.filter((each) => isMissed(each, today)).map(({ scheduledDate }) => scheduledDate);
  return done.some((backOn, i) => {
    const before = done[i - 1];
    if (before === undefined || daysBetween(before, backOn) <= STEP_BACK_DAYS) return false;
    const since = daysBetween(backOn, today);
    return since >= 0 && since < 7 && missed.some((day) => day > before && day < backOn);
  });
}

/** Is it a day of a silence long enough to be a break? A workout of which nobody told, between others that were told of, may have been done. */
function silenceOf(today: Day, past: readonly PastFeedback[]): (day: Day) => boolean {
  const told = past.filter((each) => isDone(each) || isToldMissed(each)).map(({ scheduledDate }) => scheduledDate);
  const known = [...new Set(told)].sort();
  return (day) => {
    const from = known.findLast((each) => each < day);
    const to = known.find((each) => each >= day) ?? today;
    return from === undefined || daysBetween(from, to) - 1 >= SILENT_DAYS;
  };
}

const NO_OTHERS: OtherDays = { blocked: [], recorded: [] };

/** What was missed and what was done, by day; breaks for illness and injury have rules of their own. */
function lived(today: Day, history: readonly PastFeedback[], { blocked, recorded }: OtherDays) {
  const past = history.filter(({ scheduledDate }) => scheduledDate <= today);
  const isOwn = ({ reasonForSkip }: PastFeedback) => reasonForSkip !== 'illness' && reasonForSkip !== 'injury';
  const isSilent = silenceOf(today, past);
  const mayBeDone = (each: PastFeedback) =>
    !isToldMissed(each) && each.scheduledDate < today && !isSilent(each.scheduledDate);
  const left = past.filter((each) => isMissed(each, today) && isOwn(each) && !mayBeDone(each));
  const trained = past.filter((each) => isDone(each) || (each.workoutType !== 'race' && mayBeDone(each)));
  const done = [...trained.map(({ scheduledDate }) => scheduledDate), ...recorded].sort();
  const told = [...left.filter(isToldMissed).map(({ scheduledDate }) => scheduledDate), ...blocked];
  const missed = [...left.map(({ scheduledDate }) => scheduledDate), ...blocked].sort();
  return { today, past, told, missed, done };
}

/**
 * The last break in training; null: none, or it ended more than two weeks ago. Days that were blocked make one with others, or alone where
 * there are more than seven: a plan that knew of fewer has them as its days off.
 */
export function absenceOf(today: Day, history: readonly PastFeedback[], others: OtherDays = NO_OTHERS): Absence | null {
  const lastOf = (known: OtherDays) => {
    const all = lived(today, history, known);
    const last = all.missed.at(-1);
    return last === undefined ? null : absenceUpTo(last, all);
  };
  const whole = lastOf(others);
  return whole !== null && whole.missedDays > BREAK_DAYS ? whole : lastOf({ ...others, blocked: [] });
}

/** The last such break of more than a week of missed workouts, be others missed after it or not; null: none. */
export function longAbsenceOf(
  today: Day,
  history: readonly PastFeedback[],
  others: OtherDays = NO_OTHERS,
): Absence | null {
  const all = lived(today, history, others);
  for (const last of [...new Set(all.missed)].reverse()) {
    const absence = absenceUpTo(last, all);
    if (absence !== null && absence.missedDays > BREAK_DAYS) return absence;
  }
  return null;
}

function absenceUpTo(last: Day, { today, past, told, missed, done }: ReturnType<typeof lived>): Absence | null {
  const before = done.filter((day) => day < last).at(-1) ?? addDays(missed[0]!, -1);
  const after = done.find((day) => day > last);
  const sameDay = done.includes(last);
  if (sameDay || (after !== undefined && daysBetween(after, today) > 14)) return null;
  const backOn = after ?? (last >= today ? addDays(last, 1) : today);
  // workouts missed for illness in between make it another kind of break
  if (
    past.some((each) => each.reasonForSkip === 'illness' && each.scheduledDate > before && each.scheduledDate < backOn)
  )
    return null;
  const days = daysBetween(before, backOn) - 1;
  // a few days of which nobody told may have been trained
  const isTold = told.some((day) => day > before && day < backOn);
  if (!isTold && days < SILENT_DAYS) return null;
  const first = missed.find((day) => day > before)!;
  // a silence lasts until today
  return { days, missedDays: daysBetween(first, told.includes(last) ? addDays(last, 1) : backOn), backOn };
}

/** Most of the break was an illness, whose way back has rules of its own. */
export function wasIllness({ days, backOn }: Absence, report: IllnessReport | null): boolean {
  if (report === null) return false;
  const breakFrom = addDays(backOn, -days);
  const from = report.from > breakFrom ? report.from : breakFrom;
  const until = report.wellOn !== null && report.wellOn < backOn ? report.wellOn : backOn;
  return daysBetween(from, until) >= days / 2;
}

/** What comes back after a break, by its length; nothing that was missed is made up. */
export function adaptToAbsence(draft: AdaptationDraft, absence: Absence, history: readonly PastFeedback[]): Proposal[] {
  const { days, missedDays, backOn } = absence;
  if (days < 2) return [];
  const cause: Cause = { reasonCode: 'BREAK', source: 'feedback', inputs: { days, backOn } };
  const trainingDays = daysOfTraining(draft, backOn, history);
  if (missedDays <= SHORT_BREAK_DAYS) {
    easeFirstDay(draft, trainingDays[0] ?? backOn, cause);
    return [];
  }
  const ofPlan = partsOfPlan(draft, absence);
  easeDaysBack(draft, { backOn, trainingDays, ofPlan }, cause);
  const lastWeek = lastLoadingMinutes(draft, absence, history);
  capLongs(draft, backOn, history, cause);
  limitVolume(draft, spanOf(addDays(mondayOf(backOn), 7), 7), { most: lastWeek }, cause);
  lowerWeeksBack(draft, absence, { lastWeek, ofPlan }, cause);
  return missedDays <= BREAK_DAYS ? stepBackDone(draft, absence) : proposalsAfter(absence);
}

/** Days of training since the break, and those that are planned for the four weeks after it. */
function daysOfTraining(
  { slots, removed, today }: AdaptationDraft,
  backOn: Day,
  history: readonly PastFeedback[],
): Day[] {
  const until = addDays(backOn, 28);
  const planned = [...slots.map(({ workout }) => workout), ...removed];
  const isTraining = ({ workoutType, status, scheduledDate }: ScheduledWorkout) =>
    workoutType !== 'race' && status !== 'skipped' && scheduledDate >= backOn && scheduledDate <= until;
  // those of last week are no longer on the schedule, but they were days back
  const since = history.filter((each) => !isMissed(each, today) && each.scheduledDate >= backOn);
  return [...new Set([...since, ...planned.filter(isTraining)].map(({ scheduledDate }) => scheduledDate))].sort();
}

/** After two or three days off a hard first day is half as long, and easy. */
function easeFirstDay(draft: AdaptationDraft, day: Day, cause: Cause): void {
  for (const slot of openSlots(draft, { from: day, to: day })) {
    if (!slot.planned.isHard) continue;
    easeTo(slot, 'easy', cause);
    capMinutes(slot, SHORT_BREAK_PART * slot.planned.minutes, cause, true);
  }
}

/** The first days of training are parts of what was planned, and nothing is hard for four days. */
function easeDaysBack(
  draft: AdaptationDraft,
  { backOn, trainingDays, ofPlan }: { backOn: Day; trainingDays: readonly Day[]; ofPlan: PartOfPlan },
  cause: Cause,
): void {
  DAYS_BACK.forEach((part, index) => {
    const day = trainingDays[index];
    if (day === undefined) return;
    for (const slot of openSlots(draft, { from: day, to: day })) {
      easeTo(slot, 'easy', cause);
      capMinutes(slot, ofPlan(day, part) * slot.planned.minutes, cause, true);
    }
  });
  for (const slot of openSlots(draft, spanOf(backOn, 4))) if (isHardSlot(slot)) easeTo(slot, 'easy', cause);
}

/** Long workouts of the first week go by the last long one that was done. */
function capLongs(draft: AdaptationDraft, backOn: Day, history: readonly PastFeedback[], cause: Cause): void {
  for (const slot of openSlots(draft, spanOf(backOn, 7))) {
    const long = history
      .filter(
        (each) =>
          each.isLong && isDone(each) && each.workoutType === slot.workout.workoutType && each.scheduledDate < backOn,
      )
      .at(-1);
    if (isLongSlot(slot) && long !== undefined)
      capMinutes(slot, LONG_AFTER_BREAK * Math.max(long.actualMinutes, 45), cause, true);
  }
}

/** The weeks after the break hold their parts of the plan, and of the last loading week before it. */
function lowerWeeksBack(
  draft: AdaptationDraft,
  { missedDays, backOn }: Absence,
  { lastWeek, ofPlan }: { lastWeek: number; ofPlan: PartOfPlan },
  cause: Cause,
): void {
  const rule = ABSENCE_VOLUME.find((each) => missedDays <= each.days)!;
  rule.weeks.forEach(({ part: factor, maxHard }, week) => {
    const span = spanOf(addDays(backOn, 7 * week), 7);
    // after more than two weeks the plan begins again from a lower level, and steps back from that
    const partOf: typeof partOfWeek =
      missedDays > LONG_BREAK_DAYS
        ? (_, day) => ofPlan(day, factor)
        : (of, day) => ofPlan(day, partOfWeek(of, day, factor));
    const ofWeek = { ...cause, inputs: { ...cause.inputs, factor } };
    // the long one comes back with its week: kept whole while the others are cut, it would be most of it
    for (const slot of openSlots(draft, span))
      if (isLongSlot(slot))
        capMinutes(
          slot,
          Math.ceil(partOf(draft, slot.workout.scheduledDate, factor) * slot.planned.minutes),
          ofWeek,
          true,
        );
    limitVolume(draft, span, { factor, most: factor * lastWeek, partOf }, ofWeek);
    limitHard(draft, span, maxHard, cause);
  });
}

/** A break of some days was the step back: one that is planned right after it may load. */
function stepBackDone({ context }: AdaptationDraft, { days, backOn }: Absence): Proposal[] {
  const monday = mondayOf(backOn);
  const stepBack = [monday, addDays(monday, 7)].find(
    (each) => each >= backOn && context.week(each).target?.kind === 'step',
  );
  if (stepBack === undefined) return [];
  return [proposalOf('STEP_BACK_DONE', { days, backOn, stepBack })];
}

/** What a break of more than a week asks of the season. */
const proposalsAfter = ({ days, missedDays, backOn }: Absence): Proposal[] => [
  proposalOf('REPLAN', { days, backOn }),
  ...(missedDays > LONG_BREAK_DAYS ? [proposalOf('EASIER_ZONES', { percent: LOWER_ZONES.afterBreak })] : []),
  ...(missedDays > NO_RACE_BREAK_DAYS ? [proposalOf('RACE_PRIORITY', { days, backOn })] : []),
];

/**
 * Done minutes of the last loading week before the break that was done as the season has it, or of the fullest other week with at least half
 * of its plan done; Infinity when unknown. A week that rules had made smaller is no measure, also when all that was left of it was done.
 */
function lastLoadingMinutes(
  draft: AdaptationDraft,
  { days, backOn }: Absence,
  history: readonly PastFeedback[],
): number {
  const breakFrom = addDays(backOn, -days);
  let fullest = { isLoad: false, done: -Infinity };
  for (let week = 0; week <= 8; week += 1) {
    const monday = addDays(mondayOf(breakFrom), -7 * week);
    const here = history.filter(
      ({ scheduledDate, workoutType }) => mondayOf(scheduledDate) === monday && workoutType !== 'race',
    );
    const planned = here.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
    const done = here.filter(isDone).reduce((sum, { actualMinutes }) => sum + actualMinutes, 0);
    // a week that the break cut short says less than the athlete can do
    const isWhole = here.every(({ scheduledDate }) => scheduledDate < breakFrom);
    if (!isWhole || planned === 0 || done < HALF_DONE * planned) continue;
    const { target } = draft.context.week(monday);
    const isLoad = (target?.kind ?? 'load') === 'load';
    if (isLoad && done >= AS_PLANNED * Math.max(planned, 60 * (target?.plannedHours ?? 0))) return done;
    if (Number(isLoad) > Number(fullest.isLoad) || (isLoad === fullest.isLoad && done > fullest.done))
      fullest = { isLoad, done };
  }
  return fullest.done === -Infinity ? Infinity : fullest.done;
}
