import type { Viewer } from '../domain/kernel/access.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { added, CREATE } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf } from '../test/schedules.ts';

let viewer: Viewer;
let coach: Viewer;

const deps = setUpDeps('2026-11-20T12:00:00Z');
beforeAll(async () => {
  viewer = await aScheduledAthlete(deps);
  coach = await aCoachOf(deps, viewer);
});

const step = { kind: 'WORK', durationSec: 600, target: { metric: 'RPE', lo: 3, hi: 4 } };

test.each([
  ['leg', { leg: 'STRENGTH' }],
  ['sport', { sport: 'STRENGTH' }],
])('a leg that is none is named as it was sent: %s', async (name, leg) => {
  const [, week] = await weeksOf(deps, viewer);
  const { input } = added(viewer.athleteId, week!);
  const { duration: _duration, ...rest } = input;
  const steps = [{ repeat: 1, steps: [{ ...step, ...leg }] }];
  const { data } = await ask(deps, viewer, CREATE, { input: { ...rest, workoutType: 'BRICK', steps } });
  expect(data.createWorkout.errors).toContainEqual(expect.objectContaining({ path: `steps.0.steps.0.${name}` }));
});

const SAVE = `mutation ($input: CreateLibraryWorkoutInput!) { createLibraryWorkout(input: $input) { __typename
  ... on InvalidInput { errors { path message } } } }`;
test.each([
  ['none', {}, 'intensityLevel'],
  ['a level that a library has not', { intensityLevel: 'RACE' }, 'intensityLevel'],
  ['no level', { intensityLevel: 'OTHER' }, 'intensityLevel'],
  ['no level, with a word', { intensityLevel: 'OTHER', intensity: 'spicy' }, 'intensityLevel'],
  ['a word alone', { intensity: 'spicy' }, 'intensity'],
])('an intensity in the library is named as it was sent: %s', async (_name, intensity, path) => {
  const input = { name: 'Hills', workoutType: 'RUN', duration: 30, instructions: 'Up and down.', ...intensity };
  const { data } = await ask(deps, coach, SAVE, { input });
  expect(data.createLibraryWorkout.errors.map((one: { path: string }) => one.path)).toEqual([path]);
});
