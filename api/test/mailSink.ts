import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An e-mail as it came. */
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
  emails: Received[];
  /** The e-mails to that address, once there are so many. */
  emailsTo(address: string, count?: number): Promise<Received[]>;
  close(): Promise<void>;
}

/** A mail server that keeps what it gets. */
export async function startMailSink(options: SMTPServerOptions = {}): Promise<MailSink> {
  const emails: Received[] = [];
  const waiting = new Set<() => void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _workout, done) =>
      username === 'me' && password === 'p@ss word' ? done(null, { user: username }) : done(new Error('no')),
    onData: (stream, workout, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        void PostalMime.parse(raw).then((email) => {
          const link = (path: string) => new RegExp(`https?://\\S*${path}\\S*`).exec(email.text ?? '')?.[0] ?? '';
          emails.push({ to: workout.envelope.rcptTo.map(({ address }) => address), email, raw: raw.toString(), link });
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
    emails,
    emailsTo: (address, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const found = emails.filter(({ to }) => to.includes(address));
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
