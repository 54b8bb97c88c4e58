import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { METRIC } from '../core/units/displayUnits.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { startApp, type TestApp } from './app.ts';
import type { Browser } from './browser.ts';
import { onboardingForm } from './builders.ts';
import { setUp } from './setUp.ts';

/** Someone who is signed in, in a browser. */
export type Person = Viewer & { browser: Browser };

interface Event {
  data?: any; // eslint-disable-line
  errors?: readonly { extensions?: { code?: string } }[];
}

export interface LiveApp {
  app: TestApp;
  /** Where its sockets are. */
  address: string;
  person(): Promise<Person>;
  /** With a season plan and four planned weeks. */
  athlete(): Promise<Person>;
  coachOf(athlete: { athleteId: string }): Promise<Person & { coachId: string }>;
  /** A socket of that browser, open until `leave`. */
  clientOf(browser: Browser): Client;
  /** How many subscriptions the server has begun to follow since `leave`. */
  followers(): number;
  /** Settles once it follows so many. */
  listening(count: number): Promise<void>;
  /** Closes the sockets of the clients. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** The whole server on `today`, and people with sockets. */
export async function startLive(
  today: string,
  options: Pick<Parameters<typeof startApp>[0] & object, 'log' | 'admission'> = {},
): Promise<LiveApp> {
  const app = await startApp({ now: `${today}T12:00:00Z`, ...options });
  const address = app.base.replace('http', 'ws') + '/graphql';
  const clients: Client[] = [];
  const waiting = new Set<() => void>();
  let people = 0;
  let followers = 0;
  const { events, db } = app.deps;
  const counted =
    <Whom>(begin: (whom: Whom) => Promise<AsyncIterableIterator<void>>) =>
    async (whom: Whom) => {
      const signals = await begin(whom);
      followers += 1;
      for (const look of waiting) look();
      return signals;
    };
  events.follow = counted(events.follow);
  events.followMessages = counted(events.followMessages);

  async function person(): Promise<Person> {
    people += 1;
    const email = `person${people}@example.com`;
    const browser = app.browser();
    const given = { email, password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' };
    await browser.post('/api/auth/register', given);
    const user = await db.user.findUniqueOrThrow({ where: { email }, include: { athlete: true } });
    return { browser, userId: user.id, athleteId: user.athlete!.id, coachId: null, units: METRIC, scope: 'session' };
  }

  return {
    app,
    address,
    person,
    athlete: async () => {
      const made = await person();
      const { email } = await db.user.findUniqueOrThrow({ where: { id: made.userId } });
      await made.browser.post('/api/onboarding/complete', onboardingForm(email, today));
      await made.browser.post('/api/season-plan/create');
      await made.browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
      return made;
    },
    coachOf: async ({ athleteId }) => {
      const made = await person();
      const { id: coachId } = await db.coach.create({ data: { userId: made.userId } });
      await db.coachAssignment.create({ data: { coachId, athleteId } });
      return { ...made, coachId };
    },
    clientOf: (browser) => {
      const headers = { origin: app.base, cookie: browser.cookieHeader() };
      const webSocketImpl = class extends WebSocket {
        constructor(url: string, protocols?: string | string[]) {
          super(url, protocols, { headers });
        }
      };
      const client = createClient({
        url: address,
        webSocketImpl,
        retryAttempts: 0,
        lazy: false,
        onNonLazyError: () => {},
      });
      clients.push(client);
      return client;
    },
    followers: () => followers,
    listening: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (followers < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    leave: async () => {
      await Promise.all(clients.splice(0).map((client) => client.dispose()));
      followers = 0;
    },
    close: app.close,
  };
}

/** One that all tests of a file share. */
export const setUpLive = (...given: Parameters<typeof startLive>) =>
  setUp(
    () => startLive(...given),
    (live) => live.close(),
  );

const FOLLOW =
  'subscription ($athleteId: ID!, $since: Int) { scheduleUpdated(athleteId: $athleteId, since: $since) { revision cause actorRole athlete { scheduleRevision schedule { weeks { workouts { id } } } } } }';

/** All that a subscription sends until it ends, and a way to wait for the nth. `since`: the last revision that is known. */
export function follow(client: Client, athleteId: string, since?: number) {
  const events: Event[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const ended = new Promise<void>((resolve) => {
    client.subscribe(
      { query: FOLLOW, variables: { athleteId: encodeId('athlete', athleteId), since } },
      {
        next: (event) => {
          events.push(event as Event);
          for (const { count, resolve: settle } of waiting) if (events.length >= count) settle();
        },
        error: () => resolve(),
        complete: () => resolve(),
      },
    );
  });
  const received = (count: number) =>
    events.length >= count ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ count, resolve }));
  return { events, ended, received };
}
