import { WebSocket } from 'ws';
import { type Admission, createAdmission } from '../admission/admission.ts';
import { RATES } from '../admission/budgets.ts';
import { encodeId } from '../core/units/ids.ts';
import { type LiveApp, type Person, startLive } from '../test/live.ts';
import { statementsOf } from '../test/statements.ts';
import { COSTLY, WORKS_OUT } from './cost.ts';

let live: LiveApp;
afterEach(async () => {
  await live.leave();
  await live.close();
});

/** Somebody whose workout was looked up: what comes before is the workout's. */
async function known(): Promise<Person> {
  const person = await live.person();
  await person.browser.post('/graphql', { query: '{ viewer { user { email } } }' });
  return person;
}

/** The table with so much to spend for an account. */
const worth = (points: number) =>
  createAdmission({
    rates: RATES.map((rate) => ({
      ...rate,
      points: rate.of === 'cost' && rate.per === 'account' ? points : 1_000_000,
    })),
  });
const overviews = (count: number) =>
  Array.from({ length: count }, (_, n) => `o${n}: overview { __typename }`).join(' ');
const question = (count: number) => ({ query: `{ viewer { athlete { ${overviews(count)} } } }` });
const codeOf = ({ json }: { json: { errors?: { extensions: { code: string } }[] } }) =>
  json.errors?.[0]?.extensions.code ?? null;

test('what operations cost is counted against whoever asks, alone or in a batch; a neighbour goes on', async () => {
  live = await startLive('2026-11-20', { admission: worth(3.5 * WORKS_OUT) });
  const [busy, other] = [await known(), await known()];
  const ask = (person = busy) =>
    person.browser.post('/graphql', question(1), { accept: 'application/graphql-response+json' });
  expect([codeOf(await ask()), codeOf(await ask())]).toEqual([null, null]);
  const batch = await busy.browser.post('/graphql', [question(1), question(1)]);
  expect(batch.json.map((json: object) => codeOf({ json })).sort()).toEqual(['RATE_LIMITED', null].sort());
  const refused = await ask();
  expect([refused.status, codeOf(refused), Number(refused.headers.get('retry-after')) > 0]).toEqual([
    429,
    'RATE_LIMITED',
    true,
  ]);
  expect(codeOf(await ask(other))).toBeNull();
});

test('of what is costly each account has one executed at a time, batches included', async () => {
  const real = createAdmission({ times: 1000 });
  let [atWork, most, entered] = [0, 0, 0];
  const admission: Admission = {
    ...real,
    enter: async (what, payer) => {
      const leave = await real.enter(what, payer);
      if (what !== 'costly') return leave;
      [atWork, entered] = [atWork + 1, entered + 1];
      most = Math.max(most, atWork);
      return () => {
        atWork -= 1;
        leave();
      };
    },
  };
  live = await startLive('2026-11-20', { admission });
  const busy = await known();
  const costly = question(Math.ceil(COSTLY / WORKS_OUT));
  await Promise.all([
    busy.browser.post('/graphql', [costly, costly, costly]),
    busy.browser.post('/graphql', costly),
    busy.browser.post('/graphql', question(1)),
  ]);
  expect([entered, most, atWork]).toEqual([4, 1, 0]);
});

test('what events mean for a subscription costs as much; too much of it closes the socket', async () => {
  live = await startLive('2026-11-20', { admission: worth(2.5 * WORKS_OUT) });
  const { browser, athleteId } = await live.person();
  const socket = new WebSocket(live.address, 'graphql-transport-ws', {
    headers: { origin: live.app.base, cookie: browser.cookieHeader() },
  });
  const said: { type: string }[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const query = `subscription { athleteUpdated(athleteId: "${encodeId('athlete', athleteId)}") { athlete { ${overviews(1)} } } }`;
  const first = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string };
      said.push(message);
      if (message.type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      if (message.type === 'next') resolve();
    });
  });
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  await first;
  for (const mood of [3, 4, 5]) await browser.post('/api/check-ins', { mood });
  expect(await closed).toBe(4429);
  expect(said.filter(({ type }) => type === 'next').length).toBeLessThanOrEqual(3);
});

test('what takes long is worked out once for a question, however often it stands there', async () => {
  live = await startLive('2026-11-20', { admission: createAdmission({ times: 1000 }) });
  const { browser } = await known();
  const fields = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => `o${n}: overview { consistency } p${n}: performance(weeks: ${n + 4}) { weeks { weekStartDate } }`,
    ).join(' ');
  const ask = async (count: number) => {
    const asked = await statementsOf(async () => {
      const { json } = await browser.post('/graphql', { query: `{ viewer { athlete { ${fields(count)} } } }` });
      expect(json.errors).toBeUndefined();
      expect(Object.keys(json.data.viewer.athlete)).toHaveLength(2 * count);
    });
    return asked.length;
  };
  await ask(1);
  expect(await ask(10)).toBe(await ask(1));
});
