import type { Thresholds } from '../../athlete/athlete.ts';
import { rpeOf } from '../../athlete/zones.ts';
import { targetOf } from './targets.ts';
import { enduranceTemplate } from './templates.ts';

const NOTHING: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };
const HEART: Thresholds = { ...NOTHING, lthr: 160 };
const MINUTE = 60;

test.each([
  // zone of the effort, by Friel's borders of the same name
  ['run', 'work', 0.7, 40, { metric: 'lthr', lo: 0.7, hi: 0.85 }],
  ['run', 'work', 0.8, 40, { metric: 'lthr', lo: 0.85, hi: 0.9 }],
  ['run', 'work', 1, 8, { metric: 'lthr', lo: 1, hi: 1.03 }],
  ['run', 'warmup', 0.65, 10, { metric: 'lthr', lo: 0.7, hi: 0.85 }],
  ['bike', 'work', 0.65, 120, { metric: 'lthr', lo: 0.81, hi: 0.9 }],
  ['bike', 'work', 0.95, 5, { metric: 'lthr', lo: 0.94, hi: 1 }],
  ['bike', 'work', 1.6, 5, { metric: 'lthr', lo: 1.07, hi: 1.1 }],
  // over before the heart tells
  ['run', 'work', 1.05, 4, { metric: 'rpe', ...rpeOf('run', 1.05) }],
  ['bike', 'recovery', 0.5, 3, { metric: 'rpe', ...rpeOf('bike', 0.5) }],
  // water hides it
  ['swim', 'work', 0.9, 30, { metric: 'rpe', ...rpeOf('swim', 0.9) }],
] as const)(
  'by threshold heart rate alone %s %s at %d for %d min aims at %j',
  (sport, kind, effort, minutes, target) => {
    expect(targetOf(sport, { kind, effort }, HEART, minutes * MINUTE)).toEqual(target);
  },
);

test('the threshold of the sport goes before that of the heart', () => {
  const known = { ...HEART, ftp: 250 };
  expect(targetOf('bike', { kind: 'work', effort: 0.9 }, known, 1200)).toMatchObject({ metric: 'ftp' });
  expect(targetOf('run', { kind: 'work', effort: 0.9 }, known, 1200)).toMatchObject({ metric: 'lthr' });
});

test.each([
  ['uphill', { kind: 'work', effort: 1, note: 'uphill' }],
  ['a rest', { kind: 'rest', effort: 0 }],
] as const)('%s is felt, whatever is known', (_name, piece) => {
  expect(targetOf('run', piece, { ...HEART, runThresholdSpeed: 4 }, 600)).toMatchObject({ metric: 'rpe' });
});

test('with nothing known all is felt', () => {
  expect(targetOf('run', { kind: 'work', effort: 0.8 }, NOTHING, 2400)).toMatchObject({ metric: 'rpe' });
});

test.each([
  ['nothing is known', null, { metric: 'rpe', lo: 8.5, hi: 9.5 }],
  [
    'the heart rate alone is known',
    { ftp: null, runThresholdSpeed: null, css: null, lthr: 165 },
    { metric: 'rpe', lo: 8.5, hi: 9.5 },
  ],
  ['the pace is known', { ftp: null, runThresholdSpeed: 4, css: null, lthr: 165 }, { metric: 'thrSpeed' }],
])('a test is run as hard as it can be held where %s', (_, thresholds, expected) => {
  const set = enduranceTemplate('RUN-21').parts[0]!.elements.find((element) => 'work' in element)!;
  expect(targetOf('run', set.work, thresholds, set.work.sec)).toMatchObject(expected);
});
