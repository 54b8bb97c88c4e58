import {
  ConflictError,
  DomainError,
  Forbidden,
  InvalidCredentials,
  InvalidInput,
  NotFound,
  NotPossible,
  PlanConflict,
  RateLimited,
  Unauthenticated,
  Unavailable,
} from '../domain/kernel/errors.ts';
import { asUnavailable } from '../domain/kernel/unavailable.ts';
import { RequestRefused } from './refused.ts';

/** The one table from refusal to status. */
const STATUS: readonly (readonly [abstract new (...args: never[]) => DomainError, number])[] = [
  [InvalidInput, 400],
  [Unauthenticated, 401],
  [InvalidCredentials, 401],
  [Forbidden, 403],
  [NotFound, 404],
  [ConflictError, 409],
  [NotPossible, 422],
  [PlanConflict, 422],
  [RateLimited, 429],
  [Unavailable, 503],
];

function statusOf(error: DomainError): number {
  return STATUS.find(([kind]) => error instanceof kind)?.[1] ?? 422;
}

/** Anything thrown, as status, headers and body `{message, code, errors?, requestId}`; what is not a refusal is masked. */
export function answerTo(
  thrown: unknown,
  requestId: string,
): { status: number; headers: Record<string, string>; body: Record<string, unknown>; isBug: boolean } {
  const error = asUnavailable(thrown) ?? thrown;
  if (error instanceof RequestRefused) {
    return {
      status: error.status,
      headers: { ...error.headers },
      body: { message: error.message, code: error.code, requestId },
      isBug: false,
    };
  }
  if (!(error instanceof DomainError)) {
    return {
      status: 500,
      headers: {},
      body: { message: 'Something went wrong. Please try again.', code: 'INTERNAL', requestId },
      isBug: true,
    };
  }
  const body = {
    message: error.message,
    code: error.code,
    ...(error instanceof InvalidInput && { errors: error.errors }),
    ...(error instanceof ConflictError && error.current && { current: error.current }),
    ...(error instanceof PlanConflict && { constraints: error.constraints, relaxations: error.relaxations }),
    requestId,
  };
  const waits = error instanceof RateLimited || error instanceof Unavailable;
  return {
    status: statusOf(error),
    headers: waits ? { 'Retry-After': String(error.retryAfterSec) } : {},
    body,
    isBug: false,
  };
}
