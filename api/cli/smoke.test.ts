import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SMOKE } from '../../e2e/smoke.ts';
import { projectRoot } from '../root.ts';

const e2e = path.join(projectRoot, 'e2e');
const stories = readdirSync(e2e)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(path.join(e2e, name), 'utf8'))
  .join('\n');

test.each(SMOKE)('"%s" is one story', (title) => {
  expect(stories.split(`'${title}'`)).toHaveLength(2);
});

test('they are few enough to be run at every change', () => {
  expect(new Set(SMOKE).size).toBe(SMOKE.length);
  expect(SMOKE.length).toBeGreaterThanOrEqual(12);
  expect(SMOKE.length).toBeLessThanOrEqual(18);
});
