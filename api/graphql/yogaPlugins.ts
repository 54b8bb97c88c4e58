import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DocumentNode, execute, type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { RateLimited } from '../domain/kernel/errors.ts';
import type { Keyed } from '../domain/kernel/idempotency.ts';
import type { Context } from './context.ts';
import { type Checks, rateLimitedError } from './checks.ts';
import { executeInTurn } from './executeInTurn.ts';
import { masked, waiting } from './errors.ts';
import type { GraphqlOptions } from './graphqlOptions.ts';
import { mayTellASecret } from './idempotency.ts';
import { LIMITS, parseBounded, validateBounded, weigh } from './requestLimits.ts';

/** What a request carries through Yoga. */
export interface Carried {
  req: IncomingMessage;
  res: ServerResponse;
  /** The viewer; undefined: not loaded yet. */
  known: Viewer | null | undefined;
  keyed?: Keyed<AccountDeps> | undefined;
  /** The budget for parsing and validating its documents. */
  checks: Checks;
  /** Whose budget they use. */
  pays: Parameters<typeof executeInTurn>[1];
}

/** The functions of graphql-js, which are 25 % faster than those of Yoga. All are limited, and their time is counted. */
export const engine: Plugin<Carried> = {
  onParse: ({ context, setParseFn }) =>
    setParseFn((source, options) => context.checks.timed(() => parseBounded(source, options))),
  onValidate: ({ context, setValidationFn }) =>
    setValidationFn((_schema, document) => context.checks.timed(() => validateBounded(document as DocumentNode))),
  onExecute: ({ args, setExecuteFn }) => {
    const { checks, pays } = args.contextValue;
    // introspection is answered without yielding
    const run: typeof execute = weigh(args).isIntrospection ? (given) => checks.timed(() => execute(given)) : execute;
    setExecuteFn((given) => executeInTurn(given, pays, run).catch(inWords));
  },
};

/** An operation that exceeds its sender's rate. */
function inWords(error: unknown): ExecutionResult {
  if (error instanceof RateLimited) return { errors: [rateLimitedError(error)] };
  throw error;
}

/** Checks limits that depend on variables, writes the cost into the answer, and refuses subscriptions that come over HTTP. */
export const bounds: Plugin<Carried> = {
  onExecute: ({ args, setResultAndStopExecution }) => {
    const { checks } = args.contextValue;
    const { requested, problem } = checks.timed(() => weigh(args));
    // from here on it waits for the database, so it must not hold the turn for parsing documents
    checks.leave();
    if (requested === null) return undefined;
    const cost = { requested, limit: LIMITS.cost };
    if (problem) return setResultAndStopExecution({ errors: [problem], extensions: { cost } });
    return {
      onExecuteDone: ({ result, setResult }) => {
        if (!('next' in result)) setResult({ ...result, extensions: { ...result.extensions, cost } });
      },
    };
  },
  onSubscribe: ({ setResultAndStopExecution }) => {
    const problem = new GraphQLError('Subscriptions go over the WebSocket.', {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
    setResultAndStopExecution({ errors: [problem] });
  },
};

/** Masks errors of the execution, where the request is known. Earlier errors are masked by Yoga. */
export const masking = (log: GraphqlOptions['log']): Plugin<Context> => ({
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!('errors' in result) || !result.errors) return;
      const errors = result.errors.map((error) => masked(error, log, args.contextValue.requestId));
      setResult({ ...result, errors, ...waiting(errors, result.data) });
    },
  }),
});

/** Answers with a secret are never compressed, so that their length reveals nothing. */
export const secrets: Plugin<Carried> = {
  onExecute: ({ args }) => {
    if (mayTellASecret(args.document)) args.contextValue.res.setHeader('Cache-Control', 'no-store, no-transform');
  },
};
