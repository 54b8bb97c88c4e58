// Writes schema.graphql, the published contract, from the code.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printSchemaSdl } from '../graphql/schemaSdl.ts';
import { projectRoot } from '../root.ts';

writeFileSync(path.join(projectRoot, 'schema.graphql'), printSchemaSdl());
