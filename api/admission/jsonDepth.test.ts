import fc from 'fast-check';
import '../test/propertySeed.ts';
import { isTooDeep } from './jsonDepth.ts';

test.each<[string, boolean]>([
  ['1', false],
  ['[[[]]]', false],
  ['[[[[]]]]', true],
  ['[[[{}]]]', true],
  ['{"a":{"b":{"c":1}}}', false],
  ['{"a":{"b":{"c":[]}}}', true],
  // beside each other they are not deep
  ['[[],[],[],[],[]]', false],
  // in a text they are letters
  ['["[[[[[[", "}{{{{{"]', false],
  ['["\\"[[[[[["]', false],
  ['["\\\\", [[[1]]]]', true],
  // of which a parser tells what is wrong
  [']]]][[[', false],
  ['"[[[[[[', false],
  ['"', false],
])('%s: %s', (json, expected) => expect(isTooDeep(json, 3)).toBe(expected));

test('it is as deep as it is when parsed', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, most) => {
      expect(isTooDeep(JSON.stringify(value), most)).toBe(depthOf(value) > most);
    }),
  );
});

test('a text without an end is looked through once', () => {
  expect(isTooDeep(`"${'\\"'.repeat(500_000)}`)).toBe(false);
  expect(isTooDeep('"'.repeat(1_000_001))).toBe(false);
});
