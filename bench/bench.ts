import { activities } from './activities.ts';
import { adaptation } from './adapt.ts';
import { bundles } from './bundles.ts';
import { lighthouseScores } from './lighthouse.ts';
import { load } from './load.ts';
import { planner } from './planner.ts';
import { request } from './request.ts';
import { squad } from './squad.ts';
import { whatIf } from './whatIf.ts';

// node api/cli/run.mjs bench/bench.ts [planner|adaptation|request|activities|server|whatIf|squad|lighthouse|bundles]: all of them, or the one that is named
const parts = { planner, adaptation, request, activities, server: load, whatIf, squad, lighthouse: lighthouseScores, bundles };
const asked = process.argv[2];
for (const [name, part] of Object.entries(parts)) if (!asked || asked === name) await part();
