import { CombinedGraphQLErrors, gql } from '@apollo/client';
import type { Person } from '../../api/test/live.ts';
import { apolloOf } from './apollo.ts';
import type { Data, Door } from './door.ts';
import { type Service, startService } from './people.ts';
import { urqlOf } from './urql.ts';

let service: Service;
let owner: Person;
beforeAll(async () => {
  service = await startService();
  owner = await service.live.athlete();
});
afterAll(() => service.close());

interface Heard {
  data: Data;
  codes: unknown[];
  paths: unknown[];
  status: number | undefined;
  retryAfter: string | null | undefined;
}

/** What an integrator gets to see of an answer, with either client. */
const CLIENTS: [string, (door: Door, text: string) => Promise<Heard>][] = [
  [
    'Apollo Client',
    async (door, text) => {
      const { client, told, close } = apolloOf(door);
      const document = gql(text);
      const { data, error } = text.startsWith('mutation')
        ? await client.mutate({ mutation: document })
        : await client.query({ query: document });
      await close();
      const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
      const { status, retryAfter } = told.at(-1) ?? {};
      return {
        data,
        codes: errors.map(({ extensions }) => extensions?.code),
        paths: errors.map(({ path }) => path),
        status,
        retryAfter,
      };
    },
  ],
  [
    'urql',
    async (door, text) => {
      const { client, close } = urqlOf(door);
      const { data, error } = text.startsWith('mutation')
        ? await client.mutation(text, {})
        : await client.query(text, {});
      await close();
      const errors = error?.graphQLErrors ?? [];
      const response = error?.response as Response | undefined;
      const [status, retryAfter] = [response?.status, response?.headers.get('retry-after')];
      return {
        data,
        codes: errors.map(({ extensions }) => extensions.code),
        paths: errors.map(({ path }) => path),
        status,
        retryAfter,
      };
    },
  ],
];

const VIEWER = '{ viewer { id } }';
const race = (name: string) =>
  `addRace(input: { raceName: "${name}", raceType: SPRINT_TRI, priority: C, raceDate: "2027-03-20" }) { ... on AddRacePayload { race { id raceName } } }`;

describe.each(CLIENTS)('%s is told', (_name, ask) => {
  test('a refusal as a member of the union, which the interface stands for', async () => {
    const door = await service.doorOf(owner);
    const { data, codes } = await ask(
      door,
      `mutation { addRace(input: { raceName: "", raceType: SPRINT_TRI, raceDate: "2020-01-01" }) { __typename ... on Refusal { code message } ... on InvalidInput { errors { path message } } } }`,
    );
    expect(codes).toEqual([]);
    expect(data.addRace).toMatchObject({ __typename: 'InvalidInput', code: 'VALIDATION', message: expect.any(String) });
    expect(data.addRace.errors.length).toBeGreaterThan(0);
  });

  test('what failed amid three mutations, and what the others did', async () => {
    const door = await service.doorOf(owner);
    const { data, codes, paths } = await ask(
      door,
      `mutation { one: ${race('One')} gone: deleteRace(input: { raceId: "race_0" }) { __typename } other: ${race('Other')} }`,
    );
    expect([codes, paths]).toEqual([['NOT_FOUND'], [['gone']]]);
    expect(data).toMatchObject({
      one: { race: { raceName: 'One' } },
      gone: null,
      other: { race: { raceName: 'Other' } },
    });
  });

  test('that a token is dead: 401, with its code', async () => {
    const { token, ...door } = await service.doorOf(owner);
    expect(await ask({ ...door, token: `${token}x` }, VIEWER)).toMatchObject({
      codes: ['UNAUTHENTICATED'],
      status: 401,
    });
    expect(await ask({ ...door, token }, VIEWER)).toMatchObject({
      data: { viewer: { id: expect.any(String) } },
      codes: [],
    });
  });

  test('that it asks too often, and when to ask again', async () => {
    const door = await service.doorOf(owner);
    await service.useUp(door.token);
    const { codes, status, retryAfter } = await ask(door, VIEWER);
    expect([codes, status]).toEqual([['RATE_LIMITED'], 429]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  });

  test('that a document costs too much', async () => {
    const door = await service.doorOf(owner);
    const { codes } = await ask(
      door,
      '{ viewer { coach { athletes(first: 100) { edges { node { id activities(first: 100) { edges { node { id tss date sport } } } } } } } } }',
    );
    expect(codes).toEqual(['QUERY_TOO_COMPLEX']);
  });
});
