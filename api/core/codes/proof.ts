/** What a line of a week's proof tells. */
export const PROOF_KINDS = {
  limit: 'A limit, kept or broken.',
  target: 'What the week holds of a target; nothing breaks it.',
} as const;
export type ProofKind = keyof typeof PROOF_KINDS;

/** Why a limit of a week does not hold. */
export const BROKEN_CAUSES = {
  change: 'Somebody changed the schedule.',
  limit: 'The limit changed later than the workouts, or fell with what was done since.',
  plan: 'The planner could not keep it beside the other limits and the workouts that it may not change.',
} as const;
export type BrokenCause = keyof typeof BROKEN_CAUSES;
