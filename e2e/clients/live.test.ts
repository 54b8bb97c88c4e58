import { gql } from '@apollo/client';
import type { Person } from '../../api/test/live.ts';
import { apolloOf } from './apollo.ts';
import { type Breakable, breakableTo } from './breakable.ts';
import type { Data, Door } from './door.ts';
import { type Service, startService } from './people.ts';
import { urqlOf } from './urql.ts';

let service: Service;
let network: Breakable;
beforeAll(async () => {
  service = await startService();
  network = await breakableTo(Number(new URL(service.live.address).port));
});
afterEach(() => service.live.leave());
afterAll(async () => {
  await network.close();
  await service.close();
});

const DAYS = gql`
  query {
    viewer {
      id
      athlete {
        id
        scheduleRevision
        schedule {
          id
          weeks {
            id
            workouts {
              id
              scheduledDate
              version
            }
          }
        }
      }
    }
  }
`;
const FOLLOW = gql`
  subscription ($athleteId: ID!, $since: Int) {
    scheduleUpdated(athleteId: $athleteId, since: $since) {
      revision
      athlete {
        id
        scheduleRevision
        schedule {
          id
          weeks {
            id
            workouts {
              id
              scheduledDate
              version
            }
          }
        }
      }
    }
  }
`;
const DESK = gql`
  subscription {
    coachUpdated {
      coach {
        id
        invites {
          id
          name
        }
      }
    }
  }
`;
const INVITES = gql`
  query {
    viewer {
      id
      coach {
        id
        invites {
          id
          name
        }
      }
    }
  }
`;

/** One client, whichever: what it was told over its socket, and what its cache shows. */
interface Follower {
  ask(query: typeof DAYS): Promise<Data>;
  follow(subscription: typeof FOLLOW, variables?: Record<string, unknown>): void;
  /** From the cache alone. */
  shown(query: typeof DAYS): Data;
  close(): Promise<void>;
}

const CLIENTS: [string, (door: Door, heard: (data: Data) => void) => Follower][] = [
  [
    'Apollo Client',
    (door, heard) => {
      const { client, close } = apolloOf(door);
      return {
        ask: async (query) => (await client.query({ query })).data,
        follow: (query, variables = {}) =>
          void client.subscribe({ query, variables }).subscribe(({ data, error }) => heard(data ?? error)),
        shown: (query) => client.readQuery({ query }),
        close,
      };
    },
  ],
  [
    'urql',
    (door, heard) => {
      const { client, close } = urqlOf(door);
      return {
        ask: async (query) => (await client.query(query, {})).data,
        follow: (query, variables = {}) =>
          void client.subscription(query, variables).subscribe(({ data, error }) => heard(data ?? error)),
        shown: (query) => client.readQuery(query, {}, { requestPolicy: 'cache-only' })?.data,
        close,
      };
    },
  ],
];

interface Planned {
  id: string;
  scheduledDate: string;
}
const workoutsOf = (data: Data): Planned[] =>
  data.viewer.athlete.schedule.weeks.flatMap((week: { workouts: Planned[] }) => week.workouts);

/** What was heard, one after another. */
function ear() {
  const heard: Data[] = [];
  let wake = () => {};
  return {
    hear: (data: unknown) => {
      heard.push(data);
      wake();
    },
    until: async (isIt: (data: Data) => boolean) => {
      while (!heard.some(isIt)) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

describe.each(CLIENTS)('%s', (_name, clientOf) => {
  /** Moves a workout as its athlete does on another device, there and back. */
  const mover = (owner: Person, id: string, days: readonly string[]) => {
    let moves = 0;
    return async () => {
      moves += 1;
      const newDate = days[moves % 2]!;
      const { status } = await owner.browser.patch(`/api/training-schedule/workouts/${id}/reschedule`, { newDate });
      expect(status).toBe(200);
      return newDate;
    };
  };

  test('follows a schedule, also over a socket that was dropped, and its cache shows each change', async () => {
    const owner = await service.live.athlete();
    const { hear, until } = ear();
    let opened = 0;
    const client = clientOf(
      await service.doorOf(owner, {
        socketUrl: new URL('/graphql', `ws://127.0.0.1:${network.port}`).href,
        onConnected: () => (opened += 1),
      }),
      hear,
    );
    const first = await client.ask(DAYS);
    const { id: athleteId, scheduleRevision: since } = first.viewer.athlete;
    const { id, scheduledDate } = workoutsOf(first).find(
      (each) => each.scheduledDate >= '2026-12-01' && each.scheduledDate <= '2026-12-04',
    )!;
    const move = mover(owner, id, [
      scheduledDate,
      new Date(Date.parse(scheduledDate) + 86_400_000).toISOString().slice(0, 10),
    ]);
    const dayShown = () => workoutsOf(client.shown(DAYS)).find((each) => each.id === id)!.scheduledDate;
    const told = (revision: number) => until((data) => data.scheduleUpdated.revision === revision);

    client.follow(FOLLOW, { athleteId, since });
    await service.live.listening(1);
    const next = await move();
    await told(since + 1);
    expect(dayShown()).toBe(next);

    network.cut();
    const meanwhile = await move();
    expect(dayShown()).not.toBe(meanwhile);
    network.mend();
    await told(since + 2);
    expect([dayShown(), opened]).toEqual([meanwhile, 2]);

    const last = await move();
    await told(since + 3);
    expect(dayShown()).toBe(last);
    await client.close();
  });

  test("follows a coach's dashboard", async () => {
    const coach = await service.live.coachOf(await service.live.athlete());
    const { hear, until } = ear();
    const client = clientOf(await service.doorOf(coach), hear);
    expect((await client.ask(INVITES)).viewer.coach.invites).toEqual([]);
    client.follow(DESK);
    // what comes at once is the roster as it stands: only what comes after it is news
    await until((data) => data.coachUpdated.coach.invites.length === 0);
    await coach.browser.post('/api/coach/invites', { name: 'Kim' });
    await until((data) => data.coachUpdated.coach.invites.length === 1);
    expect(client.shown(INVITES).viewer.coach.invites).toMatchObject([{ name: 'Kim' }]);
    await client.close();
  });

  test('is told that its token is dead, and does not try again', async () => {
    const { hear, until } = ear();
    const closed: number[] = [];
    const { token, ...door } = await service.doorOf(await service.live.person());
    const client = clientOf({ ...door, token: `${token}x`, onClosed: (code) => closed.push(code) }, hear);
    client.follow(DESK);
    await until((error) => error instanceof Error);
    expect(closed).toEqual([4403]);
    await client.close();
  });
});
