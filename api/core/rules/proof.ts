import type { Proof } from '../week/schedule.ts';
import type { Finding } from './finding.ts';

/** What findings of a week tell: one line for each limit, by the worst and then the largest that was found. */
export function proofOf(findings: readonly Finding[]): Proof[] {
  const lines = new Map<string, Finding>();
  for (const each of findings) {
    const known = lines.get(each.line);
    if (known === undefined || isTold(each, known)) lines.set(each.line, each);
  }
  return [...lines.values()].map(({ constraint, named, limit, value, holds, principleId }) => ({
    constraint,
    limit,
    value,
    holds,
    ...(named !== undefined && { named }),
    ...(principleId !== undefined && { principleId }),
  }));
}

const isTold = (one: Finding, other: Finding): boolean =>
  one.excess === other.excess ? one.size > other.size : one.excess > other.excess;
