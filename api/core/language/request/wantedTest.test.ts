import { inputOf, WORKOUTS } from '../../../test/core/requests/schedule.ts';
import type { RequestWorkout } from './request.ts';
import type { WeekTarget } from '../../season/season.ts';
import { applyOperations } from '../../change/operations.ts';
import { readRequest } from './readRequest.ts';

// Wednesday 6 January: a run of VO2max on Tuesdays, threshold rides of 70 min on Thursdays, easy swims on Wednesdays

const changesOf = (text: string) => {
  const answer = readRequest(inputOf(text));
  return 'changes' in answer ? answer.changes.map(({ changeDescription }) => changeDescription) : [];
};
const FTP = (day: string) => [`Replace the workout on ${day} with an FTP test of 1:10 h.`];

test.each<readonly [string, readonly string[]]>([
  ['FTP test next week', FTP('Thursday 14 January')],
  ['put an FTP test in next week please', FTP('Thursday 14 January')],
  ['can we do a new ftp test?', FTP('Thursday 7 January')],
  ['I feel ready for an FTP test', FTP('Thursday 7 January')],
  ['FTP test on Thursday 14 January please', FTP('Thursday 14 January')],
  ['time for a 20 minute power test', FTP('Thursday 7 January')],
  ['I want to retest my FTP on Thursday', FTP('Thursday 7 January')],
  ['put a threshold run test in', ['Replace the workout on Tuesday 12 January with a threshold run test of 50 min.']],
  ['test my CSS again', ['Replace the workout on Tuesday 12 January with a CSS test of 40 min.']],
  [
    'can I do a CSS test on Thursday',
    [
      'Move the swim on Wednesday 6 January to Thursday 7 January.',
      'Replace the workout on Thursday 7 January with a CSS test of 45 min.',
    ],
  ],
  [
    'FTP test next week and shorten the long run',
    [...FTP('Thursday 14 January'), 'Shorten the run on Sunday 10 January from 1:30 to 1:10 h.'],
  ],
])('%s: puts the test in place of a workout of its sport', (text, changes) => {
  expect(changesOf(text)).toEqual(changes);
});

test.each([
  ['I want to test my FTP on Tuesday', 'It would fit on Thursday 14 January.'],
  ['book me an FTP test on Monday', 'It would fit on Thursday 14 January.'],
])('%s: is forbidden, and says when it would fit', (text, way) => {
  const answer = readRequest(inputOf(text));
  expect(answer).toMatchObject({ kind: 'forbidden', changes: [], explanation: expect.stringContaining(way) });
});

test('where a hard workout of another sport stands in its way, that becomes easy', () => {
  const input = inputOf('FTP test next week');
  const workouts = input.workouts.map((each) =>
    each.scheduledDate === '2027-01-14' ? { ...each, intensity: 'moderate' as const, isHard: false } : each,
  );
  const busy = workouts.map((each) =>
    each.scheduledDate === '2027-01-15' ? { ...each, intensity: 'threshold' as const, isHard: true } : each,
  );
  const answer = readRequest({ ...input, workouts: busy });
  expect(answer).toMatchObject({
    changes: [
      { changeDescription: 'Ease the run on Friday 15 January from threshold to easy.' },
      { changeDescription: FTP('Thursday 14 January')[0] },
      // the eve of the test is none for strength
      { op: 'move', workoutId: '13-strength', toDate: '2027-01-14', reasonCode: 'LIMIT_STRENGTH' },
    ],
    explanation: expect.stringContaining('so the run on Friday 15 January becomes easy'),
  });
});

test.each<readonly [Partial<WeekTarget>, string]>([
  [{ kind: 'taper' }, 'So close to a race nothing is tested: the race will tell.'],
  [{ kind: 'race' }, 'So close to a race nothing is tested: the race will tell.'],
  [{ kind: 'recovery' }, 'In the weeks after a race nothing is tested: the body recovers first.'],
  [{ phaseType: 'recovery' }, 'In the weeks after a race nothing is tested: the body recovers first.'],
])('in a week of %j nothing is tested', (target, message) => {
  const input = inputOf('FTP test next week');
  const weeks = input.limits.season.weeks.map((week) => ({ ...week, ...target }));
  const limits = { ...input.limits, season: { ...input.limits.season, weeks } };
  expect(readRequest({ ...input, limits })).toMatchObject({ kind: 'forbidden', limit: { message }, changes: [] });
});

test.each([
  'FTP test was hard',
  'I did my FTP test today',
  'why do I have an FTP test on Tuesday',
  'skip the FTP test',
  'move the FTP test to Friday',
  'no FTP test next week',
  'should I do an FTP test?',
  'when is my next FTP test',
])('%s: puts no test in', (text) => {
  expect(changesOf(text).filter((each) => each.includes('test'))).toEqual([]);
});

test('where the sport is not said it is asked for, and the answer counts for the test that was asked for', () => {
  const asked = readRequest(inputOf('threshold test next week'));
  const question = 'Which sport should be tested: the run, the bike or the swim?';
  expect(asked).toMatchObject({ kind: 'question', question });
  const answer = readRequest({
    ...inputOf('the bike'),
    conversationHistory: [
      { role: 'athlete', content: 'threshold test next week' },
      { role: 'coach', content: question },
    ],
  });
  expect(answer).toMatchObject({ changes: [{ changeDescription: FTP('Thursday 14 January')[0] }] });
});

test('the workout becomes the test itself; a second time there is nothing to change', () => {
  const input = inputOf('FTP test next week');
  const answer = readRequest(input);
  const changes = 'changes' in answer ? answer.changes : [];
  const { workouts } = applyOperations(input.workouts, changes, input.limits);
  expect(workouts.find(({ id }) => id === changes[0]!.workoutId)).toMatchObject({
    templateId: 'BIKE-21',
    description: 'FTP test',
    intensity: 'threshold',
    isHard: true,
    duration: 70,
  });
  expect(applyOperations(workouts, changes, input.limits).applied).toEqual([]);
  const again = readRequest({ ...input, workouts });
  expect(again).toMatchObject({
    changes: [],
    explanation: expect.stringContaining('There is one already, on Thursday 14'),
  });
});

describe('a test that is planned is found by its name', () => {
  const tested = (day: string, workoutType: string, templateId: string) => (each: RequestWorkout) =>
    each.scheduledDate === `2027-01-${day}` && each.workoutType === workoutType ? { ...each, templateId } : each;
  const answerTo = (text: string) =>
    readRequest(
      inputOf(text, {
        workouts: WORKOUTS.map(tested('14', 'bike', 'BIKE-21'))
          .map(tested('12', 'run', 'RUN-21'))
          .map(tested('20', 'swim', 'SWIM-21')),
      }),
    );
  const RIDE_TO_FRIDAY = 'Move the ride on Thursday 14 January to Friday 15 January.';
  const NO_RIDE = 'Remove the ride of 1:10 h on Thursday 14 January.';
  const NO_RUN = 'Remove the run of 50 min on Tuesday 12 January.';

  test.each<readonly [string, ...string[]]>([
    ['Move my FTP test to Friday', RIDE_TO_FRIDAY],
    ['put my FTP test on Friday 15 January', RIDE_TO_FRIDAY],
    ['schedule the ftp test for the 15th', RIDE_TO_FRIDAY],
    ['skip the FTP test', NO_RIDE],
    ['cancel my bike test', NO_RIDE],
    ['no FTP test next week', NO_RIDE],
    ['drop the run test', NO_RUN],
    ['remove the LTHR test', NO_RUN],
    ['skip the swim test', 'Remove the swim of 45 min on Wednesday 20 January.'],
    ['can I do the css test on thursday instead?', 'Move the swim on Wednesday 20 January to Thursday 21 January.'],
    [
      'swap the ftp test and the long ride',
      'Swap the ride on Thursday 14 January with the workout on Saturday 16 January.',
    ],
    ['make the ftp test shorter', 'Shorten the ride on Thursday 14 January from 1:10 to 0:55 h.'],
    ['replace the FTP test with an easy ride', 'Ease the ride on Thursday 14 January from threshold to easy.'],
    ['skip the ftp test and the swim on wednesday', NO_RIDE, 'Remove the swim of 45 min on Wednesday 6 January.'],
  ])('%s', (text, ...changes) => {
    const answer = answerTo(text);
    expect('changes' in answer && answer.changes.map(({ changeDescription }) => changeDescription)).toEqual(changes);
  });

  test('and is called by it', () => {
    expect(answerTo('Move my FTP test to Friday')).toMatchObject({
      understood: 'I read: move the FTP test on Thursday 14 January to Friday 15 January.',
    });
  });

  test.each([
    ['move the threshold test to friday', 'the threshold run test on Tuesday 12 January or the FTP test on Thursday'],
    ['skip the test', 'the threshold run test on Tuesday 12 January or the FTP test on Thursday'],
    ['reschedule the run test', 'To which day should the threshold run test on Tuesday 12 January go?'],
    ["move Saturday's FTP test to Sunday", 'There is no FTP test on Saturday 9 January. Do you mean the FTP test on'],
  ])('%s: asks %s', (text, question) => {
    expect(answerTo(text)).toMatchObject({ kind: 'question', question: expect.stringContaining(question) });
  });

  test('no other workout of its sport is taken for it', () => {
    expect(readRequest(inputOf('skip the FTP test'))).toMatchObject({
      kind: 'question',
      question: 'There is no FTP test ahead. Say “FTP test next week” to have one put in.',
    });
  });

  test('a test that keeps a day from training is none to change', () => {
    expect(answerTo("I can't train on Friday because of the test")).toMatchObject({
      understood: 'I read: keep Friday 8 January free of training.',
    });
  });
});
