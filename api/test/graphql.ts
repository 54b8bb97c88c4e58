import { type ExecutionResult, execute, type GraphQLError, Kind, parse, validate } from 'graphql';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { ConflictError, InvalidInput, NotPossible, PlanConflict } from '../domain/kernel/errors.ts';
import { masked } from '../graphql/errors.ts';
import { schema } from '../graphql/schema.ts';

const silent = { error: () => {} };

const REFUSALS = [InvalidInput, NotPossible, ConflictError, PlanConflict];
/** What a person can act on is a member of the mutation's union, whatever a test looks at. */
function assertTyped({ path, originalError, message }: GraphQLError): void {
  const isOfMutation = path?.length === 1 && REFUSALS.some((kind) => originalError instanceof kind);
  if (isOfMutation) throw new Error(`${path[0]} threw what its union should have: ${message}`);
}

/** A field that plans a query and answers without it tells people of its insides. */
function assertNoneUnused({ message }: GraphQLError): void {
  if (/query was unused/.test(message)) throw new Error(message);
}

/** Runs a document on the whole schema as that viewer; errors as the outside sees them. */
export async function ask(
  deps: AccountDeps,
  viewer: Viewer | null,
  text: string,
  variableValues: Record<string, unknown> = {},
) {
  const document = parse(text);
  const mistakes = validate(schema, document);
  if (mistakes.length > 0) throw mistakes[0]!;
  const contextValue = { deps, viewer, site: 'https://run.example', stillViewer: async () => viewer };
  const answer = (await execute({ schema, document, variableValues, contextValue })) as ExecutionResult<any>; // eslint-disable-line
  answer.errors?.forEach(assertNoneUnused);
  const isMutation = document.definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'mutation',
  );
  if (isMutation) answer.errors?.forEach(assertTyped);
  const errors = answer.errors?.map((error) => masked(error, silent)) ?? [];
  return {
    data: answer.data,
    errors,
    codes: errors.map(({ extensions }) => extensions.code),
    messages: errors.map(({ message }) => message),
  };
}
