import fc from 'fast-check';
import { asksSomething, speechActOf } from '../speechAct.ts';
import { readRequest } from '../readRequest.ts';
import { isLeftToModel } from '../../voice/isLeftToModel.ts';
import { inputOf, LIMITS } from '../../../../test/core/requests/schedule.ts';
import { COACH_ANSWERS } from '../../../messages/coachAnswers.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each([
  ['what do I have tomorrow', 'The ride on Thursday 7 January (Threshold 2 × 20 min): 70 min at threshold.'],
  ['is friday a rest day?', 'Friday 8 January is not free. The run on Friday 8 January (Easy run): 40 min easy.'],
  ['is monday free?', 'Free of training: Monday 11 January.'],
  [
    'how did my run go on tuesday',
    'The run on Tuesday 5 January (VO2 intervals 5 × 3 min): 50 min with vo2max intervals, done.',
  ],
  ['when is my next long run', 'The long run on Sunday 10 January (Long run): 90 min easy.'],
  ['how long until the race', 'Lake Half Marathon is on Sunday 31 January, in 25 days, 3 weeks from now.'],
  [
    'how many hours do I train this week',
    '6 workouts from Wednesday 6 January to Sunday 10 January, 7 h 35 min in all.',
  ],
  ["what's my key workout next week", 'The run on Tuesday 12 January (VO2 intervals 5 × 3 min)'],
  ["what's my FTP", 'FTP is not known yet.'],
  ['what should I eat on my long run', COACH_ANSWERS.eatAndDrink],
  ['what does z2 mean?', COACH_ANSWERS.easy],
  ['should I race with a cold', 'With fever, or with a cough'],
  ['what if I miss a workout', COACH_ANSWERS.missed],
  ['what distance is my race?', 'It is 21.1 km of running.'],
  ['could I finish under 1:45?', COACH_ANSWERS.forecast],
  ['are we still in base?', 'This week is of the build phase.'],
  ['when does my taper start?', 'No taper lies in the weeks that are planned.'],
  ['is my load going up or down', 'Your planned load, as hours a week'],
  ['what comes after the long ride?', 'The long run on Sunday 10 January'],
  ['how many long rides are left', '2 workouts'],
  ['do i get a rest day this week', 'The next free one is Monday 11 January.'],
  ['which workout should I not miss this week?', 'The ride on Thursday 7 January'],
  ['what is the difference between tempo and threshold', COACH_ANSWERS.tempo],
  ['how hard may i go in the second trimester', COACH_ANSWERS.pregnancy],
  ['z2 watts?', 'FTP is not known yet.'],
  ['thursday?', 'The ride on Thursday 7 January'],
  ['details for friday please', 'The run on Friday 8 January'],
  ['I would like to ask whether I may walk parts of the long run on Sunday.', 'The long run on Sunday 10 January'],
  ['help', COACH_ANSWERS.skill],
  ['thanks!', COACH_ANSWERS.thanks],
  ['good morning coach', COACH_ANSWERS.greeting],
  ['friday works', COACH_ANSWERS.possible],
  ['evening is fine on friday', COACH_ANSWERS.possible],
  ['yes', COACH_ANSWERS.agreement],
  ['ok do it', COACH_ANSWERS.agreement],
  ['ran 10k yesterday instead of the intervals', COACH_ANSWERS.report],
])('%s is answered, and nothing changes', (text, said) => {
  const answer = answered(text);
  expect(answer).toMatchObject({ changes: [], events: [], preferences: [] });
  expect('explanation' in answer && answer.explanation).toContain(said);
});

const offeredIn = (text: string): readonly string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, each]) => each!);

test.each(['why is my wife faster on sunday', 'what is for dinner', 'can you see my garmin data?'])(
  '%s: what is not known is said, and a model may know it',
  (text) => {
    const answer = answered(text);
    expect(answer).toMatchObject({ kind: 'told', isUnknown: true, changes: [], events: [], preferences: [] });
    expect('explanation' in answer ? offeredIn(answer.explanation) : []).toHaveLength(3);
    expect(isLeftToModel(text, answer, LIMITS)).toBe(true);
  },
);

test.each(['friday', 'swap', 'change my plan', 'double up'])(
  '%s: asked back, with three things that are understood',
  (text) => {
    const answer = answered(text);
    if (answer.kind !== 'question') throw new Error(`${text}: ${answer.kind}`);
    const offered = offeredIn(answer.question);
    expect(offered).toHaveLength(3);
    for (const each of offered) expect(answered(each).kind).not.toBe('notUnderstood');
  },
);

const WISHES = [
  'move the ride tomorrow to Friday',
  'skip strength today',
  'make thursday easier',
  'swap Saturday and Sunday',
  'shorten the long run to 60 minutes',
  'no training on friday',
];
const ASKING = [
  'should I',
  'do I have to',
  'would it be bad to',
  'is it better to',
  'what happens if I',
  'why should I',
];

test('no wish put as a question changes anything', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ASKING), fc.constantFrom(...WISHES), fc.constantFrom('', '?'), (ask, wish, mark) => {
      const answer = answered(`${ask} ${wish}${mark}`);
      const acts = 'changes' in answer ? answer.changes.length + answer.events.length + answer.preferences.length : 0;
      expect(acts).toBe(0);
    }),
  );
});

test.each([
  ['can you move my run to saturday?', null],
  ['could saturday be a rest day', null],
  ['would it be possible to skip the swim today?', null],
  ['what about moving the run to friday', null],
  ['what if we swap saturday and sunday', null],
  ['why is thursday hard? make it easier.', null],
  ['should I train, I have a fever', null],
  ['do the brick on sunday', null],
  ['should I move my run to saturday?', 'question'],
  ['when do I ride again', 'question'],
  ['is it ok to swim with an ear infection', 'question'],
  ['did my run yesterday', 'report'],
  ['did not do my run yesterday', null],
  ['ok thanks', 'thanks'],
] as const)('%s: %s', (text, act) => {
  expect(speechActOf(text)).toBe(act);
  expect(asksSomething(text)).toBe(act === 'question' || text.startsWith('why'));
});
