import { STARTER_LIBRARY } from '../starterLibrary/starterLibrary.ts';
import { parseSteps } from '../stepText/parseSteps.ts';
import { workoutFromLibrary, type LibraryEntry } from './workoutFromLibrary.ts';
import { stepSeconds } from './stepSums.ts';

const MEASURED = { ftp: 250, runThresholdSpeed: 4, css: 1.25, lthr: 165 };

function entry(text: string, over: Partial<LibraryEntry> = {}): LibraryEntry {
  const workoutType = over.workoutType ?? 'bike';
  const read = parseSteps(text, workoutType);
  if (!read.ok) throw new Error(read.message);
  return {
    name: 'Mine',
    workoutType,
    intensity: 'vo2max',
    duration: 1,
    instructions: 'Go well.',
    steps: read.steps,
    ...over,
  };
}

test('targets are in watts where the threshold is known, else by feeling', () => {
  const ride = entry('15m easy, 5x(3m 106%, 3m easy), 10m easy');
  expect(workoutFromLibrary(ride, MEASURED)).toMatchObject({
    duration: 55,
    isHard: true,
    description: 'Mine',
    instructions: [
      'Warm-up 15 min easy (155–175 W)',
      '5 × 3 min (260–270 W), 3 min easy',
      'Cool-down 10 min easy (155–175 W)',
      'Go well.',
    ].join('\n'),
  });
  expect(workoutFromLibrary(ride, null)!.instructions).toMatch(/^Warm-up 15 min easy \(RPE 3–4\)\n5 × 3 min \(RPE 8\)/);
  // what the author asked for in so many words stays
  expect(workoutFromLibrary(entry('20m 80% @rpe 4-5'), MEASURED)!.steps).toMatchObject([
    { target: { metric: 'rpe', lo: 4, hi: 5 } },
  ]);
});

test('hard steps make a hard day of it, whatever its author calls it', () => {
  const called = (intensity: string, steps: string) => workoutFromLibrary(entry(steps, { intensity }), MEASURED)!;
  expect(called('easy', '15m easy, 5x(3m 106%, 3m easy), 10m easy')).toMatchObject({ intensity: 'easy', isHard: true });
  expect(called('easy', '40m 70%, 6x(20s 120%, 40s easy)')).toMatchObject({ isHard: false });
  expect(called('race', '40m 70%')).toMatchObject({ isHard: true });
});

test('distances take the athlete their own time, and the workout comes out in whole minutes', () => {
  const swim = entry('8min easy, 10x(100m css, 15s rest), 5min easy', { workoutType: 'swim' });
  const workout = workoutFromLibrary(swim, MEASURED)!;
  expect(workout.steps[1]).toMatchObject({
    repeat: 10,
    steps: [{ distanceM: 100, durationSec: 80 }, { durationSec: 15 }],
  });
  expect(workout.duration).toBe(29);
  expect(stepSeconds(workout.steps)).toBe(29 * 60);
  // a time that the author gave is the author's
  expect(workoutFromLibrary(entry('4x(100m in 2:00 css, 30s rest)', { workoutType: 'swim' }), MEASURED)!.duration).toBe(
    10,
  );
});

test('without steps the duration decides; with neither there is no workout', () => {
  const open = entry('30m easy', { steps: [], duration: 50, intensity: 'moderate' });
  expect(workoutFromLibrary(open, null)).toMatchObject({
    duration: 50,
    steps: [],
    instructions: 'Go well.',
    isHard: false,
  });
  expect(workoutFromLibrary({ ...open, duration: null }, null)).toBeNull();
});

test('every starter workout is a workout for the measured and the unmeasured', () => {
  for (const starter of STARTER_LIBRARY)
    for (const thresholds of [null, MEASURED]) {
      const workout = workoutFromLibrary(starter, thresholds)!;
      expect(stepSeconds(workout.steps)).toBe(workout.duration * 60);
    }
});

// a swim is as long as its distances take
test.each(STARTER_LIBRARY.filter(({ workoutType }) => workoutType !== 'swim').map((each) => [each.key, each] as const))(
  '%s is as long as it says, for both',
  (_key, starter) => {
    expect([null, MEASURED].map((thresholds) => workoutFromLibrary(starter, thresholds)!.duration)).toEqual([
      starter.duration,
      starter.duration,
    ]);
  },
);
