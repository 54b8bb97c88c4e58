// npm run generate: database client, schema.graphql, Relay artifacts, in the order in which they depend on each other.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, ensureGenerated, root, run } from './prepare.mjs';

const artifacts = path.join(root, 'web/__generated__');

ensureGenerated();
run(bin('tsx'), ['api/cli/printSchema.ts']);
// from nothing: relay-compiler adds to persisted.json the ids of artifacts that it rewrites, and takes none away
for (const file of readdirSync(artifacts)) rmSync(path.join(artifacts, file));
writeFileSync(path.join(root, 'web/persisted.json'), '{}\n');
run(bin('relay-compiler'), []);
