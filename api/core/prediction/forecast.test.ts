import type { Thresholds } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { ATHLETE, COACH } from '../messages/reader.ts';
import { secondsOf } from '../units/clock.ts';
import { forecastOf } from './forecast.ts';
import type { Known } from './predictRace.ts';

const NOTHING: Known = { thresholds: null, weightKg: null, result: null, running: null };
const thresholds: Thresholds = { ftp: 240, runThresholdSpeed: 3.9, css: 1.1, lthr: null };
const half = {
  raceName: 'City Half',
  raceType: 'half-marathon' as const,
  raceDate: '2027-03-07',
  finishSeconds: 5400,
};
const measured: Known = { ...NOTHING, thresholds };

test.each<[RaceType, string | null, Known, string, string | null]>([
  ['marathon', null, measured, 'Predicted 3:07–3:15 h, by VDOT. Training and race day are paced for 3:11:12.', null],
  [
    'marathon',
    '3:00:00',
    { ...measured, result: half },
    'Predicted 3:04–3:15 h, by VDOT and Riegel; your goal of 3:00 is 4 min faster. Training and race day are paced for 3:07:23.',
    'A half marathon in 1:26:20 or faster would support the goal.',
  ],
  [
    'marathon',
    '3:10:00',
    measured,
    'Predicted 3:07–3:15 h, by VDOT; your goal of 3:10 is within it. Training and race day are paced for the goal.',
    null,
  ],
  [
    'marathon',
    '4:00:30',
    measured,
    'Predicted 3:07–3:15 h, by VDOT; your goal of 4:00:30 is 46 min slower. Training and race day are paced for the goal.',
    null,
  ],
  [
    'half-marathon',
    '1:29:30',
    measured,
    'Predicted 1:30–1:34 h, by VDOT; your goal of 1:29:30 is 27 s faster. Training and race day are paced for 1:29:57.',
    '10 km in 40:33 or faster would support the goal.',
  ],
  [
    '5k',
    '0:20:00',
    measured,
    'Predicted 19:35–20:23, by VDOT; your goal of 20:00 is within it. Training and race day are paced for the goal.',
    null,
  ],
  [
    'half-ironman',
    '4:30:00',
    measured,
    'Predicted 4:43–5:06 h, by its legs; your goal of 4:30 is 13 min faster. Training and race day are paced for 4:43:43.',
    'Faster tests of your swim, bike and run thresholds would support the goal.',
  ],
  [
    'half-marathon',
    '1:30:00',
    NOTHING,
    'Your goal is 1:30: race day is planned for it, training goes by effort. Not predicted yet: that takes your threshold pace or the result of a running race.',
    null,
  ],
  [
    'marathon',
    null,
    NOTHING,
    'Not predicted yet: that takes your threshold pace, the result of a running race or recorded runs of four weeks.',
    null,
  ],
  [
    'ironman',
    null,
    { ...NOTHING, thresholds: { ...thresholds, ftp: null, css: null } },
    'Not predicted yet: that takes your critical swim speed and your FTP.',
    null,
  ],
])('%s with a goal of %s', (raceType, goal, known, summary, support) => {
  const forecast = forecastOf({ raceType, goalTimeSec: goal === null ? null : secondsOf(goal)! }, known, ATHLETE);
  expect([forecast.summary, forecast.support]).toEqual([summary, support]);
});

test('each method says what it rests on', () => {
  const { methods } = forecastOf(
    { raceType: 'marathon' },
    { ...measured, result: half, running: { km: 60, secPerKm: 330 } },
    COACH,
  );
  expect(methods.map(({ label, evidence }) => `${label} ${evidence}`)).toEqual([
    'VDOT from their threshold pace',
    'VDOT from City Half in 1:30:00',
    'Riegel from City Half in 1:30:00',
    'Vickers–Vertosick from City Half in 1:30:00 and their runs of the last eight weeks',
    'Tanda from their runs of the last eight weeks',
  ]);
  expect(forecastOf({ raceType: 'olympic-tri' }, measured, COACH).methods).toEqual([
    {
      method: 'LEGS',
      label: 'Its legs',
      seconds: 8384,
      evidence: 'from their critical swim speed, their FTP and their threshold pace',
    },
  ]);
});

test('training is paced for what thresholds and results say: weeks of running make nobody train slower', () => {
  const planned = (goalTimeSec: number | null, known: Known) =>
    forecastOf({ raceType: 'marathon', goalTimeSec }, known, ATHLETE).plannedSec;
  const running = { km: 60, secPerKm: 330 };
  expect(planned(null, measured)).toBe(11_472);
  expect(planned(null, { ...measured, running })).toBe(11_472);
  expect(planned(11_300, { ...measured, running })).toBe(11_300);
  expect(planned(12_400, { ...measured, running })).toBe(12_400);
  expect(planned(10_000, { ...measured, running })).toBe(11_243);
  expect(planned(null, { ...NOTHING, running })).toBeNull();
  expect(planned(11_400, { ...NOTHING, running })).toBe(11_400);
});

test('the gap is told where the goal is faster than the range, and only there', () => {
  const gap = (goalTimeSec: number | null) =>
    forecastOf({ raceType: 'marathon', goalTimeSec }, measured, ATHLETE).goalGapSec;
  expect([10_800, 11_300, 14_400, null].map(gap)).toEqual([443, null, null, null]);
});
