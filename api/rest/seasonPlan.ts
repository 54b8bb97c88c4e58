import { warningFor } from '../core/messages/planWarning.ts';
import { decodeId } from '../core/units/ids.ts';
import { COSTS } from '../admission/budgets.ts';
import { assertCoach, type Viewer } from '../domain/kernel/access.ts';
import { updatePhase } from '../domain/season/phase.ts';
import { addRace, deleteRace, type RaceChange, recordRaceResult, updateRace } from '../domain/season/race.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import { readRaceDay, updateRaceDay } from '../domain/season/raceDay.ts';
import { readRaceForecast } from '../domain/season/raceForecast.ts';
import { createSeasonPlan, readSeasonPlan, type SeasonPlanRows } from '../domain/season/seasonPlan.ts';
import { applyReplan, readReplan } from '../domain/season/replan.ts';
import { applyRegeneration, latestPreviewId, previewRegeneration } from '../domain/season/seasonRegeneration.ts';
import { applyRegenerationSchema } from '../domain/season/seasonRegeneration.schema.ts';
import { updateSportPreferences } from '../domain/season/seasonSports.ts';
import { parse } from '../domain/kernel/validation.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import type { Reply, Route } from './router.ts';
import { dayPlanShape } from './raceDayShape.ts';
import { phaseShape, planShape, previewShape, raceShape, replanShape } from './seasonShapes.ts';

/** The race, what the planner says of it, and what planning the season anew would change. */
async function changedRace(
  deps: AccountDeps,
  viewer: Viewer,
  { athleteId, race, validation }: RaceChange,
  status = 200,
): Promise<Reply> {
  const warnings = validation.warnings.map((one) => warningFor(one, readerOf(viewer, athleteId)));
  const replan = replanShape(await readReplan(deps, viewer, athleteId));
  return { status, body: { race: raceShape(race), validation: { ...validation, warnings }, replan } };
}

async function appliedReplan(
  deps: AccountDeps,
  viewer: Viewer,
  athleteId: string | null,
  body: unknown,
): Promise<Reply> {
  const { previewId: given } = parse(applyRegenerationSchema, body);
  const previewId = typeof given === 'string' ? decodeId('preview', given) : null;
  const { athleteId: of } = await applyReplan(deps, viewer, athleteId, previewId);
  return planOf(deps, viewer, of);
}

async function planOf(deps: AccountDeps, viewer: Viewer, athleteId: string | null): Promise<Reply> {
  const plan = await readSeasonPlan(deps, viewer, athleteId);
  return { body: plan && (await planWithReplan(deps, viewer, plan)) };
}

async function planWithReplan(deps: AccountDeps, viewer: Viewer, plan: SeasonPlanRows) {
  return { ...planShape(plan, viewer), replan: replanShape(await readReplan(deps, viewer, plan.athleteId)) };
}

async function dayPlanOf(deps: AccountDeps, viewer: Viewer, id: string | null, of: string | null): Promise<Reply> {
  return { body: { dayPlan: dayPlanShape(await readRaceDay(deps, viewer, id, of)) } };
}

const raceId = (params: Readonly<Record<string, string>>) => decodeId('race', params.raceId!);
const phaseId = (params: Readonly<Record<string, string>>) => decodeId('phase', params.phaseId!);

const ofTheAthlete: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/season-plan',
    auth: 'session',
    handler: ({ deps, viewer }) => planOf(deps, viewer, viewer.athleteId),
  },
  {
    method: 'POST',
    path: '/api/season-plan/create',
    auth: 'session',
    handler: async ({ deps, viewer }) => {
      const { plan, isNew } = await createSeasonPlan(deps, viewer);
      return { status: isNew ? 201 : 200, body: await planWithReplan(deps, viewer, plan) };
    },
  },
  {
    method: 'POST',
    path: '/api/season-plan/races',
    auth: 'session',
    handler: async ({ deps, viewer, body }) =>
      changedRace(deps, viewer, await addRace(deps, viewer, viewer.athleteId, body), 201),
  },
  {
    method: 'PATCH',
    path: '/api/season-plan/races/:raceId',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) =>
      changedRace(deps, viewer, await updateRace(deps, viewer, raceId(params), body, viewer.athleteId)),
  },
  {
    method: 'DELETE',
    path: '/api/season-plan/races/:raceId',
    auth: 'session',
    handler: async ({ deps, viewer, params }) =>
      changedRace(deps, viewer, await deleteRace(deps, viewer, raceId(params), viewer.athleteId)),
  },
  {
    method: 'GET',
    path: '/api/season-plan/races/:raceId/prediction',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => ({
      body: { prediction: await readRaceForecast(deps, viewer, raceId(params), viewer.athleteId) },
    }),
  },
  {
    method: 'GET',
    path: '/api/season-plan/races/:raceId/day-plan',
    auth: 'session',
    handler: ({ deps, viewer, params }) => dayPlanOf(deps, viewer, raceId(params), viewer.athleteId),
  },
  {
    method: 'PUT',
    path: '/api/season-plan/races/:raceId/day-plan',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => {
      await updateRaceDay(deps, viewer, raceId(params), body, viewer.athleteId);
      return dayPlanOf(deps, viewer, raceId(params), viewer.athleteId);
    },
  },
  {
    method: 'PUT',
    path: '/api/season-plan/races/:raceId/result',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) =>
      changedRace(deps, viewer, await recordRaceResult(deps, viewer, raceId(params), body, viewer.athleteId)),
  },
  {
    method: 'DELETE',
    path: '/api/season-plan/races/:raceId/result',
    auth: 'session',
    handler: async ({ deps, viewer, params }) =>
      changedRace(deps, viewer, await recordRaceResult(deps, viewer, raceId(params), null, viewer.athleteId)),
  },
  {
    method: 'POST',
    path: '/api/season-plan/preview-regeneration',
    auth: 'session',
    costs: COSTS.seasonPreview,
    handler: async ({ deps, viewer, body }) => ({
      body: previewShape(await previewRegeneration(deps, viewer, viewer.athleteId, body)),
    }),
  },
  {
    method: 'POST',
    path: '/api/season-plan/apply-regeneration',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const { previewId: given } = parse(applyRegenerationSchema, body);
      const previewId =
        typeof given === 'string'
          ? decodeId('preview', given)
          : given == null
            ? await latestPreviewId(deps, viewer, viewer.athleteId)
            : null;
      await applyRegeneration(deps, viewer, previewId, viewer.athleteId);
      return planOf(deps, viewer, viewer.athleteId);
    },
  },
  {
    method: 'POST',
    path: '/api/season-plan/apply-replan',
    auth: 'session',
    handler: ({ deps, viewer, body }) => appliedReplan(deps, viewer, viewer.athleteId, body),
  },
  {
    method: 'PATCH',
    path: '/api/season-plan/phases/:phaseId',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => ({
      body: phaseShape((await updatePhase(deps, viewer, phaseId(params), body, viewer.athleteId)).phase),
    }),
  },
  {
    method: 'PATCH',
    path: '/api/season-plan/sport-preferences',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      await updateSportPreferences(deps, viewer, viewer.athleteId, body);
      return planOf(deps, viewer, viewer.athleteId);
    },
  },
];

/** The athlete of a coach's path; throws Forbidden for who is no coach. */
function coached(viewer: Viewer, params: Readonly<Record<string, string>>): string | null {
  assertCoach(viewer);
  return decodeId('athlete', params.athleteId!);
}

const ofTheCoach: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/coach/athlete/:athleteId/season-plan',
    auth: 'session',
    handler: ({ deps, viewer, params }) => planOf(deps, viewer, coached(viewer, params)),
  },
  {
    method: 'POST',
    path: '/api/coach/athlete/:athleteId/season-plan/races',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) =>
      changedRace(deps, viewer, await addRace(deps, viewer, coached(viewer, params), body), 201),
  },
  {
    method: 'POST',
    path: '/api/coach/athlete/:athleteId/season-plan/apply-replan',
    auth: 'session',
    handler: ({ deps, viewer, params, body }) => appliedReplan(deps, viewer, coached(viewer, params), body),
  },
  {
    method: 'PATCH',
    path: '/api/coach/athlete/:athleteId/races/:raceId',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) =>
      changedRace(deps, viewer, await updateRace(deps, viewer, raceId(params), body, coached(viewer, params))),
  },
  {
    method: 'DELETE',
    path: '/api/coach/athlete/:athleteId/races/:raceId',
    auth: 'session',
    handler: async ({ deps, viewer, params }) =>
      changedRace(deps, viewer, await deleteRace(deps, viewer, raceId(params), coached(viewer, params))),
  },
  {
    method: 'GET',
    path: '/api/coach/athlete/:athleteId/races/:raceId/prediction',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => ({
      body: { prediction: await readRaceForecast(deps, viewer, raceId(params), coached(viewer, params)) },
    }),
  },
  {
    method: 'GET',
    path: '/api/coach/athlete/:athleteId/races/:raceId/day-plan',
    auth: 'session',
    handler: ({ deps, viewer, params }) => dayPlanOf(deps, viewer, raceId(params), coached(viewer, params)),
  },
  {
    method: 'PUT',
    path: '/api/coach/athlete/:athleteId/races/:raceId/day-plan',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => {
      const of = coached(viewer, params);
      await updateRaceDay(deps, viewer, raceId(params), body, of);
      return dayPlanOf(deps, viewer, raceId(params), of);
    },
  },
  {
    method: 'PATCH',
    path: '/api/coach/athlete/:athleteId/phase/:phaseId',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => ({
      body: phaseShape((await updatePhase(deps, viewer, phaseId(params), body, coached(viewer, params))).phase),
    }),
  },
  {
    method: 'PATCH',
    path: '/api/coach/athlete/:athleteId/season-plan/sport-preferences',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => {
      const { athleteId } = await updateSportPreferences(deps, viewer, coached(viewer, params), body);
      return planOf(deps, viewer, athleteId);
    },
  },
];

export const seasonPlanRoutes: readonly Route[] = [...ofTheAthlete, ...ofTheCoach];
