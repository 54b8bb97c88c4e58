// A route file is a list of these:
//
//   export const raceRoutes: readonly Route[] = [
//     { method: 'POST', path: '/api/season-plan/races', auth: 'session',
//       handler: async ({ deps, viewer, body }) => ({ status: 201, body: await addRace(deps, viewer, body) }) },
//     { method: 'DELETE', path: '/api/season-plan/races/:raceId', auth: 'session',
//       handler: async ({ deps, viewer, params }) => ({ body: await deleteRace(deps, viewer, params.raceId!) }) },
//   ];
//
// `auth: 'session'` means a signed-in browser or an access token; the viewer is then never null. A handler calls one domain
// function and answers a Reply (status 200 where none is given); a refusal is thrown, and `refusalStatus.ts` has its status.
// What signed-in viewers change honours Idempotency-Key by itself.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Viewer } from '../domain/kernel/access.ts';
import { assertScope } from '../domain/kernel/tokenScopes.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { Forbidden, InvalidInput, NotFound, Unauthenticated } from '../domain/kernel/errors.ts';
import { isRefusal, withIdempotencyKey } from '../domain/kernel/idempotency.ts';
import { beginAnswer, type Budgets } from './beginAnswer.ts';
import { answerTo } from './refusalStatus.ts';
import { RequestRefused } from './refused.ts';
import { scopesOfRoute } from './routeScopes.ts';
import { readUpload, type UploadRule } from './upload.ts';

type Headers = Readonly<Record<string, string>>;
export type Reply =
  | {
      status?: number;
      body: unknown;
      headers?: Headers;
      /** Run once all that the request wrote is committed. */ afterwards?: () => Promise<void>;
    }
  | { redirect: string; headers?: Headers }
  | { html: string; status?: number; headers?: Headers }
  | { stream: Readable; headers?: Headers };

export interface Context<V extends Viewer | null> {
  deps: AccountDeps;
  viewer: V;
  /** Named parts of the path, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON; an empty object when nothing was sent. */
  body: unknown;
  /** Client's network address. */
  address: string;
  request: Request;
  response: Response;
}

interface Place {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/season-plan/races/:raceId` */
  path: string;
}

export type Route = Place &
  (
    | {
        auth: 'public';
        /** Takes bodies of any type, and reads none but JSON: mail programs post forms. */
        anyBody?: true;
        handler(context: Context<Viewer | null>): Promise<Reply>;
      }
    | {
        auth: 'session';
        /** Takes a file in place of JSON: the body is then what `readUpload` answers. */
        upload?: UploadRule;
        /** What it costs where it keeps the process busy: counted as the cost of operations is, and one is answered at a time. */
        costs?: number;
        /** Fields of the answer's body that nothing may keep. */
        secrets?: Secrets;
        /** Takes no Idempotency-Key: who asks is gone afterwards, and all that was kept for them. */
        keepsNothing?: true;
        handler(context: Context<Viewer>): Promise<Reply>;
      }
  );

export interface Secrets {
  fields: readonly string[];
  /** A sentence: how to come by another one. */
  renewal: string;
}

interface Compiled {
  pattern: RegExp;
  byMethod: Map<string, Route>;
}

function compile(routes: readonly Route[]): Compiled[] {
  const byPath = new Map<string, Compiled>();
  for (const route of routes) {
    const pattern = new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
    const known = byPath.get(route.path) ?? { pattern, byMethod: new Map<string, Route>() };
    if (known.byMethod.has(route.method)) throw new Error(`${route.method} ${route.path} has two handlers`);
    known.byMethod.set(route.method, route);
    byPath.set(route.path, known);
  }
  // fixed words win over named parts: /races/next before /races/:raceId
  return [...byPath.entries()]
    .sort(([a], [b]) => a.split(':').length - b.split(':').length)
    .map(([, compiled]) => compiled);
}

function decoded(groups: Record<string, string> | undefined): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new NotFound('Not found.');
  }
}

const canonical = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');

/** What is sent is a JSON object, also where a path takes nothing: a list is no answer to any of its questions. */
function assertObject(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new InvalidInput([{ path: '', message: 'Send a JSON object.' }]);
}

/** A limited token opens what its scopes say, also of what other tokens do not. */
function assertScopes(route: Route, viewer: Viewer): void {
  for (const scope of scopesOfRoute(route) ?? ['none' as const]) assertScope(viewer, scope);
}

async function run(route: Route, context: Context<Viewer | null>, budgets: Budgets): Promise<Reply> {
  const { viewer, request } = context;
  if (route.auth === 'public') {
    if (!route.anyBody) assertObject(context.body);
    return route.handler(context);
  }
  if (!viewer) throw new Unauthenticated();
  if (viewer.scope === 'read' && route.method !== 'GET') throw new Forbidden('This access token may only read.');
  assertScopes(route, viewer);
  if (!route.upload) assertObject(context.body);
  const leave = await beginAnswer(route, request, budgets);
  try {
    return await actOn(route, {
      ...context,
      viewer,
      body: route.upload ? await readUpload(request, route.upload) : context.body,
    });
  } finally {
    leave();
  }
}

/** The route's own act, once for its Idempotency-Key. */
async function actOn(route: Route & { auth: 'session' }, context: Context<Viewer>): Promise<Reply> {
  const { deps, viewer, request, body } = context;
  const key = request.get('idempotency-key');
  if (route.method === 'GET' || route.keepsNothing || key === undefined) {
    const reply = await route.handler({ ...context, viewer, body });
    await afterwards(reply);
    return reply;
  }
  const requestHash = canonical([route.method, request.originalUrl, body]);
  let own: Reply | null = null;
  const answer = await withIdempotencyKey(deps, { userId: viewer.userId, key, requestHash }, async (keyed) => {
    try {
      const reply = (own = await keyed.act(() => route.handler({ ...context, deps: keyed.deps, viewer, body })));
      if (!('body' in reply)) throw new Error(`${route.path} answers pages, which cannot be repeated`);
      if (route.secrets && holds(reply.body, route.secrets)) keyed.tellsSecret(route.secrets.renewal);
      return { status: reply.status ?? 200, body: reply.body };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { status, body: refusal } = answerTo(error, context.response.locals.requestId as string);
      return { status, body: refusal };
    }
  });
  if (own) await afterwards(own);
  return {
    status: answer.status,
    body: answer.body,
    ...(answer.isRepeated && { headers: { 'Idempotent-Replayed': 'true' } }),
  };
}

const holds = (body: unknown, { fields }: Secrets) =>
  fields.some((field) => (body as Record<string, unknown>)[field] != null);

async function afterwards(reply: Reply): Promise<void> {
  if ('afterwards' in reply) await reply.afterwards?.();
}

/** A reader that went away is no failure. */
async function sent(stream: Readable, response: Response): Promise<void> {
  await pipeline(stream, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Serves the routes, and tells which; an unknown path is 404, a known one with another method 405. Errors go to `next`. */
export function restRouter(
  routes: readonly Route[],
  {
    deps,
    viewerOf,
    ...budgets
  }: { deps: AccountDeps; viewerOf: (request: Request) => Promise<Viewer | null> } & Budgets,
): RequestHandler & { routes: readonly Route[] } {
  const table = compile(routes);
  const serve: RequestHandler = async (request, response, next) => {
    try {
      const { pathname, searchParams } = new URL(request.originalUrl, 'http://localhost');
      const found = table
        .map(({ pattern, byMethod }) => ({ match: pattern.exec(pathname), byMethod }))
        .find(({ match }) => match);
      if (!found) throw new NotFound('There is nothing at this path.');
      const route = found.byMethod.get(request.method === 'HEAD' ? 'GET' : request.method);
      if (!route)
        throw new RequestRefused(405, 'METHOD_NOT_ALLOWED', 'This method is not allowed here.', {
          Allow: [...found.byMethod.keys()].join(', '),
        });
      response.locals.route = route.path;
      const reply = await run(
        route,
        {
          deps,
          viewer: await viewerOf(request),
          params: decoded(found.match?.groups),
          query: searchParams,
          body: request.body === undefined ? {} : request.body,
          address: request.ip ?? 'unknown',
          request,
          response,
        },
        budgets,
      );
      for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
      if ('redirect' in reply) response.redirect(reply.redirect);
      else if ('html' in reply)
        response
          .status(reply.status ?? 200)
          .type('html')
          .send(reply.html);
      else if ('stream' in reply) await sent(reply.stream, response);
      else response.status(reply.status ?? 200).json(reply.body);
    } catch (error) {
      next(error);
    }
  };
  return Object.assign(serve, { routes });
}
