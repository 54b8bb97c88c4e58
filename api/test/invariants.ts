import type { Db } from '../domain/kernel/ports.ts';
import { changesOf } from '../domain/revision/revisionChanges.ts';
import { seasonBefore, seasonDifference } from '../domain/revision/seasonDifference.ts';
import {
  sameData,
  type WorkoutRow,
  weekRowOf,
  type WeekRow,
  WITH_FEEDBACK,
  workoutOf,
} from '../domain/revision/scheduledWorkout.ts';
import { SNAPSHOT_INCLUDE, type SeasonSnapshot, snapshotOf } from '../domain/revision/seasonSnapshot.ts';

interface Row {
  athleteId: string;
  id: string;
}

/** What is wrong with the schedules of a database: one line each; empty: every one is whole, and what its revisions say it is. */
export async function brokenSchedules(db: Db): Promise<string[]> {
  const athletes = await db.athlete.findMany({
    include: {
      revisions: { orderBy: { number: 'asc' } },
      weeks: true,
      workouts: { include: WITH_FEEDBACK },
      seasonPlan: { include: SNAPSHOT_INCLUDE },
    },
  });
  return athletes.flatMap((athlete) => {
    const { id, revisions, scheduleRevision, scheduleMode } = athlete;
    const wrong: string[] = [];
    const say = (text: string) => void wrong.push(`${id}: ${text}`);
    const numbers = revisions.map(({ number }) => number);
    if (
      !sameData(
        numbers,
        numbers.map((_, index) => index + 1),
      )
    )
      say(`revisions are numbered ${numbers.join(' ')}`);
    if (scheduleRevision !== revisions.length) say(`the latest is ${scheduleRevision} of ${revisions.length}`);
    const weeks = athlete.weeks.map(weekRowOf);
    const workouts = athlete.workouts.map(workoutOf);
    const changes = revisions.map(changesOf);
    // what a week proved is written once it is over, and is nobody's change
    const unproved = (week: WeekRow): WeekRow => ({ ...week, proof: [] });
    const weekChanges = changes.map((each) =>
      each.weeks.map(({ id, after }) => ({ id, after: after && unproved(after) })),
    );
    compare('week', weeks.map(unproved), replayed<WeekRow>(weekChanges), say);
    compare('workout', workouts, replayed<WorkoutRow>(changes.map((each) => each.workouts)), say);
    let season = athlete.seasonPlan && snapshotOf(athlete.seasonPlan);
    for (const { season: changed } of changes.toReversed()) {
      if (!changed) continue;
      const before: SeasonSnapshot | null =
        'difference' in changed ? season && seasonBefore(season, changed.difference) : changed.before;
      const isSo =
        'difference' in changed
          ? sameData(seasonDifference(before, season), changed.difference)
          : sameData(season, changed.after);
      if (!isSo) say('the season plan is not what its revisions made it');
      season = before;
    }
    for (const { id: workoutId, weekId, scheduledDate } of workouts) {
      const week = weeks.find((each) => each.id === weekId);
      if (!week || scheduledDate < week.weekStartDate || scheduledDate > week.weekEndDate)
        say(`workout ${workoutId} is outside its week`);
    }
    if ((scheduleMode === null) !== (weeks.length === 0)) say(`${weeks.length} weeks by mode ${scheduleMode}`);
    // more than four once time has rolled it forward
    if (weeks.length > 0 && weeks.length < 4) say(`${weeks.length} weeks`);
    return wrong;
  });
}

/** The rows after all changes, from nothing. */
function replayed<T extends Row>(lists: readonly (readonly { id: string; after: T | null }[])[]): Map<string, T> {
  const rows = new Map<string, T>();
  for (const { id, after } of lists.flat()) {
    if (after) rows.set(id, after);
    else rows.delete(id);
  }
  return rows;
}

function compare<T extends Row>(
  noun: string,
  rows: readonly T[],
  expected: ReadonlyMap<string, T>,
  say: (text: string) => void,
): void {
  if (rows.length !== expected.size) say(`${rows.length} ${noun}s, by the revisions ${expected.size}`);
  for (const row of rows)
    if (!sameData(row, expected.get(row.id) ?? null)) say(`${noun} ${row.id} is not what its last revision made it`);
}
