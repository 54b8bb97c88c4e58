import { z } from 'zod';
import { type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { workoutDifference } from '../../core/change/difference.ts';
import { applyOperations } from '../../core/change/operations.ts';
import { realign, type WantedWeek } from '../../core/change/realign.ts';
import { removedWorkouts } from '../adapt/adaptation.ts';
import { fillAdaptedWeeks } from '../adapt/filledWeeks.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { ConflictError } from '../kernel/errors.ts';
import { noSchedule } from '../kernel/noSchedule.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { parse, wholeNumber } from '../kernel/validation.ts';
import { asScheduledWorkout, changesTo, loadOpenSchedule } from '../planning/openSchedule.ts';
import { SCHEDULE_WEEKS, windowOf } from '../planning/scheduleWindow.ts';
import {
  type AnsweredRevision,
  actorOf,
  changeSchedule,
  type LockedAthlete,
  lockAthlete,
} from '../revision/revision.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import type { WorkoutChange } from '../revision/revisionChanges.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';

/** What the four weeks would lose; nothing has changed yet. */
export interface Realignment {
  /** Of this revision; named when it is applied. */
  scheduleRevision: number;
  /** Each workout that goes or becomes less. */
  changes: readonly WorkoutChange[];
}

/** The weeks as planning them anew from what was done would leave them; a missed workout counts for nothing. */
function wantedWeeks(
  workouts: readonly WorkoutRow[],
  changes: readonly RowChange<WorkoutRow>[],
  today: Day,
): WantedWeek[] {
  const rows = new Map(workouts.map((workout) => [workout.id, workout]));
  for (const { id, after } of changes) {
    if (after) rows.set(id, after);
    else rows.delete(id);
  }
  const isMissed = ({ status, scheduledDate }: WorkoutRow) =>
    status === 'skipped' || (status === 'scheduled' && scheduledDate < today);
  const counted = [...rows.values()].filter((workout) => !isMissed(workout)).map(asScheduledWorkout);
  const mondays = [...new Set(workouts.map(({ scheduledDate }) => mondayOf(scheduledDate)))];
  return mondays.map((monday) => ({
    monday,
    workouts: counted.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday),
  }));
}

/** Throws NotPossible (NO_SCHEDULE and what planning refuses) and PlanConflict. */
async function realigned(tx: Tx, athlete: LockedAthlete, now: Date) {
  if (athlete.scheduleMode === null) throw noSchedule();
  const { id: athleteId, today } = athlete;
  const { changes: anew } = await fillAdaptedWeeks(tx, athlete, {
    settings: { mode: athlete.scheduleMode, sports: athlete.scheduleSports },
    firstWeek: windowOf(today).firstDay,
    count: SCHEDULE_WEEKS,
    now,
  });
  const open = await loadOpenSchedule(tx, athlete);
  const rows = open.weeks.flatMap(({ workouts }) => workouts);
  const removed = await removedWorkouts(tx, athleteId, open);
  const asked = realign(open.workouts, removed, open.limits, wantedWeeks(rows, anew.workouts, today));
  const { workouts: after, applied } = applyOperations(open.workouts, asked, open.limits);
  return {
    workouts: changesTo(open, after, { athleteId, now }),
    operations: asked.filter(({ id }) => applied.includes(id)),
  };
}

/**
 * What the viewer's own coming weeks would lose, planned from what they did lately: nothing is added, longer or harder, and what was taken
 * out stays out. Throws NotPossible and PlanConflict.
 */
export async function previewRealignment(deps: Deps, viewer: Viewer): Promise<Realignment> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const now = deps.clock();
  return deps.db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, athleteId, now);
    const { workouts } = await realigned(tx, athlete, now);
    return {
      scheduleRevision: athlete.scheduleRevision,
      // workouts that only their reasons set apart are the same to a person
      changes: workouts.flatMap(({ id, before, after }): WorkoutChange[] => {
        return workoutDifference(before, after) === null ? [] : [{ workoutId: id, before, after }];
      }),
    };
  });
}

const schema = z.strictObject({ scheduleRevision: wholeNumber('Schedule revision', 0, 2_147_483_647) });

/**
 * Lowers the coming weeks as the preview showed. Throws InvalidInput, NotPossible, PlanConflict, Conflict (CHANGED_SINCE)
 * where the schedule is no longer the one of the preview.
 */
export async function realignSchedule(
  deps: Deps,
  viewer: Viewer,
  input: unknown,
): Promise<{ athleteId: string; revision: AnsweredRevision }> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { scheduleRevision } = parse(schema, input);
  const { revision } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'adapt',
    async (tx, athlete) => {
      if (athlete.scheduleRevision !== scheduleRevision)
        throw new ConflictError('CHANGED_SINCE', 'Your schedule has changed since this preview. Look at it again.');
      const { workouts, operations } = await realigned(tx, athlete, deps.clock());
      return { changes: { workouts, weeks: [], operations }, summary: [{ line: 'REALIGNED' }], result: null };
    },
  );
  return { athleteId, revision };
}
