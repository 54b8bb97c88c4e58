const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,·/-]+/)
    .filter(Boolean);

/**
 * How well an entry fits what was typed, from 0 (not at all) to 1: every word typed must begin a word of the entry. Its
 * first text is its label, which counts more than what it is also found by; 'runn wed' finds the run of Wednesday.
 */
export function rank(typed: string, [label = '', ...others]: readonly string[]): number {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return 1;
  const [own, also] = [wordsOf(label), others.flatMap(wordsOf)];
  let sum = 0;
  for (const word of wanted) {
    if (own.includes(word)) sum += 1;
    else if (own.some((other) => other.startsWith(word))) sum += 0.9;
    else if (also.some((other) => other.startsWith(word))) sum += 0.6;
    else return 0;
  }
  const begins = label.toLowerCase().startsWith(typed.trim().toLowerCase());
  return Math.min(1, (0.9 * sum) / wanted.length + (begins ? 0.1 : 0));
}
