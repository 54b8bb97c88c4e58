import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';
import { corrected } from './words.ts';

const does = (text: string): readonly string[] =>
  answerLines(readRequest(inputOf(text))).filter((line) => line !== 'why');

/** A wish in three grammars, and what it does. */
const WISHES = [
  { bare: 'skip the swim today', ing: 'skipping the swim today', lines: ['remove 06-swim'] },
  { bare: "move Friday's run to Saturday", ing: "moving Friday's run to Saturday", lines: ['move 08-run 09'] },
  { bare: 'swap Friday and Saturday', ing: 'swapping Friday and Saturday', lines: ['swap 08-run 09-bike'] },
  {
    bare: 'shorten the long run to 60 minutes',
    ing: 'shortening the long run to 60 minutes',
    lines: ['resize 10-run 60'],
  },
  { bare: "make tomorrow's ride easier", ing: "making tomorrow's ride easier", lines: ['ease 07-bike moderate'] },
  {
    bare: 'replace the run on Friday with a swim',
    ing: 'replacing the run on Friday with a swim',
    lines: ['replace 08-run swim 40'],
  },
  { bare: 'add a 30 minute swim on Friday', ing: 'adding a 30 minute swim on Friday', lines: ['add swim 08 30'] },
] as const;

test.each([
  ['I was wondering whether thursday could be a day off', 'remove 07-bike'],
  ['is there any way thursday could be free', 'move 07-bike 08'],
  ["was wondering if thursday's ride could be on friday", 'move 07-bike 08'],
  ['would it be possible to do tomorrows ride on friday, only if it makes sense of course', 'move 07-bike 08'],
  ['do you think thursday could be a swim instead', 'replace 07-bike swim 60'],
  ['would you mind if sunday was shorter', 'resize 10-run 70'],
  ['might sunday be free please', 'move 10-run 09'],
])('%s: a wish of a day or a workout', (text, line) => {
  expect(does(text)).toEqual([line]);
});

test.each([
  'do you think my taper is ok',
  'is it possible to run a sub 3 marathon',
  'I wonder whether strength could hurt my running',
])('%s: only asks', (text) => {
  expect(does(text)).toEqual([]);
});

const BARE = [
  '{}',
  'please {}',
  'can you {}?',
  'would you {} for me',
  "let's {}",
  'I need to {}',
  'I would prefer to {}',
  'I think we should {}',
  'perhaps we could {}',
  'is it ok if I {}',
  'any chance we {}',
  'any chance you could {}?',
  'is there any way to {}?',
  'do you mind if I {}',
  "it'd be great if you could {}",
  'would be really nice if we could {}',
  "I'd be grateful if you could {}",
  "I'd appreciate it if you would {}",
  'I was wondering if we could {}',
  'wondering whether you could {}',
  'do you think you could {}?',
  'go ahead and {}',
  'be so kind as to {}',
  'do me a favour and {}',
  'see if you can {}',
  'how about we {}',
  'what if we {}',
  'why not {}',
  "why don't we {}",
  'can I ask you to {}',
  'I hope you can {}',
  'my suggestion is to {}',
  'if possible {}',
  '{} if you can',
  "{} if that's ok with you",
];
const ING = [
  'how about {}',
  'I suggest {}',
  'I vote for {}',
  'would you mind {}?',
  'I am thinking of {}',
  'any chance of {}?',
  '{} would be good',
  '{} would help me a lot',
];

const framed = (frames: readonly string[], form: 'bare' | 'ing') =>
  frames.flatMap((frame) => WISHES.map((wish) => [frame.replace('{}', wish[form]), wish.lines] as const));

test.each([...framed(BARE, 'bare'), ...framed(ING, 'ing')])('%s', (text, lines) => {
  expect(does(text)).toEqual(lines);
});

test.each([
  ["I want today's swim skipped", ['remove 06-swim']],
  ["please have Friday's run cancelled", ['remove 08-run']],
  ['give me an easier ride tomorrow', ['ease 07-bike moderate']],
  ['can I have an extra 30 minute swim on Friday', ['add swim 08 30']],
])('%s: what is done to it stands behind it', (text, lines) => {
  expect(does(text)).toEqual(lines);
});

test.each([
  'why not',
  'what if I miss the long run?',
  'is there any chance of rain on Sunday?',
  'what about Friday?',
  'I was wondering if it will rain',
  "I don't need another 30 minute swim on Friday",
  'I hope you can see my data',
])('%s: no wish is made of it', (text) => {
  expect(does(text).filter((line) => !/^[?!]/.test(line))).toEqual([]);
});

test.each(
  'rode swum boring remote shorts ruin bake harm tied slap sweep swamped strap tracker unavoidable seasons resolve mourning mowing moped brisk grin scrape sleet stitch linger depleted weakened shout halt snap tubes'.split(
    ' ',
  ),
)('%s is a word of its own, and none that looks like it', (word) => {
  expect(corrected(word)).toBe(word);
});
