import { METRIC } from '../../api/core/units/displayUnits.ts';
import { dateRange, shortDay } from './dateText.ts';
import { hoursToFiveMinutes, timeText, timesText } from '../../api/core/units/timeText.ts';
import { stepDuration } from './durationText.ts';
import { intensityName, intensityTone } from './intensity.ts';
import { phaseAndKind } from './phaseText.ts';
import { ownTargetText, profileBars, targetText, timeTicks, zoneOf } from './workoutProfile.ts';

test.each([
  ['easy', 'easy'],
  ['rest', 'easy'],
  ['recovery', 'easy'],
  ['Zone 2', 'easy'],
  ['moderate', 'moderate'],
  ['zone 3', 'moderate'],
  ['hard', 'hard'],
  ['threshold', 'hard'],
  ['Zone 4', 'hard'],
  ['vo2max', 'max'],
  ['VO2 max', 'max'],
  ['race-pace', 'max'],
  ['race', 'max'],
  ['zone 5', 'max'],
  ['easy with hard finish', 'hard'],
  ['by feel', 'neutral'],
])('intensity %s is %s', (text, tone) => {
  expect(intensityTone(text)).toBe(tone);
});

test.each([
  ['vo2max', 'VO2max'],
  ['race-pace', 'Race pace'],
  ['easy', 'Easy'],
])('intensity %s is written %s', (text, name) => {
  expect(intensityName(text)).toBe(name);
});

test.each([
  ['2026-11-16', '2026-11-22', '16 – 22 Nov'],
  ['2026-11-30', '2026-12-06', '30 Nov – 6 Dec'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 – 3 Jan 2027'],
])('%s to %s is %s', (from, to, text) => {
  expect(dateRange(from, to)).toBe(text);
});

test('a day in short', () => expect(shortDay('2026-11-01')).toBe('Sun 1 Nov'));

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [59.6, '1:00 h'],
  [105, '1:45 h'],
  [310, '5:10 h'],
])('%i minutes are %s', (minutes, text) => {
  expect(timeText(minutes)).toBe(text);
});

test.each([
  [15, 40, '15 / 40 min'],
  [0, 330, '0:00 / 5:30 h'],
  [92.4, 40, '1:32 / 0:40 h'],
  [59.6, 59, '1:00 / 0:59 h'],
])('%d minutes of %d are told in the unit of the longer', (done, planned, text) => {
  expect(timesText(done, planned, ' / ')).toBe(text);
});

test.each([
  [45, '45 s'],
  [60, '1 min'],
  [90, '1:30 min'],
  [3540, '59 min'],
  [4500, '1:15 h'],
])('%i seconds are %s', (seconds, text) => {
  expect(stepDuration(seconds)).toBe(text);
});

test.each([
  [0.75, '45 min'],
  [8, '8:00 h'],
  [7.25, '7:15 h'],
])('%d hours are %s', (value, text) => {
  expect(hoursToFiveMinutes(value)).toBe(text);
});

test.each([
  ['BUILD', 'LOAD', 'Build · training week'],
  ['RACE_SPECIFIC', 'STEP', 'Race-Specific · lighter week'],
  ['TAPER', 'TAPER', 'Taper week'],
])('phase %s, kind %s', (phase, kind, text) => {
  expect(phaseAndKind(phase, kind)).toBe(text);
});

test.each([
  [0.59, 1],
  [0.6, 2],
  [0.75, 2],
  [0.76, 3],
  [0.89, 3],
  [0.9, 4],
  [1.04, 4],
  [1.05, 5],
  [1.18, 5],
  [1.19, 6],
])('effort %d is zone %i', (effort, zone) => {
  expect(zoneOf(effort)).toBe(zone);
});

test('repeats are written out in time', () => {
  const step = (durationSec: number, effort: number) => ({ kind: 'WORK', durationSec, effort });
  const bars = profileBars([
    { repeat: 1, steps: [step(600, 0.5)] },
    { repeat: 2, steps: [step(60, 1.1), step(30, 0.5)] },
  ]);
  expect(bars.map(({ startSec, durationSec, zone }) => [startSec, durationSec, zone])).toEqual([
    [0, 600, 1],
    [600, 60, 5],
    [660, 30, 1],
    [690, 60, 5],
    [750, 30, 1],
  ]);
});

test.each([
  [30, [0, 5, 10, 15, 20]],
  [57, [0, 10, 20, 30, 40]],
  [300, [0, 60, 120, 180, 240]],
])('a time axis of %i minutes', (total, ticks) => {
  expect(timeTicks(total)).toEqual(ticks);
});

test.each([
  ['RPE', 3, 4, 'RPE 3–4'],
  ['RPE', 3, 3, 'RPE 3'],
  ['FTP', 0.88, 0.93, '88–93% of FTP'],
  ['LTHR', 0.8, 0.8, '80% of threshold heart rate'],
])('target %s %d to %d', (metric, lo, hi, text) => {
  expect(targetText({ metric, lo, hi })).toBe(text);
});

const MEASURED = { ftp: 250, runThresholdSpeed: 4, css: null };
test.each([
  ['THR_SPEED', 0.94, 0.98, '4:15–4:26 /km'],
  ['FTP', 0.88, 0.93, '220–233 W'],
  ['CSS', 0.95, 1, null],
  ['LTHR', 0.8, 0.9, null],
  ['RPE', 3, 4, null],
])('target %s %d to %d of who has measured power and speed', (metric, lo, hi, text) => {
  expect(ownTargetText({ metric, lo, hi }, MEASURED, METRIC)).toBe(text);
  expect(ownTargetText({ metric, lo, hi }, null, METRIC)).toBeNull();
});
