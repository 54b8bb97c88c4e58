import { z } from 'zod';
import { instantOf } from '../../core/calendar/instant.ts';
import type { ActivitySport } from '../../core/workout/fit/fitFile.ts';
import { type NamedSport, SPORT_OF } from '../../core/workout/sport.ts';
import { ACTIVITY_SPORTS } from '../../core/workout/fit/fitFile.ts';
import { checked, oneOf, optionalWholeNumber, text, wholeNumber } from '../kernel/validation.ts';

const MAX_SECONDS = 14 * 86_400;
const FIRST = Date.parse('2010-01-01');
const SPORTS = ACTIVITY_SPORTS.map((sport) => SPORT_OF[sport]);

const isInstant = (value: unknown) => typeof value === 'string' && (instantOf(value) ?? 0) >= FIRST;

const within = (least: number, most: number, label: string) =>
  optionalWholeNumber(least, most, `${label} must be a whole number from ${least} to ${most}.`);

/** What a program says of an activity: sums, as it has no recording to send. */
export const activityEntrySchema = z.strictObject({
  source: text('Source', { most: 50 }),
  externalId: text('External id', { most: 200 }),
  sport: oneOf<NamedSport>(SPORTS, `Sport must be one of: ${SPORTS.join(', ')}.`).transform((named): ActivitySport =>
    ACTIVITY_SPORTS.find((sport) => SPORT_OF[sport] === named)!,
  ),
  startedAt: checked<string>(
    (value) =>
      isInstant(value) ? null : 'Started at must be a time with its zone, like 2026-11-20T06:00:00Z, from 2010 on.',
    { type: 'string', format: 'date-time' },
  ).transform((value) => new Date(value).toISOString()),
  movingSec: wholeNumber('Moving seconds', 1, MAX_SECONDS),
  elapsedSec: within(1, MAX_SECONDS, 'Elapsed seconds'),
  distanceM: within(1, 5_000_000, 'Metres'),
  normalizedPower: within(1, 3000, 'Normalized power'),
  averagePower: within(1, 3000, 'Mean power'),
  averageHeartRate: within(25, 250, 'Mean heart rate'),
  maxHeartRate: within(25, 250, 'Highest heart rate'),
  averageCadence: within(1, 300, 'Cadence'),
  rpe: within(1, 10, 'Perceived exertion'),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
