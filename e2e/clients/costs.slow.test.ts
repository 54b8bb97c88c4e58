import { gql } from '@apollo/client';
import { apolloOf } from './apollo.ts';
import type { Door } from './door.ts';
import { type Service, startService } from './people.ts';
import { urqlOf } from './urql.ts';

let service: Service;
let door: Door;
let doorOfAthlete: Door;
beforeAll(async () => {
  service = await startService();
  const athlete = await service.live.athlete();
  const coach = await service.live.coachOf(athlete);
  const squad = [athlete];
  while (squad.length < 20) squad.push(await service.live.person());
  const { db } = service.live.app.deps;
  await db.coachAssignment.createMany({
    data: squad.slice(1).map(({ athleteId }) => ({ coachId: coach.coachId, athleteId })),
  });
  await service.addActivities(
    squad.map(({ athleteId }) => athleteId),
    20,
  );
  door = await service.doorOf(coach);
  doorOfAthlete = await service.doorOf(athlete);
});
afterAll(() => service.close());

/** How often a field with that name is in an answer. */
const countOf = (data: unknown, field: string) => JSON.stringify(data).split(`"${field}":`).length - 1;

const squad = (athletes: number, activities: number, fields: string) =>
  `{ viewer { id coach { id athletes(sort: NAME, first: ${athletes}) { edges { node { id activities(first: ${activities}) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } } } } } } }`;
const SCHEDULE = `{ viewer { id athlete { id schedule { id weeks { id proof { constraint limit value holds }
  workouts { id scheduledDate workoutType intensity duration tss description instructions reasons { code text source }
    steps { repeat steps { kind sport durationSec distanceM effort target { metric lo hi } note } } } } } } } }`;

const ASKED: [string, string, string, number][] = [
  [
    'five athletes, of each twenty activities with five fields',
    squad(5, 20, 'id sport startedAt movingSec tss'),
    'movingSec',
    100,
  ],
  [
    'twenty athletes, of each twenty activities with eight fields',
    squad(20, 20, 'id sport startedAt date movingSec elapsedSec distanceM tss'),
    'elapsedSec',
    400,
  ],
];

const CLIENTS: [
  string,
  (door: Door, text: string) => Promise<{ data: unknown; error: unknown; extensions: unknown }>,
][] = [
  [
    'Apollo Client',
    async (at, text) => {
      const { client, told, close } = apolloOf(at);
      const { data, error } = await client.query({ query: gql(text) });
      await close();
      return { data, error, extensions: told[0]!.extensions };
    },
  ],
  [
    'urql',
    async (at, text) => {
      const { client, close } = urqlOf(at);
      const { data, error, extensions } = await client.query(text, {});
      await close();
      return { data, error, extensions };
    },
  ],
];

describe.each(CLIENTS)('%s is answered, and told what it cost', (_name, ask) => {
  const cost = { requested: expect.any(Number), limit: 30_000 };

  test.each(ASKED)('%s', async (_what, text, field, count) => {
    const { data, error, extensions } = await ask(door, text);
    expect(error).toBeUndefined();
    expect(countOf(data, field)).toBe(count);
    expect(extensions).toEqual({ cost });
  });

  test('a whole schedule with every step', async () => {
    const { data, error, extensions } = await ask(doorOfAthlete, SCHEDULE);
    expect(error).toBeUndefined();
    expect(countOf(data, 'durationSec')).toBeGreaterThan(50);
    expect(extensions).toEqual({ cost });
  });
});
