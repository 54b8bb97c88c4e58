import { easedLines, reasonsOf } from './adapt.ts';
import type { WorkoutChange } from './changes.ts';

// How many workouts a rule changed, and why: one line for each cause.

const change = (text: string, more: Partial<WorkoutChange> = {}): WorkoutChange => {
  const [op, workoutId] = text.split(' ') as [WorkoutChange['op'], string];
  return { id: text, op, workoutId, reasonCode: 'READINESS_RED', source: 'checkIn', changeDescription: text, ...more };
};
const tired = { reasonCode: 'TIRED', because: 'sleep 3' } as const;

test.each<readonly [name: string, changes: readonly WorkoutChange[], lines: readonly object[]]>([
  ['nothing', [], []],
  [
    'one left out and two eased',
    [change('remove a'), change('ease b'), change('resize c')],
    [{ gone: 1, left: 2, verb: 'eased' }],
  ],
  ['twice the same workout', [change('ease a'), change('resize a')], [{ gone: 0, left: 1, verb: 'eased' }]],
  [
    'eased before it was left out',
    [change('ease a'), change('remove a'), change('move b')],
    [{ gone: 1, left: 1, verb: 'moved' }],
  ],
  ['other sports', [change('replace a'), change('replace b')], [{ gone: 0, left: 2, verb: 'replaced' }]],
  ['another sport and an easier one', [change('replace a'), change('ease b')], [{ gone: 0, left: 2, verb: 'eased' }]],
  ['another day and an easier one', [change('move a'), change('ease b')], [{ gone: 0, left: 2, verb: 'eased' }]],
  [
    'two rules',
    [change('ease a'), change('ease b', { reasonCode: 'TIRED' }), change('ease c')],
    [
      { reasonCode: 'READINESS_RED', left: 2, because: null, inputs: {} },
      { reasonCode: 'TIRED', left: 1 },
    ],
  ],
  [
    'two rules that say the same',
    [
      change('ease a', { because: 'sleep 3' }),
      change('ease b', tired),
      change('ease c', { ...tired, because: 'sleep 2' }),
    ],
    [{ reasonCode: 'READINESS_RED', because: 'sleep 3', left: 3 }],
  ],
  [
    'the numbers of the first',
    [change('ease a', { inputs: { score: 19 } }), change('ease b')],
    [{ inputs: { score: 19 }, left: 2 }],
  ],
])('said of changes: %s', (_, changes, lines) => {
  expect(easedLines(changes)).toMatchObject(lines);
  expect(easedLines(changes)).toHaveLength(lines.length);
});

test('the same as a sentence for the athlete, with the number of workouts', () => {
  const said = reasonsOf([
    change('remove a', { ...tired, inputs: { skippedOn: '2027-01-04' } }),
    change('ease b', tired),
    change('resize b', tired),
    change('ease c', { because: 'stress 8' }),
  ]);
  expect(said).toEqual([
    {
      code: 'TIRED',
      text: '1 workout left out and 1 eased: sleep 3.',
      inputs: { skippedOn: '2027-01-04', sessions: 2 },
    },
    { code: 'READINESS_RED', text: '1 workout eased: stress 8.', inputs: { sessions: 1 } },
  ]);
});
