import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { type Admission, createAdmission } from './admission/admission.ts';
import { BODIES } from './admission/budgets.ts';
import { answerErrors } from './answerErrors.ts';
import { apiRoutes } from './apiRoutes.ts';
import { assertOwnPage, mayUpgrade, siteOf } from './auth/origin.ts';
import { externalSignIn } from './auth/google.ts';
import { createSessions } from './auth/session.ts';
import { createPayers } from './auth/payer.ts';
import { compressed, encodingOf } from './compressed.ts';
import { createTokenDoor } from './auth/tokenDoor.ts';
import { type ViewerOf, createViewerOf, consumeTokenRateLimit } from './auth/viewer.ts';
import { type AccountDeps, accountOf } from './domain/account/account.ts';
import type { Viewer } from './domain/kernel/access.ts';
import { busy, NotFound } from './domain/kernel/errors.ts';
import { hasScopes } from './domain/kernel/tokenScopes.ts';
import { createEntrance } from './entrance.ts';
import type { Env } from './env.ts';
import { type FindPersisted, persistedFile } from './graphql/persisted.ts';
import { schema } from './graphql/schema.ts';
import { scopesOfDocument } from './graphql/tokenScopes.ts';
import { createGraphql, type Graphql } from './graphql/yoga.ts';
import type { Logger } from './log.ts';
import { mcp } from './mcp/mcp.ts';
import { type Doors, inMeasure, pageRate } from './measure.ts';
import type { Metrics } from './metrics.ts';
import { apiRules, crossOrigin, jsonOnly, refuseTooDeep, securityHeaders } from './requestRules.ts';
import { healthRoutes } from './rest/health.ts';
import type { MetricsOptions } from './rest/metrics.ts';
import { type Route, restRouter } from './rest/router.ts';
import { projectRoot } from './root.ts';
import { schemaSdlFile } from './schemaSdlFile.ts';
import { webPages } from './web.ts';

export interface AppOptions {
  deps: AccountDeps;
  env: Env;
  log: Logger;
  metrics: Metrics;
  /** The budgets of this process; default: those of the table. */
  admission?: Admission;
  /** Must requests and new sockets be refused? Health checks, files and open sockets are still served. */
  isPressed?: () => boolean;
  /** Texts of the persisted operations; default: those of the built web client. */
  findPersisted?: FindPersisted;
  timeouts?: Timeouts;
  /** Routes in addition to those of every server. */
  routes?: readonly Route[];
}

export interface App {
  server: Server;
  /** All routes of the server. */
  routes: Express;
  /** Accepts no new requests, gives running ones 10 seconds to finish, and closes the sockets. */
  close(): Promise<void>;
}

const DRAIN_MS = 10_000;

/**
 * Time limits in milliseconds: for a request's headers and for the whole request, how often they are checked (Node checks only every 30
 * seconds by default, so late requests would stay that long), and how long a connection waits for its next request. A request that
 * comes as its connection is being closed is lost, so proxies and browsers must be the first to close: most wait for 60 seconds.
 */
export interface Timeouts {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
  keepAliveTimeout: number;
}
export const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
};

function observed({ metrics, log }: AppOptions): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.on('finish', () => {
      const route = (response.locals.route as string | undefined) ?? 'other';
      const ms = performance.now() - began;
      metrics.observe(request.method, route, response.statusCode, ms / 1000);
      log.debug(
        { requestId, method: request.method, route, status: response.statusCode, ms: Math.round(ms) },
        'request',
      );
    });
    next();
  };
}

/** Turns away what another site may have forged, and all while the process is under pressure. */
const gateOf =
  ({ env, isPressed = () => false }: AppOptions): RequestHandler =>
  (request, _response, next) => {
    if (isPressed()) throw busy();
    assertOwnPage(request, env);
    next();
  };

const jsonBody = () => express.json({ limit: BODIES.rest, inflate: false, strict: false, verify: refuseTooDeep });

function mountMcp(app: Express, options: AppOptions, doors: Doors, operate: Graphql['operate']): void {
  const measure = inMeasure(doors, () => false);
  const reaches = ({ scopes }: Viewer, document: string) =>
    scopes === undefined || hasScopes(scopes, scopesOfDocument(schema, document));
  const before = [crossOrigin(options.env), apiRules, gateOf(options), measure.before, jsonOnly(new Set())];
  app.use('/mcp', ...before, jsonBody(), measure.after, mcp({ viewerOf: doors.door.viewerOf, reaches, operate }));
}

function mountApi(app: Express, options: AppOptions, doors: Doors): void {
  const { deps, env, routes = [] } = options;
  const { sessions, door, admission, payers } = doors;
  const all = [...apiRoutes(sessions, env), ...routes];
  const notJson = new Set(
    all.flatMap((route) =>
      ('upload' in route && route.upload) || ('anyBody' in route && route.anyBody) ? [route.path] : [],
    ),
  );
  const uploads = new Set(all.flatMap((route) => ('upload' in route && route.upload ? [route.path] : [])));
  const measure = inMeasure(doors, (url) => uploads.has(url.replace(/\/?(\?.*)?$/, '')));
  app.use(
    '/api',
    crossOrigin(env),
    apiRules,
    compressed(env),
    gateOf(options),
    measure.before,
    jsonOnly(notJson),
    jsonBody(),
    measure.after,
  );
  app.use(
    ['/api/auth/login', '/api/auth/register', '/api/auth/password', '/api/auth/google', '/api/logout'],
    sessions.middleware,
  );
  app.use('/api/auth/google', externalSignIn(deps, env, sessions));
  app.use('/api', restRouter(all, { deps, viewerOf: door.viewerOf, admission, payerOf: payers.of }));
}

/** Requests through a local proxy look local too, so on this port only a token identifies the operator. */
function metricsHere(
  { METRICS_PORT, METRICS_TOKEN: token }: Env,
  { text, contentType: type }: Metrics,
): MetricsOptions | null {
  return METRICS_PORT === undefined && token !== undefined ? { text, type, token } : null;
}

/** The whole server; it does not listen yet. */
export function buildApp(options: AppOptions): App {
  const { deps, env, log, metrics } = options;
  let isDraining = false;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // a proxy is trusted only if the public address is configured
  app.set('trust proxy', env.PUBLIC_URL ? ['loopback', 'linklocal', 'uniquelocal'] : false);
  app.use(observed(options), securityHeaders(env));
  app.use((_request, response, next) => {
    if (isDraining) response.setHeader('Connection', 'close');
    next();
  });
  app.use(
    healthRoutes({
      ping: () => deps.db.$queryRaw`select 1`,
      isDraining: () => isDraining,
      metrics: metricsHere(env, metrics),
    }),
  );

  const admission = options.admission ?? createAdmission();
  // express does not handle upgrades, so their address is determined here in the same way as for requests
  const addressOf = (request: IncomingMessage) =>
    String(Reflect.get(app.request, 'ip', Object.create(request, { app: { value: app } }) as object) ?? 'unknown');
  const payers = createPayers(env, addressOf);
  const lookUp = createViewerOf(deps, env);
  const learning: ViewerOf = async (request) => {
    const viewer = await lookUp(request);
    payers.learn(request, viewer);
    return viewer;
  };
  const door = createTokenDoor(deps.limits, learning);
  const { viewerOf } = door;
  const entrance = createEntrance({ admission, payers });
  const doors: Doors = { sessions: createSessions(deps, env), door, admission, payers, entrance };
  const graphql = createGraphql(deps, {
    viewerOf,
    assertOwnPage: (request) => assertOwnPage(request, env),
    mayUpgrade: (request) => mayUpgrade(request, env),
    siteOf: (request) => siteOf(request, env),
    consumeTokenRateLimit: (request) => consumeTokenRateLimit(deps.limits, request),
    refused: async (request, response) => entrance.refusedOf(request) ?? door.refused(request, response),
    encodingOf,
    isPressed: options.isPressed ?? (() => false),
    admission,
    payerOf: payers.of,
    findPersisted: options.findPersisted ?? persistedFile(path.join(projectRoot, 'web', 'persisted.json')),
    log,
  });
  app.use('/graphql', crossOrigin(env), apiRules, compressed(env), (request, response, next) => {
    // only the files of GraphiQL are below this path
    if (request.path !== '/' && !request.path.startsWith('/graphiql/')) return next();
    response.locals.route = '/graphql';
    // express removes the mount path
    request.url = request.originalUrl;
    return graphql.handler(request, response);
  });
  app.use('/schema.graphql', crossOrigin(env));
  app.get('/schema.graphql', pageRate(doors), schemaSdlFile());
  mountMcp(app, options, doors, graphql.operate);
  mountApi(app, options, doors);
  app.use(
    pageRate(doors),
    webPages(env, async (request) => {
      const viewer = await viewerOf(request);
      return viewer?.scope === 'session' ? accountOf(deps, viewer) : null;
    }),
  );
  app.use((_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    throw new NotFound('There is nothing at this path.');
  });
  app.use(answerErrors(log));

  const server = createServer({ ...(options.timeouts ?? TIMEOUTS) }, entrance.before(app));
  graphql.attachSocket(server);

  return {
    server,
    routes: app,
    close: async () => {
      isDraining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await graphql.close();
      const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}
