import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

test.each([
  'leave sunday alone and free up saturday',
  "no time saturday, don't touch sunday",
  'free up saturday but leave sunday as it is',
  "sunday stays as it is, saturday i can't train",
])('%s: nothing goes to the day that is left alone', (text) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual(['move 09-bike 08']);
});

test.each([
  ['friday stays as planned, thursday no time', ['move 07-bike 09']],
  ['leave saturday as it is but make sunday 60', ['resize 10-run 60']],
])('%s: what is said of the other day is done', (text, lines) => {
  expect(answerLines(readRequest(inputOf(text)))).toEqual(lines);
});

test.each(['big fire last night, on my feet 14 hours', 'on my feet all day at the fair'])(
  '%s: says nothing of being well again',
  (text) => {
    expect(answerLines(readRequest(inputOf(text))).join()).not.toContain('recovered');
  },
);
