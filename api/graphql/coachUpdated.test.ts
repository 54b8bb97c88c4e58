import { decodeId, encodeId } from '../core/units/ids.ts';
import { submitCheckIn } from '../domain/adapt/checkIn.ts';
import { endCoaching, updateCoachNotes } from '../domain/coaching/coaching.ts';
import { eraseAccount } from '../domain/accountData/eraseAccount.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import {
  acceptCoachInvite,
  createCoachInvite,
  declineCoachInvite,
  revokeCoachInvite,
} from '../domain/coaching/invite.ts';
import {
  createLibraryWorkout,
  deleteLibraryWorkout,
  restoreLibraryWorkout,
  updateLibraryWorkout,
} from '../domain/library/library.ts';
import { addPrinciple, deletePrinciple, updatePrinciple } from '../domain/principle/principle.ts';
import { applyPrinciple } from '../domain/principle/principleApplication.ts';
import { undoPrinciple } from '../domain/principle/principleUndo.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { type Person, setUpLive } from '../test/live.ts';
import type { Json } from '../test/json.ts';

const live = setUpLive('2026-11-20');
afterEach(() => live.leave());

const FOLLOW =
  'subscription { coachUpdated { coach { id athletes(first: 5) { edges { node { id coachNotes } } } invites { name } principles(first: 5) { totalCount edges { node { isActive } } } overview { libraryWorkouts } } } }';

/** What comes over the socket, one after another; null: it has ended. */
function heard(reader: Person, query: string, variables: Record<string, unknown> = {}) {
  const told = live.clientOf(reader.browser).iterate({ query, variables });
  return async (): Promise<Json> => {
    const { value, done } = await told.next();
    return done ? null : (value as { data: Record<string, unknown> }).data;
  };
}

const follow = (coach: Person) => {
  const next = heard(coach, FOLLOW);
  return async () => (await next())?.coachUpdated.coach ?? null;
};
const FORM = {
  name: 'Hills',
  workoutType: 'run',
  intensity: 'hard',
  instructions: 'Up and down.',
  stepText: '20m easy',
};

test('a coach hears of their own name', async () => {
  const coach = await live.coachOf(await live.person());
  const next = heard(coach, 'subscription { coachUpdated { coach { firstName } } }');
  await next();
  await updateProfile(live.app.deps, coach, { firstName: 'Cora' });
  expect(await next()).toEqual({ coachUpdated: { coach: { firstName: 'Cora' } } });
});

test('a coach hears at once how things stand, and of each invitation that is made, taken back, declined and accepted', async () => {
  const [athlete, other] = [await live.person(), await live.person()];
  const coach = await live.coachOf(athlete);
  const { deps } = live.app;
  const next = follow(coach);
  const own = { node: { id: encodeId('athlete', athlete.athleteId), coachNotes: null } };
  expect(await next()).toMatchObject({ id: encodeId('coach', coach.coachId), athletes: { edges: [own] }, invites: [] });
  const made = await createCoachInvite(deps, coach, { name: 'Kim' }, 'https://run.example');
  expect((await next()).invites).toEqual([{ name: 'Kim' }]);
  await revokeCoachInvite(deps, coach, made.invite.id);
  expect((await next()).invites).toEqual([]);
  const { token: unwanted } = await createCoachInvite(deps, coach, { name: 'Sam' }, 'https://run.example');
  await next();
  await declineCoachInvite(deps, other, { token: unwanted });
  expect((await next()).invites).toEqual([]);
  const { token } = await createCoachInvite(deps, coach, { name: 'Sam' }, 'https://run.example');
  await next();
  const seen = heard(
    other,
    'subscription ($id: ID!) { athleteUpdated(athleteId: $id) { athlete { coachings { coach { id } } } } }',
    { id: encodeId('athlete', other.athleteId) },
  );
  await seen();
  await acceptCoachInvite(deps, other, { token });
  expect(await next()).toMatchObject({
    invites: [],
    athletes: {
      edges: expect.arrayContaining([own, { node: { id: encodeId('athlete', other.athleteId), coachNotes: null } }]),
    },
  });
  expect((await seen()).athleteUpdated.athlete.coachings).toEqual([
    { coach: { id: encodeId('coach', coach.coachId) } },
  ]);
  await endCoaching(deps, other, { athleteId: other.athleteId, coachId: coach.coachId });
  expect((await next()).athletes.edges).toEqual([own]);
  expect((await seen()).athleteUpdated.athlete.coachings).toEqual([]);
});

test('of an athlete who needs the coach since they checked in, with what they wrote, and of feedback; a former coach hears nothing', async () => {
  const athlete = await live.athlete();
  const [coach, former] = [await live.coachOf(athlete), await live.coachOf(athlete)];
  const { deps } = live.app;
  await endCoaching(deps, former, { athleteId: athlete.athleteId, coachId: former.coachId });
  const next = heard(
    coach,
    'subscription { coachUpdated { coach { attention(first: 5) { athlete { id } reasons { code note } } overview { checkInsPending } } } }',
  );
  const elsewhere = follow(former);
  await elsewhere();
  expect((await next()).coachUpdated.coach).toEqual({ attention: [], overview: { checkInsPending: 1 } });
  const notes = 'My calf hurts badly.\nCall me!';
  await submitCheckIn(deps, athlete, { stress: 10, mood: 1, sleep: 1, mentalReadiness: 1, musclesSoreness: 10, notes });
  const red = {
    athlete: { id: encodeId('athlete', athlete.athleteId) },
    reasons: [{ code: 'RED_CHECK_IN', note: notes }],
  };
  expect((await next()).coachUpdated.coach).toEqual({ attention: [red], overview: { checkInsPending: 0 } });
  const today = await deps.db.workout.findFirstOrThrow({
    where: { athleteId: athlete.athleteId, scheduledDate: { lte: deps.clock() } },
  });
  await submitWorkoutFeedback(deps, athlete, today.id, { completionStatus: 'skipped', reasonForSkip: 'illness' });
  expect((await next()).coachUpdated.coach.attention).toHaveLength(1);
  await createCoachInvite(deps, former, { name: 'Kim' }, 'https://run.example');
  expect((await elsewhere()).invites).toEqual([{ name: 'Kim' }]);
});

test('of principles, what they did to schedules, and the library', async () => {
  const athlete = await live.athlete();
  const coach = await live.coachOf(athlete);
  const { deps } = live.app;
  const next = follow(coach);
  await next();
  const { id } = await addPrinciple(deps, coach, { context: 'Everyone', principle: 'No run on Sunday' });
  expect((await next()).principles).toEqual({ totalCount: 1, edges: [{ node: { isActive: true } }] });
  const { actId } = await applyPrinciple(deps, coach, id, null);
  await next();
  await undoPrinciple(deps, coach, actId);
  await next();
  await updatePrinciple(deps, coach, id, { isActive: false });
  expect((await next()).principles.edges).toEqual([{ node: { isActive: false } }]);
  await deletePrinciple(deps, coach, id);
  expect((await next()).principles.totalCount).toBe(0);
  const kept = await createLibraryWorkout(deps, coach, FORM);
  expect((await next()).overview.libraryWorkouts).toBe(1);
  await updateLibraryWorkout(deps, coach, kept.id, { ...FORM, name: 'Steep hills' });
  await next();
  await deleteLibraryWorkout(deps, coach, kept.id);
  expect((await next()).overview.libraryWorkouts).toBe(0);
  await restoreLibraryWorkout(deps, coach, kept.id);
  expect((await next()).overview.libraryWorkouts).toBe(1);
});

test('notes are told to the coach who wrote them, on both of their screens, and to nobody else', async () => {
  const athlete = await live.person();
  const [coach, colleague] = [await live.coachOf(athlete), await live.coachOf(athlete)];
  const { deps } = live.app;
  const NOTES = 'subscription ($id: ID!) { athleteUpdated(athleteId: $id) { athlete { coachNotes } } }';
  const id = encodeId('athlete', athlete.athleteId);
  const readers = [coach, colleague, athlete].map((reader) => heard(reader, NOTES, { id }));
  const [dashboard, otherDashboard] = [follow(coach), follow(colleague)];
  await Promise.all([...readers, dashboard, otherDashboard].map((next) => next()));
  await updateCoachNotes(deps, coach, athlete.athleteId, { notes: 'Sleeps badly.' });
  expect((await readers[0]!()).athleteUpdated.athlete.coachNotes).toBe('Sleeps badly.');
  expect((await dashboard()).athletes.edges[0].node.coachNotes).toBe('Sleeps badly.');
  // what is told to everybody comes after it, and is the first that the others hear
  await deps.db.athlete.update({ where: { id: athlete.athleteId }, data: { age: 40 } });
  await deps.events.publishAthlete({ athleteId: athlete.athleteId });
  await createCoachInvite(deps, colleague, { name: 'Kim' }, 'https://run.example');
  const [one, two, three] = [await readers[1]!(), await readers[2]!(), await otherDashboard()];
  expect([one.athleteUpdated.athlete.coachNotes, two.athleteUpdated.athlete.coachNotes, three.invites]).toEqual([
    null,
    null,
    [{ name: 'Kim' }],
  ]);
});

test('what an act that fails would have changed is not told', async () => {
  const coach = await live.coachOf(await live.person());
  const told: object[] = [];
  const { publishCoach } = live.app.deps.events;
  live.app.deps.events.publishCoach = async (event) => void told.push(event);
  const { deps } = live.app;
  await expect(addPrinciple(deps, coach, {})).rejects.toThrow();
  await expect(createLibraryWorkout(deps, coach, { ...FORM, stepText: 'nonsense' })).rejects.toThrow();
  await expect(revokeCoachInvite(deps, coach, null)).rejects.toThrow();
  await expect(updateCoachNotes(deps, coach, coach.athleteId, { notes: 'x' })).rejects.toThrow();
  live.app.deps.events.publishCoach = publishCoach;
  expect(told).toEqual([]);
});

test('an athlete who erases their account leaves the list of their coach, and a coach the list of their athletes', async () => {
  const { deps } = live.app;
  const [leaving, staying] = [await live.person(), await live.person()];
  const [coach, gone] = [await live.coachOf(leaving), await live.coachOf(staying)];
  const next = follow(coach);
  expect((await next()).athletes.edges).toHaveLength(1);
  await eraseAccount(deps, { ...leaving, signedInAt: deps.clock() }, {});
  expect((await next()).athletes.edges).toEqual([]);
  const seen = heard(
    staying,
    'subscription ($id: ID!) { athleteUpdated(athleteId: $id) { athlete { coachings { since } } } }',
    { id: encodeId('athlete', staying.athleteId) },
  );
  expect((await seen()).athleteUpdated.athlete.coachings).toHaveLength(1);
  await eraseAccount(deps, { ...gone, signedInAt: deps.clock() }, {});
  expect((await seen()).athleteUpdated.athlete.coachings).toEqual([]);
});

test('ends at once for who is no coach any more', async () => {
  const coach = await live.coachOf(await live.person());
  const next = follow(coach);
  const id = (await next()).id as string;
  await live.app.deps.db.coach.delete({ where: { id: decodeId('coach', id)! } });
  await live.app.deps.events.publishAccess({ userId: coach.userId });
  expect(await next()).toBeNull();
});
