import { parseSteps } from '../stepText/parseSteps.ts';
import type { FitFile, FitLap, FitLeg, FitStep, FitTarget } from './fitFile.ts';
import { libraryFromFit } from './libraryFromFit.ts';

const lap = (movingSec: number, over: Partial<FitLap> = {}): FitLap => ({ movingSec, distanceM: null, power: null, heartRate: null, speed: null, cadence: null, kind: null, ...over });
function leg(sport: FitLeg['sport'], laps: readonly FitLap[], over: Partial<FitLeg> = {}): FitLeg {
  const movingSec = laps.reduce((sum, each) => sum + each.movingSec, 0);
  const nothing = { flatDistanceM: null, normalizedPower: null, averagePower: null, averageHeartRate: null, maxHeartRate: null, averageCadence: null, poolLengthM: null, swimSec: null, paceSec: null, rpe: null };
  const device = { ftp: null, lthr: null, restHeartRate: null, maxHeartRate: null };
  return { sport, recording: 0, startedAt: '2027-01-05T06:00:00.000Z', movingSec, elapsedSec: movingSec, distanceM: null, ...nothing, power: [], heartRate: [], speed: [], laps, device, ...over };
}
const activity = (...legs: FitLeg[]): FitFile => ({ kind: 'activity', legs });
const step = (kind: FitStep['kind'], durationSec: number | null, target: FitTarget | null = null, over: Partial<FitStep> = {}): FitStep => ({ kind, durationSec, distanceM: null, target, note: null, ...over });
const planned = (sport: FitLeg['sport'], ...steps: (FitStep | { repeat: number; steps: FitStep[] })[]): FitFile => ({ kind: 'workout', workout: { name: null, sport, poolLengthM: null, steps } });

const runLaps = [lap(912, { speed: 2.8 }), ...[1, 2, 3, 4].flatMap(() => [lap(239, { speed: 4.32 }), lap(121, { speed: 2.3 })]), lap(595, { speed: 2.7 })];

test.each<[string, FitFile, object]>([
  ['a run of intervals by pace', activity(leg('run', runLaps)), { workoutType: 'run', intensity: 'vo2max', name: 'VO₂max run 49 min', stepText: '15m gentle, 4x(4m 108%, 2m gentle), 10m gentle' }],
  ['auto laps of one pace are one stretch', activity(leg('run', [lap(300, { speed: 3 }), lap(302, { speed: 2.98 }), lap(298, { speed: 3.02 })])), { stepText: '15m easy', intensity: 'easy' }],
  ['a ride by the device own threshold', activity(leg('bike', [lap(1200, { power: 150 }), lap(1200, { power: 240 }), lap(600, { power: 130 })], { device: { ftp: 250, lthr: null, restHeartRate: null, maxHeartRate: null } })), { stepText: '20m gentle, 20m 96%, 10m gentle', intensity: 'threshold' }],
  ['no lap, no measure: easy', activity(leg('bike', [], { movingSec: 1800 })), { stepText: '30m easy', name: 'Easy ride 30 min' }],
  ['strength by its length', activity(leg('strength', [lap(1500)])), { workoutType: 'strength', duration: 25, stepText: '' }],
  ['bike and run are a brick', activity(leg('bike', [lap(1800, { heartRate: 130 })]), leg('run', [lap(900, { heartRate: 150 })])), { workoutType: 'brick', duration: 45 }],
  ['steps by zones and by hand', planned('run', step('warmup', null), { repeat: 3, steps: [step('work', 300, { metric: 'heartRateZone', lo: 4, hi: 4 }), step('rest', 60)] }), { stepText: '10m easy "until you press lap", 3x(5m 100%, 1m rest)' }],
  ['fractions of FTP as they are', planned('bike', step('work', 1200, { metric: 'ftp', lo: 0.86, hi: 0.9 })), { stepText: '20m 88%' }],
  ['swims by distance', planned('swim', { repeat: 8, steps: [step('work', null, { metric: 'speedZone', lo: 4, hi: 4 }, { distanceM: 100 }), step('rest', 15)] }), { stepText: '8x(100m 100%, 15s rest)' }],
  ['lifting keeps its words', planned('strength', step('work', 45, null, { note: 'Squat\n' }), step('rest', 60)), { workoutType: 'strength', stepText: '45s Squat, rest 1m', intensity: 'moderate' }],
])('%s', (_name, file, expected) => {
  const made = libraryFromFit(file)!;
  expect(made).toMatchObject(expected);
  if (made.stepText !== '') expect(parseSteps(made.stepText, made.workoutType).ok).toBe(true);
});

test('another sport, and a day without end, are none', () => {
  expect(libraryFromFit(activity(leg('other', [lap(600)])))).toBeNull();
  expect(libraryFromFit(planned('other', step('work', 60)))).toBeNull();
  expect(libraryFromFit(activity(leg('bike', [lap(14 * 3600, { power: 200 })])))).toBeNull();
});
