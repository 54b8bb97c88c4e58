import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

test.each([
  ['thursday no time, friday no time, sat long ride ok', ['move 07-bike 09', 'move 08-run 10']],
  ['no time on thursday, saturday run is fine', ['move 07-bike 08']],
  ["can't train friday, saturday ride works", ['move 08-run 09']],
])('%s: what is possible on a day of its own keeps nothing on the others', (text, lines) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual(expect.arrayContaining(lines));
});

test.each([
  ['no time tomorrow, but I can run', ['move 07-bike 08']],
  ['thursday only running possible', ['move 07-bike 08']],
])('%s: what is possible of the day that is spoken of stays there', (text, lines) => {
  const answer = readRequest(inputOf(text));
  expect(answerLines(answer)).toEqual(lines);
  expect(answer).toMatchObject({ understood: expect.stringContaining('all but running') });
});

test.each([
  [
    'stuck at airport till thursday no gym no bike only shoes',
    ['move 07-bike 08', 'move 06-swim 09', 'move 06-strength 10', 'until 07'],
  ],
  [
    'no gym and no bike this week, just my running shoes',
    ['replace 09-bike run 45', 'replace 07-bike run 35', 'replace 06-swim run 45', 'remove 06-strength'],
  ],
  [
    'no pool, no gym until sunday, only the bike',
    ['replace 10-run bike 45', 'replace 06-swim bike 45', 'remove 06-strength', 'replace 08-run bike 40', 'until 10'],
  ],
])('%s: the days are free of all else', (text, lines) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual(lines);
});

test('one sport ruled out keeps the others beside the one that is named', () => {
  expect(answerLines(readRequest(inputOf('no swimming until friday, only running')))).toEqual([
    'move 06-swim 09',
    'until 08',
  ]);
});
