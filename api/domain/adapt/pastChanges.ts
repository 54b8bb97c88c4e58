import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { PastChange } from '../../core/language/request/request.ts';
import { type ZoneAndDay, dayIn } from '../kernel/day.ts';
import { changesOf, workoutChangesOf, workoutChangeText } from '../revision/revisionChanges.ts';
import type { Db } from '../kernel/ports.ts';

/** Further back nobody asks for the reasons of a change. */
const REVISIONS_READ = 30;
/** A plan made anew is no change of one workout; what was done is none of the plan; and what was taken back is gone. */
const NOT_LISTED = ['generate', 'season', 'feedback', 'activity', 'undo', 'restore'];

type Planned = { scheduledDate: Day; duration: number; intensity: string; workoutType: string };

function verbOf(before: Planned | null, after: Planned | null): PastChange['verb'] {
  if (!before) return 'add';
  if (!after) return 'remove';
  if (before.workoutType !== after.workoutType) return 'replace';
  if (before.scheduledDate !== after.scheduledDate) return 'move';
  if (before.duration !== after.duration) return after.duration < before.duration ? 'shorten' : 'lengthen';
  return before.intensity === after.intensity ? 'any' : 'ease';
}

/** What was changed of an athlete's workouts of late, newest first, as questions for reasons need it. */
export async function loadPastChanges(
  db: Pick<Db, 'revision'>,
  athleteId: string,
  { timeZone, units }: ZoneAndDay & { units: DisplayUnits },
): Promise<PastChange[]> {
  const rows = await db.revision.findMany({
    where: { athleteId, cause: { notIn: NOT_LISTED } },
    orderBy: { number: 'desc' },
    take: REVISIONS_READ,
  });
  const undone = await db.revision.findMany({
    where: { athleteId, undoesNumber: { in: rows.map(({ number }) => number) } },
    select: { undoesNumber: true },
  });
  return rows
    .filter(({ number }) => !undone.some(({ undoesNumber }) => undoesNumber === number))
    .flatMap(({ changes, actorRole, createdAt }) => {
      const { operations = [] } = changesOf({ changes });
      return workoutChangesOf(changes).map(({ workoutId, before, after }): PastChange => {
        const operation = operations.find((each) => each.workoutId === workoutId);
        // a check-in is the athlete's; what it changes, a rule does
        const isRule = operation !== undefined && operation.source !== 'athlete' && operation.source !== 'coach';
        return {
          workoutId,
          on: dayIn(timeZone, createdAt),
          by: isRule ? 'planner' : (actorRole as PastChange['by']),
          verb: verbOf(before, after),
          what: workoutChangeText({ before, after }, units)!,
          because: operation?.because ?? null,
          workoutType: (before ?? after)!.workoutType,
          from: before?.scheduledDate ?? null,
          to: after?.scheduledDate ?? null,
        };
      });
    });
}
