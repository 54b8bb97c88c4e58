import { parse } from 'graphql';
import { weigh } from '../graphql/requestLimits.ts';
import type { Browser } from '../test/browser.ts';
import { activityFile, fitForm } from '../test/fitFiles.ts';
import { setUpRest } from '../test/rest.ts';

let browser: Browser;
let ride: string;
let lifting: string;

const upload = async (leg: Parameters<typeof activityFile>[0][number]) => {
  const form = fitForm(activityFile([leg]), { field: 'file', name: 'x' });
  return (await browser.call('POST', '/api/activities/upload', form)).json.activity.id as string;
};
const rest = setUpRest('2026-11-20');
beforeAll(async () => {
  browser = await rest.scheduled();
  ride = await upload({
    start: '2026-11-10T06:00:00Z',
    seconds: 1800,
    watts: (s) => (s === 777 ? 999 : 200),
    heartRate: () => 140,
    stops: [[900, 1200]],
  });
  lifting = await upload({ sport: 'training', start: '2026-11-11T06:00:00Z', seconds: 600 });
});

const asked = async (query = '', id = ride, own = browser) => {
  const { status, json } = await own.get(`/api/activities/${id}/streams${query}`);
  return status === 200 ? json.streams : [status, json.errors];
};
const inGraph = async (args: string, id = ride, own = browser) => {
  const query = `query ($id: ID!) { node(id: $id) { ... on Activity { streams${args} { name seconds values } } } }`;
  return (await own.post('/graphql', { query, variables: { id } })).json;
};

test('streams are told in the points that were asked for, with the peak and the pause', async () => {
  const [power, heartRate, ...more] = await asked('?points=50');
  expect([power.name, heartRate.name, more]).toEqual(['power', 'heartRate', []]);
  expect(power.seconds.length).toBeLessThanOrEqual(50);
  expect([power.seconds[0], power.seconds.at(-1)]).toEqual([0, 1799]);
  expect(power.values).toContain(999);
  expect(power.seconds[power.values.indexOf(null)]).toBe(901);
  expect((await asked())[0].seconds.length).toBeGreaterThan(450);
  expect((await asked('?points=2000&names=power'))[0].seconds).toHaveLength(1502);
});

test('GraphQL says the same, by its own names', async () => {
  const [{ seconds, values }] = await asked('?points=50&names=power');
  expect((await inGraph('(points: 50, names: [POWER, CADENCE])')).data.node.streams).toEqual([
    { name: 'POWER', seconds, values },
  ]);
  expect((await inGraph('')).data.node.streams).toHaveLength(2);
});

test('an activity without any has none', async () => {
  expect(await asked('', lifting)).toEqual([]);
  expect((await inGraph('', lifting)).data.node.streams).toEqual([]);
});

const NAMES = 'Names must be some of: power, heartRate, speed, cadence, altitude, temperature, distance.';
const POINTS = 'Points must be a whole number from 10 to 2000.';
test.each<[string, string, string]>([
  ['points=9', 'points', POINTS],
  ['points=2001', 'points', POINTS],
  ['points=many', 'points', POINTS],
  ['names=latitude', 'names', NAMES],
  ['names=', 'names', NAMES],
])('%s is refused with words', async (query, path, message) => {
  expect(await asked(`?${query}`)).toEqual([400, [{ path, message }]]);
});

test('GraphQL refuses too many points beside the rest of its answer', async () => {
  const { data, errors } = await inGraph('(points: 2001)');
  expect(data.node).toEqual({ streams: null });
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining(POINTS) })]);
});

test('a stranger’s are not there', async () => {
  const stranger = await rest.scheduled();
  expect((await asked('', ride, stranger))[0]).toBe(404);
  expect((await inGraph('', ride, stranger)).data.node).toBeNull();
});

test('they cost by their points', () => {
  const cost = (args: string) =>
    weigh({
      document: parse(`{ node(id: "x") { ... on Activity { streams${args} { seconds values } } } }`),
      variableValues: {},
    }).requested!;
  expect(cost('(points: 2000)') - cost('(points: 1000)')).toBe(700);
  expect(cost('(points: 2000, names: [POWER])')).toBeLessThan(400);
});
