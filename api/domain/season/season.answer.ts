import { z } from 'zod';
import { SPORTS } from '../../core/codes/sport.ts';
import { FORM_BAND_NAMES } from '../../core/load/form.ts';
import { PREDICTION_METHODS } from '../../core/codes/prediction.ts';
import { PRIORITIES, RACE_TYPES } from '../../core/codes/race.ts';
import { RESULT_STATUSES } from '../../core/race/raceResult.ts';
import { PHASE_CHANGES } from '../../core/season/regeneration.ts';
import { PHASE_TYPES } from '../../core/codes/phase.ts';
import { day, id, instant, rating } from '../kernel/answer.ts';

const sports = z.array(z.enum(SPORTS));

export const warning = z
  .object({ code: z.string(), message: z.string(), recommendation: z.string() })
  .meta({ id: 'Warning' });

const result = z
  .object({
    status: z.enum(RESULT_STATUSES),
    finishSeconds: z.int().nullable(),
    feeling: rating.nullable(),
    beforeHalfway: z
      .boolean()
      .nullable()
      .describe('Stopped before half the distance; null unless the race was not finished.'),
    notes: z.string().nullable(),
  })
  .meta({ id: 'RaceResult' });

const raceHead = {
  id: id('race'),
  raceName: z.string(),
  raceType: z.enum(RACE_TYPES),
  distance: z.string().describe('The type as people say it.'),
  raceDate: day,
  priority: z.enum(PRIORITIES),
};

export const race = z
  .object({
    ...raceHead,
    location: z.string().nullable(),
    notes: z.string().nullable(),
    goalTimeSec: z.int().nullable().describe('Seconds that the athlete means to take; null: no goal.'),
    result: result.nullable().describe('Null: not told.'),
  })
  .meta({ id: 'Race' });

const phaseHead = {
  phaseName: z.string(),
  phaseType: z.enum(PHASE_TYPES),
  startDate: day,
  endDate: day,
  weeklyVolume: z.number().describe('Mean hours a week.'),
  description: z.string(),
  focusAreas: z.array(z.string()),
  baseSports: sports.describe('Those that the race needs.'),
  sportPreferences: sports,
};

export const phase = z
  .object({ id: id('phase'), ...phaseHead, isEdited: z.boolean().describe('A person changed it.') })
  .meta({ id: 'Phase' });

const seconds = z.int().nullable().describe('Null: nothing is known that would tell.');

export const racePrediction = z.object({
  prediction: z
    .object({
      lowSec: seconds,
      highSec: seconds,
      likelySec: seconds,
      plannedSec: seconds,
      fastestSec: seconds,
      usualSec: seconds,
      methods: z.array(
        z.object({
          method: z.enum(Object.keys(PREDICTION_METHODS)),
          label: z.string(),
          seconds: z.int(),
          evidence: z.string(),
        }),
      ),
      goalGapSec: z.int().nullable().describe('Seconds by which the goal is faster than the range; null: it is not.'),
      summary: z.string(),
      support: z.string().nullable().describe('What would support such a goal.'),
    })
    .nullable()
    .describe('Null once the day of the race has passed.'),
});

const planned = z.object(phaseHead).meta({ id: 'PlannedPhase' });
const form = z
  .object({ raceDate: day, fitness: z.number(), form: z.number(), band: z.enum(FORM_BAND_NAMES) })
  .meta({ id: 'FormOnDay' });
const range = z.object({ start: day, end: day });

const phaseDifference = z.object({
  change: z.enum(PHASE_CHANGES),
  before: planned.nullable(),
  after: planned.nullable(),
});
const weekDifference = z.object({
  weekStartDate: day,
  hoursBefore: z.number().nullable(),
  hoursAfter: z.number().nullable(),
});
const raceDayDifference = z.object({
  raceId: id('race'),
  raceName: z.string(),
  before: form.nullable(),
  after: form.nullable(),
});

export const replan = z
  .object({
    previewId: id('preview').describe('What `apply-replan` takes.'),
    summary: z.string(),
    phases: z.array(phaseDifference),
    hours: z.array(weekDifference),
    raceDays: z.array(raceDayDifference),
  })
  .meta({ id: 'SeasonReplan' })
  .nullable()
  .describe('The season planned anew, where its phases no longer follow from it; null: they do.');

export const plan = z
  .object({
    id: id('plan'),
    seasonStart: day,
    seasonEnd: day,
    mainRaceId: id('race').nullable(),
    dateIsAssumed: z.boolean().describe('The athlete has not told the day of the main race.'),
    sportPreferences: sports,
    lostWeeks: z.array(day).describe('Mondays of weeks without training.'),
    version: z.int(),
    warnings: z.array(warning),
    races: z.array(race),
    phases: z.array(phase),
    replan,
  })
  .meta({ id: 'SeasonPlan' });

export const raceChange = z.object({
  race,
  validation: z.object({ isValid: z.boolean(), warnings: z.array(warning) }),
  replan,
});

export const preview = z.object({
  previewId: id('preview'),
  expiresAt: instant,
  recommendations: z.array(
    z.object({ type: z.string(), title: z.string(), message: z.string(), suggestion: z.string() }),
  ),
  allRaces: z.array(
    z.object({
      ...raceHead,
      goalTimeSec: z.int().nullable().describe('Null: no goal.'),
      predictedLowSec: seconds,
      predictedHighSec: seconds,
      plannedSec: z
        .int()
        .nullable()
        .describe('What training and race day would be paced for; null: neither goal nor prediction.'),
    }),
  ),
  changes: z.object({
    phaseCount: z.object({ old: z.int(), new: z.int() }),
    dateRange: z.object({ old: range, new: range }),
  }),
  newPhases: z.array(planned),
  phases: z.array(phaseDifference),
  weeks: z.array(weekDifference),
  raceDays: z.array(raceDayDifference),
});
