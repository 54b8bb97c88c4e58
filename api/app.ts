import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { type Admission, createAdmission } from './admission/admission.ts';
import { BODIES } from './admission/budgets.ts';
import { isTooDeep, TOO_DEEP } from './admission/jsonDepth.ts';
import { assertOwnPage, isAllowedOrigin, mayUpgrade, siteOf } from './auth/origin.ts';
import { externalSignIn } from './auth/google.ts';
import { type Sessions, createSessions } from './auth/session.ts';
import { isSecure } from './auth/cookie.ts';
import { createPayers } from './auth/payer.ts';
import { compressed, encodingOf } from './compressed.ts';
import { CHALLENGE, createTokenDoor, RATE_HEADERS } from './auth/tokenDoor.ts';
import { type ViewerOf, createViewerOf, consumeTokenRateLimit } from './auth/viewer.ts';
import { type AccountDeps, accountOf } from './domain/account/account.ts';
import { busy, NotFound } from './domain/kernel/errors.ts';
import { createEntrance } from './entrance.ts';
import type { Env } from './env.ts';
import { type FindPersisted, persistedFile } from './graphql/persisted.ts';
import { createGraphql } from './graphql/yoga.ts';
import type { Logger } from './log.ts';
import { type Doors, inMeasure, pageRate } from './measure.ts';
import type { Metrics } from './metrics.ts';
import { accountRoutes } from './rest/account.ts';
import { activityRoutes } from './rest/activity.ts';
import { adjustmentRoutes } from './rest/adjustment.ts';
import { authRoutes } from './rest/auth.ts';
import { calendarRoutes } from './rest/calendar.ts';
import { checkInRoutes } from './rest/checkIn.ts';
import { coachRoutes } from './rest/coach.ts';
import { digestRoutes } from './rest/digest.ts';
import { healthRoutes } from './rest/health.ts';
import { libraryRoutes } from './rest/library.ts';
import type { MetricsOptions } from './rest/metrics.ts';
import { principleRoutes } from './rest/principle.ts';
import { onboardingRoutes } from './rest/onboarding.ts';
import { withOpenapi } from './rest/openapi.ts';
import { RequestRefused, tooLarge } from './rest/refused.ts';
import { type Route, answerTo, restRouter } from './rest/router.ts';
import { seasonPlanRoutes } from './rest/seasonPlan.ts';
import { trainingScheduleRoutes } from './rest/trainingSchedule.ts';
import { workoutFileRoutes } from './rest/workoutFile.ts';
import { projectRoot } from './root.ts';
import { slowRefusal } from './admission/slowRefusal.ts';
import { schemaSdlFile } from './schemaSdlFile.ts';
import { scriptHashes, webPages } from './web.ts';

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

/** Time limits in milliseconds for a request's headers and for the whole request, and how often they are checked. Node checks only every 30 seconds by default, so late requests would stay that long. */
export interface Timeouts {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
}
export const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

function securityHeaders(env: Env): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes()],
        // the style library inserts a style element
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure(env),
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
}

/** Pages of the named origins may call the API with credentials; all others get no CORS header at all. */
function crossOrigin(env: Env): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin');
    if (!isAllowedOrigin(request, env)) return next();
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin!);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader(
      'Access-Control-Expose-Headers',
      `Retry-After, X-Request-Id, X-Total-Count, Idempotent-Replayed, Content-Disposition, ${RATE_HEADERS.join(', ')}`,
    );
    if (request.method !== 'OPTIONS') return next();
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization, Idempotency-Key');
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}

/** Personal data must not be cached; bodies must be uncompressed UTF-8. */
const apiRules: RequestHandler = (request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  response.vary('Cookie');
  const encoding = request.get('content-encoding');
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw new RequestRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body without content-encoding.');
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.get('content-type') ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new RequestRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as UTF-8.');
  next();
};

/** `except`: paths that accept other content types. */
const jsonOnly =
  (except: ReadonlySet<string>): RequestHandler =>
  (request, _response, next) => {
    if (except.has(`${request.baseUrl}${request.path}`.replace(/\/$/, ''))) return next();
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is('application/json'))
      throw new RequestRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body with content-type application/json.');
    next();
  };

/** Runs before a body is parsed. */
function refuseTooDeep(_request: unknown, _response: unknown, body: Buffer): void {
  if (isTooDeep(body.toString())) throw Object.assign(new Error(TOO_DEEP), { type: 'entity.too.deep' });
}

/** Converts errors of the body parser to our refusals, because its messages may quote the body. */
function bodyRefusal(error: unknown): unknown {
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large') return tooLarge();
  if (type === 'entity.too.deep') return new RequestRefused(400, 'BAD_REQUEST', TOO_DEEP);
  if (type === 'entity.parse.failed' || type === 'request.size.invalid')
    return new RequestRefused(400, 'BAD_REQUEST', 'The request body is not valid JSON.');
  if (type !== undefined && status !== undefined && status < 500)
    return new RequestRefused(status, 'BAD_REQUEST', 'The request cannot be read.');
  return error;
}

const isGraphql = ({ originalUrl }: { originalUrl: string }) => /^\/graphql\/?(\?|$)/.test(originalUrl);

/** GraphQL clients read errors only from `errors`. */
const inWordsOfGraphql = ({ message, ...extensions }: Readonly<Record<string, unknown>>) => ({
  errors: [{ message, extensions }],
});

function answerErrors(log: Logger): ErrorRequestHandler {
  return async (thrown, request, response, next) => {
    const { status, headers, body, isBug } = answerTo(bodyRefusal(thrown), response.locals.requestId as string);
    if (isBug) log.error({ err: thrown, requestId: response.locals.requestId }, 'request failed');
    if (response.headersSent) return next(thrown);
    if (status === 401 && !response.hasHeader('WWW-Authenticate')) response.setHeader('WWW-Authenticate', CHALLENGE);
    await slowRefusal(request, response);
    response
      .set(headers)
      .status(status)
      .json(isGraphql(request) ? inWordsOfGraphql(body) : body);
  };
}

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
    ...onboardingRoutes,
    ...seasonPlanRoutes,
    ...trainingScheduleRoutes,
    ...adjustmentRoutes,
    ...checkInRoutes,
    ...libraryRoutes,
    ...principleRoutes,
    ...workoutFileRoutes,
    ...calendarRoutes({ publicUrl: env.PUBLIC_URL }),
    ...coachRoutes({ publicUrl: env.PUBLIC_URL, siteOf: letterSite }),
    ...digestRoutes(env.SESSION_SECRET),
  ]);
}

function mountApi(app: Express, { deps, env, isPressed = () => false, routes = [] }: AppOptions, doors: Doors): void {
  const { sessions, door, admission, payers } = doors;
  const gate: RequestHandler = (request, _response, next) => {
    if (isPressed()) throw busy();
    assertOwnPage(request, env);
    next();
  };
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
    gate,
    measure.before,
    jsonOnly(notJson),
    express.json({ limit: BODIES.rest, inflate: false, strict: false, verify: refuseTooDeep }),
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
