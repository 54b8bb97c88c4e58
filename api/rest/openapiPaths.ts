import { z } from 'zod';
import {
  account,
  answeredMail,
  coachAccepted,
  erased,
  invited,
  passwordChanged,
  providers,
  signedIn,
  waysEnded,
} from '../domain/account/account.answer.ts';
import {
  credentials,
  passwordChange,
  passwordReset,
  registration,
  resetRequest,
  sessionsEnd,
} from '../domain/account/account.schema.ts';
import { uploaded } from '../domain/activity/activity.answer.ts';
import { applied, suggestion, feedbackAnswer } from '../domain/adapt/adjustment.answer.ts';
import { applyBodySchema, requestSchema } from '../domain/adapt/adjustment.schema.ts';
import { done } from '../domain/kernel/answer.ts';
import {
  checkedIn,
  coachedAthlete,
  onboarded,
  profile,
  profileChanged,
  roster,
} from '../domain/athlete/athlete.answer.ts';
import { onboarding, trainingPreferences } from '../domain/athlete/athlete.schema.ts';
import { checkInSchema } from '../domain/adapt/checkIn.schema.ts';
import { inviteSchema, tokenSchema } from '../domain/coaching/coaching.schema.ts';
import { erasure } from '../domain/export/eraseAccount.schema.ts';
import { feedbackSchema } from '../domain/adapt/feedback.schema.ts';
import { jsonSchemaOf } from '../domain/kernel/jsonSchema.ts';
import { library, libraryChanged } from '../domain/library/library.answer.ts';
import { libraryWorkoutSchema } from '../domain/library/library.schema.ts';
import { phaseSchema, sportPreferencesSchema } from '../domain/season/phase.schema.ts';
import { principles, taught } from '../domain/principle/principle.answer.ts';
import { addPrincipleSchema, updatePrincipleSchema } from '../domain/principle/principle.schema.ts';
import { profileChange } from '../domain/athlete/profile.schema.ts';
import { addRaceSchema, raceResultSchema, updateRaceSchema } from '../domain/season/race.schema.ts';
import { created, generated, rescheduled, scheduleAnswer, undone } from '../domain/schedule/schedule.answer.ts';
import { generateSchema, undoSchema } from '../domain/schedule/schedule.schema.ts';
import { phase, plan, preview, raceChange } from '../domain/season/season.answer.ts';
import { applyRegenerationSchema, previewSchema } from '../domain/season/seasonRegeneration.schema.ts';
import { createWorkoutSchema, rescheduleSchema } from '../domain/schedule/workout.schema.ts';
import type { HeaderName, Refused } from './openapiParts.ts';

/** What a success answers. */
export interface Success {
  /** In words. */
  gives: string;
  /** As JSON; what has none holds nothing, or a file. */
  answer?: z.ZodType;
  /** Media type, where it is not JSON. */
  type?: string;
  headers?: readonly HeaderName[];
}

/** What the table of routes does not say by itself. */
export interface Documented extends Success {
  summary: string;
  /** Of the success; 200 where none is given. */
  status?: number;
  /** Other successes, by status. */
  others?: Readonly<Record<number, Success>>;
  /** The schema that reads the body. */
  body?: z.ZodType;
  /** Fields of the body that are taken out, or filled up, before that schema reads it. */
  also?: Readonly<Record<string, object>>;
  /** Fields that the schema reads, and a request does not have. */
  without?: readonly string[];
  query?: Readonly<Record<string, string>>;
  /** Statuses of refusals of its own. */
  refuses?: readonly Refused[];
  /** May answer 404 though nothing in its path is a name. */
  mayFind?: true;
  /** No token may. */
  browserOnly?: true;
}

const ID = { type: 'string' };
const MAYBE_ID = { type: ['string', 'null'] };
const TOKEN = { token: 'From the e-mail.' };
const COOKIE = ['Set-Cookie'] as const;
const SUCCESS = { gives: '`success`.', answer: done } as const;
const raceOf = (summary: string, body?: z.ZodType, status = 200): Documented => ({
  summary,
  ...(body && { body }),
  status,
  gives: '`race` and `validation`.',
  answer: raceChange,
  refuses: [409, 422],
});
const PLAN = { gives: 'The plan, or `null`.', answer: plan.nullable() } as const;
const SCHEDULE = { gives: '`weeks, hasSeasonPlan, athlete, seasonPlan`.', answer: scheduleAnswer } as const;
const ATHLETE = {
  gives: '`athlete, program, checkIns, raceGoals, fitnessAssessments`.',
  answer: coachedAthlete,
} as const;
const FILE = { headers: ['Content-Disposition'], refuses: [422] } as const;
const INCOMPLETE_LINK = 'A page: the link is not complete.';
const UNSUBSCRIBE = { type: 'text/html', query: TOKEN } as const;
/** Any part of them: what is left out stays. */
const { required: _, ...somePreferences } = jsonSchemaOf(trainingPreferences);
/** As suggested, or by their ids alone. */
const CHANGES = {
  type: ['array', 'null'],
  items: { anyOf: [ID, { type: 'object', required: ['id'], properties: { id: ID }, additionalProperties: true }] },
};

const openapi = z.object({
  openapi: z.string(),
  info: z.looseObject({}),
  servers: z.array(z.looseObject({})),
  paths: z.looseObject({}),
  components: z.looseObject({}),
});

/** By method and path, as the routes have them. */
export const DOCUMENTED: Readonly<Record<string, Documented>> = {
  'GET /api/openapi.json': { summary: 'This document', gives: 'OpenAPI 3.1.', answer: openapi },
  'POST /api/auth/register': {
    summary: 'Make an account',
    body: registration,
    status: 201,
    gives: '`success, redirectUrl, message`, and a session cookie.',
    answer: signedIn,
    headers: COOKIE,
    refuses: [409],
  },
  'POST /api/auth/login': {
    summary: 'Sign in',
    body: credentials,
    gives: '`success, redirectUrl, message`, and a session cookie.',
    answer: signedIn,
    headers: COOKIE,
  },
  'GET /api/auth/providers': { summary: 'What signing in offers', gives: '`google, mail`.', answer: providers },
  'POST /api/auth/forgot-password': {
    summary: 'Ask for a link',
    body: resetRequest,
    gives: '`success, message`, whether there is an account or not.',
    answer: answeredMail,
    refuses: [422],
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a password by a link',
    body: passwordReset,
    gives: '`success, redirectUrl, message, ended`.',
    answer: passwordChanged,
    headers: COOKIE,
    refuses: [422],
  },
  'GET /api/auth/user': { summary: 'Who asks', gives: 'The account.', answer: account },
  'POST /api/auth/end-sessions': {
    summary: 'Sign out every browser',
    body: sessionsEnd,
    gives: '`success, ended`.',
    answer: waysEnded,
    browserOnly: true,
  },
  'POST /api/auth/password': {
    summary: 'Change the password',
    body: passwordChange,
    gives: '`success, ended`, and a new session cookie.',
    answer: waysEnded,
    headers: COOKIE,
    browserOnly: true,
  },
  'GET /api/logout': {
    summary: 'Sign out',
    status: 302,
    gives: 'To the front page.',
    headers: ['Location', 'Clear-Site-Data', 'Set-Cookie'],
    others: { 200: { type: 'text/html', gives: 'A page that asks, for whom a link of another site has led here.' } },
  },
  'GET /api/account/export': {
    summary: 'Take all along',
    type: 'application/zip',
    gives: 'A ZIP of all that there is of you.',
    headers: ['Content-Disposition'],
    browserOnly: true,
  },
  'DELETE /api/account': {
    summary: 'Erase the account',
    body: erasure,
    gives: '`success, erasedAt, rows, cleaned`.',
    answer: erased,
    headers: ['Clear-Site-Data', 'Set-Cookie'],
    browserOnly: true,
  },
  'POST /api/onboarding/complete': {
    summary: 'Answer the onboarding',
    body: onboarding('2026-01-01', ''),
    gives: '`success, athleteProfileId`.',
    answer: onboarded,
  },
  'GET /api/profile': {
    summary: 'The profile',
    gives: '`user, athleteProfile, trainingPreferences, fitnessAssessments, injuries, thresholds`.',
    answer: profile,
  },
  'PATCH /api/profile': {
    summary: 'Change the profile',
    body: profileChange('2026-01-01'),
    also: { trainingPreferences: somePreferences },
    gives: '`success`, the profile and `adaptation`.',
    answer: profileChanged,
  },
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
  'POST /api/activities/upload-fit': {
    summary: 'Upload a recording',
    status: 201,
    gives: '`activity, activities, workout, workouts, revisionId, adaptation`.',
    answer: uploaded,
  },
  'GET /api/season-plan': { summary: 'The season plan', ...PLAN },
  'POST /api/season-plan/create': {
    summary: 'Make a season plan',
    status: 201,
    gives: 'The plan.',
    answer: plan,
    others: { 200: { gives: 'The plan that there was.', answer: plan } },
  },
  'POST /api/season-plan/races': raceOf('Add a race', addRaceSchema, 201),
  'PATCH /api/season-plan/races/:raceId': raceOf('Change a race', updateRaceSchema),
  'DELETE /api/season-plan/races/:raceId': raceOf('Delete a race'),
  'PUT /api/season-plan/races/:raceId/result': raceOf('Tell a result', raceResultSchema),
  'DELETE /api/season-plan/races/:raceId/result': raceOf('Take a result back'),
  'POST /api/season-plan/preview-regeneration': {
    summary: 'See what planning anew would change',
    body: previewSchema,
    gives: '`previewId, expiresAt` and what would change.',
    answer: preview,
    mayFind: true,
  },
  'POST /api/season-plan/apply-regeneration': {
    summary: 'Plan anew as previewed',
    body: applyRegenerationSchema,
    also: { previewId: MAYBE_ID },
    ...PLAN,
    mayFind: true,
  },
  'PATCH /api/season-plan/phases/:phaseId': {
    summary: 'Change a phase',
    body: phaseSchema,
    gives: 'The phase.',
    answer: phase,
    refuses: [422],
  },
  'PATCH /api/season-plan/sport-preferences': {
    summary: 'Choose sports',
    body: sportPreferencesSchema,
    ...PLAN,
    refuses: [422],
  },
  'GET /api/workouts': {
    summary: 'The library',
    query: {
      search: 'Words of name, description or tags.',
      type: 'Kind of workout.',
      offset: 'How many to leave out.',
    },
    gives: 'Library workouts; `X-Total-Count` has their number.',
    answer: library,
    headers: ['X-Total-Count'],
  },
  'POST /api/workouts/upload-fit': {
    summary: 'Keep a FIT workout',
    status: 201,
    gives: '`success, workout`.',
    answer: libraryChanged,
  },
  'PUT /api/workouts/:libraryWorkoutId': {
    summary: 'Change a library workout',
    body: libraryWorkoutSchema,
    gives: '`success, workout`.',
    answer: libraryChanged,
  },
  'DELETE /api/workouts/:libraryWorkoutId': { summary: 'Delete a library workout', ...SUCCESS },
  'GET /api/workouts/:workoutId/file.fit': {
    summary: 'A workout for watches',
    type: 'application/vnd.ant.fit',
    gives: 'A FIT file.',
    ...FILE,
  },
  'GET /api/workouts/:workoutId/file.zwo': {
    summary: 'A workout for Zwift',
    type: 'application/xml',
    gives: 'A Zwift workout.',
    ...FILE,
  },
  'GET /api/digest/unsubscribe': {
    summary: 'The page that asks',
    ...UNSUBSCRIBE,
    gives: 'A page; nothing is changed.',
    others: { 404: { type: 'text/html', gives: INCOMPLETE_LINK } },
  },
  'POST /api/digest/unsubscribe': {
    summary: 'End the weekly e-mails',
    ...UNSUBSCRIBE,
    gives: 'A page.',
    others: { 404: { type: 'text/html', gives: INCOMPLETE_LINK } },
  },
  'GET /api/calendar/:secret.ics': {
    summary: 'A calendar',
    type: 'text/calendar',
    gives: 'The calendar of a feed.',
    headers: ['ETag', 'Last-Modified', 'Content-Disposition'],
    others: { 304: { gives: 'As you have it.', headers: ['ETag', 'Last-Modified'] } },
  },
  'POST /api/coach/enable': { summary: 'Become a coach', ...SUCCESS },
  'POST /api/coach/invites': {
    summary: 'Invite an athlete',
    body: inviteSchema,
    status: 201,
    gives: '`inviteUrl, token, expiresAt, mailedTo`.',
    answer: invited,
    browserOnly: true,
  },
  'POST /api/coach/invites/accept': {
    summary: 'Accept a coach',
    body: tokenSchema,
    gives: '`success, coach`.',
    answer: coachAccepted,
    mayFind: true,
    browserOnly: true,
  },
  'GET /api/coach/athletes': { summary: 'Your athletes', gives: 'A list.', answer: roster },
  'GET /api/coach/athlete/:athleteId': { summary: 'One of your athletes', ...ATHLETE },
  'GET /api/coach/athletes/:athleteId': { summary: 'One of your athletes', ...ATHLETE },
  'GET /api/coach/athletes/:athleteId/training-schedule': { summary: "An athlete's schedule", ...SCHEDULE },
  'GET /api/coach/athlete/:athleteId/season-plan': { summary: "An athlete's season plan", ...PLAN },
  'POST /api/coach/athlete/:athleteId/season-plan/races': raceOf('Add a race for an athlete', addRaceSchema, 201),
  'PATCH /api/coach/athlete/:athleteId/races/:raceId': raceOf("Change an athlete's race", updateRaceSchema),
  'DELETE /api/coach/athlete/:athleteId/races/:raceId': raceOf("Delete an athlete's race"),
  'PATCH /api/coach/athlete/:athleteId/phase/:phaseId': {
    summary: "Change an athlete's phase",
    body: phaseSchema,
    gives: 'The phase.',
    answer: phase,
    refuses: [422],
  },
  'PATCH /api/coach/athlete/:athleteId/season-plan/sport-preferences': {
    summary: "Choose an athlete's sports",
    body: sportPreferencesSchema,
    ...PLAN,
    refuses: [422],
  },
  'GET /api/coach/principles': { summary: 'Your principles', gives: 'A list.', answer: principles },
  'POST /api/coach/coaching-principle': {
    summary: 'Teach a principle',
    body: addPrincipleSchema,
    also: { scope: { type: 'string', enum: ['general', 'athlete-specific'] } },
    status: 201,
    gives: '`success, principle`.',
    answer: taught,
  },
  'PATCH /api/coach/principles/:principleId': {
    summary: 'Change a principle',
    body: updatePrincipleSchema,
    gives: '`success, principle`.',
    answer: taught,
  },
  'DELETE /api/coach/principles/:principleId': { summary: 'Delete a principle', ...SUCCESS },
};
