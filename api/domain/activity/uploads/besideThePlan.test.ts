import { addDays } from '../../../core/calendar/calendar.ts';
import { aViewer } from '../../../test/builders.ts';
import { activityFile } from '../../../test/fitFiles.ts';
import { ask } from '../../../test/graphql.ts';
import { uploadActivity } from '../activity.ts';
import { deleteActivity } from '../activityMatch.ts';
import { readOverview } from '../../performance/overview.ts';
import { readPerformance } from '../../../test/performance.ts';
import { readSchedule } from '../../schedule/schedule.ts';
import { weeksOf } from '../../planning/scheduleWindow.ts';
import { readSeasonState } from '../../season/seasonPlan.ts';
import { completedMinutes } from '../../revision/scheduledWorkout.ts';
import { athlete, clock, database, deps, MONDAY, rowsOf, TODAY, uploadWorld } from '../../../test/uploads.ts';

uploadWorld();

test('training beside the plan counts as load, and is nothing to be judged by', async () => {
  const viewer = await athlete();
  const before = await readOverview(deps(), viewer, viewer.athleteId);
  const { revision } = await uploadActivity(
    deps(),
    viewer,
    activityFile([{ sport: 'hiking', start: `${MONDAY}T07:00:00Z`, seconds: 5400 }]),
  );
  expect(revision).toBeNull();
  const after = await readOverview(deps(), viewer, viewer.athleteId);
  expect(after).toMatchObject({
    weekLoadDone: before.weekLoadDone + 60,
    weekLoadPlanned: before.weekLoadPlanned,
    consistency: before.consistency,
    sessionsDone: 0,
    hasHistory: true,
  });
  clock.now = new Date(`${addDays(MONDAY, 7)}T06:00:00Z`);
  expect((await readOverview(deps(), viewer, viewer.athleteId)).review.join(' ')).toMatch(
    /Your load was 60 TSS of \d+ planned/,
  );
});

test('training beside the plan counts in the hours of its week on every page, also where the page was kept', async () => {
  const viewer = await athlete();
  const document =
    '{ viewer { athlete { schedule { weeks { weekStartDate completedMinutes recordedBeside { activityId date recordedSport movingSec } } } } } }';
  const shown = async () => (await ask(deps(), viewer, document)).data.viewer.athlete.schedule.weeks[0];
  expect(await shown()).toMatchObject({ completedMinutes: 0, recordedBeside: [] });
  const { activities } = await uploadActivity(
    deps(),
    viewer,
    activityFile([{ sport: 'hiking', start: `${MONDAY}T07:00:00Z`, seconds: 5400 }]),
  );
  const week = {
    weekStartDate: MONDAY,
    completedMinutes: 90,
    recordedBeside: [
      { activityId: `activity_${activities[0]!.id}`, date: MONDAY, recordedSport: 'OTHER', movingSec: 5400 },
    ],
  };
  expect(await shown()).toEqual(week);
  const { weeks } = (await readSchedule(deps(), viewer, viewer.athleteId))!;
  const [window] = await weeksOf(database.db, { id: weeks[0]!.id });
  expect(window!.beside).toEqual(weeks[0]!.beside);
  expect(completedMinutes(window!)).toBe(90);
  const season = await readSeasonState(deps(), viewer, viewer.athleteId);
  expect(season.doneHours.get(MONDAY)).toBe(1.5);
  await deleteActivity(deps(), viewer, activities[0]!.id);
  expect(await shown()).toMatchObject({ completedMinutes: 0, recordedBeside: [] });
});

test('before there is a schedule recordings are kept, and count', async () => {
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  const viewer = await aViewer(deps());
  const { activities, revision } = await uploadActivity(
    deps(),
    viewer,
    activityFile([{ start: `${TODAY}T07:00:00Z`, seconds: 3600 }]),
  );
  expect([activities.length, revision]).toEqual([1, null]);
  const view = await readPerformance(deps(), viewer, viewer.athleteId, 6);
  expect(view.days.find(({ day }) => day === TODAY)).toMatchObject({ tss: activities[0]!.tss });
  expect(await deleteActivity(deps(), viewer, activities[0]!.id)).toMatchObject({ revision: null });
  expect(await rowsOf(viewer)).toEqual([]);
});
