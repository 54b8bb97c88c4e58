import type { ErrorRequestHandler } from 'express';
import { TOO_DEEP } from './admission/jsonDepth.ts';
import { delayRefusal } from './admission/delayRefusal.ts';
import { CHALLENGE } from './auth/tokenDoor.ts';
import type { Logger } from './log.ts';
import { answerTo } from './rest/refusalStatus.ts';
import { RequestRefused, tooLarge } from './rest/refused.ts';

/** Converts errors of the body parser to our refusals, because its messages may quote the body. */
function bodyRefusal(error: unknown): unknown {
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large') return tooLarge();
  if (type === 'entity.too.deep') return new RequestRefused(400, 'BAD_REQUEST', TOO_DEEP);
  if (type === 'entity.parse.failed' || type === 'request.size.invalid')
    return new RequestRefused(400, 'BAD_REQUEST', 'The request body is not valid JSON.');
  if (type !== undefined && status !== undefined && status < 500)
    return new RequestRefused(status, 'BAD_REQUEST', 'The request cannot be read.');
  return error;
}

const isGraphql = ({ originalUrl }: { originalUrl: string }) => /^\/graphql\/?(\?|$)/.test(originalUrl);

/** GraphQL clients read errors only from `errors`. */
const inWordsOfGraphql = ({ message, ...extensions }: Readonly<Record<string, unknown>>) => ({
  errors: [{ message, extensions }],
});

/** What was thrown on the way, in the words of whoever asked. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return async (thrown, request, response, next) => {
    const { status, headers, body, isBug } = answerTo(bodyRefusal(thrown), response.locals.requestId as string);
    if (isBug) log.error({ err: thrown, requestId: response.locals.requestId }, 'request failed');
    if (response.headersSent) return next(thrown);
    if (status === 401 && !response.hasHeader('WWW-Authenticate')) response.setHeader('WWW-Authenticate', CHALLENGE);
    await delayRefusal(request, response);
    response
      .set(headers)
      .status(status)
      .json(isGraphql(request) ? inWordsOfGraphql(body) : body);
  };
}
