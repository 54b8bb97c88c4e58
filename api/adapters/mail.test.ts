import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { EmailTemplate, Mail } from '../domain/kernel/ports.ts';
import { type MailSink, startMailSink } from '../test/mailSink.ts';
import { createMail, type MailTrouble } from './mail.ts';

const EMAIL: EmailTemplate = {
  to: 'robin@example.com',
  subject: 'Ein Gruß für Robin',
  parts: [
    'Hello <b>Robin</b> & all,',
    { label: 'Open it', link: 'https://run.example/a?b=1&c="2"' },
    { list: ['Ein Lauf', 'Pause'] },
  ],
};
const from = { name: 'Evenpace, Oslo', address: 'mail@run.example' };

const ending: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of ending.splice(0)) await one.close();
});

async function aSink(...options: Parameters<typeof startMailSink>): Promise<MailSink> {
  const sink = await startMailSink(...options);
  ending.push(sink);
  return sink;
}

/** `heard`: what went wrong so far. */
function mailTo(
  server: string,
  options: { deadlineMs?: number; retryAfterMs?: number[] } = {},
): Mail & { heard: MailTrouble[] } {
  const heard: MailTrouble[] = [];
  const mail = { ...createMail({ server, from, onTrouble: (trouble) => heard.push(trouble), ...options }), heard };
  ending.unshift(mail);
  return mail;
}

/** A server that accepts connections and does with them as told. */
async function raw(onSocket: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push({
    close: () =>
      new Promise((resolve) => (sockets.forEach((socket) => socket.destroy()), server.close(() => resolve()))),
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an e-mail arrives as text and as HTML, signed in with the password of the address', async () => {
  const sink = await aSink();
  expect(await mailTo(sink.server).send({ ...EMAIL, unsubscribe: 'https://run.example/no' })).toBe('sent');
  const [{ email, to, raw: text }] = sink.emails as [(typeof sink.emails)[0]];
  expect([to, email.from, email.subject]).toEqual([
    ['robin@example.com'],
    { name: 'Evenpace, Oslo', address: 'mail@run.example' },
    EMAIL.subject,
  ]);
  expect(email.text).toContain(
    'Hello <b>Robin</b> & all,\n\nOpen it:\nhttps://run.example/a?b=1&c="2"\n\n- Ein Lauf\n- Pause',
  );
  expect(email.html).toContain('Hello &lt;b&gt;Robin&lt;/b&gt; &amp; all,');
  expect(email.html).toContain('href="https://run.example/a?b=1&amp;c=&quot;2&quot;"');
  expect(text).toMatch(
    /^List-Unsubscribe: <https:\/\/run\.example\/no>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m,
  );
});

test.each([
  'Robin\r\nBcc: victim@example.com',
  'Robin\nBcc: victim@example.com\n\nbody',
  'Robin\u2028Bcc: victim@example.com',
  `Robin\0${'x'.repeat(3000)}`,
])('a name makes no header of its own: %j', async (name) => {
  const sink = await aSink();
  expect(await mailTo(sink.server).send({ ...EMAIL, subject: `${name} invites you` })).toBe('sent');
  const [{ email, to }] = sink.emails as [(typeof sink.emails)[0]];
  expect(to).toEqual(['robin@example.com']);
  expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(email.subject).toMatch(/^Robin /);
  expect(email.text).toContain('Hello');
});

test.each(['robin@example.com, victim@example.com', 'robin@example.com>\r\nRCPT TO:<victim@example.com'])(
  'an address is one recipient or none: %j',
  async (to) => {
    const sink = await aSink();
    await mailTo(sink.server).send({ ...EMAIL, to });
    expect(sink.emails.flatMap((mail) => mail.to)).not.toContain('victim@example.com');
  },
);

test('what the server will never take is told as such, and is not tried again', async () => {
  const sink = await aSink({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('Nobody <robin@example.com> here'), { responseCode: 550 })),
  });
  const mail = mailTo(sink.server, { retryAfterMs: [1, 1, 1] });
  expect(await mail.send(EMAIL)).toBe('refused');
  mail.post(async () => EMAIL);
  await mail.close();
  expect(mail.heard).toEqual([
    { code: 'EENVELOPE', status: 550 },
    { code: 'EENVELOPE', status: 550 },
  ]);
});

test('a wrong password is trouble that names neither it nor the e-mail', async () => {
  const sink = await aSink();
  const mail = mailTo(sink.server.replace('p%40ss%20word', 'hunter2'));
  expect(await mail.send(EMAIL)).toBe('failed');
  expect(mail.heard).toEqual([{ code: 'EAUTH', status: 535 }]);
});

describe('a posted e-mail', () => {
  test('is written and sent behind the answer, again until it is out', async () => {
    let refusals = 2;
    const sink = await aSink({
      onMailFrom: (_address, _session, done) =>
        done(refusals-- > 0 ? Object.assign(new Error('later'), { responseCode: 451 }) : undefined),
    });
    const mail = mailTo(sink.server, { retryAfterMs: [1, 1, 1] });
    let written = 0;
    mail.post(async () => {
      written += 1;
      return EMAIL;
    });
    expect(written).toBe(0);
    expect(await sink.emailsTo(EMAIL.to)).toHaveLength(1);
    expect([written, mail.heard.map(({ status }) => status)]).toEqual([1, [451, 451]]);
  });

  test('that cannot be written yet is written later; none is no trouble', async () => {
    const sink = await aSink();
    const mail = mailTo(sink.server, { retryAfterMs: [1] });
    let tries = 0;
    mail.post(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the database is away');
      return EMAIL;
    });
    mail.post(async () => null);
    await sink.emailsTo(EMAIL.to);
    expect(mail.heard).toMatchObject([{ code: 'NOT_WRITTEN' }]);
  });

  test('is given up after its tries, and a server that is away is left alone', async () => {
    const mail = mailTo('smtp://127.0.0.1:9', { retryAfterMs: [1, 1, 1, 1, 1, 1] });
    const given = new Promise<void>((resolve) => {
      const push = mail.heard.push.bind(mail.heard);
      mail.heard.push = (trouble) => (trouble.code === 'GIVEN_UP' && resolve(), push(trouble));
    });
    mail.post(async () => EMAIL);
    await given;
    const codes = mail.heard.map(({ code }) => code);
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'ESOCKET'));
    expect(codes.slice(5)).toEqual(['LEFT_ALONE', 'LEFT_ALONE', 'GIVEN_UP']);
  });
});

/** Sends it again and again; `done` is called after the fifth time. */
function trickle(socket: Socket, text: string, done: () => void): void {
  let left = 5;
  const timer = setInterval(() => socket.write(text, () => (left -= 1) === 0 && done()), 10);
  socket.on('close', () => clearInterval(timer));
}

/** What a server does with a connection; it calls `done` once it has done enough of it. */
test.each<[string, (socket: Socket, done: () => void) => void]>([
  ['says nothing', (_socket, done) => done()],
  ['hangs up', (socket, done) => (socket.destroy(), done())],
  ['speaks another language', (socket, done) => socket.write('HTTP/1.1 200 OK\r\n\r\n', done)],
  ['trickles', (socket, done) => trickle(socket, '220-wait\r\n', done)],
  [
    'answers without end',
    (socket, done) => {
      socket.write('220 hello\r\n');
      trickle(socket, '250-wait\r\n', done);
    },
  ],
  ['greets and then sleeps', (socket, done) => socket.write('220 hello\r\n', done)],
])('a server that %s costs no more than the deadline', async (_what, onSocket) => {
  let [done, closed] = [() => {}, () => {}];
  const isDone = new Promise<void>((resolve) => (done = resolve));
  const isClosed = new Promise<void>((resolve) => (closed = resolve));
  const server = await raw((socket) => {
    socket.on('close', closed);
    socket.resume();
    onSocket(socket, done);
  });
  // the deadline comes when the test says so, long before any limit of the connection
  const deadline = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const sent = mailTo(server, { deadlineMs: 3_600_000 }).send(EMAIL);
  expect(timeout.mock.calls).toEqual([[3_600_000]]);
  timeout.mockRestore();
  await isDone;
  deadline.abort();
  expect(await sent).toBe('failed');
  // nothing of it is left behind
  await isClosed;
});

test('closing waits for what is under way, and takes no more', async () => {
  const sink = await aSink();
  const mail = mailTo(sink.server);
  mail.post(async () => EMAIL);
  await mail.close();
  expect(sink.emails).toHaveLength(1);
  mail.post(async () => EMAIL);
  expect(mail.heard).toEqual([{ code: 'CLOSED' }]);
});
