import { ALL_FAMILIES } from '../core/workout/families/families.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete } from '../test/schedules.ts';

const deps = setUpDeps({ now: new Date('2026-11-20T12:00:00Z') });

const FAMILIES_OF = `query ($type: WorkoutType) { workoutFamilies(workoutType: $type) {
  key name workoutType intensityLevel purpose feel mistake whenNot fuel rungs { number sets { name text stepText duration } } } }`;
const MAKE = `mutation ($input: CreateLibraryWorkoutInput!) { createLibraryWorkout(input: $input) {
  ... on CreateLibraryWorkoutPayload { libraryWorkout { duration stepText } } } }`;

interface Answered {
  key: string;
  workoutType: string;
  rungs: { number: number; sets: { name: string; text: string; stepText: string; duration: number }[] }[];
}

const seen = async (viewer: Viewer, type: string | null = null): Promise<Answered[]> =>
  (await ask(deps, viewer, FAMILIES_OF, { type })).data.workoutFamilies;

test('a family says what it is for, how it feels, and climbs its ladder', async () => {
  const threshold = (await seen(await aViewer(deps))).find(({ key }) => key === 'bike-threshold');
  expect(threshold).toMatchObject({
    name: 'Threshold ride',
    workoutType: 'BIKE',
    intensityLevel: 'THRESHOLD',
    purpose: 'Long efforts near threshold lift the power that you can hold for an hour.',
    feel: 'Short phrases only; the last third of each is the part that counts.',
    mistake: 'Starting above it and fading; ride the second half of each a little stronger than the first.',
    whenNot: 'Leave it out in the week of a race.',
    fuel: null,
  });
  expect(threshold!.rungs.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(threshold!.rungs[1]!.sets).toEqual([
    {
      name: 'Threshold ride 4 × 5 min',
      text: '4 × 5 min at threshold, 3 min easy spin',
      stepText: '15m 60% "easy", 4x(5m 98% "at threshold", 3m 55% "easy spin"), 10m 55% "easy"',
      duration: 57,
    },
  ]);
});

test('athlete, coach, a token that may only read and a stranger see the same; nobody else sees any', async () => {
  const athlete = await aScheduledAthlete(deps);
  const all = await seen(athlete);
  expect(all.map(({ key }) => key)).toEqual(ALL_FAMILIES.map(({ id }) => id));
  const readers: Viewer[] = [await aCoachOf(deps, athlete), { ...athlete, scope: 'read' }, await aViewer(deps)];
  for (const viewer of readers) expect(await seen(viewer)).toEqual(all);
  expect((await ask(deps, null, FAMILIES_OF)).codes).toEqual(['UNAUTHENTICATED']);
});

test.each([
  ['RUN', 26],
  ['BIKE', 19],
  ['SWIM', 12],
  ['BRICK', 7],
  ['STRENGTH', 6],
  ['RACE', 0],
])('of %s alone there are %i', async (type, count) => {
  const found = await seen(await aViewer(deps), type);
  expect(found.length).toBe(count);
  expect(found.filter(({ workoutType }) => workoutType !== type)).toEqual([]);
});

test.each(['RUN', 'BIKE', 'SWIM', 'BRICK', 'STRENGTH'])(
  'the top of a ladder of %s can be kept in a library as it is',
  async (workoutType) => {
    const coach = await aCoachOf(deps, await aScheduledAthlete(deps));
    const [family] = await seen(coach, workoutType);
    const { name, text, stepText } = family!.rungs.at(-1)!.sets[0]!;
    const input = { name, workoutType, intensityLevel: 'HARD', instructions: text, stepText };
    const { libraryWorkout } = (await ask(deps, coach, MAKE, { input })).data.createLibraryWorkout;
    expect(libraryWorkout.stepText).toBe(stepText);
  },
);
