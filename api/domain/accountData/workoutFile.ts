import type { Thresholds } from '../../core/athlete/athlete.ts';
import type { PoolLength } from '../../core/units/displayUnits.ts';
import { encodeId } from '../../core/units/ids.ts';
import { fitPlanOf } from '../../core/workout/files/fitPlan.ts';
import { FILE_FORMATS, type FileFormat, type FileReport } from '../../core/workout/files/report.ts';
import { zwoPlanOf } from '../../core/workout/files/zwoPlan.ts';
import { type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import type { Db, Deps, FilesDeps } from '../kernel/ports.ts';
import { fitFileOf } from '../schedule/workoutFit.ts';
import { type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';

export interface WorkoutFile extends FileReport {
  /** Path of the file on this server; null: there is none. */
  href: string | null;
}

/** What each format makes of a workout that the viewer sees. Throws NotFound where they do not see its athlete. */
export async function workoutFiles(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | null,
  workout: WorkoutRow,
): Promise<WorkoutFile[]> {
  const { thresholds, poolLength } = await ownMeasures(db, viewer, workout.athleteId);
  const reports: Readonly<Record<FileFormat, FileReport>> = {
    fit: fitPlanOf(workout, thresholds, poolLength).report,
    zwo: zwoPlanOf(workout, thresholds).report,
  };
  return FILE_FORMATS.map((format) => ({
    ...reports[format],
    href:
      reports[format].fidelity === 'unsupported'
        ? null
        : `/api/workouts/${encodeId('workout', workout.id)}/file.${format}`,
  }));
}

/** What the athlete has measured, and the pool they swim in. */
async function ownMeasures(
  db: Pick<Db, 'athlete'>,
  viewer: Viewer | null,
  athleteId: string,
): Promise<{ thresholds: Thresholds; poolLength: PoolLength }> {
  const row = await db.athlete.findFirst({
    where: { AND: [{ id: athleteId }, visibleTo(viewer).athlete] },
    select: { ftp: true, runThresholdSpeed: true, css: true, lthr: true, user: { select: { poolLength: true } } },
  });
  if (!row) throw new NotFound('Workout not found.');
  const { user, ...thresholds } = row;
  return { thresholds, poolLength: user.poolLength as PoolLength };
}

export interface FileContent {
  /** ASCII, such as "2027-01-06-cruise-intervals.fit". */
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The workout as a file, for its athlete and their coach. Throws NotFound, and NotPossible (FORMAT_UNSUPPORTED) with the reason. */
export async function writeWorkoutFile(
  { db, files }: Pick<Deps, 'db'> & FilesDeps,
  viewer: Viewer,
  workoutId: string | null,
  format: FileFormat,
): Promise<FileContent> {
  const row =
    workoutId === null
      ? null
      : await db.workout.findFirst({
          where: { AND: [{ id: workoutId }, visibleTo(viewer).workout] },
          include: WITH_FEEDBACK,
        });
  if (!row) throw new NotFound('Workout not found.');
  const workout = workoutOf(row);
  const { thresholds, poolLength } = await ownMeasures(db, viewer, workout.athleteId);
  const name = `${workout.scheduledDate}-${slugOf(workout.description) || workout.workoutType}.${format}`;
  if (format === 'fit')
    return {
      name,
      type: 'application/vnd.ant.fit',
      bytes: fitFileOf(files, workout, fitPlanOf(workout, thresholds, poolLength).plan),
    };
  const { plan, report } = zwoPlanOf(workout, thresholds);
  if (!plan) throw new NotPossible('FORMAT_UNSUPPORTED', report.notes[0]!);
  return { name, type: 'application/xml; charset=utf-8', bytes: new TextEncoder().encode(files.zwo(plan)) };
}

/** E-mails and digits of a title, in words. */
function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll('×', 'x')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
