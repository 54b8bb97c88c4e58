import type { Finding, Proof } from './finding.ts';

/** Of the findings of a week the one that tells each limit: the worst, then the largest. In the order in which limits were found. */
export function worstOfEach(findings: readonly Finding[]): Finding[] {
  const lines = new Map<string, Finding>();
  for (const each of findings) {
    const known = lines.get(each.line);
    if (known === undefined || goesFirst(each, known)) lines.set(each.line, each);
  }
  return [...lines.values()];
}

/** What findings of a week tell: one line for each limit. */
export const proofOf = (findings: readonly Finding[]): Proof[] => worstOfEach(findings).map(lineOf);

function lineOf({ constraint, named, limit, value, holds, principleId }: Finding): Proof {
  const line: Proof = { constraint, limit, value, holds };
  if (named !== undefined) line.named = named;
  if (principleId !== undefined) line.principleId = principleId;
  return line;
}

const goesFirst = (one: Finding, other: Finding): boolean =>
  one.excess === other.excess ? one.size > other.size : one.excess > other.excess;
