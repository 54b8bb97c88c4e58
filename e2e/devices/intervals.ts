import express, { type Request, type Response } from 'express';
import type { AddressInfo } from 'node:net';
import { addConsent } from './consent.ts';

interface StandInEvent extends Record<string, unknown> {
  external_id: string;
}

type Trouble = (request: Request, response: Response) => void;

/**
 * Speaks as much of intervals.icu's API as the product asks: one athlete, their calendar and their recordings. `trouble` answers the
 * next request in its place; `afterwards` answers it after it was carried out, so that the caller does not learn of it. `refuses`
 * and `breaks` hold until they are changed.
 */
export async function startIntervals() {
  const athlete = {
    id: 'i101',
    key: 'personal-key',
    token: 'oauth-token',
    isConnected: true,
    events: new Map<string, StandInEvent>(),
    activities: [] as Record<string, unknown>[],
    files: new Map<string, Uint8Array>(),
    wellness: [] as unknown[],
  };
  const next: { trouble: Trouble | null; afterwards: Trouble | null } = { trouble: null, afterwards: null };
  /** A workout that is refused, with all of its request; a request that ends in 500; one that is answered otherwise. */
  const standing = {
    refuses: (_event: StandInEvent) => false,
    breaks: (_request: Request) => false,
    trouble: (_request: Request, _response: Response) => false,
  };
  const seen: string[] = [];
  const app = express();
  app.use(express.json({ limit: '5mb' }), express.urlencoded({ extended: false }));
  app.use((request, response, go) => {
    seen.push(`${request.method} ${request.url}`);
    const { trouble } = next;
    next.trouble = null;
    if (trouble) trouble(request, response);
    else if (standing.breaks(request)) response.sendStatus(500);
    else if (standing.trouble(request, response)) return;
    else go();
  });
  const answer = (request: Request, response: Response, value: unknown) => {
    const { afterwards } = next;
    next.afterwards = null;
    if (afterwards) afterwards(request, response);
    else response.json(value);
  };

  const consent = addConsent(app, { name: 'intervals.icu', path: '/oauth/authorize' });
  app.post('/api/oauth/token', (request, response) => {
    if (!consent.take(request.body as Record<string, string>))
      return void response.status(400).json({ error: 'invalid_grant' });
    athlete.isConnected = true;
    answer(request, response, {
      token_type: 'Bearer',
      access_token: athlete.token,
      scope: 'ACTIVITY:READ,CALENDAR:WRITE,WELLNESS:READ',
      athlete: { id: athlete.id, name: 'A. Thlete' },
    });
  });
  app.use('/api/v1', (request, response, go) => {
    const basic = `Basic ${Buffer.from(`API_KEY:${athlete.key}`).toString('base64')}`;
    const isKnown = request.headers.authorization === basic;
    const isToken = athlete.isConnected && request.headers.authorization === `Bearer ${athlete.token}`;
    if (isKnown || isToken) go();
    else response.status(401).json({ error: 'Unauthorized' });
  });
  app.get('/api/v1/athlete/0', (request, response) => answer(request, response, { id: athlete.id, name: 'A. Thlete' }));
  app.post('/api/v1/athlete/0/events/bulk', (request, response) => {
    const events = request.body as StandInEvent[];
    if (events.some(standing.refuses)) return void response.status(422).json({ error: 'Invalid event' });
    const isUpsert = request.query['upsert'] === 'true';
    for (const event of events) athlete.events.set(isUpsert ? event.external_id : `copy ${athlete.events.size}`, event);
    answer(request, response, events);
  });
  app.put('/api/v1/athlete/0/events/bulk-delete', (request, response) => {
    for (const { external_id: id } of request.body as StandInEvent[]) athlete.events.delete(id);
    answer(request, response, {});
  });
  app.get('/api/v1/athlete/0/activities', (request, response) => answer(request, response, athlete.activities));
  app.get('/api/v1/athlete/0/wellness', (request, response) => answer(request, response, athlete.wellness));
  app.get('/api/v1/activity/:id/fit-file', (request, response) => {
    const file = athlete.files.get(request.params.id);
    if (file) response.type('application/octet-stream').send(Buffer.from(file));
    else response.sendStatus(404);
  });
  app.delete('/api/v1/disconnect-app', (_request, response) => {
    athlete.isConnected = false;
    response.json({});
  });

  const server = app.listen(0, '127.0.0.1');
  // keeps no process alive that has nothing else to do
  server.unref();
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    athlete,
    next,
    standing,
    seen,
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
