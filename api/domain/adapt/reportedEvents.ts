import { adapt } from '../../core/change/adapt.ts';
import type { Advice } from '../../core/messages/notes.ts';
import type { AdaptInput, IllnessReport, PastFeedback } from '../../core/change/adapt/events.ts';
import { withMessage } from '../../core/change/adapt/oneIllness.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { type WorkoutChange as Operation } from '../../core/change/changes.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import type { ReportedEvent } from '../../core/language/request/request.ts';
import { illnessesAfter, illnessOver, illnessReported, loadIllnesses } from '../revision/illnessRecord.ts';
import { injuryOver, injuryReported, loadInjuries } from '../revision/injuryRecord.ts';
import type { RowChange, ScheduleChanges } from '../revision/scheduleChanges.ts';
import { noticeOfInjury } from '../kernel/coachNotice.ts';
import type { Tx } from '../kernel/ports.ts';
import { sameData } from '../revision/scheduledWorkout.ts';

const isCold = (symptoms: readonly string[]) => symptoms.length > 0 && symptoms.every((symptom) => symptom === 'cold');

function illnessOf({ from, to, symptoms }: ReportedEvent): IllnessReport {
  return { from, wellOn: to && addDays(to, 1), mild: isCold(symptoms), symptoms };
}

/** Tired without a workout that was skipped for it: nothing planned, nothing lost. */
const tiredOn = (scheduledDate: Day): PastFeedback => ({
  scheduledDate,
  workoutType: 'run',
  intensity: 'easy',
  isLong: false,
  isHard: false,
  plannedMinutes: 0,
  tss: 0,
  status: 'skipped',
  actualMinutes: 0,
  perceivedExertion: null,
  feelingRating: null,
  reasonForSkip: 'fatigue',
  isOnlySaid: true,
});

/** What the rules ask of the schedule when it is true what the athlete says happened. */
export function adaptToEvents(
  input: AdaptInput,
  events: readonly ReportedEvent[],
): { changes: readonly Operation[]; advice: readonly Advice[] } {
  // who is well again and was not ill changes nothing
  const wasIll = input.illness?.wellOn === null;
  const reported = events.filter(
    ({ kind, area }) => kind !== 'travel' && (kind !== 'recovered' || area !== null || wasIll),
  );
  if (reported.length === 0) return { changes: [], advice: [] };
  const { today, athlete } = input.limits;
  const illness = reported.find(({ kind }) => kind === 'illness');
  const injuries = reported
    .filter(({ kind }) => kind === 'injury')
    .map(({ area, from }) => ({
      injuryType: 'reported',
      affectedArea: area ?? 'unknown',
      isRecovered: false,
      dateOccurred: from,
    }));
  const recovered = reported.find(({ kind }) => kind === 'recovered');
  const back =
    recovered && input.illness?.wellOn === null ? { ...input.illness, wellOn: recovered.from } : input.illness;
  const deadline = reported.find(({ kind }) => kind === 'deadline');
  const unanswered = {
    mood: null,
    stress: null,
    sleep: null,
    mentalReadiness: null,
    musclesSoreness: null,
    energyLevel: null,
    motivationLevel: null,
  };
  const busy = deadline && {
    ...unanswered,
    answeredOn: today,
    weekStartDate: mondayOf(deadline.from),
    travelThisWeek: null,
    majorDeadlines: true,
    notes: null,
  };
  const { operations, advice } = adapt({
    ...input,
    limits: { ...input.limits, athlete: { ...athlete, injuries: [...athlete.injuries, ...injuries] } },
    history: reported.some(({ kind }) => kind === 'fatigue') ? [...input.history, tiredOn(today)] : input.history,
    checkIns: busy
      ? [...input.checkIns.filter(({ weekStartDate }) => weekStartDate !== busy.weekStartDate), busy]
      : input.checkIns,
    illness: illness ? withMessage(input.illness, illnessOf(illness)) : back,
  });
  return { changes: operations, advice };
}

/** What the record of illness and injuries becomes by what the athlete told, for the revision to write; their coaches are told of an injury. */
export async function recordEvents(
  tx: Tx,
  { athleteId, actorId }: { athleteId: string; actorId: string },
  events: readonly ReportedEvent[],
  now: Date,
): Promise<Pick<ScheduleChanges, 'illness' | 'injuries'>> {
  const ill = await loadIllnesses(tx, athleteId);
  const hurt = await loadInjuries(tx, athleteId);
  let illnesses = ill;
  let injuries = hurt;
  for (const event of events) {
    const { kind, area, from } = event;
    if (kind === 'illness') {
      const told = withMessage(illnesses[0] ?? null, illnessOf(event));
      illnesses = illnessesAfter(illnesses, illnessReported(illnesses, told, athleteId, now));
    }
    if (kind === 'recovered' && area === null) illnesses = illnessesAfter(illnesses, illnessOver(illnesses, from));
    if (kind === 'recovered' && area !== null) injuries = injuryOver(injuries, area, from);
    if (kind === 'injury' && area !== null) injuries = injuryReported(injuries, { area, on: from }, athleteId, now);
  }
  const illness = between(ill, illnesses);
  const injury = between(hurt, injuries);
  if (injury.some(({ after }) => after && !after.isRecovered))
    await noticeOfInjury(tx, { athleteId, actorId, at: now });
  return { ...(illness.length > 0 && { illness }), ...(injury.length > 0 && { injuries: injury }) };
}

/** Row by row, what leads from one list to the other. */
function between<T extends { id: string }>(before: readonly T[], after: readonly T[]): RowChange<T>[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const find = (list: readonly T[], id: string) => list.find((row) => row.id === id) ?? null;
  return [...ids]
    .map((id) => ({ id, before: find(before, id), after: find(after, id) }))
    .filter((change) => !sameData(change.before, change.after));
}

const TEXTS: Readonly<Partial<Record<ReportedEvent['kind'], (event: ReportedEvent) => string>>> = {
  illness: ({ from }) => `Ill since ${dayName(from)}.`,
  injury: ({ area }) => (area === null ? '' : `Injury noted: ${area}.`),
  recovered: ({ area }) => (area === null ? 'Well again.' : `Injury over: ${area}.`),
};

/** What was told, in the words of a history; empty: nothing that is kept. */
export const eventsText = (events: readonly ReportedEvent[]): string =>
  events.flatMap((event) => TEXTS[event.kind]?.(event) || []).join(' ');
