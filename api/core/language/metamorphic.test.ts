import fc from 'fast-check';
import { corpusOf } from '../../test/core/words/corpus.ts';
import { answerLines } from '../../test/core/requests/judge.ts';
import { inputOf } from '../../test/core/requests/schedule.ts';
import { shareOf } from '../../test/propertyRuns.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { readRequest } from './request/readRequest.ts';

const asked = (text: string) => readRequest(inputOf(text));
/** What a text does, whatever is said to it. */
const acts = (text: string): string => {
  const lines = answerLines(asked(text));
  const done = lines.filter((line) => !line.startsWith('?') && line !== 'why' && line !== 'x');
  return done.join('; ') || 'nothing';
};

const SAID = corpusOf('requests').filter(
  ({ sentence, act, isHeldBack }) => !isHeldBack && act !== 'thanks' && sentence.includes(' ') && /\w$/.test(sentence),
);
const ACTING = shareOf(SAID)
  .map(({ sentence }) => [sentence, acts(sentence)] as const)
  .filter(([, does]) => does !== 'nothing');

const SAME: Readonly<Record<string, (sentence: string) => string>> = {
  'in capitals': (sentence) => sentence.toUpperCase(),
  'with please': (sentence) => `please ${sentence}`,
  'with a greeting': (sentence) => `Hi coach, ${sentence}`,
  'with a full stop': (sentence) => `${sentence}.`,
  'with wide spaces': (sentence) => sentence.replaceAll(' ', '  '),
};

test.each(Object.entries(SAME))('%s a wish stays what it is', (_, said) => {
  const changed = ACTING.filter(([sentence, does]) => acts(said(sentence)) !== does);
  expect(changed.map(([sentence]) => said(sentence))).toEqual([]);
});

test('a wish with a negation before it takes nothing away', () => {
  const wishes = SAID.filter(
    ({ sentence, ways }) =>
      ways[0]!.length === 1 && !sentence.includes(',') && /^(?:move|swap|remove) /.test(ways[0]![0]!),
  ).map(({ sentence }) => sentence);
  const imperative = wishes.filter((sentence) =>
    /^(?:move|swap|skip|drop|cancel|leave out|switch|shift|push)\b/.test(sentence),
  );
  expect(imperative.length).toBeGreaterThan(5);
  for (const sentence of imperative) expect([sentence, acts(`do not ${sentence}`)]).toEqual([sentence, 'nothing']);
});

const WEEKDAYS = ['thursday', 'friday', 'saturday', 'sunday'] as const;
const DATES = { thursday: '07', friday: '08', saturday: '09', sunday: '10' } as const;

test.each([
  ['keep %s free', (day: string) => [day]],
  ['no training on %s', (day: string) => [day]],
  ['away on %s', (day: string) => [day]],
])('%s holds for each weekday', (pattern, days) => {
  for (const weekday of WEEKDAYS) {
    const answer = asked(pattern.replace('%s', weekday));
    const touched = 'changes' in answer ? answer.changes.map(({ workoutId }) => workoutId?.slice(0, 2)) : [];
    expect([weekday, ...new Set(touched)]).toEqual([weekday, ...days(DATES[weekday])]);
  }
});

const typoOf = (word: string, at: number): string =>
  `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;

test('two letters that changed places in a long word change nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('thursday', 'saturday', 'strength', 'tomorrow'),
      fc.integer({ min: 1, max: 5 }),
      (word, at) => {
        fc.pre(word[at] !== word[at + 1]);
        expect(acts(`skip ${typoOf(word, at)}`)).toBe(acts(`skip ${word}`));
      },
    ),
  );
});

const UNITS = [
  'a ',
  'no ',
  'hurt but ',
  '10.-13.1. ',
  'if my kids are sick ',
  'ok ',
  'thanks ok zz ',
  'what if i ',
  'fri: off, ',
  'sorry ',
  'no wait, ',
  'i mean friday ',
  'just the run no swim ',
];

test.each(UNITS)('two thousand characters of “%s” are read', (unit) => {
  const long = unit.repeat(2000).slice(0, 2000);
  expect(() => asked(long)).not.toThrow();
  expect(() => compilePrinciple({ principleType: 'x', context: '', principle: long })).not.toThrow();
});
