import { ATHLETE } from '../../messages/reader.ts';
import { causeText } from '../../messages/reason.ts';
import { addDays, type Day, daysBetween, mondayOf, weekdayIndex } from '../../calendar/calendar.ts';
import {
  ABSENCE_VOLUME,
  DAYS_BACK,
  LIFE,
  LONG_AFTER_BREAK,
  REALIGN,
  SHORT_BREAK_PART,
  STEP_BACK_DAYS,
  TIRED,
} from '../../constants/adapt.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { isIllOn, missedLately } from '../../load/consistency.ts';
import { brokenLimits } from '../../rules/rules.ts';
import { applyOne } from '../operations/applyOne.ts';
import { makeOperation, type Cause } from '../operations.ts';
import type { ScheduledWorkout } from '../../rules/context.ts';
import { countOf } from '../../units/countOf.ts';
import {
  type AdaptationDraft,
  capMinutes,
  easeTo,
  isHardGone,
  isHardSlot,
  isLongSlot,
  limitHard,
  limitVolume,
  remove,
  type Span,
  spanOf,
  openSlots,
  slotTypeOf,
} from './adaptationDraft.ts';
import type { Flag, IllnessReport, PastFeedback, Proposal } from './events.ts';

export const isDone = ({ status }: PastFeedback): boolean => status === 'completed' || status === 'partially_completed';
/** Planned, come, and not done. */
export const isMissed = (each: PastFeedback, today: Day): boolean =>
  each.workoutType !== 'race' &&
  (each.status === 'skipped' || (each.status === 'scheduled' && each.scheduledDate < today));

/** The last break in training that workouts were missed in; null: none in the last two weeks. */
export interface Absence {
  /** Whole days without training. */
  days: number;
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

/** Breaks for illness and injury have rules of their own. */
export function absenceOf(today: Day, history: readonly PastFeedback[]): Absence | null {
  const past = history.filter(({ scheduledDate }) => scheduledDate <= today);
  const isOwn = ({ reasonForSkip }: PastFeedback) => reasonForSkip !== 'illness' && reasonForSkip !== 'injury';
  const missed = past
    .filter((each) => isMissed(each, today) && isOwn(each))
    .map(({ scheduledDate }) => scheduledDate)
    .sort();
  const done = past
    .filter(isDone)
    .map(({ scheduledDate }) => scheduledDate)
    .sort();
  const last = missed.at(-1);
  if (last === undefined) return null;
  const before = done.filter((day) => day < last).at(-1) ?? addDays(missed[0]!, -1);
  const after = done.find((day) => day > last);
  const sameDay = done.includes(last);
  if (sameDay || (after !== undefined && daysBetween(after, today) > 14)) return null;
  const backOn = after ?? (last === today ? addDays(today, 1) : today);
  // workouts missed for illness in between make it another kind of break
  if (
    past.some((each) => each.reasonForSkip === 'illness' && each.scheduledDate > before && each.scheduledDate < backOn)
  )
    return null;
  return { days: daysBetween(before, backOn) - 1, backOn };
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
  const { days, backOn } = absence;
  const inputs = { days, backOn };
  const cause: Cause = {
    reasonCode: 'BREAK',
    source: 'feedback',
    inputs,
  };
  if (days < 2) return [];
  const all: Span = { from: backOn, to: addDays(backOn, 28) };
  const planned = [...draft.slots.map(({ workout }) => workout), ...draft.removed];
  const isTraining = ({ workoutType, status, scheduledDate }: ScheduledWorkout) =>
    workoutType !== 'race' && status !== 'skipped' && scheduledDate >= backOn && scheduledDate <= all.to;
  const trainingDays = [...new Set(planned.filter(isTraining).map(({ scheduledDate }) => scheduledDate))].sort();
  if (days <= 3) {
    for (const slot of openSlots(draft, { from: trainingDays[0] ?? backOn, to: trainingDays[0] ?? backOn })) {
      if (!slot.planned.isHard) continue;
      easeTo(slot, 'easy', cause);
      capMinutes(slot, SHORT_BREAK_PART * slot.planned.minutes, cause, true);
    }
    return [];
  }
  DAYS_BACK.forEach((part, index) => {
    const day = trainingDays[index];
    if (day === undefined) return;
    for (const slot of openSlots(draft, { from: day, to: day })) {
      easeTo(slot, 'easy', cause);
      capMinutes(slot, part * slot.planned.minutes, cause, true);
    }
  });
  for (const slot of openSlots(draft, spanOf(backOn, 4))) if (isHardSlot(slot)) easeTo(slot, 'easy', cause);
  const lastWeek = lastLoadingMinutes(draft, absence, history);
  const nextMonday = addDays(mondayOf(backOn), 7);
  for (const slot of openSlots(draft, { from: backOn, to: addDays(nextMonday, 6) })) {
    const long = history
      .filter(
        (each) =>
          each.isLong && isDone(each) && each.workoutType === slot.workout.workoutType && each.scheduledDate < backOn,
      )
      .at(-1);
    if (isLongSlot(slot) && long !== undefined)
      capMinutes(slot, LONG_AFTER_BREAK * Math.max(long.actualMinutes, 45), cause, true);
  }
  limitVolume(draft, spanOf(nextMonday, 7), 1, cause, lastWeek);
  const rule = ABSENCE_VOLUME.find((each) => days <= each.days)!;
  rule.weeks.forEach((factor, week) => {
    const span = spanOf(addDays(backOn, 7 * week), 7);
    limitVolume(draft, span, factor, { ...cause, inputs: { ...inputs, factor } }, factor * lastWeek);
    if (rule.maxHard !== null) limitHard(draft, span, rule.maxHard, cause);
  });
  if (days <= 7) {
    const stepBack = [mondayOf(backOn), nextMonday].find(
      (monday) => monday >= backOn && draft.context.week(monday).target?.kind === 'step',
    );
    if (stepBack === undefined) return [];
    const text = `Your ${countOf(days, 'day')} off were your step-back week. Another is planned from ${dayName(stepBack)}; marking the days off in your season plan lets that week load again.`;
    return [{ code: 'STEP_BACK_DONE', text, inputs: { ...inputs, stepBack } }];
  }
  const proposals: Proposal[] = [
    {
      code: 'REPLAN',
      text: `${days} days without training: shall we plan the weeks to your races anew from here?`,
      inputs,
    },
  ];
  if (days > 14)
    proposals.push({
      code: 'EASIER_ZONES',
      text: 'Train with zones 5% lower until you have tested your thresholds again.',
      inputs: { ...inputs, percent: 5 },
    });
  if (days > 28)
    proposals.push({
      code: 'RACE_PRIORITY',
      text: 'After such a break your next race may come too soon as a goal; consider making it a C race.',
      inputs,
    });
  return proposals;
}

/**
 * Done minutes of the last whole loading week before the break with at least half of its plan done, or of another such week;
 * Infinity when unknown.
 */
function lastLoadingMinutes(
  draft: AdaptationDraft,
  { days, backOn }: Absence,
  history: readonly PastFeedback[],
): number {
  const breakFrom = addDays(backOn, -days);
  let other = Infinity;
  for (let week = 0; week <= 8; week += 1) {
    const monday = addDays(mondayOf(breakFrom), -7 * week);
    const here = history.filter(
      ({ scheduledDate, workoutType }) => mondayOf(scheduledDate) === monday && workoutType !== 'race',
    );
    const planned = here.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
    const done = here.filter(isDone).reduce((sum, { actualMinutes }) => sum + actualMinutes, 0);
    // a week that the break cut short says less than the athlete can do
    const isWhole = here.every(({ scheduledDate }) => scheduledDate < breakFrom);
    if (!isWhole || planned === 0 || done < 0.5 * planned) continue;
    if ((draft.context.week(monday).target?.kind ?? 'load') === 'load') return done;
    if (other === Infinity) other = done;
  }
  return other;
}

/** What skips ask for besides: two days of the sport for an injury, an easier week for tiredness, short weekdays for work. */
export function adaptToSkips(
  draft: AdaptationDraft,
  history: readonly PastFeedback[],
  {
    readinessScore,
    isRested,
    illness,
  }: { readinessScore: number | null; isRested: boolean; illness: IllnessReport | null },
): { proposals: Proposal[]; coachFlags: Flag[] } {
  const { today } = draft;
  const proposals: Proposal[] = [];
  const coachFlags: Flag[] = [];
  const skips = (reason: string) =>
    history
      .filter((each) => each.reasonForSkip === reason && each.scheduledDate <= today)
      .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));
  const hurt = skips('injury').at(-1);
  if (hurt !== undefined && daysBetween(hurt.scheduledDate, today) <= 2) {
    const cause: Cause = {
      reasonCode: 'SKIPPED_INJURY',
      source: 'feedback',
      inputs: { sport: hurt.workoutType, skippedOn: hurt.scheduledDate },
    };
    const parts =
      hurt.workoutType === 'brick'
        ? ['brick', 'bike', 'run']
        : [hurt.workoutType, ...(hurt.workoutType === 'run' || hurt.workoutType === 'bike' ? ['brick'] : [])];
    for (const slot of openSlots(draft, spanOf(addDays(hurt.scheduledDate, 0), 3)))
      if (parts.includes(slotTypeOf(slot))) remove(slot, cause);
    if (draft.context.limits.athlete.injuries.every(({ isRecovered }) => isRecovered)) {
      proposals.push({
        code: 'INJURY_AREA',
        text: 'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
        inputs: { sport: hurt.workoutType },
      });
    }
  }
  const tired = skips('fatigue');
  const lastTired = tired.at(-1);
  if (lastTired !== undefined && daysBetween(lastTired.scheduledDate, today) < 14) {
    const from = lastTired.scheduledDate;
    const inWeek = tired.filter(({ scheduledDate }) => daysBetween(scheduledDate, from) < TIRED.days).length;
    const again =
      inWeek >= 2 || (readinessScore !== null && readinessScore < 45 && daysBetween(from, today) < TIRED.days);
    const inputs = {
      skipped: inWeek,
      last: from,
      readiness: readinessScore === null ? null : Math.round(readinessScore),
    };
    const cause: Cause = { reasonCode: again ? 'TIRED_AGAIN' : 'TIRED', source: 'feedback', inputs };
    if (daysBetween(from, today) < TIRED.days || again) easeNextHard(draft, from, 'easy', cause);
    if (again) {
      for (const slot of openSlots(draft, spanOf(from, 3))) easeTo(slot, 'recovery', cause);
      const sunday = addDays(mondayOf(from), 6);
      limitHard(draft, { from: addDays(from, 1), to: sunday }, 0, cause);
      limitVolume(draft, { from, to: sunday }, TIRED.volume, cause);
      if (!isRested) limitVolume(draft, spanOf(addDays(sunday, 1), 7), TIRED.stepBack, cause);
      limitHard(draft, spanOf(addDays(sunday, 1), 7), 1, cause);
      coachFlags.push({
        code: 'TIRED_AGAIN',
        text: `${causeText(cause.reasonCode, inputs, ATHLETE)} within a week; ${isRested ? 'the days off before count as the step-back week' : 'the next week is a step-back week'}.`,
        inputs,
      });
    }
  }
  const busy = [...skips('work'), ...skips('other')];
  const busyIn = (monday: Day) => busy.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday).length;
  const monday = mondayOf(today);
  if (busyIn(monday) >= 2) {
    const cause: Cause = {
      reasonCode: 'BUSY_WEEK',
      source: 'feedback',
      inputs: { skipped: busyIn(monday), monday },
    };
    for (const slot of openSlots(draft, { from: today, to: addDays(monday, 6) }))
      if (weekdayIndex(slot.workout.scheduledDate) < 5) capMinutes(slot, LIFE.weekday, cause, true);
  }
  if (busyIn(monday) >= 1 && busyIn(addDays(monday, -7)) >= 1) {
    proposals.push({
      code: 'OTHER_TIMES',
      text: 'Work took workouts two weeks in a row. Shall we move workouts to other days or times?',
      inputs: { thisWeek: busyIn(monday), lastWeek: busyIn(addDays(monday, -7)) },
    });
  }
  const missed = missedLately(
    today,
    history.map((each) => ({
      ...each,
      removedByPlan: false,
      isIllDay: isIllOn(each.scheduledDate, illness === null ? [] : [illness]),
    })),
  );
  if (missed >= REALIGN.missed) {
    proposals.push({
      code: 'REALIGN',
      text: `You missed ${missed} workouts in the last ${REALIGN.days} days. Shall we realign your plan with what you did?`,
      inputs: { missed, days: REALIGN.days },
    });
  }
  return { proposals, coachFlags };
}

/** The first workout after the day that the plan had as hard. */
export function easeNextHard(draft: AdaptationDraft, after: Day, to: 'easy' | 'rung', cause: Cause): void {
  const next = draft.slots.find(
    ({ workout, planned }) => planned.isHard && workout.scheduledDate > after && workout.workoutType !== 'race',
  );
  if (
    next === undefined ||
    next.fixed ||
    isHardGone(draft, { from: addDays(after, 1), to: next.workout.scheduledDate })
  )
    return;
  const rung = ({ vo2max: 'threshold' } as const)[next.planned.intensity as 'vo2max'] ?? 'moderate';
  easeTo(next, to === 'easy' ? 'easy' : rung, cause);
}

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
  const isBusy = ({ reasonForSkip }: PastFeedback) =>
    reasonForSkip === 'work' || reasonForSkip === 'other' || reasonForSkip === null;
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
        minutes: Math.min(minutes, key.plannedMinutes),
        intensity: key.intensity,
      },
      cause,
    )!;
    const result = applyOne(workouts, change, context);
    if ('code' in result || brokenLimits(result.workouts, context).length > before) continue;
    slot.minutes = Math.min(minutes, key.plannedMinutes);
    slot.becomes = { intensity: key.intensity, cause };
    return;
  }
}
