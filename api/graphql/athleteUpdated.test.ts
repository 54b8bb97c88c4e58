import { encodeId } from '../core/units/ids.ts';
import { uploadActivity } from '../domain/activity/activity.ts';
import { deleteActivity } from '../domain/activity/activityMatch.ts';
import { submitCheckIn } from '../domain/adapt/checkIn.ts';
import { endCoaching } from '../domain/coaching/coaching.ts';
import { addPrinciple, deletePrinciple, updatePrinciple } from '../domain/principle/principle.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { updateSettings } from '../domain/account/settings.ts';
import { updateTrainingTimes } from '../domain/athlete/trainingTimes.ts';
import { activityFile } from '../test/fitFiles.ts';
import { type Person, setUpLive } from '../test/live.ts';

const live = setUpLive('2026-11-20');
afterEach(() => live.leave());

const FOLLOW =
  'subscription ($id: ID!) { athleteUpdated(athleteId: $id) { athlete { age scheduleRevision checkIns(first: 1) { edges { node { mood } } } activities(first: 5) { edges { node { id } } } } } }';

interface Update {
  data: {
    athleteUpdated: {
      athlete: {
        age: number | null;
        scheduleRevision: number;
        checkIns: { edges: { node: { mood: number } }[] };
        activities: { edges: unknown[] };
      };
    };
  };
}

/** What comes over the socket of `reader`, one after another. */
function follow(reader: Person, { athleteId }: { athleteId: string }) {
  const told = live
    .clientOf(reader.browser)
    .iterate({ query: FOLLOW, variables: { id: encodeId('athlete', athleteId) } });
  return async () => {
    const { value, done } = await told.next();
    return done ? null : (value as unknown as Update).data.athleteUpdated.athlete;
  };
}

test('a coach hears at once how the athlete is, and of all that they tell, also where no revision comes of it', async () => {
  const owner = await live.person();
  const { deps } = live.app;
  const next = follow(await live.coachOf(owner), owner);
  expect(await next()).toMatchObject({ age: null, scheduleRevision: 0, checkIns: { edges: [] } });
  await submitCheckIn(deps, owner, { mood: 3 });
  expect(await next()).toMatchObject({ scheduleRevision: 0, checkIns: { edges: [{ node: { mood: 3 } }] } });
  const { activities } = await uploadActivity(
    deps,
    owner,
    activityFile([{ sport: 'running', start: '2026-11-20T07:00:00Z', seconds: 2400 }]),
  );
  expect((await next())!.activities.edges).toHaveLength(1);
  await deleteActivity(deps, owner, activities[0]!.id);
  expect((await next())!.activities.edges).toEqual([]);
  await updateProfile(deps, owner, { age: 44 });
  expect((await next())!.age).toBe(44);
});

test('training times are told to the athlete, the time zone and the name to their coach too', async () => {
  const owner = await live.person();
  const { deps } = live.app;
  const asked =
    'subscription ($id: ID!) { athleteUpdated(athleteId: $id) { athlete { today firstName trainingTimes { days { day startsAt } } } } }';
  const followed = (reader: Person) => {
    const told = live
      .clientOf(reader.browser)
      .iterate({ query: asked, variables: { id: encodeId('athlete', owner.athleteId) } });
    return async () =>
      ((await told.next()).value as { data: { athleteUpdated: { athlete: object } } }).data.athleteUpdated.athlete;
  };
  const own = followed(owner);
  await own();
  await updateTrainingTimes(deps, owner, { times: [{ day: 'tuesday', startsAt: '05:30' }] });
  expect(await own()).toMatchObject({
    trainingTimes: { days: expect.arrayContaining([{ day: 'TUESDAY', startsAt: '05:30' }]) },
  });
  const coach = followed(await live.coachOf(owner));
  expect(await coach()).toMatchObject({ today: '2026-11-20', trainingTimes: null });
  await updateSettings({ ...deps, model: null }, owner, { timeZone: 'Pacific/Kiritimati' });
  expect(await coach()).toMatchObject({ today: '2026-11-21' });
  await updateProfile(deps, owner, { firstName: 'Nora' });
  expect(await coach()).toMatchObject({ firstName: 'Nora' });
});

test('with a schedule, a recording of no workout and its removal are told as well', async () => {
  const owner = await live.athlete();
  const { deps } = live.app;
  const next = follow(await live.coachOf(owner), owner);
  const { scheduleRevision } = (await next())!;
  const { activities } = await uploadActivity(
    deps,
    owner,
    activityFile([{ sport: 'hiking', start: '2026-11-20T07:00:00Z', seconds: 2400 }]),
  );
  expect(await next()).toMatchObject({ scheduleRevision, activities: { edges: [{}] } });
  await deleteActivity(deps, owner, activities[0]!.id);
  expect(await next()).toMatchObject({ scheduleRevision, activities: { edges: [] } });
});

test('the end of the coaching ends it at once', async () => {
  const owner = await live.person();
  const coach = await live.coachOf(owner);
  const next = follow(coach, owner);
  await next();
  await endCoaching(live.app.deps, owner, { athleteId: owner.athleteId, coachId: coach.coachId });
  expect(await next()).toBeNull();
});

test('what a coach teaches is told to who follows the athlete, with the limits that come of it and no new revision', async () => {
  const owner = await live.athlete();
  const coach = await live.coachOf(owner);
  const { deps } = live.app;
  const told = live.clientOf(owner.browser).iterate({
    query:
      'subscription ($id: ID!) { athleteUpdated(athleteId: $id) { revision athlete { schedule { weeks { proof { constraint } } } } } }',
    variables: { id: encodeId('athlete', owner.athleteId) },
  });
  const next = async () => {
    const { revision, athlete } = (
      (await told.next()).value as { data: { athleteUpdated: { revision: number; athlete: { schedule: unknown } } } }
    ).data.athleteUpdated;
    return { revision, isTaught: JSON.stringify(athlete.schedule).includes('no run on Sunday') };
  };
  const { revision, isTaught } = await next();
  expect(isTaught).toBe(false);
  const { id } = await addPrinciple(deps, coach, { context: 'Everyone', principle: 'No run on Sunday' });
  expect(await next()).toEqual({ revision, isTaught: true });
  await updatePrinciple(deps, coach, id, { isActive: false });
  expect(await next()).toEqual({ revision, isTaught: false });
  await updatePrinciple(deps, coach, id, { isActive: true });
  expect(await next()).toEqual({ revision, isTaught: true });
  await deletePrinciple(deps, coach, id);
  expect(await next()).toEqual({ revision, isTaught: false });
  await updateProfile(deps, owner, { trainingPreferences: { unavailableDays: ['monday', 'friday'] } });
  expect((await next()).revision).toBe(revision);
});
