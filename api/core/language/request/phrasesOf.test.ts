import { startsOf } from '../../principles/starts.ts';
import { corpusOf } from '../../../test/core/words/corpus.ts';
import { ABSENCE_PHRASES } from './absencePhrases.ts';
import { ACT_PHRASES } from './actPhrases.ts';
import { phrasesOf } from './phrasesOf.ts';
import { DURATION_PHRASES } from './durations.ts';
import { LIFE_PHRASES } from './lifePhrases.ts';
import { MONTH_DATES } from './monthDates.ts';
import { NEAR_DATES } from './nearDates.ts';
import { NAMES } from './nouns.ts';
import { OTHERS_HEALTH } from './othersHealth.ts';
import { OFTEN_PHRASES } from './oftenPhrases.ts';
import { SMALL_PHRASES } from './smallPhrases.ts';
import { wordsOfText } from './words.ts';

test.each([
  ['move', ['mo']],
  ['a', ['a ']],
  ['(?:my |the )?run', ['my', 'th', 'ru']],
  ['(?<!no )(?:all|every)(?= day)', ['al', 'ev']],
  ['(?!x)[st]un', ['su', 'tu']],
  ['x{0,2}y', ['xx', 'xy', 'y ']],
  ['(?:ab?)+c', ['ab', 'aa', 'ac']],
  ['in|(?:an? )?hour', ['in', 'a ', 'an', 'ho']],
  ['\\.(?:\\/)', ['./']],
  ['[)|]o|(?:pqr[\\])|](?:s|\\))|t)u', [')o', '|o', 'pq', 'tu']],
])('the first letters of what fits %s', (source, starts) => {
  expect([...startsOf(source, 2, ' ')].sort()).toEqual([...starts].sort());
});

test.each(['\\d', '[a-z]', '.', '\\w', '[^a]', '(a)?\\1', '(?<a>b)?\\k<a>'])(
  'what can be many characters, %s, may be any of them',
  (source) => {
    const { at } = phrasesOf([[`${source}b?`, 0]]);
    const fitting = ['1', 'a', 'b', 'bb', 'aa', '7b', '.'].filter((text) =>
      new RegExp(`^${source}b?(?= |$)`).test(text),
    );
    expect(fitting.filter((text) => at(text, 0).length === 0)).toEqual([]);
  },
);

test('the first of several phrases stays the first', () => {
  const { at } = phrasesOf([
    ['move', 1],
    ['skip', 2],
    ['mo[a-z]*', 3],
    ['\\w+', 4],
  ]);
  expect(at('i move it', 2).map(([, is]) => is)).toEqual([1, 3, 4]);
});

const TABLES = {
  acts: ACT_PHRASES,
  life: [...OTHERS_HEALTH, ...ABSENCE_PHRASES, ...LIFE_PHRASES],
  small: SMALL_PHRASES,
  often: OFTEN_PHRASES,
  dates: [...MONTH_DATES, ...NEAR_DATES],
  durations: DURATION_PHRASES,
  workouts: NAMES,
};

/** Every place of the corpus at which a word begins, once for the words that stand there. */
const PLACES = new Map(
  (['requests', 'questions'] as const)
    .flatMap((name) => corpusOf(name))
    .flatMap(({ sentence }) => {
      const words = wordsOfText(sentence);
      const text = words.join(' ');
      return words.map((_, index) => {
        const at = words.slice(0, index).join(' ').length + Number(index > 0);
        return [words.slice(index, index + 3).join(' '), [text, at]] as const;
      });
    }),
);

test.each(Object.entries(TABLES))('no phrase of %s is left out where it fits in a sentence', (_, phrases) => {
  const table = phrasesOf<unknown>(phrases);
  const all = phrases.map(([source]) => new RegExp(`(?:${source})(?= |$)`, 'y'));
  const hidden: string[] = [];
  for (const [text, at] of PLACES.values()) {
    const offered = new Set(table.at(text, at).map(([{ source }]) => source));
    for (const pattern of all) {
      if (offered.has(pattern.source)) continue;
      pattern.lastIndex = at;
      if (pattern.test(text)) hidden.push(pattern.source);
    }
  }
  expect(hidden).toEqual([]);
});
