import { gql } from '@apollo/client';
import type { Person } from '../../api/test/live.ts';
import { apolloOf } from './apollo.ts';
import { counted, type Service, startService } from './people.ts';
import { urqlOf } from './urql.ts';
import type { Data } from './door.ts';

let service: Service;
let owner: Person;
let warnings: jest.SpyInstance[];
beforeAll(async () => {
  service = await startService();
  owner = await service.live.athlete();
});
// caches say in the console what they lose
beforeEach(() => {
  warnings = (['warn', 'error'] as const).map((level) => jest.spyOn(console, level).mockImplementation(() => {}));
});
afterEach(() => {
  for (const spy of warnings) spy.mockRestore();
});
const said = () => warnings.flatMap(({ mock }) => mock.calls);
afterAll(() => service.close());

// two screens that ask different things of the same objects
const WEEKS = gql`
  query {
    viewer {
      id
      athlete {
        id
        schedule {
          id
          weeks {
            id
            weekStartDate
            workouts {
              id
              scheduledDate
              status
              version
            }
          }
        }
        overview {
          sessionsDone
        }
      }
    }
  }
`;
const ABOUT = gql`
  query {
    viewer {
      id
      user {
        id
        firstName
      }
      athlete {
        id
        today
        schedule {
          id
          firstDay
          mode
          weeks {
            id
            plannedMinutes
            workouts {
              id
              duration
              reasons {
                code
                text
              }
            }
          }
        }
        overview {
          sessionsPlanned
        }
      }
    }
  }
`;
const MOVE = gql`
  mutation ($id: ID!, $version: Int!, $newDate: Date!) {
    rescheduleWorkout(input: { workoutId: $id, version: $version, newDate: $newDate }) {
      ... on RescheduleWorkoutPayload {
        workout {
          id
          scheduledDate
          version
        }
        weeks {
          id
          workouts {
            id
          }
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

interface Planned {
  id: string;
  scheduledDate: string;
  version: number;
}
const workoutsOf = (data: Data): Planned[] =>
  data.viewer.athlete.schedule.weeks.flatMap((week: { workouts: Planned[] }) => week.workouts);
/** Those of the week after next, which nothing stands in the way of. */
const movable = (data: unknown) =>
  workoutsOf(data).find(({ scheduledDate }) => scheduledDate >= '2026-12-01' && scheduledDate <= '2026-12-04')!;
const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

describe('Apollo Client', () => {
  test('two queries of the same objects merge and evict nothing', async () => {
    const asks = counted();
    const { client, close } = apolloOf(await service.doorOf(owner, { fetch: asks.fetch }));
    const watched = client.watchQuery({ query: WEEKS });
    const watch = watched.subscribe(() => {});
    await client.query({ query: WEEKS });
    await client.query({ query: ABOUT });
    const [weeks, about] = [WEEKS, ABOUT].map((query) => client.readQuery<Data>({ query }));
    expect(workoutsOf(weeks).length).toBeGreaterThan(10);
    expect(weeks.viewer.athlete.overview).toEqual({ __typename: 'Overview', sessionsDone: expect.any(Number) });
    expect(about.viewer.athlete).toMatchObject({ today: '2026-11-20', schedule: { firstDay: '2026-11-16' } });
    // a page that lost something would ask again by itself
    expect([asks.count(), said()]).toEqual([2, []]);
    watch.unsubscribe();
    await close();
  });

  test('the schedule that is cached shows what a mutation did', async () => {
    const { client, close } = apolloOf(await service.doorOf(owner));
    const { id, version, scheduledDate } = movable((await client.query({ query: WEEKS })).data);
    const newDate = dayAfter(scheduledDate);
    await client.mutate({ mutation: MOVE, variables: { id, version, newDate } });
    const shown = workoutsOf(client.readQuery({ query: WEEKS }));
    expect(shown.find((workout) => workout.id === id)).toMatchObject({ scheduledDate: newDate, version: version + 1 });
    expect(said()).toEqual([]);
    await close();
  });

  test('what it keeps by an id can be read again by that id', async () => {
    const { client, close } = apolloOf(await service.doorOf(owner));
    await client.query({ query: WEEKS });
    await client.query({ query: ABOUT });
    const kept = Object.keys(client.cache.extract() as object).filter(
      (key) => !key.startsWith('ROOT_') && key !== '__META',
    );
    const types = new Set(kept.map((key) => key.split(':')[0]));
    expect([...types].sort()).toEqual(['Athlete', 'Schedule', 'TrainingWeek', 'User', 'Viewer', 'Workout']);
    const ids = kept.map((key) => key.slice(key.indexOf(':') + 1));
    const { data } = await client.query({
      query: gql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'),
      variables: { ids },
    });
    expect(
      (data as Data).nodes.map(
        (node: { __typename: string; id: string } | null) => node && `${node.__typename}:${node.id}`,
      ),
    ).toEqual(kept);
    await close();
  });
});

describe('urql', () => {
  test('two queries of the same objects merge and evict nothing', async () => {
    const asks = counted();
    const { client, close } = urqlOf(await service.doorOf(owner, { fetch: asks.fetch }));
    await client.query(WEEKS, {});
    await client.query(ABOUT, {});
    const [weeks, about] = [WEEKS, ABOUT].map((query) => client.readQuery(query, {})!.data);
    expect(workoutsOf(weeks).length).toBeGreaterThan(10);
    expect(about.viewer.athlete).toMatchObject({ today: '2026-11-20', schedule: { firstDay: '2026-11-16' } });
    expect([asks.count(), said()]).toEqual([2, []]);
    await close();
  });

  test('the schedule that is cached shows what a mutation did', async () => {
    const { client, close } = urqlOf(await service.doorOf(owner));
    const { id, version, scheduledDate } = movable((await client.query(WEEKS, {})).data);
    const newDate = dayAfter(scheduledDate);
    await client.mutation(MOVE, { id, version, newDate });
    const shown = workoutsOf((await client.query(WEEKS, {}, { requestPolicy: 'cache-only' })).data);
    expect(shown.find((workout) => workout.id === id)).toMatchObject({ scheduledDate: newDate, version: version + 1 });
    expect(said()).toEqual([]);
    await close();
  });
});
