import { noSchedule } from '../kernel/noSchedule.ts';
import { z } from 'zod';
import { mondayOf } from '../../core/calendar/calendar.ts';
import { workoutDifference } from '../../core/change/difference.ts';
import { pairedWorkouts } from '../../core/workout/pairing.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { ConflictError } from '../kernel/errors.ts';
import type { WorkoutChange } from '../revision/revisionChanges.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import {
  type AnsweredRevision,
  actorOf,
  changeSchedule,
  type LockedAthlete,
  lockAthlete,
} from '../revision/revision.ts';
import { SCHEDULE_WEEKS, windowOf } from '../planning/scheduleWindow.ts';
import { applyRecurringPreferences } from '../adapt/recurringPreference.ts';
import { fillAdaptedWeeks } from '../adapt/filledWeeks.ts';
import { parse, wholeNumber } from '../kernel/validation.ts';

/** What planning the four weeks anew would change; nothing has changed yet. */
export interface Realignment {
  /** Of this revision; named when it is applied. */
  scheduleRevision: number;
  /** Each workout that goes, comes or becomes another, in the order of the days. */
  changes: readonly WorkoutChange[];
}

/** Throws NotPossible (NO_SCHEDULE and what planning refuses) and PlanConflict. */
async function planned(tx: Tx, athlete: LockedAthlete, now: Date) {
  if (athlete.scheduleMode === null) throw noSchedule();
  const settings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
  return fillAdaptedWeeks(tx, athlete, {
    settings,
    firstWeek: windowOf(athlete.today).firstDay,
    count: SCHEDULE_WEEKS,
    now,
  });
}

/**
 * How the viewer's own coming weeks would be, planned from what they did lately. Throws NotPossible and PlanConflict.
 */
export async function previewRealignment(deps: Deps, viewer: Viewer): Promise<Realignment> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const now = deps.clock();
  return deps.db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, athleteId, now);
    const { changes } = await planned(tx, athlete, now);
    const gone = changes.workouts.flatMap(({ before, after }) => (before && !after ? [before] : []));
    const come = changes.workouts.flatMap(({ before, after }) => (after && !before ? [after] : []));
    const pairs = pairedWorkouts(gone, come, mondayOf);
    return {
      scheduleRevision: athlete.scheduleRevision,
      // workouts that only their reasons set apart are the same to a person
      changes: pairs.flatMap(({ before, after }): WorkoutChange[] => {
        const description = workoutDifference(before, after);
        return description === null ? [] : [{ workoutId: (before ?? after)!.id, description, before, after }];
      }),
    };
  });
}

const schema = z.strictObject({ scheduleRevision: wholeNumber('Schedule revision', 0, 2_147_483_647) });

/**
 * Plans the coming weeks anew as the preview showed. Throws InvalidInput, NotPossible, PlanConflict, Conflict (CHANGED_SINCE)
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
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'generate',
    async (tx, athlete) => {
      if (athlete.scheduleRevision !== scheduleRevision)
        throw new ConflictError('CHANGED_SINCE', 'Your schedule has changed since this preview. Look at it again.');
      const { changes } = await planned(tx, athlete, deps.clock());
      return {
        changes,
        summary: [{ line: 'REALIGNED' }],
        result: windowOf(athlete.today).firstDay,
      };
    },
  );
  await applyRecurringPreferences(deps, athleteId, result);
  return { athleteId, revision };
}
