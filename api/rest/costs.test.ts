import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Admission, createAdmission } from '../admission/admission.ts';
import { COSTS, RATES } from '../admission/budgets.ts';
import { projectRoot } from '../root.ts';
import { type LiveApp, type Person, startLive } from '../test/live.ts';

let live: LiveApp;
afterEach(() => live.close());

const suggest = ({ browser }: Person) => browser.post('/api/training-schedule/suggest', { request: 'skip Monday' });
const preview = ({ browser }: Person) => browser.post('/api/season-plan/preview-regeneration', {});
const upload = ({ browser }: Person, bytes: number) => {
  const form = new FormData();
  form.set('fitFile', new Blob([new Uint8Array(bytes)]), 'ride.fit');
  return browser.call('POST', '/api/activities/upload-fit', form);
};

/** The table with so much to spend for an account, and what is entered. */
function worth(points: number): { admission: Admission; most: () => number } {
  const real = createAdmission({
    rates: RATES.map((rate) => ({
      ...rate,
      points: rate.of === 'cost' && rate.per === 'account' ? points : 1_000_000,
    })),
  });
  let [atWork, most] = [0, 0];
  const admission: Admission = {
    ...real,
    enter: async (what, payer) => {
      const leave = await real.enter(what, payer);
      if (what !== 'costly') return leave;
      atWork += 1;
      most = Math.max(most, atWork);
      return () => {
        atWork -= 1;
        leave();
      };
    },
  };
  return { admission, most: () => most };
}

test('what keeps the process busy is counted against its account, and a neighbour goes on', async () => {
  live = await startLive('2026-11-20', { admission: worth(COSTS.request + COSTS.seasonPreview).admission });
  const [busy, other] = [await live.athlete(), await live.athlete()];
  expect((await suggest(busy)).status).toBe(200);
  expect((await preview(busy)).status).not.toBe(429);
  for (const ask of [suggest, preview]) {
    const { status, json, headers } = await ask(busy);
    expect([status, json.code, Number(headers.get('retry-after')) > 0]).toEqual([429, 'RATE_LIMITED', true]);
  }
  expect((await suggest(other)).status).toBe(200);
});

test('so are the bytes of an upload, before they are read', async () => {
  live = await startLive('2026-11-20', { admission: worth(100 * COSTS.uploadedKb).admission });
  const busy = await live.athlete();
  expect((await upload(busy, 60 * 1024)).status).toBe(422);
  expect((await upload(busy, 60 * 1024)).status).toBe(429);
});

test('an account has one of them answered at a time', async () => {
  const { admission, most } = worth(1_000_000);
  live = await startLive('2026-11-20', { admission });
  const busy = await live.athlete();
  const answers = await Promise.all([suggest(busy), suggest(busy), preview(busy), suggest(busy)]);
  expect([answers.filter(({ status }) => status === 429), most()]).toEqual([[], 1]);
});

test('docs/api.md says what they cost', () => {
  const text = readFileSync(path.join(projectRoot, 'docs', 'api.md'), 'utf8').replace(/\s+/g, ' ');
  expect(COSTS.request).toBe(COSTS.seasonPreview);
  expect(text).toContain(`cost ${COSTS.request.toLocaleString('en')} each, in GraphQL and in REST`);
  expect(text).toContain(`an upload ${COSTS.uploadedKb} for each kilobyte`);
});
