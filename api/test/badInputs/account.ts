import {
  guest,
  registration,
  type Row,
  signIn,
  INVALID,
  onboardInGraphql,
  IN_UNION,
  profile,
  create,
} from './server.ts';

const register = (over: object) => guest.post('/api/auth/register', registration(over));
const EMAIL = 'Enter a valid email address.';
const CHARACTER = 'Text contains a character that is not allowed.';

export const ACCOUNT: Row[] = [
  [
    '1',
    'a wrong password',
    () => signIn({ password: 'not this one' }),
    { status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' },
  ],
  [
    '2',
    'an unknown e-mail',
    () => signIn({ email: 'nobody@example.com' }),
    { status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' },
  ],
  [
    '3',
    'an e-mail that is a filter',
    () => signIn({ email: { not: '' }, password: 'x' }),
    { ...INVALID, message: 'Email must be text.', path: 'email' },
  ],
  [
    '4',
    'a password of a megabyte',
    () => signIn({ password: 'x'.repeat(1_000_000) }),
    { status: 413, code: 'REQUEST_TOO_LARGE', message: 'Request is too large.' },
  ],
  [
    '6',
    'a password of 7',
    () => register({ password: 'seven77' }),
    { ...INVALID, message: 'Password must be at least 8 characters long', path: 'password' },
  ],
  [
    '7',
    'a common password',
    () => register({ password: 'password1' }),
    { ...INVALID, message: 'This password is too common. Choose another.', path: 'password' },
  ],
  [
    '8',
    'a taken e-mail in capitals',
    () => register({ email: 'ROBIN@EXAMPLE.COM' }),
    { status: 409, code: 'REGISTRATION_FAILED', message: 'We could not create this account. Try signing in instead.' },
  ],
  ...['a@b', 'a b@c.de', `${'x'.repeat(250)}@c.de`, 'a@c.de\r\nBcc: x@y.de'].map((email): Row => [
    '9',
    email.slice(0, 10),
    () => register({ email }),
    { ...INVALID, message: EMAIL, path: 'email' },
  ]),
  ['10', 'NUL', () => register({ firstName: 'a\u0000b' }), { ...INVALID, message: CHARACTER, path: 'firstName' }],
  [
    '10',
    'NUL',
    () => onboardInGraphql({ personalProfile: { firstName: 'a\u0000b' } }),
    { ...IN_UNION, message: CHARACTER, path: 'personalProfile.firstName' },
  ],
  [
    '11',
    'a lone surrogate',
    () => register({ firstName: '\ud800' }),
    { ...INVALID, message: CHARACTER, path: 'firstName' },
  ],
  [
    '11',
    'a lone surrogate',
    () => profile({ lastName: 'a\udc00' }),
    { ...INVALID, message: CHARACTER, path: 'personalProfile.lastName' },
  ],
  [
    '11',
    'a lone surrogate',
    () => create({ instructions: 'easy \ud800' }),
    { ...INVALID, message: CHARACTER, path: 'instructions' },
  ],
  [
    '12',
    'a long name',
    () => register({ firstName: 'x'.repeat(10_000) }),
    { ...INVALID, message: 'First name must be at most 100 characters.', path: 'firstName' },
  ],
  [
    '13',
    'a name of spaces',
    () => register({ firstName: ' \u200b ' }),
    { ...INVALID, message: 'First name is required.', path: 'firstName' },
  ],
];
