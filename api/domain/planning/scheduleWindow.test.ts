import { addDays } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aScheduledAthlete } from '../../test/schedules.ts';
import { columnOf } from '../kernel/day.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { SCHEDULE_WEEKS, weeksInWindow, weeksOf, windowOf } from './scheduleWindow.ts';
import { createWorkout } from '../schedule/workout.ts';

const TODAY = '2026-11-20';

const deps = setUpDeps(`${TODAY}T12:00:00Z`);

test('one statement answers what the plain reads answer, to the last field', async () => {
  const viewer = await aScheduledAthlete(deps, { timeZone: 'Pacific/Auckland' });
  await aScheduledAthlete(deps);
  const { athleteId } = viewer;
  const window = windowOf(TODAY);
  const plain = () =>
    weeksOf(deps.db, { athleteId, weekStartDate: { gte: columnOf(window.firstDay), lte: columnOf(window.lastDay) } });
  const [first] = await plain();
  const { workout } = await createWorkout(
    deps,
    viewer,
    { athleteId, weekId: first!.id },
    {
      scheduledDate: addDays(TODAY, 1),
      dayOfWeek: 'saturday',
      workoutType: 'strength',
      duration: 37,
      intensity: 'as "you" like',
      instructions: 'Squats\nand ünïcode',
      description: null,
    },
  );
  await deps.db.workout.update({ where: { id: workout.id }, data: { timeOfDay: 'evening', tss: 21.3 } });
  await submitWorkoutFeedback(deps, viewer, workout.id, {
    completionStatus: 'partially_completed',
    actualDuration: 20,
    feelingRating: 3,
    notes: 'short',
  });
  const answer = await weeksInWindow(deps.db, athleteId, window);
  expect(answer).toHaveLength(SCHEDULE_WEEKS);
  expect(answer).toEqual(await plain());
  expect(JSON.stringify(answer)).toContain('"notes":"short"');
});

test('nothing planned: no weeks', async () => {
  expect(await weeksInWindow(deps.db, '01900000-0000-7000-8000-000000000000', windowOf(TODAY))).toEqual([]);
});
