import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';

export interface MetricsOptions {
  text(): Promise<string>;
  type: string;
  /** Whoever asks has to bring it; null: nobody has to. */
  token: string | null;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Hashes have one length, and comparing them takes one time, however much of the token was guessed. */
function isToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Answers any request with the metrics, or with 401 where the token is missing. */
export function metricsHandler({ text, type, token }: MetricsOptions): RequestListener {
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (token !== null && !isToken(request.headers.authorization, token)) {
      response.writeHead(401, { 'Content-Type': 'application/json; charset=utf-8', 'WWW-Authenticate': 'Bearer' });
      response.end(
        JSON.stringify({
          message: 'Send "Authorization: Bearer" with the METRICS_TOKEN of this server.',
          code: 'UNAUTHENTICATED',
        }),
      );
      return;
    }
    text().then(
      (metrics) => response.writeHead(200, { 'Content-Type': type }).end(metrics),
      () => response.writeHead(503).end(),
    );
  };
}

/** A server for a port of its own, where there is nothing but the metrics. */
export function metricsServer(options: MetricsOptions): Server {
  const answer = metricsHandler(options);
  return createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.url?.split('?')[0] === '/metrics') answer(request, response);
    else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
  });
}
