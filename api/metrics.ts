import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  /** `route` is the route's pattern, never the path: ids would make one series each. */
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Prometheus text. */
  text(): Promise<string>;
  contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    observe: (method, route, status, seconds) => duration.observe({ method, route, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
