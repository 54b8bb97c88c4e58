import { activities } from './activities.ts';
import { adaptation } from './adapt.ts';
import { archives } from './archives.ts';
import { bundles } from './bundles.ts';
import { content } from './content.ts';
import { floods } from './floods.ts';
import { growth } from './growth.ts';
import { lighthouseScores } from './lighthouse.ts';
import { lives } from './lives.ts';
import { load } from './load.ts';
import { planner } from './planner.ts';
import { proof } from './proof.ts';
import { request } from './request.ts';
import { squad } from './squad.ts';
import { whatIf } from './whatIf.ts';
import { words } from './words.ts';

// node api/cli/run.mjs bench/bench.ts [PART ...], of planner, adaptation, request, activities, server and so on: all of them, or those that are named
const parts = {
  planner,
  content,
  lives,
  adaptation,
  proof,
  request,
  words,
  activities,
  archives,
  server: load,
  floods,
  growth,
  whatIf,
  squad,
  lighthouse: lighthouseScores,
  bundles,
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
for (const [name, part] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await part();
