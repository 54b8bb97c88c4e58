import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, findBreakingChanges, parse, validate } from 'graphql';
import { projectRoot } from '../root.ts';
import { LIMITS } from './requestLimits.ts';
import { schema } from './schema.ts';
import { printSchemaSdl } from './schemaSdl.ts';

// The contract that was published, and documents that programs wrote against it: those of the web client and of docs/api.md.
// Both are replaced by the present ones when a deprecation is over.

const text = (name: string) => readFileSync(path.join(projectRoot, 'api/test/released', name), 'utf8');
const DOCUMENTS: string[] = JSON.parse(text('documents.json'));
const present = buildSchema(printSchemaSdl());
const changes = findBreakingChanges(buildSchema(text('schema.graphql')), present).map(({ description }) => description);

const ALLOWED: readonly { why: string; is: (change: string) => boolean }[] = [
  {
    why: 'Documents stay valid; null comes only with an error, and where there was one before, all that lay around it was null. A generated client has a stricter type to check.',
    is: (change) => {
      const [, type, field] = /^(\w+)\.(\w+) changed type from (.+)! to \3\.$/.exec(change) ?? [];
      const built = type ? present.getType(type) : undefined;
      const node = built && 'getFields' in built ? built.getFields()[field!]?.astNode : undefined;
      return node?.directives?.some(({ name }) => name.value === 'semanticNonNull') ?? false;
    },
  },
];

test('what was published still holds, but for what is allowed', () => {
  expect(changes.filter((change) => !ALLOWED.some(({ is }) => is(change)))).toEqual([]);
});

test.each(ALLOWED)('still needed: $why', ({ is }) => {
  expect(changes.filter(is).length).toBeGreaterThan(0);
});

test('there are documents to judge', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(100);
});

test.each(
  DOCUMENTS.map(
    (document) => [/(?:query|mutation|subscription) \w+/.exec(document)?.[0] ?? document, document] as const,
  ),
)('%s is a valid document still', (_name, document) => {
  expect(validate(schema, parse(document, { maxTokens: LIMITS.tokens })).map(({ message }) => message)).toEqual([]);
});
