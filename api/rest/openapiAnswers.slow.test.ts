import { operationsOf } from '../test/openapi.ts';
import { openServer, closeServer, type Calls, judge, document } from '../test/openapiAnswers/server.ts';
import { ACCOUNT, PUBLIC } from '../test/openapiAnswers/account.ts';
import { SCHEDULE } from '../test/openapiAnswers/schedule.ts';
import { HEALTH } from '../test/openapiAnswers/health.ts';
import { ACTIVITIES } from '../test/openapiAnswers/activities.ts';
import { SEASON } from '../test/openapiAnswers/season.ts';
import { LIBRARY } from '../test/openapiAnswers/library.ts';
import { COACHING } from '../test/openapiAnswers/coaching.ts';

// Every path of the document, asked of the whole server as a client would; what comes has to be what the document says, with no
// field more.

beforeAll(openServer);
afterAll(closeServer);

const CALLS: Calls = {
  ...ACCOUNT,
  ...SCHEDULE,
  ...HEALTH,
  ...ACTIVITIES,
  ...SEASON,
  ...LIBRARY,
  ...PUBLIC,
  ...COACHING,
};

test.each(Object.keys(CALLS))('%s answers what the document says, and nothing else', async (key) => {
  const sent = await CALLS[key]!();
  for (const [status, { method, url, answer }] of sent)
    expect([url, answer.status, judge(method, url, answer)]).toEqual([url, status, []]);
  const place = key.replaceAll(/:(\w+)/g, '{$1}').split(' ')[1]!;
  const successes = Object.entries(document.paths[place]![key.split(' ')[0]!.toLowerCase()]!.responses).filter(
    ([, { $ref }]) => !$ref,
  );
  const met = new Set(sent.map(([status]) => String(status)));
  // each of its own, and no other but what was read on the way
  for (const [status] of successes) expect([status, met.has(status)]).toEqual([status, true]);
});

test('every operation of the document is asked', () => {
  const keys = operationsOf(document).map(
    ({ place, method }) => `${method.toUpperCase()} ${place.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(Object.keys(CALLS).sort()).toEqual(keys.sort());
});
