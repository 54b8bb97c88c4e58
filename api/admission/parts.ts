import type { IncomingMessage } from 'node:http';

/** Looks at each part of a body as it comes, whoever reads it; a part that is not taken is the last that is read. */
export function eachPart(request: IncomingMessage, isTaken: (part: Buffer) => boolean): void {
  const push = request.push.bind(request);
  request.push = (part: Buffer | null, encoding) => (part === null || isTaken(part) ? push(part, encoding) : false);
}
