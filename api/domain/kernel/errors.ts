import type { LimitOrRefusal } from '../../core/messages/limitOrRefusal.ts';
import type { RefusalCode } from '../../core/codes/refusal.ts';

/** A refusal that a person can read and act on. Everything that is not one is a bug, and is masked at the edge. */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  /** What the message is made of, where it speaks to its reader. */
  readonly said?: LimitOrRefusal;

  constructor(message: string, said?: LimitOrRefusal) {
    super(message);
    this.said = said;
    this.name = new.target.name;
  }
}

export interface FieldError {
  /** Dotted path in the input: `personalProfile.age`. */
  path: string;
  message: string;
}

/** Input that breaks a rule; names each field. */
export class InvalidInput extends DomainError {
  readonly code = 'VALIDATION';

  constructor(readonly errors: readonly FieldError[]) {
    super(errors[0]?.message ?? 'The input is not valid.');
  }
}

/** Nobody is signed in. */
export class Unauthenticated extends DomainError {
  readonly code = 'UNAUTHENTICATED';

  constructor(message = 'Please sign in again.') {
    super(message);
  }
}

/** What came to say who asks says it of nobody. */
export class BadToken extends Unauthenticated {
  constructor() {
    super('This access token is unknown, revoked or over. Send "Authorization: Bearer evp_…" with one that is not.');
  }
}

/** Wrong e-mail or wrong password: nobody learns which. */
export class InvalidCredentials extends DomainError {
  readonly code = 'INVALID_CREDENTIALS';

  constructor() {
    super('Invalid email or password');
  }
}

/** Signed in, but without the role or scope. */
export class Forbidden extends DomainError {
  readonly code = 'FORBIDDEN';
}

/** Missing, or not for this viewer to know of: the two answer alike. */
export class NotFound extends DomainError {
  readonly code = 'NOT_FOUND';
}

/** Understood, but cannot be done as things stand. */
export class NotPossible extends DomainError {
  constructor(
    readonly code: RefusalCode,
    message: string,
    said?: LimitOrRefusal,
  ) {
    super(message, said);
  }
}

/** The state of things forbids it: finished workout, taken e-mail, old version. */
export class ConflictError extends DomainError {
  constructor(
    readonly code: RefusalCode,
    message: string,
    /** Plain data of the current state, for the answer's body. */
    readonly current: Readonly<Record<string, unknown>> | null = null,
  ) {
    super(message);
  }
}

/** Limits that cannot be kept together, with the smallest ways out. */
export class PlanConflict extends DomainError {
  readonly code = 'PLAN_CONFLICT';

  constructor(
    message: string,
    readonly constraints: readonly string[],
    readonly relaxations: readonly string[],
  ) {
    super(message);
  }
}

export class RateLimited extends DomainError {
  readonly code = 'RATE_LIMITED';

  constructor(
    readonly retryAfterSec: number,
    what = 'attempts',
  ) {
    super(`Too many ${what}. Try again in ${retryAfterSec} seconds.`);
  }
}

/** Something behind the server does not answer. */
export class Unavailable extends DomainError {
  constructor(
    readonly code: string,
    message: string,
    readonly retryAfterSec = 5,
  ) {
    super(message);
  }
}

export const busy = () => new Unavailable('BUSY', 'The server is busy. Please try again in a moment.');
