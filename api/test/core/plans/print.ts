// npm run plans: writes the plans of athletes.jsonl anew.
import { writeFileSync } from 'node:fs';
import { planCases, planText, printedPlan } from './plans.ts';

for (const each of planCases()) writeFileSync(printedPlan(each), planText(each));
