import { z } from 'zod';
import { daysBetween } from '../../core/calendar/calendar.ts';
import { orNull } from '../kernel/jsonSchema.ts';
import { checked, DAY_SHAPE, dayProblem } from '../kernel/validation.ts';

/** Most days of one act: five years. */
export const MAX_WELLNESS_DAYS = 2000;
/** Most days of one question: a year, and the day on which the next begins. */
const MAX_ASKED_DAYS = 366;
const MAX_NOTE = 500;

const day = () => checked<string>(dayProblem, DAY_SHAPE);

/** Undefined: it stays as it was. Null: it is taken away. */
function measure(label: string, least: number, most: number, isWhole = false) {
  const message = `${label} must be ${isWhole ? 'a whole number' : 'a number'} from ${least} to ${most}.`;
  const isRight = (value: unknown) =>
    typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value));
  return checked<number | null | undefined>(
    (value) => (value === undefined || value === null || isRight(value) ? null : message),
    orNull({ type: isWhole ? 'integer' : 'number', minimum: least, maximum: most }),
  ).optional();
}

const note = checked<string | null | undefined>(
  (value) =>
    value === undefined || value === null
      ? null
      : typeof value !== 'string'
        ? 'Note must be text.'
        : /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(value)
          ? 'Text contains a character that is not allowed.'
          : [...value.trim()].length > MAX_NOTE
            ? `Note must be at most ${MAX_NOTE} characters.`
            : null,
  orNull({ type: 'string', maxLength: MAX_NOTE }),
)
  .optional()
  .transform((value) => (typeof value === 'string' ? value.trim().normalize('NFC') || null : value));

export const wellnessDaySchema = z
  .strictObject({
    day: day(),
    hrv: measure('Heart rate variability', 1, 300),
    restingHeartRate: measure('Resting heart rate', 20, 150, true),
    sleepHours: measure('Hours of sleep', 0, 24),
    weight: measure('Weight', 20, 300),
    note,
  })
  .superRefine(({ day: _day, ...measured }, context) => {
    if (Object.values(measured).some((value) => value !== undefined)) return;
    context.addIssue({ code: 'custom', path: ['hrv'], message: 'Give at least one value of the day.' });
  });
export type WellnessInput = z.output<typeof wellnessDaySchema>;

export const wellnessSchema = z.strictObject({
  days: z
    .array(wellnessDaySchema, 'Days must be a list.')
    .min(1, 'Give at least one day.')
    .max(MAX_WELLNESS_DAYS, `Give at most ${MAX_WELLNESS_DAYS} days at once.`),
});

export const wellnessSpanSchema = z.object({ from: day(), to: day() }).superRefine(({ from, to }, context) => {
  if (dayProblem(from) ?? dayProblem(to)) return;
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MAX_ASKED_DAYS) return;
  const message = days < 1 ? 'to must not lie before from.' : `from and to may span ${MAX_ASKED_DAYS} days at most.`;
  context.addIssue({ code: 'custom', path: ['to'], message });
});
