import type { z } from 'zod';
import { credentials, passwordChange, passwordReset, registration, resetRequest } from '../domain/account.schema.ts';
import { applyBodySchema, requestSchema } from '../domain/adjustment.schema.ts';
import { onboarding } from '../domain/athlete.schema.ts';
import { checkInSchema } from '../domain/checkIn.schema.ts';
import { inviteSchema, tokenSchema } from '../domain/coaching.schema.ts';
import { erasure } from '../domain/eraseAccount.schema.ts';
import { feedbackSchema } from '../domain/feedback.schema.ts';
import { libraryWorkoutSchema } from '../domain/library.schema.ts';
import { phaseSchema, sportPreferencesSchema } from '../domain/phase.schema.ts';
import { addPrincipleSchema, updatePrincipleSchema } from '../domain/principle.schema.ts';
import { addRaceSchema, raceResultSchema, updateRaceSchema } from '../domain/race.schema.ts';
import { generateSchema } from '../domain/schedule.schema.ts';
import { createWorkoutSchema, rescheduleSchema } from '../domain/workout.schema.ts';

/** What the table of routes does not say by itself. */
export interface Documented {
  summary: string;
  /** What a success answers. */
  gives: string;
  /** Of a success; 200 where none is given. */
  status?: number;
  /** Media type of a success, where it is not JSON. */
  type?: string;
  /** The schema that reads the body. */
  body?: z.ZodType;
  /** Fields that are taken out of the body before that schema reads it. */
  also?: Readonly<Record<string, object>>;
  query?: Readonly<Record<string, string>>;
  /** Statuses of refusals of its own. */
  refuses?: readonly number[];
  /** May answer 404 though nothing in its path is a name. */
  mayFind?: true;
  /** No token may. */
  browserOnly?: true;
}

const ID = { type: 'string' };
const TOKEN = { token: 'From the letter.' };
const SUCCESS = '`success`.';
const raceOf = (summary: string, body?: z.ZodType, status = 200): Documented => ({ summary, ...(body && { body }), status, gives: '`race` and `validation`.', refuses: [409, 422] });
const ATHLETE = '`athlete, program, checkIns, raceGoals, fitnessAssessments`.';
const PAGE = { type: 'text/html', query: TOKEN, mayFind: true } as const;

/** By method and path, as the routes have them. */
export const DOCUMENTED: Readonly<Record<string, Documented>> = {
  'GET /api/openapi.json': { summary: 'This document', gives: 'OpenAPI 3.1.' },
  'POST /api/auth/register': { summary: 'Make an account', body: registration, status: 201, gives: '`success, redirectUrl, message`, and a session cookie.', refuses: [409] },
  'POST /api/auth/login': { summary: 'Sign in', body: credentials, gives: '`success, redirectUrl, message`, and a session cookie.' },
  'GET /api/auth/providers': { summary: 'What signing in offers', gives: '`google, mail`.' },
  'POST /api/auth/forgot-password': { summary: 'Ask for a link', body: resetRequest, gives: '`success, message`, whether there is an account or not.' },
  'POST /api/auth/reset-password': { summary: 'Choose a password by a link', body: passwordReset, gives: '`success, redirectUrl, message`.', refuses: [422] },
  'GET /api/auth/user': { summary: 'Who asks', gives: 'The account.' },
  'POST /api/auth/end-sessions': { summary: 'Sign out every browser', gives: SUCCESS },
  'POST /api/auth/password': { summary: 'Change the password', body: passwordChange, gives: SUCCESS, browserOnly: true },
  'GET /api/logout': { summary: 'Sign out', status: 302, gives: 'To the front page.' },
  'GET /api/account/export': { summary: 'Take all along', type: 'application/zip', gives: 'A ZIP of all that there is of you.', browserOnly: true },
  'DELETE /api/account': { summary: 'Erase the account', body: erasure, gives: '`success, erasedAt, rows, cleaned`.', browserOnly: true },
  'POST /api/onboarding/complete': { summary: 'Answer the onboarding', body: onboarding('2026-01-01', ''), gives: '`success, athleteProfileId`.' },
  'GET /api/profile': { summary: 'The profile', gives: '`user, athleteProfile, trainingPreferences, fitnessAssessments, injuries, thresholds`.' },
  'PATCH /api/profile': {
    summary: 'Change the profile',
    also: { firstName: ID, lastName: ID, age: { type: 'integer' }, gender: ID, trainingPreferences: { type: 'object' }, fitnessAssessments: { type: 'array' }, injuries: { type: 'array' }, thresholds: { type: 'object' } },
    gives: '`success` and the profile.',
  },
  'GET /api/training-schedule': { summary: 'This week and the next three', gives: '`weeks, hasSeasonPlan, athlete, seasonPlan`.' },
  'POST /api/training-schedule/generate': { summary: 'Plan four weeks', body: generateSchema, gives: '`success, weeks, warnings, revisionId`.' },
  'PATCH /api/training-schedule/workouts/:workoutId/reschedule': { summary: 'Move a workout', body: rescheduleSchema, gives: '`success, workout, warnings, revisionId`.', refuses: [409, 422] },
  'POST /api/training-schedule/workouts/:workoutId/feedback': { summary: 'Tell how a workout went', body: feedbackSchema, gives: '`success, workout, adaptation`.' },
  'POST /api/training-schedule/workouts/create': { summary: 'Add a workout', body: createWorkoutSchema, also: { athleteProfileId: ID, trainingWeekId: ID }, status: 201, gives: '`success, workout`.', mayFind: true },
  'POST /api/training-schedule/suggest': { summary: 'Ask for a change, or for reasons', body: requestSchema, gives: '`suggestionId, understood, changes, explanation, question`; nothing is changed yet.' },
  'POST /api/training-schedule/apply-changes': { summary: 'Make suggested changes', body: applyBodySchema, gives: '`success, applied, skipped, revisionId`.', mayFind: true },
  'POST /api/training-schedule/undo': { summary: 'Take a change back', also: { revisionId: ID, athleteProfileId: ID }, gives: '`success, revisionId` and the schedule.', mayFind: true },
  'POST /api/check-ins': { summary: 'Check in for the week', body: checkInSchema, gives: '`checkIn, adaptation`.' },
  'POST /api/activities/upload-fit': { summary: 'Upload a recording', status: 201, gives: '`activity, activities, workout, workouts, revisionId, adaptation`.' },
  'GET /api/season-plan': { summary: 'The season plan', gives: 'The plan, or `null`.' },
  'POST /api/season-plan/create': { summary: 'Make a season plan', status: 201, gives: 'The plan; 200 where there was one.' },
  'POST /api/season-plan/races': raceOf('Add a race', addRaceSchema, 201),
  'PATCH /api/season-plan/races/:raceId': raceOf('Change a race', updateRaceSchema),
  'DELETE /api/season-plan/races/:raceId': raceOf('Delete a race'),
  'PUT /api/season-plan/races/:raceId/result': raceOf('Tell a result', raceResultSchema),
  'DELETE /api/season-plan/races/:raceId/result': raceOf('Take a result back'),
  'POST /api/season-plan/preview-regeneration': { summary: 'See what planning anew would change', gives: '`previewId, expiresAt` and what would change.' },
  'POST /api/season-plan/apply-regeneration': { summary: 'Plan anew as previewed', also: { previewId: ID }, gives: 'The plan.', mayFind: true },
  'PATCH /api/season-plan/phases/:phaseId': { summary: 'Change a phase', body: phaseSchema, gives: 'The phase.', refuses: [422] },
  'PATCH /api/season-plan/sport-preferences': { summary: 'Choose sports', body: sportPreferencesSchema, gives: 'The plan.', refuses: [422] },
  'GET /api/workouts': { summary: 'The library', query: { search: 'Words of name, description or tags.', type: 'Kind of workout.', offset: 'How many to leave out.' }, gives: 'Library workouts; `X-Total-Count` has their number.' },
  'POST /api/workouts/upload-fit': { summary: 'Keep a FIT workout', status: 201, gives: '`success, workout`.' },
  'PUT /api/workouts/:libraryWorkoutId': { summary: 'Change a library workout', body: libraryWorkoutSchema, gives: '`success, workout`.' },
  'DELETE /api/workouts/:libraryWorkoutId': { summary: 'Delete a library workout', gives: SUCCESS },
  'GET /api/workouts/:workoutId/file.fit': { summary: 'A workout for watches', type: 'application/vnd.ant.fit', gives: 'A FIT file.', refuses: [422] },
  'GET /api/workouts/:workoutId/file.zwo': { summary: 'A workout for Zwift', type: 'application/xml', gives: 'A Zwift workout.', refuses: [422] },
  'GET /api/digest/unsubscribe': { summary: 'The page that asks', ...PAGE, gives: 'A page; nothing is changed.' },
  'POST /api/digest/unsubscribe': { summary: 'End the weekly letters', ...PAGE, gives: 'A page.' },
  'GET /api/calendar/:secret.ics': { summary: 'A calendar', type: 'text/calendar', gives: 'The calendar of a feed.' },
  'POST /api/coach/enable': { summary: 'Become a coach', gives: SUCCESS },
  'POST /api/coach/invites': { summary: 'Invite an athlete', body: inviteSchema, status: 201, gives: '`inviteUrl, token, expiresAt, mailedTo`.' },
  'POST /api/coach/invites/accept': { summary: 'Accept a coach', body: tokenSchema, gives: '`success, coach`.', mayFind: true },
  'GET /api/coach/athletes': { summary: 'Your athletes', gives: 'A list.' },
  'GET /api/coach/athlete/:athleteId': { summary: 'One of your athletes', gives: ATHLETE },
  'GET /api/coach/athletes/:athleteId': { summary: 'One of your athletes', gives: ATHLETE },
  'GET /api/coach/athletes/:athleteId/training-schedule': { summary: "An athlete's schedule", gives: "As the athlete's own." },
  'GET /api/coach/athlete/:athleteId/season-plan': { summary: "An athlete's season plan", gives: "As the athlete's own." },
  'POST /api/coach/athlete/:athleteId/season-plan/races': raceOf('Add a race for an athlete', addRaceSchema, 201),
  'PATCH /api/coach/athlete/:athleteId/races/:raceId': raceOf("Change an athlete's race", updateRaceSchema),
  'DELETE /api/coach/athlete/:athleteId/races/:raceId': raceOf("Delete an athlete's race"),
  'PATCH /api/coach/athlete/:athleteId/phase/:phaseId': { summary: "Change an athlete's phase", body: phaseSchema, gives: 'The phase.', refuses: [422] },
  'PATCH /api/coach/athlete/:athleteId/season-plan/sport-preferences': { summary: "Choose an athlete's sports", body: sportPreferencesSchema, gives: 'The plan.', refuses: [422] },
  'GET /api/coach/principles': { summary: 'Your principles', gives: 'A list.' },
  'POST /api/coach/coaching-principle': { summary: 'Teach a principle', body: addPrincipleSchema, also: { scope: { type: 'string', enum: ['general', 'athlete-specific'] } }, status: 201, gives: '`success, principle`.' },
  'PATCH /api/coach/principles/:principleId': { summary: 'Change a principle', body: updatePrincipleSchema, gives: '`success, principle`.' },
  'DELETE /api/coach/principles/:principleId': { summary: 'Delete a principle', gives: SUCCESS },
};
