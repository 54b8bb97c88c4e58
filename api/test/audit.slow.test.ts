import { MUTATIONS } from './access/mutations.ts';
import { openWorld, type World } from './access/world.ts';
import { allRows } from './snapshot.ts';

// Whoever changes a plan leaves one revision with their name, whoever lets somebody in or shuts them out one event of their
// account: every mutation of the schema, as the access matrix sends it.

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.app.close());

const PLAN = ['SeasonPlan', 'Phase', 'Race', 'TrainingWeek', 'Workout', 'WorkoutFeedback'];
const REVISION = 'a revision';
const EVENTS: Record<string, string> = {
  createAccessToken: 'token-created',
  revokeAccessToken: 'token-revoked',
  createCalendarFeed: 'calendar-created',
  revokeCalendarFeed: 'calendar-ended',
  connectDevice: 'device-connected',
  disconnectDevice: 'device-disconnected',
  createWebhook: 'webhook-created',
  updateWebhook: 'webhook-changed',
  rotateWebhookSecret: 'webhook-changed',
  deleteWebhook: 'webhook-ended',
  enableCoaching: 'coaching-enabled',
  endCoaching: 'coaching-ended',
};

async function planOf() {
  const rows = await allRows(world.app.deps.db);
  return PLAN.map((table) => rows[table]);
}

/** Everything by which somebody gets in. */
async function access() {
  const { db } = world.app.deps;
  const where = {};
  return [
    await db.accessToken.findMany({
      where,
      select: { id: true, scope: true, revokedAt: true },
      orderBy: { id: 'asc' },
    }),
    await db.calendarFeed.findMany({ where, select: { id: true, secretHash: true }, orderBy: { id: 'asc' } }),
    await db.connection.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } }),
    await db.webhook.findMany({
      where,
      select: { id: true, url: true, topics: true, sealedSecret: true, offSince: true },
      orderBy: { id: 'asc' },
    }),
    await db.coach.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } }),
    await db.coachAssignment.findMany({ where, select: { id: true, endedAt: true }, orderBy: { id: 'asc' } }),
    await db.user.findMany({
      where,
      select: { id: true, email: true, passwordHash: true, googleId: true },
      orderBy: { id: 'asc' },
    }),
  ];
}

const changing = new Set<string>();

test.each(Object.keys(MUTATIONS))(
  '%s leaves one record of who did it, where it changes a plan or who gets in',
  async (name) => {
    const { db } = world.app.deps;
    const door = MUTATIONS[name]!;
    const principal = world.principals[door.rule.startsWith('coach') ? 'coach' : 'owner'];
    await door.first?.();
    const [plan, doors] = [await planOf(), await access()];
    const known = {
      revisions: await db.revision.findMany({ select: { id: true } }),
      events: await db.accountEvent.findMany({ select: { id: true } }),
    };
    await door.send(principal, (id) => id);
    const revisions = await db.revision.findMany({ where: { id: { notIn: known.revisions.map(({ id }) => id) } } });
    const events = await db.accountEvent.findMany({ where: { id: { notIn: known.events.map(({ id }) => id) } } });
    const left = [...revisions.map(() => REVISION), ...events.map(({ act }) => act)];
    const isChanged = JSON.stringify(await planOf()) !== JSON.stringify(plan);
    if (isChanged) changing.add(name);
    const event = EVENTS[name];
    expect(event ? doors : await access()).toEqual(doors);
    expect(left).toEqual(event ? [event] : isChanged || left.length > 0 ? [REVISION] : []);
    for (const { actorId } of revisions) expect(actorId).toBe(principal.viewer!.userId);
    for (const { userId } of events) expect(userId).toBe(principal.viewer!.userId);
  },
);

test('enough of them changed a plan for this to mean something', () => {
  expect([...changing]).toEqual(
    expect.arrayContaining([
      'generateSchedule',
      'createWorkout',
      'rescheduleWorkout',
      'deleteWorkout',
      'addRace',
      'applyRegeneration',
      'undoScheduleChange',
      'applyBatchChange',
    ]),
  );
  expect(changing.size).toBeGreaterThan(15);
});
