import { rest, RestError, saidBy } from './rest.ts';

/** `fetch` that answers with this status and text; keeps what it was asked. */
function answerWith(status: number, text: string, statusText = '') {
  const asked: [unknown, RequestInit | undefined][] = [];
  globalThis.fetch = async (input, init) => {
    asked.push([input, init]);
    return { ok: status < 300, status, statusText, text: async () => text } as Response;
  };
  return asked;
}

async function failure(): Promise<RestError> {
  const error = await rest('GET', '/api/x').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RestError);
  return error as RestError;
}

test('sends JSON with the cookies, and parses the answer', async () => {
  const asked = answerWith(200, '{"success":true}');
  await expect(rest('POST', '/api/x', { a: 1 })).resolves.toEqual({ success: true });
  const [path, init] = asked[0]!;
  expect(path).toBe('/api/x');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' });
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
});

test('a call without a body names no content type', async () => {
  const asked = answerWith(204, '');
  await expect(rest('DELETE', '/api/x')).resolves.toBeUndefined();
  expect(asked[0]![1]?.headers).not.toHaveProperty('content-type');
});

test('an error reads "status: body" and carries what the JSON says', async () => {
  const body = '{"message":"No.","code":"VALIDATION","errors":[{"path":"age","message":"Too young."},{"path":7}]}';
  answerWith(400, body);
  const error = await failure();
  expect(error.message).toBe(`400: ${body}`);
  expect(error).toMatchObject({
    status: 400,
    code: 'VALIDATION',
    serverMessage: 'No.',
    errors: [{ path: 'age', message: 'Too young.' }],
  });
});

test.each([
  ['', '502: Bad Gateway'],
  ['<html>', '502: <html>'],
  ['null', '502: null'],
  ['{"message":5,"errors":"x"}', '502: {"message":5,"errors":"x"}'],
])('a body that is no error of ours (%j) has no message for the user', async (text, message) => {
  answerWith(502, text, 'Bad Gateway');
  const error = await failure();
  expect(error.message).toBe(message);
  expect(error).toMatchObject({ serverMessage: null, code: null, errors: [] });
});

test('who has no answer is told so, whoever has one hears the server', () => {
  const given = 'It failed.';
  expect(saidBy(new RestError(503, '{"message":"Too busy.","code":"BUSY"}', ''), given)).toBe('Too busy.');
  expect(saidBy(new RestError(502, '<html>', ''), given)).toBe(given);
  expect(saidBy(new TypeError('Failed to fetch'), given)).toBe(
    'We could not reach Evenpace. Check your connection and try again.',
  );
  expect(saidBy(new Error('a bug'), given)).toBe(given);
});
