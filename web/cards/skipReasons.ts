export type SkipReason = 'INJURY' | 'ILLNESS' | 'WORK' | 'FATIGUE' | 'OTHER';

/** Why a workout is skipped, in the order in which it is asked. */
export const SKIP_REASONS: readonly { value: SkipReason; label: string }[] = [
  { value: 'INJURY', label: 'Injury' },
  { value: 'ILLNESS', label: 'Illness' },
  { value: 'WORK', label: 'Work' },
  { value: 'FATIGUE', label: 'Fatigue' },
  { value: 'OTHER', label: 'Other' },
];
