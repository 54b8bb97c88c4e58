/** A principle as a coach writes it, and what is to become of it: the rules in words, or why there is none. */
export interface PrincipleCase {
  context?: string;
  principle: string;
  phaseType?: string;
  workoutType?: string;
  /** Rules without their scope, in order; a state where there is no rule. */
  expected: readonly string[] | 'adviceOnly' | 'refused';
  /** Scope in words, where it matters. */
  scope?: string;
}

export const c = (
  principle: string,
  expected: PrincipleCase['expected'],
  more: Omit<PrincipleCase, 'principle' | 'expected'> = {},
): PrincipleCase => ({ principle, expected, ...more });
