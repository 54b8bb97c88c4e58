import { reasonText } from '../core/messages/reason.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import type { AnsweredRevision } from '../domain/revision/revision.ts';
import { recordingsOf } from '../domain/revision/recorded.ts';
import { textsIn } from '../domain/revision/workoutTexts.ts';
import {
  completedMinutes,
  dayOfWeek,
  type Feedback,
  plannedMinutes,
  type ScheduledWeek,
  type WorkoutRow,
  weekStatus,
} from '../domain/revision/scheduledWorkout.ts';
import type { Deps } from '../domain/kernel/ports.ts';
import { limitShape } from '../domain/planning/limitShape.ts';
import { readBreakerNames, readLimits, type WeekLimit } from '../domain/planning/weekProof.ts';
import { readReasons } from '../domain/planning/livingReasons.ts';
import { readRungs, type WorkoutRung } from '../domain/planning/workoutRungs.ts';

// What schedules look like in REST: the documented fields, ids as they leave the server.

/** The revision of an answer to a change. */
export const changedBy = ({ id, isEarlier }: AnsweredRevision) => ({
  revisionId: encodeId('revision', id),
  unchanged: isEarlier,
});

function feedbackShape({ workoutId: _workoutId, athleteId: _athleteId, id, ...given }: Feedback) {
  return { id: encodeId('feedback', id), ...given };
}

/** The workouts with their reasons as their weeks stand, and their places on the ladders of their families. */
export async function workoutShapes(deps: Deps, viewer: Viewer, workouts: readonly WorkoutRow[]) {
  const reasons = await readReasons(deps, workouts);
  const rungs = await readRungs(deps, workouts, viewer.units);
  const texts = await textsIn(deps.db, workouts, viewer.units);
  return workouts.map((workout, i) =>
    workoutShape({ ...workout, ...texts[i]!, reasons: reasons[i]! }, rungs[i]!, viewer),
  );
}

export const workoutShapeOf = async (deps: Deps, viewer: Viewer, workout: WorkoutRow) =>
  (await workoutShapes(deps, viewer, [workout]))[0]!;

function rungShape({ last, ...place }: WorkoutRung) {
  return { ...place, last: last && { date: last.date, what: last.what, outcome: last.outcome } };
}

function workoutShape(workout: WorkoutRow, rung: WorkoutRung | null, viewer: Viewer) {
  const { athleteId, templateId: _templateId, id, weekId, feedback, recorded: _recorded, reasons, ...shown } = workout;
  const reader = readerOf(viewer, athleteId);
  return {
    id: encodeId('workout', id),
    trainingWeekId: encodeId('week', weekId),
    dayOfWeek: dayOfWeek(workout),
    ...shown,
    reasons: reasons.map((one) => ({ ...one, text: reasonText(one, reader) })),
    rung: rung && rungShape(rung),
    feedback: feedback && feedbackShape(feedback),
    recorded: recordingsOf(workout).map((activity) => ({ ...activity, id: encodeId('activity', activity.id) })),
  };
}

/** The weeks with their limits and the reasons of their workouts as they stand. */
export async function weekShapes(deps: Deps, viewer: Viewer, weeks: readonly ScheduledWeek[]) {
  const now = deps.clock();
  const limits = await readLimits(deps, weeks);
  const names = await readBreakerNames(deps, limits.flat());
  const shapes = await workoutShapes(
    deps,
    viewer,
    weeks.flatMap(({ workouts }) => workouts),
  );
  return weeks.map((week, i) => {
    const id = encodeId('week', week.id);
    const workouts = shapes.filter(({ trainingWeekId }) => trainingWeekId === id);
    return { ...weekShape(week, limits[i]!, { now, viewer, names }), workouts };
  });
}

interface Shown {
  now: Date;
  viewer: Viewer;
  names: ReadonlyMap<string, string>;
}

function weekShape(week: ScheduledWeek, limits: readonly WeekLimit[], { now, viewer, names }: Shown) {
  const { athleteId, timeZone, id, workouts: _, beside: __, proof: ___, ...shown } = week;
  const reader = readerOf(viewer, athleteId);
  return {
    id: encodeId('week', id),
    ...shown,
    proof: limits.map((limit) => limitShape(limit, reader, names)),
    status: weekStatus(week, dayIn(timeZone, now)),
    plannedMinutes: plannedMinutes(week),
    completedMinutes: completedMinutes(week),
  };
}
