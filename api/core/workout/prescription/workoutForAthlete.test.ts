import type { Thresholds } from '../../athlete/athlete.ts';
import { parseSteps } from '../stepText/parseSteps.ts';
import { workoutForAthlete } from './workoutForAthlete.ts';
import { type LibraryEntry, workoutFromLibrary } from './workoutFromLibrary.ts';

const SLOW: Thresholds = { ftp: 200, runThresholdSpeed: 3, css: 1, lthr: null };
const QUICK: Thresholds = { ftp: 300, runThresholdSpeed: 4.5, css: 1.5, lthr: null };
const UNMEASURED: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };

/** As one athlete has it, with a line of the planner's own. */
function has(workoutType: LibraryEntry['workoutType'], text: string, thresholds: Thresholds) {
  const read = parseSteps(text, workoutType);
  if (!read.ok) throw new Error(read.message);
  const entry = { name: 'Set', workoutType, intensity: 'threshold', duration: null, instructions: 'Stay tall.' };
  return workoutFromLibrary({ ...entry, steps: read.steps }, thresholds)!;
}

const PLANNED = { byPlanner: true };

test.each([
  ['run', '15m easy, 5x(3m 102%, 2m easy), 10m easy'],
  ['bike', '15m easy, 3x(8m 100%, 4m easy), 15m easy'],
  ['swim', '400m easy, 10x(100m 102%, 20s rest), 200m easy'],
  ['run', '15m easy, 5x(1km 102%, 2m easy), 10m easy'],
] as const)('a %s of one athlete is for another as if it had been made for them: %s', (workoutType, text) => {
  for (const [from, to] of [
    [SLOW, QUICK],
    [QUICK, SLOW],
    [SLOW, SLOW],
  ] as const) {
    const { steps, duration, tss, instructions, ...copy } = workoutForAthlete(has(workoutType, text, from), {
      from,
      to,
      ...PLANNED,
    });
    const own = has(workoutType, text, to);
    expect(copy).toMatchObject({ description: own.description, intensity: own.intensity, isHard: own.isHard });
    // each has an easy step that is as long as whole minutes ask for
    const but = (lines: readonly unknown[], last: number) => lines.slice(0, lines.length - last);
    expect(but(steps, 1)).toEqual(but(own.steps, 1));
    expect(but(instructions.split('\n'), 2)).toEqual(but(own.instructions.split('\n'), 2));
    expect(instructions.endsWith('\nStay tall.')).toBe(true);
    expect([0, 1]).toContain(duration - own.duration);
    expect(Math.abs(tss - own.tss)).toBeLessThanOrEqual(2);
  }
});

test('where nothing of the other is measured, the aim is a feeling and the time the usual one', () => {
  const text = '10m easy, 3x(1km 102%, 2m easy)';
  const copy = workoutForAthlete(has('run', text, QUICK), { from: QUICK, to: UNMEASURED, ...PLANNED });
  expect(copy.steps.slice(1)).toEqual(has('run', text, UNMEASURED).steps.slice(1));
  expect(copy.instructions).toMatch(/RPE/);
  expect(copy.instructions).not.toMatch(/\/km/);
});

test('lines tell the paces of whoever gets it, also where they were of other thresholds by now', () => {
  const text = '15m easy, 4x(5m 102%, 2m easy), 10m easy';
  const old = has('run', text, SLOW);
  const own = has('run', text, QUICK);
  for (const from of [{ ...SLOW, runThresholdSpeed: 3.4 }, QUICK])
    expect(workoutForAthlete(old, { from, to: QUICK, byPlanner: false }).instructions).toBe(own.instructions);
});

test('what a person wrote stays, word by word', () => {
  const swim = { ...has('swim', '400m easy', SLOW), steps: [], instructions: '400 at 1:40/100 m, then talk to me' };
  expect(workoutForAthlete(swim, { from: SLOW, to: QUICK, byPlanner: false })).toEqual(swim);
  const strength = { ...swim, workoutType: 'strength' as const };
  expect(workoutForAthlete(strength, { from: SLOW, to: QUICK, ...PLANNED })).toBe(strength);
});
