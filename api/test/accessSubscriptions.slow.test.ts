import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { schema } from '../graphql/schema.ts';
import { weeksOf } from './schedules.ts';
import { REFUSALS, verdict } from './access/rules.ts';
import { missing, openWorld, type Principal, PRINCIPALS, type PrincipalName, type World } from './access/world.ts';

let world: World;
const names = Object.keys(PRINCIPALS) as PrincipalName[];

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.app.close());

test('every subscription has a rule', () => {
  expect(Object.keys(schema.getSubscriptionType()!.getFields())).toEqual([
    'athleteUpdated',
    'coachUpdated',
    'messagesUpdated',
    'noticesUpdated',
    'scheduleUpdated',
    'threadUpdated',
  ]);
});

/** The first that comes over a principal's socket, or what ends it. */
function subscribed({ headers }: Principal, query: string, variables: Record<string, unknown>) {
  const { origin: _origin, 'sec-fetch-site': _site, ...sent } = headers;
  class Socket extends WebSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols, { headers: headers.authorization ? sent : { ...sent, origin: world.app.base } });
    }
  }
  const client = createClient({
    url: world.app.base.replace('http', 'ws') + '/graphql',
    webSocketImpl: Socket,
    retryAttempts: 0,
  });
  const ended = new Promise<unknown>((resolve) => {
    client.subscribe({ query, variables }, { next: resolve, error: resolve, complete: () => resolve('complete') });
  });
  return { ended, close: () => client.dispose() };
}

const codesOf = (answer: unknown) =>
  (Array.isArray(answer) ? answer : ((answer as { errors?: unknown[] }).errors ?? [])).map((error) => {
    const { message, extensions } = error as { message: string; extensions?: { code?: string } };
    return [extensions?.code, message];
  });

describe('coachUpdated', () => {
  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const expected = verdict('coachOwn', principal);
    const one = subscribed(
      principal,
      'subscription { coachUpdated { coach { id athletes(first: 5) { edges { node { id firstName } } } } } }',
      {},
    );
    const answer = await one.ended;
    const passes = expected === 'passes';
    const { coach } = (answer as { data?: { coachUpdated: { coach: { id: string } } } }).data?.coachUpdated ?? {};
    expect(coach?.id).toBe(passes ? `coach_${principal.viewer!.coachId}` : undefined);
    expect(JSON.stringify(answer).includes('Ownerly')).toBe(passes && principal.relation === 'coach');
    const refusal = REFUSALS[expected as keyof typeof REFUSALS] as { message: string; code: string } | undefined;
    expect(codesOf(answer)).toEqual(passes ? [] : [[refusal!.code, refusal!.message]]);
    await one.close();
  });
});

describe('messagesUpdated', () => {
  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const one = subscribed(principal, 'subscription { messagesUpdated { viewer { id unreadMessages } } }', {});
    const answer = await one.ended;
    const passes = verdict('own', principal) === 'passes';
    const { viewer } = (answer as { data?: { messagesUpdated: { viewer: object } } }).data?.messagesUpdated ?? {};
    // of the owner's words those that a coach reads; of the former coach's, which stay, the owner's own
    const unreadMessages = { coach: 2, self: 1, reader: 1 }[principal.relation as string] ?? 0;
    expect(viewer).toEqual(passes ? { id: `viewer_${principal.viewer!.userId}`, unreadMessages } : undefined);
    expect(codesOf(answer)).toEqual(passes ? [] : [[REFUSALS.unauthenticated.code, REFUSALS.unauthenticated.message]]);
    await one.close();
  });
});

describe('noticesUpdated', () => {
  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const one = subscribed(principal, 'subscription { noticesUpdated { viewer { id } } }', {});
    const answer = await one.ended;
    const passes = verdict('own', principal) === 'passes';
    const { viewer } = (answer as { data?: { noticesUpdated: { viewer: object } } }).data?.noticesUpdated ?? {};
    expect(viewer).toEqual(passes ? { id: `viewer_${principal.viewer!.userId}` } : undefined);
    expect(codesOf(answer)).toEqual(passes ? [] : [[REFUSALS.unauthenticated.code, REFUSALS.unauthenticated.message]]);
    await one.close();
  });
});

describe('threadUpdated', () => {
  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const one = subscribed(
      principal,
      'subscription ($athleteId: ID!, $aboutId: ID!) { threadUpdated(athleteId: $athleteId, aboutId: $aboutId, since: 0) { messages { id text } } }',
      { athleteId: world.ids.athlete, aboutId: world.ids.thread },
    );
    const answer = await one.ended;
    const expected = verdict('see', principal);
    expect((answer as { data?: unknown }).data).toEqual(
      expected === 'passes'
        ? { threadUpdated: { messages: [{ id: world.ids.message, text: 'Words of Ownerly' }] } }
        : undefined,
    );
    const refused = expected === 'unauthenticated' ? 'UNAUTHENTICATED' : 'NOT_FOUND';
    expect(codesOf(answer).map(([code]) => code)).toEqual(expected === 'passes' ? [] : [refused]);
    await one.close();
  });
});

describe.each(['athleteUpdated', 'scheduleUpdated'])('%s', (field) => {
  const follow = (principal: Principal, athleteId: string) =>
    subscribed(principal, `subscription ($athleteId: ID!) { ${field}(athleteId: $athleteId) { athlete { id } } }`, {
      athleteId,
    });

  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const expected = verdict('see', principal);
    const followed = world.app.deps.events;
    const original = followed.follow;
    const listens = new Promise<void>((resolve) => {
      followed.follow = async (whom) => {
        const signals = await original(whom);
        resolve();
        return signals;
      };
    });
    const one = follow(principal, world.ids.athlete);
    const passes = expected === 'passes';
    if (passes) {
      await listens;
      const workout = (await weeksOf(world.app.deps, world.owner))[2]!.workouts[0]!;
      const newDate =
        weekdayOf(workout.scheduledDate) === 'sunday'
          ? addDays(workout.scheduledDate, -1)
          : addDays(workout.scheduledDate, 1);
      await rescheduleWorkout(world.app.deps, world.owner, workout.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
    }
    const answer = await one.ended;
    expect((answer as { data?: unknown }).data).toEqual(
      passes ? { [field]: { athlete: { id: world.ids.athlete } } } : undefined,
    );
    const refusal = codesOf(answer);
    const refused =
      expected === 'as missing' ? ['NOT_FOUND', 'Athlete not found'] : ['UNAUTHENTICATED', 'Please sign in again.'];
    expect(refusal).toEqual(passes ? [] : [refused]);
    const other = passes ? null : follow(principal, missing(world.ids.athlete));
    expect(other ? codesOf(await other.ended) : []).toEqual(refusal);
    await other?.close();
    followed.follow = original;
    await one.close();
  });
});
