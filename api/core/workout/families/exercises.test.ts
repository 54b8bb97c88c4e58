import { EXERCISES, exerciseOf } from './exercises.ts';
import { ADD_ONS, BALANCE_EXERCISE, CORE_EXERCISES, STRENGTH_LADDERS } from './strength.ts';

test('every exercise has a name of its own, and says how, what goes wrong, what is easier and what harder', () => {
  expect(new Set(EXERCISES.map(({ name }) => name)).size).toBe(EXERCISES.length);
  for (const { name, how, mistake, easier, harder } of EXERCISES)
    for (const line of [how, mistake, easier, harder])
      expect([name, line]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
});

test('the exercises of all sessions are known', () => {
  const named = STRENGTH_LADDERS.flatMap(({ sessions, swimmers }) =>
    [...sessions, ...swimmers].flatMap(({ lifts, circuit, kept = [] }) => [...lifts, ...circuit, kept].flat()),
  );
  for (const name of [...named, ...CORE_EXERCISES, BALANCE_EXERCISE, ...ADD_ONS.flatMap(({ exercises }) => exercises)])
    expect(exerciseOf(name)).toMatchObject({ name });
  expect(exerciseOf('the own one of a coach')).toBeNull();
});

test('the two sessions of a family differ, and core work loads nothing that an injury forbids', () => {
  for (const { sessions, swimmers } of STRENGTH_LADDERS)
    for (const [a, b] of [sessions, swimmers]) expect(a).not.toEqual(b);
  for (const name of CORE_EXERCISES) expect(exerciseOf(name)!.loads).toEqual([]);
});

test('what is done with one side at a time says so, however it is counted', () => {
  expect(exerciseOf('split squat')).toMatchObject({ isHeld: false, isPerSide: true, loads: ['lower-body'] });
  expect(exerciseOf('side plank')).toMatchObject({ isHeld: true, isPerSide: true, loads: [] });
  expect(exerciseOf('goblet squat')).toMatchObject({ isHeld: false, isPerSide: false, loads: ['lower-body'] });
  for (const { name, isPerSide } of EXERCISES)
    expect([name, isPerSide || !/single|side/.test(name)]).toEqual([name, true]);
});
