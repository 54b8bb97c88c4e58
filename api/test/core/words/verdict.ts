/** right; asked: a question with a way on, or an honest refusal, and nothing happens; refused: no way on; wrong: acts or answers otherwise. */
export const VERDICTS = ['right', 'asked', 'refused', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];
