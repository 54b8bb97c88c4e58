import type { FetchFunction, GraphQLResponse, PayloadError, RequestParameters, Variables } from 'relay-runtime';
import { noAnswerText } from './rest.ts';
import { createVersions } from './versions.ts';

/** The request never reached the server, or what came back is not its answer. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(options?: ErrorOptions, message = noAnswerText()) {
    super(message, options);
  }
}

/** A proxy answered in its place: the connection is fine. */
const NOT_READY = 'Evenpace is not answering right now. Try again in a moment.';

/** The server answered with an error that is not a typed refusal. `code` is that of the API, such as NOT_FOUND. */
export class ServerError extends Error {
  override name = 'ServerError';
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

/** What travels for an operation, over HTTP and over the socket: the persisted id instead of the document. */
export interface PersistedPayload {
  operationName: string;
  variables: Variables;
  extensions: { persistedQuery: { version: 1; sha256Hash: string } };
}

export function persistedPayload(request: RequestParameters, variables: Variables): PersistedPayload {
  if (request.id === null) throw new Error(`Operation ${request.name} has no persisted id.`);
  return {
    operationName: request.name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: request.id } },
  };
}

type CodedError = PayloadError & { extensions?: { code?: string } };

/** The first error of an answer as an exception; null when the answer has none. */
export function errorOf(errors: readonly PayloadError[] | undefined): ServerError | null {
  const first = errors?.[0] as CodedError | undefined;
  return first ? new ServerError(first.message, first.extensions?.code ?? 'INTERNAL') : null;
}

const signedOut = () => new ServerError('Please sign in again.', 'UNAUTHENTICATED');

type Answer = GraphQLResponse & { data?: Record<string, unknown> | null; errors?: PayloadError[] };

async function answerOf(response: Response): Promise<Answer> {
  try {
    return await response.json();
  } catch (cause) {
    if (response.status === 401) throw signedOut();
    if (response.status >= 500) throw new NetworkError({ cause }, NOT_READY);
    if (response.ok) throw new NetworkError({ cause });
    throw new ServerError(`${response.status}: ${response.statusText}`, 'INTERNAL');
  }
}

async function send(url: string, body: PersistedPayload): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    throw new NetworkError({ cause });
  }
}

/** How often a question is asked again whose answer is older than what is known; the last answer stands. */
const MAX_AGAIN = 2;

/**
 * Relay's door to the API. `onSignedOut` is called when the session is gone; the request still fails. `onAnswer`: it did
 * not. `onSilence`: nothing came back. `versions`: what was seen by whatever way.
 */
export function createFetch(
  url: string,
  onSignedOut: () => void,
  { onAnswer = () => {}, onSilence = () => {}, versions = createVersions() } = {},
): FetchFunction {
  const ask = async (body: PersistedPayload): Promise<Answer> => {
    const answer = await answerOf(await send(url, body));
    const error = errorOf(answer.errors);
    if (error) throw error;
    // nobody is signed in; kept in the store, that answer would outlive the next sign-in
    if (answer.data?.['viewer'] === null) throw signedOut();
    return answer;
  };
  return async (request, variables) => {
    const body = persistedPayload(request, variables);
    try {
      let answer = await ask(body);
      for (let again = 0; again < MAX_AGAIN && request.operationKind === 'query'; again += 1) {
        if (!versions.isOlder(answer.data)) break;
        answer = await ask(body);
      }
      versions.note(answer.data);
      onAnswer();
      return answer;
    } catch (error) {
      if (error instanceof NetworkError) onSilence();
      if (error instanceof ServerError && error.code === 'UNAUTHENTICATED') onSignedOut();
      throw error;
    }
  };
}
