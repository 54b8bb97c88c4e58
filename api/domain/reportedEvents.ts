import { adapt } from '../core/adapt.ts';
import type { AdaptInput, IllnessReport, Note, PastFeedback } from '../core/adapt/events.ts';
import { addDays, type Day, mondayOf } from '../core/calendar.ts';
import type { Change } from '../core/changes.ts';
import type { ReportedEvent } from '../core/request/request.ts';
import { columnOf } from './day.ts';
import { newId } from './newId.ts';
import type { Tx } from './revision.ts';

const isCold = (symptoms: readonly string[]) => symptoms.length > 0 && symptoms.every((symptom) => symptom === 'cold');

function illnessOf({ from, to, symptoms }: ReportedEvent): IllnessReport {
  return { from, wellOn: to && addDays(to, 1), mild: isCold(symptoms), symptoms };
}

/** Tired without a session that was skipped for it: nothing planned, nothing lost. */
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
});

/** What the rules ask of the schedule when it is true what the athlete says happened. */
export function adaptToEvents(input: AdaptInput, events: readonly ReportedEvent[]): { changes: readonly Change[]; advice: readonly Note[] } {
  const told = events.filter(({ kind }) => kind !== 'travel');
  if (told.length === 0) return { changes: [], advice: [] };
  const { today, athlete } = input.limits;
  const illness = told.find(({ kind }) => kind === 'illness');
  const injuries = told
    .filter(({ kind }) => kind === 'injury')
    .map(({ area, from }) => ({ injuryType: 'reported', affectedArea: area ?? 'unknown', isRecovered: false, dateOccurred: from }));
  const recovered = told.find(({ kind }) => kind === 'recovered');
  const back = recovered && input.illness?.wellOn === null ? { ...input.illness, wellOn: recovered.from } : input.illness;
  const deadline = told.find(({ kind }) => kind === 'deadline');
  const unanswered = { mood: null, stress: null, sleep: null, mentalReadiness: null, musclesSoreness: null, energyLevel: null, motivationLevel: null };
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
    history: told.some(({ kind }) => kind === 'fatigue') ? [...input.history, tiredOn(today)] : input.history,
    checkIns: busy ? [...input.checkIns.filter(({ weekStartDate }) => weekStartDate !== busy.weekStartDate), busy] : input.checkIns,
    illness: illness ? illnessOf(illness) : back,
  });
  return { changes: operations, advice };
}

/** Keeps illness and injuries that the athlete told of, so that later weeks come back step by step. */
export async function keepEvents(tx: Tx, athleteId: string, events: readonly ReportedEvent[], now: Date): Promise<void> {
  for (const event of events) {
    if (event.kind === 'illness') {
      const { from, wellOn, mild, symptoms } = illnessOf(event);
      const fromDate = columnOf(from);
      const data = { wellOn: wellOn && columnOf(wellOn), mild, symptoms: [...symptoms] };
      const same = await tx.illnessReport.findFirst({ where: { athleteId, fromDate }, select: { id: true } });
      if (same) await tx.illnessReport.update({ where: { id: same.id }, data });
      else await tx.illnessReport.create({ data: { ...data, id: newId(now), athleteId, fromDate, createdAt: now } });
    }
    if (event.kind === 'recovered') {
      await tx.illnessReport.updateMany({ where: { athleteId, wellOn: null }, data: { wellOn: columnOf(event.from) } });
      if (event.area !== null)
        await tx.injury.updateMany({ where: { athleteId, affectedArea: event.area }, data: { isRecovered: true } });
    }
    if (event.kind === 'injury' && event.area !== null) {
      const open = { athleteId, affectedArea: event.area, isRecovered: false };
      if ((await tx.injury.count({ where: open })) > 0) continue;
      await tx.injury.create({ data: { ...open, id: newId(now), injuryType: 'reported', dateOccurred: columnOf(event.from) } });
    }
  }
}
