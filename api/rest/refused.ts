/** Refusals of the transport: the request never reached the domain. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** A body over the limit. */
export const tooLarge = (message = 'Request is too large.') => new RequestRefused(413, 'REQUEST_TOO_LARGE', message);
