import { z } from 'zod';
import { rpeTssPerHour } from '../../core/workout/tss.ts';
import { minutesOfSteps } from '../../core/change/operations/edited.ts';
import type { Block, Step } from '../../core/workout/workout.ts';
import { WORKOUT_TYPES } from '../../core/codes/workout.ts';
import { jsonSchemaOf, orNull } from '../kernel/jsonSchema.ts';
import { checked, oneOf, optionalText, wholeNumber } from '../kernel/validation.ts';
import { timeText } from '../../core/units/timeText.ts';

const EDITABLE_TYPES = WORKOUT_TYPES.filter((type) => type !== 'race');
const KINDS = ['warmup', 'work', 'recovery', 'rest', 'cooldown'] as const;
const METRICS = ['ftp', 'thrSpeed', 'css', 'lthr', 'rpe'] as const;
const SPORTS = ['run', 'bike', 'swim'] as const;

const MAX_BLOCKS = 40;

/** Left out or null: as it was. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .transform((value, context): z.output<T> | undefined => {
      if (value === undefined || value === null) return undefined;
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      for (const { message, path } of parsed.error.issues)
        context.addIssue({ code: 'custom', message, path: [...path] });
      return z.NEVER;
      // what the published contract says of it
    })
    .meta(orNull(jsonSchemaOf(schema)))
    .optional();

const within = (least: number, most: number, message: string) =>
  checked<number>(
    (value) =>
      typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most ? null : message,
    { type: 'number', minimum: least, maximum: most },
  );

const target = z
  .strictObject({
    metric: oneOf(METRICS, `Metric must be one of: ${METRICS.join(', ')}.`),
    lo: within(0, 10, 'The lower end must be a number from 0 to 10.'),
    hi: within(0, 10, 'The upper end must be a number from 0 to 10.'),
  })
  .refine(({ lo, hi }) => lo <= hi, { path: ['hi'], message: 'The upper end must not be below the lower end.' })
  .refine(({ metric, lo, hi }) => (metric === 'rpe' ? lo >= 1 : hi <= 3), {
    path: ['hi'],
    message: 'Targets are fractions of the threshold up to 3, or 1 to 10 for perceived exertion.',
  });

const stepSchema = z
  .strictObject({
    kind: oneOf(KINDS, `Kind must be one of: ${KINDS.join(', ')}.`),
    sport: maybe(oneOf(SPORTS, `The leg must be one of: ${SPORTS.join(', ')}.`)),
    durationSec: wholeNumber('Step duration', 5, 36_000),
    distanceM: maybe(within(1, 400_000, 'Distance must be from 1 m to 400 km.')),
    target,
    note: optionalText('Note', { most: 200 }),
  })
  .transform(({ sport, distanceM, note, ...step }): Step => {
    const { metric, lo, hi } = step.target;
    const middle = (lo + hi) / 2;
    // load grows with the square of the intensity
    const effort = metric === 'rpe' ? Math.sqrt(rpeTssPerHour(middle) / 100) : middle;
    return {
      ...step,
      effort,
      ...(sport && { sport }),
      ...(distanceM !== undefined && { distanceM }),
      ...(note !== null && { note }),
    };
  });

const blockSchema = z
  .strictObject({
    repeat: wholeNumber('Repeat', 1, 60),
    steps: z
      .array(stepSchema)
      .min(1, 'A block needs at least one step.')
      .max(MAX_BLOCKS, `At most ${MAX_BLOCKS} steps in a block.`),
  })
  .transform(({ repeat, steps }): Step | Block => (repeat === 1 && steps.length === 1 ? steps[0]! : { repeat, steps }));

/** Steps as a client writes them; empty: none. */
export const stepsSchema = maybe(z.array(blockSchema).max(MAX_BLOCKS, `At most ${MAX_BLOCKS} blocks.`));

/** What of a workout is to change; fields that are left out or null stay. Blank texts go back to none. */
export const updateWorkoutSchema = z
  .strictObject({
    version: maybe(wholeNumber('Version', 1, 2_147_483_647)),
    workoutType: maybe(oneOf(EDITABLE_TYPES, `Workout type must be one of: ${EDITABLE_TYPES.join(', ')}.`)),
    duration: maybe(wholeNumber('Duration', 1, 600)),
    intensity: maybe(optionalText('Intensity', { most: 40 })).transform((value) => value ?? undefined),
    description: maybe(optionalText('Description', { most: 200 })),
    instructions: maybe(optionalText('Instructions', { most: 5000, paragraphs: true })),
    steps: stepsSchema,
  })
  .superRefine(({ steps, duration }, context) => {
    if (!steps || steps.length === 0) return;
    const minutes = minutesOfSteps(steps);
    if (minutes < 1 || minutes > 600)
      context.addIssue({ code: 'custom', path: ['steps'], message: 'The steps must last from 1 to 600 minutes.' });
    else if (duration !== undefined && Math.abs(minutes - duration) > 1)
      context.addIssue({
        code: 'custom',
        path: ['steps'],
        message: `The steps last ${timeText(minutes)}, not ${timeText(duration)}.`,
      });
  });

export const deleteWorkoutSchema = z.strictObject({ version: maybe(wholeNumber('Version', 1, 2_147_483_647)) });
