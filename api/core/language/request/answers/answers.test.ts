import fc from 'fast-check';
import { asksSomething, speechActOf } from '../speechAct.ts';
import { readRequest } from '../readRequest.ts';
import { isLeftToModel } from '../../voice/isLeftToModel.ts';
import { inputOf, LIMITS } from '../../../../test/core/requests/schedule.ts';
import { COACH_ANSWERS } from '../../../messages/coachAnswers.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each([
  ['what do I have tomorrow', 'The ride on Thursday 7 January (Threshold 2 × 20 min): 1:10 h at threshold.'],
  ['is friday a rest day?', 'Friday 8 January is not free. The run on Friday 8 January (Easy run): 40 min easy.'],
  ['is monday free?', 'Free of training: Monday 11 January.'],
  [
    'how did my run go on tuesday',
    'The run on Tuesday 5 January (VO2 intervals 5 × 3 min): 50 min with vo2max intervals, done.',
  ],
  ['when is my next long run', 'The long run on Sunday 10 January (Long run): 1:30 h easy.'],
  ['how long until the race', 'Lake Half Marathon is on Sunday 31 January, in 25 days, 3 weeks from now.'],
  ['how many hours do I train this week', '6 workouts from Wednesday 6 January to Sunday 10 January, 7:35 h in all.'],
  [
    'how many hours did I train last month',
    '0 workouts from Tuesday 1 December to Thursday 31 December, 0 min in all.',
  ],
  ['do I have to do the strides', COACH_ANSWERS.strides],
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
  ['I would like to ask whether I may walk parts of the long run on Sunday.', COACH_ANSWERS.walkBreaks],
  ['help', COACH_ANSWERS.skill],
  // only asked, turned round, without a mark, or typed in a hurry
  ["Don't change anything, only asking: how long is the brick?", 'The brick on Saturday 23 January'],
  ["I don't want to move it, just want to know how hard thursday is", 'The ride on Thursday 7 January'],
  ['no changes please, when is the long run', 'The long run on Sunday 10 January'],
  ['rest day when', 'Free of training: Monday 11 January.'],
  ['wetsuit in the pool, yes or no', COACH_ANSWERS.wetsuit],
  ['at what hr do I ride on saturday', 'Threshold heart rate'],
  ['hw long is teh swim today', 'The swim on Wednesday 6 January'],
  ['wats the plan for nxt week', 'The run on Tuesday 12 January'],
  ["saturday is the long ride isn't it", 'The long ride on Saturday 9 January'],
  ['seriously, another swim?', 'The swim on Wednesday 6 January'],
  // health that is only asked about
  ['ok to run with a fever of 38?', COACH_ANSWERS.fever],
  ['I have a cold, what now?', 'With symptoms only above the neck'],
  ['how soon after flu can I run', COACH_ANSWERS.backAfterIllness],
  ['If I got ill right before the race, would you cancel it?', 'When you tell me that you are ill'],
  ['last year I had shin splints, how do we stop them coming back', COACH_ANSWERS.prevent],
  ["can't sleep before races, any tricks?", COACH_ANSWERS.sleep],
  ['my knee hurts going downstairs, should I be worried?', COACH_ANSWERS.pain],
  ['is it safe to swim with an ear infection', COACH_ANSWERS.earInfection],
  ['paracetamol before training any harm in that', COACH_ANSWERS.painkillers],
  ['my hr was 10 beats higher than normal this morning, what could that be', COACH_ANSWERS.highPulse],
  ['breathless on the stairs, is that normal?', COACH_ANSWERS.redFlag],
  // counting, comparing, superlatives
  ['how many hours is this week in total', '9:05 h in the whole week, from Monday 4 January.'],
  ['how many times will I ride before the race', '6 rides before Lake Half Marathon'],
  ['which day is hardest', 'Hardest: The ride on Thursday 7 January'],
  ['what is the longest swim I have in the plan?', 'The swim on Wednesday 6 January (Technique swim): 45 min easy.'],
  ["what's the easiest day of my week?", 'The run on Friday 8 January'],
  ['is week three easier or what', 'The week from Monday 18 January, a training week of the build phase, holds 8:05 h'],
  ['is this a recovery week', 'The next lighter or recovery week is that from Monday 25 January'],
  ['how many days off do I have this month', '6 rest days'],
  ['what did I run on January 3rd', 'The run on Sunday 3 January: 1:30 h.'],
  ['what do I do the day before the race', 'Nothing is planned on Saturday 30 January.'],
  ['how many sets of squats tonight?', 'The strength workout on Wednesday 6 January'],
  ['am I doing enough for a half marathon', 'the longest run ahead is 1:30 h'],
  ['am I ahead or behind the plan', 'Of 2 workouts since Monday 4 January, 2 are done.'],
  ['how long have I been in build', 'This is week 2 of your schedule'],
  ["when's my last hard workout before the race", 'The ride on Thursday 21 January'],
  ['when did I last swim', 'The swim on Tuesday 5 January (Endurance swim): 40 min moderate, done.'],
  ['is there a day with two workouts', 'Two workouts a day: Wednesday 6 January'],
  ['do I swim more than I run', '3:00 h of running, 1:25 h of swimming'],
  ['is thursday harder than tuesday', 'The run on Tuesday 12 January'],
  ['how far is the long ride', COACH_ANSWERS.distance],
  ['which sessions are optional', 'What counts most is the ride on Thursday 7 January, the long ride'],
  ["what's coming up", 'The swim on Wednesday 6 January'],
  ['how long are the rests between the intervals?', 'The run on Tuesday 12 January'],
  ["isn't 3 hours a lot for a beginner", COACH_ANSWERS.limits],
  // reasons in other words
  ['tuesday looks brutal, is that on purpose?', 'A key workout'],
  ['just curious what the point of the swim is', 'Easy minutes'],
  // rhetorical, or with a body in it
  ['would you do the intervals with tired legs', COACH_ANSWERS.ifTired],
  ['I have asthma, ok to run in the cold?', COACH_ANSWERS.condition],
  ['how cold is too cold to run outside', COACH_ANSWERS.temperature],
  ['should I run if my legs are still sore', COACH_ANSWERS.sore],
  ["what if i'm still tired on thursday", COACH_ANSWERS.ifTired],
  // the app
  ['how do I undo', COACH_ANSWERS.undo],
  ['can you see my garmin data?', COACH_ANSWERS.devices],
  ['who can see my data', COACH_ANSWERS.privacy],
  ['where do I change my hours', COACH_ANSWERS.hours],
  // what a coach knows beside the plan
  ['is coffee ok before a race', COACH_ANSWERS.coffee],
  ['are hills allowed in an easy run', COACH_ANSWERS.hills],
  ['what should I do on a rest day', COACH_ANSWERS.restDay],
  ['race day breakfast?', COACH_ANSWERS.raceBreakfast],
  ['what tyre pressure should I ride in the rain', COACH_ANSWERS.tyres],
  ['would it be bad to swap saturday and sunday', COACH_ANSWERS.swap],
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

test.each([
  ["what's my form", 'Today: fitness (CTL) 50, fatigue (ATL) 60, form (TSB) −8: tired enough to get fitter.'],
  [
    'will I be fresh on sunday',
    'On Sunday 10 January, if you do what is planned: fitness (CTL) 51, fatigue (ATL) 45, form (TSB) 6: rested and ready to go hard.',
  ],
])('%s is told as it was reckoned', (text, said) => {
  const form = [
    { day: '2027-01-05', fitness: 50, fatigue: 58, form: -8 },
    { day: '2027-01-06', fitness: 50.2, fatigue: 60.1, form: -8.2 },
    { day: '2027-01-09', fitness: 51, fatigue: 46, form: 4 },
    { day: '2027-01-10', fitness: 51.2, fatigue: 45, form: 6 },
  ];
  const answer = readRequest(inputOf(text, { form }));
  expect('explanation' in answer && answer.explanation).toContain(said);
});

test('form that nobody reckoned is not made up', () => {
  const answer = answered('how is my load');
  expect('explanation' in answer && answer.explanation).toMatch(/^Your planned load.*Performance page/);
});

const offeredIn = (text: string): readonly string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, each]) => each!);

test.each(['why is my wife faster on sunday', 'who won the tour de france', 'what is the capital of spain'])(
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

const AILING = [
  'run with a fever',
  'swim with a cold',
  'ride with a sore knee',
  'run on tired legs',
  'race with the flu',
];
const WHETHER = [
  'ok to',
  'is it safe to',
  'wise to',
  'can I',
  'would you',
  'wondering if I should',
  'not sure if I should',
];

test('nothing that ails somebody only in a question is recorded', () => {
  for (const ask of WHETHER)
    for (const what of AILING)
      for (const mark of ['', '?'])
        expect(answered(`${ask} ${what}${mark}`)).toMatchObject({ changes: [], events: [], preferences: [] });
});

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
  ['ok to skip the swim today?', null],
  ['ok to train again', null],
  ['ok to run with a fever', 'question'],
  ['wondering if I should run with a fever', 'question'],
  ['do you think i can do sub 1:45', 'question'],
  ['only asking for thursday off', null],
  ['I was wondering if we could move the run', null],
  ['can you plan a test next week', null],
  ['move the run, not sure where', null],
  ['skip thursday and tell me how long friday is', null],
  ['is it ok to race with a fever, only asking', 'question'],
  ['FTP test when', 'question'],
  ['not sure whether I should ride', 'question'],
  ['can you plan two weeks ahead?', 'question'],
  ['could I do 1:35?', 'question'],
  ['the race is on the 30th, correct?', 'question'],
  ["wouldn't it be smarter to rest before the race?", 'question'],
  ['my wife asks if she can come along', 'question'],
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

test.each([
  ['my physio talked of css, what it is nobody told me', 'Critical swim speed'],
  ['everybody at the club talks about ftp, whatever it is explain please', 'FTP'],
])('%s: what is asked in the midst of it is answered', (text, says) => {
  const answer = answered(text);
  expect(answer.kind === 'told' && answer.isUnknown !== true && answer.explanation).toEqual(
    expect.stringContaining(says),
  );
});

test('what is asked beside a wish is asked back, and not answered over it', () => {
  expect(answered('css, what it means is unclear, so shorten something').kind).toBe('question');
});
