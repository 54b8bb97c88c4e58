import type { Day } from '../../core/calendar/calendar.ts';
import { applyOperations } from '../../core/change/operations.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import { withStrengthSettled } from '../../core/change/operations/settleStrength.ts';
import { changesInWeek } from '../../core/change/pattern.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound } from '../kernel/errors.ts';
import { changesTo, loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import type { Deps } from '../kernel/ports.ts';
import { type AnsweredRevision, actorOf, changeSchedule, PLANNER } from '../revision/revision.ts';
import { loadRecurringPreferences, type RecurringPreferences } from '../revision/recurringPreferences.ts';

/**
 * Makes what the athlete wants of every week happen in weeks that were planned anew, from `firstWeek` on, as far as limits
 * allow. A change by the planner on its own; without such preferences nothing is written.
 */
export async function applyRecurringPreferences(deps: Deps, athleteId: string, firstWeek: Day): Promise<void> {
  if ((await deps.db.standingChange.count({ where: { athleteId } })) === 0) return;
  await changeSchedule(deps, PLANNER, athleteId, 'update', async (tx, athlete) => {
    const { standing } = await loadRecurringPreferences(tx, athleteId);
    const open = await loadOpenSchedule(tx, athlete);
    const mondays = open.weeks.map(({ weekStartDate }) => weekStartDate).filter((monday) => monday >= firstWeek);
    const after = withRecurringPreferences(open, standing, mondays);
    const workouts = changesTo(open, after, { athleteId, now: deps.clock() });
    return {
      changes: { workouts, weeks: [] },
      summary: [{ line: 'EVERY_WEEK' }],
      result: null,
    };
  });
}

/** The workouts with those preferences in these weeks. */
export function withRecurringPreferences(
  { workouts, limits }: Pick<OpenSchedule, 'workouts' | 'limits'>,
  standing: RecurringPreferences['standing'],
  mondays: readonly Day[],
): readonly ScheduledWorkout[] {
  let now = workouts;
  for (const monday of mondays) {
    for (const { pattern, untilDate } of standing)
      now = applyOperations(now, changesInWeek(pattern, now, { monday, untilDate }), limits).workouts;
  }
  return withStrengthSettled(workouts, now, limits);
}

/** Takes back a wish for every week; weeks that are planned already stay. Throws NotFound, Forbidden for a coach. */
export async function forgetRecurringPreference(
  deps: Deps,
  viewer: Viewer,
  standingId: string | null,
): Promise<{ athleteId: string; revision: AnsweredRevision }> {
  const where = { AND: [{ id: standingId ?? '' }, visibleTo(viewer).standing] };
  const found =
    standingId === null ? null : await deps.db.standingChange.findFirst({ where, select: { athleteId: true } });
  if (!found) throw new NotFound('There is no such wish.');
  const { athleteId } = found;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { revision } = await changeSchedule(deps, actorOf(viewer, athleteId), athleteId, 'update', async (tx) => {
    const before = await loadRecurringPreferences(tx, athleteId);
    const gone = before.standing.find(({ id }) => id === standingId);
    if (!gone) throw new NotFound('There is no such wish.');
    const after = { ...before, standing: before.standing.filter(({ id }) => id !== standingId) };
    return {
      changes: { workouts: [], weeks: [], recurringPreferences: { before, after } },
      summary: `No longer in every week: ${gone.request}`,
      result: null,
    };
  });
  return { athleteId, revision };
}
