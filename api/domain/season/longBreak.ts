import { isDone } from '../../core/codes/workout.ts';
import { longAbsenceOf, wasIllness } from '../../core/change/adapt/absence.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../core/calendar/calendar.ts';
import { BREAK_DAYS, LONG_BREAK_DAYS } from '../../core/constants/adapt.ts';
import type { Restart } from '../../core/season/seasonReplan.ts';
import { loadReports } from '../adapt/reports.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import type { Tx } from '../kernel/ports.ts';

/** A break in training after which the phases to the next race begin again. */
export interface Break {
  days: number;
  restart: Restart;
}

type Reads = Pick<Tx, 'activity' | 'athlete' | 'workout' | 'checkIn' | 'wellnessDay' | 'illnessReport'>;

/** A break is known for so many days after it. */
const KNOWN_DAYS = 14;

/** The last break of more than a week, for whatever reason, that has not ended or ended lately; null: there was none. */
export async function loadBreak(tx: Reads, athleteId: string, today: Day): Promise<Break | null> {
  if (!(await mayHaveRested(tx, athleteId, today))) return null;
  const { history, illness, others } = await loadReports(tx, { id: athleteId, today });
  const absence = longAbsenceOf(today, history, others);
  if (absence !== null && !wasIllness(absence, illness)) return breakOf(absence.days, absence.backOn);
  if (illness === null || illness.wellOn === null || daysBetween(illness.wellOn, today) > KNOWN_DAYS) return null;
  const days = daysBetween(illness.from, illness.wellOn);
  return days > LONG_BREAK_DAYS ? breakOf(days, illness.wellOn) : null;
}

const breakOf = (days: number, backOn: Day): Break => ({
  days,
  restart: { monday: mondayOf(backOn), isBaseFirst: days > LONG_BREAK_DAYS },
});

/** Asks for little: are there more than seven days in a row of late on which no workout was done? */
export async function mayHaveRested(db: Pick<Tx, 'workout'>, athleteId: string, today: Day): Promise<boolean> {
  const from = addDays(today, -KNOWN_DAYS - 2 * BREAK_DAYS);
  const rows = await db.workout.findMany({
    where: { athleteId, scheduledDate: { gte: columnOf(from), lt: columnOf(today) } },
    select: { scheduledDate: true, status: true },
  });
  // nobody makes the weeks of somebody who is away for long
  if (rows.length === 0)
    return (await db.workout.count({ where: { athleteId, scheduledDate: { lt: columnOf(from) } } })) > 0;
  const done = rows.filter(isDone).map((row) => dayOf(row.scheduledDate));
  const known = [addDays(from, -1), ...done.sort(), today];
  return known.some((day, i) => i > 0 && daysBetween(known[i - 1]!, day) - 1 > BREAK_DAYS);
}
