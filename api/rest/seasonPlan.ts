import { decodeId } from '../core/ids.ts';
import { assertCoach } from '../domain/access.ts';
import { createSeasonPlan, readSeasonPlan } from '../domain/seasonPlan.ts';
import type { Route } from './router.ts';
import { planShape } from './shapes.ts';

export const seasonPlanRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/season-plan',
    auth: 'session',
    handler: async ({ deps, viewer }) => {
      const plan = await readSeasonPlan(deps, viewer, viewer.athleteId);
      return { body: plan && planShape(plan) };
    },
  },
  {
    method: 'POST',
    path: '/api/season-plan/create',
    auth: 'session',
    handler: async ({ deps, viewer }) => {
      const { plan, isNew } = await createSeasonPlan(deps, viewer);
      return { status: isNew ? 201 : 200, body: planShape(plan) };
    },
  },
  {
    method: 'GET',
    path: '/api/coach/athlete/:athleteId/season-plan',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => {
      assertCoach(viewer);
      const plan = await readSeasonPlan(deps, viewer, decodeId('athlete', params.athleteId!));
      return { body: plan && planShape(plan) };
    },
  },
];
