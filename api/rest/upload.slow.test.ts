import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { createAdmission } from '../admission/admission.ts';
import { createFitReader } from '../adapters/fit/reader.ts';
import type { Browser } from '../test/browser.ts';
import { activityFile, fitForm, framed } from '../test/fitFiles.ts';
import { CANARIES } from '../test/fitMessages.ts';
import { workoutFile } from '../test/fitWorkoutFiles.ts';
import '../test/propertySeed.ts';
import { setUpRest } from '../test/rest.ts';
import { allRows } from '../test/snapshot.ts';
import { runs } from '../test/propertyRuns.ts';

const TODAY = '2026-11-20';
const PATH = '/api/activities/upload-fit';
let browser: Browser;
const rest = setUpRest(TODAY);
beforeAll(async () => {
  browser = await rest.scheduled();
});

let made = 0;
/** A recording that was never sent before. */
const fresh = () =>
  activityFile([
    {
      sport: 'hiking',
      start: new Date(Date.parse(`${TODAY}T00:00:00Z`) - (made += 1) * 3_600_000).toISOString(),
      seconds: 60,
    },
  ]);
const send = (form: unknown, headers: Record<string, string> = {}) => browser.call('POST', PATH, form, headers);
const multipart = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const typed = (boundary = 'b') => ({ 'content-type': `multipart/form-data; boundary=${boundary}` });
const head = (field: string, name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;

test('a file becomes an activity without a place, and the same one is refused kindly', async () => {
  const file = activityFile([{ sport: 'running', start: `${TODAY}T06:00:00Z`, seconds: 1800, speed: 3, laps: 2 }]);
  const { status, json } = await send(fitForm(file, { name: 'Morning Run.FIT' }));
  expect(status).toBe(201);
  expect(json).toMatchObject({
    activity: {
      id: expect.stringMatching(/^activity_/),
      sport: 'run',
      date: TODAY,
      movingSec: 1800,
      distanceM: 5400,
      laps: [{ movingSec: 900 }, { movingSec: 900 }],
      coverage: { power: null, pace: 1, heartRate: null },
      measureNote: null,
    },
    activities: [{}],
  });
  const again = await send(fitForm(file));
  expect([again.status, again.json]).toEqual([
    409,
    {
      code: 'ACTIVITY_EXISTS',
      message: 'You have uploaded this activity already.',
      current: { activityId: json.activity.id },
      requestId: expect.any(String),
    },
  ]);
  const other = await send(
    fitForm(activityFile([{ sport: 'running', start: `${TODAY}T06:00:00Z`, seconds: 1790, speed: 3 }])),
  );
  expect(other.json.code).toBe('ACTIVITY_EXISTS');
});

test('no coordinate, no serial number and no name of a file is stored or answered', async () => {
  const { text } = await send(
    fitForm(activityFile([{ start: `${TODAY}T09:00:00Z`, watts: () => 200 }]), { name: 'canary-name.fit' }),
  );
  const kept = JSON.stringify(await allRows(rest.app.deps.db, (await rest.idOf(browser)).slice('athlete_'.length)));
  expect(kept).toContain('normalizedPower');
  for (const place of [text, kept])
    expect(place).not.toMatch(
      new RegExp(`46\\.5|8\\.3123|${Math.round(CANARIES.lat * (2 ** 31 / 180))}|${CANARIES.serial}|canary`),
    );
});

test('a load has one figure wherever it is told, to a tenth: of one recording, of several, and after the athlete told how it felt', async () => {
  const own = await rest.scheduled();
  const workouts = () =>
    rest.weeksOf(own).then((weeks) => weeks.flatMap(({ workouts }: { workouts: { id: string }[] }) => workouts));
  const workout = (await workouts()).find(
    ({ scheduledDate, workoutType }: Record<string, string>) => scheduledDate === TODAY && workoutType !== 'strength',
  );
  const sport = { run: 'running', bike: 'cycling', swim: 'swimming' }[workout.workoutType as 'run'] as 'running';
  const upload = async (hour: number, seconds: number) =>
    (await own.call('POST', PATH, fitForm(activityFile([{ sport, start: `${TODAY}T0${hour}:00:00Z`, seconds }])))).json
      .activity;
  const told = async () => {
    const { recorded } = (await workouts()).find(({ id }: { id: string }) => id === workout.id);
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Activity { tss } ... on Workout { doneTss } } }`;
    const { data } = (
      await own.post('/graphql', {
        query,
        variables: { ids: [workout.id, ...recorded.map(({ id }: { id: string }) => id)] },
      })
    ).json;
    const [{ doneTss }, ...activities] = data.nodes;
    expect(recorded.map(({ tss }: { tss: number }) => tss)).toEqual(activities.map(({ tss }: { tss: number }) => tss));
    for (const tss of [doneTss, ...activities.map((each: { tss: number }) => each.tss)])
      expect(Number(tss.toFixed(1))).toBe(tss);
    const sum = activities.reduce((total: number, { tss }: { tss: number }) => total + tss, 0);
    expect(Number(sum.toFixed(1))).toBe(doneTss);
    return doneTss;
  };
  const first = await upload(5, 1380);
  expect(first).toMatchObject({ measure: 'effort', tss: await told() });
  await own.post(`/api/training-schedule/workouts/${workout.id}/feedback`, {
    completionStatus: 'completed',
    actualDuration: 23,
    // more than any plan expects
    perceivedExertion: 10,
  });
  expect(await told()).not.toBe(first.tss);
  const second = await upload(8, 620);
  const { match } = { match: 'mutation ($input: MatchActivityInput!) { matchActivity(input: $input) { __typename } }' };
  await own.post('/graphql', { query: match, variables: { input: { activityId: second.id, workoutId: workout.id } } });
  expect((await workouts()).find(({ id }: { id: string }) => id === workout.id).recorded).toHaveLength(2);
  await told();
});

const FIT = fitForm(workoutFile([{ durationType: 0, duration: 60_000 }]));
const TWO = fitForm(fresh());
TWO.append('fitFile', new Blob(['x']), 'two.fit');
const WITH_FIELD = fitForm(fresh());
WITH_FIELD.append('note', 'x');

test.each<[string, () => unknown, Record<string, string>, number, string]>([
  ['not multipart', () => ({ fitFile: 'x' }), {}, 415, 'Send the file as multipart/form-data.'],
  [
    'a bare file',
    () => fresh(),
    { 'content-type': 'application/octet-stream' },
    415,
    'Send the file as multipart/form-data.',
  ],
  [
    'compressed',
    () => fitForm(fresh()),
    { 'content-encoding': 'gzip' },
    415,
    'Send the body without content-encoding.',
  ],
  ['no boundary', () => multipart('x'), { 'content-type': 'multipart/form-data' }, 400, 'The upload is malformed.'],
  ['nothing at all', () => multipart(), typed(), 400, 'The upload is malformed.'],
  ['an end before the end', () => multipart(head('fitFile', 'a.fit'), 'abc'), typed(), 400, 'The upload is malformed.'],
  ['another name', () => fitForm(fresh(), { name: 'run.gpx' }), {}, 400, 'Please select a .fit file'],
  ['a name that only holds it', () => fitForm(fresh(), { name: 'run.fit.exe' }), {}, 400, 'Please select a .fit file'],
  ['another field', () => fitForm(fresh(), { field: 'file' }), {}, 400, 'Send exactly one file in the field fitFile.'],
  ['two files', () => TWO, {}, 400, 'Send exactly one file in the field fitFile.'],
  ['a field beside it', () => WITH_FIELD, {}, 400, 'Send exactly one file in the field fitFile.'],
  ['no file', () => multipart('--b--\r\n'), typed(), 400, 'Send exactly one file in the field fitFile.'],
  ['10 MB and a byte', () => fitForm(new Uint8Array(10_000_001)), {}, 413, 'FIT files can be at most 10 MB.'],
  ['30 MB', () => fitForm(new Uint8Array(30_000_000)), {}, 413, 'FIT files can be at most 10 MB.'],
  ['10 MB of nothing', () => fitForm(new Uint8Array(10_000_000)), {}, 422, 'This is not a valid FIT file.'],
  ['an empty file', () => fitForm(new Uint8Array()), {}, 422, 'This is not a valid FIT file.'],
  ['half a file', () => fitForm(fresh().subarray(0, 300)), {}, 422, 'The FIT file is damaged (it ends too early).'],
  ['a planned workout', () => FIT, {}, 422, 'This FIT file holds a planned workout, not an activity.'],
  [
    'tomorrow evening',
    () => fitForm(activityFile([{ start: '2026-11-21T20:00:00Z' }])),
    {},
    422,
    'This activity lies in the future. Check the clock of your device.',
  ],
  [
    'from another site',
    () => fitForm(fresh()),
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    403,
    'This request came from another site.',
  ],
])('%s is refused with words', async (_name, body, headers, status, message) => {
  const answer = await send(body(), headers);
  expect([answer.status, answer.json?.message]).toEqual([status, message]);
});

test('who is not signed in is told so before a byte is read', async () => {
  const answer = await rest.app.browser().call('POST', PATH, fitForm(new Uint8Array(9_000_000)));
  expect(answer.status).toBe(401);
});

test('too many files at once are asked to wait', async () => {
  const fit = createFitReader(createAdmission({ shares: [] }), { workers: 1, mostWaiting: 1 });
  const { deps } = rest.app;
  const before = deps.fit;
  deps.fit = fit;
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() =>
      send(
        fitForm(
          activityFile([
            {
              sport: 'hiking',
              start: new Date(Date.parse('2026-10-01') + (made += 1) * 1e6).toISOString(),
              seconds: 60,
            },
          ]),
        ),
      ),
    ),
  );
  deps.fit = before;
  await fit.close();
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]!.headers.get('retry-after')).toBe('5');
  expect(answers.length - busy.length).toBe(answers.filter(({ status }) => status === 201).length);
});

test('malformed multiparts by the hundred get a clear answer, and the server goes on', async () => {
  const file = fresh();
  const whole = multipart(head('fitFile', 'ride.fit'), file.subarray(0, 200), '\r\n--b--\r\n');
  const cut = fc.record({
    at: fc.nat(whole.length),
    length: fc.nat(40),
    text: fc.constantFrom(
      '',
      '\r\n',
      '--b',
      '--b\r\n',
      '--b--',
      '\r\n\r\n',
      '\0',
      'Content-Disposition: form-data; name="fitFile"; filename="a.fit"',
      'Content-Type: multipart/mixed; boundary=c',
      '"',
      'é€',
      ';'.repeat(300),
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(cut, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('b', 'c', '"b"', 'b; charset=utf-8', 'b'.repeat(70), '', '\u00e9'),
      async (cuts, boundary) => {
        let body = whole;
        for (const { at, length, text } of cuts)
          body = Buffer.concat([body.subarray(0, at), Buffer.from(text), body.subarray(at + length)]);
        const { status, json } = await send(body, typed(boundary));
        expect([400, 415, 422]).toContain(status);
        expect(json).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      },
    ),
    runs(200),
  );
  expect((await send(fitForm(fresh()))).status).toBe(201);
});

test('a sender who goes away leaves nothing behind', async () => {
  const { port } = new URL(rest.app.base);
  const before = await rest.app.deps.db.activity.count();
  await new Promise<void>((resolve) => {
    const request = httpRequest({
      port,
      path: PATH,
      method: 'POST',
      headers: { ...typed(), origin: rest.app.base, cookie: browser.cookieHeader(), 'content-length': '5000' },
    });
    request.on('error', () => resolve());
    request.write(multipart(head('fitFile', 'a.fit'), 'abc'), () => request.destroy());
    request.on('close', () => resolve());
  });
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  expect(await rest.app.deps.db.activity.count()).toBe(before);
});

test('while bombs are read, everybody else is answered', async () => {
  const bomb = framed(
    Buffer.concat([
      Buffer.from([0x40, 0, 0, 18, 0, 255, ...Array.from({ length: 255 }, (_, i) => [i, 1, 13]).flat()]),
      ...Array.from({ length: 38_000 }, () => Buffer.alloc(256, 0).fill(2, 1)),
    ]),
  );
  const bombs = Promise.all([1, 2].map(() => send(fitForm(bomb))));
  let answered = 0;
  let isOver = false;
  void bombs.then(() => (isOver = true));
  while (!isOver) {
    expect((await browser.get('/api/training-schedule')).status).toBe(200);
    if (!isOver) answered += 1;
  }
  expect((await bombs).map(({ status, json }) => [status, json.message])).toEqual(
    Array(2).fill([422, 'This FIT file is too complex to read.']),
  );
  expect(answered).toBeGreaterThan(2);
});
