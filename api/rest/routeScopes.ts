import type { TokenResource, TokenScope } from '../core/codes/tokenScope.ts';

/** What the paths that begin so are about, the longer ones first: all of it is asked for. Any other path is for tokens without limits. */
const ABOUT: readonly (readonly [string, ...(TokenResource | 'export')[]])[] = [
  ['/api/account/export', 'export'],
  ['/api/activities', 'activities'],
  ['/api/calendar', 'schedule'],
  ['/api/check-ins', 'wellness'],
  ['/api/auth/user', 'profile'],
  ['/api/onboarding', 'profile'],
  ['/api/profile', 'profile'],
  ['/api/thresholds', 'profile'],
  ['/api/season-plan', 'season'],
  ['/api/training-schedule', 'schedule'],
  ['/api/webhooks', 'webhooks'],
  ['/api/wellness', 'wellness'],
  ['/api/workouts/:workoutId/file', 'schedule'],
  ['/api/workouts', 'coach'],
  ['/api/coach/athletes/:athleteId/check-ins', 'coach', 'wellness'],
  ['/api/coach/athletes/:athleteId/wellness', 'coach', 'wellness'],
  ['/api/coach/athletes/:athleteId/', 'coach', 'schedule'],
  ['/api/coach/athletes/:athleteId', 'coach', 'profile'],
  ['/api/coach/athlete/:athleteId/', 'coach', 'season'],
  ['/api/coach/athlete/:athleteId', 'coach', 'profile'],
  ['/api/coach/athletes', 'coach'],
  ['/api/coach/principles', 'coach'],
  ['/api/coach/coaching-principle', 'coach'],
];

/** The scopes that a limited token needs for a route; null: no scope opens it. */
export function scopesOfRoute({ method, path }: { method: string; path: string }): readonly TokenScope[] | null {
  const found = ABOUT.find(([begins]) => path.startsWith(begins));
  if (!found) return null;
  const [, ...resources] = found;
  const level = method === 'GET' ? 'read' : 'write';
  return resources.map((one): TokenScope => (one === 'export' ? one : `${one}:${level}`));
}
