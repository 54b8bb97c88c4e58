import { bundles } from './bundles.ts';
import { load } from './load.ts';
import { planner } from './planner.ts';

// node api/cli/run.mjs bench/bench.ts [planner|server|bundles]: all of them, or the one that is named
const parts = { planner, server: load, bundles };
const asked = process.argv[2];
for (const [name, part] of Object.entries(parts)) if (!asked || asked === name) await part();
