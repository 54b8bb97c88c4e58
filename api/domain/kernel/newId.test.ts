import { newId } from './newId.ts';

const AT = new Date('2026-11-20T12:00:00Z');

test('ids of one instant are uuids of version 7 that keep the order in which they were made', () => {
  const ids = Array.from({ length: 20_000 }, () => newId(AT));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 20))
    expect(id).toMatch(/^01a[0-9a-f]{5}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a later instant comes later', () => {
  expect(newId(new Date(AT.getTime() + 1)) > newId(AT)).toBe(true);
});
