/** What a line of a week's proof tells. */
export const PROOF_KINDS = {
  limit: 'A limit, kept or broken.',
  target: 'What the week holds of a target; nothing breaks it.',
} as const;
export type ProofKind = keyof typeof PROOF_KINDS;
