import { type Feedback, type WorkoutRow, dayOfWeek } from '../revision/scheduledWorkout.ts';

type Cell = string | number | boolean | null | undefined;

/** A text that begins like this is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180), its end included. Texts that a spreadsheet would run as a formula begin with an apostrophe. */
export function csvLine(cells: readonly Cell[]): string {
  const written = cells.map((cell) => {
    const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(',')}\r\n`;
}

const fromFeedback =
  (name: keyof Feedback) =>
  ({ feedback }: WorkoutRow) =>
    feedback?.[name];

/** Columns of the table of all workouts. */
const COLUMNS: readonly (readonly [title: string, read: (workout: WorkoutRow) => Cell])[] = [
  ['date', ({ scheduledDate }) => scheduledDate],
  ['weekday', dayOfWeek],
  ['time of day', ({ timeOfDay }) => timeOfDay],
  ['type', ({ workoutType }) => workoutType],
  ['intensity', ({ intensity }) => intensity],
  ['planned minutes', ({ duration }) => duration],
  ['planned load', ({ tss }) => tss],
  ['status', ({ status }) => status],
  ['description', ({ description }) => description],
  ['instructions', ({ instructions }) => instructions],
  ['made by', ({ madeBy }) => madeBy],
  ['done minutes', fromFeedback('actualDuration')],
  ['effort 1-10', fromFeedback('perceivedExertion')],
  ['feeling 1-10', fromFeedback('feelingRating')],
  ['reason for skipping', fromFeedback('reasonForSkip')],
  ['notes', fromFeedback('notes')],
];

export const workoutTitles = (): string => csvLine(COLUMNS.map(([title]) => title));
export const workoutLine = (workout: WorkoutRow): string => csvLine(COLUMNS.map(([, read]) => read(workout)));
