import { createSealing } from './sealing.ts';

const FIRST = 'a first secret of more than thirty-two bytes';
const SECOND = 'a second secret of more than thirty-two bytes';
const TOKEN = 'token-ü-1234';

test('what is sealed opens in its own place, and shows nothing of its text', () => {
  const sealing = createSealing([FIRST]);
  const sealed = sealing.seal(TOKEN, 'row 1');
  expect(sealing.open(sealed, 'row 1')).toBe(TOKEN);
  expect(Buffer.from(sealed.sealed, 'base64url').includes('1234')).toBe(false);
});

test('the same text is sealed differently each time', () => {
  const sealing = createSealing([FIRST]);
  expect(sealing.seal(TOKEN, 'row 1').sealed).not.toBe(sealing.seal(TOKEN, 'row 1').sealed);
});

test('an empty text comes back empty', () => {
  const sealing = createSealing([FIRST]);
  expect(sealing.open(sealing.seal('', 'row 1'), 'row 1')).toBe('');
});

test('it opens in no other place', () => {
  const sealing = createSealing([FIRST]);
  expect(sealing.open(sealing.seal(TOKEN, 'row 1'), 'row 2')).toBeNull();
});

test('any changed byte closes it', () => {
  const sealing = createSealing([FIRST]);
  const { keyId, sealed } = sealing.seal(TOKEN, 'row 1');
  const bytes = Buffer.from(sealed, 'base64url');
  const opened = [...bytes.keys()].map((at) => {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    return sealing.open({ keyId, sealed: changed.toString('base64url') }, 'row 1');
  });
  expect(opened).toEqual(opened.map(() => null));
});

test.each(['', 'AAAA', '%%%'])('a text that nobody sealed does not open: "%s"', (sealed) => {
  const sealing = createSealing([FIRST]);
  const { keyId } = sealing.seal(TOKEN, 'row 1');
  expect(sealing.open({ keyId, sealed }, 'row 1')).toBeNull();
});

test('after a new secret, what the former one sealed opens while it is given, and is to be sealed anew', () => {
  const old = createSealing([FIRST]).seal(TOKEN, 'row 1');
  const both = createSealing([SECOND, FIRST]);
  expect(both.open(old, 'row 1')).toBe(TOKEN);
  expect(both.isFormer(old)).toBe(true);
  expect(both.isFormer(both.seal(TOKEN, 'row 1'))).toBe(false);
  expect(createSealing([SECOND]).open(old, 'row 1')).toBeNull();
});
