import { inputOf } from '../../../test/core/requests/schedule.ts';
import type { Race } from '../../race/race.ts';
import { toldOfRaceTimes } from './raceTimes.ts';
import { readRequest } from './readRequest.ts';

const marathon: Race = { raceName: 'Spring Marathon', raceType: 'marathon', raceDate: '2027-05-09', priority: 'A' };
const half: Race = { raceName: 'City Half', raceType: 'half-marathon', raceDate: '2027-03-14', priority: 'B' };
const fiveK: Race = { raceName: 'Park Race', raceType: '5k', raceDate: '2027-02-14', priority: 'C' };
const thresholds = { ftp: null, runThresholdSpeed: 3.9, css: null, lthr: null };

function answerTo(text: string, races: readonly Race[] = [fiveK, half, marathon], known: object = { thresholds }) {
  const input = inputOf(text);
  const athlete = { ...input.limits.athlete, ...known };
  const answer = readRequest({ ...input, limits: { ...input.limits, athlete, races } });
  return answer.kind === 'told' ? answer.explanation : answer.kind;
}

const MARATHON =
  'Spring Marathon (Marathon, 9 May 2027): Predicted 3:07–3:15 h, by VDOT. Training and race day are paced for 3:11:12.';
const HALF =
  'City Half (Half Marathon, 14 March 2027): Predicted 1:30–1:34 h, by VDOT. Training and race day are paced for 1:31:47.';

test.each([
  ['What will my marathon time be?', MARATHON],
  ["what's my predicted marathon time", MARATHON],
  ['What finish time can I expect?', MARATHON],
  ['How fast will I run my marathon?', MARATHON],
  ['how fast can I run the half', HALF],
  ['How long will the half marathon take me?', HALF],
  ['Predict my half marathon time', HALF],
  ['what time can i run at the City Half?', HALF],
])('%s: the prediction, its range and what is paced for', (text, explanation) => {
  expect(answerTo(text)).toBe(explanation);
});

test.each<readonly [string, string, string]>([
  ['My goal is 3:30', 'Spring Marathon', '3:30:00'],
  ['my goal is 3:30.', 'Spring Marathon', '3:30:00'],
  ['My marathon goal time is 3:30:30', 'Spring Marathon', '3:30:30'],
  ['goal: 3h15', 'Spring Marathon', '3:15:00'],
  ['My target for the half is 1:35', 'City Half', '1:35:00'],
  ['I want to run the half marathon in under 95 minutes', 'City Half', '1:35:00'],
  ['I want to run the marathon in 3 hours 20 minutes', 'Spring Marathon', '3:20:00'],
  ['I want to run the marathon in under 4 hours', 'Spring Marathon', '4:00:00'],
  ['my goal is sub 4 for the marathon', 'Spring Marathon', '4:00:00'],
  ['My goal for the 5k is 19:45', 'Park Race', '0:19:45'],
  ['set my marathon goal to 3:10', 'Spring Marathon', '3:10:00'],
])('%s: where it is set, and what then follows', (text, raceName, goal) => {
  const explanation = answerTo(text);
  expect(explanation).toContain(
    `open ${raceName} on the Season Plan page, choose Edit and write ${goal} as its goal time`,
  );
  expect(explanation).toContain('With it: Predicted ');
});

test('a goal that is too fast says what would support it, one that stands is said to stand', () => {
  expect(answerTo('my goal is 2:45')).toContain(
    'Training and race day are paced for 3:07:23. A half marathon in 1:19:08 or faster would support the goal.',
  );
  expect(answerTo('my goal is 3:10', [{ ...marathon, goalTimeSec: 11_400 }])).toMatch(/^It is your goal already\./);
  expect(answerTo('my goal is 0:50', [marathon])).toMatch(/^A goal time for this race type \(Marathon\) is from /);
});

test('without evidence, or without a race, it is said what it takes', () => {
  expect(answerTo('What will my marathon time be?', [marathon], { thresholds: undefined })).toContain(
    'Not predicted yet: that takes your threshold pace',
  );
  expect(answerTo('What will my marathon time be?', [half])).toContain('No such race lies ahead.');
  expect(answerTo('my goal is 3:30', [])).toContain('No such race lies ahead.');
});

test.each([
  'my goal is to sleep more',
  'I want to run 3:30 on Saturday',
  'I want to run 90 minutes on Sunday',
  'how long is my run on Sunday?',
  'what time is my run tomorrow',
  'my goal is 5 runs a week',
  'move my run to Thursday',
  'what will my marathon pace run be on Sunday',
  'make the long run 90 minutes',
])('%s: is about something else', (text) => {
  const input = inputOf(text);
  expect(toldOfRaceTimes({ ...input, limits: { ...input.limits, races: [marathon] } })).toBeNull();
});
