import { type DocumentNode, gql } from '@apollo/client';
import { apolloOf } from './apollo.ts';
import type { Data, Door } from './door.ts';
import { type Service, startService } from './people.ts';
import { urqlOf } from './urql.ts';

let service: Service;
let door: Door;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

// each test has its own rows
beforeEach(async () => {
  const owner = await service.live.athlete();
  door = await service.doorOf(owner);
  await service.addActivities([owner.athleteId], 8);
  await owner.browser.post('/api/coach/enable');
  const change = (field: string) => owner.browser.post('/graphql', { query: `mutation { ${field} { __typename } }` });
  for (let n = 1; n <= 6; n += 1) {
    await change(
      `createLibraryWorkout(input: { name: "Own ${n}", workoutType: RUN, intensityLevel: EASY, duration: 30, instructions: "Run." })`,
    );
    await change(
      `addRace(input: { raceName: "Race ${n}", raceType: SPRINT_TRI, priority: C, raceDate: "2027-0${n}-20" })`,
    );
  }
});

const PAGE = 'edges { cursor node { id } } pageInfo { hasNextPage endCursor }';

interface Connection {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

interface List {
  query: DocumentNode;
  of(data: Data): Connection;
  /** What happens between two pages: to the row of the cursor, where that can go. */
  between: DocumentNode;
  type: string;
  isDeleted: boolean;
}

const LISTS: [string, List][] = [
  [
    'activities',
    {
      query: gql`query ($first: Int, $after: String) { viewer { id athlete { id activities(first: $first, after: $after) { ${PAGE} } } } }`,
      of: (data) => data.viewer.athlete.activities,
      between: gql(
        'mutation ($id: ID!) { deleteActivity(input: { activityId: $id }) { __typename ... on DeleteActivityPayload { deletedActivityId athlete { id } } } }',
      ),
      type: 'Activity',
      isDeleted: true,
    },
  ],
  [
    'library',
    {
      query: gql`query ($first: Int, $after: String) { library(search: "Own", first: $first, after: $after) { ${PAGE} } }`,
      of: (data) => data.library,
      between: gql(
        'mutation ($id: ID!) { deleteLibraryWorkout(input: { libraryWorkoutId: $id }) { __typename ... on DeleteLibraryWorkoutPayload { deletedLibraryWorkoutId } } }',
      ),
      type: 'LibraryWorkout',
      isDeleted: true,
    },
  ],
  [
    // nothing of a history ever goes: something is put before its first page instead
    'revisions',
    {
      query: gql`query ($first: Int, $after: String) { viewer { id athlete { id revisions(first: $first, after: $after) { ${PAGE} } } } }`,
      of: (data) => data.viewer.athlete.revisions,
      between: gql(
        'mutation { addRace(input: { raceName: "Between", raceType: SPRINT_TRI, priority: C, raceDate: "2027-07-20" }) { __typename } }',
      ),
      type: 'Revision',
      isDeleted: false,
    },
  ],
];

const idsOf = ({ edges }: Connection) => edges.map(({ node }) => node.id);

describe.each(LISTS)(
  '%s, page by page, with a change between two of them',
  (_name, { query, of, between, type, isDeleted }) => {
    const rest = (all: string[]) => all.filter((_, n) => !isDeleted || n !== 2);

    test('Apollo Client', async () => {
      const whole = apolloOf(door);
      const all = idsOf(of((await whole.client.query({ query, variables: { first: 100 } })).data));
      await whole.close();
      expect(all.length).toBeGreaterThan(5);

      const { client, close } = apolloOf(door);
      const pages = client.watchQuery({ query, variables: { first: 3 } });
      const watch = pages.subscribe(() => {});
      await client.query({ query, variables: { first: 3 } });
      const shown = () => of(client.readQuery({ query, variables: { first: 3 } }));
      expect(idsOf(shown())).toEqual(all.slice(0, 3));
      const { data } = await client.mutate({ mutation: between, variables: { id: all[2] } });
      expect(Object.values(data as object)[0].__typename).toMatch(/Payload$/);
      if (isDeleted) client.cache.evict({ id: `${type}:${all[2]}` });
      expect(idsOf(shown())).toEqual(rest(all.slice(0, 3)));
      for (let n = 0; n < 10 && shown().pageInfo.hasNextPage; n += 1)
        await pages.fetchMore({ variables: { first: 3, after: shown().pageInfo.endCursor } });
      expect(idsOf(shown())).toEqual(rest(all));
      watch.unsubscribe();
      await close();
    });

    test('urql', async () => {
      const whole = urqlOf(door);
      const all = idsOf(of((await whole.client.query(query, { first: 100 })).data));
      await whole.close();

      const { client, close } = urqlOf(door);
      const page = async (after?: string) =>
        of((await client.query(query, { first: 3, ...(after && { after }) })).data);
      let shown = await page();
      expect(idsOf(shown)).toEqual(all.slice(0, 3));
      const { data } = await client.mutation(between, { ...(isDeleted && { id: all[2] }) });
      expect(Object.values(data)[0]).toMatchObject({ __typename: expect.stringMatching(/Payload$/) });
      for (let n = 0; n < 10 && shown.pageInfo.hasNextPage; n += 1) shown = await page(shown.pageInfo.endCursor);
      expect(idsOf(shown)).toEqual(rest(all));
      await close();
    });
  },
);
