import { answerLines } from '../../test/core/requests/judge.ts';
import { inputOf } from '../../test/core/requests/schedule.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { bodyWords } from '../principles/words.ts';
import { constraintNote, readConstraints } from './constraints.ts';
import { readRequest } from './request/readRequest.ts';

type Row = readonly [text: string, follows: readonly string[]];

/** What follows from a sentence; none: it asks for what no limit says, or is not surely read. */
const CONSTRAINTS: readonly Row[] = [
  ['Never less than 60 min on Sunday', []],
  ['No less than 60 min on Sunday', []],
  ['Not under 60 min on Sunday', []],
  ['Not less than 4 hours a week', []],
  ['No shorter than 45 minutes on weekdays', []],
  ['I do not want less than 5 hours a week', []],
  ['Never below 30 min on Tuesdays', []],
  ['Never more than 60 min on Sunday', ['At most 1:00 h on Sunday']],
  ['No longer than 45 minutes on weekdays', ['At most 45 min on Monday, Tuesday, Wednesday, Thursday and Friday']],
  ['Less than 60 min on Sunday', ['At most 1:00 h on Sunday']],
  ['Under 45 min on Tuesday', ['At most 45 min on Tuesday']],
  ['Not at most 45 min on Tuesday', []],
  ['Not over 8 hours a week', ['At most 8:00 h a week']],
  ['Never leave out swims on Monday', []],
  ['Without swims on Monday', ['No swim on Monday']],
  ['Never without strength on Friday', []],
  ['Never take Mondays off', []],
  ['Long run on Saturday, not Sunday', ['Long run only on Saturday']],
  ['Bike on Tuesday, not Wednesday', ['Ride only on Tuesday']],
  ['Hard workouts on Tuesday, not Thursday', ['Hard workout only on Tuesday']],
  ['Swim on Monday and not Friday', ['Swim only on Monday']],
  ['Max 60 min on Tuesday, not Thursday', ['At most 1:00 h on Tuesday']],
  ['Saturdays never under 75 min', []],
  ['I need no less than 3 hours per week', []],
  ['On weekends not shorter than 1 hour', []],
  ['No run below 40 minutes', []],
  ['Not fewer than 2 swims a week', []],
  ['Thursday not longer than 50 min', ['At most 50 min on Thursday']],
  ['Never over 6 hours a week', ['At most 6:00 h a week']],
  ['Wednesday less than 40 min', ['At most 40 min on Wednesday']],
  ['Do not leave out strength on Tuesday', []],
  ['I never skip runs on Thursday', []],
  ['Not without swimming', []],
  ['No skipping rides on Saturday', []],
  ['Skip swims on Friday', ['No swim on Friday']],
  ['Strength on Wednesday, not Saturday', ['Strength only on Wednesday']],
  ['Long ride on Sunday, never Saturday', ['Long ride only on Sunday']],
  ['Run on Tuesday and Thursday, not on Friday', ['Run only on Tuesday and Thursday']],
  ['Hard rides on Wednesday but not Sunday', ['Hard ride only on Wednesday']],
  ['Brick on Saturday and not on Sunday, no swim Monday', ['Brick only on Saturday; No swim on Monday']],
  ['Holiday in Italy from 3 to 9 May', ['No training Monday 3 May to Sunday 9 May']],
  ['Away 2/3 to 5/3', []],
  ["I've got Wednesday off", []],
  ['I could only swim on Mondays', []],
];
const PRINCIPLES: readonly Row[] = [
  ['Never less than 90 min for the long run', []],
  ['No fewer than 4 workouts a week', []],
  ['Never fewer than two rest days a week', ['At least 2 rest days a week']],
  ['The long ride is never shorter than 2 hours', []],
  ['Do not let the long run be less than 75 minutes', []],
  ['Never below 6 hours a week', []],
  ['No long run under 90 minutes', []],
  ['Not fewer than 48 hours between hard workouts', ['No hard workout the day after a hard workout']],
  ['Long runs under 2 hours', ['Long run at most 2:00 h']],
  ['Never more than two hard workouts a week', ['At most 2 hard days a week']],
  ['Not at most 45 min', []],
  ['Never skip strength', []],
  ['No skipping strength', []],
  ['Never drop strength work', []],
  ['Do not skip intervals', []],
  ['Do not stop running', []],
  ['I never skip swims on Monday', []],
  ['Do not leave out swims', []],
  ['Never a week without strength', []],
  ['Nobody skips the long run', []],
  ['Swimming is not off limits', []],
  ['Skip strength', ['No strength']],
  ['Avoid hard runs on Monday', ['No hard run on Monday']],
  ['Long run on Saturday, not Sunday', ['Long run only on Saturday']],
  ['Bike on Tuesday, not Wednesday', ['Ride only on Tuesday']],
  ['Rest on Monday, not Tuesday', ['No workout on Monday']],
  ['Swim on Monday and not Friday', ['Swim only on Monday']],
  ['The long ride never less than three hours', []],
  ['Keep no week below 5 hours', []],
  ['Not under 45 minutes for any run', []],
  ['A hard workout must not be shorter than 40 minutes', []],
  ['Never fewer than 3 swims per week', []],
  ['No less than 1 rest day a week', ['At least 1 rest day a week']],
  ['Runs stay under 70 minutes', ['Run at most 1:10 h']],
  ['Fewer than 5 runs a week', ['At most 4 runs a week']],
  ['Never longer than 3 hours on the bike', ['Ride at most 3:00 h']],
  ['Not up to 2 hours for long runs', []],
  ['You must never skip the swim', []],
  ['Avoid skipping strength', []],
  ['Do not avoid hard runs on Tuesday', []],
  ['Never steer clear of intervals', []],
  ['Without exception no run on Monday', []],
  ['Rides are not banned on Friday', []],
  ['Never: leave out strength', []],
  ['Skip intervals? Never.', []],
  ['Drop strength on Friday', ['No strength on Friday']],
  ['Intervals on Wednesday, not Friday', ['Hard workout only on Wednesday']],
  ['Long ride on Saturday and never on Wednesday', ['Long ride only on Saturday']],
  ['Strength on Monday and Thursday, not the weekend', ['Strength only on Monday and Thursday']],
  ['At most 40 min on Friday, not Saturday', ['Workout at most 40 min on Friday']],
  ['Not every long run on Sunday', []],
  ['No hard workout on Monday, nothing on Tuesday', ['No hard workout on Monday', 'No workout on Tuesday']],
];
const REQUESTS: readonly Row[] = [
  ['On Sunday never less than 60 min', []],
  ['No less than 60 min on Sunday', []],
  ['Not under 60 min on Sunday', []],
  ['Never less than 45 min on weekdays', []],
  ['My long run should not be less than 60 min', []],
  ['Not more than 60 min on Sunday', ['resize 10-run 60']],
  ['Never skip my long run on Sunday', []],
  ['Do not drop strength on Friday', []],
  ['No skipping swims', []],
  ['I do not want to stop running', []],
  ['Long run on Saturday, not Sunday', ['move 10-run 09']],
  ['never under an hour on Saturday', []],
  ['tomorrow no shorter than 45 min', []],
  ['I do not want less than 50 min on Friday', []],
  ["Saturday's ride at least 2 hours", []],
  ['not less than 3 hours this week', []],
  ['tomorrow not longer than 45 min', ['resize 07-bike 45']],
  ['never drop my strength session', []],
  ["I don't ever want to cancel the long ride", []],
  ['you must not remove the swim', []],
  ['there is no reason to skip Saturday', []],
  ['no skipping the run on Friday please', []],
  ['skip the run on Friday', ['remove 08-run']],
];

test.each(CONSTRAINTS)('constraint: %s', (text, follows) => {
  const read = readConstraints(text, '2026-11-23');
  expect(read.flatMap(({ understood }) => understood ?? [])).toEqual(follows);
});

test.each(PRINCIPLES)('principle: %s', (principle, follows) => {
  const { rules } = compilePrinciple({ principleType: '', context: '', principle });
  expect(rules.map(({ body }) => bodyWords(body))).toEqual(follows);
});

test.each(REQUESTS)('request: %s', (text, follows) => {
  const lines = answerLines(readRequest(inputOf(text)));
  expect(lines.filter((line) => !/^(?:x|why|always|\?)/.test(line))).toEqual(follows);
});

test.each([
  ['At least 60 min on Sunday', 'what has to be there'],
  ['Never skip swims on Monday', 'what has to be there'],
  ['I have Thursday off', 'off work or off training'],
  ['Travelling 1/12 - 3/12', 'a day in two months'],
  ['I can only run on weekends', 'no other sport'],
])('a constraint from which nothing follows says why: %s', (text, why) => {
  expect(readConstraints(text, '2026-11-23').map(constraintNote)).toEqual([expect.stringContaining(why)]);
});
