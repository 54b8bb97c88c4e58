import { seasonOutlook } from '../../core/season/seasonOutlook.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { aScheduledAthlete } from '../../test/schedules.ts';
import { uploadActivity } from '../activity/activity.ts';
import { readPerformance } from '../../test/performance.ts';
import { readSeasonState } from './seasonPlan.ts';

const database = setUpDatabase();

test('training recorded beside the plan counts in the season as it does in the performance', async () => {
  const clock = { now: new Date('2026-11-16T06:00:00Z') };
  const deps = testDeps(database.db, clock);
  const viewer = await aScheduledAthlete(deps);
  await database.db.athlete.update({ where: { id: viewer.athleteId }, data: { ftp: 200 } });
  // a week on; nothing of the plan was done
  clock.now = new Date('2026-11-24T20:00:00Z');
  const day = '2026-11-22';
  await database.db.workout.deleteMany({
    where: { athleteId: viewer.athleteId, scheduledDate: new Date(`${day}T00:00:00Z`) },
  });
  const before = await readSeasonState(deps, viewer, viewer.athleteId);
  const { activities } = await uploadActivity(
    deps,
    viewer,
    activityFile([{ sport: 'cycling', start: `${day}T07:00:00Z`, seconds: 7200, watts: () => 150 }]),
  );
  expect(activities).toEqual([expect.objectContaining({ workoutId: null, day: new Date(`${day}T00:00:00Z`) })]);
  const tss = activities[0]!.tss!;

  const after = await readSeasonState(deps, viewer, viewer.athleteId);
  expect([before, after].map(({ doneHours }) => doneHours.get('2026-11-16'))).toEqual([0, 2]);
  const loadOn = ({ input }: typeof after) => seasonOutlook(input).load.find((load) => load.day === day)!;
  expect(loadOn(before).tss).toBe(0);
  expect(loadOn(after).tss).toBeCloseTo(tss, 1);
  expect(loadOn(after).ctl).toBeGreaterThan(loadOn(before).ctl);
  const { days } = await readPerformance(deps, viewer, viewer.athleteId, 4);
  expect(days.find((shown) => shown.day === day)!.tss).toBeCloseTo(tss, 1);
});
