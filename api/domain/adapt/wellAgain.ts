import type { Day } from '../../core/calendar/calendar.ts';
import type { PastFeedback } from '../../core/change/adapt/events.ts';
import { endedIllness } from '../../core/change/adapt/illness.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import type { ReportedEvent } from '../../core/language/request/request.ts';
import { ConflictError } from '../kernel/errors.ts';
import type { Tx } from '../kernel/ports.ts';
import { illnessesAfter, illnessOver, illnessReported, loadIllnesses } from '../revision/illnessRecord.ts';
import type { IllnessRow, RecordedInjury, RowChange } from '../revision/scheduleChanges.ts';
import { healedInjuries, injuryOver, loadInjuries } from '../revision/injuryRecord.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import { type AdaptedSchedule, adaptSchedule } from './adaptation.ts';
import { loadReports } from './reports.ts';
import { adaptedBefore, madeForInjuryFrom } from './weeksAnew.ts';

/** The day since which the athlete says that they are well, of no part of the body alone; null: they do not say so. */
const wellOn = (events: readonly ReportedEvent[]) =>
  events.find(({ kind, area }) => kind === 'recovered' && area === null)?.from ?? null;

/** What the end of an illness makes of its record; workouts skipped for one that nobody told of make a record of it. */
function changesOfEnd(
  rows: readonly IllnessRow[],
  athlete: LockedAthlete,
  history: readonly PastFeedback[],
  { on, now }: { on: ReportedEvent['from']; now: Date },
): RowChange<IllnessRow>[] {
  const ended = endedIllness(athlete.today, rows[0] ?? null, history, on);
  return ended === null ? illnessOver(rows, on) : illnessReported(rows, ended, athlete.id, now);
}

export interface WellAgain {
  illness: RowChange<IllnessRow>[];
  injuries: RowChange<RecordedInjury>[];
  adapted: AdaptedSchedule | null;
  /** Monday from which weeks are planned anew besides; null: none are. */
  anewFrom: Day | null;
}

/**
 * The end of an illness or injury that is told in words, and the training that comes back for it, step by step. Null: nobody says that they
 * are well, or they were not ill or hurt. Only an injury after whose end something comes back: of others no workout has to change.
 */
export async function wellAgain(
  tx: Tx,
  athlete: LockedAthlete,
  events: readonly ReportedEvent[],
  now: Date,
): Promise<WellAgain | null> {
  return (await overIllness(tx, athlete, events, now)) ?? healed(tx, athlete, events, now);
}

async function overIllness(
  tx: Tx,
  athlete: LockedAthlete,
  events: readonly ReportedEvent[],
  now: Date,
): Promise<WellAgain | null> {
  const on = wellOn(events);
  if (on === null) return null;
  const rows = await loadIllnesses(tx, athlete.id);
  const { history } = await loadReports(tx, athlete);
  const illness = changesOfEnd(rows, athlete, history, { on, now });
  if (illness.length === 0) return null;
  const adapted = await adaptSchedule(tx, athlete, now, {
    news: { kind: 'illness', illness: illnessesAfter(rows, illness)[0] ?? null },
  });
  return { illness, injuries: [], adapted, anewFrom: null };
}

async function healed(
  tx: Tx,
  athlete: LockedAthlete,
  events: readonly ReportedEvent[],
  now: Date,
): Promise<WellAgain | null> {
  const over = events.flatMap(({ kind, area, from }) =>
    kind === 'recovered' && area !== null ? [{ area, from }] : [],
  );
  if (over.length === 0) return null;
  const rows = await loadInjuries(tx, athlete.id);
  const after = over.reduce<readonly RecordedInjury[]>((known, { area, from }) => injuryOver(known, area, from), rows);
  const injuries = healedInjuries(rows, after);
  if (injuries.length === 0) return null;
  const adapted = await adaptSchedule(tx, athlete, now, {
    news: { kind: 'injury', injuries: after },
    only: ['injury'],
  });
  if (adapted === null) return null;
  const anewFrom = madeForInjuryFrom(adapted.open.weeks, athlete.today);
  if (anewFrom === null) return adapted.workouts.length === 0 ? null : { illness: [], injuries, adapted, anewFrom };
  return { illness: [], injuries, adapted: adaptedBefore(adapted, anewFrom), anewFrom };
}

export const changedSince = () =>
  new ConflictError('CHANGED_SINCE', 'Your schedule has changed since this suggestion. Ask again.');

/** What of it the athlete agreed to: workouts that they left out stay away; what is eased on the way back is eased. */
export function agreedTo(
  { adapted }: WellAgain,
  suggested: readonly WorkoutChange[],
  wanted: readonly WorkoutChange[],
): Pick<AdaptedSchedule, 'changes' | 'workouts'> {
  const { changes = [], workouts = [] } = adapted ?? {};
  const isSame =
    changes.length === suggested.length &&
    changes.every(({ workoutId, op, durationAfter }, i) => {
      const seen = suggested[i]!;
      return workoutId === seen.workoutId && op === seen.op && durationAfter === seen.durationAfter;
    });
  if (!isSame) throw changedSince();
  const left = new Set(
    suggested.flatMap(({ id, workoutId, op }) =>
      workoutId !== undefined && op === 'add' && !wanted.some((each) => each.id === id) ? [workoutId] : [],
    ),
  );
  return {
    changes: changes.filter(({ workoutId }) => workoutId === undefined || !left.has(workoutId)),
    workouts: workouts.filter(({ id }) => !left.has(id)),
  };
}
