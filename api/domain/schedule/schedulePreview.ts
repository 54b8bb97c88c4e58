import { type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { workoutDifference } from '../../core/change/difference.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import { fillAdaptedWeeks } from '../adapt/filledWeeks.ts';
import { withRecurringPreferences } from '../adapt/recurringPreference.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import type { Deps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { changesTo, openScheduleAfter } from '../planning/openSchedule.ts';
import { SCHEDULE_WEEKS, windowOf } from '../planning/scheduleWindow.ts';
import { loadRecurringPreferences } from '../revision/recurringPreferences.ts';
import { lockAthlete } from '../revision/revision.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import type { WorkoutChange } from '../revision/revisionChanges.ts';
import { inOrder, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { generateSchema } from './schedule.schema.ts';

/** One week as planning it anew would leave it. */
export interface PreviewedWeek {
  weekStartDate: Day;
  /** Planned minutes of the whole week, races left out. */
  minutesBefore: number;
  minutesAfter: number;
  /** Each workout that goes, comes or becomes another, by day. */
  changes: readonly WorkoutChange[];
  /** Workouts that stay just as they are. */
  staying: number;
  /** Of those, the ones that somebody made, moved or edited and that are still ahead. */
  kept: readonly WorkoutRow[];
}

/** What planning the four weeks anew would make of them; nothing has changed yet. */
export interface SchedulePreview {
  weeks: readonly PreviewedWeek[];
  warnings: readonly PlanWarning[];
  athleteId: string;
}

/**
 * What `generateSchedule` would make of the weeks, without a trace. Throws InvalidInput, NotFound, NotPossible (NO_SEASON_PLAN,
 * NOT_ONBOARDED) and PlanConflict.
 */
export async function previewSchedule(
  deps: Deps,
  viewer: Viewer,
  input: unknown,
  whose: string | null = viewer.athleteId,
): Promise<SchedulePreview> {
  await assertMay(deps.db, viewer, 'edit', whose);
  const athleteId = whose!;
  const settings = parse(generateSchema, input);
  const now = deps.clock();
  return deps.db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, athleteId, now);
    const filling = { settings, firstWeek: windowOf(athlete.today).firstDay, count: SCHEDULE_WEEKS, now };
    const { changes, warnings } = await fillAdaptedWeeks(tx, athlete, filling);
    const { before, open } = await openScheduleAfter(tx, athlete, changes, filling);
    if (open === null) return { athleteId, weeks: [], warnings };
    const mondays = open.weeks.map(({ weekStartDate }) => weekStartDate);
    const { standing } = await loadRecurringPreferences(tx, athleteId);
    const wanted = changesTo(open, withRecurringPreferences(open, standing, mondays), { athleteId, now });
    const was = before.flatMap(({ workouts }) => workouts);
    const is = withChanges(
      open.weeks.flatMap(({ workouts }) => workouts),
      wanted,
    );
    return { athleteId, weeks: mondays.map((monday) => weekOf(monday, was, is)), warnings };
  });
}

function withChanges(rows: readonly WorkoutRow[], changes: readonly RowChange<WorkoutRow>[]): WorkoutRow[] {
  const left = new Map(rows.map((row) => [row.id, row]));
  for (const { id, after } of changes) {
    if (after) left.set(id, after);
    else left.delete(id);
  }
  return [...left.values()];
}

const minutesOf = (workouts: readonly WorkoutRow[]) =>
  workouts.reduce((sum, { workoutType, duration }) => sum + (workoutType === 'race' ? 0 : duration), 0);

function weekOf(monday: Day, was: readonly WorkoutRow[], is: readonly WorkoutRow[]): PreviewedWeek {
  const inWeek = ({ scheduledDate }: WorkoutRow) => mondayOf(scheduledDate) === monday;
  const [before, after] = [was.filter(inWeek), is.filter(inWeek).sort(inOrder)];
  const pairs = paired(before, after);
  const isSame = ({ before, after }: WorkoutChange) => workoutDifference(before, after) === null;
  const staying = pairs.filter(isSame);
  return {
    weekStartDate: monday,
    minutesBefore: minutesOf(before),
    minutesAfter: minutesOf(after),
    changes: pairs
      .filter((pair) => !isSame(pair))
      .sort((a, b) => inOrder((a.before ?? a.after)!, (b.before ?? b.after)!)),
    staying: staying.length,
    kept: staying.flatMap(({ after }) => (after?.locked && after.status === 'scheduled' ? [after] : [])),
  };
}

/** A workout and what comes in its place: itself, else one of its sport on its day. */
function paired(before: readonly WorkoutRow[], after: readonly WorkoutRow[]): WorkoutChange[] {
  const left = new Set(after);
  const take = (isMeant: (row: WorkoutRow) => boolean) => {
    const found = [...left].find(isMeant) ?? null;
    if (found) left.delete(found);
    return found;
  };
  const same = new Map(before.map((row) => [row.id, take(({ id }) => id === row.id)]));
  const pairs = before.map((row) => ({
    workoutId: row.id,
    before: row,
    after:
      same.get(row.id) ??
      take(({ scheduledDate, workoutType }) => scheduledDate === row.scheduledDate && workoutType === row.workoutType),
  }));
  return [...pairs, ...[...left].map((row) => ({ workoutId: row.id, before: null, after: row }))];
}
