// npm run generate: database client, schema.graphql, Relay artifacts, in the order in which they depend on each other.
import { bin, ensureGenerated, run } from './prepare.mjs';

ensureGenerated();
run(bin('tsx'), ['api/cli/printSchema.ts']);
run(bin('relay-compiler'), []);
