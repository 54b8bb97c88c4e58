import { encodeId } from '../core/units/ids.ts';
import { uploadActivity } from '../domain/activity/activity.ts';
import { setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { activityFile } from '../test/fitFiles.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete } from '../test/schedules.ts';

// a Monday
const TODAY = '2026-11-23';
const deps = setUpDeps({ now: new Date(`${TODAY}T12:00:00Z`) });

const CHECK_IN = `mutation ($input: SubmitCheckInInput!) { submitCheckIn(input: $input) { ... on SubmitCheckInPayload { checkIn { mood }
  adaptation { changes { op } revision { id actorName } } } } }`;
const DELETE =
  'mutation ($input: DeleteActivityInput!) { deleteActivity(input: $input) { ... on DeleteActivityPayload { deletedActivityId revision { id actorName } } } }';

test('a check-in that is corrected to a good one gives back what it took; told again it changes nothing more, and says so without an error', async () => {
  const viewer = await aScheduledAthlete(deps);
  const first = await ask(deps, viewer, CHECK_IN, { input: { mood: 2, stress: 10, sleep: 2, mentalReadiness: 2 } });
  expect(first.data.submitCheckIn.adaptation.revision).toEqual({
    id: expect.stringMatching(/^revision_/),
    actorName: 'Robin Vale',
  });
  const second = await ask(deps, viewer, CHECK_IN, { input: { mood: 9, stress: 1, sleep: 9, mentalReadiness: 9 } });
  expect(second.errors).toEqual([]);
  expect(second.data.submitCheckIn.adaptation.changes).toContainEqual({ op: 'ADD' });
  const third = await ask(deps, viewer, CHECK_IN, { input: { mood: 9, stress: 1, sleep: 9, mentalReadiness: 9 } });
  expect(third.errors).toEqual([]);
  expect(third.data.submitCheckIn).toEqual({ checkIn: { mood: 9 }, adaptation: { changes: [], revision: null } });
});

test('a recording that counted for no workout goes without a change of the schedule', async () => {
  const viewer = await aViewer(deps);
  const { activities } = await uploadActivity(
    deps,
    viewer,
    activityFile([{ start: `${TODAY}T07:00:00Z`, seconds: 3600 }]),
  );
  const activityId = encodeId('activity', activities[0]!.id);
  const { data, errors } = await ask(deps, viewer, DELETE, { input: { activityId } });
  expect([data.deleteActivity, errors]).toEqual([{ deletedActivityId: activityId, revision: null }, []]);
});

test.each(['athlete_0', 'x', '', encodeId('race', '00000000-0000-7000-8000-000000000000')])(
  'what is no id of an athlete finds nobody: %s',
  async (id) => {
    const viewer = await aViewer(deps);
    const text =
      'query ($id: ID!) { athlete(id: $id) { preferences { weeklyHoursAvailable } seasonPlan { id } revisions(first: 1) { edges { node { id } } } } }';
    const { data, errors } = await ask(deps, viewer, text, { id });
    expect([data.athlete, errors]).toEqual([null, []]);
  },
);
