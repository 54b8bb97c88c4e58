import type { Athlete, SeasonPlan, TrainingPreferences } from '../../generated/prisma/client.ts';
import type { Viewer } from '../kernel/access.ts';
import type { Deps } from '../kernel/ports.ts';
import { rollWeeks } from './rollWeeks.ts';
import type { Schedule } from './schedule.ts';
import type { ScheduleMode } from './schedule.schema.ts';
import { loadState, type ScheduleState } from './scheduleState.ts';
import { SCHEDULE_WEEKS } from '../planning/scheduleWindow.ts';
import { versionedCache } from '../kernel/versionedCache.ts';
import { loadScheduleVersions } from '../planning/scheduleVersion.ts';

/** What the plain reads answer for the viewer's own athlete, and the schedule beside it. */
export interface AthleteWithSchedule extends Athlete {
  user: { timeZone: string; latestDay: Date | null };
  preferences: TrainingPreferences | null;
  seasonPlan: SeasonPlan | null;
  schedule: Schedule | null;
}

/** Pages kept in memory, whole: some 30 kB each, with details 150. */
const MAX_PAGES = 200;

/** Of each database the pages as they were last read. */
const keptPages = versionedCache<AthleteWithSchedule>(MAX_PAGES);

/**
 * The viewer's own athlete with all that the schedule page shows. The weeks are rolled forward like those of
 * `readSchedule`; without `details`, steps, reasons and instructions are null. Null: the account is being erased.
 * A page that is still as it was read before is the same object: not to be changed.
 */
export async function cachedSchedulePage(
  deps: Deps,
  { athleteId }: Viewer,
  { details }: { details: boolean },
): Promise<AthleteWithSchedule | null> {
  const wanted = { athleteId, now: deps.clock(), details };
  const version = (await loadScheduleVersions(deps, [athleteId])).get(athleteId);
  if (version === undefined) return null;
  const kept = keptPages(deps.db);
  const key = `${athleteId} ${details}`;
  const known = kept.get(key, version);
  if (known) return known;
  const found = await loadState(deps.db, wanted);
  const isWhole = !found || found.athlete.scheduleMode === null || found.weeks.length >= SCHEDULE_WEEKS;
  if (isWhole) {
    if (!found) return null;
    const page = athleteWith(found);
    // read after its version: what changed in between has another, and is read again
    kept.set(key, version, page);
    return page;
  }
  await rollWeeks(deps, athleteId);
  // whoever added them: another reader may have been first
  const rolled = await loadState(deps.db, wanted);
  return rolled && athleteWith(rolled);
}

/** Lists that were never written are empty to Prisma and null to the database. */
function athleteWith(state: ScheduleState): AthleteWithSchedule {
  const { athlete, timeZone, preferences, plan, firstDay, lastDay, weeks, today } = state;
  const mode = athlete.scheduleMode as ScheduleMode | null;
  return {
    ...athlete,
    scheduleSports: athlete.scheduleSports ?? [],
    ageEnteredOn: dateOrNull(athlete.ageEnteredOn),
    onboardingCompletedAt: dateOrNull(athlete.onboardingCompletedAt),
    modelConsentAt: dateOrNull(athlete.modelConsentAt),
    createdAt: new Date(athlete.createdAt),
    updatedAt: new Date(athlete.updatedAt),
    user: { timeZone, latestDay: dateOrNull(state.latestDay) },
    preferences: preferences && {
      ...preferences,
      longWorkoutDays: preferences.longWorkoutDays ?? [],
      unavailableDays: preferences.unavailableDays ?? [],
      updatedAt: new Date(preferences.updatedAt),
    },
    seasonPlan: plan && {
      ...plan,
      sportPreferences: plan.sportPreferences ?? [],
      seasonStart: new Date(plan.seasonStart),
      seasonEnd: new Date(plan.seasonEnd),
      lostWeeks: (plan.lostWeeks ?? []).map((day) => new Date(day)),
      createdAt: new Date(plan.createdAt),
      updatedAt: new Date(plan.updatedAt),
    },
    schedule: mode && { athleteId: athlete.id, mode, firstDay, lastDay, weeks, today },
  };
}

const dateOrNull = (text: string | null) => (text === null ? null : new Date(text));
