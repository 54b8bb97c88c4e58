import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { planCases, planText, printedPlan } from '../../test/core/plans/plans.ts';

const cases = planCases();

test.each(cases)('the plan of $name is what is written down; npm run plans writes it anew', (each) => {
  expect(planText(each)).toBe(readFileSync(printedPlan(each), 'utf8'));
});

test('every text that is written down is of an athlete', () => {
  const place = path.dirname(printedPlan(cases[0]!));
  const texts = readdirSync(place).filter((file) => file.endsWith('.txt'));
  expect(texts.sort()).toEqual(cases.map(({ name }) => `${name}.txt`).sort());
});
