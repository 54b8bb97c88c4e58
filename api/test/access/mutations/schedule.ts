import { addDays, mondayOf } from '../../../core/calendar/calendar.ts';
import { somethingToDelete, spareId, somethingToUndo, EVERY_DAY } from '../acts.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { mutation, query, REFUSAL } from './mutation.ts';

/** A week that nothing else here looks at. */
const WEEK_AFTER_NEXT = addDays(mondayOf(EVERY_DAY), 14);

export const SCHEDULE: Record<string, Door> = {
  createSeasonPlan: { rule: 'ownWrite', send: mutation('createSeasonPlan', 'CreateSeasonPlanInput', () => ({})) },
  generateSchedule: {
    rule: 'edit',
    send: mutation('generateSchedule', 'GenerateScheduleInput', (id) => ({
      mode: 'SEASON_PLAN',
      athleteId: id(theWorld().ids.athlete),
    })),
  },
  previewSchedule: {
    rule: 'edit',
    send: mutation('previewSchedule', 'GenerateScheduleInput', (id) => ({
      mode: 'SEASON_PLAN',
      athleteId: id(theWorld().ids.athlete),
    })),
  },
  createWorkout: {
    rule: 'edit',
    send: mutation('createWorkout', 'CreateWorkoutInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
      trainingWeekId: id(theWorld().ids.week),
      scheduledDate: EVERY_DAY,
      dayOfWeek: 'THURSDAY',
      workoutType: 'RUN',
      duration: 30,
      intensity: 'easy',
    })),
  },
  copyWorkout: {
    rule: 'edit',
    send: mutation('copyWorkout', 'CopyWorkoutInput', (id) => ({
      workoutId: id(theWorld().ids.workout),
      scheduledDate: EVERY_DAY,
    })),
  },
  copyWeek: {
    rule: 'edit',
    send: mutation('copyWeek', 'CopyWeekInput', (id) => ({
      trainingWeekId: id(theWorld().ids.week),
      weekStartDate: WEEK_AFTER_NEXT,
    })),
  },
  rescheduleWorkout: {
    rule: 'edit',
    send: mutation('rescheduleWorkout', 'RescheduleWorkoutInput', (id) => ({
      workoutId: id(theWorld().ids.workout),
      newDate: EVERY_DAY,
      newDayOfWeek: 'THURSDAY',
    })),
  },
  moveWorkouts: {
    rule: 'edit',
    first: somethingToDelete,
    send: mutation('moveWorkouts', 'MoveWorkoutsInput', (id) => ({ workoutIds: [id(spareId())], days: 1 })),
  },
  deleteWorkouts: {
    rule: 'edit',
    first: somethingToDelete,
    send: mutation('deleteWorkouts', 'DeleteWorkoutsInput', (id) => ({ workoutIds: [id(spareId())] })),
  },
  updateWorkout: {
    rule: 'edit',
    send: mutation('updateWorkout', 'UpdateWorkoutInput', (id) => ({
      workoutId: id(theWorld().ids.workout),
      duration: 25,
    })),
  },
  deleteWorkout: {
    rule: 'edit',
    first: somethingToDelete,
    send: mutation('deleteWorkout', 'DeleteWorkoutInput', (id) => ({ workoutId: id(spareId()) })),
  },
  previewRealignment: { rule: 'ownWrite', send: query(`mutation { previewRealignment { ${REFUSAL} } }`, () => ({})) },
  realignSchedule: {
    rule: 'ownWrite',
    send: mutation('realignSchedule', 'RealignScheduleInput', () => ({ scheduleRevision: 0 })),
  },
  submitWorkoutFeedback: {
    rule: 'tell',
    send: mutation('submitWorkoutFeedback', 'SubmitWorkoutFeedbackInput', (id) => ({
      workoutId: id(theWorld().ids.done),
      completionStatus: 'COMPLETED',
    })),
  },
  answerSilentDays: {
    rule: 'ownWrite',
    send: mutation('answerSilentDays', 'AnswerSilentDaysInput', () => ({ from: EVERY_DAY, answer: 'AWAY' })),
  },
};

export const CHECK_INS: Record<string, Door> = {
  submitCheckIn: { rule: 'ownWrite', send: mutation('submitCheckIn', 'SubmitCheckInInput', () => ({ stress: 8 })) },
  recordWellness: {
    rule: 'ownWrite',
    send: mutation('recordWellness', 'RecordWellnessInput', () => ({ days: [{ day: '2026-11-01', hrv: 61.5 }] })),
  },
  declineChange: {
    rule: 'edit',
    send: mutation('declineChange', 'DeclineChangeInput', (id) => ({
      revisionId: id(theWorld().ids.revision),
      workoutId: id(theWorld().ids.workout),
    })),
  },
  restoreRevision: {
    rule: 'edit',
    first: somethingToUndo,
    send: mutation('restoreRevision', 'RestoreRevisionInput', (id) => ({ revisionId: id(theWorld().ids.revision) })),
  },
  undoScheduleChange: {
    rule: 'edit',
    first: somethingToUndo,
    send: mutation('undoScheduleChange', 'UndoScheduleChangeInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
    })),
  },
};
