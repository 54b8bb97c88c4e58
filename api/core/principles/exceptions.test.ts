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
  'Intervals on Tuesday ok',
  'No intervals, they are fine in build',
  'No running on Mondays, easy runs are ok',
  'No running on Mondays, easy runs yes',
  'No swimming on Mondays, swimming on Mondays yes',
  'Running on Mondays is not out',
  'Strength is not dead to me',
  'Doubles? Why not.',
  'No running on Mondays? Nonsense.',
  'Never run on Mondays? No way.',
  'Should we ban doubles? Not on my watch.',
  'Skip strength? Never.',
  'Intervals on Mondays? Not for beginners.',
  'Anna? No running on Mondays.',
  'Parents? No training on Sundays.',
  'Tired? No hard session.',
  'No running on Mondays, that was the rule in 2010',
  'No running on Mondays, they said',
  'No running on Mondays, Anna is exempt',
  'No running on Mondays, we are joking',
  'No running on Mondays, it is optional',
  'No running on Mondays, it is up to you',
  'No running on Mondays, you are free to swim instead',
  'No running on Mondays, they are not to be taken literally',
  'No running on Mondays they are tired',
  'No running on Mondays with me',
  'Old rule: no running on Mondays. Forget it.',
  'Her rule is no running on Mondays',
  'He never runs on Mondays',
  "We don't run on Mondays, you do",
  'No running on Mondays, cycling is allowed, swimming not',
  'No hard training during my period',
  'No running for one week',
  'A hard day need not be followed by an easy day',
  'No doubles (not for women)',
  'No doubles (if tired)',
  'No doubles (in summer)',
  'Strength max twice a week, not on Mondays for women',
  'All sports allowed except for Anna',
  'Everything is forbidden except swimming on Saturdays',
  'No strength on Mondays is not an option',
  'Skipping strength is out of the question',
  'Keep Mondays free for running',
  'heavy runners at most three runs a week',
  "At most two hard days, it isn't law",
  'Long run on Sunday if possible, otherwise Saturday',
  'Two weeks on, two weeks off',
  'Load three weeks, unload the fifth',
  'Max 20% of the week hard',
  'max 2 hard sessions a week, in build max 3',
  'At most 2 hard sessions a week. Advanced athletes at most 3.',
  'At least two rest days a week, one for the advanced',
  'At most 12 hours a week, 10 for parents',
  'At most 4 workouts a week, max 5 hours',
  'Hard bike and hard run should sit next to each other',
  'Intervals on consecutive days',
  'Sunday is for Anna, keep it free',
  'Guys, no intervals on Sundays',
  'Last week no running',
  'If your knee hurts after running, no running',
  'Monday meeting? No running.',
])('%s: nothing follows without its who, its when or its exception', (principle) => {
  expect(compiled(principle)).toMatchObject({ state: 'adviceOnly', rules: [], because: expect.any(String) });
});

test.each([
  [
    'No hard session within 2 days after a long run',
    'No hard workout for 2 days after a long run · all phases · all sports',
  ],
  ['No long ride within 3 days before a long run', 'No long run for 3 days after a long ride · all phases · bike, run'],
  ['stay out of the gym on Saturdays', 'No strength on Saturday · all phases · strength'],
  ['First week: no run over 30 minutes', 'Run at most 30 min · all phases · run · the first week'],
  [
    'Athletes under five hours a week: at most 4 workouts',
    'At most 4 workouts a week · all phases · all sports · athletes with less than 5:00 h a week',
  ],
  ['No running on Mondays because the pool is open', 'No run on Monday · all phases · run'],
  ['No running on Mondays. Sleep well.', 'No run on Monday · all phases · run'],
  ['Women over 50: no doubles', 'At most 1 workout a day · all phases · all sports · athletes over 50 · women'],
  ['Rule 2: no running on Mondays', 'No run on Monday · all phases · run'],
  ['Running on Mondays is out', 'No run on Monday · all phases · run'],
  [
    'A long ride must never be followed by a long run',
    'No long run the day after a long ride · all phases · bike, run',
  ],
  ['No hard run after a hard ride, next day', 'No hard run the day after a hard ride · all phases · bike, run'],
  [
    'Hard bike and hard run must not sit next to each other',
    'No hard run the day after a hard ride · all phases · bike, run; No hard ride the day after a hard run · all phases · run, bike',
  ],
  [
    'Hard days back to back? Not on my watch.',
    'No hard workout the day after a hard workout · all phases · all sports',
  ],
  [
    'Women over 60: three hard sessions a week? No way, one.',
    'At most 1 hard day a week · all phases · all sports · athletes over 60 · women',
  ],
  [
    'Shin splints? No running on consecutive days.',
    'No run the day after a run · all phases · run · athletes with a shin injury',
  ],
  [
    "Long ride Saturday, long run Sunday, that's how we always did it.",
    'Long ride only on Saturday · all phases · bike; Long run only on Sunday · all phases · run',
  ],
  ['We do not train on Sundays, we are a church club', 'No workout on Sunday · all phases · all sports'],
  ["I like the long ride on Saturdays, but it isn't law.", 'Long ride rather on Saturday · all phases · bike'],
  [
    'Long run on Sunday if you can, but never on Saturday',
    'Long run rather on Sunday · all phases · run; No long run on Saturday · all phases · run',
  ],
  ['swim mon no, swim tue yes', 'No swim on Monday · all phases · swim'],
  ["Swimming on Mondays isn't forbidden, running is.", 'No run on Monday · all phases · run'],
  ['All sports allowed except swimming on Saturdays.', 'No swim on Saturday · all phases · swim'],
  [
    'Not more than 12 hours per week, 10 for the over-60s.',
    'At most 12:00 h a week · all phases · all sports; At most 10:00 h a week · all phases · all sports · athletes over 60',
  ],
  [
    'Max 4 runs, 3 rides and 2 swims a week',
    'At most 4 runs a week · all phases · run; At most 3 rides a week · all phases · bike; At most 2 swims a week · all phases · swim',
  ],
  [
    'Strength max twice a week, not on Mondays',
    'At most 2 strength workouts a week · all phases · strength; No strength on Monday · all phases · strength',
  ],
  [
    'Bricks come once a week, in the build only.',
    'At most 1 brick a week · build · brick; No brick · base, race-specific, peak, taper, race, recovery · brick',
  ],
  ['the long run at most 30 % of the week', "Long run at most 30% of the week's training · all phases · run"],
  ["the long run at most 30 % of the week's running", "Long run at most 30% of the week's running · all phases · run"],
  ['every third week is easy', 'A step-back week after at most 2 loading weeks · all phases · all sports'],
  ['Two weeks on, one week easy.', 'A step-back week after at most 2 loading weeks · all phases · all sports'],
  ['Load three weeks, unload the fourth', 'A step-back week after at most 3 loading weeks · all phases · all sports'],
  ['The last long run ten days before the race', 'No long run for 9 days before a race · all phases · run'],
  [
    'No strength more than once a week for juniors (under 18)',
    'At most 1 strength workout a week · all phases · strength · athletes under 18',
  ],
  ['no swiming on thurdays', 'No swim on Thursday · all phases · swim'],
  ['Max. 2 x strength / wk', 'At most 2 strength workouts a week · all phases · strength'],
  ['No training on Sundays. Period.', 'No workout on Sunday · all phases · all sports'],
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
