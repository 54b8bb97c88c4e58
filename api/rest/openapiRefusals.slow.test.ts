import { METRIC } from '../core/units/displayUnits.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import type { Answer, Browser } from '../test/browser.ts';
import { startApp } from '../test/app.ts';
import { documentOf, judgeOf } from '../test/openapi.ts';
import { setUpRest } from '../test/rest.ts';
import { fitForm } from '../test/fitFiles.ts';

// What is not done is told in the one shape, with the statuses and the headers that the document has for its path.

let judge: ReturnType<typeof judgeOf>;
let robin: Browser & { email: string };
let token: Record<string, string>;
const rest = setUpRest('2026-11-20');
beforeAll(async () => {
  judge = judgeOf(await documentOf(rest.app));
  robin = await rest.scheduled();
  const { id: userId, athlete } = await rest.app.deps.db.user.findUniqueOrThrow({
    where: { email: robin.email },
    include: { athlete: true },
  });
  const { secret } = await createAccessToken(
    rest.app.deps,
    { userId, athleteId: athlete!.id, coachId: null, units: METRIC, scope: 'session' },
    { name: 'program', scope: 'write' },
  );
  token = { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '', cookie: '' };
});

const GENERATE = '/api/training-schedule/generate';
const CHECK_IN = '/api/check-ins';
const added = async () =>
  (
    await robin.post('/api/training-schedule/workouts/create', {
      scheduledDate: '2026-11-26',
      workoutType: 'run',
      duration: 30,
    })
  ).json.workout.id as string;

interface Refusal {
  method: string;
  url: string;
  status: number;
  code: string;
  /** Beside message, code and requestId. */
  more?: readonly string[];
  headers?: readonly string[];
  send(url: string): Promise<Answer>;
}
const post = (
  url: string,
  status: number,
  code: string,
  send: Refusal['send'],
  rest: Partial<Refusal> = {},
): Refusal => ({ method: 'POST', url, status, code, send, ...rest });

const REFUSALS: readonly Refusal[] = [
  post(CHECK_IN, 400, 'VALIDATION', (url) => robin.post(url, { mood: 11 }), { more: ['errors'] }),
  post(CHECK_IN, 400, 'BAD_REQUEST', (url) => robin.post(url, '{')),
  post(CHECK_IN, 401, 'UNAUTHENTICATED', (url) => rest.app.browser().post(url, { mood: 7 }), {
    headers: ['www-authenticate'],
  }),
  post(
    CHECK_IN,
    401,
    'UNAUTHENTICATED',
    (url) => rest.app.browser().post(url, { mood: 7 }, { ...token, authorization: 'Bearer evp_none' }),
    { headers: ['www-authenticate', 'ratelimit'] },
  ),
  post(CHECK_IN, 403, 'CSRF', (url) =>
    robin.post(url, { mood: 7 }, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }),
  ),
  { method: 'GET', url: '/api/coach/athletes', status: 403, code: 'FORBIDDEN', send: (url) => robin.get(url) },
  {
    method: 'DELETE',
    url: '/api/season-plan/races/race_0',
    status: 404,
    code: 'NOT_FOUND',
    send: (url) => robin.delete(url),
  },
  {
    method: 'PATCH',
    url: '/api/training-schedule/workouts/:workoutId/reschedule',
    status: 409,
    code: 'CONFLICT',
    more: ['current'],
    send: async (url) => robin.patch(url.replace(':workoutId', await added()), { newDate: '2026-11-30', version: 7 }),
  },
  post(CHECK_IN, 413, 'REQUEST_TOO_LARGE', (url) => robin.post(url, { notes: 'x'.repeat(200_000) })),
  post(CHECK_IN, 415, 'UNSUPPORTED_MEDIA_TYPE', (url) =>
    robin.post(url, 'mood=7', { 'content-type': 'application/x-www-form-urlencoded' }),
  ),
  post('/api/activities/upload-fit', 422, 'FIT_INVALID', (url) => robin.post(url, fitForm(new Uint8Array(200)))),
  post(
    GENERATE,
    422,
    'PLAN_CONFLICT',
    (url) =>
      squeezed().then((browser) => browser.post(url, { mode: 'train-consistently', selectedSports: ['running'] })),
    { more: ['constraints', 'relaxations'] },
  ),
  post('/api/auth/login', 429, 'RATE_LIMITED', guessing, { headers: ['retry-after'] }),
  post(CHECK_IN, 503, 'BUSY', pressed, { headers: ['retry-after'] }),
];

/** Somebody without a minute on any day. */
async function squeezed(): Promise<Browser> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return rest.athlete({ trainingPreferences: { maxMinutesByDay: Object.fromEntries(days.map((day) => [day, 5])) } });
}
async function guessing(url: string): Promise<Answer> {
  const { email } = await rest.person();
  const guess = () => rest.app.browser().post(url, { email, password: 'not this one' });
  for (let tries = 0; tries < 10; tries += 1) await guess();
  return guess();
}
async function pressed(url: string): Promise<Answer> {
  const app = await startApp({ isPressed: () => true });
  const answer = await app.browser().post(url, { mood: 7 });
  await app.close();
  return answer;
}

test.each(
  REFUSALS.map((refusal) => [refusal.status, refusal.code, `${refusal.method} ${refusal.url}`, refusal] as const),
)('%i %s at %s is told as the document has it', async (_status, _code, _at, refusal) => {
  const { method, url, status, code, more = [], headers = [], send } = refusal;
  const answer = await send(url);
  expect([answer.status, answer.json?.code]).toEqual([status, code]);
  expect(Object.keys(answer.json).sort()).toEqual(['code', 'message', 'requestId', ...more].sort());
  expect(headers.filter((name) => !answer.headers.has(name))).toEqual([]);
  expect(judge(method, url, answer)).toEqual([]);
});

test.each([
  ['a success', { mood: 7 }, 200],
  ['a refusal', { mood: 11 }, 400],
])(
  '%s with a key comes again as the document says, and tells what is left of the token’s rate',
  async (what, body, status) => {
    const ask = () => rest.app.browser().post(CHECK_IN, body, { ...token, 'idempotency-key': what.replace(' ', '-') });
    for (const replayed of [null, 'true']) {
      const answer = await ask();
      expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([status, replayed]);
      expect(answer.headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+$/);
      expect(judge('POST', CHECK_IN, answer)).toEqual([]);
    }
  },
);

describe('the judge of these tests', () => {
  const answer = (over: object): Answer =>
    ({
      status: 200,
      headers: new Headers({ 'content-type': 'application/json; charset=utf-8' }),
      text: '',
      json: { success: true },
      ...over,
    }) as Answer;
  const judged = (over: object, url = '/api/coach/enable') =>
    judge(
      'POST',
      url,
      answer({
        ...over,
        headers: new Headers({
          'content-type': 'application/json',
          'x-request-id': 'x',
          ...(over as { headers?: object }).headers,
        }),
      }),
    );

  test('finds nothing in what is as it should be', () => expect(judged({})).toEqual([]));
  test.each([
    ['a field more', { json: { success: true, more: 1 } }, /must NOT have additional properties/],
    ['a field less', { json: {} }, /must have required property 'success'/],
    ['another value', { json: { success: false } }, /must be equal to constant/],
    ['a status that is not there', { status: 204 }, /knows no 204/],
    ['another type', { headers: { 'content-type': 'text/html' } }, /comes as text\/html/],
    ['a header that it does not tell of', { headers: { etag: '"x"' } }, /has a header etag/],
    [
      'an error without its request',
      { status: 401, headers: { 'www-authenticate': 'Bearer' }, json: { message: '', code: '' } },
      /required property 'requestId'/,
    ],
    [
      'a header that lacks',
      { status: 429, json: { message: '', code: '', requestId: '' } },
      /lacks the header retry-after/,
    ],
  ])('finds %s', (_what, over, fault) => expect(judged(over)).toEqual([expect.stringMatching(fault)]));
  test('finds a path that is not there', () =>
    expect(judged({}, '/api/nothing')).toEqual(['the document has no such path']));
});
