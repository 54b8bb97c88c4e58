import { createHash } from 'node:crypto';
import { type DefinitionNode, type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { ConflictError, DomainError, InvalidInput, Unavailable } from '../domain/kernel/errors.ts';
import { type Keyed as KeyedActs, withIdempotencyKey } from '../domain/kernel/idempotency.ts';
import { asUnavailable } from '../domain/kernel/unavailable.ts';
import { type Answered, refusal } from './answer.ts';
import { parseBounded } from './requestLimits.ts';
import { type FindPersisted, persistedIdOf } from './persisted.ts';
import { schema } from './schema.ts';
import { mutationsWithSecrets } from './secret.ts';

interface Keyed {
  /** The Idempotency-Key that came with the request. */
  key: string;
  body: string;
  viewer: Viewer | null;
  findPersisted: FindPersisted;
}

/**
 * Answers a request with mutations once for the viewer's key within 24 hours: what they write is committed with the answer, a
 * repetition gets that answer, with the errors in it, and another request with the same key is refused. Requests that only
 * read, or of nobody who is signed in, are answered as always.
 */
export async function onceForKey(
  deps: AccountDeps,
  { key, body, viewer, findPersisted }: Keyed,
  run: (keyed?: KeyedActs<AccountDeps>) => Promise<Answered>,
): Promise<Answered> {
  if (!viewer || !changesSomething(body, findPersisted)) return run();
  const requestHash = createHash('sha256').update(`POST /graphql ${body}`).digest('hex');
  try {
    const {
      status,
      body: kept,
      isRepeated,
    } = await withIdempotencyKey(deps, { userId: viewer.userId, key, requestHash }, async (keyed) => {
      const answer = await run(keyed);
      return { status: answer.status, body: { headers: answer.headers, text: answer.text } };
    });
    const { headers, text } = kept as Omit<Answered, 'status'>;
    return { status, text, headers: isRepeated ? { ...headers, 'idempotent-replayed': 'true' } : headers };
  } catch (thrown) {
    const error = asUnavailable(thrown) ?? thrown;
    if (error instanceof InvalidInput) return refusal(400, error.code, error.message);
    if (error instanceof Unavailable) return refusal(503, error.code, error.message, error);
    if (error instanceof DomainError)
      return refusal(error instanceof ConflictError ? 409 : 422, error.code, error.message);
    throw error;
  }
}

/** Mutations whose answer may hold a secret. */
export const secretMutations = (() => {
  let names: ReadonlySet<string> | undefined;
  return () => (names ??= mutationsWithSecrets(schema));
})();

/** May the answer to a document hold a secret? */
export const mayTellASecret = ({ definitions }: DocumentNode): boolean =>
  definitions.filter(isMutation).some(tellsASecret);

/** Does the body hold a mutation? What cannot be read holds none: running it says what is wrong. */
function changesSomething(body: string, findPersisted: FindPersisted): boolean {
  try {
    const requests = [JSON.parse(body) as Record<string, unknown>].flat();
    return requests.some((request) => {
      const id = persistedIdOf(request);
      const text = typeof request.query === 'string' ? request.query : id && findPersisted(id);
      return Boolean(text) && parseBounded(text as string).definitions.some(isMutation);
    });
  } catch {
    return false;
  }
}

const isMutation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  'operation' in definition && definition.operation === OperationTypeNode.MUTATION;

const tellsASecret = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections.some((field) => field.kind !== Kind.FIELD || secretMutations().has(field.name.value));
