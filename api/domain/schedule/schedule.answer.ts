import { z } from 'zod';
import { LOAD_MEASURES } from '../../core/load/activity.ts';
import { WORKOUT_TIMES } from '../../core/athlete/athlete.ts';
import { WEEKDAYS } from '../../core/calendar/calendar.ts';
import { ACTIVITY_SPORTS } from '../../core/workout/fit/fitFile.ts';
import { PHASE_TYPES, WEEK_KINDS } from '../../core/season/season.ts';
import { WORKOUT_STATUSES, WORKOUT_TYPES } from '../../core/workout/workout.ts';
import { day, done, id, inputs, rating, seconds } from '../kernel/answer.ts';
import { warning, race } from '../season/season.answer.ts';

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
    locked: z.boolean().describe('A person made or moved it: planning anew leaves it alone.'),
    madeBy: z.enum(['planner', 'athlete', 'coach']),
    version: z.int().describe('Send it with a change, to be told when somebody else was quicker.'),
    feedback: feedback.nullable(),
    recorded: z.array(recorded),
  })
  .meta({ id: 'Workout' });

const proof = z
  .object({
    constraint: z.string(),
    limit: z.string(),
    value: z.string(),
    holds: z.boolean(),
    principleId: z.string().optional(),
    fired: z.boolean().optional().describe("The coach's principle limited the week."),
  })
  .meta({ id: 'Proof', description: 'A limit of a week, and that it is kept.' });

export const week = z
  .object({
    id: id('week'),
    weekNumber: z.int(),
    weekStartDate: day,
    weekEndDate: day,
    targetWeeklyHours: z.number(),
    phaseType: z.enum(PHASE_TYPES),
    kind: z.enum(WEEK_KINDS),
    proof: z.array(proof),
    status: z.enum(['completed', 'in_progress', 'upcoming']),
    plannedMinutes: z.int(),
    completedMinutes: z.int(),
    workouts: z.array(workout),
  })
  .meta({ id: 'Week' });

const schedule = {
  weeks: z.array(week),
  hasSeasonPlan: z.boolean(),
  athlete: z.object({ id: id('athlete'), firstName: z.string(), lastName: z.string() }),
  seasonPlan: z.object({ races: z.array(race) }).nullable(),
};

export const scheduleAnswer = z.object(schedule);
/** The revision of an answer to a change. */
export const changed = {
  revisionId: id('revision'),
  unchanged: z.boolean().describe('Nothing was to be changed: `revisionId` is the latest change before.'),
};
export const undone = done.extend({ ...changed, ...schedule });
export const generated = done.extend({ weeks: z.array(week), warnings: z.array(warning), ...changed });
const moveWarnings = z.array(z.object({ code: z.string(), message: z.string() }));
export const rescheduled = done.extend({ workout, warnings: moveWarnings, ...changed });
export const created = done.extend({ workout, warnings: moveWarnings });
