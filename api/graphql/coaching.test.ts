import pg from 'pg';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { enableCoaching } from '../domain/coaching/coaching.ts';
import { followSchedule } from '../domain/kernel/scheduleFeed.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete, aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete } from '../test/schedules.ts';

const NOW = '2026-11-20T12:00:00Z';
const DAY_MS = 86_400_000;
const clock = { now: new Date(NOW) };
const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(NOW);
});

const later = (days: number) => (clock.now = new Date(new Date(NOW).getTime() + days * DAY_MS));
const isRefusal = '__typename ... on Refusal { code message }';
const LOOK =
  'query ($token: String!) { coachInvite(token: $token) { coachFirstName coachLastName status isOwn isCoachedAlready } }';
const look = async (viewer: Viewer | null, token: string) =>
  (await ask(deps, viewer, LOOK, { token })).data.coachInvite;
const answer = (name: 'acceptCoachInvite' | 'declineCoachInvite') => async (viewer: Viewer, token: string) =>
  (
    await ask(deps, viewer, `mutation ($input: AnswerCoachInviteInput!) { ${name}(input: $input) { ${isRefusal} } }`, {
      input: { token },
    })
  ).data?.[name];
const accept = answer('acceptCoachInvite');
const decline = answer('declineCoachInvite');
const END = 'mutation ($input: EndCoachingInput!) { endCoaching(input: $input) { athlete { id } coach { id } } }';
const end = (viewer: Viewer, athleteId: string, coachId: string) =>
  ask(deps, viewer, END, { input: { athleteId: encodeId('athlete', athleteId), coachId: encodeId('coach', coachId) } });
const sees = async (viewer: Viewer, athleteId: string) =>
  (await ask(deps, viewer, 'query ($id: ID!) { athlete(id: $id) { id } }', { id: encodeId('athlete', athleteId) })).data
    .athlete !== null;

async function aCoach(): Promise<Viewer & { coachId: string; email: string }> {
  const viewer = await aViewer(deps, { firstName: 'Ada', lastName: 'Coachly' });
  return { ...viewer, coachId: await enableCoaching(deps, viewer) };
}
const INVITE = `mutation ($input: CreateCoachInviteInput!) { createCoachInvite(input: $input) { ${isRefusal}
  ... on CreateCoachInvitePayload { token path invite { id name status } coach { invites { id } } } } }`;
const invite = async (viewer: Viewer, name?: string) =>
  (await ask(deps, viewer, INVITE, { input: { name } })).data?.createCoachInvite;

test('an account becomes a coach once, however often and at once it asks', async () => {
  const viewer = await aViewer(deps);
  const text = 'mutation { enableCoaching { coach { id } user { id isCoach } } }';
  const answers = await Promise.all([1, 2, 3].map(() => ask(deps, viewer, text)));
  const [first] = answers;
  expect(first!.data.enableCoaching.user.isCoach).toBe(true);
  for (const { data } of answers) expect(data).toEqual(first!.data);
  expect(await deps.db.coach.count({ where: { userId: viewer.userId } })).toBe(1);
});

test('an invitation is looked at, accepted once, and its token is nowhere in the database', async () => {
  const [coach, athlete, other] = [await aCoach(), await anAthlete(deps), await anAthlete(deps)];
  const { token, path, invite: made, coach: listed } = await invite(coach, 'Robin from the club');
  expect(path).toBe(`/invite/${token}`);
  expect(made).toMatchObject({ name: 'Robin from the club', status: 'OPEN' });
  expect(listed.invites).toEqual([{ id: made.id }]);
  expect(JSON.stringify(await deps.db.coachInvite.findMany())).not.toContain(token);

  const open = {
    coachFirstName: 'Ada',
    coachLastName: 'Coachly',
    status: 'OPEN',
    isOwn: false,
    isCoachedAlready: false,
  };
  expect(await look(null, token)).toEqual(open);
  expect(await look(athlete, token)).toEqual(open);
  expect(await look(coach, token)).toMatchObject({ isOwn: true });
  expect(await look(athlete, `${token}x`)).toBeNull();
  expect(await sees(coach, athlete.athleteId)).toBe(false);

  expect(await accept(coach, token)).toMatchObject({ code: 'OWN_INVITE' });
  expect(await accept(athlete, token)).toMatchObject({ __typename: 'AcceptCoachInvitePayload' });
  expect(await accept(athlete, token)).toMatchObject({ __typename: 'AcceptCoachInvitePayload' });
  expect(await deps.db.coachAssignment.count({ where: { coachId: coach.coachId } })).toBe(1);
  expect(await accept(other, token)).toMatchObject({
    code: 'INVITE_CLOSED',
    message: 'This invitation has been used already. Ask your coach for a new one.',
  });
  expect(await look(other, token)).toMatchObject({ status: 'ACCEPTED' });
  expect(await sees(coach, athlete.athleteId)).toBe(true);
  const again = await invite(coach);
  expect(await accept(athlete, again.token)).toMatchObject({
    code: 'COACHED_ALREADY',
    message: 'Ada Coachly coaches you already.',
  });
  expect(await look(other, again.token)).toMatchObject({ status: 'OPEN' });
});

test('of two athletes with one link, one is coached', async () => {
  const coach = await aCoach();
  const both = [await anAthlete(deps), await anAthlete(deps)];
  const { token } = await invite(coach);
  const answers = await Promise.all(both.map((athlete) => accept(athlete, token)));
  expect(answers.map(({ code }) => code ?? 'accepted').sort()).toEqual(['INVITE_CLOSED', 'accepted']);
  expect(await deps.db.coachAssignment.count({ where: { coachId: coach.coachId } })).toBe(1);
});

test('a declined, revoked or old invitation opens nothing', async () => {
  const [coach, athlete] = [await aCoach(), await anAthlete(deps)];
  const declined = await invite(coach);
  expect(await decline(athlete, declined.token)).toMatchObject({ __typename: 'DeclineCoachInvitePayload' });
  const revoked = await invite(coach);
  const REVOKE =
    'mutation ($input: RevokeCoachInviteInput!) { revokeCoachInvite(input: $input) { deletedInviteId coach { invites { id } } } }';
  const { data } = await ask(deps, coach, REVOKE, { input: { inviteId: revoked.invite.id } });
  expect(data.revokeCoachInvite).toEqual({ deletedInviteId: revoked.invite.id, coach: { invites: [] } });
  expect((await ask(deps, await aCoach(), REVOKE, { input: { inviteId: revoked.invite.id } })).codes).toEqual([
    'NOT_FOUND',
  ]);
  const old = await invite(coach);
  later(14);
  for (const [{ token }, status] of [
    [declined, 'DECLINED'],
    [revoked, 'REVOKED'],
    [old, 'EXPIRED'],
  ] as const) {
    expect(await look(athlete, token)).toMatchObject({ status });
    expect(await accept(athlete, token)).toMatchObject({ code: 'INVITE_CLOSED' });
  }
  expect(await sees(coach, athlete.athleteId)).toBe(false);
});

test.each(['athlete', 'coach'] as const)(
  'when the %s ends it, everything closes at once, an open feed too',
  async (who) => {
    const [coach, athlete, stranger] = [await aCoach(), await aScheduledAthlete(deps), await aCoach()];
    await accept(athlete, (await invite(coach)).token);
    const feed = await followSchedule(deps, async () => coach, athlete.athleteId);
    const over = feed.next();
    expect((await end(stranger, athlete.athleteId, coach.coachId)).codes).toEqual(['NOT_FOUND']);
    expect((await end(athlete, athlete.athleteId, stranger.coachId)).codes).toEqual(['NOT_FOUND']);
    expect(await sees(coach, athlete.athleteId)).toBe(true);

    const { errors, data } = await end(who === 'athlete' ? athlete : coach, athlete.athleteId, coach.coachId);
    expect(errors).toEqual([]);
    expect(data.endCoaching[who === 'athlete' ? 'coach' : 'athlete']).toBeNull();
    expect(await over).toMatchObject({ done: true });
    expect(await sees(coach, athlete.athleteId)).toBe(false);
    const { data: dashboard } = await ask(
      deps,
      coach,
      '{ viewer { coach { athletes { totalCount } attention { athlete { id } } } } }',
    );
    expect(dashboard.viewer.coach).toEqual({ athletes: { totalCount: 0 }, attention: [] });
  },
);

test.each([0, 101])('attention of %d is refused as a page of that size is', async (first) => {
  const { data, messages } = await ask(
    deps,
    await aCoach(),
    `{ viewer { coach { id attention(first: ${first}) { athlete { id } } } } }`,
  );
  expect(messages).toEqual(['first must be from 1 to 100.']);
  expect(data.viewer.coach).toMatchObject({ id: expect.any(String), attention: null });
});

test('the coach notes about an athlete for themself, and finds the notes again after a pause', async () => {
  const [coach, athlete] = [await aCoach(), await anAthlete(deps)];
  await accept(athlete, (await invite(coach)).token);
  const id = encodeId('athlete', athlete.athleteId);
  const NOTES = `mutation ($input: UpdateCoachNotesInput!) { updateCoachNotes(input: $input) { ${isRefusal} ... on UpdateCoachNotesPayload { athlete { coachNotes } } } }`;
  const note = (viewer: Viewer, notes: string) => ask(deps, viewer, NOTES, { input: { athleteId: id, notes } });
  expect((await note(coach, 'Left knee.\nNo hills.')).data.updateCoachNotes).toMatchObject({
    athlete: { coachNotes: 'Left knee.\nNo hills.' },
  });
  expect((await note(coach, 'x'.repeat(10_001))).data.updateCoachNotes).toMatchObject({ code: 'VALIDATION' });
  expect((await note(await aCoach(), 'mine')).codes).toEqual(['NOT_FOUND']);
  expect((await note(athlete, 'mine')).codes).toEqual(['FORBIDDEN']);
  const read = async (viewer: Viewer) =>
    (await ask(deps, viewer, 'query ($id: ID!) { athlete(id: $id) { coachNotes } }', { id })).data.athlete?.coachNotes;
  expect(await read(athlete)).toBeNull();
  await end(coach, athlete.athleteId, coach.coachId);
  await accept(athlete, (await invite(coach)).token);
  expect(await read(coach)).toBe('Left knee.\nNo hills.');
});

describe('the dashboard', () => {
  const DESK = `query ($search: String!, $sort: RosterSort!, $first: Int) { viewer { coach { overview { totalAthletes activePrograms checkInsPending libraryWorkouts }
    attention { athlete { email } reasons { code text } lastHeardOn }
    athletes(search: $search, sort: $sort, first: $first) { totalCount pageInfo { hasNextPage } edges { assignedAt attention { reasons { code } } node { firstName lastName email age gender } } } } } }`;
  const dashboard = async (viewer: Viewer, over: object = {}) =>
    (await ask(deps, viewer, DESK, { search: '', sort: 'ATTENTION', ...over })).data.viewer.coach;

  async function joins(coach: { coachId: string }, firstName: string, lastName: string) {
    const athlete = await aScheduledAthlete(deps, { personalProfile: { firstName, lastName } });
    await deps.db.coachAssignment.create({
      data: { coachId: coach.coachId, athleteId: athlete.athleteId, assignedAt: clock.now },
    });
    return athlete;
  }

  test('an athlete who is ill needs the coach until they are well again', async () => {
    const coach = await aCoach();
    const { athleteId } = await joins(coach, 'Ben', 'Abel');
    const ill = { athleteId, fromDate: new Date('2026-11-18T00:00:00Z'), mild: false, symptoms: ['fever'] };
    const told = await deps.db.illnessReport.create({ data: ill });
    const codes = async () => (await dashboard(coach)).attention[0]?.reasons.map(({ code }: { code: string }) => code);
    expect(await codes()).toEqual(['ILL']);
    const wellOn = (day: string) =>
      deps.db.illnessReport.update({ where: { id: told.id }, data: { wellOn: new Date(`${day}T00:00:00Z`) } });
    // told ahead
    await wellOn('2026-11-21');
    expect(await codes()).toEqual(['ILL']);
    await wellOn('2026-11-20');
    expect(await codes()).toBeUndefined();
  });

  test('an athlete for whom training is too much, again, needs the coach', async () => {
    const coach = await aCoach();
    const { athleteId } = await joins(coach, 'Ben', 'Abel');
    later(8);
    const past = await deps.db.workout.findMany({
      where: { athleteId, scheduledDate: { lt: clock.now } },
      orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
    });
    const told = (day: number, completionStatus: string, more: object) => {
      const { id } = past.filter(({ scheduledDate }) => scheduledDate.toISOString() === days[day])[0]!;
      const feedback = { create: { athleteId, completionStatus, ...more } };
      return deps.db.workout.update({ where: { id }, data: { status: completionStatus, feedback } });
    };
    const days = [...new Set(past.map(({ scheduledDate }) => scheduledDate.toISOString()))];
    const codes = async (): Promise<string[]> =>
      (await dashboard(coach)).attention[0].reasons.map(({ code }: { code: string }) => code);
    await told(0, 'completed', { perceivedExertion: 10 });
    await told(1, 'skipped', { reasonForSkip: 'fatigue' });
    const before = await codes();
    expect(before).not.toContain('EFFORT_AGAIN');
    expect(before).not.toContain('TIRED_AGAIN');
    await told(2, 'completed', { perceivedExertion: 10 });
    await told(3, 'skipped', { reasonForSkip: 'fatigue' });
    expect(await codes()).toEqual(expect.arrayContaining(['EFFORT_AGAIN', 'TIRED_AGAIN']));
  });

  test('lists who needs the coach first, finds names and addresses, and says who has not told anything', async () => {
    const coach = await aCoach();
    await joins(coach, 'Zoë', 'Abel');
    later(1);
    const ben = await joins(coach, 'Ben', 'Öberg');
    later(8);
    await deps.db.checkIn.create({
      data: {
        athleteId: ben.athleteId,
        weekStartDate: new Date('2026-11-23T00:00:00Z'),
        mood: 2,
        stress: 9,
        sleep: 2,
        mentalReadiness: 2,
        updatedAt: clock.now,
      },
    });
    const { overview, attention, athletes } = await dashboard(coach);
    expect(overview).toEqual({
      totalAthletes: 2,
      activePrograms: 2,
      checkInsPending: 1,
      libraryWorkouts: expect.any(Number),
    });
    expect(attention.map(({ reasons }: { reasons: { code: string }[] }) => reasons[0]!.code)).toEqual([
      'RED_CHECK_IN',
      'MISSED_KEY',
    ]);
    expect(attention[1]).toMatchObject({
      reasons: expect.arrayContaining([
        { code: 'NO_DATA', text: 'No data: no workout and no check-in recorded in the last 8 days.' },
      ]),
      lastHeardOn: null,
    });
    const names = ({ edges }: { edges: { node: { firstName: string } }[] }) => edges.map(({ node }) => node.firstName);
    expect(names(athletes)).toEqual(['Ben', 'Zoë']);
    expect(names((await dashboard(coach, { sort: 'NAME' })).athletes)).toEqual(['Zoë', 'Ben']);
    expect(names((await dashboard(coach, { sort: 'LAST_HEARD' })).athletes)).toEqual(['Zoë', 'Ben']);
    expect(names((await dashboard(coach, { sort: 'JOINED' })).athletes)).toEqual(['Ben', 'Zoë']);
    expect(names((await dashboard(coach, { search: 'oberg' })).athletes)).toEqual(['Ben']);
    expect(names((await dashboard(coach, { search: `abel ${'zoe'}` })).athletes)).toEqual(['Zoë']);
    expect(names((await dashboard(coach, { search: ben.email })).athletes)).toEqual(['Ben']);
    expect(names((await dashboard(coach, { search: '%' })).athletes)).toEqual([]);
    expect((await dashboard(coach, { first: 1 })).athletes).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
    });
    expect(athletes.edges[0]).toMatchObject({
      node: { email: ben.email, age: 38, gender: 'FEMALE' },
      attention: { reasons: [{ code: 'RED_CHECK_IN' }, { code: 'MISSED_KEY' }] },
    });
    // an athlete who looks at their coach meets themself alone
    const seen = (
      await ask(
        deps,
        ben,
        '{ viewer { athlete { coachings { coach { overview { totalAthletes } invites { id } attention { athlete { id } } athletes { totalCount edges { attention { lastHeardOn } node { email } } } } } } } }',
      )
    ).data;
    expect(seen.viewer.athlete.coachings).toEqual([
      {
        coach: {
          overview: null,
          invites: [],
          attention: [],
          athletes: { totalCount: 1, edges: [{ attention: null, node: { email: ben.email } }] },
        },
      },
    ]);
  });

  test('reads any number of athletes in the same number of statements', async () => {
    const squad = async (size: number) => {
      const coach = await aCoachOf(deps, await aScheduledAthlete(deps));
      for (let one = 1; one < size; one += 1) {
        const { athleteId } = await anAthlete(deps);
        await deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId } });
      }
      return coach;
    };
    const statements = async (coach: Viewer) => {
      const sent = jest.spyOn(pg.Client.prototype, 'query');
      const { athletes } = await dashboard(coach, { first: 100 });
      const count = sent.mock.calls.length;
      sent.mockRestore();
      return [athletes.totalCount, count];
    };
    const [small, large] = [await squad(2), await squad(12)];
    const [few, fewSent] = await statements(small);
    const [many, manySent] = await statements(large);
    expect([few, many]).toEqual([2, 12]);
    expect(manySent).toBe(fewSent);
    expect(manySent).toBeLessThan(40);
    // the weeks of those to whom nothing happened since are not measured again
    expect((await statements(large))[1]).toBeLessThan(25);
  });
});
