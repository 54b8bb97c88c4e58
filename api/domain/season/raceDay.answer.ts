import { z } from 'zod';
import { FUEL_BOUNDS, FUEL_KINDS, HEAT_LEVELS, RACE_LEGS } from '../../core/codes/raceDay.ts';
import { instant } from '../kernel/answer.ts';

const seconds = z.int().nullable().describe('Null: not known.');
const wordsOf = (codes: Readonly<Record<string, string>>) => z.enum(Object.keys(codes));
const course = z.object({
  distanceM: z.number(),
  gainM: z.int(),
  heights: z.array(z.number()).describe('Metres above the sea at equal distances from start to finish.'),
});

const leg = z.object({
  kind: wordsOf(RACE_LEGS),
  name: z.string(),
  distanceM: z.number().nullable().describe('Null: a change of sport.'),
  seconds,
  clockSec: seconds.describe('Seconds from the start of the race to its end.'),
  watts: z.int().nullable().describe('Normalised power; null: no ride.'),
  mostWatts: z.int().nullable().describe('Of the steepest climbs.'),
  effort: z.string(),
  advice: z.string().nullable(),
  splits: z.array(
    z.object({
      toM: z.number(),
      seconds: z.int(),
      clockSec: z.int(),
      gainM: z.int(),
      watts: z.int().nullable(),
    }),
  ),
  course: course.nullable().describe('Null: paced as flat.'),
});

const fuel = z.object({
  gramsPerHour: z.int(),
  bestGramsPerHour: z.int(),
  boundBy: wordsOf(FUEL_BOUNDS),
  rehearsals: z.int(),
  text: z.string(),
  intake: z.array(z.object({ fromSec: z.int(), untilSec: z.int(), kind: wordsOf(FUEL_KINDS), grams: z.int() })),
  fluidLowMl: z.int(),
  fluidHighMl: z.int(),
  fluidText: z.string(),
  sodium: z.string(),
});

const heat = z.object({
  level: wordsOf(HEAT_LEVELS),
  wbgt: z.number(),
  slowerLow: z.number(),
  slowerHigh: z.number(),
  slowerLowSec: seconds,
  slowerHighSec: seconds,
  dropout: z.number(),
  advice: z.string(),
});

const given = z.object({
  hasBikeCourse: z.boolean(),
  hasRunCourse: z.boolean(),
  temperatureC: z.number().nullable(),
  humidity: z.int().nullable(),
  practisedCarbsPerHour: z.int().nullable(),
  gelCarbsG: z.int().nullable(),
  bottleCarbsG: z.int().nullable(),
  bottleMl: z.int().nullable(),
});

export const raceDay = z.object({
  dayPlan: z
    .object({
      targetSec: seconds,
      isGoal: z.boolean(),
      lowSec: seconds,
      highSec: seconds,
      summary: z.string(),
      support: z.string().nullable(),
      legs: z.array(leg),
      notes: z.array(z.string()),
      fuel,
      heat: heat.nullable().describe('Null: no temperature was given.'),
      warmUp: z.array(z.string()),
      checklist: z.array(z.string()),
      troubles: z.array(z.object({ title: z.string(), line: z.string() })),
      disclaimer: z.string(),
      given,
      changedByRole: z.enum(['athlete', 'coach']).nullable(),
      changedAt: instant.nullable(),
    })
    .nullable()
    .describe('Null once the day of the race has passed.'),
});
