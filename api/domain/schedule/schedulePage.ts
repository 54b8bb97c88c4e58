import { addDays } from '../../core/calendar/calendar.ts';
import type { Athlete, SeasonPlan, TrainingPreferences } from '../../generated/prisma/client.ts';
import type { Viewer } from '../kernel/access.ts';
import { dayIn } from '../kernel/day.ts';
import type { Deps } from '../kernel/ports.ts';
import { rollWeeks, type Schedule } from './schedule.ts';
import type { ScheduleMode } from './schedule.schema.ts';
import { loadState, type ScheduleState } from './scheduleState.ts';
import { SCHEDULE_WEEKS } from '../planning/scheduleWindow.ts';

/** What the plain reads answer for the viewer's own athlete, and the schedule beside it. */
export interface AthleteWithSchedule extends Athlete {
  user: { timeZone: string; latestDay: Date | null };
  preferences: TrainingPreferences | null;
  seasonPlan: SeasonPlan | null;
  schedule: Schedule | null;
}

/** Pages kept in memory, whole: some 30 kB each, with details 150. */
const MOST_PAGES = 200;

interface KeptPage {
  version: string;
  page: AthleteWithSchedule;
}

/** Of each database the pages as they were last read, the one asked for longest ago first. */
const keptPages = new WeakMap<object, Map<string, KeptPage>>();

/**
 * The viewer's own athlete with all that the schedule page shows. The weeks are rolled forward like those of
 * `readSchedule`; without `details`, steps, reasons and instructions are null. Null: the account is being erased.
 * A page that is still as it was read before is the same object: not to be changed.
 */
export async function readSchedulePage(
  deps: Deps,
  { athleteId }: Viewer,
  { details }: { details: boolean },
): Promise<AthleteWithSchedule | null> {
  const wanted = { athleteId, now: deps.clock(), details };
  const version = await pageVersion(deps, athleteId);
  if (version === null) return null;
  const kept = keptPages.get(deps.db) ?? new Map<string, KeptPage>();
  keptPages.set(deps.db, kept);
  const key = `${athleteId} ${details}`;
  const known = kept.get(key);
  kept.delete(key);
  if (known?.version === version) {
    kept.set(key, known);
    return known.page;
  }
  const found = await loadState(deps.db, wanted);
  const isWhole = !found || found.athlete.scheduleMode === null || found.weeks.length >= SCHEDULE_WEEKS;
  if (isWhole) {
    if (!found) return null;
    const page = athleteWith(found);
    // read after its version: what changed in between has another, and is read again
    kept.set(key, { version, page });
    if (kept.size > MOST_PAGES) kept.delete(kept.keys().next().value!);
    return page;
  }
  await rollWeeks(deps, athleteId);
  // whoever added them: another reader may have been first
  const rolled = await loadState(deps.db, wanted);
  return rolled && athleteWith(rolled);
}

/**
 * Names the state of all that is on the page, and of the illness that is asked for beside it; null: no such athlete. Each
 * row of the athlete's own is named by the transaction that wrote it last, a recording of this week that counts for no session too, and weeks, workouts and feedback by the revision, without which nobody writes them.
 */
async function pageVersion({ db, clock }: Deps, athleteId: string): Promise<string | null> {
  const since = addDays(dayIn('UTC', clock()), -8);
  const [row] = await db.$rows<{ version: string; timeZone: string }>`
    SELECT format('%s %s %s %s %s %s %s', a."scheduleRevision", a.xmin, u.xmin, p.xmin, s.xmin, (
      SELECT string_agg(format('%s %s', i.id, i.xmin), ' ' ORDER BY i.id) FROM "IllnessReport" i WHERE i."athleteId" = a.id
    ), (
      SELECT string_agg(format('%s %s', c.id, c.xmin), ' ' ORDER BY c.id) FROM "Activity" c
      WHERE c."athleteId" = a.id AND c."workoutId" IS NULL AND c.day >= ${since}::date
    )) AS version, u."timeZone"
    FROM "Athlete" a JOIN "User" u ON u.id = a."userId" LEFT JOIN "TrainingPreferences" p ON p."athleteId" = a.id
      LEFT JOIN "SeasonPlan" s ON s."athleteId" = a.id
    WHERE a.id = ${athleteId}::uuid`;
  return row ? `${row.version} ${dayIn(row.timeZone, clock())}` : null;
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
