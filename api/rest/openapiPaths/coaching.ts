import { coachAccepted, invited } from '../../domain/account/account.answer.ts';
import { coachedAthlete, roster } from '../../domain/athlete/athlete.answer.ts';
import { inviteSchema, tokenSchema } from '../../domain/coaching/coaching.schema.ts';
import { phaseSchema, sportPreferencesSchema } from '../../domain/season/phase.schema.ts';
import { principles, taught } from '../../domain/principle/principle.answer.ts';
import { addPrincipleSchema, updatePrincipleSchema } from '../../domain/principle/principle.schema.ts';
import { raceDay } from '../../domain/season/raceDay.answer.ts';
import { raceDaySchema } from '../../domain/season/raceDay.schema.ts';
import { addRaceSchema, updateRaceSchema } from '../../domain/season/race.schema.ts';
import { phase, racePrediction } from '../../domain/season/season.answer.ts';
import { applyRegenerationSchema } from '../../domain/season/seasonRegeneration.schema.ts';
import { type Documented, MAYBE_ID, PLAN, raceOf, SCHEDULE, SUCCESS } from './documented.ts';

const ATHLETE = {
  gives: '`athlete, program, checkIns, raceGoals, fitnessAssessments`.',
  answer: coachedAthlete,
} as const;

/** What coaches ask for. */
export const COACHING_PATHS: Readonly<Record<string, Documented>> = {
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
  'POST /api/coach/athlete/:athleteId/season-plan/apply-replan': {
    summary: "Plan an athlete's season anew as it was offered",
    body: applyRegenerationSchema,
    also: { previewId: MAYBE_ID },
    ...PLAN,
    refuses: [409, 422],
  },
  'PATCH /api/coach/athlete/:athleteId/races/:raceId': raceOf("Change an athlete's race", updateRaceSchema),
  'DELETE /api/coach/athlete/:athleteId/races/:raceId': raceOf("Delete an athlete's race"),
  'GET /api/coach/athlete/:athleteId/races/:raceId/prediction': {
    summary: 'The finish time to expect of an athlete',
    gives: '`prediction`.',
    answer: racePrediction,
    refuses: [422],
  },
  'GET /api/coach/athlete/:athleteId/races/:raceId/day-plan': {
    summary: 'The plan of a race day of an athlete',
    gives: '`dayPlan`.',
    answer: raceDay,
    refuses: [422],
  },
  'PUT /api/coach/athlete/:athleteId/races/:raceId/day-plan': {
    summary: 'Give course, weather and fuel of an athlete for a race day',
    body: raceDaySchema,
    gives: '`dayPlan`.',
    answer: raceDay,
    refuses: [422],
  },
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
    mayFind: true,
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
