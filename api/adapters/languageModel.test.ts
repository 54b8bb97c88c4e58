import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLanguageModel } from './languageModel.ts';

const question = {
  instructions: 'Answer as JSON.',
  data: 'Move my run.',
  shape: { name: 'answer', schema: { type: 'object', properties: {}, additionalProperties: false } },
  mostTokens: 200,
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server that speaks the API; answers its model and the requests that it saw. Its answers come in time on any machine. */
async function aServer(listener: (count: number) => RequestListener, deadlineMs = 60_000) {
  const seen: { path: string; body: Record<string, unknown>; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ path: request.url!, body: JSON.parse(body), authorization: request.headers.authorization });
      listener(seen.length)(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { seen, model: createLanguageModel({ apiKey: 'secret-key', baseURL, model: 'local-coach', deadlineMs }) };
}

const says =
  (content: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content } }],
      }),
    );
  };
const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'no' } }));
  };

test('asks with the instructions apart from the data, and answers the JSON that came', async () => {
  const { model, seen } = await aServer(() => says('{"ok":true}'));
  expect(await model.answer(question)).toEqual({ ok: true });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer secret-key',
    body: {
      model: 'local-coach',
      max_completion_tokens: 200,
      messages: [
        { role: 'system', content: 'Answer as JSON.' },
        { role: 'user', content: 'Move my run.' },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true } },
    },
  });
});

test.each<[string, RequestListener]>([
  ['is not JSON', says('Sure! I will move it.')],
  ['is cut off', says('{"ok":')],
  ['is empty', says(null)],
  ['has no choices', (_request, response) => response.end('{}')],
  ['is not the API at all', (_request, response) => response.end('<html>')],
  [
    'never ends',
    (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.write(`{"x":"${'y'.repeat(300_000)}`);
    },
  ],
])('rejects an answer that %s', async (_name, listener) => {
  const { model } = await aServer(() => listener);
  await expect(model.answer(question)).rejects.toThrow();
});

test('tries once more after a failure, and not again', async () => {
  const flaky = await aServer((count) => (count === 1 ? status(500) : says('{"ok":1}')));
  expect(await flaky.model.answer(question)).toEqual({ ok: 1 });
  const down = await aServer(() => status(503));
  await expect(down.model.answer(question)).rejects.toThrow();
  expect(down.seen).toHaveLength(2);
});

test('gives up at the deadline on a server that says nothing, and on one that wants to be left alone for long', async () => {
  const silent = await aServer(() => () => {}, 300);
  await expect(silent.model.answer(question)).rejects.toThrow();
  const busy = await aServer(() => status(429, { 'retry-after': '3600' }));
  await expect(busy.model.answer(question)).rejects.toThrow();
  expect(busy.seen.length).toBeLessThanOrEqual(2);
});

test('leaves a server alone after five failures in a row', async () => {
  const { model, seen } = await aServer(() => says('nonsense'));
  for (let i = 0; i < 5; i += 1) await expect(model.answer(question)).rejects.toThrow();
  const asked = seen.length;
  await expect(model.answer(question)).rejects.toThrow();
  expect(seen).toHaveLength(asked);
});
