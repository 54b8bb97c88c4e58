import { z } from 'zod';
import { RUNG_OUTCOMES, type RungOutcome } from '../../core/codes/rung.ts';
import { WORKOUT_TIMES } from '../../core/athlete/athlete.ts';
import { WEEKDAYS } from '../../core/calendar/calendar.ts';
import { LOAD_MEASURES } from '../../core/load/activity.ts';
import { ACTIVITY_SPORTS } from '../../core/workout/fit/fitFile.ts';
import { WORKOUT_STATUSES, WORKOUT_TYPES } from '../../core/codes/workout.ts';
import { day, id, inputs, rating, seconds } from '../kernel/answer.ts';

export const STEP_KINDS = ['warmup', 'work', 'recovery', 'rest', 'cooldown'] as const;
export const REASON_SOURCES = ['phase', 'rule', 'principle', 'checkIn', 'feedback', 'athlete', 'coach'] as const;

const step = z
  .object({
    kind: z.enum(STEP_KINDS),
    sport: z.enum(['run', 'bike', 'swim']).optional().describe('Part of a brick that it belongs to.'),
    durationSec: seconds,
    distanceM: z.number().optional(),
    effort: z.number().describe('Fraction of the threshold.'),
    target: z
      .object({ metric: z.enum(['ftp', 'thrSpeed', 'css', 'lthr', 'rpe']), lo: z.number(), hi: z.number() })
      .describe('Fractions of the threshold; of rpe, 1 to 10.'),
    note: z.string().optional(),
    raceEffort: z.literal(true).optional().describe("At the effort of the athlete's race."),
  })
  .meta({ id: 'Step' });
const block = z.object({ repeat: z.int().min(1), steps: z.array(step) }).meta({ id: 'Block' });
export const steps = z.array(z.union([step, block]));

const feedback = z
  .object({
    id: id('feedback'),
    completionStatus: z.enum(['completed', 'partially_completed', 'skipped']),
    actualDuration: z.int().nullable().describe('Minutes.'),
    perceivedExertion: rating.nullable(),
    feelingRating: rating.nullable(),
    notes: z.string().nullable(),
    reasonForSkip: z.enum(['injury', 'illness', 'work', 'fatigue', 'other']).nullable(),
  })
  .meta({ id: 'Feedback' });

const recorded = z
  .object({
    id: id('activity'),
    sport: z.enum(ACTIVITY_SPORTS),
    minutes: z.int().min(1),
    tss: z.number(),
    measure: z.enum(LOAD_MEASURES),
    zoneSec: z
      .tuple([seconds, seconds, seconds])
      .nullable()
      .describe('Below, between and above the two thresholds; null: no threshold is known.'),
    rpe: rating.nullable(),
  })
  .meta({ id: 'RecordedActivity' });

const OUTCOMES = Object.keys(RUNG_OUTCOMES) as RungOutcome[];

const rung = z.object({
  family: z.string().describe('Names the family: "run-cruise".'),
  familyName: z.string(),
  rung: z.int().describe('1 is the first, and the least demanding.'),
  rungs: z.int().describe('Rungs of the ladder.'),
  last: z
    .object({ date: day, what: z.string(), outcome: z.enum(OUTCOMES) })
    .nullable()
    .describe('The last one of the family before it; null: none within a year.'),
  text: z.string(),
});

export const workout = z
  .object({
    id: id('workout'),
    trainingWeekId: id('week'),
    dayOfWeek: z.enum(WEEKDAYS),
    scheduledDate: day,
    workoutType: z.enum(WORKOUT_TYPES),
    intensity: z.string().describe("One of the planner's words, or a person's own."),
    duration: z.int().describe('Planned minutes.'),
    tss: z.number(),
    isLong: z.boolean(),
    isHard: z.boolean(),
    status: z.enum(WORKOUT_STATUSES),
    description: z.string(),
    instructions: z.string(),
    timeOfDay: z.enum(WORKOUT_TIMES),
    steps,
    reasons: z.array(z.object({ code: z.string(), text: z.string(), source: z.enum(REASON_SOURCES), inputs })),
    rung: rung.nullable().describe('Its place on the ladder of its family; null: it is of no family.'),
    locked: z.boolean().describe('A person made or moved it: planning anew leaves it alone.'),
    madeBy: z.enum(['planner', 'athlete', 'coach']),
    version: z.int().describe('Send it with a change, to be told when somebody else was quicker.'),
    feedback: feedback.nullable(),
    recorded: z.array(recorded),
  })
  .meta({ id: 'Workout' });
