import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aScheduledAthlete, weeksOf as weeksOfViewer } from '../../test/schedules.ts';
import { changesOf } from '../revision/revisionChanges.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { weeksOf } from '../planning/scheduleWindow.ts';
import { rescheduleWorkout } from './workout.ts';

const deps = setUpDeps('2026-11-20T12:00:00Z');

const to = (newDate: string) => ({ newDate, newDayOfWeek: weekdayOf(newDate) });

test('what a move answers is what the plain reads find afterwards, to the last field', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [, from, into] = await weeksOfViewer(deps, viewer);
  const { id } = from!.workouts.find(({ workoutType }) => workoutType !== 'race')!;
  const before = await deps.db.workout.findUniqueOrThrow({ where: { id }, include: WITH_FEEDBACK });
  const { workout, weeks, revision } = await rescheduleWorkout(deps, viewer, id, to(addDays(into!.weekStartDate, 3)));

  const after = await deps.db.workout.findUniqueOrThrow({ where: { id }, include: WITH_FEEDBACK });
  expect(workout).toEqual(workoutOf(after));
  expect(workout).toMatchObject({ weekId: into!.id, locked: true, version: before.version + 1 });
  expect(weeks).toEqual(await weeksOf(deps.db, { id: { in: [from!.id, into!.id] } }));
  expect(revision).toEqual({
    ...(await deps.db.revision.findUniqueOrThrow({ where: { id: revision.id } })),
    isEarlier: false,
  });
  expect(changesOf(revision)).toEqual({ workouts: [{ id, before: workoutOf(before), after: workout }], weeks: [] });
  const { athleteId } = viewer;
  const athlete = await deps.db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
  expect([revision.number, athlete.scheduleRevision]).toEqual([3, 3]);
});

test('moves at the same instant all come to pass, one after another', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [, , week] = await weeksOfViewer(deps, viewer);
  const moved = week!.workouts.filter(({ workoutType }) => workoutType !== 'race').slice(0, 5);
  const dayFor = (day: string) => (day === week!.weekEndDate ? addDays(day, -1) : addDays(day, 1));
  const answers = await Promise.all(
    moved.map(({ id, scheduledDate }) => rescheduleWorkout(deps, viewer, id, to(dayFor(scheduledDate)))),
  );
  expect(answers.map(({ revision }) => revision.number).sort()).toEqual(moved.map((_, index) => index + 3));
  const rows = await deps.db.workout.findMany({ where: { id: { in: moved.map(({ id }) => id) } } });
  expect(rows.map(({ version }) => version)).toEqual(moved.map(() => 2));
});

test('a move to where it is already writes nothing', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [, week] = await weeksOfViewer(deps, viewer);
  const [workout] = week!.workouts;
  const answer = await rescheduleWorkout(deps, viewer, workout!.id, to(workout!.scheduledDate));
  expect(answer.revision.number).toBe(2);
  expect(answer.workout).toEqual(workout);
  expect(answer.weeks).toEqual([week]);
});
