import type { ZonedSport } from '../../codes/sport.ts';
import { tssAt } from '../tss.ts';
import { FAMILIES, familyOf } from './families.ts';
import type { Family, MainSet } from './family.ts';

const sportsOf = ({ workoutType }: Family): readonly ZonedSport[] =>
  workoutType === 'brick' ? ['bike', 'run'] : [workoutType];

/** Training stress of the work, easy rests left out. */
function demandOf(family: Family, { parts }: MainSet): number {
  const sports = sportsOf(family);
  return parts
    .flatMap((sets, i) =>
      sets.flatMap(({ reps, work, rest }) =>
        [work, ...(rest?.kind === 'work' ? [rest] : [])].map(
          ({ sec, effort }) => reps * tssAt(sec / 3600, effort, sports[i % sports.length]!),
        ),
      ),
    )
    .reduce((sum, tss) => sum + tss, 0);
}

test('there are families for every sport, each of its own name', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(40);
  expect(FAMILIES.flatMap(({ rungs }) => rungs).length).toBeGreaterThanOrEqual(200);
  expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
  expect(new Set(FAMILIES.map(({ workoutType }) => workoutType))).toEqual(new Set(['run', 'bike', 'swim', 'brick']));
  expect(familyOf('run-cruise').name).toBe('Cruise intervals');
  expect(() => familyOf('run-nowhere')).toThrow('No family run-nowhere');
});

test.each(FAMILIES.map((family) => [family.id, family] as const))('%s is a ladder', (_, family) => {
  expect(family.rungs.length).toBeGreaterThanOrEqual(4);
  const demands = family.rungs.map((rung) => rung.map((set) => demandOf(family, set)));
  // a rung asks for no less than the one below, and its alternatives for about the same
  const steps = demands.slice(1).map((demand, i) => Math.min(...demand) / Math.max(...demands[i]!, 1e-9));
  expect(steps.filter((step) => step < 0.97)).toEqual([]);
  expect(demands.filter((demand) => Math.max(...demand) > 1.25 * Math.min(...demand))).toEqual([]);
  expect(demands.at(-1)![0]).toBeGreaterThan(1.5 * Math.max(...demands[0]!));
});

test.each(FAMILIES.map((family) => [family.id, family] as const))(
  'the alternatives of each rung of %s differ in more than their words',
  (_, { rungs }) => {
    const withoutWords = (key: string, value: unknown) => (key === 'note' ? undefined : value);
    const numbers = rungs.map((rung) => rung.map((set) => JSON.stringify(set, withoutWords)));
    expect(numbers.map((rung) => new Set(rung).size)).toEqual(rungs.map(({ length }) => length));
  },
);

test.each(FAMILIES.map((family) => [family.id, family] as const))('%s says what a coach would', (_, family) => {
  for (const text of [
    family.purpose,
    family.feel,
    family.mistake,
    family.whenNot,
    ...(family.fuel ? [family.fuel] : []),
  ])
    expect(text).toMatch(/^[A-Z].{10,160}\.$/);
  const works = family.rungs.flat().flatMap(({ parts }) => parts.flat().map(({ work }) => work));
  expect(works.filter(({ note }) => note === '')).toEqual([]);
});

test('bricks of a sprint run nearly as long at race effort as they ride, as their race does', () => {
  const work = (sets: MainSet['parts'][number]) => sets.reduce((sum, set) => sum + set.reps * set.work.sec, 0);
  for (const { parts } of ['brick-sprint-race', 'brick-sprint-repeats'].flatMap((id) => familyOf(id).rungs.flat())) {
    const seconds = (first: 0 | 1) => parts.reduce((sum, sets, i) => sum + (i % 2 === first ? work(sets) : 0), 0);
    expect(seconds(1) / seconds(0)).toBeGreaterThanOrEqual(0.6);
    expect(seconds(1) / seconds(0)).toBeLessThanOrEqual(1);
  }
});

test('swims are written in whole lengths with rests at the wall', () => {
  const sets = FAMILIES.filter(({ workoutType }) => workoutType === 'swim')
    .flatMap(({ rungs }) => rungs.flat())
    .flatMap(({ parts }) => parts.flat());
  expect(sets.length).toBeGreaterThan(100);
  expect(sets.filter(({ work }) => work.distanceM === undefined || work.distanceM % 25 !== 0)).toEqual([]);
  expect(sets.filter(({ rest }) => rest !== null && rest.kind !== 'rest')).toEqual([]);
});

test('nothing that a cool-down or a run follows lasts to the end', () => {
  const notes = FAMILIES.flatMap(({ rungs }) => rungs.flat()).flatMap(({ parts }) => parts.flat());
  expect(notes.filter(({ work }) => work.note.includes('to the end'))).toEqual([]);
});
