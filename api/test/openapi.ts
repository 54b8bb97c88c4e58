import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestApp } from './app.ts';
import type { Answer } from './browser.ts';

export type Schema = Record<string, unknown>;
interface Response {
  $ref?: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema?: Schema }>;
}
export interface Operation {
  operationId: string;
  parameters?: { name?: string; in?: string; $ref?: string }[];
  security: object[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: Schema & { required?: string[]; properties: Record<string, unknown> } }>;
  };
  responses: Record<string, Response>;
}
export interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>> & {
    responses: Record<string, Response>;
    schemas: Record<string, Schema>;
  };
}

export const documentOf = async (app: TestApp): Promise<Document> =>
  (await app.browser().get('/api/openapi.json')).json as Document;

export const operationsOf = (document: Document) =>
  Object.entries(document.paths).flatMap(([place, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ place, method, operation })),
  );

/** Every schema that stands in the document by itself, and where. */
export const schemasOf = (document: Document): { where: string; schema: Schema }[] => [
  ...Object.entries(document.components.schemas).map(([name, schema]) => ({ where: name, schema })),
  ...operationsOf(document).flatMap(({ place, method, operation }) => {
    const held = [
      ...Object.values(operation.requestBody?.content ?? {}),
      ...Object.values(operation.responses).flatMap(({ content = {} }) => Object.values(content)),
    ];
    return held.flatMap(({ schema }) => (schema ? [{ where: `${method} ${place}`, schema }] : []));
  }),
];

export function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  // the document as a whole is no schema: it holds some
  ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components']);
  return ajv;
}

/** The same, with every object refusing what it does not name. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner: Schema = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  const isObject =
    [inner.type].flat().includes('object') &&
    inner.properties !== undefined &&
    inner.additionalProperties === undefined;
  return isObject ? { ...inner, additionalProperties: false } : inner;
}

/** What tells something beside the body; others are those of every page. */
const TELLING = [
  'x-total-count',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'etag',
  'last-modified',
  'content-disposition',
  'location',
  'set-cookie',
  'idempotent-replayed',
  'clear-site-data',
  'www-authenticate',
];
/** Only where the request gives reason to. */
const AT_TIMES = ['ratelimit', 'ratelimit-policy', 'idempotent-replayed', 'last-modified'];

/** Holds answers against the document: what of them it does not say, and what it says that they lack. */
export function judgeOf(document: Document) {
  const ajv = strictAjv();
  ajv.addSchema(closed(document) as Schema, 'document');
  const places = Object.keys(document.paths).sort((a, b) => a.split('{').length - b.split('{').length);
  const pointer = (...parts: string[]) =>
    parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

  return (method: string, url: string, { status, headers, json }: Answer): string[] => {
    const path = url.split('?')[0]!;
    const place = places.find(
      (each) =>
        document.paths[each]![method.toLowerCase()] &&
        new RegExp(`^${each.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    if (place === undefined) return ['the document has no such path'];
    const at = ['paths', place, method.toLowerCase(), 'responses', String(status)];
    const own = document.paths[place]![method.toLowerCase()]!.responses[status];
    if (!own) return [`the document knows no ${status}`];
    const name = own.$ref?.split('/').at(-1);
    const said = name === undefined ? own : document.components.responses[name]!;
    const told = Object.keys(said.headers ?? {}).map((each) => each.toLowerCase());
    const faults = [
      ...TELLING.filter((each) => headers.has(each) && !told.includes(each)).map(
        (each) => `${status} has a header ${each}`,
      ),
      ...told
        .filter((each) => !headers.has(each) && !AT_TIMES.includes(each))
        .map((each) => `${status} lacks the header ${each}`),
    ];
    // browsers go on, and read nothing
    const type = status < 400 && status >= 300 ? undefined : headers.get('content-type')?.split(';')[0];
    if (type === undefined) return said.content ? [...faults, `${status} has no body`] : faults;
    const content = said.content?.[type];
    if (!content) return [...faults, `${status} comes as ${type}`];
    if (type !== 'application/json') return faults;
    const where = name === undefined ? at : ['components', 'responses', name];
    const isRight = ajv.validate({ $ref: `document#/${pointer(...where, 'content', type, 'schema')}` }, json);
    return isRight
      ? faults
      : [
          ...faults,
          ...ajv.errors!.map(
            ({ instancePath, message, params }) =>
              `${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`,
          ),
        ];
  };
}
