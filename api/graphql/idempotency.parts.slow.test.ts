import { encodeId } from '../core/units/ids.ts';
import { type Person, setUpLive } from '../test/live.ts';
import { activityFile, fitForm } from '../test/fitFiles.ts';
import type { Answer } from '../test/browser.ts';

const TODAY = '2026-11-20';
/** Athlete and revision of what was announced, and whether it could be read then. */
const announced: [string, number, boolean][] = [];
const live = setUpLive(TODAY);
beforeAll(async () => {
  const { events } = live.app.deps;
  const publish = events.publishSchedule;
  events.publishSchedule = async (event) => {
    const found = await db().revision.count({ where: { athleteId: event.athleteId, number: event.revision } });
    announced.push([event.athleteId, event.revision, found === 1]);
    await publish(event);
  };
  await db()
    .$executeRaw`create function fail() returns trigger language plpgsql as 'begin raise exception ''a fault of ours''; end'`;
  await db()
    .$executeRaw`create function die() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end'`;
});

const db = () => live.app.deps.db;

interface Athlete extends Person {
  weekId: string;
}

async function athlete(): Promise<Athlete> {
  const person = await live.athlete();
  const [week] = (await person.browser.get('/api/training-schedule')).json.weeks as { id: string }[];
  return { ...person, weekId: week!.id };
}

const NOWHERE = encodeId('week', '01900000-0000-7000-8000-000000000000');
const input = ({ athleteId, weekId }: Pick<Athlete, 'athleteId' | 'weekId'>, duration: number) => ({
  athleteId: encodeId('athlete', athleteId),
  trainingWeekId: weekId,
  scheduledDate: TODAY,
  dayOfWeek: 'FRIDAY',
  workoutType: 'RUN',
  intensity: 'easy',
  duration,
});
const CREATE = 'mutation ($a: CreateWorkoutInput!) { a: createWorkout(input: $a) { __typename } }';
const BOTH =
  'mutation ($a: CreateWorkoutInput!, $b: CreateWorkoutInput!) { a: createWorkout(input: $a) { __typename } b: createWorkout(input: $b) { __typename } }';
const single = (one: Athlete, duration = 45) => ({ query: CREATE, variables: { a: input(one, duration) } });
const double = (one: Athlete, weekId: string) => ({
  query: BOTH,
  variables: { a: input(one, 45), b: input({ ...one, weekId }, 46) },
});

const send = ({ browser }: Person, body: unknown, key: string) =>
  browser.post('/graphql', body, { 'idempotency-key': key });
const revisions = ({ athleteId }: Person) => db().revision.count({ where: { athleteId } });
const codes = ({ json }: Answer) =>
  [json]
    .flat()
    .flatMap(({ errors = [] }) => errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code));

/** While `act` runs, a row that is written where `when` holds meets `what`. */
async function withTrigger<T>(what: 'fail' | 'die', table: string, when: string, act: () => Promise<T>): Promise<T> {
  await db().$executeRawUnsafe(
    `create trigger trouble before insert or update on "${table}" for each row when (${when}) execute function ${what}()`,
  );
  try {
    return await act();
  } finally {
    await db().$executeRawUnsafe(`drop trigger trouble on "${table}"`);
  }
}
const ofAthlete = ({ athleteId }: Person) => `new."athleteId" = '${athleteId}'`;

test('a document that fails in part is kept with its errors: what it did is not done again', async () => {
  const one = await athlete();
  const before = await revisions(one);
  const first = await send(one, double(one, NOWHERE), 'in-part');
  expect(codes(first)).toEqual(['NOT_FOUND']);
  expect(await revisions(one)).toBe(before + 1);
  const again = await send(one, double(one, NOWHERE), 'in-part');
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  expect(await revisions(one)).toBe(before + 1);
});

test('a batch that fails in part is kept with its errors', async () => {
  const one = await athlete();
  const before = await revisions(one);
  const body = [single(one), single({ ...one, weekId: NOWHERE }), single(one, 50)];
  const first = await send(one, body, 'batch');
  expect([first.json.length, codes(first)]).toEqual([3, ['NOT_FOUND']]);
  const again = await send(one, body, 'batch');
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  expect(await revisions(one)).toBe(before + 2);
});

test('an act that breaks takes back its own writes alone', async () => {
  const one = await athlete();
  const before = await revisions(one);
  const body = double(one, one.weekId);
  const first = await withTrigger('fail', 'Revision', `${ofAthlete(one)} and new.number = ${before + 2}`, () =>
    send(one, body, 'breaks'),
  );
  expect(codes(first)).toEqual(['INTERNAL']);
  const again = await send(one, body, 'breaks');
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  expect(await revisions(one)).toBe(before + 1);
  expect(
    await db().workout.count({
      where: {
        athleteId: one.athleteId,
        duration: { in: [45, 46] },
        scheduledDate: new Date(TODAY),
        madeBy: { not: 'planner' },
      },
    }),
  ).toBe(1);
});

test('a request of which nothing could be done may be sent again', async () => {
  const one = await athlete();
  const before = await revisions(one);
  const first = await withTrigger('fail', 'Revision', ofAthlete(one), () => send(one, single(one), 'fault'));
  expect(codes(first)).toEqual(['INTERNAL']);
  expect(await revisions(one)).toBe(before);
  expect((await send(one, single(one), 'fault')).json.data.a.__typename).toBe('CreateWorkoutPayload');
  expect(await revisions(one)).toBe(before + 1);
});

const CUTS: readonly (readonly [string, string, (one: Person) => string])[] = [
  ['in the act', 'Revision', ofAthlete],
  [
    'with the act done and the key not yet',
    'IdempotencyKey',
    ({ userId }) => `new."userId" = '${userId}' and new.status is not null`,
  ],
];

test.each(CUTS)(
  'a database that is lost %s: 503, nothing is done, and the same key does it once',
  async (_name, table, when) => {
    const one = await athlete();
    const before = await revisions(one);
    announced.length = 0;
    const doors = [
      () => send(one, single(one), 'lost'),
      () => send(one, [single(one, 46), single(one, 47)], 'lost-batch'),
      () =>
        one.browser.post(
          '/api/training-schedule/workouts/create',
          { ...input(one, 48), dayOfWeek: 'friday', workoutType: 'run', athleteId: undefined, intensity: undefined },
          { 'idempotency-key': 'lost-rest' },
        ),
    ];
    for (const door of doors) {
      const answer = await withTrigger('die', table, when(one), door);
      const code = [answer.json].flat()[0].code ?? codes(answer)[0];
      expect([answer.status, code, answer.headers.get('retry-after')]).toEqual([503, 'DATABASE_UNAVAILABLE', '5']);
    }
    expect(announced).toEqual([]);
    expect(await revisions(one)).toBe(before);
    for (const door of [...doors, ...doors]) expect((await door()).status).toBeLessThan(300);
    expect(await revisions(one)).toBe(before + 4);
  },
);

test('without a key it is 503 as well, and whether to ask again is for the sender to judge', async () => {
  const one = await athlete();
  const doors = [
    () => one.browser.post('/graphql', single(one)),
    () => one.browser.post('/api/training-schedule/undo'),
  ];
  for (const door of doors) {
    const answer = await withTrigger('die', 'Revision', ofAthlete(one), door);
    expect([answer.status, answer.json.code ?? codes(answer)[0], answer.headers.get('retry-after')]).toEqual([
      503,
      'DATABASE_UNAVAILABLE',
      '5',
    ]);
  }
});

test('followers hear of what is committed, once it is', async () => {
  const one = await athlete();
  const before = await revisions(one);
  announced.length = 0;
  await send(one, double(one, NOWHERE), 'told');
  await send(one, double(one, NOWHERE), 'told');
  expect(announced).toEqual([[one.athleteId, before + 1, true]]);
});

test('at work is whoever holds the lock, and nobody whose server is gone', async () => {
  const one = await athlete();
  const before = await revisions(one);
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`${one.userId} held`}, 0))::text`;
    const answer = await send(one, single(one), 'held');
    expect([answer.status, codes(answer)]).toEqual([409, ['IN_PROGRESS']]);
  });
  expect((await send(one, single(one), 'held')).status).toBe(200);
  expect(await revisions(one)).toBe(before + 1);
});

test('a server of before that wrote its key ahead of the act is waited for, for a minute', async () => {
  const one = await athlete();
  await send(one, single(one), 'older');
  const { createdAt } = await db().idempotencyKey.findUniqueOrThrow({
    where: { userId_key: { userId: one.userId, key: 'older' } },
  });
  const ago = (seconds: number) =>
    db().idempotencyKey.updateMany({
      where: { userId: one.userId, key: 'older' },
      data: { status: null, createdAt: new Date(createdAt.getTime() - seconds * 1000) },
    });
  await ago(59);
  expect(codes(await send(one, single(one), 'older'))).toEqual(['IN_PROGRESS']);
  await ago(61);
  expect((await send(one, single(one), 'older')).status).toBe(200);
});

test('no connection is held while a file is read', async () => {
  const one = await athlete();
  const { fit } = live.app.deps;
  const read = fit.read;
  const held: bigint[] = [];
  fit.read = async (file, ofWhom) => {
    const [row] = await db().$queryRaw<
      [{ held: bigint }]
    >`select count(*) as held from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    held.push(row.held);
    return read(file, ofWhom);
  };
  const upload = () =>
    one.browser.post('/api/activities/upload-fit', fitForm(activityFile([{ start: `${TODAY}T06:00:00Z` }])), {
      'idempotency-key': 'file',
    });
  expect([(await upload()).status, (await upload()).status]).toEqual([201, 201]);
  fit.read = read;
  expect(held).toEqual([0n]);
  expect(await db().activity.count({ where: { athleteId: one.athleteId } })).toBe(1);
});
