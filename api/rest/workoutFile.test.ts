import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { createWorkout } from '../domain/schedule/workout.ts';
import { setUpApp } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf, workoutsOf } from '../test/schedules.ts';
import { readFit } from '../adapters/fit/read.ts';

let deps: AccountDeps;
let athlete: Viewer;
let bearer: (viewer: Viewer) => Promise<Record<string, string>>;

const app = setUpApp({ now: '2027-01-06T12:00:00Z' });
beforeAll(async () => {
  deps = app.deps;
  athlete = await aScheduledAthlete(deps);
  bearer = async (viewer) => ({
    authorization: `Bearer ${(await createAccessToken(deps, viewer, { name: 'files', scope: 'read' })).secret}`,
    origin: '',
    'sec-fetch-site': '',
  });
});

const FILES = 'query ($id: ID!) { node(id: $id) { ... on Workout { files { format fidelity notes href } } } }';
type Shown = { format: string; fidelity: string; notes: string[]; href: string | null };
const filesOf = async (viewer: Viewer, workoutId: string) =>
  (await ask(deps, viewer, FILES, { id: encodeId('workout', workoutId) })).data.node?.files as Shown[] | undefined;

async function download(viewer: Viewer, path: string) {
  const response = await fetch(app.base + path, { headers: await bearer(viewer) });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test('what is announced for each workout of a schedule is what comes', async () => {
  const seen = new Set<string>();
  const headers = await bearer(athlete);
  for (const workout of await workoutsOf(deps, athlete)) {
    const files = (await filesOf(athlete, workout.id))!;
    expect(files.map(({ format }) => format)).toEqual(['FIT', 'ZWO']);
    for (const { format, fidelity, href, notes } of files) {
      if (seen.has(`${workout.workoutType} ${format}`)) continue;
      seen.add(`${workout.workoutType} ${format}`);
      const path = `/api/workouts/${encodeId('workout', workout.id)}/file.${format.toLowerCase()}`;
      const response = await fetch(app.base + path, { headers });
      const isFile = response.status === 200;
      const named = new RegExp(
        `^attachment; filename="${workout.scheduledDate}-[a-z0-9-]+\\.${format.toLowerCase()}"$`,
      );
      const { code, message } = isFile ? {} : ((await response.json()) as Record<string, unknown>);
      expect([response.status, named.test(response.headers.get('content-disposition') ?? ''), code, message]).toEqual(
        fidelity === 'UNSUPPORTED' ? [422, false, 'FORMAT_UNSUPPORTED', notes[0]] : [200, true, undefined, undefined],
      );
      expect(href).toBe(isFile ? path : null);
    }
  }
  expect([...seen].sort()).toEqual(
    ['bike', 'brick', 'run', 'strength', 'swim'].flatMap((type) => [`${type} FIT`, `${type} ZWO`]),
  );
});

test("thresholds of the athlete make it exact, and the coach's download is the same", async () => {
  const { id } = (await workoutsOf(deps, athlete)).find(
    ({ workoutType, scheduledDate }) => workoutType === 'bike' && scheduledDate > '2027-01-06',
  )!;
  expect((await filesOf(athlete, id))![0]).toMatchObject({
    fidelity: 'DEGRADED',
    notes: ['No FTP on file: power targets are written as perceived effort, in words.'],
  });
  const fast = await aScheduledAthlete(deps);
  await updateProfile(deps, fast, { thresholds: { ftp: 240 } });
  const coach = await aCoachOf(deps, fast);
  const ride = (await workoutsOf(deps, fast)).find(
    ({ workoutType, scheduledDate, steps }) =>
      workoutType === 'bike' && scheduledDate > '2027-01-06' && steps.length > 0,
  )!;
  const [fit] = (await filesOf(coach, ride.id))!;
  expect(fit).toMatchObject({ fidelity: 'EXACT', notes: [] });
  const [own, theirs] = [await download(fast, fit!.href!), await download(coach, fit!.href!)];
  expect([own.status, theirs.status, own.headers.get('content-type')]).toEqual([200, 200, 'application/vnd.ant.fit']);
  expect(theirs.bytes).toEqual(own.bytes);
  expect(await readFit(own.bytes)).toMatchObject({ file: { kind: 'workout', workout: { sport: 'bike' } } });
});

test('nobody else gets it, nor learns that it is there', async () => {
  const { id } = (await workoutsOf(deps, athlete))[0]!;
  const stranger = await aScheduledAthlete(deps);
  const former = await aCoachOf(deps, athlete);
  await endCoaching(deps, former);
  const nothing = '/api/workouts/workout_00000000-0000-7000-8000-000000000000/file.fit';
  for (const viewer of [stranger, former, await aCoachOf(deps, stranger)]) {
    expect(await filesOf(viewer, id)).toBeUndefined();
    const bare = async (path: string) => {
      const { status, bytes } = await download(viewer, path);
      return { status, body: { ...JSON.parse(new TextDecoder().decode(bytes)), requestId: null } };
    };
    const refused = await bare(`/api/workouts/${encodeId('workout', id)}/file.fit`);
    expect(refused.status).toBe(404);
    expect(refused).toEqual(await bare(nothing));
  }
  expect((await app.browser().get(`/api/workouts/${encodeId('workout', id)}/file.fit`)).status).toBe(401);
});

test.each([
  ['"; filename=evil.exe\u2028..\\..//etc/passwd', '2027-01-08-filename-evil-exe-etc-passwd.zwo'],
  ['Überraschung 5 × 400 m', '2027-01-08-uberraschung-5-x-400-m.zwo'],
  ['🏃🏽', '2027-01-08-bike.zwo'],
])('a workout called %j is saved as %s', async (description, name) => {
  const [week] = await weeksOf(deps, athlete);
  const given = { scheduledDate: '2027-01-08', dayOfWeek: 'friday', workoutType: 'bike', duration: 30, description };
  const { workout } = await createWorkout(deps, athlete, { athleteId: athlete.athleteId, weekId: week!.id }, given);
  const { headers, bytes } = await download(athlete, `/api/workouts/${encodeId('workout', workout.id)}/file.zwo`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(new TextDecoder().decode(bytes)).toContain('<FreeRide Duration="1800"');
});
