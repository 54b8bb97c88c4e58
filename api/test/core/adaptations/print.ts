// npm run plans: writes what becomes of weeks in many situations anew.
import { writeFileSync } from 'node:fs';
import { adaptationsText, printedAdaptations, situations } from './adaptations.ts';

for (const name of situations) writeFileSync(printedAdaptations(name), adaptationsText(name));
