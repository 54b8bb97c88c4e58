import { tableOf } from '../core/units/tableOf.ts';
import { isTooDeep, TOO_DEEP } from '../admission/jsonDepth.ts';
import { type Answered, refusal } from './answer.ts';
import { persistedIdOf } from './persisted.ts';

/** Operations of one request. */
export const MAX_OF_BATCH = 10;

type Shape = 'string' | 'object';
/** What may stand in an operation, left out and null aside. Names that are none of these are refused by Yoga, which says so. */
const PARAMS: Readonly<Record<string, Shape>> = tableOf({
  query: 'string',
  operationName: 'string',
  id: 'string',
  doc_id: 'string',
  documentId: 'string',
  variables: 'object',
  extensions: 'object',
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a body is no GraphQL request, however well its JSON is formed; null: it is one, or a list of them. */
export function bodyProblem(body: unknown): string | null {
  if (!Array.isArray(body))
    return isObject(body)
      ? operationProblem(body)
      : 'The request body must be an operation {"query": "…"}, or a list of them.';
  if (body.length === 0) return 'A list of operations must hold at least one.';
  for (const [index, operation] of body.entries()) {
    const problem = isObject(operation) ? operationProblem(operation) : 'an operation must be an object.';
    if (problem !== null) return `Operation ${index + 1} of the list: ${problem}`;
  }
  return null;
}

function operationProblem(operation: Record<string, unknown>): string | null {
  for (const [name, shape] of Object.entries(PARAMS)) {
    const value = operation[name];
    const isFit =
      value === undefined || value === null || (shape === 'object' ? isObject(value) : typeof value === shape);
    if (!isFit) return `${name} must be ${shape === 'object' ? 'an object' : 'a string'}.`;
  }
  return typeof operation.query === 'string' || persistedIdOf(operation) !== null ? null : 'Must provide query string.';
}

/** The same of a question whose operation stands in the address. */
export function readAddress(url: string): { refused: Answered } | { hasDocument: boolean } {
  const operation: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(url.split('?').slice(1).join('?'))) {
    if (!Object.hasOwn(PARAMS, name)) continue;
    if (PARAMS[name] === 'object' && isTooDeep(value)) return { refused: refusal(400, 'BAD_REQUEST', TOO_DEEP) };
    try {
      operation[name] = PARAMS[name] === 'object' ? JSON.parse(value) : value;
    } catch {
      return { refused: refusal(400, 'BAD_REQUEST', `${name} is not valid JSON.`) };
    }
  }
  const problem = operationProblem(operation);
  if (problem !== null) return { refused: refusal(400, 'BAD_REQUEST', problem) };
  return { hasDocument: Boolean(operation.query) };
}

/** What a body is, looked at once: why it is no GraphQL request, or whether there is a document in it and not only the id of one of our own. */
export function readPost(text: string): { refused: Answered } | { hasDocument: boolean } {
  if (isTooDeep(text)) return { refused: refusal(400, 'BAD_REQUEST', TOO_DEEP) };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { refused: refusal(400, 'BAD_REQUEST', 'The request body is not valid JSON.') };
  }
  if (Array.isArray(body) && body.length > MAX_OF_BATCH)
    return {
      refused: refusal(413, 'REQUEST_ENTITY_TOO_LARGE', `A batch may hold at most ${MAX_OF_BATCH} operations.`),
    };
  const problem = bodyProblem(body);
  if (problem !== null) return { refused: refusal(400, 'BAD_REQUEST', problem) };
  return { hasDocument: [body as { query?: string | null }].flat().some(({ query }) => Boolean(query)) };
}
