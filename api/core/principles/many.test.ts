import * as fc from 'fast-check';
import { planSchedule } from '../week/planSchedule.ts';
import { marathon, runner, scheduleInput } from '../../test/core/schedules.ts';
import { rulesFor } from './active.ts';
import { compilePrinciple, MAX_RULES } from './compile.ts';
import type { PrincipleRule, TaughtPrinciple } from './rule.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WORKOUTS = ['long run', 'hard run', 'easy run', 'strength', 'threshold run', 'vo2max'];
const PHASES = ['', 'In base, ', 'In build, '];
/** Different rules that a coach may write. */
const read = (principle: string, context = 'x') => compilePrinciple({ principleType: '', context, principle });
const SENTENCES = PHASES.flatMap((phase) =>
  WORKOUTS.flatMap((workout) => DAYS.map((day) => `${phase}no ${workout} on ${day}`)),
).filter((sentence) => read(sentence).rules.length === 1);

const season = { today: '2027-01-04', athlete: runner(), sports: ['running', 'strength'], races: [marathon] } as const;
const input = scheduleInput({ ...season, sports: [...season.sports], races: [...season.races] }, { count: 4 });
const taught = (rules: readonly PrincipleRule[], id = 'p'): TaughtPrinciple => ({ id, by: 'Max Mustermann', rules });

test('a sentence that stands there again changes nothing of what is made of it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('No hard run', 'At most 2 hard sessions a week', ...SENTENCES), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.integer({ min: 2, max: 30 }),
      (sentences, times) => {
        const once = `${sentences.join('. ')}. `;
        expect(read(once.repeat(times))).toEqual(read(once));
      },
    ),
  );
});

test('the same rule in other words is one', () => {
  const { rules, words } = read('No long run on Saturday. Never a long run on Saturdays.');
  expect([rules.length, words]).toEqual([1, read('No long run on Saturday').words]);
});

test('a principle has a bounded number of rules, and says what to do where there are more', () => {
  const rules = (count: number) => read(SENTENCES.slice(0, count).join('. '));
  expect(rules(MAX_RULES)).toMatchObject({ state: 'compiled', because: null });
  expect(rules(MAX_RULES).rules).toHaveLength(MAX_RULES);
  expect(rules(MAX_RULES + 1)).toEqual({
    state: 'refused',
    rules: [],
    words: null,
    because: `It has ${MAX_RULES + 1} rules, and a principle may have ${MAX_RULES}. Make several principles of it.`,
  });
});

test('what several principles say holds once', () => {
  const { rules } = read('No long run on Saturday. At most 2 hard sessions a week');
  const many = Array.from({ length: 200 }, (_, i) => taught(rules, `p${i}`));
  expect(rulesFor(season.athlete, many).map(({ principle: { id }, rule }) => [id, rule])).toEqual(
    rules.map((rule) => ['p0', rule]),
  );
  const plan = (principles: readonly TaughtPrinciple[]) => planSchedule({ ...input, principles });
  const [one, all] = [plan([taught(rules, 'p0')]), plan(many)];
  expect(one.ok && all.ok && all.weeks).toEqual(one.ok && one.weeks);
});

/** How often planning looks at what the rules say. */
function looks(sentences: readonly string[]): number {
  let count = 0;
  const principles = sentences.map((sentence, i) => {
    const { rules } = read(sentence);
    const counted = rules.map(({ body, scope }) => ({
      get body() {
        count += 1;
        return body;
      },
      scope,
    }));
    return taught(counted, `p${i}`);
  });
  expect(planSchedule({ ...input, principles }).ok).toBe(true);
  return count;
}

// each by itself takes the week's hard run away, so that all have to yield, one after the other
test('many rules that cannot be kept are asked about as often as their number says, and not its square', () => {
  const guilty = Array.from({ length: 24 }, (_, i) => `No run for athletes over ${i + 10}`);
  const [some, many] = [looks(guilty.slice(0, 12)), looks(guilty)];
  expect(many / some).toBeLessThan(4);
});
