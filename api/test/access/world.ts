import { APP } from '../../../e2e/devices/consent.ts';
import { startIntervals } from '../../../e2e/devices/intervals.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { encodeId, type IdType } from '../../core/units/ids.ts';
import { SessionStore } from '../../auth/sessionStore.ts';
import type { Viewer } from '../../domain/kernel/access.ts';
import type { AccountDeps } from '../../domain/account/account.ts';
import { createAccessToken } from '../../domain/account/accessToken.ts';
import { uploadActivity } from '../../domain/activity/activity.ts';
import { sendMessage } from '../../domain/message/message.ts';
import { createWorkout } from '../../domain/schedule/workout.ts';
import { submitCheckIn } from '../../domain/adapt/checkIn.ts';
import { createDevices } from '../../adapters/devices/devices.ts';
import { submitWorkoutFeedback } from '../../domain/adapt/feedback.ts';
import { type TestApp, startApp } from '../app.ts';
import { type Answer, Browser } from '../browser.ts';
import { aViewer } from '../builders.ts';
import { activityFile } from '../fitFiles.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf } from '../schedules.ts';

export const TODAY = '2026-11-20';
/** In the body of webhooks of the provider of device accounts. */
export const DEVICE_SECRET = 'the secret of the provider';

/** Everybody who can ask today, by how they stand to the owner, whose data is asked for. */
export const PRINCIPALS = {
  anonymous: 'nobody',
  owner: 'self',
  'write token': 'self',
  'read token': 'reader',
  coach: 'coach',
  stranger: 'foreign',
  'fresh account': 'foreign',
  "stranger's coach": 'foreign coach',
  'former coach': 'foreign coach',
  'coach of nobody': 'foreign coach',
} as const;
export type PrincipalName = keyof typeof PRINCIPALS;
export type Relation = (typeof PRINCIPALS)[PrincipalName];

export interface Principal {
  name: PrincipalName;
  relation: Relation;
  viewer: (Viewer & { email: string }) | null;
  headers: Record<string, string>;
}

export interface World {
  app: TestApp;
  principals: Record<PrincipalName, Principal>;
  owner: Viewer & { email: string };
  /** Ids of the owner's things as they leave the server. */
  ids: Record<
    | 'athlete'
    | 'user'
    | 'coach'
    | 'plan'
    | 'phase'
    | 'race'
    | 'goal'
    | 'week'
    | 'workout'
    | 'done'
    | 'feedback'
    | 'revision'
    | 'assessment'
    | 'injury'
    | 'checkIn'
    | 'library'
    | 'activity'
    | 'principle'
    | 'viewer'
    | 'schedule'
    | 'token'
    | 'event'
    | 'feed'
    | 'device'
    | 'webhook'
    | 'delivery'
    | 'notice'
    | 'push'
    | 'invite'
    | 'batch'
    | 'application'
    | 'preview'
    | 'standing'
    | 'suggestion'
    | 'thread'
    | 'message'
    | 'coachThread'
    | 'formerThread',
    string
  >;
  call(principal: Principal, method: string, path: string, body?: unknown): Promise<Answer>;
}

/** An id of that type which nothing has. */
export const missing = (id: string) => id.replace(/_.*/, '_00000000-0000-7000-8000-000000000000');

/** The cookie's value as express-session signs it. */
const signed = (id: string, secret: string) =>
  `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`;

async function signedIn(app: TestApp, viewer: Viewer): Promise<Record<string, string>> {
  const id = randomBytes(24).toString('base64url');
  const cookie = { originalMaxAge: null } as never;
  await new Promise<void>((resolve, reject) => {
    new SessionStore(app.deps).set(id, { cookie, passport: { user: viewer.userId } }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
  return { cookie: `sid=${encodeURIComponent(signed(id, app.env.SESSION_SECRET))}` };
}

async function withToken(app: TestApp, viewer: Viewer, scope: 'read' | 'write'): Promise<Record<string, string>> {
  const { secret } = await createAccessToken(app.deps, viewer, { name: scope, scope });
  return { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '' };
}

async function aWorld(): Promise<World> {
  const app = await startApp({ now: `${TODAY}T12:00:00Z` });
  const { deps } = app;
  const intervals = { root: (await startIntervals()).root, app: APP, webhookSecret: DEVICE_SECRET };
  deps.devices = { ...deps.devices, ports: createDevices({ intervals }) };
  const injuries = [{ injuryType: 'strain', affectedArea: 'calf', isRecovered: false }];
  const owner = await aScheduledAthlete(deps, {
    personalProfile: { injuries, firstName: 'Ownerly' },
    raceGoal: { raceName: 'Race of the owner' },
  });
  const stranger = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, owner);
  const former = await aCoachOf(deps, owner);
  const place = { athleteId: owner.athleteId, aboutId: encodeId('coach', former.coachId) };
  await sendMessage(deps, former, place, { key: 'one', text: 'Words with who coached Ownerly' });
  await endCoaching(deps, former);
  const idle = await aViewer(deps);
  const { id: coachId } = await deps.db.coach.create({ data: { userId: idle.userId } });
  const viewers: Record<PrincipalName, (Viewer & { email: string }) | null> = {
    anonymous: null,
    owner,
    'write token': { ...owner, scope: 'write' },
    'read token': { ...owner, scope: 'read' },
    coach: coach,
    stranger,
    'fresh account': await aViewer(deps),
    "stranger's coach": await aCoachOf(deps, stranger),
    'former coach': former,
    'coach of nobody': { ...idle, coachId },
  };
  const principals = {} as Record<PrincipalName, Principal>;
  for (const [name, viewer] of Object.entries(viewers) as [PrincipalName, (typeof viewers)[PrincipalName]][]) {
    const scope = viewer?.scope ?? 'session';
    const headers =
      viewer === null ? {} : scope === 'session' ? await signedIn(app, viewer) : await withToken(app, owner, scope);
    principals[name] = { name, relation: PRINCIPALS[name], viewer, headers };
  }
  const ids = await idsOf(app, owner, coach.coachId, former.coachId);
  // a browser for each call: what an answer does to the cookies is not for the next one
  const call = (principal: Principal, method: string, path: string, body?: unknown) =>
    new Browser(app.base).call(method, path, body, principal.headers);
  return { app, principals, owner, ids, call };
}

async function idsOf({ deps }: TestApp, owner: Viewer, coachId: string, formerId: string): Promise<World['ids']> {
  const { db } = deps;
  const weeks = await weeksOf(deps, owner);
  const given = { scheduledDate: TODAY, dayOfWeek: 'friday', workoutType: 'run', duration: 30 };
  const next = { ...given, scheduledDate: '2026-11-25', dayOfWeek: 'wednesday' };
  // made by a person, in this revision: planning anew leaves it alone
  const { workout: coming, revision } = await createWorkout(
    deps,
    owner,
    { athleteId: owner.athleteId, weekId: weeks[1]!.id },
    next,
  );
  const { workout: done } = await createWorkout(
    deps,
    owner,
    { athleteId: owner.athleteId, weekId: weeks[0]!.id },
    given,
  );
  const { workout } = await submitWorkoutFeedback(deps, owner, done.id, { completionStatus: 'completed' });
  const where = { athleteId: owner.athleteId };
  const { checkIn } = await submitCheckIn(deps, owner, { stress: 4, notes: 'quarter end of Ownerly' });
  const {
    activities: [activity],
  } = await uploadActivity(deps, owner, activityFile([{ sport: 'hiking', start: '2026-11-19T06:00:00Z' }]));
  const [phase, race, goal, plan] = [
    await db.phase.findFirstOrThrow({ where }),
    await db.race.findFirstOrThrow({ where }),
    await db.raceGoal.findFirstOrThrow({ where }),
    await db.seasonPlan.findFirstOrThrow({ where }),
  ];
  const [assessment, injury] = [
    await db.fitnessAssessment.findFirstOrThrow({ where }),
    await db.injury.findFirstOrThrow({ where }),
  ];
  const { id: principleId } = await db.principle.create({
    data: { coachId, principleType: 'training_philosophy', context: 'All', principle: 'No long run on Saturday' },
  });
  const kept = await db.libraryWorkout.create({
    data: {
      coachId,
      name: 'Hills of Ownerly',
      workoutType: 'run',
      intensity: 'hard',
      instructions: 'Up and down.',
      duration: 20,
      searchText: 'hills of ownerly',
    },
  });
  const made = await madeFor(deps, owner, coachId, { principleId, revisionId: revision.id });
  const named: [keyof World['ids'], IdType, string][] = [
    ['viewer', 'viewer', owner.userId],
    ['schedule', 'schedule', owner.athleteId],
    ...made,
    ...(await saidBy(deps, owner, { coachId, formerId, workoutId: coming.id })),
    ['athlete', 'athlete', owner.athleteId],
    ['user', 'user', owner.userId],
    ['coach', 'coach', coachId],
    ['plan', 'plan', plan.id],
    ['phase', 'phase', phase.id],
    ['race', 'race', race.id],
    ['goal', 'goal', goal.id],
    ['week', 'week', weeks[1]!.id],
    ['workout', 'workout', coming.id],
    ['done', 'workout', done.id],
    ['feedback', 'feedback', workout.feedback!.id],
    ['revision', 'revision', revision.id],
    ['assessment', 'assessment', assessment.id],
    ['injury', 'injury', injury.id],
    ['checkIn', 'checkin', checkIn.id],
    ['library', 'library', kept.id],
    ['activity', 'activity', activity!.id],
    ['principle', 'principle', principleId],
  ];
  return Object.fromEntries(named.map(([name, type, id]) => [name, encodeId(type, id)])) as World['ids'];
}

/** What the owner and their coach made beside the training itself. */
async function madeFor(
  deps: AccountDeps,
  { userId, athleteId }: Viewer,
  coachId: string,
  { principleId, revisionId }: { principleId: string; revisionId: string },
): Promise<[keyof World['ids'], IdType, string][]> {
  const { db } = deps;
  const expiresAt = new Date(deps.clock().getTime() + 3_600_000);
  const token = await db.accessToken.create({
    data: { userId, name: 'of the owner', scope: 'read', tokenHash: 'none', expiresAt },
  });
  const event = await db.accountEvent.findFirstOrThrow({ where: { userId } });
  const feed = await db.calendarFeed.create({ data: { athleteId, kind: 'full', secretHash: 'none' } });
  const device = await db.connection.create({
    data: {
      athleteId,
      provider: 'wahoo',
      externalUserId: 'of the owner',
      sealedAccess: 'none',
      keyId: 'none',
      consentText: '',
      consentAt: deps.clock(),
      pulledTo: deps.clock(),
      waitUntil: expiresAt,
    },
  });
  const webhook = await db.webhook.create({
    data: {
      userId,
      about: 'own',
      url: 'http://127.0.0.1:9',
      topics: [],
      sealedSecret: 'none',
      keyId: 'none',
      waitUntil: expiresAt,
    },
  });
  const delivery = await db.webhookDelivery.create({
    data: { webhookId: webhook.id, athleteId, type: 'webhook.test', subject: 'none' },
  });
  const notice = await db.notice.create({
    data: { userId, athleteId, kind: 'today', subject: '2026-11-01', at: new Date() },
  });
  const end = { expiresAt, absoluteExpiresAt: expiresAt };
  await db.session.create({ data: { idHash: 'of a push', userId, data: {}, ...end } });
  const push = await db.pushSubscription.create({
    data: { userId, sessionHash: 'of a push', endpoint: 'http://127.0.0.1:9/ownerly', p256dh: '', auth: '' },
  });
  const invite = await db.coachInvite.create({
    data: { coachId, tokenHash: 'none', name: 'a friend of Ownerly', expiresAt },
  });
  const batch = await db.batchChange.create({
    data: { coachId, percent: 10, summary: 'Less for Ownerly', shown: [], expiresAt },
  });
  const { actId } = await db.principleApplication.create({
    data: { revisionId, athleteId, principleId, actId: principleId },
  });
  const preview = await db.regenerationPreview.create({
    data: { athleteId, planVersion: 1, shown: {}, writes: {}, expiresAt },
  });
  const standing = await db.standingChange.create({
    data: { athleteId, request: 'no swims for Ownerly', pattern: [] },
  });
  const suggestion = await db.suggestion.create({
    data: { athleteId, request: 'less', understood: 'Less.', changes: [], explanation: '', baseRevision: 1, expiresAt },
  });
  return [
    ['token', 'token', token.id],
    ['event', 'event', event.id],
    ['feed', 'calendar', feed.id],
    ['device', 'connection', device.id],
    ['webhook', 'webhook', webhook.id],
    ['delivery', 'delivery', delivery.id],
    ['notice', 'notice', notice.id],
    ['push', 'push', push.id],
    ['invite', 'invite', invite.id],
    ['batch', 'batch', batch.id],
    ['application', 'application', actId],
    ['preview', 'preview', preview.id],
    ['standing', 'standing', standing.id],
    ['suggestion', 'suggestion', suggestion.id],
  ];
}

/** About a workout, which all coaches read, and with one coach each. */
async function saidBy(
  deps: AccountDeps,
  owner: Viewer,
  { coachId, formerId, workoutId }: { coachId: string; formerId: string; workoutId: string },
): Promise<[keyof World['ids'], IdType, string][]> {
  const { userId, athleteId } = owner;
  const say = (aboutId: string) =>
    sendMessage(deps, owner, { athleteId, aboutId }, { key: 'one', text: 'Words of Ownerly' });
  const message = await say(encodeId('workout', workoutId));
  await deps.db.messageReaction.create({ data: { messageId: message.id, athleteId, userId, emoji: '👍' } });
  const { threadId } = await say(encodeId('coach', coachId));
  const former = await deps.db.thread.findFirstOrThrow({ where: { coachId: formerId } });
  return [
    ['message', 'message', message.id],
    ['thread', 'thread', message.threadId],
    ['coachThread', 'thread', threadId],
    ['formerThread', 'thread', former.id],
  ];
}

let opened: World | undefined;

/** Makes the world that the doors lead to. */
export async function openWorld(): Promise<World> {
  opened = await aWorld();
  return opened;
}

export function theWorld(): World {
  if (!opened) throw new Error('No world is open.');
  return opened;
}
