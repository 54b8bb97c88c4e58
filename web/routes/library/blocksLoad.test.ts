import { stepsTss } from '../../../api/core/workout/tss.ts';
import { parseSteps } from '../../../api/core/workout/stepText/parseSteps.ts';
import { previewOf } from '../../cards/steps/stepPreview.ts';
import { nameOf } from '../../names.ts';
import { blocksLoad } from './blocksLoad.ts';

test.each([
  ['run', '60m 100%', 100],
  ['run', '15m easy, 5x(3m 106%, 3m easy), 10m easy', null],
  ['swim', '400m easy, 8x100m css, 200m easy', null],
  ['brick', 'bike: 60m 80%, run: 20m 90%', null],
  ['strength', '30m easy', null],
] as const)('a %s of "%s" weighs in the library what it weighs in the plan', (type, line, load) => {
  const shown = previewOf(line, type);
  const read = parseSteps(line, type);
  if (shown.is !== 'steps' || !read.ok) throw new Error(line);
  const told = blocksLoad(shown.blocks, nameOf(type));
  expect(told).toBe(Math.round(stepsTss(read.steps, type)));
  expect(told).toBe(load ?? told);
});

test.each([
  ['RUN', 0],
  ['ROWING', 1],
])('%s with %i blocks has no load to tell', (type, count) => {
  const blocks = Array.from({ length: count }, () => ({ repeat: 1, steps: [] }));
  expect(blocksLoad(blocks, type)).toBeNull();
});
