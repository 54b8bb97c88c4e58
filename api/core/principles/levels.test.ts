import { compilePrinciple } from './compile.ts';
import { bodyWords, scopeWords } from './words.ts';

const compiled = (principle: string) => compilePrinciple({ principleType: '', context: '', principle }).rules;

test.each([
  ['Below advanced: no doubles', 'beginner and intermediate athletes'],
  ['Athletes under intermediate do no VO2max', 'beginner athletes'],
  ['Nobody under advanced does doubles', 'beginner and intermediate athletes'],
  ['No doubles for anybody above intermediate', 'advanced and veteran athletes'],
])('%s: it binds %s', (principle, who) => {
  const rules = compiled(principle);
  expect(rules).toHaveLength(1);
  expect(scopeWords(rules[0]!)).toContain(who);
});

test.each(['Athletes below beginner do no doubles', 'Doubles only above advanced'])(
  '%s: nobody is meant',
  (principle) => {
    expect(compiled(principle)).toEqual([]);
  },
);

test.each([
  ['Two easy days after every race', ['No hard workout for 2 days after a race']],
  ['Three easy days after a marathon', ['No hard workout for 3 days after a race']],
])('%s: nothing hard then', (principle, words) => {
  expect(compiled(principle).map(({ body }) => bodyWords(body))).toEqual(words);
});

test.each([
  ['Keep tuesday free of everything but swimming', ['run', 'bike', 'strength']],
  ['Friday free of all but strength', ['run', 'bike', 'swim']],
  ['Leave Sunday free of all except cycling', ['run', 'swim', 'strength']],
])('%s: nothing else there', (principle, types) => {
  expect(compiled(principle)).toMatchObject([{ body: { kind: 'days', only: false, what: { types } } }]);
});

test.each([
  ['No threshold and long run on back to back days', ['threshold', 'long']],
  ['No long ride and intervals on consecutive days', ['long', 'hard']],
])('%s: neither before the other, and each may follow itself', (principle, [one, other]) => {
  expect(
    compiled(principle).map(({ body }) => (body.kind === 'apart' ? [body.first.quality, body.next.quality] : body)),
  ).toEqual([
    [one, other],
    [other, one],
  ]);
});

test.each(['Nobody trains more than 8 hours', 'Beginners train at most 8 hours', 'Nobody trains more than 6 hours'])(
  '%s: of a day or of a week is not said',
  (principle) => {
    expect(compiled(principle)).toEqual([]);
  },
);
