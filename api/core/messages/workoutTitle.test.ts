import { EXAMPLES } from '../../test/core/publishedTemplates.ts';
import { type DisplayUnits, METRIC } from '../units/displayUnits.ts';
import { ATHLETE } from './reader.ts';
import { keptSummary, naming, summaryOfKept, summaryText } from './summary.ts';
import { keptTitle, titleIn, titleOf } from './workoutTitle.ts';

const LONG: DisplayUnits = { units: 'metric', poolLength: '50m' };
const YARDS: DisplayUnits = { units: 'imperial', poolLength: '25yd' };
const MILES: DisplayUnits = { units: 'imperial', poolLength: '25m' };
const ALL = [METRIC, LONG, YARDS, MILES];

const swim = (description: string) => ({ workoutType: 'swim', description });
const run = (description: string) => ({ workoutType: 'run', description });

test.each<[{ workoutType: string; description: string }, readonly [string, string, string, string]]>([
  [
    swim('CSS swim 8 × 100 m'),
    ['CSS swim 8 × 100 m', 'CSS swim 8 × 100 m', 'CSS swim 8 × 100 yd', 'CSS swim 8 × 100 m'],
  ],
  [
    swim('Fast swim 12 × 75 m'),
    ['Fast swim 12 × 75 m', 'Fast swim 12 × 100 m', 'Fast swim 12 × 75 yd', 'Fast swim 12 × 75 m'],
  ],
  [
    swim('Aerobic swim 400 m'),
    ['Aerobic swim 400 m', 'Aerobic swim 400 m', 'Aerobic swim 425 yd', 'Aerobic swim 400 m'],
  ],
  [swim('10 × 100 m'), ['10 × 100 m', '10 × 100 m', '10 × 100 yd', '10 × 100 m']],
  [swim('Pyramid swim'), ['Pyramid swim', 'Pyramid swim', 'Pyramid swim', 'Pyramid swim']],
  [swim('CSS swim 20 min'), ['CSS swim 20 min', 'CSS swim 20 min', 'CSS swim 20 min', 'CSS swim 20 min']],
  [swim(''), ['', '', '', '']],
  [run('Track 6 × 400 m'), ['Track 6 × 400 m', 'Track 6 × 400 m', 'Track 6 × 400 m', 'Track 6 × 400 m']],
])('%j in four ways', (workout, expected) => {
  expect(ALL.map((units) => titleIn(workout, units))).toEqual(expected);
  // what is sent back as it was read is what was kept
  expect(ALL.map((units) => keptTitle(titleIn(workout, units), workout, units))).toEqual(
    ALL.map(() => workout.description),
  );
  expect(keptTitle('My own', workout, YARDS)).toBe('My own');
});

test.each([
  ...new Set(
    EXAMPLES.filter(({ workoutType, countsReps }) => workoutType === 'swim' && countsReps).map(({ name }) => name),
  ),
])('%s is told in yards in a sentence', (name) => {
  const summary = naming`Skipped: ${titleOf(swim(`${name} 4 × 400 m`))}.`;
  expect(summaryText(summary, { ...ATHLETE, units: YARDS })).toBe(`Skipped: ${name} 4 × 425 yd.`);
});

test('a sentence with a swim in it is kept as a text and with its numbers, one without as a text alone', () => {
  const swum = keptSummary(naming`Moved ${titleOf(swim('CSS swim 10 × 100 m'))} to ${'Friday'}.`);
  expect(swum.summary).toBe('Moved CSS swim 10 × 100 m to Friday.');
  const read = JSON.parse(JSON.stringify(swum)) as typeof swum;
  expect(summaryText(summaryOfKept(read), { ...ATHLETE, units: YARDS })).toBe('Moved CSS swim 10 × 100 yd to Friday.');
  expect(keptSummary(naming`Moved ${titleOf(run('Track 6 × 400 m'))} to ${'Friday'}.`)).toEqual({
    summary: 'Moved Track 6 × 400 m to Friday.',
    summaryLines: null,
  });
  // of a row that was kept before, the text is all that is known
  const old = summaryOfKept({ summary: 'Moved CSS swim 10 × 100 m.', summaryLines: null });
  expect(summaryText(old, { ...ATHLETE, units: YARDS })).toBe('Moved CSS swim 10 × 100 m.');
});
