import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { ask } from './graphql.ts';

// What people do to a schedule, as the documents that they send.

const GENERATE = `mutation ($input: GenerateScheduleInput!) { generateSchedule(input: $input) { __typename
  ... on GenerateSchedulePayload { revision { number cause actorRole actorName } warnings { code } athlete { scheduleRevision schedule { mode firstDay lastDay weeks {
    weekNumber weekStartDate status kind phaseType plannedMinutes completedMinutes proof { constraint limit value holds }
    workouts { id scheduledDate dayOfWeek workoutType reasons { code text source } steps { repeat steps { kind durationSec target { metric lo hi } } } } } } } }
  ... on Refusal { code message }
  ... on InvalidInput { errors { path message } }
  ... on PlanConflict { constraints relaxations } } }`;

export const generate = (deps: AccountDeps, viewer: Viewer | null, input: object) =>
  ask(deps, viewer, GENERATE, { input });

export const MOVE = `mutation ($input: RescheduleWorkoutInput!) { rescheduleWorkout(input: $input) { __typename
  ... on Refusal { code message } ... on InvalidInput { errors { path message } } ... on StaleVersion { workout { id version scheduledDate } }
  ... on RescheduleWorkoutPayload { workout { id scheduledDate locked version reasons { code source } } weeks { id workouts { id } } warnings { code } revision { number cause } } } }`;

export const move = (id: string, newDate: string, over: object = {}) => ({
  input: { workoutId: encodeId('workout', id), newDate, newDayOfWeek: weekdayOf(newDate).toUpperCase(), ...over },
});

export const FEEDBACK = `mutation ($input: SubmitWorkoutFeedbackInput!) { submitWorkoutFeedback(input: $input) { __typename
  ... on Refusal { code message } ... on InvalidInput { errors { path message } }
  ... on SubmitWorkoutFeedbackPayload { workout { status version feedback { completionStatus actualDuration perceivedExertion feelingRating reasonForSkip } } week { completedMinutes } revision { cause } } } }`;

export const CREATE = `mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) { __typename
  ... on Refusal { code message } ... on InvalidInput { errors { path message } }
  ... on CreateWorkoutPayload { workout { id locked madeBy tss isHard reasons { code source } } week { id } revision { actorRole } } } }`;

export const added = (athleteId: string, week: { id: string; weekStartDate: string }, over: object = {}) => ({
  input: {
    athleteId: encodeId('athlete', athleteId),
    trainingWeekId: encodeId('week', week.id),
    scheduledDate: addDays(week.weekStartDate, 3),
    dayOfWeek: 'THURSDAY',
    workoutType: 'RUN',
    duration: 45,
    intensity: 'threshold',
    ...over,
  },
});

const UNDO = `mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename ... on Refusal { code message }
  ... on UndoScheduleChangePayload { athlete { scheduleRevision } revision { id number undoesNumber cause summary } } } }`;

export const undo = (deps: AccountDeps, viewer: Viewer | null, athleteId: string, revisionId?: string) =>
  ask(deps, viewer, UNDO, { input: { athleteId: encodeId('athlete', athleteId), ...(revisionId && { revisionId }) } });
