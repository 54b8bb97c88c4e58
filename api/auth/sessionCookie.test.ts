import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { testEnv } from '../test/app.ts';
import { cookieName, hasSessionCookie, isSecure, sessionIdOf, cookieValue } from './sessionCookie.ts';

const env = testEnv();
const secure = testEnv({ PUBLIC_URL: 'https://train.example' });

test.each<[string, Record<string, string>, boolean, string]>([
  ['no address', {}, false, 'sid'],
  ['http', { PUBLIC_URL: 'http://train.example' }, false, 'sid'],
  ['https', { PUBLIC_URL: 'https://train.example' }, true, '__Host-sid'],
])('behind %s', (_what, variables, isItSecure, name) => {
  const given = testEnv(variables);
  expect([isSecure(given), cookieName(given)]).toEqual([isItSecure, name]);
});

test.each<[string | undefined, string | null]>([
  [undefined, null],
  ['', null],
  ['sid=one', 'one'],
  ['sid=', ''],
  ['a=1; sid=one; b=2', 'one'],
  ['a=1;sid=one', 'one'],
  [' sid = one ', 'one'],
  ['sid=one; sid=two', 'one'],
  ['sid=a=b', 'a=b'],
  ['sid=s%3Aone', 's:one'],
  ['sid=%', null],
  ['sid=%; sid=one', null],
  ['xsid=one; sidx=two; Sid=three', null],
  // words without a value
  ['sid', null],
  ['sidx', null],
  ['sid; sid=one', 'one'],
])('in %p “sid” is %p', (header, value) => {
  expect(cookieValue(header, 'sid')).toBe(value);
});

const sealed = (id: string, secret = env.SESSION_SECRET) =>
  createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
const asking = (value: string | null, name = 'sid') =>
  ({ headers: value === null ? {} : { cookie: `${name}=${encodeURIComponent(value)}` } }) as IncomingMessage;

test.each<[string, string | null, string | null]>([
  ['no cookie', null, null],
  ['the seal that the server makes', `s:one.${sealed('one')}`, 'one'],
  ['a point in the id', `s:one.two.${sealed('one.two')}`, 'one.two'],
  ['the seal of another id', `s:one.${sealed('two')}`, null],
  ['the seal of another server', `s:one.${sealed('one', 'another secret that is long enough')}`, null],
  ['a seal with its end cut off', `s:one.${sealed('one').slice(0, -1)}`, null],
  ['a seal that goes on', `s:one.${sealed('one')}x`, null],
  ['a seal that is filled up', `s:one.${sealed('one')}=`, null],
  ['no seal', 's:one.', null],
  ['no seal and no point', 's:one', null],
  ['another beginning', `x:one.${sealed('one')}`, null],
  ['no beginning', `one.${sealed('one')}`, null],
  ['nothing', '', null],
])('with %s the session is %#', (_what, value, id) => {
  expect(sessionIdOf(asking(value), env)).toBe(id);
  expect(hasSessionCookie(asking(value), env)).toBe(value !== null);
});

test('behind https only the name that is bound to the host counts', () => {
  const value = `s:one.${sealed('one')}`;
  expect([sessionIdOf(asking(value), secure), hasSessionCookie(asking(value), secure)]).toEqual([null, false]);
  expect([
    sessionIdOf(asking(value, '__Host-sid'), secure),
    hasSessionCookie(asking(value, '__Host-sid'), secure),
  ]).toEqual(['one', true]);
});
