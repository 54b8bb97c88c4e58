import type { LoadMeasure, RecordedZoneSeconds } from '../../core/load/activity.ts';
import type { ActivitySport } from '../../core/workout/fit/fitFile.ts';
import { doneTss, expectedRpe, intensityFromText, plainTss } from '../../core/workout/tss.ts';
import { isDone } from '../../core/codes/workout.ts';
import type { Activity } from '../../generated/prisma/client.ts';
import { newId } from '../kernel/newId.ts';
import {
  type Feedback,
  type RecordedActivity,
  type RecordedWorkout,
  sameData,
  type WorkoutRow,
} from './scheduledWorkout.ts';

/** A recording shorter than this fraction of the plan does not complete the workout. */
const WHOLE_FROM = 0.5;

const minutesOf = (activities: readonly RecordedActivity[]) =>
  activities.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * The workout after one more recording. The minutes come from the device. Effort, feeling and notes remain those of the athlete,
 * and so does their statement whether they completed it.
 */
export function withActivities(workout: WorkoutRow, added: readonly RecordedActivity[], now: Date): WorkoutRow {
  const was = workout.recorded?.was ?? { status: workout.status, feedback: workout.feedback };
  return recordedAs(workout, { activities: [...(workout.recorded?.activities ?? []), ...added], was }, now);
}

/** The workout without one of its recordings. Without the last one it returns to its earlier state, but keeps later feedback. */
export function withoutActivity(workout: WorkoutRow, activityId: string, now: Date): WorkoutRow {
  const { recorded, feedback } = workout;
  if (!recorded) return workout;
  const activities = recorded.activities.filter(({ id }) => id !== activityId);
  if (activities.length > 0) return recordedAs(workout, { activities, was: recorded.was }, now);
  const { was } = recorded;
  const isTold =
    feedback !== null &&
    (feedback.perceivedExertion !== null || feedback.feelingRating !== null || feedback.notes !== null);
  const bare = { ...workout, recorded: null, version: workout.version + 1 };
  if (!isTold || was.feedback?.completionStatus === 'skipped') return { ...bare, ...was };
  return {
    ...bare,
    feedback: { ...feedback, actualDuration: was.feedback ? was.feedback.actualDuration : feedback.actualDuration },
  };
}

/** The workout with its recordings as they are kept now, without those of which nothing is. */
export function withKept(workout: WorkoutRow, kept: ReadonlyMap<string, RecordedActivity>, now: Date): WorkoutRow {
  const gone = workout.recorded?.activities.filter(({ id }) => !kept.has(id)) ?? [];
  const left = gone.reduce((each, { id }) => withoutActivity(each, id, now), workout);
  const was = left.recorded?.activities ?? [];
  const activities = was.map(({ id }) => kept.get(id)!);
  return sameData(activities, was) ? left : recordedAs(left, { ...left.recorded!, activities }, now);
}

function recordedAs(workout: WorkoutRow, recorded: RecordedWorkout, now: Date): WorkoutRow {
  const minutes = minutesOf(recorded.activities);
  const given = workout.feedback && workout.feedback.completionStatus !== 'skipped' ? workout.feedback : null;
  const isOwnWord = given !== null && isDone(workout) && recorded.was.feedback !== null;
  const completionStatus = isOwnWord
    ? given.completionStatus
    : minutes < WHOLE_FROM * workout.duration
      ? 'partially_completed'
      : 'completed';
  const rpe = recorded.activities.find((activity) => activity.rpe !== null)?.rpe ?? null;
  const feedback: Feedback = {
    id: workout.feedback?.id ?? newId(now),
    workoutId: workout.id,
    athleteId: workout.athleteId,
    completionStatus,
    actualDuration: minutes,
    perceivedExertion: given?.perceivedExertion ?? rpe,
    feelingRating: given?.feelingRating ?? null,
    notes: given?.notes ?? null,
    reasonForSkip: null,
  };
  return { ...workout, status: completionStatus, feedback, recorded, version: workout.version + 1 };
}

/** Recorded minutes; null: there is no recording. */
export function recordedMinutes({ recorded }: WorkoutRow): number | null {
  return recorded ? minutesOf(recorded.activities) : null;
}

/** The fields that say how much of a workout was done. */
export type DoneWorkout = Pick<WorkoutRow, 'status' | 'workoutType' | 'intensity' | 'duration' | 'tss' | 'recorded'> & {
  templateId?: string | null;
  feedback: Pick<Feedback, 'actualDuration' | 'perceivedExertion'> | null;
};

const isMeasured = ({ measure }: { measure: string }) => measure !== 'effort';

/** Training stress that was done: as measured by a device, else by effort; 0 for a workout that was not done. */
export function doneLoad(workout: DoneWorkout): number {
  if (!isDone(workout)) return 0;
  const activities = workout.recorded?.activities ?? [];
  if (activities.some(isMeasured)) return plainTss(activities.reduce((sum, { tss }) => sum + tss, 0));
  return plainTss(
    doneTss({
      plannedTss: workout.tss,
      plannedMinutes: workout.duration,
      actualMinutes: workout.feedback?.actualDuration ?? workout.duration,
      rpe: workout.feedback?.perceivedExertion ?? null,
      expectedRpe: expectedRpe(workout.workoutType, intensityFromText(workout.intensity), workout.templateId),
    }),
  );
}

/**
 * Load of one activity, so that the activities of a workout add up to its load. By effort, the workout's load is used, because it
 * includes the plan and the feedback; several activities share it in proportion to their minutes.
 */
export function activityTss({ id, tss }: { id: string; tss: number }, workout: DoneWorkout | null): number {
  const activities = workout?.recorded?.activities ?? [];
  const at = activities.findIndex((activity) => activity.id === id);
  if (!workout || at === -1 || activities.some(isMeasured)) return plainTss(tss);
  const upTo = (count: number) =>
    plainTss((doneLoad(workout) * minutesOf(activities.slice(0, count))) / minutesOf(activities));
  return plainTss(upTo(at + 1) - upTo(at));
}

/** The recordings of a workout, for answers of the API. */
export const recordingsOf = (workout: DoneWorkout): RecordedActivity[] =>
  (workout.recorded?.activities ?? []).map((activity) => ({ ...activity, tss: activityTss(activity, workout) }));

/** Recorded time in zones, summed over all recordings; null: some recording has none. */
export function recordedZones({ recorded }: WorkoutRow): RecordedZoneSeconds | null {
  const zones = recorded?.activities.map(({ zoneSec }) => zoneSec) ?? [];
  if (zones.length === 0 || zones.includes(null)) return null;
  return zones.reduce<RecordedZoneSeconds>(([a, b, c], each) => [a + each![0], b + each![1], c + each![2]], [0, 0, 0]);
}

/** The columns of a recording that {@link recordedRow} reads. */
export const RECORDED_COLUMNS = {
  id: true,
  sport: true,
  movingSec: true,
  tss: true,
  measure: true,
  zoneSec: true,
  summary: true,
} as const;

/** What a workout keeps of a recording that counts for it. */
export function recordedRow({
  id,
  sport,
  movingSec,
  tss,
  measure,
  zoneSec,
  summary,
}: Pick<Activity, keyof typeof RECORDED_COLUMNS>): RecordedActivity {
  return {
    id,
    sport: sport as ActivitySport,
    minutes: Math.max(1, Math.round(movingSec / 60)),
    tss,
    measure: measure as LoadMeasure,
    zoneSec: zoneSec.length === 3 ? (zoneSec as unknown as RecordedZoneSeconds) : null,
    rpe: (summary as unknown as Pick<RecordedActivity, 'rpe'>).rpe,
  };
}
