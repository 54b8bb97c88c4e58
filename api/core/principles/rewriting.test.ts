import { shareOf } from '../../test/propertyRuns.ts';
import { corpusOf } from '../../test/core/words/corpus.ts';
import { OTHERWISE, PLAIN } from '../language/request/rewritings.ts';
import { type Rewrite, rewriterOf, sieveOf } from './rewriting.ts';

test.each([
  [/\bmove\b/g, 'please remove it', true],
  [/\bmove\b/g, 'skip it', false],
  [/(?<!no )run|ride$/, 'a ride', true],
  [/(\d)-(?=\d)/g, '1-2', true],
  [/(\d)-(?=\d)/g, 'one to two', false],
  [/\s+x/g, 'a\nx', true],
  [/[–—]/g, 'a — b', true],
  [/[–—]/g, 'a - b', false],
  [/[a-z]/g, '1', true],
  [/up/i, 'UP', true],
  [/x?/g, '', true],
  [/ab/g, 'a', false],
])('%s may be in "%s": %s', (pattern, text, may) => {
  expect(sieveOf([pattern])(text)[0]).toBe(Number(may));
});

const SENTENCES = (['requests', 'questions', 'principles'] as const).flatMap((name) =>
  shareOf(corpusOf(name)).map(({ sentence }) => sentence.toLowerCase()),
);

test.each<[string, readonly Rewrite[]]>([
  ['plain', PLAIN],
  ['other', OTHERWISE],
])('a sentence in %s words is what each of its rewritings in turn makes of it', (_, rewrites) => {
  const rewritten = rewriterOf(rewrites);
  const differing = SENTENCES.filter(
    (sentence) =>
      rewritten(sentence) !== rewrites.reduce((text, [from, to]) => text.replace(from, to as string), sentence),
  );
  expect(differing.length).toBe(0);
});

test('what a rewriting makes is tidied once it is, and what came tidy stays', () => {
  const rewritten = rewriterOf([
    [/move/g, ' skip'],
    [/skip {2}it/g, 'never'],
    [/skip it/g, 'drop it'],
  ]);
  expect(rewritten('  move it', (text) => text.trim())).toBe('drop it');
});
