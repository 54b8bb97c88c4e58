import type { Thresholds } from '../athlete.ts';
import type { ActivitySport, FitStep, FitTarget } from './fitFile.ts';
import { stepsOfFit } from './steps.ts';

const MEASURED: Thresholds = { ftp: 250, runThresholdSpeed: 4, css: 1, lthr: 160 };
const step = (over: Partial<FitStep> = {}): FitStep => ({ kind: 'work', durationSec: 600, distanceM: null, target: null, note: null, ...over });
const one = (sport: ActivitySport, over: Partial<FitStep>, thresholds: Thresholds | null = MEASURED) => stepsOfFit({ sport, steps: [step(over)] }, thresholds)[0];
const target = (metric: FitTarget['metric'], lo: number, hi = lo): Partial<FitStep> => ({ target: { metric, lo, hi } });

test.each<[string, ActivitySport, Partial<FitStep>, object]>([
  ['watts', 'bike', target('watts', 225, 250), { effort: 0.95, target: { metric: 'ftp', lo: 0.9, hi: 1 } }],
  ['a part of FTP', 'bike', target('ftp', 0.88, 0.94), { effort: 0.91, target: { metric: 'ftp', lo: 0.88, hi: 0.94 } }],
  ['a power zone', 'bike', target('powerZone', 4), { effort: 0.975, target: { metric: 'ftp', lo: 0.9, hi: 1.05 } }],
  ['a speed', 'run', target('metresPerSecond', 3.6, 4), { effort: 0.95, target: { metric: 'thrSpeed', lo: 0.9, hi: 1 } }],
  ['a speed in water', 'swim', target('metresPerSecond', 1), { effort: 1, target: { metric: 'css', lo: 1, hi: 1 } }],
  ['beats', 'run', target('bpm', 144, 160), { target: { metric: 'lthr', lo: 0.9, hi: 1 } }],
  ['a part of the highest heart rate', 'bike', target('maxHeartRate', 0.81), { target: { metric: 'lthr', lo: 0.9, hi: 0.9 } }],
  ['a cadence', 'bike', target('cadence', 55, 60), { effort: 0.66, note: '55–60 rpm.', target: { metric: 'rpe', lo: 3, hi: 4 } }],
  ['nothing', 'run', {}, { effort: 0.78, target: { metric: 'rpe', lo: 3, hi: 4 } }],
  ['a rest', 'swim', { kind: 'rest', durationSec: 15 }, { effort: 0, durationSec: 15 }],
  ['1000 m at threshold', 'run', { durationSec: null, distanceM: 1000, ...target('metresPerSecond', 4) }, { durationSec: 250, distanceM: 1000 }],
  ['no end of its own', 'bike', { durationSec: null, note: 'Spin.' }, { durationSec: 300, note: 'Spin. Ends when you press lap.' }],
])('a step that asks for %s', (_name, sport, over, expected) => {
  expect(one(sport, over)).toMatchObject(expected);
});

test.each<[string, ActivitySport, Partial<FitStep>, object]>([
  ['watts stay in words', 'bike', target('watts', 225, 250), { effort: 0.66, note: '225–250 W.', target: { metric: 'rpe' } }],
  ['a speed too', 'run', target('metresPerSecond', 3, 4), { note: '10.8–14.4 km/h.', target: { metric: 'rpe' } }],
  ['beats too', 'run', target('bpm', 140), { note: '140 bpm.', target: { metric: 'rpe' } }],
  ['a part of FTP is felt', 'bike', target('ftp', 1), { effort: 1, target: { metric: 'rpe', lo: 6, hi: 7 } }],
])('without thresholds, %s', (_name, sport, over, expected) => {
  expect(one(sport, over, null)).toMatchObject(expected);
});

test('blocks stay blocks', () => {
  const steps = stepsOfFit({ sport: 'run', steps: [step({ kind: 'warmup' }), { repeat: 5, steps: [step(target('speedZone', 5)), step({ kind: 'recovery' })] }] }, MEASURED);
  expect(steps).toMatchObject([{ kind: 'warmup', effort: 0.74 }, { repeat: 5, steps: [{ kind: 'work' }, { kind: 'recovery', effort: 0.68 }] }]);
});
