import { inputOf } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';

// What is added: how hard and how long by its name, and one on each of the days that are named one by one.

const answered = (text: string): string[] => {
  const { question, explanation, changes } = readRequest(inputOf(text)) as {
    question?: string;
    explanation?: string;
    changes?: readonly { changeDescription: string }[];
  };
  const said = (changes ?? []).map(({ changeDescription }) => changeDescription);
  return question === undefined ? (said.length > 0 ? said : [explanation ?? '']) : [question];
};

test.each<[text: string, ...lines: string[]]>([
  ['Add a run on Saturday', 'Add an easy run of 30 min on Saturday 9 January.'],
  ['add a short run on saturday', 'Add an easy run of 20 min on Saturday 9 January.'],
  ['add a tempo run of 40 minutes tomorrow', 'Add a moderate run of 40 min on Thursday 7 January.'],
  ['Add a hard run tomorrow', 'Add a threshold run of 45 min on Thursday 7 January.'],
  ['add a threshold swim of 40 minutes tomorrow', 'Add a threshold swim of 40 min on Thursday 7 January.'],
  ['add a hard strength session tomorrow', 'Add a moderate strength workout of 30 min on Thursday 7 January.'],
  ['add a long ride on saturday', 'How long should the long ride be?'],
  ['add a long run of 50 minutes on saturday', 'Add an easy run of 50 min on Saturday 9 January.'],
  [
    'put in an easy swim of 20 minutes on both Friday and Saturday',
    'Add an easy swim of 20 min on Friday 8 January.',
    'Add an easy swim of 20 min on Saturday 9 January.',
  ],
  ['add a hard run on the 27th', 'Add an easy run of 45 min on Wednesday 27 January.'],
  ['add a hard run on the 29th', 'Add an easy run of 30 min on Friday 29 January.'],
  ['add a swim next week', 'Add an easy swim of 30 min on Thursday 14 January.'],
])('%s', (text, ...lines) => {
  expect(answered(text)).toEqual(lines);
});

test.each<[text: string, understood: string, explanation: string]>([
  [
    'add a hard run on the 27th',
    'add a threshold run of 45 min on Wednesday 27 January',
    'The week of Monday 25 January would hold 1 hard day; none are the most. The nearest that holds is an easy run of 45 min on Wednesday 27 January. Everything else stays as planned.',
  ],
  [
    'add a swim at the weekend',
    'add an easy swim of 30 min on Saturday 9 January or Sunday 10 January',
    'It goes where the week has most room. Everything else stays as planned.',
  ],
  [
    'add a swim next week',
    'add an easy swim of 30 min from Monday 11 January to Sunday 17 January',
    'It goes where the week has most room. Everything else stays as planned.',
  ],
  // hours that hold the week already take nothing from it
  [
    'I have 12 hours next week',
    'keep Tuesday 12 January to Sunday 17 January to 12:00 h',
    '9:05 h are planned there, so 12:00 h hold all of it. To train more, say which workout should be longer.',
  ],
])('%s: says what was read, and what becomes of it', (text, understood, explanation) => {
  expect(readRequest(inputOf(text))).toMatchObject({ understood: `I read: ${understood}.`, explanation });
});
