import { METRIC } from '../../api/core/units/displayUnits.ts';
import type { ProfileStep } from './profileBlock.ts';
import { stepLength, stepName, stepNote } from './stepText.ts';

const step = (fields: Partial<ProfileStep>): ProfileStep => ({
  kind: 'WORK',
  durationSec: 360,
  effort: 0.9,
  target: { metric: 'RPE', lo: 5, hi: 6 },
  ...fields,
});

test.each<[Partial<ProfileStep>, string, string | null]>([
  [{}, 'Work', null],
  [{ note: 'at marathon pace' }, 'At marathon pace', null],
  [{ kind: 'RECOVERY', note: 'jog' }, 'Jog', null],
  // that it is a rest says no more than its kind
  [{ kind: 'RECOVERY', note: 'rest' }, 'Recovery', null],
  [{ kind: 'REST', note: 'rest' }, 'Rest', null],
  [{ kind: 'WARMUP', note: 'with drills' }, 'Warm-up', 'with drills'],
  [{ kind: 'A_NEWER_KIND' }, 'Step', null],
  [{ leg: 'CYCLING' }, 'Bike: Work', null],
  [{ leg: 'RUNNING', note: 'easy' }, 'Run: Easy', null],
])('%j is called %s, beside it %s', (fields, name, note) => {
  expect([stepName(step(fields)), stepNote(step(fields))]).toEqual([name, note]);
});

test.each<[Partial<ProfileStep>, string, string]>([
  [{}, 'RUN', '6 min'],
  [{ distanceM: 400 }, 'RUN', '400 m'],
  [{ distanceM: 2000 }, 'RUN', '2 km'],
  [{ distanceM: 2000 }, 'SWIM', '2000 m'],
  [{ distanceM: 2000, leg: 'SWIMMING' }, 'BRICK', '2000 m'],
  [{ distanceM: 2000, leg: 'RUNNING' }, 'SWIM', '2 km'],
])('%j of %s is as long as %s', (fields, workoutType, length) => {
  expect(stepLength(step(fields), workoutType, METRIC)).toBe(length);
});
