import { addDays, type Day, mondayOf, weeksBetween } from '../../../api/core/calendar/calendar.ts';

/** Weeks that are asked for and drawn together. */
export const WEEKS_OF_PIECE = 8;

/** A run of weeks of the past, from a Monday to a Sunday. */
export interface Piece {
  from: Day;
  to: Day;
  weeks: number;
}

/** The past before this week in pieces, the latest first, back to the week of the first day on record. */
export function piecesOf(today: Day, firstDay: Day): Piece[] {
  const monday = mondayOf(today);
  const all = weeksBetween(mondayOf(firstDay), monday);
  return Array.from({ length: Math.max(0, Math.ceil(all / WEEKS_OF_PIECE)) }, (_, index) => {
    const before = index * WEEKS_OF_PIECE;
    const weeks = Math.min(WEEKS_OF_PIECE, all - before);
    return { from: addDays(monday, -7 * (before + weeks)), to: addDays(monday, -7 * before - 1), weeks };
  });
}

/** How many of the pieces lead back to the day; one at least. */
export function piecesBackTo(pieces: readonly Piece[], day: Day): number {
  const at = pieces.findIndex(({ from }) => from <= day);
  return at === -1 ? Math.max(1, pieces.length) : at + 1;
}
