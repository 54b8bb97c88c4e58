import { phaseSchema, sportPreferencesSchema } from '../../domain/season/phase.schema.ts';
import { raceDay } from '../../domain/season/raceDay.answer.ts';
import { raceDaySchema } from '../../domain/season/raceDay.schema.ts';
import { addRaceSchema, raceResultSchema, updateRaceSchema } from '../../domain/season/race.schema.ts';
import { phase, plan, preview, racePrediction } from '../../domain/season/season.answer.ts';
import { applyRegenerationSchema, previewSchema } from '../../domain/season/seasonRegeneration.schema.ts';
import { type Documented, MAYBE_ID, raceOf, PLAN } from './documented.ts';

/** The season plan. */
export const SEASON_PATHS: Readonly<Record<string, Documented>> = {
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
  'GET /api/season-plan/races/:raceId/prediction': {
    summary: 'The finish time to expect',
    gives: '`prediction`.',
    answer: racePrediction,
    refuses: [422],
  },
  'GET /api/season-plan/races/:raceId/day-plan': {
    summary: 'The plan of a race day',
    gives: '`dayPlan`.',
    answer: raceDay,
    refuses: [422],
  },
  'PUT /api/season-plan/races/:raceId/day-plan': {
    summary: 'Give course, weather and fuel for a race day',
    body: raceDaySchema,
    gives: '`dayPlan`.',
    answer: raceDay,
    refuses: [422],
  },
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
  'POST /api/season-plan/apply-replan': {
    summary: 'Plan anew as it was offered',
    body: applyRegenerationSchema,
    also: { previewId: MAYBE_ID },
    ...PLAN,
    mayFind: true,
    refuses: [409, 422],
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
};
