import { type ExecutionResult, execute, parse, validate } from 'graphql';
import type { Viewer } from '../domain/access.ts';
import type { AccountDeps } from '../domain/account.ts';
import { masked } from '../graphql/errors.ts';
import { schema } from '../graphql/schema.ts';

const silent = { error: () => {} };

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
  const errors = answer.errors?.map((error) => masked(error, silent)) ?? [];
  return {
    data: answer.data,
    errors,
    codes: errors.map(({ extensions }) => extensions.code),
    messages: errors.map(({ message }) => message),
  };
}
