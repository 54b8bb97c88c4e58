export const PHASE_TYPES = ['base', 'build', 'race-specific', 'peak', 'taper', 'race', 'recovery'] as const;
export type PhaseType = (typeof PHASE_TYPES)[number];

export const WEEK_KINDS = ['load', 'step', 'taper', 'race', 'recovery'] as const;

/** load: building; step: step-back; the others as their phase. */
export type WeekKind = (typeof WEEK_KINDS)[number];
