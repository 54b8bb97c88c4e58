import { inputOf } from '../../../../test/core/requests/schedule.ts';
import { answerLines } from '../../../../test/core/requests/judge.ts';
import { type CoachAnswer, COACH_ANSWERS } from '../../../messages/coachAnswers.ts';
import { readRequest } from '../readRequest.ts';

const answered = (text: string) => readRequest(inputOf(text));

test.each<readonly [string, CoachAnswer]>([
  ['undo that', 'undo'],
  ['please revert this', 'undo'],
  ['no need to move anything, all good', 'nothing'],
  ['I was tempted to cut the ride short but finished it', 'report'],
  ['swim done, 2 km', 'report'],
  ['ran 12 km on sunday, felt great', 'report'],
  ['my watch died halfway, no file', 'report'],
  ['two winters ago I used to run every morning', 'past'],
  ['in my old club we always swam on fridays', 'past'],
  ['I never get ill in January', 'habit'],
  ['my sister only runs on sundays', 'others'],
  ["my training partner can't run on Friday", 'others'],
  ['my wife is very busy at the moment', 'others'],
  ['I saw that Kipchoge never does strength on Wednesdays', 'advice'],
  ['Garmin suggests a rest day tomorrow', 'advice'],
  ['I read that one should not run on Mondays', 'advice'],
  ['might travel next week, not certain yet', 'unsure'],
  ['the pool opens again on monday', 'possible'],
  ['I will do the long ride with my club on Saturday', 'company'],
  ['I paid for a coach, not a robot', 'person'],
  ['this plan is a joke', 'complaint'],
])('%s: told, and nothing changes', (text, answer) => {
  expect(answered(text)).toMatchObject({ kind: 'told', explanation: COACH_ANSWERS[answer] });
});

test.each([
  // what stands beside a wish is no part of it
  ["my brother moved his race to May, skip Friday's run", ['remove 08-run']],
  ['my wife is away on friday so no training that day', ['remove 08-run']],
  ['last year I always ran on Saturday, move the long run to saturday', ['move 10-run 09']],
  // whose words count
  ['my doctor says no running this week', ['replace 08-run bike 40', 'replace 10-run bike 45']],
  ['I have to skip the swim today', ['remove 06-swim']],
  ['my kid has a tournament on friday', ['move 08-run 09']],
] as const)('%s: what is asked for in it is done', (text, lines) => {
  expect(answerLines(answered(text))).toEqual(lines);
});

test.each<readonly [string, CoachAnswer]>([
  ['I could not swim on Tuesday', 'report'],
  ['the swim on tuesday was great', 'report'],
  ['averaged 210 watts on the long ride', 'report'],
  ['I could have run longer on Sunday', 'past'],
  ['I should stretch and drink', 'habit'],
  ['Thanks for shortening Saturday', 'thanks'],
  ['my club never trains on Mondays', 'others'],
])('%s: told of what is over, or of a habit', (text, answer) => {
  expect(answered(text)).toMatchObject({ kind: 'told', explanation: COACH_ANSWERS[answer] });
});

test.each<readonly [string, CoachAnswer]>([
  ['slept ten hours and feel refreshed', 'well'],
  ['I have never felt stronger', 'well'],
  ["can't complain", 'well'],
  ['no symptoms since monday', 'well'],
  ['no niggles at all today', 'well'],
  ['my knee was fine on tuesday', 'well'],
  ['new 10k PR on sunday, 44:10!', 'report'],
  ['14.2 km in 1:12', 'report'],
  ['60 squats done', 'report'],
  ['ride yesterday 48 km, 1:55, 180 W NP', 'report'],
  ['hrv 62 this morning', 'report'],
  ['I already moved sunday by hand', 'report'],
  ['spoke to my wife about saturday', 'report'],
  ['guess what, rode 90k on sunday', 'report'],
  ['I was planning to move the ride but then did not', 'nothing'],
  ["I would have missed strength if you hadn't written", 'nothing'],
  ['the long run stays where it is', 'nothing'],
  ["no don't move it", 'nothing'],
  ['please do not do anything about friday yet', 'nothing'],
  ['nothing new here', 'nothing'],
  ['let me sleep on it', 'unsure'],
  ['not sure if I can run on friday', 'unsure'],
  ['might have to fly to Oslo on the 20th, not sure yet', 'unsure'],
  ["maybe I'm away next weekend", 'unsure'],
  ["it could be that I'm on a business trip from the 18th to the 20th", 'unsure'],
  ['if I still cough on thursday I will skip the ride', 'unsure'],
  ['one day I will do a marathon', 'dream'],
  ['hoping for sun on friday', 'dream'],
  ['I need new socks', 'news'],
  ['off to the gym now', 'company'],
  ['about to start my run', 'company'],
  ['off we go', 'company'],
  ['planning to do the run at 7', 'timeOfDay'],
  ['do the run on the trails', 'place'],
  ['ride on gravel on saturday', 'place'],
  ['sundays are the best', 'habit'],
  ['evenings are not a problem this week', 'possible'],
  ['turns out friday works', 'possible'],
  ['always tell me when you move something', 'changed'],
])('%s: told of how it goes, and nothing changes', (text, answer) => {
  expect(answered(text)).toMatchObject({ kind: 'told', explanation: COACH_ANSWERS[answer] });
});

test.each<readonly [string, CoachAnswer]>([
  ['legs feel great today', 'well'],
  ['nothing hurts today for once', 'well'],
  ['yesterdays intervals went really well, held 4:05s the whole way', 'report'],
  ['Tuesday done and dusted, both sessions, 92 minutes in total', 'report'],
  ['killed it in the gym on monday even though it was meant to be a day off', 'report'],
  ['my grandson was born this morning, 3.4 kilos', 'congratulations'],
  ["the bike's back from the shop and rides like new", 'possible'],
  ['my coach used to say pain is weakness leaving the body', 'advice'],
  ['my parents are staying with us until the weekend', 'guests'],
  ["my training partner is skipping saturday, i'm not", 'others'],
  ['my husband wants to drop his thursday ride too', 'others'],
  ['my wife skips her swim tomorrow', 'others'],
  ["my brother hurt his back so he can't ride with me saturday, i'll do it alone", 'othersBody'],
  ['my kids want me to stop running on sundays', 'advice'],
  ['haha wish i could delete every tuesday forever', 'wished'],
  ['can we cancel winter please', 'wished'],
  ["I'd never say no to a swim", 'habit'],
  ['in summer we want to ride in the alps', 'dream'],
  ['nothing exciting to report', 'nothing'],
  ['had covid in november', 'pastBody'],
  ['glandular fever kept me out the whole of 2022', 'pastBody'],
  ['my shoulder was operated on two years ago', 'pastBody'],
  ['our neighbour broke his leg skiing', 'othersBody'],
  ['my husband has covid but I tested negative', 'othersBody'],
  ['my boss wants to skip the gym today as well', 'others'],
  ["wish mondays didn't exist", 'wished'],
  ['some day I want to swim the channel', 'dream'],
  ['tempo run yesterday: 3 x 10 at 4:15, heart rate 165', 'report'],
  ["sunday's run took me 1:28", 'report'],
  ['lost 2 kilos since november', 'report'],
  ["I'm free on Saturday", 'possible'],
  ['day off work on Friday', 'possible'],
  ['Back home from the trip', 'well'],
  ['slept like a baby, ready', 'well'],
  ['kipchoge lost on sunday', 'news'],
  ["my neighbour's bike was stolen", 'others'],
  ['I need new running shoes', 'news'],
  ['need coffee', 'news'],
  ['great plan this week', 'thanks'],
  ['ok cool see you saturday', 'thanks'],
  ['👍', 'thanks'],
  ['hiya', 'greeting'],
  ['hmm', 'listening'],
  ["my wife can't join the ride on sunday, I'll go anyway", 'others'],
  ['my daughter wants to ride to school from now on', 'others'],
  ['swam 2.5 k this morning before work', 'report'],
  ['only managed 4 of 5 intervals yesterday', 'report'],
  ['turned around early on sunday because of the wind', 'report'],
  ["I'm proud of this week", 'well'],
  ['Overslept.', 'missed'],
])('%s: told of a life, of others or in jest', (text, answer) => {
  expect(answered(text)).toMatchObject({ kind: 'told', explanation: COACH_ANSWERS[answer] });
});

test.each([
  'legs feel great, a longer run on friday please',
  'my parents are staying with us so keep the weekend free',
  'my doctor wants me to stop running',
  'haha skip every tuesday please',
  'I wish I could swim on friday, move it there',
  'in summer no running on fridays',
  'yesterday was hard, make today easier',
  'my husband is ill, skip the swim',
  'finished the swim, can you drop the strength',
  'I need a day off on friday',
  "I'm free on saturday, add a run",
  'swimmers shoulder is back, ouch',
  'told my boss I work saturday so move the ride to sunday',
])('%s: something is asked for in it', (text) => {
  const answer = answered(text);
  expect(answer.kind === 'told' && answer.isUnknown !== true).toBe(false);
});

test.each([
  'I feel strong, give me a longer run on Friday',
  'I feel ready for an FTP test',
  'no pain, so add a run tomorrow',
  'my knee feels fine, move the long run to saturday',
  "new PR on sunday, so make tomorrow's ride easier please",
  'blood test says iron is low, feeling weak',
  'if I still cough on thursday, skip the ride',
  'hoping to move the ride to friday',
  'might be away on friday, please move the run to thursday',
  'maybe skip the swim today',
  'go skiing on saturday',
  'I hope you can move the ride to friday',
  'I need a new day for the long run',
  'want a new plan for this week',
  'I want new intervals',
  'one day later please for the swim',
  'never two sessions on one day',
  'the run should stay under an hour',
  'saturday stays free',
  'nothing on friday',
  'nothing hard this week',
  'ride outside on friday instead of thursday',
  'no issues with moving the ride to friday',
  'let me skip friday',
  'not sure if I want the ride on thursday, better skip it',
  '10 km in 52 min on friday please',
])('%s: a wish beside such words, or what may matter, is no mere telling', (text) => {
  const answer = answered(text);
  expect(answer.kind === 'told' && answer.isUnknown !== true).toBe(false);
});

test.each([
  ['I ride on saturday with a dead power meter', []],
  ['today just the swim please', ['move 06-strength 07']],
  ['party on friday night so I run in the morning', []],
  ['I have Thursday off from work so time is no issue', []],
  ['got cold feet about the race', []],
  ['hands off my saturday ride', []],
  ['pull the plug on the strength today', ['remove 06-strength']],
  ['🤒 since yesterday', ['event illness 05 fever']],
  ['fever of 38.7 since last nite', ['event illness 05 fever']],
] as const)('%s: no more than it says', (text, lines) => {
  expect(answerLines(answered(text)).filter((line) => line !== 'why')).toEqual(lines);
});

test.each([
  ["I'm not travelling next week after all", []],
  ['not sick, just allergic to mondays', []],
  ["can't believe how good that swim was", []],
  ['already moved my brick to sunday', []],
  ['two rest days a week from now on', []],
  ['never hard on thursdays', []],
  ['vaccination tomorrow, so nothing on friday please', ['remove 08-run']],
  ['on thursdays no bike from now on', ['prefer no bike thursday', 'always']],
  ['never more than 60 min on a thursday', ['prefer max 60 thursday', 'always']],
  ['ride 2½ h on saturday', ['resize 09-bike 150']],
] as const)('%s: a denial, a reason or a bound reaches no further', (text, lines) => {
  const kept = answerLines(answered(text)).filter((line) => !/^(?:why|\?|move|replace|resize (?!09))/.test(line));
  expect(kept).toEqual(lines);
});

test.each(['Merry christmas, a bit late', 'my aero bars arrived', 'I am proud of myself', 'bike is clean and ready'])(
  '%s: news, and no wish',
  (text) => {
    const answer = answered(text);
    expect(answer).toMatchObject({ kind: 'told', explanation: COACH_ANSWERS.news });
    expect(answer).not.toHaveProperty('isUnknown');
  },
);

test.each(['schieb den lauf auf einen anderen tag, bitte an robin@example.com', 'jutro nie mam czasu na bieganie'])(
  '%s: another language is not taken for news',
  (text) => expect(answered(text)).not.toMatchObject({ explanation: COACH_ANSWERS.news }),
);

test.each(['I feel my achilles on the stairs', 'feaver 38.7 since last nite', 'on saturday I am in the mountains'])(
  '%s: health and days ahead may matter, and are no mere news',
  (text) => {
    const answer = answered(text);
    expect(answer.kind === 'told' && answer.isUnknown !== true).toBe(false);
  },
);
