import { summariesOf } from '../../core/messages/summary.ts';
import { addDays, type Day, weeksBetween } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { todayOf } from '../kernel/day.ts';
import { NotFound, NotPossible, PlanConflict } from '../kernel/errors.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import {
  actorOf,
  type AnsweredRevision,
  changeSchedule,
  type LockedAthlete,
  PLANNER,
  type ScheduleSettings,
} from '../revision/revision.ts';
import { generateSchema, type ScheduleMode } from './schedule.schema.ts';
import { sameData, type ScheduledWeek, weekRowOf } from '../revision/scheduledWorkout.ts';
import { SCHEDULE_WEEKS, weeksInWindow, windowOf } from '../planning/scheduleWindow.ts';
import { applyRecurringPreferences } from '../adapt/recurringPreference.ts';
import { adaptToSilence } from '../adapt/silence.ts';
import { fillAdaptedWeeks } from '../adapt/filledWeeks.ts';
import { lowerBeforeRace } from '../season/lowerBeforeRace.ts';
import { parse } from '../kernel/validation.ts';
import { settleProofs } from '../planning/livingProof.ts';

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

/**
 * Adds weeks that are missing because time has passed, as a change by the planner; existing weeks remain, but for an A race that is
 * near without a taper, and after days of silence. Does nothing when all four weeks exist, or when they cannot be planned now. True: weeks were added.
 */
export async function rollWeeks(deps: Deps, athleteId: string): Promise<boolean> {
  const rolled = await addMissingWeeks(deps, athleteId);
  const loweredFrom = await lowerBeforeRace(deps, athleteId);
  if (loweredFrom !== null) await applyRecurringPreferences(deps, athleteId, loweredFrom);
  if (rolled) await adaptToSilence(deps, athleteId);
  return rolled;
}

async function addMissingWeeks(deps: Deps, athleteId: string): Promise<boolean> {
  try {
    const { result } = await changeSchedule(deps, PLANNER, athleteId, 'generate', async (tx, athlete) => {
      const nothing = { changes: { workouts: [], weeks: [] }, summary: '', result: null };
      const firstWeek = athlete.scheduleMode === null ? null : await firstMissingWeek(tx, athlete);
      if (firstWeek === null) return nothing;
      await settleProofs(tx, athlete);
      const settings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
      const count = weeksBetween(firstWeek, windowOf(athlete.today).lastDay) + 1;
      const { changes } = await fillAdaptedWeeks(tx, athlete, { settings, firstWeek, count, now: deps.clock() });
      const summary = `Rolled the schedule forward from ${dayName(firstWeek)}.`;
      return { changes, summary, result: firstWeek as Day | null };
    });
    if (result === null) return false;
    await applyRecurringPreferences(deps, athleteId, result);
    return true;
  } catch (error) {
    // a limit has changed since then: the athlete sees the conflict when they generate again, but reading must still work
    if (error instanceof PlanConflict || error instanceof NotPossible) return false;
    throw error;
  }
}

/** Monday of the first week from which all weeks of the window are missing; null: no week is missing. */
async function firstMissingWeek(tx: Tx, { id, today }: LockedAthlete): Promise<Day | null> {
  const { firstDay, lastDay } = windowOf(today);
  const last = await tx.trainingWeek.findFirst({ where: { athleteId: id }, orderBy: { weekStartDate: 'desc' } });
  const next = last ? addDays(weekRowOf(last).weekStartDate, 7) : firstDay;
  if (next > lastDay) return null;
  return next < firstDay ? firstDay : next;
}
