import { each } from '../../../test/core/workoutRequests.ts';
import { flattenSteps, isBlock } from './stepSums.ts';

test('a swim warms up for 200 to 600 m, and no more than a quarter of it', () => {
  let met = 0;
  each((workout) => {
    const [warmup] = workout.steps;
    if (workout.workoutType !== 'swim' || workout.duration < 30) return;
    if (warmup === undefined || isBlock(warmup) || warmup.kind !== 'warmup') return;
    met += 1;
    const { distanceM = 0, durationSec } = warmup;
    // work asks for its 8 minutes however far that is
    const isLeast = durationSec <= 540 || distanceM === 200;
    expect(workout.isHard || distanceM >= 200).toBe(true);
    expect(isLeast || distanceM <= 600).toBe(true);
    expect(isLeast || durationSec <= 15 * workout.duration + 5).toBe(true);
  }, 600);
  expect(met).toBeGreaterThan(0);
});

test('swims are whole lengths with rests off the clock', () => {
  each((workout) => {
    if (workout.workoutType !== 'swim') return;
    for (const { kind, distanceM = 0, durationSec } of flattenSteps(workout.steps))
      expect(kind === 'rest' ? durationSec % 5 : distanceM % 25).toBe(0);
  }, 600);
});
