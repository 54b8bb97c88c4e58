import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A letter as it came. */
export interface Received {
  to: readonly string[];
  email: Email;
  /** The whole of it, undecoded. */
  raw: string;
  /** The first address in its text that leads to that path. */
  link(path: string): string;
}

export interface MailSink {
  /** What SMTP_URL would be. */
  server: string;
  letters: Received[];
  /** The letters to that address, once there are so many. */
  lettersTo(address: string, count?: number): Promise<Received[]>;
  close(): Promise<void>;
}

/** A mail server that keeps what it gets. */
export async function startMailSink(options: SMTPServerOptions = {}): Promise<MailSink> {
  const letters: Received[] = [];
  const waiting = new Set<() => void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'me' && password === 'p@ss word' ? done(null, { user: username }) : done(new Error('no')),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        void PostalMime.parse(raw).then((email) => {
          const link = (path: string) => new RegExp(`https?://\\S*${path}\\S*`).exec(email.text ?? '')?.[0] ?? '';
          letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), email, raw: raw.toString(), link });
          done();
          for (const look of waiting) look();
        });
      });
    },
    ...options,
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return {
    server: `smtp://me:p%40ss%20word@127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    letters,
    lettersTo: (address, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const found = letters.filter(({ to }) => to.includes(address));
          if (found.length < count) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
