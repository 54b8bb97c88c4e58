import { z } from 'zod';
import { mondayOf } from '../../core/calendar/calendar.ts';
import { MAX_SEASON_WEEKS } from '../../core/constants/season.ts';
import { decodeId } from '../../core/units/ids.ts';
import { PRIORITIES } from '../../core/codes/race.ts';
import { addRaceSchema, goalTimeSec } from './race.schema.ts';
import { checked, dayProblem, oneOf, wholeNumber } from '../kernel/validation.ts';

const MAX_EDITS = 50;

const day = checked<string>(dayProblem);
const monday = day.refine((value) => mondayOf(value) === value, 'A week starts on a Monday.');
const raceId = checked<string>(
  (value) => (typeof value === 'string' && decodeId('race', value) !== null ? null : 'Race not found.'),
  { type: 'string', pattern: '^race_' },
).transform((id) => decodeId('race', id)!);

const edit = z
  .strictObject({
    moveRace: z.strictObject({ raceId, raceDate: day }).nullish(),
    setPriority: z.strictObject({ raceId, priority: oneOf(PRIORITIES, 'Priority must be A, B or C.') }).nullish(),
    setGoal: z.strictObject({ raceId, goalTimeSec }).nullish(),
    addRace: addRaceSchema.nullish(),
    removeRace: z.strictObject({ raceId }).nullish(),
    loseWeeks: z.strictObject({ from: monday, count: wholeNumber('Weeks', 1, MAX_SEASON_WEEKS) }).nullish(),
    setHours: z.strictObject({ weeklyHoursAvailable: wholeNumber('Weekly hours', 1, 40) }).nullish(),
  })
  .refine(
    (given) => Object.values(given).filter((value) => value != null).length === 1,
    'Each edit does exactly one thing.',
  );

/** Edits as a client sends them: each an object with one of the keys. Ids are decoded. */
export const previewSchema = z.strictObject({
  edits: z
    .array(edit)
    .max(MAX_EDITS, `At most ${MAX_EDITS} edits.`)
    .nullish()
    .transform((edits) => edits ?? []),
});

export type GivenEdit = z.output<typeof edit>;

/** The id as it was sent: one that names nothing is not found, which is no wrong form. */
export const applyRegenerationSchema = z.strictObject({ previewId: z.unknown().optional() });
