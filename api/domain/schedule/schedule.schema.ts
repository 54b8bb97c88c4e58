import { z } from 'zod';
import { type Sport, SPORTS } from '../../core/codes/sport.ts';
import { orNull } from '../kernel/jsonSchema.ts';
import { checked, oneOf, wordsShape } from '../kernel/validation.ts';

export const SCHEDULE_MODES = ['season-plan', 'train-consistently'] as const;
export type ScheduleMode = (typeof SCHEDULE_MODES)[number];

const sports = checked<readonly Sport[] | null | undefined>(
  (value) => {
    if (value === undefined || value === null) return null;
    const known = Array.isArray(value) && value.every((sport) => SPORTS.includes(sport as Sport));
    return known ? null : `Sports must be among: ${SPORTS.join(', ')}.`;
  },
  orNull(wordsShape(SPORTS)),
).optional();

/** The sports are asked for only when there is no season plan to name them. */
export const generateSchema = z
  .strictObject({
    mode: oneOf(SCHEDULE_MODES, `Mode must be one of: ${SCHEDULE_MODES.join(', ')}.`),
    selectedSports: sports,
  })
  .superRefine(({ mode, selectedSports }, context) => {
    if (mode !== 'train-consistently') return;
    const problem = (message: string) => context.addIssue({ code: 'custom', path: ['selectedSports'], message });
    if (!selectedSports || selectedSports.length === 0) problem('Please select at least one sport');
    else if (selectedSports.every((sport) => sport === 'strength'))
      problem('Choose at least one of running, cycling, swimming.');
  })
  .transform(({ mode, selectedSports }) => ({
    mode,
    sports: SPORTS.filter((sport) => selectedSports?.includes(sport)),
  }));

/** Ids as they were sent: one that names nothing is not found, which is no wrong form. */
export const undoSchema = z.strictObject({
  revisionId: z.unknown().optional(),
  athleteProfileId: z.unknown().optional(),
});
