import { z } from 'zod';
import type { Day } from '../../core/calendar/calendar.ts';
import { firstName, lastName } from '../account/account.schema.ts';
import { age, fitnessAssessments, gender, injury, trainingPreferences } from './athlete.schema.ts';
import { place } from '../account/settings.schema.ts';
import { checked } from '../kernel/validation.ts';

/** A measured value; null takes it back. */
function measured(label: string, unit: string, least: number, most: number) {
  const message = `${label} must be a number from ${least} to ${most} ${unit}.`;
  return checked<number | null>(
    (value) =>
      value === null || (typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most)
        ? null
        : message,
    { type: ['number', 'null'], minimum: least, maximum: most },
  );
}

/** Bounds that hold for people: from a first walk to a world record. */
export const thresholds = z
  .strictObject({
    ftp: measured('FTP', 'watts', 50, 600),
    runThresholdSpeed: measured('Running threshold speed', 'metres per second', 1.2, 7),
    css: measured('Critical swim speed', 'metres per second', 0.3, 2.2),
    lthr: measured('Threshold heart rate', 'beats per minute', 80, 220),
  })
  .partial();

/** Any part of the profile; what is left out stays. */
export function profileChange(today: Day) {
  return z
    .strictObject({
      firstName,
      lastName,
      age,
      gender,
      trainingPreferences: z.looseObject({}),
      fitnessAssessments,
      injuries: z.array(injury(today)).max(50, 'At most 50 injuries.'),
      thresholds,
      ...place,
    })
    .partial();
}

/** The preferences as they become, checked as a whole: one field may contradict another. */
export const changedPreferences = z.strictObject({ trainingPreferences });
