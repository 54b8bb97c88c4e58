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
  return { workoutType: 'bike' as const, steps, instructions, tss: 41.5 };
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

describe('work at race effort', () => {
  const RUNNER: Thresholds = { ...NONE, runThresholdSpeed: 3.6 };
  const run = (effort: number, thresholds: Thresholds) => {
    const step = {
      kind: 'work' as const,
      durationSec: 3000,
      effort,
      note: 'at marathon pace',
      raceEffort: true as const,
    };
    const steps: Steps = [{ ...step, target: targetOf('run', step, thresholds, 3000) }];
    return {
      workoutType: 'run' as const,
      steps,
      instructions: describeSteps(steps, 'run', thresholds).join(''),
      tss: 60,
    };
  };
  const trained = { raceType: 'marathon' as const, efforts: { run: 0.9 } };

  test('follows the goal, in steps, words and load', () => {
    const before = run(0.86, RUNNER);
    const aimed = retargeted(before, { before: RUNNER, after: RUNNER, byPlanner: true, trained })!;
    const { steps, instructions } = run(0.9, RUNNER);
    expect(aimed).toMatchObject({ steps, instructions });
    expect(aimed.tss).not.toBe(before.tss);
  });

  test('of another race, and of a person, stays', () => {
    const change = { before: RUNNER, after: RUNNER, trained };
    expect(retargeted(run(0.7, RUNNER), { ...change, byPlanner: true })).toBeNull();
    expect(retargeted(run(0.86, RUNNER), { ...change, byPlanner: false })).toBeNull();
  });
});

test.each([
  [true, '15 min (151–151 W)'],
  [false, null],
] as const)('lines with watts of long ago follow where nobody has edited the workout: %s', (isUntouched, line) => {
  const step = {
    kind: 'warmup' as const,
    durationSec: 900,
    effort: 0.6,
    target: { metric: 'ftp' as const, lo: 0.6, hi: 0.6 },
  };
  const old = { workoutType: 'bike' as const, steps: [step], instructions: 'Warm-up 15 min (120–120 W)', tss: 9 };
  const aimed = retargeted(old, { before: BEFORE, after: AFTER, byPlanner: true, isUntouched });
  expect(aimed?.instructions ?? null).toBe(line && `Warm-up ${line}`);
});
