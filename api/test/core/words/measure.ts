import { type CorpusLine, corpusOf } from './corpus.ts';
import { judgePrinciple } from './judgePrinciple.ts';
import { judgeRequest } from './judgeRequest.ts';
import type { Verdict } from './verdict.ts';

export const JUDGES = {
  requests: judgeRequest,
  fresh: judgeRequest,
  voices: judgeRequest,
  people: judgeRequest,
  later: judgeRequest,
  everyday: judgeRequest,
  questions: judgeRequest,
  principles: judgePrinciple,
} as const;
export type CorpusName = keyof typeof JUDGES;
export const CORPORA = Object.keys(JUDGES) as readonly CorpusName[];

export interface Judged extends CorpusLine {
  verdict: Verdict;
  lines: readonly string[];
  ms: number;
}

/** All sentences of a part of the corpus, answered and judged. */
export const judged = (name: CorpusName): readonly Judged[] =>
  corpusOf(name).map((line) => {
    const began = performance.now();
    const verdict = JUDGES[name](line);
    return { ...line, ...verdict, ms: performance.now() - began };
  });

export interface Shares {
  sentences: number;
  right: number;
  /** Right or asked. */
  sensible: number;
  wrong: number;
}

/** Percent of these sentences. */
export function sharesOf(all: readonly Judged[]): Shares {
  const share = (...verdicts: Verdict[]): number =>
    (100 * all.filter(({ verdict }) => verdicts.includes(verdict)).length) / all.length;
  return { sentences: all.length, right: share('right'), sensible: share('right', 'asked'), wrong: share('wrong') };
}
