import { addDays } from '../../core/calendar/calendar.ts';
import type { Revision } from '../../generated/prisma/client.ts';
import { columnOf } from '../kernel/day.ts';
import { countCompletions } from './libraryCompletions.ts';
import { writeIllness } from './illnessRecord.ts';
import { writeInjuries } from './injuryRecord.ts';
import type { Db, Tx } from '../kernel/ports.ts';
import { isOfWorkouts, type RowChange, type ScheduleChanges } from './scheduleChanges.ts';
import { sameData, WEEK_COLUMNS, type WeekRow, WORKOUT_COLUMNS, type WorkoutRow } from './scheduledWorkout.ts';
import { writeRows } from '../kernel/writeRows.ts';
import { phaseColumns, raceColumns, seasonColumns, type SeasonSnapshot } from './seasonSnapshot.ts';
import { writeRecurringPreferences } from './recurringPreferences.ts';

/** Makes the rows what the changes say they become, inside the transaction that holds the athlete's row. */
export async function writeChanges(
  tx: Tx,
  {
    athleteId,
    workouts,
    weeks,
    season,
    hours,
    thresholds,
    recurringPreferences,
    illness,
    injuries,
  }: ScheduleChanges & { athleteId: string },
): Promise<void> {
  if (hours)
    await tx.trainingPreferences.update({
      where: { athleteId },
      data: { weeklyHoursAvailable: hours.after },
      select: { athleteId: true },
    });
  if (thresholds) await tx.athlete.update({ where: { id: athleteId }, data: thresholds.after, select: { id: true } });
  if (recurringPreferences)
    await writeRecurringPreferences(tx, athleteId, recurringPreferences.before, recurringPreferences.after);
  if (illness) await writeIllness(tx, illness);
  if (injuries) await writeInjuries(tx, injuries);
  if (season) await writeSeason(tx, season.before, season.after);
  await makeRoom(tx, weeks);
  await write(tx, 'TrainingWeek', WEEK_COLUMNS, weeks);
  const gone = workouts.filter(({ before, after }) => before && !after).map(({ id }) => id);
  if (gone.length > 0) await tx.workout.deleteMany({ where: { id: { in: gone } } });
  await write(tx, 'Workout', WORKOUT_COLUMNS, workouts);
  for (const { before, after } of workouts) await writeFeedback(tx, before, after);
  await countCompletions(tx, workouts);
  await linkActivities(tx, athleteId, workouts);
  const goneWeeks = weeks.filter(({ after }) => !after).map(({ id }) => id);
  if (goneWeeks.length > 0) await tx.trainingWeek.deleteMany({ where: { id: { in: goneWeeks } } });
}

/** What the rows became, those that are new and those that changed; `updatedAt` where the table has one. */
async function write(
  tx: Tx,
  table: 'TrainingWeek' | 'Workout',
  columns: readonly string[],
  changes: readonly RowChange<WeekRow | WorkoutRow>[],
): Promise<void> {
  const rows = changes.flatMap(({ after }) => after ?? []);
  if (rows.length === 0) return;
  const at = table === 'Workout' ? { updatedAt: new Date() } : {};
  const json = JSON.stringify(rows.map((row) => ({ ...row, ...at })));
  await writeRows(tx, table, [...columns, ...Object.keys(at)], json, { replace: true });
}

/** Far from any day that is planned. */
const AWAY_WEEKS = 52_000;

/** A Monday has one week: one that leaves stands aside for the one that comes, until its workouts have moved there. */
async function makeRoom(tx: Tx, weeks: ScheduleChanges['weeks']): Promise<void> {
  const coming = new Set(weeks.flatMap(({ before, after }) => (!before && after ? [after.weekStartDate] : [])));
  for (const { id, before, after } of weeks) {
    if (!before || after || !coming.has(before.weekStartDate)) continue;
    await tx.trainingWeek.update({
      where: { id },
      data: { weekStartDate: columnOf(addDays(before.weekStartDate, -7 * AWAY_WEEKS)) },
      select: { id: true },
    });
  }
}

/** An activity names the workout whose record names it. */
async function linkActivities(tx: Tx, athleteId: string, workouts: readonly RowChange<WorkoutRow>[]): Promise<void> {
  const namedBy = (workout: WorkoutRow | null) => workout?.recorded?.activities.map(({ id }) => id) ?? [];
  const changed = workouts.filter(({ before, after }) => !sameData(namedBy(before), namedBy(after)));
  const left = changed.flatMap(({ before }) => namedBy(before));
  if (left.length > 0)
    await tx.activity.updateMany({ where: { athleteId, id: { in: left } }, data: { workoutId: null } });
  for (const { id, after } of changed) {
    const named = namedBy(after);
    if (named.length > 0)
      await tx.activity.updateMany({ where: { athleteId, id: { in: named } }, data: { workoutId: id } });
  }
}

async function writeFeedback(tx: Tx, before: WorkoutRow | null, after: WorkoutRow | null): Promise<void> {
  const was = before?.feedback ?? null;
  const is = after?.feedback ?? null;
  if (sameData(was, is)) return;
  // a deleted workout took its feedback along
  if (was && after && was.id !== is?.id) await tx.workoutFeedback.delete({ where: { id: was.id } });
  if (is && was?.id === is.id) await tx.workoutFeedback.update({ where: { id: is.id }, data: is });
  else if (is) await tx.workoutFeedback.create({ data: is });
}

async function writeSeason(tx: Tx, before: SeasonSnapshot | null, after: SeasonSnapshot | null): Promise<void> {
  // phases and races go with their plan
  if (before && before.plan.id !== after?.plan.id) await tx.seasonPlan.delete({ where: { id: before.plan.id } });
  if (!after) return;
  const existing = before?.plan.id === after.plan.id ? before : null;
  const { id } = after.plan;
  if (!existing) await tx.seasonPlan.create({ data: seasonColumns(after.plan) });
  else if (!sameData(existing.plan, after.plan))
    await tx.seasonPlan.update({ where: { id }, data: seasonColumns(after.plan), select: { id: true } });

  const phases = between(existing?.phases ?? [], after.phases);
  if (phases.gone.length > 0) await tx.phase.deleteMany({ where: { id: { in: phases.gone } } });
  if (phases.added.length > 0) await tx.phase.createMany({ data: phases.added.map(phaseColumns) });
  for (const phase of phases.changed) await tx.phase.update({ where: { id: phase.id }, data: phaseColumns(phase) });

  const races = between(existing?.races ?? [], after.races);
  if (races.gone.length > 0) await tx.race.deleteMany({ where: { id: { in: races.gone } } });
  if (races.added.length > 0) await tx.race.createMany({ data: races.added.map(raceColumns) });
  for (const race of races.changed) await tx.race.update({ where: { id: race.id }, data: raceColumns(race) });
}

/** What leads from one list of rows to the other. */
function between<T extends { id: string }>(before: readonly T[], after: readonly T[]) {
  const were = new Map(before.map((row) => [row.id, row]));
  const stay = new Set(after.map(({ id }) => id));
  return {
    gone: before.filter(({ id }) => !stay.has(id)).map(({ id }) => id),
    added: after.filter(({ id }) => !were.has(id)),
    changed: after.filter((row) => were.has(row.id) && !sameData(were.get(row.id), row)),
  };
}

/** True when the changes do no more than give existing workouts other columns: one statement can write that. */
export function isOneStatement(changes: ScheduleChanges): boolean {
  const stays = ({ before, after }: RowChange<WorkoutRow>) =>
    before !== null &&
    after !== null &&
    sameData(before.feedback, after.feedback) &&
    sameData(before.recorded, after.recorded);
  return isOfWorkouts(changes) && changes.workouts.every(stays);
}

/**
 * Writes the revision and its workouts in one statement. False, and nothing is written: the revision before this one is no
 * longer the latest.
 */
export async function writeIfCurrent(
  db: Pick<Db, '$rows'>,
  { id, athleteId, number, actorId, actorRole, cause, summary, summaryLines, changes, createdAt }: Revision,
  workouts: readonly RowChange<WorkoutRow>[],
): Promise<boolean> {
  const rows = JSON.stringify(workouts.map(({ after }) => after));
  const written = await db.$rows`
    WITH athlete AS (
      UPDATE "Athlete" SET "scheduleRevision" = ${number}, "updatedAt" = now()
      WHERE id = ${athleteId}::uuid AND "scheduleRevision" = ${number}::int - 1 RETURNING id
    ), moved AS (
      UPDATE "Workout" w SET "weekId" = n."weekId", "scheduledDate" = n."scheduledDate", "workoutType" = n."workoutType",
        intensity = n.intensity, duration = n.duration, tss = n.tss, "isLong" = n."isLong", "isHard" = n."isHard",
        status = n.status, description = n.description, instructions = n.instructions, "timeOfDay" = n."timeOfDay",
        "templateId" = n."templateId", steps = n.steps, reasons = n.reasons, locked = n.locked, "madeBy" = n."madeBy",
        recorded = n.recorded, version = n.version, "updatedAt" = now()
      FROM athlete, jsonb_populate_recordset(null::"Workout", ${rows}::jsonb) n
      WHERE w.id = n.id AND w."athleteId" = athlete.id
    )
    INSERT INTO "Revision" (id, "athleteId", number, "actorId", "actorRole", cause, summary, "summaryLines", changes, "createdAt")
    SELECT ${id}::uuid, athlete.id, ${number}, ${actorId}::uuid, ${actorRole}, ${cause}, ${summary}, ${summaryLines === null ? null : JSON.stringify(summaryLines)}::jsonb, ${JSON.stringify(changes)}::jsonb, ${createdAt}
    FROM athlete RETURNING number`;
  return written.length === 1;
}
