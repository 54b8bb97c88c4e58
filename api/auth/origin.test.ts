import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';
import { assertOwnPage, isAllowedOrigin, isOwnOrigin, isOwnPage, mayUpgrade, siteOf } from './origin.ts';

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
  [
    'an address of IPv6 that has the sign of mapped ones in it',
    'x',
    '2001:db8::ffff:7',
    'http://[2001:db8::ffff:7]:4000',
  ],
  ['another address of this machine', 'localhost:4000', '127.0.0.2', 'http://localhost:4000'],
])('links in e-mails, asked for at %s', (_name, host, localAddress, site) => {
  expect(siteOf(arriving(host, localAddress), env())).toBe(site);
});

test('the address that the operator gave wins over all', () => {
  expect(siteOf(arriving('localhost:4000', '127.0.0.1'), env({ PUBLIC_URL: 'https://train.example' }))).toBe(
    'https://train.example',
  );
});

test('a connection that is gone already: this machine', () => {
  const request = { headers: {}, socket: { localPort: 4000 } } as unknown as IncomingMessage;
  expect(siteOf(request, env())).toBe('http://127.0.0.1:4000');
});

type Headers = Record<string, string>;
const OWN = 'https://train.example';
const FRIEND = 'https://partner.example';
const EVIL = 'https://evil.example';
const named = env({ PUBLIC_URL: OWN, ALLOWED_ORIGINS: [FRIEND] });
const unnamed = env({ ALLOWED_ORIGINS: [FRIEND] });
const asking = (headers: Headers, method?: string) => ({ headers, method }) as unknown as IncomingMessage;

// whose page: our own, one that the operator allows, or none of these
test.each<[string, Headers, Env, boolean, boolean]>([
  ['none', { host: 'train.example' }, named, false, false],
  ['none, and no address given', { host: 'train.example' }, unnamed, false, false],
  ['our own', { origin: OWN }, named, true, false],
  ['our own, under another name of the host', { origin: OWN, host: 'inner:4000' }, named, true, false],
  ['the host, where the address is another', { origin: 'http://inner:4000', host: 'inner:4000' }, named, false, false],
  ['our own over http', { origin: 'http://train.example', host: 'train.example' }, named, false, false],
  ['the host', { origin: 'http://inner:4000', host: 'inner:4000' }, unnamed, true, false],
  ['another port of the host', { origin: 'http://inner:4001', host: 'inner:4000' }, unnamed, false, false],
  ['no address', { origin: 'null', host: 'null' }, unnamed, false, false],
  ['an allowed one', { origin: FRIEND, host: 'inner:4000' }, unnamed, false, true],
  ['an allowed one, for the given address', { origin: FRIEND }, named, false, true],
  ['a part of an allowed one', { origin: `${FRIEND}.evil.example` }, named, false, false],
  ['a stranger', { origin: EVIL }, named, false, false],
])('the origin “%s”', (_what, headers, given, isOwn, isAllowed) => {
  const request = asking(headers);
  expect([isOwnOrigin(request, given), isAllowedOrigin(request, given), mayUpgrade(request, given)]).toEqual([
    isOwn,
    isAllowed,
    isOwn || isAllowed,
  ]);
});

test.each<[string, Headers, boolean]>([
  ['says nothing', {}, false],
  ['says that it is of our own', { 'sec-fetch-site': 'same-origin' }, true],
  ['says that it is of a neighbour', { 'sec-fetch-site': 'same-site' }, false],
  ['names our own origin', { origin: OWN }, true],
  ['names another, whatever else it says', { origin: EVIL, 'sec-fetch-site': 'same-origin' }, false],
  ['names an allowed one', { origin: FRIEND }, false],
])('a browser that %s', (_what, headers, isOwn) => {
  expect(isOwnPage(asking(headers), named)).toBe(isOwn);
});

const FORGED = 'This request came from another site.';
const SILENT = 'Required header is missing. Reload the page.';
const JSON_TYPE = { 'content-type': 'application/json' };

test.each<[string, string | undefined, Headers, string | null]>([
  ['GET of a stranger', 'GET', { origin: EVIL }, null],
  ['HEAD of a stranger', 'HEAD', { origin: EVIL }, null],
  ['OPTIONS of a stranger', 'OPTIONS', { origin: EVIL }, null],
  ['no method', undefined, { origin: EVIL }, null],
  ['POST of a stranger', 'POST', { origin: EVIL, ...JSON_TYPE }, FORGED],
  ['PATCH of a stranger', 'PATCH', { origin: EVIL }, FORGED],
  ['PUT of a stranger', 'PUT', { origin: EVIL }, FORGED],
  ['DELETE of a stranger', 'DELETE', { origin: EVIL }, FORGED],
  ['POST of a stranger with a token', 'POST', { origin: EVIL, authorization: 'Bearer evp_x' }, null],
  ['POST of our own page', 'POST', { origin: OWN }, null],
  ['POST of an allowed page', 'POST', { origin: FRIEND, ...JSON_TYPE }, null],
  [
    'POST of an allowed page with its letters',
    'POST',
    { origin: FRIEND, 'content-type': 'Application/JSON; charset=utf-8' },
    null,
  ],
  ['POST of an allowed page, a form', 'POST', { origin: FRIEND, 'content-type': 'text/plain' }, FORGED],
  [
    'POST of an allowed page, a form that speaks of JSON',
    'POST',
    { origin: FRIEND, 'content-type': 'text/plain; application/json' },
    FORGED,
  ],
  ['POST of an allowed page, nearly JSON', 'POST', { origin: FRIEND, 'content-type': 'application/jsonp' }, FORGED],
  ['POST of an allowed page, of no type', 'POST', { origin: FRIEND }, FORGED],
  ['POST, said to be our own', 'POST', { 'sec-fetch-site': 'same-origin', cookie: '__Host-sid=x' }, null],
  ['POST of a neighbour', 'POST', { 'sec-fetch-site': 'same-site' }, FORGED],
  ['POST of nobody’s page', 'POST', { 'sec-fetch-site': 'none' }, FORGED],
  ['POST of another site without its origin', 'POST', { 'sec-fetch-site': 'cross-site' }, FORGED],
  ['POST of a program', 'POST', {}, null],
  ['POST of a program with a cookie that is not ours', 'POST', { cookie: 'theme=dark' }, null],
  ['POST of an old browser', 'POST', { cookie: '__Host-sid=x' }, SILENT],
])('%s', (_what, method, headers, refusal) => {
  const refusalOf = () => {
    try {
      assertOwnPage(asking(headers, method), named);
      return null;
    } catch (error) {
      const { message, code } = error as { message: string; code: string };
      return [code, message];
    }
  };
  expect(refusalOf()).toEqual(refusal && ['CSRF', refusal]);
});
