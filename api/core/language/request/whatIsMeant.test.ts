import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const linesOf = (text: string) =>
  answerLines(readRequest(inputOf(text))).filter((line) => !/^(?:why|until )/.test(line));

test.each([
  'hubby has covid',
  "workmate's got covid, hope I dodged it",
  "my son's coach is on holiday next week",
  'the coach of my son is on holiday next week',
  'Priya has the flu',
])('%s: whoever it is, it is not the athlete', (text) => {
  expect(linesOf(text)).toEqual([]);
});

test.each([
  ['our lodger has the flu and I am ill as well', 'event illness 06'],
  ['my hip flexor is sore', 'event injury hip 06'],
  ['baby kept us up all night', 'event fatigue 06'],
])('%s: it is the athlete all the same', (text, line) => {
  expect(linesOf(text)).toContainEqual(expect.stringContaining(line));
});

test.each([
  ['I have a football game on Saturday morning', []],
  ["I'd love to skip today but I won't", []],
  ["don't let me skip the swim today", []],
  ["Might have to miss Friday. I'll let you know.", []],
  ['did the swim but cut it at 30 min', []],
  ['I did strength this morning, so skip the swim tonight', ['remove 06-swim']],
  ['The swim today: can it go?', ['remove 06-swim']],
  ['no strength today, yes to the swim', ['remove 06-strength']],
  ['no training up to and including tomorrow', ['remove 06-swim', 'remove 06-strength', 'remove 07-bike']],
  ['jet lag is gone', ['event recovered 06']],
])('%s: no more and no less than it says', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  ['nothing before 9 on Sunday', 'before'],
  ['exam on the 14th, keep the days before it easy', 'before'],
  ['nothing on the 14th and the two after', 'after'],
])('%s: what was not read is asked about', (text, word) => {
  const answer = readRequest(inputOf(text));
  expect(answer.kind === 'question' ? answer.understood : linesOf(text)).toEqual(expect.stringContaining(`“${word}”`));
});

test.each([
  ['FTP test: 243', 'threshold ftp 243'],
  ['new ftp 251, up from 240!', 'threshold ftp 251'],
  ['new thresshold heart rate is 168 for running', 'threshold lthr 168'],
  ['css test today 1:48/100', 'threshold css 0.926'],
  ['did the 20 min test: 260w avg', 'threshold ftp 247'],
])('%s: a threshold', (text, line) => {
  expect(linesOf(text)).toEqual([line, 'always']);
});

test('hours that are too many are not those that should be', () => {
  expect(readRequest(inputOf('10 hours a week is too much'))).not.toHaveProperty('preferences');
});
