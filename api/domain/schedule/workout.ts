import { naming } from '../../core/messages/summary.ts';
import { titleOf } from '../../core/messages/workoutTitle.ts';
import { reasonOf } from '../../core/messages/reason.ts';
import { type Day, mondayOf, weekdayOf } from '../../core/calendar/calendar.ts';
import { type MoveRefusal, type MoveWarning, moveWorkout } from '../../core/change/move.ts';
import { dayName, weekdayName } from '../../core/calendar/dayNames.ts';
import type { Strain } from '../../core/change/operations/strain.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { addedWorkout } from './addedWorkout.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import { ConflictError, InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { actorOf, type ActorRole, type AnsweredRevision, changeSchedule } from '../revision/revision.ts';
import { findWorkout, inOrder, type ScheduledWeek, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { loadState, type ScheduleState } from './scheduleState.ts';
import { strainsOf } from '../adapt/strain.ts';
import { weekOn, weeksOf } from '../planning/scheduleWindow.ts';
import { parse } from '../kernel/validation.ts';
import { type CreateWorkoutInput, createWorkoutSchema, rescheduleSchema } from './workout.schema.ts';

/** A finished workout keeps its day. */
export class WorkoutCompleted extends ConflictError {
  constructor(message: string) {
    super('WORKOUT_COMPLETED', message);
  }
}

/** Someone else changed the workout since the writer saw it; carries what it is now. */
export class StaleVersion extends ConflictError {
  constructor(readonly workout: WorkoutRow) {
    super('CONFLICT', 'Someone else changed this workout. The latest version is shown.', { workout });
  }
}

export interface Rescheduled {
  workout: WorkoutRow;
  /** The week that it left and the week that it is in now; one where they are the same. */
  weeks: readonly ScheduledWeek[];
  /** Worked out when it is asked for: what a move needs not read, it does not wait for. */
  warnings: () => Promise<readonly MoveWarning[]>;
  revision: AnsweredRevision;
}

/**
 * Moves a workout to another day and locks it there. Without `details`, steps, reasons and instructions of the weeks'
 * workouts are null. Throws InvalidInput (day and date disagree), NotFound, WorkoutCompleted, StaleVersion, NotPossible
 * (outside the four weeks, past days).
 */
export async function rescheduleWorkout(
  deps: Deps,
  viewer: Viewer,
  workoutId: string | null,
  input: unknown,
  { details = true }: { details?: boolean } = {},
): Promise<Rescheduled> {
  if (workoutId === null) throw new NotFound('Workout not found.');
  // what a plain athlete may move is their own: that it is, the read below says
  const athleteId = viewer.coachId ? (await findWorkout(deps.db, viewer, workoutId)).athleteId : viewer.athleteId;
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const { newDate, newDayOfWeek, version } = parse(rescheduleSchema, input);
  const actor = actorOf(viewer, athleteId);
  const optimisticRead = async (db: Pick<Db, '$rows'>) => {
    const state = await loadState(db, { athleteId, now: deps.clock(), details, workoutId });
    const before = state?.workout;
    if (!before) throw new NotFound('Workout not found.');
    const { scheduleRevision } = state.athlete;
    const { weekId, warnings } = judgeMove(state, before, newDate, newDayOfWeek);
    if (typeof version === 'number' && version !== before.version) throw new StaleVersion(before);
    const summary = naming`Moved ${titleOf(before)} from ${dayName(before.scheduledDate)} to ${dayName(newDate)}.`;
    if (newDate === before.scheduledDate) {
      const result = {
        before,
        workout: before,
        weeks: state.weeks.filter(({ id }) => id === before.weekId),
        warnings,
        state,
      };
      return { changes: { workouts: [], weeks: [] }, summary, result, scheduleRevision };
    }
    const workout = movedTo(before, { weekId, newDate, role: actor.role });
    const changes = { workouts: [{ id: before.id, before, after: workout }], weeks: [] };
    const weeks = weeksAfter(state.weeks, before, workout);
    return { changes, summary, result: { before, workout, weeks, warnings, state }, scheduleRevision };
  };
  const { revision, result } = await changeSchedule(deps, actor, athleteId, 'move', { optimisticRead });
  const { before, workout, weeks, warnings: known, state } = result;
  const { scheduleMode, scheduleSports } = state.athlete;
  const whose = { id: athleteId!, today: state.today, scheduleMode, scheduleSports };
  const warnings = async () =>
    before === workout ? known : withStrains(known, await strainsOf(deps.db, whose, { before, after: workout }));
  return { workout, weeks, warnings, revision };
}

/** What the rule of moves said, which the browser says too, and what else speaks against the new day. */
export const withStrains = (known: readonly MoveWarning[], strains: readonly Strain[]): MoveWarning[] => [
  ...known,
  ...strains
    .filter(({ code }) => !known.some((each) => each.code === code))
    .map(({ isFirm: _, ...warning }) => warning),
];

/** The week that the workout left and the one that it is in now, with the workout in its new place. */
function weeksAfter(weeks: readonly ScheduledWeek[], before: WorkoutRow, after: WorkoutRow): ScheduledWeek[] {
  return weeks
    .filter(({ id }) => id === before.weekId || id === after.weekId)
    .map((week) => {
      const others = week.workouts.filter(({ id }) => id !== after.id);
      return { ...week, workouts: week.id === after.weekId ? [...others, after].sort(inOrder) : others };
    });
}

function judgeMove(
  { weeks, today, firstDay }: ScheduleState,
  moved: WorkoutRow,
  newDate: Day,
  newDayOfWeek: ScheduledDayOfWeek = weekdayOf(newDate),
) {
  const others = weeks.flatMap((week) => week.workouts).filter(({ id }) => id !== moved.id);
  const move = moveWorkout({
    // one of an earlier week is judged too, so that the answer says why it stays
    workouts: [...others, moved],
    workoutId: moved.id,
    newDate,
    newDayOfWeek,
    today,
    firstDay,
    lastDay: weeks.at(-1)?.weekEndDate ?? firstDay,
  });
  if (!move.ok) throw refusal(move.refusal);
  const week = weekOn(weeks, newDate);
  if (!week) throw new NotPossible('OUTSIDE_SCHEDULE', 'The date must be inside the current 4-week schedule.');
  return { weekId: week.id, warnings: move.warnings };
}

type ScheduledDayOfWeek = ReturnType<typeof weekdayOf>;

export function refusal({ code, message }: MoveRefusal): Error {
  switch (code) {
    case 'WORKOUT_COMPLETED':
      return new WorkoutCompleted(message);
    case 'DAY_MISMATCH':
      return new InvalidInput([{ path: 'newDayOfWeek', message }]);
    case 'NOT_FOUND':
      return new NotFound(message);
    case 'OUTSIDE_SCHEDULE':
    case 'PAST_DAY':
      return new NotPossible(code, message);
  }
}

/** The workout on its new day, where it is locked. */
export function movedTo(
  before: WorkoutRow,
  { weekId, newDate, role }: { weekId: string; newDate: Day; role: ActorRole },
): WorkoutRow {
  const moved = reasonOf('MOVED', role === 'coach' ? 'coach' : 'athlete', { from: before.scheduledDate });
  return {
    ...before,
    weekId,
    scheduledDate: newDate,
    locked: true,
    reasons: [...before.reasons.filter(({ code }) => code !== 'MOVED'), moved],
    version: before.version + 1,
  };
}

export interface CreatedWorkout {
  workout: WorkoutRow;
  week: ScheduledWeek;
  revision: AnsweredRevision;
  /** What speaks against it; it stands all the same. */
  warnings: readonly MoveWarning[];
}

/**
 * Adds a workout that a person wants; regeneration keeps it. Without a week it goes into the one of its day. Throws NotFound
 * for an athlete or week out of the viewer's reach, InvalidInput (a fault in the text of steps names its character), NotPossible
 * (PAST_DAY, OUTSIDE_SCHEDULE).
 */
export async function createWorkout(
  deps: Deps,
  viewer: Viewer,
  place: { athleteId: string | null; weekId: string | null | undefined },
  input: unknown,
): Promise<CreatedWorkout> {
  await assertMay(deps.db, viewer, 'edit', place.athleteId);
  const athleteId = place.athleteId!;
  const given = parse(createWorkoutSchema, input);
  const actor = actorOf(viewer, athleteId);
  const { revision, result } = await changeSchedule(deps, actor, athleteId, 'create', async (tx, athlete) => {
    const week = await weekFor(tx, athleteId, place.weekId, given.scheduledDate);
    assertDay(given, dayOf(week.weekStartDate), dayOf(week.weekEndDate), athlete.today);
    const preferences = await tx.trainingPreferences.findUnique({
      where: { athleteId },
      select: { preferredWorkoutTimes: true },
    });
    const timeOfDay = (preferences?.preferredWorkoutTimes ?? 'morning') as WorkoutRow['timeOfDay'];
    const workout = {
      ...(await addedWorkout(tx, athleteId, given, actor.role === 'coach' ? 'coach' : 'athlete')),
      id: newId(deps.clock()),
      athleteId,
      weekId: week.id,
      timeOfDay,
    };
    const summary = naming`Added ${titleOf(workout)} on ${dayName(workout.scheduledDate)}.`;
    return {
      changes: { workouts: [{ id: workout.id, before: null, after: workout }], weeks: [] },
      summary,
      result: { workout, warnings: withStrains([], await strainsOf(tx, athlete, { before: null, after: workout })) },
    };
  });
  const [week] = await weeksOf(deps.db, { id: result.workout.weekId });
  return { ...result, week: week!, revision };
}

async function weekFor(tx: Tx, athleteId: string, weekId: string | null | undefined, date: Day) {
  if (weekId === undefined) {
    const week = await tx.trainingWeek.findFirst({ where: { athleteId, weekStartDate: columnOf(mondayOf(date)) } });
    if (!week) throw new NotPossible('OUTSIDE_SCHEDULE', 'The date must be inside the current 4-week schedule.');
    return week;
  }
  const week = weekId === null ? null : await tx.trainingWeek.findFirst({ where: { id: weekId, athleteId } });
  if (!week) throw new NotFound('Training week not found.');
  return week;
}

function assertDay({ scheduledDate, dayOfWeek }: CreateWorkoutInput, first: Day, last: Day, today: Day): void {
  const actual = weekdayOf(scheduledDate);
  if (dayOfWeek !== undefined && actual !== dayOfWeek) {
    const message = `${scheduledDate} is a ${weekdayName(actual)}, not a ${weekdayName(dayOfWeek)}.`;
    throw new InvalidInput([{ path: 'dayOfWeek', message }]);
  }
  if (scheduledDate < first || scheduledDate > last) {
    throw new InvalidInput([{ path: 'scheduledDate', message: 'The date must be inside that training week.' }]);
  }
  if (scheduledDate < today) throw new NotPossible('PAST_DAY', 'Choose today or a later day.');
}
