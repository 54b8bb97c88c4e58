import type { Steps } from '../../core/workout/workout.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import { withPaces } from './raceWorkout.ts';

const OLD: Steps = [];
const workout = (over: Partial<WorkoutRow>) => ({ id: 'race', steps: OLD, duration: 165, ...over }) as WorkoutRow;
const before = workout({ scheduledDate: '2026-12-06', description: 'Lake' });
const paced = [{ id: 'race', before, after: { ...before, tss: 90, instructions: 'Faster.' } }];
const MOVED = { scheduledDate: '2026-12-13', description: 'Lake Half', weekId: 'next' };

test('a race that moved has the paces of now on its new day', () => {
  const [change] = withPaces([{ id: 'race', before, after: { ...before, ...MOVED } }], paced);
  expect(change!.after).toEqual({ ...paced[0]!.after, ...MOVED });
});

test('one that was made anew keeps its own steps, and what only has other paces has them', () => {
  const anew = { ...before, ...MOVED, steps: [], duration: 60 };
  const other = { id: 'ride', before, after: { ...before, id: 'ride' } };
  expect(withPaces([{ id: 'race', before, after: anew }], [...paced, other])).toEqual([
    { id: 'race', before, after: anew },
    other,
  ]);
});
