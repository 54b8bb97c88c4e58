import { z } from 'zod';
import {
  BOTTLE_BOUNDS,
  BOTTLE_ML_BOUNDS,
  CARBS_BOUNDS,
  COURSE_BOUNDS,
  GEL_BOUNDS,
  HUMIDITY_BOUNDS,
  TEMPERATURE_BOUNDS,
} from '../../core/constants/raceDay.ts';
import { courseProblem } from '../../core/raceDay/course.ts';
import type { CoursePoint } from '../../core/raceDay/coursePoint.ts';
import { orNull } from '../kernel/jsonSchema.ts';
import { checked, optionalWholeNumber } from '../kernel/validation.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isPoint(value: unknown): value is CoursePoint {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { d, ele } = value as Record<string, unknown>;
  return isNumber(d) && isNumber(ele);
}

function profileProblem(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || !value.every(isPoint))
    return 'A course is a list of points, each with a distance d and a height ele in metres.';
  return courseProblem(value);
}

/** Points of a profile, without coordinates; null: flat. */
const profile = checked<CoursePoint[] | null | undefined>(profileProblem, {
  type: ['array', 'null'],
  minItems: COURSE_BOUNDS.minPoints,
  maxItems: COURSE_BOUNDS.maxPoints,
  items: {
    type: 'object',
    required: ['d', 'ele'],
    properties: { d: { type: 'number' }, ele: { type: 'number' } },
    additionalProperties: false,
  },
})
  .optional()
  .transform((value) => value ?? null);

const [coldest, hottest] = TEMPERATURE_BOUNDS;
const temperature = checked<number | null | undefined>(
  (value) =>
    value === undefined || value === null || (isNumber(value) && value >= coldest && value <= hottest)
      ? null
      : `Temperature must be from ${coldest} to ${hottest} °C.`,
  orNull({ type: 'number', minimum: coldest, maximum: hottest }),
)
  .optional()
  .transform((value) => value ?? null);

const whole = (label: string, [least, most]: readonly [number, number], unit: string) =>
  optionalWholeNumber(least, most, `${label} must be a whole number from ${least} to ${most}${unit}.`);

/** Only the fields that were sent count; null takes one away. */
export const raceDaySchema = z.strictObject({
  bikeCourse: profile,
  runCourse: profile,
  temperatureC: temperature,
  humidity: whole('Humidity', HUMIDITY_BOUNDS, ' %'),
  practisedCarbsPerHour: whole('Practised carbohydrate', CARBS_BOUNDS, ' g an hour'),
  gelCarbsG: whole('A gel', GEL_BOUNDS, ' g'),
  bottleCarbsG: whole('A bottle', BOTTLE_BOUNDS, ' g'),
  bottleMl: whole('A bottle', BOTTLE_ML_BOUNDS, ' ml'),
});
