import { endCoaching } from '../domain/coaching/coaching.ts';
import { mailNotices } from '../jobs/notices.ts';
import { updateWorkout } from '../domain/schedule/workoutEdit.ts';
import { reportIllness } from '../domain/athlete/illness.ts';
import { testDeps } from '../test/app.ts';
import { setUpDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import type { Json } from '../test/json.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import type { EmailTemplate } from '../domain/kernel/ports.ts';
import type { Viewer } from '../domain/kernel/access.ts';

const MONDAY = '2026-11-30';
let deps: AccountDeps;
let athlete: Viewer & { email: string };
let coach: Viewer & { coachId: string };
const clock = { now: new Date() };
const sent: EmailTemplate[] = [];
const database = setUpDatabase();
beforeEach(async () => {
  clock.now = new Date(`${MONDAY}T12:00:00Z`);
  sent.length = 0;
  const mail = {
    send: async (email: EmailTemplate) => (sent.push(email), 'sent' as const),
    post: () => {},
    close: async () => {},
  };
  deps = { ...testDeps(database.db, clock), mail };
  athlete = await aScheduledAthlete(deps);
  await database.db.user.update({ where: { id: athlete.userId }, data: { emailVerified: true } });
  coach = await aCoachOf(deps, athlete);
});

const listOf = async (who: Viewer, args = '(first: 20)'): Promise<Json> => {
  const query = `{ viewer { unreadNotices notices${args} { edges { cursor node { id kind title body link isRead } } pageInfo { hasNextPage } } } }`;
  return (await ask(deps, who, query)).data?.viewer;
};
const titlesOf = async (who: Viewer) => (await listOf(who)).notices.edges.map(({ node }: Json) => node.title);
const changed = async (description: string) =>
  updateWorkout(deps, coach, (await workoutsOf(deps, athlete)).at(-1)!.id, { description });
const mark = async (who: Viewer, noticeId: string) => {
  const query =
    'mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { viewer { unreadNotices } } }';
  const { data, codes } = await ask(deps, who, query, { input: { noticeId } });
  return data?.markNoticesRead?.viewer.unreadNotices ?? codes[0];
};
const choose = async (who: Viewer, input: object) => {
  const query =
    'mutation ($input: UpdateNoticeSettingsInput!) { updateNoticeSettings(input: $input) { __typename ... on Refusal { code } ... on InvalidInput { errors { path } } ... on UpdateNoticeSettingsPayload { viewer { noticeSettings { push email quietFrom quietUntil browsers { id } } } } } }';
  return (await ask(deps, who, query, { input })).data?.updateNoticeSettings;
};

test('what a coach changed stands in the list, the latest first, until it is seen', async () => {
  await changed('Round the lake');
  clock.now = new Date(`${MONDAY}T13:00:00Z`);
  await changed('Along the river');
  const { unreadNotices, notices } = await listOf(athlete);
  expect(unreadNotices).toBe(2);
  const [latest, first] = notices.edges.map(({ node }: Json) => node);
  expect(latest).toMatchObject({
    kind: 'PLAN_CHANGE',
    title: 'Robin Vale changed your plan',
    body: expect.stringContaining('Changed Round the lake'),
    link: '/training-schedule',
    isRead: false,
  });
  expect(await mark(athlete, first.id)).toBe(1);
  expect(await mark(athlete, latest.id)).toBe(0);
  expect((await listOf(athlete)).notices.edges.map(({ node }: Json) => node.isRead)).toEqual([true, true]);
  expect(await mark(coach, latest.id)).toBe('NOT_FOUND');
});

test('page by page, and each by its id', async () => {
  await changed('Round the lake');
  clock.now = new Date(`${MONDAY}T13:00:00Z`);
  await changed('Along the river');
  const { notices } = await listOf(athlete, '(first: 1)');
  expect(notices.pageInfo.hasNextPage).toBe(true);
  const [{ cursor, node }] = notices.edges;
  const rest = (await listOf(athlete, `(first: 5, after: "${cursor}")`)).notices;
  expect(rest.edges.map((edge: Json) => edge.node.body)).toEqual([expect.stringContaining('Changed Easy run')]);
  const query = 'query ($id: ID!) { node(id: $id) { ... on Notice { title } } }';
  expect((await ask(deps, athlete, query, { id: node.id })).data?.node).toEqual({ title: node.title });
  expect((await ask(deps, coach, query, { id: node.id })).data?.node).toBeNull();
});

test('a former coach reads nothing more of an athlete, and is told that they are gone', async () => {
  await reportIllness(deps, athlete, { from: MONDAY, mild: true, symptoms: [] });
  expect(await titlesOf(coach)).toEqual(expect.arrayContaining(['Robin Vale reported an illness']));
  await endCoaching(deps, athlete, { athleteId: athlete.athleteId, coachId: coach.coachId });
  expect(await titlesOf(coach)).toEqual(['Robin Vale does not train with you any more']);
  expect(await titlesOf(athlete)).toEqual([]);
  await endCoaching(deps, athlete, { athleteId: athlete.athleteId, coachId: coach.coachId });
  expect(await titlesOf(coach)).toHaveLength(1);
});

test('an athlete is told of a coach who leaves', async () => {
  await endCoaching(deps, coach, { athleteId: athlete.athleteId, coachId: coach.coachId });
  expect(await titlesOf(athlete)).toEqual(['Robin Vale does not coach you any more']);
});

test('what is chosen is kept, in the order in which it is offered; what is no hour or kind is refused', async () => {
  expect(await choose(athlete, { push: ['TODAY', 'MESSAGE', 'TODAY'], quietFrom: 20 })).toEqual({
    __typename: 'UpdateNoticeSettingsPayload',
    viewer: {
      noticeSettings: { push: ['MESSAGE', 'TODAY'], email: [], quietFrom: 20, quietUntil: 7, browsers: [] },
    },
  });
  expect(await choose(athlete, { quietUntil: 24 })).toMatchObject({ errors: [{ path: 'quietUntil' }] });
  deps = { ...deps, mail: null };
  expect(await choose(athlete, { email: ['MESSAGE'] })).toMatchObject({ code: 'NO_MAIL' });
  expect(await choose(athlete, { email: [] })).toMatchObject({ viewer: { noticeSettings: { email: null } } });
});

const mustNot = (error: unknown) => {
  throw error;
};
const mailAll = () => mailNotices(deps, { site: 'https://run.example', secret: 'a secret' }, mustNot);

test('what was not seen comes by e-mail in the morning, once a day', async () => {
  await choose(athlete, { email: ['PLAN_CHANGE', 'COACHING'] });
  await changed('Round the lake');
  expect(await mailAll()).toBe(0);
  clock.now = new Date('2026-12-01T07:20:00Z');
  expect(await mailAll()).toBe(1);
  expect(sent[0]).toMatchObject({ to: athlete.email, subject: 'Robin Vale changed your plan' });
  expect(JSON.stringify(sent[0]!.parts)).toContain('Changed Easy run');
  expect(sent[0]!.unsubscribe).toMatch(/^https:\/\/run\.example\/api\/digest\/unsubscribe\?token=/);
  await changed('Along the river');
  clock.now = new Date('2026-12-01T07:40:00Z');
  expect(await mailAll()).toBe(0);
  clock.now = new Date('2026-12-02T07:20:00Z');
  expect(await mailAll()).toBe(1);
});

test('what was seen does not come by e-mail, and nothing comes of it', async () => {
  await choose(athlete, { email: ['PLAN_CHANGE'] });
  await changed('Round the lake');
  await mark(athlete, (await listOf(athlete)).notices.edges[0].node.id);
  clock.now = new Date('2026-12-01T07:20:00Z');
  expect(await mailAll()).toBe(0);
  expect(sent).toEqual([]);
});

test('what the mail server does not take comes later', async () => {
  await choose(athlete, { email: ['PLAN_CHANGE'] });
  await changed('Round the lake');
  const { mail } = deps;
  deps = { ...deps, mail: { ...mail!, send: async () => 'failed' } };
  clock.now = new Date('2026-12-01T07:00:00Z');
  expect(await mailAll()).toBe(0);
  deps = { ...deps, mail };
  clock.now = new Date('2026-12-01T07:20:00Z');
  expect(await mailAll()).toBe(1);
});

test('an address that nobody has shown to be theirs gets no words of others', async () => {
  await database.db.user.update({ where: { id: athlete.userId }, data: { emailVerified: false } });
  await choose(athlete, { email: ['PLAN_CHANGE'] });
  await changed('http://evil.example');
  clock.now = new Date('2026-12-01T07:20:00Z');
  expect(await mailAll()).toBe(1);
  expect(sent[0]!.subject).toBe('Your coach changed your plan.');
  expect(JSON.stringify(sent[0]!.parts)).not.toMatch(/Vale|Easy|evil/);
});
