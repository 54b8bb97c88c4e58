import { z } from 'zod';
import { type Day, isDay } from '../../core/calendar/calendar.ts';
import { type FieldError, InvalidInput } from './errors.ts';
import { type JsonSchema, orNull } from './jsonSchema.ts';

/** What people see of a text: without spaces, controls and characters of no width. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
// Cs: half of a surrogate pair, which no text encoding can hold
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}]/u;
const FORBIDDEN_IN_PARAGRAPHS = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

interface TextOptions {
  /** Most characters. */
  most: number;
  /** Line breaks and tabs may stand in it. */
  paragraphs?: boolean;
}

function problemOf(label: string, value: unknown, { most, paragraphs = false }: TextOptions): string | null {
  if (value === undefined || value === null) return `${label} is required.`;
  if (typeof value !== 'string') return `${label} must be text.`;
  if ((paragraphs ? FORBIDDEN_IN_PARAGRAPHS : FORBIDDEN_IN_LINE).test(value))
    return 'Text contains a character that is not allowed.';
  if (value.replaceAll(UNSEEN, '') === '') return `${label} is required.`;
  if ([...value.trim()].length > most) return `${label} must be at most ${most} characters.`;
  return null;
}

/** What the published contract says of a value, as JSON Schema; the problem decides. */
export type Shape = Readonly<JsonSchema>;
export const DAY_SHAPE: Shape = { type: 'string', format: 'date' };

/** A value that passes when `problem` finds nothing to say; else that sentence is its one error. */
export function checked<T>(
  problem: (value: unknown) => string | null,
  shape: Shape = problem === dayProblem ? DAY_SHAPE : {},
) {
  return z
    .unknown()
    .transform((value, context): T => {
      const message = problem(value);
      if (message === null) return value as T;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ ...shape });
}

/** Required text; trimmed. */
export function text(label: string, options: TextOptions) {
  return checked<string>((value) => problemOf(label, value, options), {
    type: 'string',
    minLength: 1,
    maxLength: options.most,
  }).transform((value) => value.trim().normalize('NFC'));
}

/** Text that may be missing, null or blank: all three mean null. */
export function optionalText(label: string, options: TextOptions) {
  const isBlank = (value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return checked<string | null | undefined>(
    (value) => (isBlank(value) ? null : problemOf(label, value, options)),
    orNull({ type: 'string', maxLength: options.most }),
  )
    .transform((value) => value?.trim().normalize('NFC') || null)
    .optional()
    .transform((value) => value ?? null);
}

export function wholeNumber(label: string, least: number, most: number) {
  const message = `${label} must be a whole number from ${least} to ${most}.`;
  return checked<number>(
    (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? null : message,
    { type: 'integer', minimum: least, maximum: most },
  );
}

/** A number that may be missing or null: both mean null. */
export function optionalWholeNumber(least: number, most: number, message: string) {
  const isRight = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return checked<number | null | undefined>(
    (value) => (value === undefined || value === null || isRight(value) ? null : message),
    orNull({ type: 'integer', minimum: least, maximum: most }),
  )
    .optional()
    .transform((value) => value ?? null);
}

/** 1 to 10; missing means no data, never a default. */
export const optionalRating = (label: string) =>
  optionalWholeNumber(1, 10, `${label} must be a whole number from 1 to 10.`);

/** Yes or no that may be missing or null: both mean that nothing was said. */
export function optionalYesOrNo(label: string) {
  return checked<boolean | null | undefined>(
    (value) =>
      value === undefined || value === null || typeof value === 'boolean' ? null : `${label} must be true or false.`,
    { type: ['boolean', 'null'] },
  )
    .optional()
    .transform((value) => value ?? null);
}

export const wordShape = (words: readonly string[]): Shape => ({ type: 'string', enum: [...words] });
/** Some of the words, in any order. */
export const wordsShape = (words: readonly string[], least = 0): Shape => ({
  type: 'array',
  items: wordShape(words),
  ...(least > 0 && { minItems: least }),
});

/** One of the words; `message` says which. */
export function oneOf<T extends string>(words: readonly T[], message: string) {
  return checked<T>((value) => (words.includes(value as T) ? null : message), wordShape(words));
}

export function yesOrNo(label: string) {
  return checked<boolean>((value) => (typeof value === 'boolean' ? null : `${label} must be true or false.`), {
    type: 'boolean',
  });
}

/** What is wrong with a calendar day; null: nothing. */
export function dayProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'Use the form YYYY-MM-DD.';
  return isDay(value) ? null : `${value} is not a calendar date.`;
}

/** A day that may be missing, null or blank: all three mean null. `problem` judges a day that exists. */
export function optionalDay(problem: (day: Day) => string | null = () => null) {
  const isBlank = (value: unknown) => value === undefined || value === null || value === '';
  return checked<Day | null | undefined>(
    (value) => (isBlank(value) ? null : (dayProblem(value) ?? problem(value as Day))),
    orNull(DAY_SHAPE),
  )
    .optional()
    .transform((value) => value || null);
}

/** The id of a thing that may be missing or null: both mean null. Text that names nothing is for whoever looks it up. */
export function optionalId(label: string) {
  return checked<string | null | undefined>(
    (value) => (value === undefined || value === null || typeof value === 'string' ? null : `${label} must be an id.`),
    orNull({ type: 'string' }),
  )
    .optional()
    .transform((value) => value ?? null);
}

function isTimeZone(name: unknown): boolean {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** IANA name that may be missing or null. */
export const timeZone = checked<string | null | undefined>(
  (value) =>
    value === undefined || value === null || isTimeZone(value)
      ? null
      : 'Time zone must be an IANA name such as Europe/Zurich.',
  { type: ['string', 'null'] },
)
  .optional()
  .transform((value) => value ?? null);

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: `Unknown field: ${key}.` }));
  if (issue.code === 'invalid_type' && path.length === 0) return [{ path: '', message: 'Send a JSON object.' }];
  return [
    {
      path: path.join('.'),
      message:
        issue.code === 'invalid_type'
          ? `This must be ${issue.expected === 'array' ? 'a list' : `an ${issue.expected}`}.`
          : issue.message,
    },
  ];
}

/** Everything that is wrong with the input; empty: nothing. */
export function problemsOf(schema: z.ZodType, input: unknown): FieldError[] {
  return schema.safeParse(input).error?.issues.flatMap(fieldErrors) ?? [];
}

/** The input as the schema reads it; throws InvalidInput with every field that is wrong. */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new InvalidInput(parsed.error.issues.flatMap(fieldErrors));
}
