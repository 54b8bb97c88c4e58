import { readFileSync } from 'node:fs';
import { adaptationsText, printedAdaptations, situations } from '../../test/core/adaptations/adaptations.ts';

test.each(situations)('%s: what becomes of weeks is what is printed; npm run plans prints it anew', (name) => {
  expect(adaptationsText(name)).toBe(readFileSync(printedAdaptations(name), 'utf8'));
});
