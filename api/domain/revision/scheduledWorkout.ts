import { WORKOUT_TIMES, type WorkoutTime } from '../../core/athlete/athlete.ts';
import { type Day, type Weekday, weekdayOf } from '../../core/calendar/calendar.ts';
import type { Proof } from '../../core/rules/finding.ts';
import type { PhaseType, WeekKind } from '../../core/codes/phase.ts';
import type { Steps } from '../../core/workout/workout.ts';
import type { Reason } from '../../core/codes/reason.ts';
import { isDone, type WorkoutStatus, type WorkoutType } from '../../core/codes/workout.ts';
import { Prisma, type TrainingWeek, type Workout, type WorkoutFeedback } from '../../generated/prisma/client.ts';
import { type Viewer, visibleTo } from '../kernel/access.ts';
import { dayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Db, Tx } from '../kernel/ports.ts';
import type { LoadMeasure, RecordedZoneSeconds } from '../../core/load/activity.ts';
import type { ActivitySport } from '../../core/workout/fit/fitFile.ts';

export type CompletionStatus = 'completed' | 'partially_completed' | 'skipped';
export type SkipReason = 'injury' | 'illness' | 'work' | 'fatigue' | 'other';
export type MadeBy = 'planner' | 'athlete' | 'coach';

/** What the athlete said after a workout, as plain data. */
export interface Feedback {
  id: string;
  workoutId: string;
  athleteId: string;
  completionStatus: CompletionStatus;
  actualDuration: number | null;
  perceivedExertion: number | null;
  feelingRating: number | null;
  notes: string | null;
  reasonForSkip: SkipReason | null;
}

/** One recording of a workout. */
export interface RecordedActivity {
  id: string;
  sport: ActivitySport;
  /** Moving time in whole minutes, at least 1. */
  minutes: number;
  tss: number;
  measure: LoadMeasure;
  zoneSec: RecordedZoneSeconds | null;
  /** Perceived exertion entered on the device, 1 to 10. */
  rpe: number | null;
}

/** The recordings of a workout (at least one activity), and the workout's state before them. */
export interface RecordedWorkout {
  activities: readonly RecordedActivity[];
  was: { status: WorkoutStatus; feedback: Feedback | null };
}

/** A workout as plain data: what the edges show, and what a revision remembers. */
export interface WorkoutRow {
  id: string;
  athleteId: string;
  weekId: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  /** One of the planner's, or free text of a person. */
  intensity: string;
  /** Planned minutes. */
  duration: number;
  tss: number;
  isLong: boolean;
  isHard: boolean;
  status: WorkoutStatus;
  description: string;
  instructions: string;
  timeOfDay: WorkoutTime;
  templateId: string | null;
  steps: Steps;
  reasons: readonly Reason[];
  locked: boolean;
  madeBy: MadeBy;
  version: number;
  feedback: Feedback | null;
  /** Null or absent: no device recorded it. */
  recorded?: RecordedWorkout | null;
}

/** A week without its workouts. */
export interface WeekRow {
  id: string;
  athleteId: string;
  weekNumber: number;
  weekStartDate: Day;
  weekEndDate: Day;
  targetWeeklyHours: number;
  phaseType: PhaseType;
  kind: WeekKind;
  proof: readonly Proof[];
}

export interface ScheduledWeek extends WeekRow {
  /** The athlete's time zone: in it "today" decides the week's status. */
  timeZone: string;
  workouts: readonly WorkoutRow[];
  /** What was recorded on its days and counts for none of its workouts. */
  beside: readonly TrainingBeside[];
}

/** A recording that counts for no workout. */
export interface TrainingBeside {
  id: string;
  day: Day;
  sport: string;
  movingSec: number;
}

/** The week's own row, as it is written. */
export function rowIn({ workouts: _, timeZone: __, beside: ___, ...row }: ScheduledWeek): WeekRow {
  return row;
}

/** What to load of a workout so that `workoutOf` can read it. */
export const WITH_FEEDBACK = { feedback: true } satisfies Prisma.WorkoutInclude;

export function feedbackOf(row: WorkoutFeedback): Feedback {
  return {
    id: row.id,
    workoutId: row.workoutId,
    athleteId: row.athleteId,
    completionStatus: row.completionStatus as CompletionStatus,
    actualDuration: row.actualDuration,
    perceivedExertion: row.perceivedExertion,
    feelingRating: row.feelingRating,
    notes: row.notes,
    reasonForSkip: row.reasonForSkip as SkipReason | null,
  };
}

export function workoutOf(row: Workout & { feedback: WorkoutFeedback | null }): WorkoutRow {
  return {
    id: row.id,
    athleteId: row.athleteId,
    weekId: row.weekId,
    scheduledDate: dayOf(row.scheduledDate),
    workoutType: row.workoutType as WorkoutType,
    intensity: row.intensity,
    duration: row.duration,
    tss: row.tss,
    isLong: row.isLong,
    isHard: row.isHard,
    status: row.status as WorkoutStatus,
    description: row.description,
    instructions: row.instructions,
    timeOfDay: row.timeOfDay as WorkoutTime,
    templateId: row.templateId,
    steps: row.steps as unknown as Steps,
    reasons: row.reasons as unknown as Reason[],
    locked: row.locked,
    madeBy: row.madeBy as MadeBy,
    version: row.version,
    feedback: row.feedback && feedbackOf(row.feedback),
    recorded: row.recorded as RecordedWorkout | null,
  };
}

/** The columns of a workout; feedback has its own row. */
export const WORKOUT_COLUMNS = Object.keys({
  id: true,
  athleteId: true,
  weekId: true,
  scheduledDate: true,
  workoutType: true,
  intensity: true,
  duration: true,
  tss: true,
  isLong: true,
  isHard: true,
  status: true,
  description: true,
  instructions: true,
  timeOfDay: true,
  templateId: true,
  steps: true,
  reasons: true,
  locked: true,
  madeBy: true,
  version: true,
  recorded: true,
} satisfies Record<Exclude<keyof WorkoutRow, 'feedback'>, true>);

export function weekRowOf(row: TrainingWeek): WeekRow {
  return {
    id: row.id,
    athleteId: row.athleteId,
    weekNumber: row.weekNumber,
    weekStartDate: dayOf(row.weekStartDate),
    weekEndDate: dayOf(row.weekEndDate),
    targetWeeklyHours: row.targetWeeklyHours,
    phaseType: row.phaseType as PhaseType,
    kind: row.kind as WeekKind,
    proof: row.proof as unknown as Proof[],
  };
}

/** The columns of a week. */
export const WEEK_COLUMNS = Object.keys({
  id: true,
  athleteId: true,
  weekNumber: true,
  weekStartDate: true,
  weekEndDate: true,
  targetWeeklyHours: true,
  phaseType: true,
  kind: true,
  proof: true,
} satisfies Record<keyof WeekRow, true>);

/** By day, then time of day, then id. */
export function inOrder(a: WorkoutRow, b: WorkoutRow): number {
  if (a.scheduledDate !== b.scheduledDate) return a.scheduledDate < b.scheduledDate ? -1 : 1;
  const hours = WORKOUT_TIMES.indexOf(a.timeOfDay) - WORKOUT_TIMES.indexOf(b.timeOfDay);
  return hours || (a.id < b.id ? -1 : 1);
}

export type WeekStatus = 'completed' | 'in_progress' | 'upcoming';

export function weekStatus(week: Pick<WeekRow, 'weekStartDate' | 'weekEndDate'>, today: Day): WeekStatus {
  if (week.weekEndDate < today) return 'completed';
  return week.weekStartDate <= today ? 'in_progress' : 'upcoming';
}

/** Minutes that were planned for the week, of skipped workouts too; a race is not training time. */
export function plannedMinutes({ workouts }: Pick<ScheduledWeek, 'workouts'>): number {
  return workouts.reduce((sum, { workoutType, duration }) => sum + (workoutType === 'race' ? 0 : duration), 0);
}

/** Minutes done of a workout: as told, else as planned; 0 where it was not done. */
export function doneMinutes(workout: Pick<WorkoutRow, 'status' | 'duration' | 'feedback'>): number {
  return isDone(workout) ? (workout.feedback?.actualDuration ?? workout.duration) : 0;
}

/** Minutes of a done workout as far as they were told. */
export const toldMinutes = ({
  status,
  feedback,
}: Pick<WorkoutRow, 'status'> & { feedback: Pick<Feedback, 'actualDuration'> | null }): { doneMinutes?: number } =>
  isDone({ status }) && feedback?.actualDuration != null ? { doneMinutes: feedback.actualDuration } : {};

/** Minutes of a recording that counts for no workout. */
export const minutesBeside = ({ movingSec }: Pick<TrainingBeside, 'movingSec'>): number => Math.round(movingSec / 60);

/** Minutes done in the week, in its workouts and beside them. */
export function completedMinutes({ workouts, beside }: Pick<ScheduledWeek, 'workouts' | 'beside'>): number {
  const inWorkouts = workouts.reduce((sum, workout) => sum + doneMinutes(workout), 0);
  return beside.reduce((sum, recording) => sum + minutesBeside(recording), inWorkouts);
}

export function dayOfWeek({ scheduledDate }: Pick<WorkoutRow, 'scheduledDate'>): Weekday {
  return weekdayOf(scheduledDate);
}

/** Equal as plain data, whatever the order of the keys: the database keeps JSON in an order of its own. Absent is null. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return (a ?? null) === (b ?? null);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** Whose workout it is; throws NotFound, alike for a missing one and one that the viewer may not see. */
export async function findWorkout(
  db: Pick<Db, 'workout'>,
  viewer: Viewer,
  workoutId: string | null,
): Promise<{ id: string; athleteId: string }> {
  const where = { AND: [{ id: workoutId ?? '' }, visibleTo(viewer).workout] };
  const found =
    workoutId === null ? null : await db.workout.findFirst({ where, select: { id: true, athleteId: true } });
  if (!found) throw new NotFound('Workout not found.');
  return found;
}

export async function loadWorkout(tx: Tx, athleteId: string, workoutId: string): Promise<WorkoutRow> {
  const row = await tx.workout.findFirst({ where: { id: workoutId, athleteId }, include: WITH_FEEDBACK });
  if (!row) throw new NotFound('Workout not found.');
  return workoutOf(row);
}
