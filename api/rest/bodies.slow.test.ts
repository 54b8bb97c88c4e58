import { BODIES } from '../admission/budgets.ts';
import type { Browser } from '../test/browser.ts';
import { setUpRest } from '../test/rest.ts';
import { allRows } from '../test/snapshot.ts';

interface Operation {
  method: string;
  path: string;
  /** It reads fields of a JSON object. */
  takes: boolean;
}

let owner: Browser;
let coach: Browser;
let operations: Operation[];
let ids: Record<string, string>;
const FORM = { raceName: 'Lake', raceType: 'sprint-tri', raceDate: '2027-05-02', priority: 'B' };

const rest = setUpRest('2026-11-20');
beforeAll(async () => {
  owner = await rest.scheduled();
  coach = await rest.coachOf(owner);
  const { coachId } = (await rest.app.deps.db.coachAssignment.findFirstOrThrow()) as { coachId: string };
  const libraryWorkout = await rest.app.deps.db.libraryWorkout.create({
    data: { coachId, name: 'Hills', workoutType: 'run', intensity: 'hard', instructions: 'Up.', duration: 20 },
  });
  const { race } = (await owner.post('/api/season-plan/races', FORM)).json;
  const { principle } = (
    await coach.post('/api/coach/coaching-principle', { context: 'Always', principle: 'No running on Mondays.' })
  ).json;
  const [{ workouts }] = (await rest.weeksOf(owner)).slice(1);
  ids = {
    raceId: race.id,
    phaseId: (await owner.get('/api/season-plan')).json.phases[0].id,
    workoutId: workouts[0].id,
    principleId: principle.id,
    libraryWorkoutId: `library_${libraryWorkout.id}`,
    athleteId: await rest.idOf(owner),
    provider: 'intervals',
  };
  const { paths } = (await owner.get('/api/openapi.json')).json as {
    paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
  };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([method, { requestBody }]) =>
          method !== 'get' &&
          !path.endsWith('/unsubscribe') &&
          !(requestBody && 'multipart/form-data' in requestBody.content),
      )
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name]!),
        takes: requestBody !== undefined,
      })),
  );
});

const send = ({ method, path }: Operation, body: string) =>
  (/^\/api\/(?:coach|workouts)\//.test(path) ? coach : owner).call(method, path, body);

test('there are paths to ask', () => expect(operations.length).toBeGreaterThan(30));

test.each(['null', '[]', '"x"', '1', 'true', '[{}]'])(
  'no path takes %s for a JSON object, and nothing moves',
  async (body) => {
    const before = await allRows(rest.app.deps.db);
    for (const operation of operations) {
      const { status, json } = await send(operation, body);
      expect([operation.method, operation.path, status, json]).toEqual([
        operation.method,
        operation.path,
        400,
        expect.objectContaining({ code: expect.stringMatching(/^(?:VALIDATION|BAD_REQUEST)$/) }),
      ]);
    }
    expect(await allRows(rest.app.deps.db)).toEqual(before);
  },
);

test('a path that takes fields names the one that it does not know, and nothing moves', async () => {
  const before = await allRows(rest.app.deps.db);
  // what a provider sends is the provider's, and nobody else's
  const own = operations.filter(({ takes, path }) => takes && !/^\/api\/devices\/\w+\/webhook$/.test(path));
  for (const operation of own) {
    const { status, json } = await send(operation, '{"zzz": 1}');
    expect([operation.method, operation.path, status, json]).toEqual([
      operation.method,
      operation.path,
      400,
      expect.objectContaining({ code: 'VALIDATION', message: expect.any(String) }),
    ]);
    expect([operation.path, json.errors.map(({ message }: { message: string }) => message)]).toEqual([
      operation.path,
      expect.arrayContaining(['Unknown field: zzz.']),
    ]);
  }
  expect(await allRows(rest.app.deps.db)).toEqual(before);
});

test('a path that takes nothing leaves fields aside', async () => {
  expect(await owner.post('/api/coach/enable', { zzz: 1 })).toMatchObject({ status: 200, json: { success: true } });
});

test('a key makes a change, a replacement and a deletion once as well', async () => {
  const once = (key: string) => ({ 'idempotency-key': key });
  const { race } = (await owner.post('/api/season-plan/races', { ...FORM, raceDate: '2027-05-09' })).json;
  const acts = [
    ['PATCH', '/api/profile', { firstName: 'Nora' }],
    ['PUT', `/api/season-plan/races/${ids.raceId}/result`, { status: 'did-not-start' }],
    ['DELETE', `/api/season-plan/races/${race.id}`, undefined],
  ] as const;
  for (const [method, path, body] of acts) {
    const key = once(`${method} ${race.id}`.replace(' ', '-'));
    const [first, again] = [await owner.call(method, path, body, key), await owner.call(method, path, body, key)];
    expect([
      path,
      again.status,
      again.json,
      first.headers.get('idempotent-replayed'),
      again.headers.get('idempotent-replayed'),
    ]).toEqual([path, first.status, first.json, null, 'true']);
    expect(await owner.call('PATCH', '/api/profile', { firstName: 'Another' }, key)).toMatchObject({
      status: 422,
      json: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  }
  expect((await owner.get('/api/profile')).json.athleteProfile.firstName).toBe('Nora');
});

test('erasing an account keeps nothing, with a key as well', async () => {
  const leaver = await rest.person();
  expect(
    await leaver.call('DELETE', '/api/account', { password: 'correct horse battery' }, { 'idempotency-key': 'leave' }),
  ).toMatchObject({ status: 200, json: { success: true } });
});

test('JSON that is nested deeper than anything is asked for is not read', async () => {
  const nested = (levels: number) => `{"mood":7,"other":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const check = (body: string) => owner.call('POST', '/api/check-ins', body);
  for (const levels of [BODIES.depth, 40_000]) {
    const { status, json } = await check(nested(levels));
    expect([status, json.code, json.message]).toEqual([400, 'BAD_REQUEST', 'JSON may be nested 32 deep at most.']);
  }
  expect((await check(nested(BODIES.depth - 1))).json.message).not.toContain('nested');
});
