import { z } from 'zod';
import type { Day } from '../../core/calendar/calendar.ts';
import { ENDURANCE_SPORTS } from '../../core/codes/sport.ts';
import { THRESHOLD_BOUNDS } from '../../core/constants/thresholds.ts';
import { listOf } from '../../core/units/listOf.ts';
import { firstName, lastName } from '../account/account.schema.ts';
import { age, fitnessAssessments, gender, injury, trainingPreferences } from './athlete.schema.ts';
import { place } from '../account/settings.schema.ts';
import { checked, oneOf } from '../kernel/validation.ts';

/** A measured value; null takes it back. */
function measured(label: string, unit: string, { least, most }: { least: number; most: number }) {
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
    ftp: measured('FTP', 'watts', THRESHOLD_BOUNDS.ftp),
    runThresholdSpeed: measured('Running threshold speed', 'metres per second', THRESHOLD_BOUNDS.runThresholdSpeed),
    css: measured('Critical swim speed', 'metres per second', THRESHOLD_BOUNDS.css),
    lthr: measured('Threshold heart rate', 'beats per minute', THRESHOLD_BOUNDS.lthr),
  })
  .partial();

const SPORTS_MESSAGE = `Sports with a test are ${listOf(ENDURANCE_SPORTS, 'and')}.`;
/** Sports whose threshold the plan may test, each once. */
const testedSports = z
  .array(oneOf(ENDURANCE_SPORTS, SPORTS_MESSAGE))
  .transform((sports) => ENDURANCE_SPORTS.filter((sport) => sports.includes(sport)));

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
      testedSports,
      ...place,
    })
    .partial();
}

/** The preferences as they become, checked as a whole: one field may contradict another. */
export const changedPreferences = z.strictObject({ trainingPreferences });
