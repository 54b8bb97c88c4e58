import { createHash } from 'node:crypto';
import { type DefinitionNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Viewer } from '../domain/access.ts';
import { Conflict, DomainError, InvalidInput } from '../domain/errors.ts';
import { once } from '../domain/idempotency.ts';
import type { Deps } from '../domain/ports.ts';
import { type Answered, hasErrors, refusal } from './answer.ts';
import { parseBounded } from './limits.ts';
import { type FindPersisted, persistedIdOf } from './persisted.ts';

interface Keyed {
  /** The Idempotency-Key that came with the request. */
  key: string;
  body: string;
  viewer: Viewer | null;
  findPersisted: FindPersisted;
}

/** An answer that is not kept: the request failed, and the same key may try again. */
class NotKept extends Error {
  constructor(readonly answer: Answered) {
    super('An answer with errors is not kept.');
  }
}

/**
 * Answers a request with mutations once for the viewer's key within 24 hours: a repetition gets the first answer, another
 * request with the same key is refused. Requests that only read, or of nobody who is signed in, are answered as always.
 */
export async function onceForKey(
  deps: Deps,
  { key, body, viewer, findPersisted }: Keyed,
  act: () => Promise<Answered>,
): Promise<Answered> {
  if (!viewer || !changesSomething(body, findPersisted)) return act();
  const requestHash = createHash('sha256').update(`POST /graphql ${body}`).digest('hex');
  try {
    const { status, body: kept, isRepeated } = await once(deps, { userId: viewer.userId, key, requestHash }, async () => {
      const answer = await act();
      if (answer.status >= 300 || hasErrors(answer.text)) throw new NotKept(answer);
      return { status: answer.status, body: { headers: answer.headers, text: answer.text } };
    });
    const { headers, text } = kept as Omit<Answered, 'status'>;
    return { status, text, headers: isRepeated ? { ...headers, 'idempotent-replayed': 'true' } : headers };
  } catch (error) {
    if (error instanceof NotKept) return error.answer;
    if (error instanceof InvalidInput) return refusal(400, error.code, error.message);
    if (error instanceof DomainError) return refusal(error instanceof Conflict ? 409 : 422, error.code, error.message);
    throw error;
  }
}

/** Their answers hold a secret, which is nowhere kept in plain. */
const TELLS_A_SECRET = new Set(['createAccessToken', 'createCoachInvite']);

/** Does the body hold a mutation whose answer may be kept? What cannot be read holds none: running it says what is wrong. */
function changesSomething(body: string, findPersisted: FindPersisted): boolean {
  try {
    const requests = [JSON.parse(body) as Record<string, unknown>].flat();
    return requests.some((request) => {
      const id = persistedIdOf(request);
      const text = typeof request.query === 'string' ? request.query : id && findPersisted(id);
      const mutations = text ? parseBounded(text as string).definitions.filter(isMutation) : [];
      return mutations.length > 0 && !mutations.some(tellsASecret);
    });
  } catch {
    return false;
  }
}

const isMutation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  'operation' in definition && definition.operation === OperationTypeNode.MUTATION;

const tellsASecret = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections.some((field) => field.kind !== Kind.FIELD || TELLS_A_SECRET.has(field.name.value));
