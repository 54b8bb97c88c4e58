import { STARTER_LIBRARY } from '../core/workout/starterLibrary/starterLibrary.ts';
import { writeStarterSet } from '../domain/library/library.ts';
import { activityFile, fitForm } from '../test/fitFiles.ts';
import { CANARIES } from '../test/fitMessages.ts';
import { workoutFile } from '../test/fitWorkoutFiles.ts';
import { setUpRest } from '../test/rest.ts';

const rest = setUpRest('2026-11-20');
beforeAll(async () => {
  await writeStarterSet(rest.app.deps.db);
});

/** Someone who coaches, with the starter set of their own. */
async function aCoach() {
  const coach = await rest.person();
  expect((await coach.post('/api/coach/enable')).status).toBe(200);
  return coach;
}
const PUT = {
  name: 'Renamed',
  description: '',
  workoutType: 'run',
  duration: 40,
  intensity: 'easy',
  instructions: 'Run.',
  tags: ['a', ' b ', ''],
};

test('becoming a coach brings a copy of the starter set, which is then edited and deleted by the documented calls', async () => {
  const coach = await aCoach();
  const listed = await coach.get('/api/workouts');
  expect(listed.json.length).toBe(STARTER_LIBRARY.length);
  expect(listed.headers.get('x-total-count')).toBe(String(STARTER_LIBRARY.length));
  const found = (await coach.get('/api/workouts?search=easy%20run%2040')).json;
  expect(found).toMatchObject([
    { name: 'Easy Run 40', workoutType: 'run', duration: 40, completionCount: 0, stepText: '40m easy', mayEdit: true },
  ]);
  for (const nothing of ['search=%00', 'search=%25%25', 'offset=100']) {
    const answer = await coach.get(`/api/workouts?${nothing}`);
    expect([nothing, answer.status, answer.json.length]).toEqual([
      nothing,
      200,
      nothing === 'search=%00' ? STARTER_LIBRARY.length : 0,
    ]);
  }
  expect((await coach.get('/api/workouts?type=&offset=')).json.length).toBe(STARTER_LIBRARY.length);
  for (const [wrong, paths] of [
    ['type=%00', ['type']],
    ['type=race', ['type']],
    ['type=RUN', ['type']],
    ['search=easy&type=__proto__', ['type']],
    ['offset=-1', ['offset']],
    ['type=x&offset=x', ['type', 'offset']],
  ] as const) {
    const { status, json } = await coach.get(`/api/workouts?${wrong}`);
    expect([wrong, status, json.code, json.errors?.map((each: { path: string }) => each.path)]).toEqual([
      wrong,
      400,
      'VALIDATION',
      paths,
    ]);
  }
  const path = `/api/workouts/${found[0].id}`;
  const { json } = await coach.put(path, PUT);
  expect(json.workout).toMatchObject({ name: 'Renamed', description: null, tags: ['a', 'b'], stepText: '40m easy' });
  expect((await coach.put(path, { ...PUT, instructions: '' })).json).toMatchObject({
    message: 'Please fill in all required fields.',
    errors: [{ path: 'instructions' }],
  });
  expect((await coach.put(path, { ...PUT, coachId: 'x' })).json).toMatchObject({ message: 'Unknown field: coachId.' });
  expect((await coach.call('DELETE', path)).json).toEqual({ success: true });
  expect((await coach.get('/api/workouts')).json.length).toBe(STARTER_LIBRARY.length - 1);
  expect((await coach.put('/api/workouts/nonsense', PUT)).status).toBe(404);
});

test('a FIT workout comes in by its steps, a recording by its laps, and neither tells whose it was', async () => {
  const coach = await aCoach();
  const planned = workoutFile(
    [
      { durationType: 0, duration: 600_000, intensity: 2 },
      { durationType: 0, duration: 240_000, targetType: 4, custom: [1290, 1310] },
      { durationType: 0, duration: 120_000, targetType: 4, custom: [1140, 1160], intensity: 4 },
      { durationType: 6, duration: 1, target: 4 },
      { durationType: 0, duration: 300_000, intensity: 3 },
    ],
    { ftp: 277 },
  );
  const sent = await coach.call('POST', '/api/workouts/upload-fit', fitForm(planned));
  expect(sent.status).toBe(201);
  expect(sent.json.workout).toMatchObject({
    name: 'Sweet spot',
    workoutType: 'bike',
    duration: 39,
    intensity: 'vo2max',
    stepText: '10m easy, 4x(4m 108% @105-112% ftp, 2m 54% @51-58% ftp), 5m easy',
  });
  // two minutes hard, two easy, six times
  const recorded = activityFile([{ seconds: 1440, watts: (s) => (s % 240 < 120 ? 337 : 121), laps: 12, ftp: 307 }]);
  const { json } = await coach.call('POST', '/api/workouts/upload-fit', fitForm(recorded));
  expect(json.workout).toMatchObject({ name: 'VO₂max ride 24 min', workoutType: 'bike', duration: 24, tags: ['FIT'] });
  expect(json.workout.stepText).toMatch(/2m 1\d\d%/);
  // ids and moments are ours, and any digits may stand in them
  const kept = await rest.app.deps.db.libraryWorkout.findMany({
    where: { id: { in: [sent, { json }].map((each) => each.json.workout.id.slice(8)) } },
    omit: { id: true, coachId: true, copiedFromId: true, createdAt: true, updatedAt: true },
  });
  expect(kept).toHaveLength(2);
  const rows = JSON.stringify(kept);
  for (const secret of [...Object.values(CANARIES).map(String), '337', '307', '2027-01-05'])
    expect(rows).not.toContain(secret);
});

test("watts of a file without an FTP are read against the sender's own, and are easy where there is none", async () => {
  const ride = workoutFile([{ durationType: 0, duration: 1_200_000, targetType: 4, custom: [1225, 1235] }]);
  const sent = async (coach: Awaited<ReturnType<typeof aCoach>>) =>
    (await coach.call('POST', '/api/workouts/upload-fit', fitForm(ride))).json.workout;
  expect(await sent(await aCoach())).toMatchObject({
    intensity: 'easy',
    stepText: '20m easy "225–235 W"',
    description: expect.stringContaining('no threshold is known'),
  });
  const rider = await rest.athlete();
  await rider.post('/api/coach/enable');
  expect((await rider.patch('/api/profile', { thresholds: { ftp: 250 } })).status).toBe(200);
  expect(await sent(rider)).toMatchObject({
    intensity: 'threshold',
    stepText: expect.stringContaining('92%'),
    description: expect.stringContaining('your own thresholds'),
  });
});

test.each<[string, () => BodyInit, number, string]>([
  [
    'another name',
    () => fitForm(workoutFile([{ durationType: 0, duration: 600_000 }]), { name: 'run.gpx' }),
    400,
    'Please select a .fit file',
  ],
  ['no FIT file', () => fitForm(new Uint8Array(200)), 422, 'This is not a valid FIT file.'],
  [
    'a file cut short',
    () => fitForm(activityFile([{}]).slice(0, 400)),
    422,
    'The FIT file is damaged (it ends too early).',
  ],
  [
    'another sport',
    () => fitForm(activityFile([{ sport: 'hiking' }])),
    422,
    'No run, ride, swim, brick or strength workout was found in this FIT file.',
  ],
])('%s is refused', async (_name, form, status, message) => {
  const coach = await aCoach();
  const answer = await coach.call('POST', '/api/workouts/upload-fit', form());
  expect([answer.status, answer.json.message]).toEqual([status, message]);
});
