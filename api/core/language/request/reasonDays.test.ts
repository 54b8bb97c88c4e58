import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const linesOf = (text: string): string[] => answerLines(readRequest(inputOf(text)));

test.each([
  ['wisdom tooth out thursday, nothing until sunday', 'nothing from thursday until sunday'],
  ['funeral on the 15th, nothing until the 17th', 'nothing from the 15th until the 17th'],
  // the day is that of a wish
  ['move the swim to friday. nothing on sunday', 'move the swim to friday, nothing on sunday'],
])('%s: it begins on the day that was told of', (text, plain) => {
  expect(linesOf(text)).toEqual(linesOf(plain));
});

test('what only ends on a day begins today', () => {
  expect(linesOf('nothing until friday')).toEqual([
    'remove 06-swim',
    'remove 06-strength',
    'remove 07-bike',
    'remove 08-run',
    'until 08',
  ]);
});

test.each([
  ['nothing the day before the 16th', ['remove 15-run']],
  ['nothing the day after the party on the 16th', ['remove 17-run']],
  ['nothing the day before the wedding on saturday', ['remove 08-run']],
  ['nothing the day after friday', ['remove 09-bike']],
])('%s: the day beside the one that is named', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('the days of a stay are those of what is missing there', () => {
  expect(linesOf('gonna be at my mums from friday till monday, no bike there')).toEqual(['move 09-bike 07']);
  // nothing but the bike is missing, so the run of that day stays
  expect(linesOf('flying Friday, no bike there')).toEqual(['event travel 08 08']);
});
