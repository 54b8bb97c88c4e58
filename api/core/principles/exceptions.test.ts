import fc from 'fast-check';
import { compilePrinciple } from './compile.ts';

const compiled = (principle: string) =>
  compilePrinciple({ principleType: 'training_philosophy', context: '', principle });

test.each([
  'No running on Mondays unless injured',
  'No intervals for everyone but beginners',
  'No intervals other than on Tuesdays',
  'No intervals, but beginners may',
  'No strength on Fridays, but for the advanced it is okay',
  'Women no intervals, men too',
  'hard swims are fine with a calf injury, hard runs are not',
  'Second week: no running on Mondays',
  'Never run hard because you feel good',
  'No running on Mondays which are cold',
  'No running on Mondays because it is cold unless it is a holiday',
  'No running on Mondays: for Anna',
  'No running on Mondays: only women',
  'No running on Mondays with the group',
  'Never only one run a week',
  'Experienced athletes only: no doubles for beginners',
  'Women: no intervals for men',
  'Easy runs only on Mondays',
  'No running on Mondays, which are cold',
  'No running on Mondays for the A team',
  'Only women run on Mondays',
  'Everyone, beginners included, no doubles',
  'Not even advanced athletes do doubles',
  'Beginners or masters: no doubles',
  'No doubles for women and masters',
])('%s: nothing follows without its who, its when or its exception', (principle) => {
  expect(compiled(principle)).toMatchObject({ state: 'adviceOnly', rules: [], because: expect.any(String) });
});

test.each([
  ['stay out of the gym on Saturdays', 'No strength on Saturday · all phases · strength'],
  ['First week: no run over 30 minutes', 'Run at most 30 min · all phases · run · the first week'],
  [
    'Athletes under five hours a week: at most 4 workouts',
    'At most 4 workouts a week · all phases · all sports · athletes with less than 5 h a week',
  ],
  ['No running on Mondays because the pool is open', 'No run on Monday · all phases · run'],
  ['No running on Mondays. Sleep well.', 'No run on Monday · all phases · run'],
  ['Women over 50: no doubles', 'At most 1 workout a day · all phases · all sports · athletes over 50 · women'],
  ['Rule 2: no running on Mondays', 'No run on Monday · all phases · run'],
])('%s: a rule', (principle, words) => {
  expect(compiled(principle)).toMatchObject({ state: 'compiled', words });
});

const RULES = ['No running on Mondays', 'At most two runs a week', 'No doubles', 'No intervals'];
const NARROWED = [
  'Except for beginners',
  'Unless it rains',
  'Only for beginners',
  'This does not apply to women',
  'Not for women',
  'Women are exempt',
  'Beginners may',
];

test('what narrows a rule in a sentence of its own keeps it off', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULES), fc.constantFrom(...NARROWED), (rule, narrowed) => {
      expect(compiled(rule).state).toBe('compiled');
      expect(compiled(`${rule}. ${narrowed}.`).rules).toEqual([]);
    }),
  );
});
