import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from './json.ts';

/** A question as it came over the wire. */
export interface SeenQuestion {
  system: string;
  user: string;
  /** The whole body. */
  body: string;
}

type Reply = (response: ServerResponse, question: SeenQuestion, count: number) => void;

export interface ModelServer {
  /** What OPENAI_BASE_URL would be. */
  baseURL: string;
  seen: SeenQuestion[];
  /** How it answers from now on. */
  reply: Reply;
  close(): Promise<void>;
}

const completion = (message: object) =>
  JSON.stringify({
    id: '1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
  });

/** Answers with that content: JSON of a value, or a text as it is. */
export const says =
  (content: unknown): Reply =>
  (response, _question) => {
    response.setHeader('content-type', 'application/json');
    response.end(completion({ content: typeof content === 'string' ? content : JSON.stringify(content) }));
  };

/** Answers with what is made of the question's data. */
export const saysOf =
  (make: (data: Json) => unknown): Reply =>
  (response, question, count) =>
    says(make(JSON.parse(question.user)))(response, question, count);

const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'no' } }));
  };

const NOTHING = { workout: null, other: null, day: null, minutes: null, effort: null, sport: null };

/** An answer of the asked-for form. */
export const anAnswer = (operations: object[], over: object = {}) => ({
  topic: 'schedule',
  operations: operations.map((operation) => ({ ...NOTHING, ...operation })),
  reach: 'once',
  untilDay: null,
  explanation: '',
  question: null,
  ...over,
});

/** Ways for a model to be of no use, by name. */
export const FAILURES: Readonly<Record<string, Reply>> = {
  'says nothing': () => {},
  trickles: (response) => {
    response.setHeader('content-type', 'application/json');
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  'is busy for long': status(429, { 'retry-after': '3600' }),
  'is busy until next year': status(429, { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' }),
  fails: status(500),
  'knows no such key': status(401),
  'resets the connection': (response) => void response.socket?.destroy(),
  'sends a page': (response) => void response.end('<html>'),
  'sends no JSON': says('Sure! I will move your run.'),
  'is cut off': says('{"topic":"schedule","operations":[{"op":"mo'),
  'sends ten megabytes': says('x'.repeat(10_000_000)),
  'sends nothing': says(''),
  refuses: (response) =>
    void response
      .setHeader('content-type', 'application/json')
      .end(completion({ content: null, refusal: 'I cannot help with that.' })),
  'answers in another form': says({ moves: ['the run to Friday'] }),
  'answers in another language': says({ thema: 'plan', operationen: [] }),
  'names workouts that it was not told of': says(anAnswer([{ op: 'remove', workout: 'w9999' }])),
  'names our own ids': saysOf(() => anAnswer([{ op: 'remove', workout: '01938e6e-0000-7000-8000-000000000001' }])),
  'asks for hours without end': says(anAnswer([{ op: 'resize', workout: 'w1', minutes: 100_000 }])),
  'has nothing to say': says(anAnswer([])),
};

/** A server that speaks OpenAI's chat completions. */
export async function startModelServer(reply: Reply = says(anAnswer([]))): Promise<ModelServer> {
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
      const of = (role: string) =>
        messages
          .filter((message) => message.role === role)
          .map(({ content }) => content)
          .join('\n');
      const question = { system: of('system'), user: of('user'), body };
      server.seen.push(question);
      server.reply(response, question, server.seen.length);
    });
  };
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: ModelServer = {
    baseURL: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    seen: [],
    reply,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}
