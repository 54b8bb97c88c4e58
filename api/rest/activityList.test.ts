import type { Browser } from '../test/browser.ts';
import { activityFile, fitForm } from '../test/fitFiles.ts';
import { setUpRest } from '../test/rest.ts';
import { gpxFile } from '../test/xmlFiles.ts';

let browser: Browser;
const ids: string[] = [];
const upload = async (own: Browser, file: Uint8Array) => {
  const { status, json } = await own.call(
    'POST',
    '/api/activities/upload',
    fitForm(file, { field: 'file', name: 'x' }),
  );
  expect(status).toBe(201);
  return json.activity.id as string;
};

const rest = setUpRest('2026-11-20');
beforeAll(async () => {
  browser = await rest.scheduled();
  for (let day = 10; day < 15; day += 1) {
    const leg = { start: `2026-11-${day}T06:00:00Z`, seconds: 300, speed: 3 };
    ids.push(await upload(browser, day % 2 === 0 ? activityFile([leg]) : gpxFile([{ ...leg, sport: 'running' }])));
  }
});

const list = async (query = '', own = browser) => {
  const { status, json } = await own.get(`/api/activities${query}`);
  return status === 200 ? json.activities.map(({ id }: { id: string }) => ids.indexOf(id)) : [status, json.errors];
};

test.each<[string, number[]]>([
  ['', [4, 3, 2, 1, 0]],
  ['?order=earliest', [0, 1, 2, 3, 4]],
  ['?from=2026-11-11&to=2026-11-13', [3, 2, 1]],
  ['?sport=running', [3, 1]],
  ['?sport=swimming', []],
  ['?first=2', [4, 3]],
  ['?sport=cycling&order=earliest&from=2026-11-11&first=1', [2]],
])('activities%s', async (query, wanted) => {
  expect(await list(query)).toEqual(wanted);
});

test.each(['latest', 'earliest'])('pages go on after the row that they ended with is gone: %s', async (order) => {
  const wanted = order === 'latest' ? [4, 3, 2, 1, 0] : [0, 1, 2, 3, 4];
  const extra = await upload(browser, activityFile([{ start: '2026-11-12T18:00:00Z', seconds: 300 }]));
  ids.push(extra);
  const first = order === 'latest' ? 3 : 4;
  const { activities, endCursor } = (await browser.get(`/api/activities?order=${order}&first=${first}`)).json;
  expect(activities.at(-1).id).toBe(extra);
  const remove = 'mutation ($input: DeleteActivityInput!) { deleteActivity(input: $input) { __typename } }';
  await browser.post('/graphql', { query: remove, variables: { input: { activityId: extra } } });
  expect(await list(`?order=${order}&after=${endCursor}`)).toEqual(wanted.slice(first - 1));
  expect((await browser.get(`/api/activities?order=${order}&after=${endCursor}`)).json.endCursor).toBeNull();
  ids.pop();
});

test.each<[string, string, string]>([
  ['from=yesterday', 'from', 'From must be a day like 2026-11-20.'],
  ['to=2026-02-30', 'to', 'To must be a day like 2026-11-20.'],
  ['sport=multisport', 'sport', 'Sport must be one of: running, cycling, swimming, strength, other.'],
  ['order=random', 'order', 'Order must be latest or earliest.'],
  ['first=0', 'first', 'First must be a whole number from 1 to 100.'],
  ['first=101', 'first', 'First must be a whole number from 1 to 100.'],
  ['after=x', 'after', 'The page position is not valid. Start again from the first page.'],
])('%s is refused with words', async (query, path, message) => {
  expect(await list(`?${query}`)).toEqual([400, [{ path, message }]]);
});

test('the cursor of one list opens no other', async () => {
  const other = await rest.scheduled();
  const { endCursor } = (await browser.get('/api/activities?first=1')).json;
  expect((await other.get(`/api/activities?after=${endCursor}`)).status).toBe(400);
  expect(await list('', other)).toEqual([]);
});

test('one activity is what the upload told of it; a stranger’s is not there', async () => {
  const { status, json } = await browser.get(`/api/activities/${ids[0]}`);
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({ id: ids[0], recordedSport: 'cycling', distanceM: 900 }),
  ]);
  const stranger = await rest.scheduled();
  expect((await stranger.get(`/api/activities/${ids[0]}`)).status).toBe(404);
  expect((await browser.get('/api/activities/nonsense')).status).toBe(404);
});
