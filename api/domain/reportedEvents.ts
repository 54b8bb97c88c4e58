import { adapt } from '../core/adapt.ts';
import type { AdaptInput, IllnessReport, Note, PastFeedback } from '../core/adapt/events.ts';
import { addDays, type Day, mondayOf } from '../core/calendar.ts';
import type { Change as Operation } from '../core/changes.ts';
import type { ReportedEvent } from '../core/request/request.ts';
import { columnOf } from './day.ts';
import { illnessesAfter, illnessOver, type IllnessRow, illnessTold, loadIllnesses } from './illnessRecord.ts';
import { newId } from './newId.ts';
import type { Change, Tx } from './revision.ts';
import { sameData } from './scheduledWorkout.ts';

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
export function adaptToEvents(input: AdaptInput, events: readonly ReportedEvent[]): { changes: readonly Operation[]; advice: readonly Note[] } {
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
  const isWell = recovered !== undefined && input.illness?.wellOn === null && recovered.area === null;
  return { changes: operations, advice: isWell && operations.length === 0 ? [...advice, TELL_WELL] : advice };
}

/** Sessions that an illness took out come back when its end is told, which is more than a change of what stands. */
const TELL_WELL: Note = {
  code: 'TELL_WELL',
  text: 'Good to hear. Press “I feel well again” above your schedule, and your training comes back step by step.',
  inputs: {},
};

/**
 * Keeps injuries that the athlete told of, so that later weeks come back step by step; answers with what the record of
 * illness becomes, for the revision to write.
 */
export async function keepEvents(tx: Tx, athleteId: string, events: readonly ReportedEvent[], now: Date): Promise<Change<IllnessRow>[]> {
  const before = await loadIllnesses(tx, athleteId);
  let rows = before;
  for (const event of events) {
    if (event.kind === 'illness') rows = illnessesAfter(rows, illnessTold(rows, illnessOf(event), athleteId, now));
    if (event.kind === 'recovered') {
      if (event.area === null) rows = illnessesAfter(rows, illnessOver(rows, event.from));
      else
        await tx.injury.updateMany({ where: { athleteId, affectedArea: event.area }, data: { isRecovered: true } });
    }
    if (event.kind === 'injury' && event.area !== null) {
      const open = { athleteId, affectedArea: event.area, isRecovered: false };
      if ((await tx.injury.count({ where: open })) > 0) continue;
      await tx.injury.create({ data: { ...open, id: newId(now), injuryType: 'reported', dateOccurred: columnOf(event.from) } });
    }
  }
  const ids = new Set([...before, ...rows].map(({ id }) => id));
  const find = (list: readonly IllnessRow[], id: string) => list.find((row) => row.id === id) ?? null;
  return [...ids].map((id) => ({ id, before: find(before, id), after: find(rows, id) })).filter((change) => !sameData(change.before, change.after));
}
