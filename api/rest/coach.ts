import type { Request } from 'express';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { listCoachedAthletes, readAthleteDetail } from '../domain/coaching/coachedAthlete.ts';
import { enableCoaching } from '../domain/coaching/coaching.ts';
import { acceptCoachInvite, createCoachInvite, INVITE_RENEWAL } from '../domain/coaching/invite.ts';
import type { Route } from './router.ts';

const idIn = (params: Readonly<Record<string, string>>) => decodeId('athlete', params.athleteId!);

interface Options {
  /** The server's address as people know it; the request's own where none is set. */
  publicUrl: string | undefined;
  /** The server's address for links in e-mails. */
  siteOf(request: Request): string;
}

export function coachRoutes({ publicUrl, siteOf }: Options): readonly Route[] {
  const detail: Route['path'][] = ['/api/coach/athlete/:athleteId', '/api/coach/athletes/:athleteId'];
  return [
    {
      method: 'POST',
      path: '/api/coach/enable',
      auth: 'session',
      handler: async ({ deps, viewer }) => {
        await enableCoaching(deps, viewer);
        return { body: { success: true } };
      },
    },
    {
      method: 'POST',
      path: '/api/coach/invites',
      auth: 'session',
      secrets: { fields: ['inviteUrl', 'token'], renewal: INVITE_RENEWAL },
      handler: async ({ deps, viewer, body, request }) => {
        const { invite, token, mailedTo } = await createCoachInvite(deps, viewer, body, siteOf(request));
        const base = publicUrl ?? `${request.protocol}://${request.get('host')}`;
        return {
          status: 201,
          body: { inviteUrl: `${base}/invite/${token}`, token, expiresAt: invite.expiresAt.toISOString(), mailedTo },
        };
      },
    },
    {
      method: 'POST',
      path: '/api/coach/invites/accept',
      auth: 'session',
      handler: async ({ deps, viewer, body }) => {
        const { coachId, coach } = await acceptCoachInvite(deps, viewer, body);
        return { body: { success: true, coach: { id: encodeId('coach', coachId), ...coach } } };
      },
    },
    {
      method: 'GET',
      path: '/api/coach/athletes',
      auth: 'session',
      handler: async ({ deps, viewer }) => ({ body: await listCoachedAthletes(deps, viewer) }),
    },
    ...detail.map((path): Route => ({
      method: 'GET',
      path,
      auth: 'session',
      handler: async ({ deps, viewer, params }) => ({ body: await readAthleteDetail(deps, viewer, idIn(params)) }),
    })),
  ];
}
