import { Router } from 'express';
import { NotFound } from '../domain/kernel/errors.ts';
import { metricsHandler, type MetricsOptions } from './metrics.ts';

export interface HealthOptions {
  /** Settles when the database answers. */
  ping: () => Promise<unknown>;
  /** True from the first sign of the end on. */
  isDraining: () => boolean;
  /** Null: not at this port, or not at all. */
  metrics: MetricsOptions | null;
}

const PING_LIMIT_MS = 2_000;
const RETRY_SEC = 5;

async function answers(ping: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PING_LIMIT_MS, false)));
  const found = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

/** /healthz: the process lives. /readyz: the database answers, and the server is not about to stop. /metrics: Prometheus text, where it is served here. */
export function healthRoutes({ ping, isDraining, metrics }: HealthOptions): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const isReady = !isDraining() && (await answers(ping));
    if (!isReady) response.setHeader('Retry-After', RETRY_SEC);
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  router.get('/metrics', (request, response) => {
    if (metrics === null) throw new NotFound('There is nothing at this path.');
    metricsHandler(metrics)(request, response);
  });
  return router;
}
