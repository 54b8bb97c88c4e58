import {
  thresholdAccepted,
  thresholdDismissed,
  thresholdProposals,
} from '../../domain/athlete/thresholdProposal.answer.ts';
import {
  activities,
  activity,
  activityStreams,
  archiveAnswer,
  entered,
  lastArchiveAnswer,
  uploaded,
} from '../../domain/activity/activity.answer.ts';
import { activityEntrySchema } from '../../domain/activity/activityEntry.schema.ts';
import { applied, suggestion, feedbackAnswer } from '../../domain/adapt/adjustment.answer.ts';
import { applyBodySchema, requestSchema } from '../../domain/adapt/adjustment.schema.ts';
import { checkedIn } from '../../domain/athlete/athlete.answer.ts';
import { checkInSchema } from '../../domain/adapt/checkIn.schema.ts';
import { feedbackSchema } from '../../domain/adapt/feedback.schema.ts';
import { silentDaysAnswered, silentDaysAsked } from '../../domain/adapt/silentDays.answer.ts';
import { silentAnswerSchema } from '../../domain/adapt/silentDays.schema.ts';
import { created, generated, rescheduled, undone } from '../../domain/schedule/schedule.answer.ts';
import { generateSchema, undoSchema } from '../../domain/schedule/schedule.schema.ts';
import { createWorkoutSchema, rescheduleSchema } from '../../domain/schedule/workout.schema.ts';
import { WELLNESS_PATHS } from './wellness.ts';
import { type Documented, MAYBE_ID, SCHEDULE } from './documented.ts';

const ID = { type: 'string' };
/** As suggested, or by their ids alone. */
const CHANGES = {
  type: ['array', 'null'],
  items: { anyOf: [ID, { type: 'object', required: ['id'], properties: { id: ID }, additionalProperties: true }] },
};

/** The schedule, and what comes back from training. */
export const TRAINING_PATHS: Readonly<Record<string, Documented>> = {
  'GET /api/training-schedule': { summary: 'This week and the next three', ...SCHEDULE },
  'POST /api/training-schedule/generate': {
    summary: 'Plan four weeks',
    body: generateSchema,
    gives: '`success, weeks, warnings, revisionId, unchanged`.',
    answer: generated,
  },
  'PATCH /api/training-schedule/workouts/:workoutId/reschedule': {
    summary: 'Move a workout',
    body: rescheduleSchema,
    gives: '`success, workout, warnings, revisionId, unchanged`.',
    answer: rescheduled,
    refuses: [409, 422],
  },
  'POST /api/training-schedule/workouts/:workoutId/feedback': {
    summary: 'Tell how a workout went',
    body: feedbackSchema,
    gives: '`success, workout, adaptation`.',
    answer: feedbackAnswer,
  },
  'GET /api/training-schedule/silent-days': {
    summary: 'Days without a word, to ask about',
    gives: '`silentDays`, or `null` in its place.',
    answer: silentDaysAsked,
  },
  'POST /api/training-schedule/silent-days': {
    summary: 'Answer for days without a word',
    body: silentAnswerSchema,
    gives: '`success, summary, revisionId, unchanged`.',
    answer: silentDaysAnswered,
    refuses: [409],
  },
  'POST /api/training-schedule/workouts/create': {
    summary: 'Add a workout',
    body: createWorkoutSchema,
    also: { athleteProfileId: ID, trainingWeekId: MAYBE_ID },
    status: 201,
    gives: '`success, workout, warnings`.',
    answer: created,
    mayFind: true,
  },
  'POST /api/training-schedule/suggest': {
    summary: 'Ask for a change, or for reasons',
    body: requestSchema,
    gives: '`suggestionId, understood, changes, explanation, question`; nothing is changed yet.',
    answer: suggestion,
  },
  'POST /api/training-schedule/apply-changes': {
    summary: 'Make suggested changes',
    body: applyBodySchema,
    also: { suggestionId: ID, changes: CHANGES },
    gives: '`success, applied, skipped, revisionId, unchanged`.',
    answer: applied,
    mayFind: true,
  },
  'POST /api/training-schedule/undo': {
    summary: 'Take a change back',
    body: undoSchema,
    also: { revisionId: MAYBE_ID, athleteProfileId: ID },
    gives: '`success, revisionId, unchanged` and the schedule.',
    answer: undone,
    mayFind: true,
  },
  'POST /api/check-ins': {
    summary: 'Check in for the week',
    body: checkInSchema,
    gives: '`checkIn, adaptation`.',
    answer: checkedIn,
  },
  ...WELLNESS_PATHS,
  'GET /api/thresholds/proposals': {
    summary: 'What thresholds should become',
    gives: '`proposals` and `history`.',
    answer: thresholdProposals,
  },
  'POST /api/thresholds/proposals/:proposalId/accept': {
    summary: 'Accept a proposed threshold',
    gives: '`success, record, revisionId`.',
    answer: thresholdAccepted,
  },
  'POST /api/thresholds/proposals/:proposalId/dismiss': {
    summary: 'Leave a threshold as it is',
    gives: '`success, record`.',
    answer: thresholdDismissed,
  },
  'GET /api/activities': {
    summary: 'What devices recorded',
    query: {
      athleteId: 'An athlete whom you coach; left out: you.',
      from: 'First day.',
      to: 'Last day.',
      sport: 'A sport, as `recordedSport` names it.',
      order: '`latest` first, which is usual, or `earliest`.',
      first: 'How many, 1 to 100; usually 20.',
      after: '`endCursor` of the page before.',
    },
    gives: '`activities, endCursor`.',
    answer: activities,
    mayFind: true,
  },
  'POST /api/activities': {
    summary: 'Tell of an activity by its sums',
    query: { athleteId: 'An athlete whom you coach; left out: you.' },
    body: activityEntrySchema,
    status: 201,
    gives: '`activity, outcome, revisionId`; a new activity.',
    answer: entered,
    others: { 200: { gives: 'It was there: `updated`, or `unchanged`.', answer: entered } },
    mayFind: true,
  },
  'GET /api/activities/:activityId': { summary: 'One recording', gives: 'The activity.', answer: activity },
  'GET /api/activities/:activityId/streams': {
    summary: 'A recording second by second',
    query: {
      names: 'Some of `power,heartRate,speed,cadence,altitude,temperature,distance`; left out: all.',
      points: 'How many points of each, at most: 10 to 2000; left out: 500.',
    },
    gives: '`streams`: of each its `name`, and the `seconds` and `values` of its points.',
    answer: activityStreams,
  },
  'POST /api/activities/upload-fit': {
    summary: 'Upload a recording',
    status: 201,
    gives: '`activity, activities, workout, workouts, revisionId, adaptation`.',
    answer: uploaded,
  },
  'POST /api/activities/archives': {
    summary: 'Upload an archive of recordings',
    query: { athleteId: 'An athlete whom you coach; left out: you.' },
    status: 202,
    gives: '`archive`: it is read from here on, a file at a time; what you send meanwhile joins it.',
    answer: archiveAnswer,
    mayFind: true,
  },
  'GET /api/activities/archives': {
    summary: 'What became of the archive that was uploaded last',
    query: { athleteId: 'An athlete whom you coach; left out: you.' },
    gives: '`archive`; null: there is none.',
    answer: lastArchiveAnswer,
    mayFind: true,
  },
  'GET /api/activities/archives/:archiveId': {
    summary: 'What became of an archive of recordings',
    gives: '`archive`.',
    answer: archiveAnswer,
  },
  'POST /api/activities/archives/:archiveId/cancel': {
    summary: 'Read no more of an archive',
    gives: '`archive`; what was read stays.',
    answer: archiveAnswer,
  },
  'POST /api/activities/upload': {
    summary: 'Upload a recording of any format',
    query: { athleteId: 'An athlete whom you coach; left out: you.' },
    status: 201,
    gives:
      '`activity, activities, workout, workouts, revisionId, adaptation`; `adaptation` is the athlete’s own, `null` for a coach.',
    answer: uploaded,
    mayFind: true,
  },
};
