import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** The same, or null. */
export function orNull(schema: Readonly<JsonSchema>): JsonSchema {
  if (typeof schema.type !== 'string') return { ...schema };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  };
}

const isNull = (schema: unknown) => JSON.stringify(schema) === '{"type":"null"}';

/** `null` beside one type is a type of it, and bounds that every number of a program has say nothing. */
function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf, ...rest } = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidied(inner)]));
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum;
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  if (!Array.isArray(anyOf)) return rest;
  const [one, other] = anyOf as JsonSchema[];
  return anyOf.length === 2 && isNull(other) && typeof one!.type === 'string'
    ? { ...orNull(one!), ...rest }
    : { anyOf, ...rest };
}

/** What the schema takes, as JSON Schema of OpenAPI 3.1; those that have an `id` are put into `named`, and referred to. */
export function jsonSchemaOf(schema: z.ZodType, named: JsonSchema = {}): JsonSchema {
  // wrapped, so that one with an id is referred to as well
  const made = z.toJSONSchema(z.object({ it: schema }), { io: 'input', unrepresentable: 'any' });
  const text = JSON.stringify({ it: made.properties!.it, named: made.$defs ?? {} }).replaceAll(
    '"#/$defs/',
    '"#/components/schemas/',
  );
  const all = tidied(JSON.parse(text)) as { it: JsonSchema; named: JsonSchema };
  Object.assign(named, all.named);
  return all.it;
}
