import { type GraphQLResolveInfo, OperationTypeNode } from 'graphql';
import { createTurns } from '../admission/turns.ts';
import type { Context } from './context.ts';

/** Pieces of work at once, of all accounts, so that whoever asks for little is heard between them. */
const turns = createTurns({ ofOne: 1, ofAll: 2, waiting: Number.POSITIVE_INFINITY });

/** By what was asked: a question of its own, or an event of a subscription. */
const kept = new WeakMap<object, Map<string, Promise<unknown>>>();

function keptFor({ operation, rootValue }: GraphQLResolveInfo, context: Context): Map<string, Promise<unknown>> {
  // what one mutation changes the next one must see
  if (operation.operation === OperationTypeNode.MUTATION) return new Map();
  const key = (rootValue as object | undefined) ?? context;
  const known = kept.get(key) ?? new Map<string, Promise<unknown>>();
  kept.set(key, known);
  return known;
}

/** Works out what takes long: once for a question, however often it stands there, and account by account in turns. */
export function workedOut<T>(
  name: string,
  { context, info }: { context: Context; info: GraphQLResolveInfo },
  work: () => Promise<T>,
): Promise<T> {
  const known = keptFor(info, context);
  const before = known.get(name);
  if (before) return before as Promise<T>;
  const inTurn = async () => {
    const leave = await turns.enter(context.viewer?.userId ?? '');
    try {
      return await work();
    } finally {
      leave?.();
    }
  };
  const result = inTurn();
  known.set(name, result);
  return result;
}
