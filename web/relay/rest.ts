interface Listener {
  /** The server is there, whatever it said. */
  onAnswer: () => void;
  /** Nothing came back. */
  onSilence: () => void;
}

// the public pages have nobody who listens, and do without the code
let listener: Listener | null = null;

/** From now on every call tells whether the server answered. */
export function listenToAnswers(to: Listener): void {
  listener = to;
}

export interface FieldError {
  /** Where in the body: "personalProfile.age". */
  path: string;
  message: string;
}

/** An HTTP answer that is not 2xx. `message` is "status: body". */
export class RestError extends Error {
  readonly status: number;
  /** The server's own sentence for the user; null when the body has none. */
  readonly serverMessage: string | null;
  readonly code: string | null;
  readonly errors: readonly FieldError[];

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RestError';
    this.status = status;
    const { message, code, errors } = readBody(body);
    this.serverMessage = message;
    this.code = code;
    this.errors = errors;
  }
}

function readBody(body: string): { message: string | null; code: string | null; errors: FieldError[] } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { message: null, code: null, errors: [] };
  }
  const { message, code, errors } = (json ?? {}) as Record<string, unknown>;
  return {
    message: typeof message === 'string' ? message : null,
    code: typeof code === 'string' ? code : null,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
  };
}

function isFieldError(value: unknown): value is FieldError {
  const { path, message } = (value ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && typeof message === 'string';
}

/** What to tell of a request without an answer. */
export const noAnswerText = (): string =>
  typeof navigator !== 'undefined' && !navigator.onLine
    ? 'You are offline: nothing was sent. Try again when you are back online.'
    : 'We could not reach Evenpace. Check your connection and try again.';

/** What to tell of a call that failed: the server's own sentence, or that none answered; `otherwise` where neither is known. */
export function saidBy(error: unknown, otherwise: string): string {
  if (error instanceof RestError) return error.serverMessage ?? otherwise;
  return error instanceof TypeError ? noAnswerText() : otherwise;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * One REST call with the session's cookie; a body is sent as JSON. Answers the parsed JSON, or undefined for an empty body.
 * Throws RestError for a status that is not 2xx, TypeError when no answer came.
 */
export async function rest<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    listener?.onSilence();
    throw error;
  });
  // a proxy may speak for a server that is away
  if (response.status < 500) listener?.onAnswer();
  const text = await response.text();
  if (!response.ok) throw new RestError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}
