import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import { changesOf } from '../revision/revisionChanges.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import { undoScheduleChange } from './undo.ts';
import { rescheduleWorkout } from './workout.ts';
import { deleteWorkout } from './workoutEdit.ts';

// While servers of two releases share one database, either undoes what the other wrote: rows hold what differs, or, of before, all.

const TODAY = '2026-11-23';
const deps = setUpDeps(`${TODAY}T06:00:00Z`);

const bare = (workouts: readonly WorkoutRow[]) =>
  workouts.map((each) => ({ ...each, version: 0 })).sort((a, b) => (a.id < b.id ? -1 : 1));

/** The revision as a release before this one would have written it: each row whole, before and after. */
async function asOfBefore(athleteId: string): Promise<void> {
  const { id, changes } = await deps.db.revision.findFirstOrThrow({
    where: { athleteId },
    orderBy: { number: 'desc' },
  });
  expect(changes).toHaveProperty('kept');
  const whole = JSON.parse(JSON.stringify(changesOf({ changes }))) as object;
  expect(whole).not.toHaveProperty('kept');
  await deps.db.revision.update({ where: { id }, data: { changes: whole } });
}

const OLD = [true, false];
test.each(OLD.flatMap((move) => OLD.flatMap((gone) => OLD.map((undo) => ({ move, gone, undo })))))(
  'of a move, a deletion and their undoing, from an older server or not: %j',
  async (isOld) => {
    const viewer = await aScheduledAthlete(deps);
    const { athleteId } = viewer;
    const look = async () => bare(await workoutsOf(deps, viewer));
    const wrote = async (byOld: boolean) => (byOld ? asOfBefore(athleteId) : undefined);
    const first = await look();
    const [moved, deleted] = first.filter(
      ({ scheduledDate, status }) => scheduledDate > addDays(TODAY, 7) && status === 'scheduled',
    );
    const newDate = addDays(moved!.scheduledDate, weekdayOf(moved!.scheduledDate) === 'sunday' ? -1 : 1);
    await rescheduleWorkout(deps, viewer, moved!.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
    await wrote(isOld.move);
    const second = await look();
    expect(second).not.toEqual(first);
    await deleteWorkout(deps, viewer, deleted!.id, {});
    await wrote(isOld.gone);
    const third = await look();
    expect(third).toHaveLength(first.length - 1);

    const { revision } = await undoScheduleChange(deps, viewer, athleteId);
    await wrote(isOld.undo);
    expect(await look()).toEqual(second);
    // undoing an undo does the change again
    await undoScheduleChange(deps, viewer, athleteId, revision.id);
    expect(await look()).toEqual(third);
    await undoScheduleChange(deps, viewer, athleteId);
    expect(await look()).toEqual(second);
    await undoScheduleChange(deps, viewer, athleteId);
    expect(await look()).toEqual(first);
    expect(await brokenSchedules(deps.db)).toEqual([]);
  },
);
