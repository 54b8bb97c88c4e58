import { z } from 'zod';
import { type Sport, SPORTS } from '../../core/codes/sport.ts';
import { PHASE_VOLUME_BOUNDS } from '../../core/constants/season.ts';
import { checked, optionalText, text, wordsShape } from '../kernel/validation.ts';

const [least, most] = PHASE_VOLUME_BOUNDS;
const MAX_FOCUS_AREAS = 10;

const weeklyVolume = checked<number>(
  (value) =>
    typeof value === 'number' && value >= least && value <= most
      ? null
      : `Weekly hours must be a number from ${least} to ${most}.`,
  { type: 'number', minimum: least, maximum: most },
).transform((value) => Math.round(value * 10) / 10);

/** Sports in their fixed order, each once. */
export const someSports = checked<readonly Sport[]>(
  (value) => {
    if (!Array.isArray(value) || !value.every((sport) => SPORTS.includes(sport as Sport)))
      return `Sports must be among: ${SPORTS.join(', ')}.`;
    return value.length > 0 ? null : 'Please select at least one sport';
  },
  wordsShape(SPORTS, 1),
).transform((chosen) => SPORTS.filter((sport) => chosen.includes(sport)));

/** What is left out stays as it is. */
export const phaseSchema = z.strictObject({
  weeklyVolume: weeklyVolume.optional(),
  description: optionalText('Description', { most: 2000, paragraphs: true }).transform((value) => value ?? ''),
  focusAreas: z
    .array(text('Focus area', { most: 60 }))
    .max(MAX_FOCUS_AREAS, `At most ${MAX_FOCUS_AREAS} focus areas.`)
    .transform((areas) => [...new Set(areas)])
    .optional(),
  sportPreferences: someSports.optional(),
});

export const sportPreferencesSchema = z.strictObject({ sportPreferences: someSports });
