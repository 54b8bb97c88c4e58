import type { Thresholds } from '../../athlete/athlete.ts';
import type { Steps } from '../workout.ts';
import { describeSteps } from './describe.ts';
import { retargeted } from './retarget.ts';
import { targetOf } from './targets.ts';

const NONE: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };
const BEFORE: Thresholds = { ...NONE, ftp: 238 };
const AFTER: Thresholds = { ...NONE, ftp: 251 };

function ride(thresholds: Thresholds) {
  const step = (kind: 'warmup' | 'work' | 'rest', durationSec: number, effort: number) => ({
    kind,
    durationSec,
    effort,
    target: targetOf('bike', { kind, effort }, thresholds, durationSec),
  });
  const steps: Steps = [step('warmup', 900, 0.6), { repeat: 3, steps: [step('work', 480, 1), step('rest', 120, 0)] }];
  const instructions = [...describeSteps(steps, 'bike', thresholds), 'Why it is here.'].join('\n');
  return { workoutType: 'bike' as const, steps, instructions };
}

test('watts follow the threshold, and what is told beside them stays', () => {
  const aimed = retargeted(ride(BEFORE), { before: BEFORE, after: AFTER, byPlanner: false })!;
  expect(aimed).toEqual(ride(AFTER));
  expect(aimed.instructions).toContain('Why it is here.');
  expect(retargeted(aimed, { before: AFTER, after: BEFORE, byPlanner: false })).toEqual(ride(BEFORE));
});

test('a threshold that was not known before gives steps targets of their own', () => {
  expect(retargeted(ride(NONE), { before: NONE, after: AFTER, byPlanner: false })).toEqual(ride(AFTER));
});

test('the planner’s own of before anything was measured follow too, those of people do not', () => {
  expect(retargeted(ride(NONE), { before: BEFORE, after: AFTER, byPlanner: true })).toEqual(ride(AFTER));
  expect(retargeted(ride(NONE), { before: BEFORE, after: AFTER, byPlanner: false })).toBeNull();
});

test('another sport’s threshold changes nothing', () => {
  expect(retargeted(ride(BEFORE), { before: BEFORE, after: { ...BEFORE, css: 1.1 }, byPlanner: false })).toBeNull();
  expect(
    retargeted({ ...ride(BEFORE), workoutType: 'strength' }, { before: BEFORE, after: AFTER, byPlanner: true }),
  ).toBeNull();
});

test('what somebody wrote stays', () => {
  const own = { ...ride(BEFORE), instructions: 'As you like.' };
  expect(retargeted(own, { before: BEFORE, after: AFTER, byPlanner: true })).toBeNull();
  const [warmup, ...others] = ride(NONE).steps;
  const byFeel = {
    ...ride(NONE),
    steps: [{ ...warmup!, target: { metric: 'rpe' as const, lo: 3, hi: 3 } }, ...others],
  };
  expect(retargeted(byFeel as never, { before: NONE, after: AFTER, byPlanner: true })).toMatchObject({
    steps: [{ target: { metric: 'rpe', lo: 3, hi: 3 } }, {}],
  });
});
