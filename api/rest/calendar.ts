import { Readable } from 'node:stream';
import type { Request } from 'express';
import { readCalendarFeed } from '../domain/accountData/calendarFeed.ts';
import type { Route } from './router.ts';

/** Does the reader already hold what would be sent? The tag decides where there is one; times are told in whole seconds. */
function isKnown(request: Request, etag: string, lastModified: Date | null): boolean {
  const tags = request.get('if-none-match');
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(request.get('if-modified-since') ?? '');
  return lastModified !== null && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** `publicUrl`: the server's address as people know it; the one that was asked where none is set, since whoever asks reads the links. */
export function calendarRoutes({ publicUrl }: { publicUrl: string | undefined }): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/calendar/:secret.ics',
      // the secret says whose it is; cookies and tokens say nothing here
      auth: 'public',
      handler: async ({ deps, params, address, request, response }) => {
        const base = publicUrl ?? `${request.protocol}://${request.get('host')}`;
        const { text, etag, lastModified } = await readCalendarFeed(deps, params.secret!, { address, base });
        // 304 says it too, which the compressor does not
        response.vary('Accept-Encoding');
        const headers = {
          // the same calendar, in whichever encoding its bytes come
          ETag: `W/${etag}`,
          ...(lastModified && { 'Last-Modified': lastModified.toUTCString() }),
          // a proxy keeps no copy, and an ended address is asked for again
          'Cache-Control': 'private, no-cache',
          'X-Robots-Tag': 'noindex, nofollow',
          'Referrer-Policy': 'no-referrer',
        };
        if (isKnown(request, etag, lastModified)) return { status: 304, body: undefined, headers };
        const bytes = Buffer.from(text());
        const file = {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Length': String(bytes.length),
          'Content-Disposition': 'inline; filename="training.ics"',
        };
        return { stream: Readable.from([bytes]), headers: { ...headers, ...file } };
      },
    },
  ];
}
