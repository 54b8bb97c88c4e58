import { summariesOf } from '../../core/messages/summary.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { todayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { actorOf, type AnsweredRevision, changeSchedule } from '../revision/revision.ts';
import type { ScheduleSettings } from '../revision/scheduleChanges.ts';
import { generateSchema, type ScheduleMode } from './schedule.schema.ts';
import { sameData, type ScheduledWeek } from '../revision/scheduledWorkout.ts';
import { SCHEDULE_WEEKS, weeksInWindow, windowOf } from '../planning/scheduleWindow.ts';
import { applyRecurringPreferences } from '../adapt/recurringPreference.ts';
import { fillAdaptedWeeks } from '../adapt/filledWeeks.ts';
import { parse } from '../kernel/validation.ts';
import { rollWeeks } from './rollWeeks.ts';

/** The current week and the next three. */
export interface Schedule {
  athleteId: string;
  mode: ScheduleMode;
  firstDay: Day;
  lastDay: Day;
  weeks: readonly ScheduledWeek[];
  /** Today in the athlete's time zone. */
  today: Day;
}

/** The athlete's schedule. Adds missing weeks when a new week has begun. Null: no schedule exists yet. Throws NotFound. */
export async function readSchedule(deps: Deps, viewer: Viewer, athleteId: string | null): Promise<Schedule | null> {
  await assertMay(deps.db, viewer, 'read', athleteId);
  const id = athleteId!;
  const athlete = await deps.db.athlete.findFirst({
    where: { AND: [{ id }, visibleTo(viewer).athlete] },
    select: { scheduleMode: true, user: { select: { timeZone: true, latestDay: true } } },
  });
  if (!athlete) throw new NotFound('Athlete not found');
  if (athlete.scheduleMode === null) return null;
  const today = todayOf(athlete.user, deps.clock());
  const { firstDay, lastDay } = windowOf(today);
  const shown = () => weeksInWindow(deps.db, id, { firstDay, lastDay });
  let weeks = await shown();
  if (weeks.length < SCHEDULE_WEEKS) {
    await rollWeeks(deps, id);
    // another reader may have added the weeks first
    weeks = await shown();
  }
  return { athleteId: id, mode: athlete.scheduleMode as ScheduleMode, firstDay, lastDay, weeks, today };
}

/**
 * Plans the current week and the next three again, for the viewer or for an athlete of the coach. Finished and locked
 * workouts and past days remain. Throws InvalidInput, NotFound, NotPossible (NO_SEASON_PLAN, NOT_ONBOARDED) and PlanConflict; then
 * nothing changes.
 */
export async function generateSchedule(
  deps: Deps,
  viewer: Viewer,
  input: unknown,
  whose: string | null = viewer.athleteId,
): Promise<{ athleteId: string; revision: AnsweredRevision; warnings: readonly PlanWarning[] }> {
  await assertMay(deps.db, viewer, 'edit', whose);
  const athleteId = whose!;
  const { mode, sports } = parse(generateSchema, input);
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'generate',
    async (tx, athlete) => {
      const before: ScheduleSettings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
      const after: ScheduleSettings = { mode, sports };
      const { firstDay } = windowOf(athlete.today);
      const {
        changes,
        warnings,
        summary: eased,
      } = await fillAdaptedWeeks(tx, athlete, {
        settings: after,
        firstWeek: firstDay,
        count: SCHEDULE_WEEKS,
        now: deps.clock(),
      });
      const made =
        mode === 'season-plan'
          ? 'Generated four weeks from the season plan.'
          : 'Generated four weeks of consistent training.';
      const summary = summariesOf(made, eased);
      return {
        changes: { ...changes, ...(!sameData(before, after) && { settings: { before, after } }) },
        summary,
        result: { warnings, firstDay },
      };
    },
  );
  await applyRecurringPreferences(deps, athleteId, result.firstDay);
  return { athleteId, revision, warnings: result.warnings };
}
