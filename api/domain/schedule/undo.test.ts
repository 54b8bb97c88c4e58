import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import type { Viewer } from '../kernel/access.ts';
import { undoScheduleChange } from './undo.ts';
import { rescheduleWorkout } from './workout.ts';

const TODAY = '2026-11-20';
const STAYS = 'What has been done since, and days that have passed, stay as they are.';

const deps = setUpDeps(`${TODAY}T12:00:00Z`);

/** Workouts of today or later that are no races, the first two of them told as done. */
async function openWorkouts(viewer: Viewer): Promise<readonly [string, string, string]> {
  const ahead = (await workoutsOf(deps, viewer)).filter(
    ({ scheduledDate, workoutType }) => scheduledDate >= TODAY && workoutType !== 'race',
  );
  const [first, second] = ahead;
  const later = ahead.find(({ scheduledDate }) => scheduledDate > addDays(TODAY, 7))!;
  return [first!.id, second!.id, later.id];
}
const done = async (viewer: Viewer, id: string) =>
  (await submitWorkoutFeedback(deps, viewer, id, { completionStatus: 'completed', perceivedExertion: 5 })).revision!;
const statusOf = async (viewer: Viewer, id: string) =>
  (await workoutsOf(deps, viewer)).find((each) => each.id === id)!.status;
const moved = (viewer: Viewer, id: string, newDate = addDays(TODAY, 17)) =>
  rescheduleWorkout(deps, viewer, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
const undo = async (viewer: Viewer, revisionId: string) =>
  (await undoScheduleChange(deps, viewer, viewer.athleteId, revisionId)).revision;

test('feedback is taken back by undoing it, whatever was changed elsewhere since', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [run, , later] = await openWorkouts(viewer);
  const { id } = await done(viewer, run);
  await moved(viewer, later);
  const { summary } = await undo(viewer, id);
  expect(await statusOf(viewer, run)).toBe('scheduled');
  expect(summary).not.toContain(STAYS);
});

test('what was done after the change stays, and the undo says so', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [run, other, later] = await openWorkouts(viewer);
  const { revision } = await moved(viewer, later);
  await done(viewer, run);
  await done(viewer, other);
  const undone = await undo(viewer, revision.id);
  expect(undone.summary).toMatch(new RegExp(`^Undid: .* ${STAYS}$`));
  expect([await statusOf(viewer, run), await statusOf(viewer, other)]).toEqual(['completed', 'completed']);
  // undone in turn, it is said no more
  expect((await undo(viewer, undone.id)).summary).not.toContain(STAYS);
});

test('a change of what is done by now cannot be undone, for that reason', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [, , later] = await openWorkouts(viewer);
  const { revision } = await moved(viewer, later, TODAY);
  await done(viewer, later);
  await expect(undo(viewer, revision.id)).rejects.toThrow(`Nothing of it can be undone any more. ${STAYS}`);
});
