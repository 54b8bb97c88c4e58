import { DeviceFault } from '../../domain/kernel/devicePort.ts';

const DEADLINE_MS = 20_000;
/** For tokens, whose row is held meanwhile: the database ends what holds one and stands idle for 10 s. */
const TOKEN_DEADLINE_MS = 8_000;
/** A recording is at most 10 MB, here as in uploads. */
export const MAX_BYTES = 10 * 1024 * 1024;

const SAYS = {
  access: 'does not let us in any more. Connect the account again.',
  refused: 'refused what it was asked.',
  busy: 'asks us to wait.',
  away: 'did not answer as it should. We try again later.',
};

export interface ProviderRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the provider's root, with its query; or a whole address, for files that lie elsewhere. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as a form. */
  body?: URLSearchParams | object;
  /** Statuses beside 2xx that are answers and no faults. */
  alsoAnswers?: readonly number[];
}

export interface ProviderAnswer {
  status: number;
  bytes: Uint8Array;
}

/** A provider that asks for longer than a day has lost its clock. */
const LONGEST_WAIT_SEC = 86_400;

/** Is one of the counts of what may still be asked at its end? */
const isSpent = (headers: Headers): boolean =>
  (headers.get('x-ratelimit-remaining') ?? '').split(',').some((count) => /^0+$/.test(count.trim()));

/** Seconds, or a time by the clock of the provider: that clock is compared with itself, since ours may differ. */
export function waitSec(headers: Headers): number | null {
  const after = headers.get('retry-after') ?? headers.get('x-ratelimit-reset');
  if (after === null) return null;
  const seconds = /^\d+$/.test(after)
    ? Number(after)
    : (Date.parse(after) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(LONGEST_WAIT_SEC, Math.max(0, Math.ceil(seconds)));
}

export function faultKindOf(status: number): keyof typeof SAYS {
  if (status === 401 || status === 403) return 'access';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'away';
}

/** Null: it is too long. */
async function bounded(response: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Asks providers over HTTP: one try within a deadline, no redirects (they would carry the secret elsewhere), a bounded answer. */
export function createProviderRequest({ name, root, deadlineMs = DEADLINE_MS }: ProviderRoot) {
  const fault = (kind: keyof typeof SAYS, wait: number | null = null) =>
    new DeviceFault(kind, `${name} ${SAYS[kind]}`, wait);

  /** Before then nothing is left of what the provider lets us ask: by a clock that nobody sets. */
  let freeAt = 0;

  async function ask({
    method = 'GET',
    path,
    headers,
    body,
    alsoAnswers = [],
  }: ProviderRequest): Promise<ProviderAnswer> {
    const isForm = body instanceof URLSearchParams;
    const left = Math.ceil((freeAt - performance.now()) / 1000);
    if (left > 0) throw fault('busy', left);
    let response: Response;
    let bytes: Uint8Array | null;
    try {
      response = await fetch(path.startsWith('/') ? `${root}${path}` : path, {
        method,
        headers: { ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
        body: body && !isForm ? JSON.stringify(body) : body,
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      bytes = await bounded(response);
    } catch {
      throw fault('away');
    }
    if (isSpent(response.headers)) freeAt = performance.now() + 1000 * (waitSec(response.headers) ?? 0);
    if (!response.ok && !alsoAnswers.includes(response.status))
      throw fault(faultKindOf(response.status), waitSec(response.headers));
    // whatever stands before the provider answers so, for it
    if (response.ok && /^text\/html\b/i.test(response.headers.get('content-type') ?? '')) throw fault('away');
    if (!bytes) throw fault('refused');
    return { status: response.status, bytes };
  }

  /** The answer as JSON; another shape than `parse` knows is a fault of the provider. */
  async function askJson<T>(request: ProviderRequest, shape: { parse(value: unknown): T }): Promise<T> {
    const { bytes } = await ask(request);
    try {
      return shape.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    } catch {
      throw fault('away');
    }
  }

  /** For the library that asks for tokens by itself, within such bounds. */
  const boundedFetch: ProviderFetch = async (url, options) => {
    const signal = AbortSignal.timeout(Math.min(deadlineMs, TOKEN_DEADLINE_MS));
    const response = await fetch(url, { ...options, redirect: 'error', signal });
    const bytes = await bounded(response);
    const { status, headers } = response;
    return new Response(bytes?.byteLength ? (bytes as Uint8Array<ArrayBuffer>) : null, { status, headers });
  };

  return { ask, askJson, fault, fetch: boundedFetch };
}

export type ProviderFetch = (url: string, options: object) => Promise<Response>;

export interface ProviderRoot {
  /** As people know the provider. */
  name: string;
  /** Its address, without a slash at the end. */
  root: string;
  deadlineMs?: number;
}
