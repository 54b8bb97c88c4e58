import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { mapAsyncIterator } from 'graphql-yoga';
import type { Payer } from '../admission/payer.ts';
import type { Admission } from '../admission/admission.ts';
import { RateLimited } from '../domain/kernel/errors.ts';
import type { Context } from './context.ts';
import { rateLimitedError } from './checks.ts';
import { executeInTurn } from './executeInTurn.ts';
import { costProblem } from './requestLimits.ts';
import { type FindPersisted, persistedIdOf } from './persisted.ts';
import { schema } from './schema.ts';
import { createChecker } from './socketDocuments.ts';

/** The socket that an operation came over, as far as it pays for it. */
export interface SocketAsker {
  payer: Payer;
  /** Closes a socket that exceeds its limits, and ignores what it still sends. */
  endForTooMuch: (why: string) => void;
}

export function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Reads what a message asks for, and starts it. */
export function createSocketOperations(admission: Admission, findPersisted: FindPersisted) {
  const checked = createChecker(admission);
  const askers = new WeakMap<object, SocketAsker>();

  async function read(
    payload: SubscribePayload,
    context: Context,
    asker: SocketAsker,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    askers.set(context, asker);
    const id = payload.query ? null : persistedIdOf({ ...payload, extensions: payload.extensions });
    const text = id === null ? payload.query : findPersisted(id);
    if (text === null) return [refusal('PERSISTED_QUERY_NOT_IN_LIST', 'This page is out of date. Reload.')];
    const found = await checked(text, { payer: asker.payer, isOurs: id !== null });
    if ('errors' in found) return found.errors;
    const operation = {
      document: found.document,
      operationName: payload.operationName,
      variableValues: payload.variables,
    };
    const ast = getOperationAST(found.document, payload.operationName);
    if (!ast) return [refusal('BAD_USER_INPUT', 'Name one operation of the document.')];
    if (ast.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [
        refusal('WS_SUBSCRIPTIONS_ONLY', 'Only subscriptions go over the socket; send the rest to POST /graphql.'),
      ];
    }
    const problem = costProblem(operation);
    return problem ? [problem] : { schema, contextValue: context, ...operation };
  }

  /** Starts subscriptions, a few at a time for each account, so that one account cannot use up the database. */
  async function subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
    if ((args.contextValue as Context).viewer === null)
      return { errors: [refusal('UNAUTHENTICATED', 'Please sign in again.')] };
    const asker = askers.get(args.contextValue as object)!;
    let leave = () => {};
    try {
      leave = await admission.enter('subscribe', asker.payer);
      const events = await createSourceEventStream(args);
      return Symbol.asyncIterator in events
        ? mapAsyncIterator(events, (rootValue) => tellInTurn({ ...args, rootValue }, asker))
        : events;
    } catch (error) {
      if (error instanceof RateLimited) return { errors: [rateLimitedError(error)] };
      throw error;
    } finally {
      leave();
    }
  }

  /** Executes a subscription for an event and counts its cost like a query's. Over the limit the socket closes, and the client reads again on a new one. */
  async function tellInTurn(args: ExecutionArgs, { payer, endForTooMuch }: SocketAsker): Promise<ExecutionResult> {
    try {
      return await executeInTurn(args, { admission, payer });
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      endForTooMuch('Too costly subscriptions');
      return { errors: [rateLimitedError(error)] };
    }
  }

  return { read, subscribe };
}
