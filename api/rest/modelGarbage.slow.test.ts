import fc from 'fast-check';
import '../test/propertySeed.ts';
import { createLanguageModel } from '../adapters/languageModel.ts';
import { createRateLimits } from '../adapters/rateLimits.ts';
import { anAnswer, type ModelServer, says, startModelServer } from '../test/modelServer.ts';
import { runs } from '../test/propertyRuns.ts';
import { type Rest, startRest } from '../test/rest.ts';
import { allRows } from '../test/snapshot.ts';

let rest: Rest;
let server: ModelServer;
beforeAll(async () => {
  rest = await startRest('2026-11-23');
  server = await startModelServer();
});
afterAll(async () => {
  await rest.app.close();
  await server.close();
});

const WRONG = fc.constantFrom<unknown>('', 'w0', 'w999', 'Friday', '2026-02-30', -1, 0, 1e9, 30.5, null, true, [], {});
const operation = fc.record({
  op: fc.constantFrom('move', 'swap', 'remove', 'add', 'resize', 'ease', 'replace', 'drop table'),
  workout: WRONG,
  other: WRONG,
  day: WRONG,
  minutes: WRONG,
  effort: WRONG,
  sport: WRONG,
});
const garbage = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(operation, { minLength: 1, maxLength: 4 })
      .map((operations) => JSON.stringify(anAnswer(operations))),
  },
  fc.json(),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(operation).map((operations) => JSON.stringify(anAnswer(operations)).slice(0, -20)),
);

test('answers that are none: no fault of ours, nothing kept, nothing changed', async () => {
  const browser = await rest.scheduled();
  const { deps } = rest.app;
  const athleteId = (await rest.idOf(browser)).slice('athlete_'.length);
  await deps.db.athlete.update({
    where: { id: athleteId },
    data: { modelConsentAt: deps.clock(), modelConsentHost: new URL(server.baseURL).host },
  });
  const before = await allRows(deps.db, athleteId);
  await fc.assert(
    fc.asyncProperty(garbage, async (content) => {
      // neither the questions of an hour nor the breaker is what this is about
      Object.assign(deps, {
        limits: createRateLimits(null),
        model: createLanguageModel({ apiKey: 'key', baseURL: server.baseURL, model: 'broken' }),
      });
      server.reply = says(content);
      const { status, json } = await browser.post('/api/training-schedule/suggest', {
        request: 'Schieb den Lauf auf einen anderen Tag, bitte',
      });
      expect([status, json.message]).toEqual([422, 'Please try rephrasing your request.']);
    }),
    runs(200),
  );
  expect(server.seen.length).toBeGreaterThanOrEqual(runs(200).numRuns);
  expect(await allRows(deps.db, athleteId)).toEqual(before);
}, 120_000);
