import type { Day } from '../../core/calendar/calendar.ts';
import { type NamedSport, wordsOf } from '../../core/workout/sport.ts';
import { columnOf } from '../kernel/day.ts';
import { pagesOf, type SpanArguments, spanOf } from '../kernel/paging.ts';

// What goes back over all of an athlete's time, in pages.

export type DayArguments = SpanArguments<Day>;
export type SportArguments = DayArguments & { sport?: NamedSport | null };

/** Of the days `column`, and of the sport that `kind` names. */
export const daysAndSport = (column: string, kind: string, args: SportArguments) => ({
  ...spanOf(column, args, columnOf),
  ...(args.sport != null && { [kind]: { in: [...wordsOf(args.sport)] } }),
});

export const workoutPages = pagesOf<SportArguments>({
  name: 'Athlete.workouts',
  column: 'scheduledDate',
  kind: 'instant',
  direction: 'desc',
  // steps and reasons are in the row
  rowCost: 4,
  within: (args) => daysAndSport('scheduledDate', 'workoutType', args),
});

export const checkInPages = pagesOf<DayArguments>({
  name: 'Athlete.checkIns',
  column: 'weekStartDate',
  kind: 'instant',
  direction: 'desc',
  within: (args) => spanOf('weekStartDate', args, columnOf),
});

export const revisionPages = pagesOf<SpanArguments<Date>>({
  name: 'Athlete.revisions',
  column: 'number',
  kind: 'number',
  direction: 'desc',
  // the whole change is in the row
  rowCost: 8,
  within: (args) => spanOf('createdAt', args, (instant) => instant),
});
