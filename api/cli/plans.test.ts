import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../root.ts';
import { printedPlans } from './plans.ts';

const PLACE = path.join(projectRoot, 'docs/plans');

test('the printed plans are what the planner makes today; npm run plans prints them anew', () => {
  const plans = printedPlans();
  expect(readdirSync(PLACE).filter((file) => file.endsWith('.md'))).toEqual([...plans.keys()].sort());
  for (const [file, text] of plans) expect(readFileSync(path.join(PLACE, file), 'utf8')).toBe(text);
});
