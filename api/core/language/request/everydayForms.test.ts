import { answerLines } from '../../../test/core/requests/judge.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

const does = (text: string): readonly string[] => answerLines(readRequest(inputOf(text)));

/** Each way of saying something in more than one sentence. */
const FORMS: Readonly<Record<string, readonly (readonly [text: string, ...lines: string[]])[]>> = {
  'put on a day is where it goes': [
    ['put the run on thursday', 'move 08-run 07'],
    ['put my strength on thursday', 'move 06-strength 07'],
    ['place the technique swim on friday', 'move 06-swim 08'],
    ['put the long ride on friday please', 'move 09-bike 08'],
    ['stick the long ride on sunday and the long run on saturday', 'swap 10-run 09-bike'],
  ],
  'a sport left out of a week is all of it': [
    ['cancel swimming next week', 'remove 12-swim', 'remove 13-swim'],
    ['leave out cycling this week', 'remove 07-bike', 'remove 09-bike'],
    ['drop strength this week and next', 'remove 06-strength', 'remove 13-strength'],
  ],
  'two workouts change places': [
    ["tomorrow's ride and sunday's run should trade places", 'swap 07-bike 10-run'],
    ["saturday's ride and sunday's run can switch", 'swap 09-bike 10-run'],
  ],
  'one sport and not the other': [
    ['run tomorrow not ride', 'replace 07-bike run 35'],
    ['on friday a swim not a run', 'replace 08-run swim 40'],
    ['skip the ride tomorrow and let me run 30 minutes instead', 'replace 07-bike run 30'],
  ],
  'minutes without their unit': [
    ['thursday 45 saturday 150', 'resize 07-bike 45', 'resize 09-bike 150'],
    ['thu 60 fri 30 sat 150', 'resize 07-bike 60', 'resize 08-run 30', 'resize 09-bike 150'],
  ],
  'a day that suits better': [
    ['the run on friday suits me better on thursday', 'move 08-run 07'],
    ["sunday's run would suit me better on saturday", 'move 10-run 09'],
  ],
  'all but what is named first': [
    [
      'only the long ones this week, cancel the rest',
      'remove 06-swim',
      'remove 06-strength',
      'remove 07-bike',
      'remove 08-run',
    ],
    [
      'keep thursday and sunday, lose the rest of the week',
      'remove 06-swim',
      'remove 06-strength',
      'remove 08-run',
      'remove 09-bike',
    ],
  ],
  'how far, behind what moves': [
    ['brick one day earlier please', 'move 23-brick 22'],
    ["thursday's ride one day later please", 'move 07-bike 08'],
  ],
  'a short one of those that are there': [
    ['only a short run on friday, 20 min', 'resize 08-run 20'],
    ['just a quick swim today, 15 minutes', 'resize 06-swim 15'],
  ],
  'a rest, in other words': [
    ['could do with a break on saturday', 'remove 09-bike'],
    ['take saturday off my schedule', 'remove 09-bike'],
    ["it's my birthday on the 15th, day off please", 'remove 15-run'],
  ],
  'as it is, beside what is not': [
    ['thursday easy, friday off, saturday long ride as planned', 'ease 07-bike easy', 'remove 08-run'],
    ['half the ride tomorrow, all of friday gone', 'resize 07-bike 35', 'remove 08-run'],
  ],
  'no way to a pool or a gym is of that sport': [
    ['not gonna make it to the pool today', 'move 06-swim 07'],
    ["can't get to the gym tonight", 'move 06-strength 07'],
  ],
  'an easy hour is as long as it is easy': [
    ['make the 2x20 an easy hour', 'ease 07-bike easy', 'resize 07-bike 60'],
    ['make sunday an easy hour', 'resize 10-run 60'],
  ],
  'wishes in a line': [
    ['friday off / saturday 2h / sunday 1h', 'remove 08-run', 'resize 09-bike 120', 'resize 10-run 60'],
  ],
  'what else was today is over': [['had my covid jab today, easy day tomorrow please', 'ease 07-bike easy']],
  'words that only sound like it': [
    ['ran out of gels so shorter ride on saturday, 2h', 'resize 09-bike 120'],
    [
      'long weekend in the alps 15 to 18 jan without training',
      'move 16-bike 14',
      'remove 17-run',
      'remove 15-run',
      'event travel 15 18',
    ],
    ['too knackered for the bike tomorrow, call it off', 'remove 07-bike'],
  ],
  'other tongues': [
    ['Is possible move run of friday in thursday?', 'move 08-run 07'],
    ['my training on sunday is too much long, please one hour', 'resize 10-run 60'],
  ],
  'a part of a month': [
    ['second half of the month without strength', 'remove 20-strength'],
    ['-15% next week', ...does('15% less next week')],
  ],
};

describe.each(Object.entries(FORMS))('%s', (_, cases) => {
  test.each(cases.map(([text, ...lines]) => [text, lines] as const))('%s', (text, lines) => {
    expect(does(text)).toEqual(lines);
  });
});

test.each(['skipped breakfast before the run on tuesday', 'bailed on the swim yesterday'])(
  '%s: is over, and told',
  (text) => {
    expect(readRequest(inputOf(text)).kind).toBe('told');
  },
);

test('What is asked of a day that is over names why it stays', () => {
  expect(does("can you delete yesterday's swim")).toEqual(['! COMPLETED']);
});

test.each(["maybe I'll skip strength today, not sure yet", 'I might drop the ride tomorrow, still undecided'])(
  '%s: is not decided',
  (text) => {
    expect(readRequest(inputOf(text))).toMatchObject({ kind: expect.stringMatching(/^(?:question|told)$/) });
  },
);

test('More days than a week has are no list of minutes', () => {
  expect(does('thu 60 '.repeat(8))[0]).toMatch(/^\?/);
});
