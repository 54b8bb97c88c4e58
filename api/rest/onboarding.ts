import { encodeId } from '../core/units/ids.ts';
import { completeOnboarding, profileOf } from '../domain/athlete/athlete.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { readReplan } from '../domain/season/replan.ts';
import { adaptationShape } from './checkIn.ts';
import { replanShape } from './seasonShapes.ts';
import type { Route } from './router.ts';

export const onboardingRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/onboarding/complete',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const athleteId = await completeOnboarding(deps, viewer, body);
      const { constraints } = await profileOf(deps, viewer);
      return { body: { success: true, athleteProfileId: encodeId('athlete', athleteId), constraints } };
    },
  },
  {
    method: 'GET',
    path: '/api/profile',
    auth: 'session',
    handler: async ({ deps, viewer }) => ({ body: await profileOf(deps, viewer) }),
  },
  {
    method: 'PATCH',
    path: '/api/profile',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const adaptation = await updateProfile(deps, viewer, body);
      return {
        body: {
          success: true,
          ...(await profileOf(deps, viewer)),
          adaptation: adaptation && adaptationShape(adaptation),
          replan: replanShape(await readReplan(deps, viewer, viewer.athleteId)),
        },
      };
    },
  },
];
