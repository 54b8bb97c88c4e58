import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const does = (text: string): readonly string[] => answerLines(readRequest(inputOf(text)));

test.each([
  ['drop the endurance swim on tuesday', 'remove 12-swim'],
  ['drop the endurance swim next week', 'remove 12-swim'],
  ['move next week’s endurance swim to friday', 'move 12-swim 15'],
  ['skip the technique session next week', 'remove 13-swim'],
  ['push the 2x20 to friday', 'move 07-bike 08'],
  ['skip the 2 x 20 tomorrow', 'remove 07-bike'],
  ['5x3 next week on thursday instead of tuesday', 'move 12-run 14'],
])('%s: by what it is made of', (text, line) => {
  expect(does(text)).toEqual([line]);
});

test.each([
  ['Intervals on the bike one day later', 'move 07-bike 08'],
  ['the long one on foot please on Friday', 'move 10-run 08'],
  ['push the turbo session to friday', 'move 07-bike 08'],
])('%s: by where it is done', (text, line) => {
  expect(does(text)).toEqual([line]);
});

test('The long one goes by its name where another is there', () => {
  expect(does('move the ride to Friday')).toEqual(['move 07-bike 08']);
  expect(does('move the long ride to Friday')).toEqual(['move 09-bike 08']);
  // on one of both days, or beside another wish, it is not clear which
  expect(does('move the ride to Thursday')[0]).toMatch(/^\? Which ride/);
  expect(does('skip the swim and move the run to Saturday')[0]).toMatch(/^\? Which run/);
});

test('What no workout is made of is none', () => {
  expect(does('4x8 min at 105% of FTP')[0]).toMatch(/^\?/);
});

test.each([
  ['make the intervals easy and 40 minutes', ['ease 12-run easy', 'resize 12-run 40']],
  ['make the threshold ride easy and 50 minutes', ['ease 07-bike easy', 'resize 07-bike 50']],
  ['ease the vo2 run and cut it to 30 minutes', ['ease 12-run threshold', 'resize 12-run 30']],
])('%s: it keeps its name until all of it is done', (text, lines) => {
  expect(does(text)).toEqual(lines);
});
