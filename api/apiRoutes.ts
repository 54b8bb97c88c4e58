import type { IncomingMessage } from 'node:http';
import { siteOf } from './auth/origin.ts';
import type { Sessions } from './auth/session.ts';
import type { Env } from './env.ts';
import { accountRoutes } from './rest/account.ts';
import { activityRoutes } from './rest/activity.ts';
import { adjustmentRoutes } from './rest/adjustment.ts';
import { authRoutes } from './rest/auth.ts';
import { calendarRoutes } from './rest/calendar.ts';
import { checkInRoutes } from './rest/checkIn.ts';
import { coachRoutes } from './rest/coach.ts';
import { deviceRoutes } from './rest/device.ts';
import { unsubscribeRoutes } from './rest/unsubscribe.ts';
import { libraryRoutes } from './rest/library.ts';
import { listRoutes } from './rest/lists.ts';
import { onboardingRoutes } from './rest/onboarding.ts';
import { withOpenapi } from './rest/openapi.ts';
import { principleRoutes } from './rest/principle.ts';
import type { Route } from './rest/router.ts';
import { seasonPlanRoutes } from './rest/seasonPlan.ts';
import { silentDaysRoutes } from './rest/silentDays.ts';
import { thresholdRoutes } from './rest/thresholds.ts';
import { trainingScheduleRoutes } from './rest/trainingSchedule.ts';
import { webhookRoutes } from './rest/webhook.ts';
import { wellnessRoutes } from './rest/wellness.ts';
import { workoutFileRoutes } from './rest/workoutFile.ts';

/** Every REST route of the product. */
export function apiRoutes(sessions: Sessions, env: Env): readonly Route[] {
  const letterSite = (request: IncomingMessage) => siteOf(request, env);
  const account = authRoutes(sessions, {
    defaultTimeZone: env.TZ_DEFAULT,
    google: Boolean(env.GOOGLE_CLIENT_ID),
    siteOf: letterSite,
  });
  return withOpenapi([
    ...account,
    ...accountRoutes(sessions),
    ...activityRoutes,
    ...thresholdRoutes,
    ...onboardingRoutes,
    ...seasonPlanRoutes,
    ...trainingScheduleRoutes,
    ...silentDaysRoutes,
    ...adjustmentRoutes,
    ...checkInRoutes,
    ...webhookRoutes,
    ...wellnessRoutes,
    ...listRoutes,
    ...libraryRoutes,
    ...principleRoutes,
    ...workoutFileRoutes,
    ...calendarRoutes({ publicUrl: env.PUBLIC_URL }),
    ...coachRoutes({ publicUrl: env.PUBLIC_URL, siteOf: letterSite }),
    ...deviceRoutes,
    ...unsubscribeRoutes(env.SESSION_SECRET),
  ]);
}
