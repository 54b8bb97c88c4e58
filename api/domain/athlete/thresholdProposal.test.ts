import { ATHLETE } from '../../core/messages/reader.ts';
import { summaryFor } from '../kernel/reader.ts';
import { METRIC } from '../../core/units/displayUnits.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { ask } from '../../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import { aViewer } from '../../test/builders.ts';
import { uploadActivity } from '../activity/activity.ts';
import { NotFound } from '../kernel/errors.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { loadThresholdsShown } from '../planning/thresholdsShown.ts';
import { updateProfile } from './profile.ts';
import {
  acceptThresholdProposal,
  dismissThresholdProposal,
  readThresholdProposals,
  proposalSentence,
  recordSentence,
  thresholdHistory,
} from './thresholdProposal.ts';

const TODAY = '2026-11-20';
const database = setUpDatabase();

const clock = { now: new Date(`${TODAY}T20:00:00Z`) };
const deps = () => testDeps(database.db, clock);
type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

/** An athlete whose FTP was 238 W when the weeks were planned, and who rode 20 minutes at 264 W. */
async function athlete({ heartRate = 163, watts = 264 } = {}): Promise<Viewer> {
  clock.now = new Date('2026-11-16T06:00:00Z');
  const viewer = await aScheduledAthlete(deps());
  const { athleteId } = viewer;
  const before = { ftp: 238, lthr: 170, runThresholdSpeed: null, css: null };
  await database.db.athlete.update({ where: { id: athleteId }, data: before });
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  await uploadActivity(
    deps(),
    viewer,
    activityFile([
      {
        sport: 'cycling',
        start: `${addDays(TODAY, -1)}T07:00:00Z`,
        seconds: 3000,
        watts: (s) => (s >= 900 && s < 2100 ? watts : 150),
        heartRate: (s) => (s >= 900 && s < 2100 ? heartRate : 120),
      },
    ]),
  );
  return viewer;
}
const proposalsOf = (viewer: Viewer) => readThresholdProposals(deps(), viewer, viewer.athleteId);
const ftpOf = async ({ athleteId }: Viewer) =>
  (await database.db.athlete.findUniqueOrThrow({ where: { id: athleteId } })).ftp;
const aims = async (viewer: Viewer) =>
  (await workoutsOf(deps(), viewer)).map(({ id, steps, instructions }) => ({ id, steps, instructions }));

test('a hard ride proposes an FTP, accepting is one revision, and undo takes all of it back', async () => {
  const viewer = await athlete();
  const [proposal, ...others] = await proposalsOf(viewer);
  expect(others).toEqual([]);
  expect(proposal).toMatchObject({ threshold: 'ftp', from: 238, to: 251 });
  const sentence = 'FTP 238 → 251 W: 20 min at 264 W on 19 November, heart rate 96% of threshold.';
  expect(proposalSentence(proposal!, METRIC)).toBe(sentence);
  const before = await aims(viewer);
  const { revision, record } = await acceptThresholdProposal(deps(), viewer, proposal!.id);
  expect(revision).toMatchObject({ cause: 'update', summary: 'FTP 238 → 251 W.', actorRole: 'athlete' });
  expect(record).toMatchObject({ threshold: 'ftp', value: 251, previous: 238, decision: 'accepted', by: 'athlete' });
  expect(recordSentence(record, METRIC)).toBe(sentence);
  expect(recordSentence({ ...record, evidence: {} }, METRIC)).toBeNull();
  expect(await ftpOf(viewer)).toBe(251);
  expect(await aims(viewer)).not.toEqual(before);
  expect(await proposalsOf(viewer)).toEqual([]);
  await expect(acceptThresholdProposal(deps(), viewer, proposal!.id)).rejects.toBeInstanceOf(NotFound);

  const undone = await undoScheduleChange(deps(), viewer, viewer.athleteId, revision.id);
  expect(await ftpOf(viewer)).toBe(238);
  expect(await aims(viewer)).toEqual(before);
  expect(await thresholdHistory(database.db, viewer, viewer.athleteId)).toMatchObject([{ decision: 'undone' }]);
  expect((await proposalsOf(viewer)).map(({ id }) => id)).toEqual([proposal!.id]);
  // and forward again
  await undoScheduleChange(deps(), viewer, viewer.athleteId, undone.revision.id);
  expect(await ftpOf(viewer)).toBe(251);
  expect(await thresholdHistory(database.db, viewer, viewer.athleteId)).toMatchObject([{ decision: 'accepted' }]);
});

test('what was accepted is what the planner knows of the sport, from the day of the effort on, for six weeks', async () => {
  const viewer = await athlete();
  const shown = (today: string) => loadThresholdsShown(database.db, viewer.athleteId, today);
  expect(await shown(TODAY)).toEqual([]);
  const [proposal] = await proposalsOf(viewer);
  const { revision, record } = await acceptThresholdProposal(deps(), viewer, proposal!.id);
  expect(await shown(TODAY)).toEqual([{ sport: 'cycling', day: addDays(TODAY, -1) }]);
  expect(await shown(addDays(TODAY, 50))).toEqual([]);
  const { id, evidence } = record;
  const told = (code: string) => ({ ...(evidence as Record<string, unknown>), code }) as Prisma.InputJsonObject;
  await database.db.thresholdRecord.update({ where: { id }, data: { evidence: told('BREAK') } });
  expect(await shown(TODAY)).toEqual([]);
  await database.db.thresholdRecord.update({ where: { id }, data: { evidence: told('EFFORT') } });
  await undoScheduleChange(deps(), viewer, viewer.athleteId, revision.id);
  expect(await shown(TODAY)).toEqual([]);
});

const PACE = /\d:\d\d–\d:\d\d \/km/gu;
const pacesOf = async (viewer: Viewer) =>
  (await workoutsOf(deps(), viewer))
    .filter(({ scheduledDate, workoutType }) => scheduledDate >= TODAY && workoutType === 'run')
    .map(({ instructions }) => instructions.match(PACE) ?? []);

test('entered by hand it reaches what is told of workouts to come, time after time, and undo takes it back', async () => {
  const viewer = await athlete();
  const enter = (runThresholdSpeed: number) => updateProfile(deps(), viewer, { thresholds: { runThresholdSpeed } });
  await enter(3.6);
  const slow = await pacesOf(viewer);
  expect(slow.flat().length).toBeGreaterThan(4);
  await enter(4);
  const fast = await pacesOf(viewer);
  expect(fast.map((paces) => paces.length)).toEqual(slow.map((paces) => paces.length));
  expect(fast.flat().every((pace, index) => pace < slow.flat()[index]!)).toBe(true);
  const history = () => thresholdHistory(database.db, viewer, viewer.athleteId);
  expect(await history()).toMatchObject([
    { threshold: 'runThresholdSpeed', value: 4, previous: 3.6, decision: 'entered' },
    { value: 3.6, previous: null, decision: 'entered' },
  ]);
  const { revision } = await undoScheduleChange(deps(), viewer, viewer.athleteId);
  expect(revision.summary).toBe('Undid: Threshold pace 4:38 /km → 4:10 /km.');
  expect(await pacesOf(viewer)).toEqual(slow);
  expect(await history()).toMatchObject([{ decision: 'undone' }, { decision: 'entered' }]);
  await undoScheduleChange(deps(), viewer, viewer.athleteId, revision.id);
  expect(await history()).toMatchObject([{ decision: 'entered' }, { decision: 'entered' }]);
  // what is on file already changes nothing
  await enter(4);
  expect(await history()).toHaveLength(2);
});

test('days that have passed and what is done keep what they aimed at', async () => {
  const viewer = await athlete();
  const [proposal] = await proposalsOf(viewer);
  const past = async () =>
    (await workoutsOf(deps(), viewer)).filter(
      ({ scheduledDate, status }) => scheduledDate < TODAY || status !== 'scheduled',
    );
  const before = await past();
  expect(before.length).toBeGreaterThan(0);
  await acceptThresholdProposal(deps(), viewer, proposal!.id);
  expect(await past()).toEqual(before);
});

test('a threshold that was edited since is not taken back by undo', async () => {
  const viewer = await athlete();
  const [proposal] = await proposalsOf(viewer);
  const { revision } = await acceptThresholdProposal(deps(), viewer, proposal!.id);
  await database.db.athlete.update({ where: { id: viewer.athleteId }, data: { ftp: 245 } });
  await undoScheduleChange(deps(), viewer, viewer.athleteId, revision.id);
  expect(await ftpOf(viewer)).toBe(245);
});

test('dismissed, it is not told again', async () => {
  const viewer = await athlete();
  const [proposal] = await proposalsOf(viewer);
  await dismissThresholdProposal(deps(), viewer, proposal!.id);
  expect(await ftpOf(viewer)).toBe(238);
  clock.now = new Date(`${addDays(TODAY, 20)}T20:00:00Z`);
  expect((await proposalsOf(viewer)).filter(({ evidence }) => evidence.code === 'EFFORT')).toEqual([]);
  expect(await thresholdHistory(database.db, viewer, viewer.athleteId)).toMatchObject([
    { decision: 'dismissed', value: 251, previous: 238 },
  ]);
});

test('an effort without the heart rate for it proposes nothing', async () => {
  expect(await proposalsOf(await athlete({ heartRate: 150 }))).toEqual([]);
  expect(await proposalsOf(await athlete({ watts: 240 }))).toEqual([]);
});

test('the result of a race is evidence', async () => {
  const viewer = await athlete({ heartRate: 150 });
  const { id, planId } = await planOf(viewer);
  await database.db.race.create({
    data: {
      id,
      athleteId: viewer.athleteId,
      planId,
      raceName: 'City run',
      raceType: '10k',
      raceDate: new Date('2026-11-15'),
      priority: 'B',
      resultStatus: 'finished',
      finishSeconds: 2400,
    } as never,
  });
  expect((await proposalsOf(viewer)).map((proposal) => proposalSentence(proposal, METRIC))).toEqual([
    'Threshold pace 4:08 /km: City run in 40:00 on 15 November.',
  ]);
  const [proposal] = await proposalsOf(viewer);
  const { revision, record } = await acceptThresholdProposal(deps(), viewer, proposal!.id);
  const inMiles = { ...ATHLETE, units: { units: 'imperial', poolLength: '25yd' } as const };
  expect(summaryFor(revision, inMiles)).toBe('Threshold pace 6:39 /mi.');
  expect(summaryFor(revision, ATHLETE)).toBe(revision.summary);
  expect(recordSentence(record, inMiles.units)).toBe('Threshold pace 6:39 /mi: City run in 40:00 on 15 November.');
});

test('a race that was recorded is evidence before its result is entered, without a heart rate', async () => {
  const viewer = await athlete({ heartRate: 150 });
  const { athleteId } = viewer;
  const day = addDays(TODAY, -1);
  const { planId } = await planOf(viewer);
  const raced = { raceType: '10k', raceName: 'City run', raceDate: new Date(day), priority: 'B' };
  const id = '0193a000-0000-7000-8000-000000000002';
  await database.db.race.create({ data: { ...raced, id, athleteId, planId } as never });
  const [first] = await database.db.workout.findMany({ where: { athleteId }, orderBy: { id: 'asc' }, take: 1 });
  const asRace = { workoutType: 'race', duration: 42, scheduledDate: new Date(day) };
  await database.db.workout.update({ where: { id: first!.id }, data: asRace });
  const metresOf = (start: string, seconds: number) =>
    uploadActivity(
      deps(),
      viewer,
      activityFile([{ sport: 'running', start: `${day}T${start}Z`, seconds, speed: 10_000 / 2400 }]),
    );
  await metresOf('10:00:00', 2400);
  expect((await proposalsOf(viewer)).map((proposal) => proposalSentence(proposal, METRIC))).toEqual([
    'Threshold pace 4:08 /km: City run in 40:00 on 19 November.',
  ]);
  await database.db.race.update({ where: { id }, data: { resultStatus: 'did-not-start' } });
  await database.db.activity.updateMany({ where: { athleteId, sport: 'run' }, data: { workoutId: null } });
  expect(await proposalsOf(viewer)).toEqual([]);
});

async function planOf({ athleteId }: Viewer) {
  const plan = await database.db.seasonPlan.findFirst({ where: { athleteId } });
  return { id: '0193a000-0000-7000-8000-000000000001', planId: plan?.id };
}

const QUERY = `query ($id: ID!) { node(id: $id) { ... on Athlete { thresholdProposals { proposalId threshold from to sentence evidenceDate }
  thresholdHistory { threshold value previous decision } } } }`;
const ACCEPT = `mutation ($id: ID!) { acceptThresholdProposal(input: { proposalId: $id }) {
  ... on AcceptThresholdProposalPayload { athlete { thresholds { ftp } } record { decision } revision { summary } }
  ... on Refusal { code } } }`;

test('a coach sees, and only the athlete decides', async () => {
  const viewer = await athlete();
  const coach = await aCoachOf(deps(), viewer);
  const seen = await ask(deps(), coach, QUERY, { id: `athlete_${viewer.athleteId}` });
  const [proposal] = (seen.data!.node as { thresholdProposals: { proposalId: string; threshold: string }[] })
    .thresholdProposals;
  expect(proposal).toMatchObject({ threshold: 'FTP', from: 238, to: 251, evidenceDate: '2026-11-19' });
  // a proposal is looked for among one's own
  expect((await ask(deps(), coach, ACCEPT, { id: proposal!.proposalId })).errors?.[0]?.extensions?.code).toBe(
    'NOT_FOUND',
  );
  expect((await ask(deps(), await aViewer(deps()), QUERY, { id: `athlete_${viewer.athleteId}` })).data).toEqual({
    node: null,
  });
  const accepted = await ask(deps(), viewer, ACCEPT, { id: proposal!.proposalId });
  expect(accepted.data).toEqual({
    acceptThresholdProposal: {
      athlete: { thresholds: { ftp: 251 } },
      record: { decision: 'ACCEPTED' },
      revision: { summary: 'FTP 238 → 251 W.' },
    },
  });
});
