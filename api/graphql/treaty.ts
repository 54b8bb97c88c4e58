import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** schema.graphql as the code has it; sorted, so that the order of imports makes no difference. */
export function printTreaty(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
