import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

test.each([
  ['No running until Friday, bike instead', ['replace 08-run bike 40', 'until 08']],
  ['no running this week, cycling instead', ['replace 08-run bike 40', 'replace 10-run bike 90']],
  [
    'no swimming until the 15th, run instead',
    ['replace 06-swim run 45', 'replace 12-swim run 40', 'replace 13-swim run 45', 'until 15'],
  ],
])('%s: the other sport takes the place of each, and none of its own goes', (text, lines) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual(lines);
});

test('from a day on, each of that day and later becomes the other', () => {
  expect(answerLines(readRequest(inputOf('From Monday on replace all runs with swims')))).toEqual(
    ['12', '15', '17', '19', '22', '24', '26'].map((day) => expect.stringContaining(`replace ${day}-run swim `)),
  );
});

test.each(["can't get out on the bike before sunday", "can't get on my bike until saturday"])(
  '%s: no ride until then',
  (text) => {
    expect(answerLines(readRequest(inputOf(text)))).toEqual(['move 07-bike 10', 'replace 09-bike run 45', 'until 09']);
  },
);

test('who cannot move their head on the bike says nothing of rides', () => {
  expect(answerLines(readRequest(inputOf('neck is so stiff i cant look over my shoulder on the bike')))).toEqual([
    'event injury neck 06',
  ]);
});
