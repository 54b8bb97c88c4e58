import { z } from 'zod';
import { RULE_ORDER } from '../../core/rules/rules.ts';
import { PHASE_TYPES, WEEK_KINDS } from '../../core/codes/phase.ts';
import { changed, day, done, id } from '../kernel/answer.ts';
import { workout } from '../revision/workout.answer.ts';
import { warning, race } from '../season/season.answer.ts';

const proof = z
  .object({
    code: z.enum(RULE_ORDER).nullable().describe('Which limit it is; null: what only the planning of the week knows.'),
    kind: z.enum(['limit', 'target']).describe('A limit, or what the week holds of a target, which nothing breaks.'),
    constraint: z.string(),
    limit: z.string(),
    value: z.string(),
    holds: z.boolean(),
    excess: z.number().describe('How far over the limit, in minutes, days, workouts or percent; 0: it holds.'),
    day: day.nullable().describe('The day it is about; null: the week.'),
    workoutId: id('workout')
      .nullable()
      .describe('The workout it is about, one of the week as it stands; null: none, or several.'),
    principleId: id('principle').optional().describe("Of the coach's principle that it is."),
    fired: z.boolean().optional().describe("The coach's principle limited the week when it was planned."),
    brokenBy: z
      .object({
        revisionId: id('revision').describe('Undo it to take the change back.'),
        number: z.int(),
        actorRole: z.enum(['athlete', 'coach', 'planner']),
        actorName: z.string().nullable().describe('Null: the planner, or an account that is gone.'),
        summary: z.string(),
        createdAt: z.iso.datetime(),
      })
      .nullable()
      .describe(
        'The change that broke it, or went further over it once it had changed; null: it holds, or no change did, and brokenCause says why.',
      ),
    brokenCause: z
      .enum(['change', 'limit', 'plan'])
      .nullable()
      .describe(
        'A change, by somebody; the limit, which changed later than the workouts; or the plan, since the planner could not keep it. Null: it holds, the week is over, or nobody knows any more.',
      ),
  })
  .meta({ id: 'Proof', description: 'A limit of a week, measured as the week stands.' });

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
    plannedMinutes: z.int().describe('Of its workouts, skipped ones among them; races not counted.'),
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
export const undone = done.extend({ ...changed, ...schedule });
export const generated = done.extend({ weeks: z.array(week), warnings: z.array(warning), ...changed });
const moveWarnings = z.array(z.object({ code: z.string(), message: z.string() }));
export const rescheduled = done.extend({ workout, warnings: moveWarnings, ...changed });
export const created = done.extend({ workout, warnings: moveWarnings });
