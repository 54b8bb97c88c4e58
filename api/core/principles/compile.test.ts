import type { PrincipleCase } from '../../test/core/principles/case.ts';
import { DAYS } from '../../test/core/principles/days.ts';
import { HELD_OUT } from '../../test/core/principles/heldOut.ts';
import { SPACING } from '../../test/core/principles/spacing.ts';
import { WITHOUT } from '../../test/core/principles/without.ts';
import { compilePrinciple } from './compile.ts';
import { conflictsAmong } from './conflicts.ts';
import { bodyWords, scopeWords } from './words.ts';

const compile = ({ context = '', principle, phaseType, workoutType }: Omit<PrincipleCase, 'expected'>) =>
  compilePrinciple({ principleType: '', context, principle, phaseType, workoutType });
const outcome = (each: PrincipleCase) => {
  const { state, rules } = compile(each);
  return state === 'compiled' ? rules.map(({ body }) => bodyWords(body)) : state;
};
const isRight = (each: PrincipleCase) =>
  JSON.stringify(outcome(each)) === JSON.stringify(each.expected) &&
  (each.scope === undefined || compile(each).rules.some((rule) => scopeWords(rule).includes(each.scope!)));

const TABLE = [...DAYS, ...SPACING, ...WITHOUT];

const OTHERWISE_NAMED = [...TABLE, ...HELD_OUT].filter(({ principle }) => /\bsessions?\b/i.test(principle));
test('a workout is read as a session is', () => {
  expect(OTHERWISE_NAMED.length).toBeGreaterThanOrEqual(20);
  const named = OTHERWISE_NAMED.map((each) => ({ ...each, principle: each.principle.replace(/session/i, 'workout') }));
  expect(named.map(outcome)).toEqual(OTHERWISE_NAMED.map(outcome));
});

test('the table is as large as it says', () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(120);
  expect(WITHOUT.length).toBeGreaterThanOrEqual(25);
  expect(new Set(TABLE.map(({ principle, context }) => `${context} ${principle}`)).size).toBe(TABLE.length);
});

test.each(TABLE.map((each) => [`${each.context ? `${each.context}: ` : ''}${each.principle}`, each] as const))(
  '%s',
  (_, each) => {
    expect(outcome(each)).toEqual(each.expected);
  },
);

const SCOPED = TABLE.filter(({ scope }) => scope !== undefined);
test.each(SCOPED.map((each) => [each.principle, each.scope!, each] as const))('%s is for %s', (_, scope, each) => {
  expect(compile(each).rules.map(scopeWords)).toContain(scope);
});

test('most of what was held out is understood, and none of it becomes another rule', () => {
  const right = HELD_OUT.filter(isRight);
  const wrong = HELD_OUT.filter((each) => !isRight(each) && compile(each).state === 'compiled');
  const compiled = (list: readonly PrincipleCase[]) => list.filter((each) => compile(each).state === 'compiled').length;
  // the share is worth reading with every run
  process.stdout.write(
    `principles: ${compiled(TABLE)} of ${TABLE.length} compiled; held out: ${right.length} of ${HELD_OUT.length} right, ${wrong.length} wrong\n`,
  );
  expect(wrong.map(({ principle }) => [principle, outcome({ principle, expected: [] })])).toEqual([]);
  expect(right.length / HELD_OUT.length).toBeGreaterThanOrEqual(0.7);
});

test('words that are not understood say why there is no rule', () => {
  for (const each of WITHOUT) {
    const { state, words, rules, because } = compile(each);
    expect([state, words, rules.length]).toEqual([each.expected, null, 0]);
    expect(because).toMatch(/\.$/);
  }
});

function compiled(...texts: readonly string[]) {
  const principles = texts.map((principle, i) => ({ id: String(i), rules: compile({ principle }).rules }));
  for (const { rules } of principles) expect(rules).not.toEqual([]);
  return principles;
}

test.each([
  ['Long runs only on Saturday', 'No long run on Saturday', 'no day for a long run'],
  ['Swim only on Monday', 'No session on Mondays', 'no day for a swim'],
  ['After a long run prefer a swim', 'No swimming', 'rules out'],
])('%s and %s contradict each other', (one, other, why) => {
  expect(conflictsAmong(compiled(one, other))).toEqual([
    { between: ['0', '1'], because: expect.stringContaining(why) },
  ]);
});

test.each([
  ['No long run on Saturday', 'No long run on Sunday'],
  ['No hard session on Monday', 'No hard session on Monday in base'],
  ['Athletes over 60: long runs only on Saturday', 'Athletes under 40: no long run on Saturday'],
])('%s and %s go together', (one, other) => {
  expect(conflictsAmong(compiled(one, other))).toEqual([]);
});

// each of these doubled its time with every few characters
test.each(['1:', '12:12:', 'no hard runs : ', 'monday : hard : ', 'easy: '])(
  '%s again and again is read to its end',
  (unit) => {
    const text = unit.repeat(2000).slice(0, 2000);
    expect(compile({ principle: text, expected: [] } as never).state).toBe('adviceOnly');
    expect(compile({ principle: 'No hard session on Monday', context: text }).state).not.toBe('refused');
  },
);

// what knows neighbours alone would forbid the second already
test.each([
  'No three hard days in a row',
  'Never run three days in a row',
  'No 4 long rides in a row',
  'no 3 runs in a row',
])('"%s" lets two stand, which no rule says', (principle) => {
  expect(compile({ principle })).toMatchObject({ state: 'adviceOnly', rules: [] });
});

test('a row of hard days that somebody wants is refused', () => {
  expect(compile({ principle: 'Three hard days in a row' })).toMatchObject({ state: 'refused' });
});
