import { compilePrinciple } from './compile.ts';
import { conflictsAmong } from './conflicts.ts';

const whyNot = (...texts: readonly string[]) => {
  const taught = texts.map((principle, i) => ({
    id: String(i),
    rules: compilePrinciple({ principleType: '', context: '', principle }).rules,
  }));
  // a text without a rule would conflict with nothing, and prove nothing
  for (const { rules } of taught) expect(rules).not.toEqual([]);
  return conflictsAmong(taught).map(({ because }) => because);
};

test.each([
  ['Long run on Saturday', 'No runs on Saturday', 'together they leave no day for a long run.'],
  ['Long run on Saturday', 'Long run on Sunday', 'together they leave no day for a long run.'],
  ['Rest day on Monday', 'Swim on Monday', 'together they leave no day for a swim.'],
  ['Train only on weekends', 'Long run only on Wednesday', 'together they leave no day for a long run.'],
  ['Hard runs only on Tuesday', 'No hard session on Tuesday', 'together they leave no day for a hard run.'],
  [
    'Long runs only on Saturday in the base phase',
    'No long run on Saturday in the base phase',
    'together they leave no day for a long run.',
  ],
  [
    'Athletes over 50: long runs only on Saturday',
    'No long run on Saturday',
    'together they leave no day for a long run.',
  ],
  [
    'At least 3 rest days a week',
    'Train only on Monday, Tuesday, Wednesday, Thursday and Friday',
    'one asks for training days that the other makes rest days.',
  ],
  ['After a long run rather swim', 'No swim', 'one asks for what the other rules out (swim).'],
  ['No swimming', 'Swim only on Tuesday', 'one gives days to what the other rules out (swim).'],
  ['No hard sessions', 'Hard sessions only on Tuesday', 'one gives days to what the other rules out (hard workout).'],
  [
    'No hard sessions in the base phase',
    'Hard runs only on Tuesday in the base phase',
    'one gives days to what the other rules out (hard workout).',
  ],
])('"%s" and "%s" cannot both be kept, whichever comes first', (one, other, why) => {
  expect(whyNot(one, other)).toEqual([expect.stringContaining(why)]);
  expect(whyNot(other, one)).toEqual([expect.stringContaining(why)]);
});

test.each([
  // the stricter one holds
  ['At most 2 hard sessions a week', 'At most 3 hard sessions a week'],
  ['At most 3 runs a week', 'No more than 2 runs a week'],
  // a day is left
  ['No run on Saturday', 'Long run only on Saturday and Sunday'],
  ['Monday is a rest day', 'Swims on Mondays and Thursdays'],
  ['At least 2 rest days a week', 'At most 5 sessions a week'],
  // never in the same week
  ['Long runs only on Saturday in the base phase', 'No long run on Saturday in the taper'],
  ['No VO2max in the base phase', 'VO2max only on Tuesday in the build phase'],
  // what one phase goes without has its days in the others
  ['No swim in the taper', 'Swim only on Tuesday'],
  // never for the same athlete
  ['Beginners: long runs only on Saturday', 'Advanced athletes: no long run on Saturday'],
  ['Women: no swim on Monday', 'Men: swim only on Monday'],
  ['Beginners: no swimming', 'Swim only on Tuesday'],
])('"%s" and "%s" go together', (one, other) => {
  expect(whyNot(one, other)).toEqual([]);
  expect(whyNot(other, one)).toEqual([]);
});

test('more than the planner lets anyone do is refused, so that it conflicts with nothing', () => {
  expect(
    compilePrinciple({ principleType: '', context: '', principle: 'At least 3 quality sessions a week' }),
  ).toMatchObject({
    state: 'refused',
    rules: [],
    because: 'Two hard days a week are the most, one for beginners and athletes of 60 and over.',
  });
});
