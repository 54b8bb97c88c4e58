import type { Thresholds } from '../../core/athlete/athlete.ts';
import type { Summary } from '../../core/messages/summary.ts';
import { THRESHOLD_NAMES } from '../../core/codes/threshold.ts';
import { injuriesBefore, loadInjuries } from '../revision/injuryRecord.ts';
import { loadIllnesses } from '../revision/illnessRecord.ts';
import type { Tx } from '../kernel/ports.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { RowChange, ScheduleChanges } from '../revision/scheduleChanges.ts';
import { regenerationReasons } from '../season/regenerationReasons.ts';
import { loadRecurringPreferences } from '../revision/recurringPreferences.ts';
import type { ReadChanges } from '../revision/revisionChanges.ts';
import { sameData } from '../revision/scheduledWorkout.ts';
import { seasonBefore } from '../revision/seasonDifference.ts';
import type { SeasonSnapshot } from '../revision/seasonSnapshot.ts';

// What an undo restores beside weeks and workouts.

/** Each row as it was before the first of these changes; null: it was not there. */
export function firstBefore<T>(lists: readonly (readonly RowChange<T>[])[]): Map<string, T | null> {
  const target = new Map<string, T | null>();
  for (const { id, before } of lists.flat()) if (!target.has(id)) target.set(id, before);
  return target;
}

/** The season plan from before the first revision that changed it. A plan that the remaining weeks use is not removed. */
export function restoredSeason(
  all: readonly ReadChanges[],
  now: SeasonSnapshot | null,
  { isNeeded }: { isNeeded: boolean },
): Pick<ScheduleChanges, 'season'> {
  if (!all.some(({ season }) => season)) return {};
  const before = all.reduceRight<SeasonSnapshot | null>((season, changes) => revertSeason(season, changes), now);
  if (!before) return now && !isNeeded ? { season: { before: now, after: null } } : {};
  const versioned = (season: SeasonSnapshot, version: number) => ({ ...season, plan: { ...season.plan, version } });
  if (now && sameData(versioned(now, 0), versioned(before, 0))) return {};
  return { season: { before: now, after: versioned(before, (now ?? before).plan.version + 1) } };
}

/** The season plan from before this change. */
function revertSeason(season: SeasonSnapshot | null, { season: changed }: ReadChanges): SeasonSnapshot | null {
  if (!changed) return season;
  if ('difference' in changed) return season && seasonBefore(season, changed.difference);
  return changed.before;
}

/** The recurring preferences from before the first revision that changed them. */
export async function restoredPreferences(
  tx: Tx,
  athleteId: string,
  all: readonly ReadChanges[],
): Promise<Pick<ScheduleChanges, 'recurringPreferences'>> {
  const touched = all.find(({ recurringPreferences }) => recurringPreferences)?.recurringPreferences;
  if (!touched) return {};
  const now = await loadRecurringPreferences(tx, athleteId);
  const { preferences } = touched.before;
  // old revisions contain neither blocked dates nor the sports that are tested, which were added later
  const after = {
    ...touched.before,
    testedSports: sameData(touched.before.testedSports, touched.after.testedSports)
      ? now.testedSports
      : touched.before.testedSports,
    preferences: preferences && { blackoutDates: now.preferences?.blackoutDates, ...preferences },
  };
  return sameData(now, after) ? {} : { recurringPreferences: { before: now, after } };
}

/** The record of illness from before, so that it agrees with the restored plan. */
export async function restoredIllness(
  tx: Tx,
  athleteId: string,
  all: readonly ReadChanges[],
): Promise<Pick<ScheduleChanges, 'illness'>> {
  const target = firstBefore(all.map(({ illness = [] }) => illness));
  if (target.size === 0) return {};
  const now = new Map((await loadIllnesses(tx, athleteId)).map((row) => [row.id, row]));
  const illness = [...target]
    .map(([id, after]) => ({ id, before: now.get(id) ?? null, after }))
    .filter(({ before, after }) => !sameData(before, after));
  return illness.length > 0 ? { illness } : {};
}

/** Reported injuries as they were stored before, unless the athlete has edited them since. */
export async function restoredInjuries(
  tx: Tx,
  athleteId: string,
  all: readonly ReadChanges[],
): Promise<Pick<ScheduleChanges, 'injuries'>> {
  const reported = all.flatMap(({ injuries = [] }) => injuries);
  if (reported.length === 0) return {};
  const injuries = injuriesBefore(await loadInjuries(tx, athleteId), reported);
  return injuries.length > 0 ? { injuries } : {};
}

/** The weekly hours from before, unless somebody has changed them since. */
export async function restoredHours(
  tx: Tx,
  athleteId: string,
  all: readonly ReadChanges[],
): Promise<Pick<ScheduleChanges, 'hours'>> {
  const before = all.find(({ hours }) => hours)?.hours?.before;
  const after = all.findLast(({ hours }) => hours)?.hours?.after;
  if (before === undefined || before === after) return {};
  const now = await tx.trainingPreferences.findUnique({ where: { athleteId }, select: { weeklyHoursAvailable: true } });
  return now?.weeklyHoursAvailable === after ? { hours: { before: after!, after: before } } : {};
}

/** The thresholds from before, those that nobody has changed since. */
export async function restoredThresholds(
  tx: Tx,
  athleteId: string,
  all: readonly ReadChanges[],
): Promise<Pick<ScheduleChanges, 'thresholds'>> {
  const changed = all.flatMap(({ thresholds }) => thresholds ?? []);
  if (changed.length === 0) return {};
  const now: Thresholds = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { ftp: true, runThresholdSpeed: true, css: true, lthr: true },
  });
  const first: Partial<Thresholds> = Object.assign({}, ...changed.map(({ before }) => before).reverse());
  const last: Partial<Thresholds> = Object.assign({}, ...changed.map(({ after }) => after));
  const names = THRESHOLD_NAMES.filter(
    (name) => name in first && now[name] === last[name] && now[name] !== first[name],
  );
  if (names.length === 0) return {};
  const some = (of: Partial<Thresholds>) => Object.fromEntries(names.map((name) => [name, of[name] ?? null]));
  return { thresholds: { before: some(now), after: some(first) } };
}

/** The records that lead from the one value to the other, the latest first; null: they do not. */
function recordsBetween<T extends { value: number; previous: number | null }>(
  records: readonly T[],
  from: number | null,
  to: number | null,
): T[] | null {
  const found: T[] = [];
  let value = to;
  for (const record of records) {
    if (value === from) break;
    if (record.value !== value) continue;
    found.push(record);
    value = record.previous;
  }
  return found.length > 0 && value === from ? found : null;
}

/** The history of thresholds says what an undo took back, and what one of an undo made again. */
export async function retellThresholds(
  tx: Tx,
  athleteId: string,
  { before, after }: NonNullable<ScheduleChanges['thresholds']>,
): Promise<void> {
  const all = await tx.thresholdRecord.findMany({
    where: { athleteId, decision: { in: ['accepted', 'entered', 'undone'] } },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
  });
  for (const name of THRESHOLD_NAMES.filter((each) => each in after)) {
    const records = all.filter(({ threshold }) => threshold === name);
    const [now, then] = [before[name] ?? null, after[name] ?? null];
    const standing = records.filter(({ decision }) => decision !== 'undone');
    const taken = recordsBetween(standing, then, now);
    const again = taken
      ? null
      : recordsBetween(
          records.filter((each) => !standing.includes(each)),
          now,
          then,
        );
    for (const { id, evidence } of taken ?? again ?? []) {
      // what was entered by hand rests on nothing
      const made = Object.keys(evidence as object).length > 0 ? 'accepted' : 'entered';
      await tx.thresholdRecord.update({ where: { id }, data: { decision: taken ? 'undone' : made } });
    }
  }
}

/** What to say where phases come back that the races, hours or sports of today did not make: those stay, and a plan for them is offered. */
export async function seasonBehind(
  tx: Tx,
  { id: athleteId, today }: LockedAthlete,
  { season, hours }: Pick<ScheduleChanges, 'season' | 'hours'>,
): Promise<string> {
  if (!season?.before || !season.after || sameData(season.before.plan.madeFrom, season.after.plan.madeFrom)) return '';
  const preferences = await tx.trainingPreferences.findUnique({
    where: { athleteId },
    select: { weeklyHoursAvailable: true },
  });
  if (preferences === null) return '';
  const weeklyHoursAvailable = hours?.after ?? preferences.weeklyHoursAvailable;
  const reasons = regenerationReasons({
    season: season.after,
    input: { today, athlete: { preferences: { weeklyHoursAvailable } } },
  });
  return reasons.length === 0 ? '' : STILL_BEHIND;
}

const STILL_BEHIND =
  'Races, hours and sports stay as they are now, and the plan does not fit them: you can still plan the season anew.';

/** What to say where an undo leaves something as it is. */
export const DONE_STAYS = 'What has been done since, and days that have passed, stay as they are.';

/** The summary of an undo without what was said beside it: undone in turn, it is so no more. */
export const withoutNotes = (summary: Summary): Summary =>
  typeof summary === 'string'
    ? [STILL_BEHIND, DONE_STAYS].reduce((text, note) => text.replace(note, '').trim(), summary)
    : summary.filter((line) => line !== STILL_BEHIND && line !== DONE_STAYS);
