import { type LiveApp, type Person, startLive } from '../../api/test/live.ts';
import type { Door } from './door.ts';

export const TODAY = '2026-11-20';

export interface Service {
  live: LiveApp;
  /** A token that a person makes on the Settings page, with the address it is for. */
  doorOf(person: Person, over?: Partial<Door>): Promise<Door>;
  /** What the database holds of an athlete, oldest first, one an hour. */
  addActivities(athleteIds: readonly string[], count: number): Promise<void>;
  /** Asks as often as a token may in a minute. */
  useUp(token: string): Promise<void>;
  close(): Promise<void>;
}

/** The server that the clients of these tests talk to. */
export async function startService(): Promise<Service> {
  const live = await startLive(TODAY);
  const { db } = live.app.deps;
  const url = new URL('/graphql', live.app.base).href;
  return {
    live,
    doorOf: async ({ browser }, over = {}) => {
      const query = `mutation { createAccessToken(input: { name: "client", scope: WRITE }) { ... on CreateAccessTokenPayload { secret } } }`;
      const { json } = await browser.post('/graphql', { query });
      return { url, token: json.data.createAccessToken.secret, ...over };
    },
    addActivities: async (athleteIds, count) => {
      const data = athleteIds.flatMap((athleteId) =>
        Array.from({ length: count }, (_, hour) => ({
          athleteId,
          sport: 'bike',
          startedAt: new Date(Date.parse('2026-11-10T00:00:00Z') + hour * 3_600_000),
          day: new Date('2026-11-10'),
          movingSec: 1800,
          elapsedSec: 1800,
          distanceM: 15_000,
          tss: 20,
          measure: 'effort',
          contentHash: `${hour}`,
        })),
      );
      await db.activity.createMany({ data });
    },
    useUp: async (token) => {
      const left = async () => {
        const { headers } = await fetch(url, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } });
        return Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1]);
      };
      for (let rest = await left(); rest > 0;) rest = Math.min(...(await Promise.all(Array.from({ length: 8 }, left))));
    },
    close: live.close,
  };
}

/** `fetch`, and how often it was called. */
export function counted(): { fetch: typeof fetch; count(): number } {
  let count = 0;
  return {
    fetch: (...given) => {
      count += 1;
      return fetch(...given);
    },
    count: () => count,
  };
}
