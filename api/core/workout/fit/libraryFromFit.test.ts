import { parseSteps } from '../stepText/parseSteps.ts';
import { type FitFile, type FitLap, type FitLeg, type FitStep, type FitTarget, NOTHING_MEASURED } from './fitFile.ts';
import type { Thresholds } from '../../athlete/athlete.ts';
import { libraryFromFit } from './libraryFromFit.ts';

const lap = (movingSec: number, over: Partial<FitLap> = {}): FitLap => ({
  movingSec,
  distanceM: null,
  power: null,
  heartRate: null,
  speed: null,
  cadence: null,
  kind: null,
  ...over,
});
function leg(sport: FitLeg['sport'], laps: readonly FitLap[], over: Partial<FitLeg> = {}): FitLeg {
  const movingSec = laps.reduce((sum, each) => sum + each.movingSec, 0);
  const device = { ftp: null, lthr: null, restHeartRate: null, maxHeartRate: null };
  return {
    ...NOTHING_MEASURED,
    sport,
    startedAt: '2027-01-05T06:00:00.000Z',
    movingSec,
    elapsedSec: movingSec,
    laps,
    device,
    ...over,
  };
}
const activity = (...legs: FitLeg[]): FitFile => ({ kind: 'activity', legs });
const step = (
  kind: FitStep['kind'],
  durationSec: number | null,
  target: FitTarget | null = null,
  over: Partial<FitStep> = {},
): FitStep => ({ kind, durationSec, distanceM: null, target, note: null, ...over });
const planned = (sport: FitLeg['sport'], ...steps: (FitStep | { repeat: number; steps: FitStep[] })[]): FitFile => ({
  kind: 'workout',
  workout: { name: null, sport, poolLengthM: null, device: { ftp: null, lthr: null }, steps },
});
const NONE: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };
const OWN: Thresholds = { ftp: 250, runThresholdSpeed: 4, css: 1.25, lthr: 160 };
const withFtp = (file: FitFile, ftp: number): FitFile =>
  file.kind === 'workout' ? { ...file, workout: { ...file.workout, device: { ftp, lthr: null } } } : file;

const runLaps = [
  lap(912, { speed: 2.8 }),
  ...[1, 2, 3, 4].flatMap(() => [lap(239, { speed: 4.32 }), lap(121, { speed: 2.3 })]),
  lap(595, { speed: 2.7 }),
];

test.each<[string, FitFile, object]>([
  [
    'a run of intervals by pace',
    activity(leg('run', runLaps)),
    {
      workoutType: 'run',
      intensity: 'easy',
      name: 'Easy run 49 min',
      stepText: '15m gentle, 4x(4m easy, 2m gentle), 10m gentle',
    },
  ],
  [
    'auto laps of one pace are one stretch',
    activity(leg('run', [lap(300, { speed: 3 }), lap(302, { speed: 2.98 }), lap(298, { speed: 3.02 })])),
    { stepText: '15m easy', intensity: 'easy' },
  ],
  [
    'a ride by the device own threshold',
    activity(
      leg('bike', [lap(1200, { power: 150 }), lap(1200, { power: 240 }), lap(600, { power: 130 })], {
        device: { ftp: 250, lthr: null, restHeartRate: null, maxHeartRate: null },
      }),
    ),
    { stepText: '20m gentle, 20m 96%, 10m gentle', intensity: 'threshold' },
  ],
  [
    'no lap, no measure: easy',
    activity(leg('bike', [], { movingSec: 1800 })),
    { stepText: '30m easy', name: 'Easy ride 30 min' },
  ],
  [
    'strength by its length',
    activity(leg('strength', [lap(1500)])),
    { workoutType: 'strength', duration: 25, stepText: '' },
  ],
  [
    'bike and run are a brick',
    activity(leg('bike', [lap(1800, { heartRate: 130 })]), leg('run', [lap(900, { heartRate: 150 })])),
    { workoutType: 'brick', duration: 45 },
  ],
  [
    'steps by zones and by hand',
    planned('run', step('warmup', null), {
      repeat: 3,
      steps: [step('work', 300, { metric: 'heartRateZone', lo: 4, hi: 4 }), step('rest', 60)],
    }),
    { stepText: '10m easy "until you press lap", 3x(5m 100%, 1m rest)' },
  ],
  [
    'fractions of FTP as they are',
    planned('bike', step('work', 1200, { metric: 'ftp', lo: 0.86, hi: 0.9 })),
    { stepText: '20m 88%' },
  ],
  [
    'swims by distance',
    planned('swim', {
      repeat: 8,
      steps: [step('work', null, { metric: 'speedZone', lo: 4, hi: 4 }, { distanceM: 100 }), step('rest', 15)],
    }),
    { stepText: '8x(100m 100%, 15s rest)' },
  ],
  [
    'lifting keeps its words',
    planned('strength', step('work', 45, null, { note: 'Squat\n' }), step('rest', 60)),
    { workoutType: 'strength', stepText: '45s Squat, rest 1m', intensity: 'moderate' },
  ],
])('%s', (_name, file, expected) => {
  const made = libraryFromFit(file, NONE)!;
  expect(made).toMatchObject(expected);
  expect(made.stepText === '' || parseSteps(made.stepText, made.workoutType).ok).toBe(true);
});

const KNOWN_NOTHING =
  'How hard it is could not be read: no threshold is known that its watts, pace or heart rate are a part of. Its steps are easy until you say how hard they are.';
const BY_OWN = 'Its watts, pace or heart rate were read against your own thresholds.';
const easyRide = planned(
  'bike',
  step('warmup', 240, { metric: 'watts', lo: 140, hi: 160 }),
  step('work', 1140, { metric: 'watts', lo: 165, hi: 175 }),
);
const sweetSpot = planned(
  'bike',
  step('work', 1200, { metric: 'watts', lo: 266, hi: 278 }, { note: 'just below threshold' }),
  step('recovery', 300, { metric: 'watts', lo: 169, hi: 193 }),
);

test.each<[string, FitFile, Thresholds, object]>([
  [
    'watts by the FTP in the file',
    withFtp(easyRide, 250),
    NONE,
    { intensity: 'easy', description: null, stepText: '4m 60%, work 19m 68%' },
  ],
  [
    'watts by the FTP in the file before the own one',
    withFtp(sweetSpot, 302),
    OWN,
    { intensity: 'threshold', description: null, stepText: '20m 90% "just below threshold", recovery 5m 60%' },
  ],
  ['watts by the own FTP', easyRide, OWN, { intensity: 'easy', description: BY_OWN, stepText: '4m 60%, work 19m 68%' }],
  [
    'watts by no FTP are easy',
    easyRide,
    NONE,
    { intensity: 'easy', description: KNOWN_NOTHING, stepText: '4m gentle "140–160 W", work 19m easy "165–175 W"' },
  ],
  [
    'hard watts by no FTP are easy, and say so',
    sweetSpot,
    NONE,
    {
      intensity: 'easy',
      description: KNOWN_NOTHING,
      stepText: 'work 20m easy "266–278 W, just below threshold", recovery 5m gentle "169–193 W"',
    },
  ],
  [
    'pace by the own threshold',
    planned('run', step('work', 600, { metric: 'metresPerSecond', lo: 3.8, hi: 4 })),
    OWN,
    { description: BY_OWN, stepText: '10m 98% @95-100% pace' },
  ],
  [
    'pace by none',
    planned('run', step('work', 600, { metric: 'metresPerSecond', lo: 3.8, hi: 4 })),
    NONE,
    { intensity: 'easy', description: KNOWN_NOTHING, stepText: '10m easy "4:10–4:23 /km"' },
  ],
  [
    'pace of a ride is none',
    planned('bike', step('work', 600, { metric: 'metresPerSecond', lo: 8, hi: 10 })),
    OWN,
    { intensity: 'easy', description: KNOWN_NOTHING, stepText: '10m easy "28.8–36.0 km/h"' },
  ],
  [
    'heart rate by the own threshold',
    planned('run', step('work', 600, { metric: 'bpm', lo: 136, hi: 144 })),
    OWN,
    { description: BY_OWN, stepText: expect.stringContaining('@85-90% hr') },
  ],
  [
    'heart rate by none',
    planned('run', step('work', 600, { metric: 'bpm', lo: 136, hi: 144 })),
    NONE,
    { intensity: 'easy', description: KNOWN_NOTHING, stepText: '10m easy "136–144 bpm"' },
  ],
  [
    'effort in words',
    planned(
      'run',
      step('work', 600, null, { note: 'at threshold · RPE 6–7' }),
      step('cooldown', 300, null, { note: 'RPE 3–4' }),
    ),
    NONE,
    { description: null, stepText: '10m threshold, 5m easy' },
  ],
  [
    'nothing that is asked for is easy',
    planned('run', step('work', 600)),
    NONE,
    { intensity: 'easy', description: null, stepText: '10m easy' },
  ],
  [
    'a ride of one pace by no FTP',
    activity(leg('bike', [lap(600, { power: 150 }), lap(600, { power: 165 }), lap(600, { power: 140 })])),
    NONE,
    { intensity: 'easy', description: KNOWN_NOTHING },
  ],
  [
    'laps by the own FTP',
    activity(leg('bike', [lap(1200, { power: 150 }), lap(1200, { power: 240 })])),
    OWN,
    { intensity: 'threshold', description: BY_OWN, stepText: '20m gentle, 20m 96%' },
  ],
  [
    'laps by the measure that has a threshold',
    activity(leg('bike', [lap(1800, { power: 150, heartRate: 128 })])),
    { ...NONE, lthr: 160 },
    { intensity: 'easy', description: BY_OWN },
  ],
  [
    'laps of a run by the own pace',
    activity(leg('run', runLaps)),
    OWN,
    { intensity: 'vo2max', description: BY_OWN, stepText: '15m gentle, 4x(4m 108%, 2m gentle), 10m gentle' },
  ],
])('%s', (_name, file, own, expected) => {
  const made = libraryFromFit(file, own)!;
  expect(made).toMatchObject(expected);
  expect(parseSteps(made.stepText, made.workoutType).ok).toBe(true);
});

test('another sport, and a day without end, are none', () => {
  expect(libraryFromFit(activity(leg('other', [lap(600)])), NONE)).toBeNull();
  expect(libraryFromFit(planned('other', step('work', 60)), NONE)).toBeNull();
  expect(libraryFromFit(activity(leg('bike', [lap(14 * 3600, { power: 200 })])), NONE)).toBeNull();
});
