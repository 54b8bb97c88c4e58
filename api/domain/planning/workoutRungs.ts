import { anyFamilyOf } from '../../core/workout/families/families.ts';
import { rungOfId } from '../../core/workout/families/ladder.ts';
import { rungText, triedText } from '../../core/messages/rung.ts';
import { type Trial, trialOf } from '../../core/workout/rungs.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import type { Deps } from '../kernel/ports.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import { triedWorkouts } from './triedWorkouts.ts';

/** Where a workout stands on the ladder of its family, and how the last one before it went. */
export interface WorkoutRung {
  /** "run-cruise" */
  family: string;
  familyName: string;
  /** 1 is the first. */
  rung: number;
  /** Rungs of the ladder. */
  rungs: number;
  /** Null: none of it was tried within a year. */
  last: Trial | null;
  /** All of it in a sentence or two. */
  text: string;
}

type OnLadder = Pick<WorkoutRow, 'athleteId' | 'scheduledDate' | 'templateId'>;

/** Of each of these workouts; null: it is of no family. The caller has asked whether the viewer may. One read, however many there are. */
export async function readRungs(
  { db }: Pick<Deps, 'db'>,
  workouts: readonly OnLadder[],
  units: DisplayUnits,
): Promise<(WorkoutRung | null)[]> {
  const places = workouts.map(({ templateId }) => rungOfId(templateId));
  const asked = workouts.filter((_, i) => places[i] !== null);
  if (asked.length === 0) return places.map(() => null);
  const days = asked.map(({ scheduledDate }) => scheduledDate).sort();
  const athletes = [...new Set(asked.map(({ athleteId }) => athleteId))];
  const tried = await triedWorkouts(db, athletes, { from: days[0]!, to: days.at(-1)! });
  const trials = tried.flatMap((each) => {
    const trial = trialOf(each);
    return trial === null ? [] : [{ ...trial, athleteId: each.athleteId }];
  });
  return workouts.map(({ athleteId, scheduledDate }, i) => {
    const place = places[i];
    if (!place) return null;
    const last = trials.findLast(
      (trial) => trial.athleteId === athleteId && trial.family === place.family && trial.date < scheduledDate,
    );
    return rungOf(place, last ? { ...last, what: triedText(last, units) } : null);
  });
}

function rungOf({ family, rung }: { family: string; rung: number }, last: Trial | null): WorkoutRung {
  const { name, rungs, intensity } = anyFamilyOf(family);
  const where = { name, rung: Math.min(rung + 1, rungs.length), rungs: rungs.length, isFelt: intensity !== 'easy' };
  return { family, familyName: name, rung: where.rung, rungs: where.rungs, last, text: rungText(where, last) };
}
