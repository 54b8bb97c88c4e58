import { createHash } from 'node:crypto';
import { sentenceOf, type Summary } from '../../core/messages/summary.ts';
import { titleOf } from '../../core/messages/workoutTitle.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { FitLeg } from '../../core/workout/fit/fitFile.ts';
import { type MatchableWorkout, matchRecordings } from '../../core/load/match.ts';
import { type Activity, Prisma, type Revision } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { suggestAdaptation, type Suggestion } from '../adapt/adjustment.ts';
import { columnOf } from '../kernel/day.ts';
import { ConflictError, NotPossible } from '../kernel/errors.ts';
import { type FitDeps, readFit, readRecording } from '../kernel/fitFile.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { columnsOf, type Kept, type Leg, legBy, recordedOf } from './activityRow.ts';
import type { ActivityChange, RowChange } from '../revision/scheduleChanges.ts';
import { activityTss, withActivities } from '../revision/recorded.ts';
import { type RecordedActivity, type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { actorOf, changeBeside } from '../revision/revision.ts';
import { timeText } from '../../core/units/timeText.ts';

/** A device's clock may be ahead by a time zone. */
export const CLOCK_SLACK_MS = 24 * 3_600_000;

/** The same recording again. */
export class ActivityExists extends ConflictError {
  constructor(readonly activityId: string) {
    super('ACTIVITY_EXISTS', 'You have uploaded this activity already.');
  }
}

export interface Uploaded {
  athleteId: string;
  /** One for each leg, in the order of time; at least one. */
  activities: readonly Activity[];
  /** The workouts that they were, as they are now. */
  workouts: readonly WorkoutRow[];
  /** The change of the schedule; null: no workout was found. */
  revision: Revision | null;
  /** What the plan would change because of it; null: nothing. */
  adaptation: Suggestion | null;
}

/**
 * Keeps what a device recorded of the athlete's own training, one activity for each sport, and completes the workouts that
 * it was. Of the file nothing stays but sums, and streams without places. Throws what `readFit` throws, NotPossible (FIT_NO_ACTIVITY, FIT_IN_THE_FUTURE),
 * ActivityExists.
 */
export async function uploadActivity(deps: Deps & FitDeps, viewer: Viewer, file: Uint8Array): Promise<Uploaded> {
  await assertMay(deps.db, viewer, 'own', viewer.athleteId);
  return takeRecording(deps, viewer, { athleteId: viewer.athleteId, file, read: readFit });
}

/** The same of a recording of any format, also for an athlete whom one coaches. Throws what `uploadActivity` throws, and NotFound. */
export async function uploadRecording(
  deps: Deps & FitDeps,
  viewer: Viewer,
  athleteId: string | null,
  file: Uint8Array,
): Promise<Uploaded> {
  await assertMay(deps.db, viewer, 'edit', athleteId);
  return takeRecording(deps, viewer, { athleteId: athleteId!, file, read: readRecording });
}

/** The same of a recording that a device account of the athlete's handed on; nothing is proposed, since nobody waits for it. */
export async function keepPulledRecording(
  deps: Deps & FitDeps,
  viewer: Viewer,
  file: Uint8Array,
  connectionId: string,
): Promise<void> {
  await keepRecording(deps, viewer, { athleteId: viewer.athleteId, file, read: readRecording, connectionId });
}

interface Taken {
  athleteId: string;
  file: Uint8Array;
  read: typeof readFit;
  connectionId?: string;
}

async function takeRecording(deps: Deps & FitDeps, viewer: Viewer, taken: Taken): Promise<Uploaded> {
  const { athleteId } = taken;
  const { revision, result } = await keepRecording(deps, viewer, taken);
  // what follows is proposed to the athlete in their own words
  const isOwn = athleteId === viewer.athleteId;
  const adaptation = revision && isOwn ? await suggestAdaptation(deps, viewer, revision.summary) : null;
  // the rows as they are after the match
  const rows = await deps.db.activity.findMany({
    where: { athleteId, id: { in: result.activities.map(({ id }) => id) } },
    orderBy: { startedAt: 'asc' },
  });
  const activities = rows.map((row) => ({
    ...row,
    tss: activityTss(row, result.workouts.find(({ id }) => id === row.workoutId) ?? null),
  }));
  return { athleteId, activities, workouts: result.workouts, revision, adaptation };
}

async function keepRecording(deps: Deps & FitDeps, viewer: Viewer, { athleteId, file, read, connectionId }: Taken) {
  const contentHash = hashOf(file);
  await assertNew(deps.db, athleteId, { contentHash });
  const legs = await legsOf(deps, viewer, file, read);
  const now = deps.clock();
  return changeBeside(deps, actorOf(viewer, athleteId), athleteId, 'activity', async (tx) => {
    const origin = { contentHash, ...(connectionId !== undefined && { connectionId }) };
    const { activities, changes } = await keep(tx, { athleteId, legs, now, ...origin });
    return {
      changes: { workouts: changes, weeks: [], activities: cameWith(activities) },
      summary: summaryOf(changes),
      result: { activities, workouts: changes.map(({ after }) => after!) },
    };
  });
}

export const hashOf = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');

/** What was recorded, read by `read`. Throws what it throws, and NotPossible (FIT_NO_ACTIVITY, FIT_IN_THE_FUTURE). */
export async function legsOf(
  deps: Deps & FitDeps,
  whose: Pick<Viewer, 'userId'>,
  file: Uint8Array,
  read: typeof readFit,
): Promise<FitLeg[]> {
  const fit = await read(deps, whose, file);
  if (fit.kind !== 'activity')
    throw new NotPossible('FIT_NO_ACTIVITY', 'This FIT file holds a planned workout, not an activity.');
  const latest = deps.clock().getTime() + CLOCK_SLACK_MS;
  if (fit.legs.some(({ startedAt }) => Date.parse(startedAt) > latest))
    throw new NotPossible('FIT_IN_THE_FUTURE', 'This activity lies in the future. Check the clock of your device.');
  return distinct(fit.legs);
}

/** Recordings that are new. */
export const cameWith = (activities: readonly Activity[]): ActivityChange[] =>
  activities.map(({ id }) => ({ id, was: false, is: true }));

/** A damaged file may tell of one leg twice. */
function distinct(legs: readonly FitLeg[]): FitLeg[] {
  return [...new Map(legs.map((leg) => [`${leg.startedAt} ${leg.sport}`, leg])).values()];
}

/** "Recorded Tempo run: 48 min." */
export function summaryOf(changes: readonly RowChange<WorkoutRow>[]): Summary {
  const parts = changes.flatMap(({ after }, i) => [
    i === 0 ? 'Recorded ' : ', ',
    titleOf(after!),
    `: ${timeText(after!.feedback?.actualDuration ?? after!.duration)}`,
  ]);
  return sentenceOf([...parts, '.']);
}

export async function assertNew(
  db: Pick<Tx, 'activity'>,
  athleteId: string,
  same: Prisma.ActivityWhereInput,
): Promise<void> {
  const known = await db.activity.findFirst({ where: { AND: [{ athleteId }, same] }, select: { id: true } });
  if (known) throw new ActivityExists(known.id);
}

/** Writes the activities and says what the workouts that they were become. The athlete's row is locked. */
export async function keep(tx: Tx, asked: { legs: readonly FitLeg[] } & Kept) {
  const kept = await writeActivities(tx, asked);
  const changes = await completedBy(
    tx,
    asked,
    kept.map((each) => ({
      recorded: recordedOf(each),
      day: each.day,
      movingSec: each.leg.movingSec,
      part: each.leg.recording,
    })),
  );
  const activities = await tx.activity.findMany({
    where: { athleteId: asked.athleteId, id: { in: kept.map(({ id }) => id) } },
    orderBy: { startedAt: 'asc' },
  });
  return { activities, changes };
}

/** Writes the activities, which count for no workout yet. Throws ActivityExists. */
export async function writeActivities(
  tx: Tx,
  { athleteId, legs, now, ...origin }: { legs: readonly FitLeg[] } & Kept,
): Promise<Leg[]> {
  const { contentHash } = origin;
  const starts = legs.map(({ startedAt, sport }) => ({ startedAt: new Date(startedAt), sport }));
  await assertNew(tx, athleteId, { OR: [{ contentHash }, ...starts] });
  const athlete = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    include: { user: { select: { timeZone: true } } },
  });
  const kept = legs.map((leg) => legBy(athlete, leg, newId(now), now));
  await tx.activity.createMany({ data: kept.map((each) => columnsOf(each, { athleteId, now, ...origin })) });
  await tx.activityStreams.createMany({
    data: kept.flatMap(({ id, leg: { streams } }) =>
      streams === null ? [] : [{ activityId: id, athleteId, packed: streams }],
    ),
  });
  return kept;
}

/** A recording that looks for the workout it was. */
export interface Unmatched {
  recorded: RecordedActivity;
  day: Day;
  movingSec: number;
  /** Alike for the legs of one recording. */
  part: number;
}

/** What the workouts that recordings were become because of them. The athlete's row is locked. */
export async function completedBy(
  tx: Tx,
  { athleteId, now }: Pick<Kept, 'athleteId' | 'now'>,
  recordings: readonly Unmatched[],
): Promise<RowChange<WorkoutRow>[]> {
  const rows = await tx.workout.findMany({
    where: { athleteId, scheduledDate: { in: [...new Set(recordings.map(({ day }) => day))].map(columnOf) } },
    include: WITH_FEEDBACK,
    orderBy: { id: 'asc' },
  });
  const workouts = rows.map(workoutOf);
  const matched = matchRecordings(
    recordings.map(({ recorded: { id, sport }, day, movingSec, part }) => ({
      key: id,
      day,
      sport,
      minutes: movingSec / 60,
      part,
    })),
    workouts.map(matchable),
  );
  return workouts.flatMap((before): RowChange<WorkoutRow>[] => {
    const added = recordings.map(({ recorded }) => recorded).filter(({ id }) => matched.get(id) === before.id);
    return added.length > 0 ? [{ id: before.id, before, after: withActivities(before, added, now) }] : [];
  });
}

export function matchable({
  id,
  scheduledDate,
  workoutType,
  duration,
  steps,
  recorded,
  feedback,
}: WorkoutRow): MatchableWorkout {
  const sports = recorded?.activities.map(({ sport }) => sport) ?? [];
  return {
    id,
    scheduledDate,
    workoutType,
    duration,
    steps,
    recorded: sports,
    isLeftOut: feedback?.completionStatus === 'skipped',
  };
}
