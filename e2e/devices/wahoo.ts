import express, { type Request, type Response } from 'express';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { addConsent, APP } from './consent.ts';

type Trouble = (request: Request, response: Response) => void;
interface Workout {
  id: number;
  name: string;
  starts: string;
  minutes: number;
  plan_id: number | null;
  workout_token: string;
  workout_type_id: number;
  workout_summary: { id: number; file: { url: string | null } } | null;
}
interface Plan {
  id: number;
  external_id: string;
  provider_updated_at: string;
  deleted: boolean;
  /** The plan.json, read. */
  json: unknown;
}
interface Pair {
  access: string;
  refresh: string;
  isGood: boolean;
  /** The pair that it came of: its first use ends that one. */
  before: Pair | null;
}

const DATA_URL = 'data:application/json;base64,';

/**
 * Speaks as much of Wahoo's API as the product asks: one athlete, their plans, workouts and recordings. Refreshing makes a new pair of
 * tokens, whose first use ends the one before. `trouble` answers the next request in its place; `afterwards` answers it after it was
 * carried out; `refuses` holds until it is changed. `remaining` counts the requests that are left, as the headers tell.
 */
export async function startWahoo() {
  const athlete = {
    id: 60_462,
    isConnected: true,
    plans: new Map<number, Plan>(),
    workouts: new Map<number, Workout>(),
    files: new Map<string, Uint8Array>(),
  };
  const next: { trouble: Trouble | null; afterwards: Trouble | null } = { trouble: null, afterwards: null };
  const standing = { refuses: (_body: Record<string, unknown>) => false, delayMs: 0 };
  const limit = { remaining: Infinity, resetSec: 300 };
  const seen: string[] = [];
  const pairs: Pair[] = [];
  let made = 100;
  const app = express();
  app.use(express.json(), express.urlencoded({ extended: true, limit: '5mb' }));
  app.use((request, response, go) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.path.startsWith('/v1/')) {
      if (limit.remaining <= 0)
        return void response
          .status(429)
          .set({ 'X-RateLimit-Remaining': '200, 80, 0', 'X-RateLimit-Reset': String(limit.resetSec) })
          .json({ error: 'Too many requests' });
      limit.remaining -= 1;
      const left = Math.min(25, limit.remaining);
      response.set({
        'X-RateLimit-Limit': '250, 100, 25',
        'X-RateLimit-Remaining': `200, 80, ${left}`,
        'X-RateLimit-Reset': left === 0 ? String(limit.resetSec) : '0',
      });
    }
    const { trouble } = next;
    next.trouble = null;
    if (trouble) trouble(request, response);
    else go();
  });
  const answer = (request: Request, response: Response, value: unknown) => {
    const { afterwards } = next;
    next.afterwards = null;
    if (afterwards) afterwards(request, response);
    else response.json(value);
  };

  const consent = addConsent(app, { name: 'Wahoo', path: '/oauth/authorize' });
  const tokensOf = (before: Pair | null) => {
    const pair = {
      access: randomBytes(9).toString('hex'),
      refresh: randomBytes(9).toString('hex'),
      isGood: true,
      before,
    };
    pairs.push(pair);
    // its own clock is off: what counts is for how long the token is good
    const created = Math.floor(Date.now() / 1000) - 600;
    return {
      access_token: pair.access,
      token_type: 'Bearer',
      expires_in: 7200,
      refresh_token: pair.refresh,
      scope: 'user_read workouts_read workouts_write plans_read plans_write offline_data',
      created_at: created,
    };
  };
  app.post('/oauth/token', (request, response) => {
    const body = request.body as Record<string, string>;
    const refused = () => void response.status(400).json({ error: 'invalid_grant' });
    if (body['grant_type'] !== 'refresh_token') {
      if (!consent.take(body)) return refused();
      athlete.isConnected = true;
      return answer(request, response, tokensOf(null));
    }
    const pair = pairs.find(({ refresh, isGood }) => isGood && refresh === body['refresh_token']);
    if (!pair || !athlete.isConnected || body['client_secret'] !== APP.clientSecret) return refused();
    setTimeout(() => answer(request, response, tokensOf(pair)), standing.delayMs);
  });
  app.use('/v1', (request, response, go) => {
    const given = request.headers.authorization;
    const pair = pairs.find(({ access, isGood }) => isGood && given === `Bearer ${access}`);
    if (!pair || !athlete.isConnected) return void response.status(401).json({ error: 'Unauthorized' });
    if (pair.before) pair.before.isGood = false;
    go();
  });
  app.get('/v1/user', (request, response) =>
    answer(request, response, { id: athlete.id, first: 'A.', last: 'Thlete' }),
  );
  app.delete('/v1/permissions', (request, response) => {
    athlete.isConnected = false;
    answer(request, response, { success: 'Application has been revoked' });
  });

  const fieldsOf = (request: Request, kind: string) =>
    ((request.body as Record<string, unknown>)[kind] ?? {}) as Record<string, string>;
  const planOf = (id: number, { file = '', ...fields }: Record<string, string>, before?: Plan): Plan => ({
    id,
    external_id: fields['external_id'] ?? before?.external_id ?? '',
    provider_updated_at: fields['provider_updated_at'] ?? '',
    deleted: false,
    json: JSON.parse(Buffer.from(file.slice(DATA_URL.length), 'base64').toString('utf8')),
  });
  const shown = ({ json: _json, ...plan }: Plan) => plan;
  app.get('/v1/plans', (request, response) => answer(request, response, [...athlete.plans.values()].map(shown)));
  const write = (request: Request, response: Response, id: number, isNew: boolean) => {
    const fields = fieldsOf(request, 'plan');
    if (!fields['file']?.startsWith(DATA_URL) || !fields['provider_updated_at'] || standing.refuses(fields))
      return void response.status(422).json({ error: 'Invalid plan' });
    const plan = planOf(id, fields, athlete.plans.get(id));
    const isThere = [...athlete.plans.values()].some((other) => other.external_id === plan.external_id);
    if (isNew && (isThere || !plan.external_id)) return void response.status(422).json({ error: 'Has been taken' });
    athlete.plans.set(id, plan);
    answer(request, response, shown(plan));
  };
  app.post('/v1/plans', (request, response) => write(request, response, (made += 1), true));
  app.put('/v1/plans/:id', (request, response) => write(request, response, Number(request.params.id), false));
  app.delete('/v1/plans/:id', (request, response) => {
    if (!athlete.plans.delete(Number(request.params.id))) return void response.status(404).json({ error: 'Not found' });
    answer(request, response, {});
  });

  const workoutOf = (id: number, fields: Record<string, string>): Workout => ({
    id,
    name: fields['name']!,
    starts: fields['starts']!,
    minutes: Number(fields['minutes']),
    plan_id: fields['plan_id'] ? Number(fields['plan_id']) : null,
    workout_token: fields['workout_token']!,
    workout_type_id: Number(fields['workout_type_id']),
    workout_summary: null,
  });
  app.get('/v1/workouts', (request, response) => {
    const [page, size] = [Number(request.query['page'] ?? 1), Number(request.query['per_page'] ?? 30)];
    const all = [...athlete.workouts.values()].sort((a, b) => (a.starts < b.starts ? 1 : -1));
    const workouts = all.slice((page - 1) * size, page * size);
    answer(request, response, {
      workouts,
      total: all.length,
      page,
      per_page: size,
      order: 'descending',
      sort: 'starts',
    });
  });
  app.post('/v1/workouts', (request, response) => {
    const fields = fieldsOf(request, 'workout');
    const names = ['name', 'starts', 'minutes', 'workout_token', 'workout_type_id'];
    if (names.some((name) => !fields[name]) || standing.refuses(fields))
      return void response.status(422).json({ error: 'Missing' });
    const workout = workoutOf((made += 1), fields);
    athlete.workouts.set(workout.id, workout);
    answer(request, response, workout);
  });
  app.put('/v1/workouts/:id', (request, response) => {
    const id = Number(request.params.id);
    const before = athlete.workouts.get(id);
    if (!before) return void response.status(404).json({ error: 'Not found' });
    const workout = { ...workoutOf(id, fieldsOf(request, 'workout')), workout_summary: before.workout_summary };
    athlete.workouts.set(id, workout);
    answer(request, response, workout);
  });
  app.delete('/v1/workouts/:id', (request, response) => {
    if (!athlete.workouts.delete(Number(request.params.id)))
      return void response.status(404).json({ error: 'Not found' });
    answer(request, response, {});
  });
  app.get('/v1/workouts/:id/workout_summary', (request, response) => {
    const found = athlete.workouts.get(Number(request.params.id))?.workout_summary;
    if (found) answer(request, response, found);
    else response.status(404).json({ error: 'Not found' });
  });
  app.get('/files/:name', (request, response) => {
    const file = athlete.files.get(request.params.name);
    if (request.headers.authorization) response.status(400).send('No secret belongs here.');
    else if (file) response.type('application/octet-stream').send(Buffer.from(file));
    else response.sendStatus(404);
  });

  const server = app.listen(0, '127.0.0.1');
  // keeps no process alive that has nothing else to do
  server.unref();
  await new Promise((resolve) => server.once('listening', resolve));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    athlete,
    next,
    standing,
    limit,
    seen,
    root,
    /** Tokens that were asked for there, the oldest first. */
    pairs,
    /** The athlete records a workout with a file: its id. */
    record(starts: string, file: Uint8Array | null): number {
      const id = (made += 1);
      const url = file && `${root}/files/${id}.fit`;
      if (file) athlete.files.set(`${id}.fit`, file);
      athlete.workouts.set(id, {
        ...workoutOf(id, {
          name: 'Recorded',
          starts,
          minutes: '60',
          workout_token: `watch ${id}`,
          workout_type_id: '0',
        }),
        workout_summary: { id, file: { url } },
      });
      return id;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
