import { gql } from '@apollo/client';
import { apolloOf } from './apollo.ts';
import { type Service, startService } from './people.ts';
import type { Data } from './door.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const ADD = gql`
  mutation {
    addRace(input: { raceName: "Once", raceType: SPRINT_TRI, priority: C, raceDate: "2027-03-20" }) {
      ... on AddRacePayload {
        race {
          id
        }
        revision {
          id
          number
        }
      }
    }
  }
`;
const KNOWN = gql`
  query {
    viewer {
      id
      athlete {
        id
        scheduleRevision
      }
    }
  }
`;

test('what is sent again because its answer was lost is done once, and gets the first answer', async () => {
  const lost: Data[] = [];
  const keys: (string | null)[] = [];
  const losing: typeof fetch = async (address, options) => {
    const response = await fetch(address, options);
    keys.push(new Headers(options?.headers).get('idempotency-key'));
    if (lost.length > 0) return response;
    lost.push(await response.json());
    throw new TypeError('fetch failed');
  };
  const door = await service.doorOf(await service.live.athlete());
  const [plain, shaky] = [apolloOf(door), apolloOf({ ...door, fetch: losing })];
  const known = async () => {
    const { data } = await plain.client.query({ query: KNOWN, fetchPolicy: 'network-only' });
    return (data as Data).viewer.athlete.scheduleRevision;
  };
  const before = await known();

  const { data } = await shaky.client.mutate({ mutation: ADD });
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(lost[0].data.addRace.race.id).toMatch(/^race_/);
  expect(data).toEqual(lost[0].data);
  expect(shaky.told).toMatchObject([{ isReplayed: true }]);
  expect(await known()).toBe(before + 1);

  // meant twice: each has a key of its own
  await shaky.client.mutate({ mutation: ADD });
  expect(shaky.told[1]).toMatchObject({ isReplayed: false });
  expect(await known()).toBe(before + 2);
  await Promise.all([plain.close(), shaky.close()]);
});
