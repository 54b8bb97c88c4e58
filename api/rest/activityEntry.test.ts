import type { Browser } from '../test/browser.ts';
import { activityFile, fitForm } from '../test/fitFiles.ts';
import { setUpRest } from '../test/rest.ts';

const TODAY = '2026-11-20';
let browser: Browser;
const rest = setUpRest(TODAY);
beforeAll(async () => {
  browser = await rest.scheduled();
});

interface Told {
  id: string;
  scheduledDate: string;
  workoutType: string;
  recorded: readonly { id: string }[];
}

const PATH = '/api/activities';
const entry = (over: object = {}) => ({
  source: 'diary',
  externalId: '1',
  sport: 'running',
  startedAt: '2026-11-10T06:00:00Z',
  movingSec: 1800,
  ...over,
});

test('the same again changes nothing; another version updates the one activity', async () => {
  const first = await browser.post(PATH, entry({ distanceM: 5400, averageHeartRate: 150 }));
  expect(first.json).toMatchObject({
    outcome: 'created',
    activity: { recordedSport: 'running', movingSec: 1800, elapsedSec: 1800, distanceM: 5400, averageHeartRate: 150 },
    revisionId: null,
  });
  const again = await browser.post(PATH, entry({ averageHeartRate: 150, distanceM: 5400 }));
  expect([first.status, again.status, again.json]).toEqual([201, 200, { ...first.json, outcome: 'unchanged' }]);
  const changed = await browser.post(PATH, entry({ movingSec: 1900, startedAt: '2026-11-10T08:00:00+01:00' }));
  expect(changed.json).toMatchObject({
    outcome: 'updated',
    activity: { id: first.json.activity.id, startedAt: '2026-11-10T07:00:00.000Z', movingSec: 1900, distanceM: null },
  });
  expect((await browser.get(PATH)).json.activities).toEqual([changed.json.activity]);
  const other = await browser.post(PATH, entry({ source: 'logbook' }));
  expect([other.status, other.json.activity.id === first.json.activity.id]).toEqual([201, false]);
});

test('it completes the workout of its day, and its next version stays with it', async () => {
  const own = await rest.scheduled();
  const workouts = async (): Promise<Told[]> =>
    (await rest.weeksOf(own)).flatMap(({ workouts }: { workouts: Told[] }) => workouts);
  const planned = (await workouts()).find(
    ({ scheduledDate, workoutType }) => scheduledDate === TODAY && ['run', 'bike', 'swim'].includes(workoutType),
  )!;
  const sport = { run: 'running', bike: 'cycling', swim: 'swimming' }[planned.workoutType as 'run'];
  const told = entry({ sport, startedAt: `${TODAY}T06:00:00Z` });
  const { json } = await own.post(PATH, told);
  expect(json.activity.workoutId).toBe(planned.id);
  expect(json.revisionId).toMatch(/^revision_/);
  const version = (await own.post(PATH, { ...told, movingSec: 2400, rpe: 8 })).json;
  expect(version.activity).toMatchObject({ id: json.activity.id, workoutId: planned.id, movingSec: 2400 });
  const done = (await workouts()).find(({ id }) => id === planned.id)!;
  expect(done).toMatchObject({ status: 'completed', feedback: { actualDuration: 40 } });
  expect(done.recorded.map(({ id }) => id)).toEqual([json.activity.id]);
});

test('what a device recorded at that moment is not told a second time', async () => {
  const file = activityFile([{ sport: 'running', start: '2026-11-05T06:00:00Z', seconds: 600 }]);
  const { json } = await browser.call('POST', '/api/activities/upload', fitForm(file, { field: 'file' }));
  const refused = await browser.post(PATH, entry({ externalId: 'twice', startedAt: '2026-11-05T06:00:00Z' }));
  expect([refused.status, refused.json.code, refused.json.current]).toEqual([
    409,
    'ACTIVITY_EXISTS',
    { activityId: json.activity.id },
  ]);
});

test.each<[object, string, string]>([
  [{ externalId: '' }, 'externalId', 'External id is required.'],
  [{ sport: 'multisport' }, 'sport', 'Sport must be one of: running, cycling, swimming, strength, other.'],
  [
    { startedAt: '2026-11-10 06:00' },
    'startedAt',
    'Started at must be a time with its zone, like 2026-11-20T06:00:00Z, from 2010 on.',
  ],
  [
    { startedAt: '2026-02-30T06:00:00Z' },
    'startedAt',
    'Started at must be a time with its zone, like 2026-11-20T06:00:00Z, from 2010 on.',
  ],
  [{ movingSec: 0 }, 'movingSec', 'Moving seconds must be a whole number from 1 to 1209600.'],
  [{ averageHeartRate: 300 }, 'averageHeartRate', 'Mean heart rate must be a whole number from 25 to 250.'],
])('%p is refused with words', async (over, path, message) => {
  const { status, json } = await browser.post(PATH, entry(over));
  expect([status, json.errors]).toEqual([400, [{ path, message }]]);
});

test('an activity of next week is refused', async () => {
  const { status, json } = await browser.post(PATH, entry({ externalId: 'later', startedAt: '2026-11-27T06:00:00Z' }));
  expect([status, json.code]).toEqual([422, 'FIT_IN_THE_FUTURE']);
});
