import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const linesOf = (text: string) => answerLines(readRequest(inputOf(text)));
const removed = (...ids: readonly string[]) => ids.map((id) => `remove ${id}`);

// a Wednesday; on Monday and Tuesday three workouts were done
test.each<[text: string, lines: readonly string[]]>([
  ['only 3 days this week', removed('06-swim', '06-strength', '08-run')],
  ['I can only train 3 times this week', removed('06-swim', '06-strength', '08-run')],
  ['this week max three workouts please, work is mad', removed('06-swim', '06-strength', '08-run')],
  ['drop me down to 3 sessions next week', removed('12-run', '12-swim', '13-swim', '13-strength', '15-run')],
  [
    'only two days next week because of exams',
    removed('12-run', '12-swim', '13-swim', '13-strength', '14-bike', '15-run'),
  ],
  ['next week I can only manage 2 days', removed('12-run', '12-swim', '13-swim', '13-strength', '14-bike', '15-run')],
  ['only swim once a week', removed('06-swim', '12-swim', '19-swim')],
  ['just once this week for the swim', removed()],
  ['2 runs a week is enough', removed('08-run', '15-run', '22-run')],
  ['I can only run twice a week until the 20th', [...removed('08-run', '15-run'), 'until 20']],
  [
    'limit me to 4 days a week',
    removed('06-swim', '06-strength', '08-run', '13-swim', '13-strength', '15-run', '20-swim', '20-strength', '22-run'),
  ],
])('%s: what matters least is taken out', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  'I trained only 3 times this week',
  'only 3 days until the race, nervous',
  'I want 5 runs a week',
  'I can train 5 days a week',
  'What if I can only swim once next week?',
])('%s: nothing is taken out', (text) => {
  expect(linesOf(text).filter((line) => line.startsWith('remove'))).toEqual([]);
});

test('that no number of days is kept for later weeks is said, with what keeps them free', () => {
  const answer = readRequest(inputOf('only 3 days a week'));
  expect(answer).toMatchObject({
    understood: 'I read: at most 3 days with training a week from Monday 4 January to Sunday 31 January.',
    explanation: expect.stringContaining('name the days that stay free'),
  });
  expect(readRequest(inputOf('only 3 days a week until the 20th'))).not.toMatchObject({
    explanation: expect.stringContaining('name the days'),
  });
});

test.each([
  ['no swimming till christmas', 'to Saturday 25 December'],
  ["no swimming until new year's eve", 'to Friday 31 December'],
  ['no swimming until december 25th', 'to Saturday 25 December'],
])('%s: a date that is over is that of next year', (text, until) => {
  expect(readRequest(inputOf(text))).toMatchObject({ understood: expect.stringContaining(until) });
});
