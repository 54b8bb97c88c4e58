import fc from 'fast-check';
import { compilePrinciple } from './compile.ts';

const compiled = (principle: string) =>
  compilePrinciple({ principleType: 'training_philosophy', context: '', principle });

test.each([
  ['Running on Mondays is fine', 'allows'],
  ['Intervals on Tuesday are ok', 'allows'],
  ['You may run on Mondays', 'allows'],
  ['Athletes can ride on Sunday', 'allows'],
  ['Strength is allowed on Fridays', 'allows'],
  ["it's ok not to run on Mondays", 'allows'],
  ["you don't have to run on Mondays", 'allows'],
  ['nobody has to swim on Fridays', 'allows'],
  ['no run on monday this week', 'of some days only'],
  ['no running on Monday tomorrow', 'of some days only'],
  ['Easy week every fourth week, and no intervals then', 'depends on something'],
  ['Women in their period no intervals', 'depends on something'],
  ['Anna: no running on Monday', '“anna”'],
  ['Parents: no training on Sundays', '“parents”'],
  ['Nurses: no hard sessions on Mondays', '“nurses”'],
  ['vegans: two rest days a week', '“vegans”'],
  ['busy people: at most 5 hours a week', '“busy”'],
  ['Team Blue: no hard run on Monday', '“blue”'],
  ['Winter: no intervals', '“winter”'],
])('%s: no rule follows from it', (principle, because) => {
  expect(compiled(principle)).toMatchObject({
    state: 'adviceOnly',
    rules: [],
    because: expect.stringContaining(because),
  });
});

test.each([
  ['Running on Mondays is not fine, never run on Mondays', 'No run on Monday'],
  ['Runs may last at most 60 min', 'Run at most 1:00 h'],
  ['Important: never two hard days in a row', 'No hard workout the day after a hard workout'],
  ['Rule 1: no running on Mondays', 'No run on Monday'],
  ['My athletes: no hard run on Monday', 'No hard run on Monday'],
  ['Base: no intervals', 'No hard workout'],
  ['no running mon-wed', 'No run on Monday, Tuesday and Wednesday'],
  ['first 2 weeks: max 30 min runs', 'Run at most 30 min'],
  ['After the long run rest, then easy', null],
])('%s', (principle, words) => {
  expect(compiled(principle).words?.split(' · ')[0] ?? null).toBe(words);
});

test('the first weeks of a heading are those of the rule', () => {
  expect(compiled('first 2 weeks: max 30 min runs').rules[0]?.scope.firstWeeks).toBe(2);
  expect(compiled('after the first 2 weeks no intervals').rules).toEqual([]);
});

const RULES = [
  'no running on Mondays',
  'at most two runs a week',
  'no doubles',
  'no intervals',
  'two rest days a week',
];
const NOBODY_KNOWN = ['Anna', 'Parents', 'Nurses', 'Students', 'People with asthma', 'Shift workers', 'Vegetarians'];

test('somebody unknown is never dropped, whatever the rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NOBODY_KNOWN), fc.constantFrom(...RULES), (who, rule) => {
      expect(compiled(rule).state).toBe('compiled');
      expect(compiled(`${who}: ${rule}`).rules).toEqual([]);
    }),
  );
});
