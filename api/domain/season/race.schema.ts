import { z } from 'zod';
import { PRIORITIES, RACE_TYPES } from '../../core/codes/race.ts';
import { RESULT_STATUSES } from '../../core/race/raceResult.ts';
import { orNull } from '../kernel/jsonSchema.ts';
import {
  checked,
  DAY_SHAPE,
  dayProblem,
  oneOf,
  optionalRating,
  optionalText,
  optionalWholeNumber,
  optionalYesOrNo,
  text,
  wordShape,
} from '../kernel/validation.ts';

const raceName = text('Race name', { most: 100 });
const raceType = oneOf(RACE_TYPES, `Race type must be one of: ${RACE_TYPES.join(', ')}.`);
const raceDate = checked<string>(
  (value) => (value === undefined || value === null || value === '' ? 'Race date is required.' : dayProblem(value)),
  DAY_SHAPE,
);
const priority = oneOf(PRIORITIES, 'Priority must be A, B or C.');
const location = optionalText('Location', { most: 200 });
const TEN_DAYS_SECONDS = 864_000;

// what its race type allows is asked where the type is known
export const goalTimeSec = optionalWholeNumber(1, TEN_DAYS_SECONDS, 'Goal time must be from 1 second to 10 days.');
const notes = optionalText('Notes', { most: 5000, paragraphs: true });

/** A field that may be left out, and then stays as it is. */
const mayStay = <T extends z.ZodType>(field: T) => field.optional();

export const addRaceSchema = z.strictObject({
  raceName,
  raceType,
  raceDate,
  priority: checked<(typeof PRIORITIES)[number] | null | undefined>(
    (value) =>
      value === undefined || value === null || PRIORITIES.includes(value as never)
        ? null
        : 'Priority must be A, B or C.',
    orNull(wordShape(PRIORITIES)),
  )
    .optional()
    .transform((value) => value ?? 'B'),
  location,
  notes,
  goalTimeSec,
});

/** Only the fields that were sent count; null takes location, notes and goal time away. */
export const updateRaceSchema = z.strictObject({
  raceName: mayStay(raceName),
  raceType: mayStay(raceType),
  raceDate: mayStay(raceDate),
  priority: mayStay(priority),
  location,
  notes,
  goalTimeSec,
});

export const raceResultSchema = z
  .strictObject({
    status: oneOf(RESULT_STATUSES, `Status must be one of: ${RESULT_STATUSES.join(', ')}.`),
    finishSeconds: optionalWholeNumber(1, TEN_DAYS_SECONDS, 'Finish time must be from 1 second to 10 days.'),
    feeling: optionalRating('Feeling'),
    beforeHalfway: optionalYesOrNo('Stopped before half the distance'),
    notes: optionalText('Notes', { most: 5000, paragraphs: true }),
  })
  .superRefine(({ status, finishSeconds, feeling }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (status === 'finished' && finishSeconds === null) issue('finishSeconds', 'Enter your finish time.');
    if (status === 'finished' && feeling === null) issue('feeling', 'Tell how it felt, from 1 to 10.');
  })
  .transform(({ status, finishSeconds, feeling, beforeHalfway, notes: told }) => ({
    status,
    finishSeconds: status === 'finished' ? finishSeconds : null,
    feeling: status === 'did-not-start' ? null : feeling,
    beforeHalfway: status === 'did-not-finish' ? (beforeHalfway ?? false) : null,
    notes: told,
  }));
