import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';
import { siteOf } from './origin.ts';

const arriving = (host: string, localAddress: string, localPort = 4000) =>
  ({ headers: { host }, socket: { localAddress, localPort } }) as unknown as IncomingMessage;
const env = (over: Partial<Env> = {}) => over as Env;

// whoever asks for an e-mail writes the Host header, and somebody else follows the link
test.each<[string, string, string, string]>([
  ['this machine, by its name', 'localhost:4000', '127.0.0.1', 'http://localhost:4000'],
  ['this machine, by its name, over IPv6', 'localhost:4000', '::1', 'http://localhost:4000'],
  ['this machine, mapped', 'localhost:4000', '::ffff:127.0.0.1', 'http://localhost:4000'],
  ['another port of this machine', 'localhost:9999', '127.0.0.1', 'http://127.0.0.1:4000'],
  ['a name from outside', 'evil.example', '127.0.0.1', 'http://127.0.0.1:4000'],
  [
    '“localhost”, said to a machine of a network: it would be the reader’s own',
    'localhost:4000',
    '192.0.2.7',
    'http://192.0.2.7:4000',
  ],
  ['the same over IPv6', 'localhost:4000', '2001:db8::7', 'http://[2001:db8::7]:4000'],
])('links in e-mails, asked for at %s', (_name, host, localAddress, site) => {
  expect(siteOf(arriving(host, localAddress), env())).toBe(site);
});

test('the address that the operator gave wins over all', () => {
  expect(siteOf(arriving('localhost:4000', '127.0.0.1'), env({ PUBLIC_URL: 'https://train.example' }))).toBe(
    'https://train.example',
  );
});
