import { readFileSync } from 'node:fs';

/** A sentence of the corpus and what is to become of it: one of several ways, each made of parts. */
export interface CorpusLine {
  sentence: string;
  act: string;
  ways: readonly (readonly string[])[];
  /** Of the part that nobody reads while building; it is counted, and never printed. */
  isHeldBack: boolean;
}

const HELD_BACK = 30;

/** FNV-1a: where a sentence stands does not depend on its neighbours. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return hash;
}

const partsOf = (way: string): string[] => way.split(';').map((part) => part.trim());

function lineOf(line: string, columns: number): CorpusLine {
  const fields = line.split(' | ');
  const [sentence, expected] = [fields[0]!, fields.at(-1)!];
  if (fields.length !== columns) throw new Error(`${columns} fields are wanted: ${line}`);
  return {
    sentence,
    act: columns === 3 ? fields[1]! : 'rule',
    ways: expected.split(' / ').map(partsOf),
    isHeldBack: hashOf(sentence) % 100 < HELD_BACK,
  };
}

/** The lines of a file of `api/test/corpus`. */
export const corpusOf = (
  name: 'requests' | 'fresh' | 'voices' | 'people' | 'later' | 'everyday' | 'questions' | 'principles',
): readonly CorpusLine[] =>
  readFileSync(`api/test/corpus/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => lineOf(line, name === 'principles' ? 2 : 3));
