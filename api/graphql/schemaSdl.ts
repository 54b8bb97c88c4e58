import { isObjectType, lexicographicSortSchema, parse, printSchema, visit } from 'graphql';
import { NULL_ON_ERROR, semanticNonNull } from './nullOnError.ts';
import { schema } from './schema.ts';

/** schema.graphql as the code has it; sorted, so that the order of imports makes no difference. */
export function printSchemaSdl(): string {
  const text = printSchema(lexicographicSortSchema(schema));
  // graphql itself prints no directives of ours
  const ends = endsOfMarked(text);
  const parts = [0, ...ends].map((from, i) => text.slice(from, ends[i]));
  return `${parts.join(` @${semanticNonNull.name}`)}\n`;
}

/** Where in the text each field ends that is null on an error alone, in order. */
function endsOfMarked(text: string): number[] {
  const ends: number[] = [];
  visit(parse(text), {
    ObjectTypeDefinition: ({ name, fields = [] }) => {
      const built = schema.getType(name.value);
      const known = isObjectType(built) ? built.getFields() : {};
      ends.push(
        ...fields.filter((field) => known[field.name.value]?.extensions[NULL_ON_ERROR]).map(({ loc }) => loc!.end),
      );
    },
  });
  return ends;
}
