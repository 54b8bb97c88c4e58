import { PothosValidationError } from '@pothos/core';
import { GraphQLError } from 'graphql';
import {
  ConflictError,
  DomainError,
  Forbidden,
  InvalidInput,
  NotFound,
  NotPossible,
  PlanConflict,
  RateLimited,
  Unauthenticated,
  Unavailable,
} from '../domain/kernel/errors.ts';
import { StaleVersion, WorkoutCompleted } from '../domain/schedule/workout.ts';
import { asUnavailable } from '../domain/kernel/unavailable.ts';
import { builder } from './builder.ts';
import { OLD_CODE, RefusalKind } from './kinds.ts';
import { Workout } from './scheduleRefs.ts';

/** A refusal that a person can read and act on; a member of the result unions. */
export const Refusal = builder.interfaceRef<DomainError>('Refusal').implement({
  description: 'Why something was not done, for a person to act on.',
  fields: (t) => ({
    kind: t.field({ type: RefusalKind.type, description: 'What it is.', resolve: ({ code }) => RefusalKind.of(code) }),
    code: t.exposeString('code', OLD_CODE),
    message: t.exposeString('message', { description: 'One sentence for people.' }),
  }),
});

const FieldError = builder.objectRef<{ path: string; message: string }>('FieldError').implement({
  description: 'What is wrong with one field of the input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Dotted path in the input, such as personalProfile.age.' }),
    message: t.exposeString('message', { description: 'One sentence for people.' }),
  }),
});

builder.objectType(InvalidInput, {
  name: 'InvalidInput',
  description: 'Input that breaks a rule.',
  interfaces: [Refusal],
  fields: (t) => ({
    errors: t.field({
      type: [FieldError],
      description: 'Every field that is wrong.',
      resolve: ({ errors }) => [...errors],
    }),
  }),
});

builder.objectType(NotPossible, {
  name: 'NotPossible',
  description: 'Understood, but it cannot be done as things stand.',
  interfaces: [Refusal],
});

builder.objectType(PlanConflict, {
  name: 'PlanConflict',
  description: 'Limits that cannot be kept together; nothing was changed.',
  interfaces: [Refusal],
  fields: (t) => ({
    constraints: t.stringList({
      description: 'The limits in conflict.',
      resolve: ({ constraints }) => [...constraints],
    }),
    relaxations: t.stringList({
      description: 'The smallest ways out.',
      resolve: ({ relaxations }) => [...relaxations],
    }),
  }),
});

builder.objectType(WorkoutCompleted, {
  name: 'WorkoutCompleted',
  description: 'A finished workout keeps its day.',
  interfaces: [Refusal],
});

builder.objectType(StaleVersion, {
  name: 'StaleVersion',
  description: 'Someone else changed it first.',
  interfaces: [Refusal],
  fields: (t) => ({
    workout: t.field({ type: Workout, description: 'The workout as it is now.', resolve: ({ workout }) => workout }),
  }),
});

/** For fields whose union has no conflict of its own: a conflict is something that cannot be done as things stand. */
export async function conflictAsNotPossible<T>(act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof ConflictError) throw new NotPossible(error.code, error.message);
    throw error;
  }
}

const CODES: readonly (readonly [abstract new (...args: never[]) => DomainError, string])[] = [
  [Unauthenticated, 'UNAUTHENTICATED'],
  [Forbidden, 'FORBIDDEN'],
  [NotFound, 'NOT_FOUND'],
  [InvalidInput, 'BAD_USER_INPUT'],
  [NotPossible, 'BAD_USER_INPUT'],
  [PlanConflict, 'CONFLICT'],
  [ConflictError, 'CONFLICT'],
  [RateLimited, 'RATE_LIMITED'],
];

interface Log {
  error(details: object, message: string): void;
}

/** An error as GraphQL knows it, and what was thrown within. */
interface Thrown {
  outer: GraphQLError | null;
  cause: unknown;
}

/** Errors that the outside may see, each as it sees them; null: it is not such a one. The first that fits counts. */
const SHOWN: readonly ((thrown: Thrown) => GraphQLError | null)[] = [
  // Yoga names it in its own words only
  ({ outer }) =>
    outer?.extensions.code === 'BAD_REQUEST' && /invalid JSON/.test(outer.message)
      ? coded(outer, 'BAD_REQUEST', 'The request body is not valid JSON.', { http: { status: 400 } })
      : null,
  // a mutation by GET
  ({ outer }) => (outer && statusOf(outer) === 405 ? coded(outer, 'METHOD_NOT_ALLOWED', outer.message) : null),
  ({ outer, cause }) => {
    const judged = [outer, cause].find((thrown) => thrown instanceof PothosValidationError);
    return judged ? coded(outer, 'BAD_USER_INPUT', pageProblem(judged.message)) : null;
  },
  // a document that is wrong as it is
  ({ outer, cause }) => {
    if (!outer || (cause && !(cause instanceof GraphQLError))) return null;
    return outer.extensions.code ? outer : coded(outer, 'BAD_USER_INPUT', outer.message);
  },
  ({ outer, cause }) => {
    const refusal = asUnavailable(cause) ?? cause;
    return refusal instanceof DomainError ? refused(outer, refusal) : null;
  },
];

/** The error as the outside may see it: refusals by name, requests that are wrong as they are, all else masked and logged, both under the request's id. */
export function masked(error: unknown, log: Log, requestId?: string): GraphQLError {
  const outer = error instanceof GraphQLError ? error : null;
  const cause = outer?.originalError ?? (outer ? null : error);
  for (const asShown of SHOWN) {
    const shown = asShown({ outer, cause });
    if (shown) return shown;
  }
  log.error({ err: cause, requestId }, 'GraphQL field failed');
  return coded(outer, 'INTERNAL', 'Something went wrong. Please try again.', { requestId });
}

function refused(outer: GraphQLError | null, refusal: DomainError): GraphQLError {
  const code = CODES.find(([kind]) => refusal instanceof kind)?.[1] ?? refusal.code;
  const extra = {
    ...(refusal instanceof InvalidInput && { errors: refusal.errors }),
    ...((refusal instanceof Unavailable || refusal instanceof RateLimited) && { retryAfterSec: refusal.retryAfterSec }),
  };
  const shown = coded(outer, code, refusal.message, extra);
  // before any field was asked
  return outer ? shown : coded(shown, code, refusal.message, { ...extra, ...waiting([shown], null).extensions });
}

const statusOf = ({ extensions }: GraphQLError) => (extensions.http as { status?: number } | undefined)?.status;

const AWAY = new Set(['DATABASE_UNAVAILABLE', 'STORAGE_FULL', 'BUSY']);

/** What tells of HTTP that it is worth asking again later: how much later, and 503 where the server being away left nothing to answer. */
export function waiting(
  errors: readonly GraphQLError[],
  data: object | null | undefined,
): { extensions?: { http: object } } {
  const waits = errors.flatMap(({ extensions }) =>
    typeof extensions.retryAfterSec === 'number' ? [extensions.retryAfterSec] : [],
  );
  if (waits.length === 0) return {};
  const isNothing = !data || Object.values(data).every((field) => field === null);
  const isAway = isNothing && errors.every(({ extensions }) => AWAY.has(String(extensions.code)));
  return {
    extensions: { http: { headers: { 'retry-after': String(Math.max(...waits)) }, ...(isAway && { status: 503 }) } },
  };
}

/** Pothos itself judges only what asks for a page: cursors and sizes. */
function pageProblem(message: string): string {
  const size = /^Argument "(first|last)"/.exec(message)?.[1];
  return size ? `${size} must be from 1 to 100.` : 'The page position is not valid. Start again from the first page.';
}

function coded(outer: GraphQLError | null, code: string, message: string, extra: object = {}): GraphQLError {
  const { nodes, source, positions, path, extensions } = outer ?? {};
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { ...(extensions?.http ? { http: extensions.http } : {}), code, ...extra },
  });
}
