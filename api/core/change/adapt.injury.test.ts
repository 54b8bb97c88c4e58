import type { AdaptInput } from './adapt/events.ts';
import { told, hurt, run } from '../../test/core/answered.ts';
import { before, skipped } from '../../test/core/calmWeeks.ts';

// What injuries make of a calm plan: the whole answer.

test.each<readonly [string, AdaptInput, readonly string[]]>([
  [
    'a swim skipped for pain that is known',
    hurt('pain', 'elbow', { history: [before(0, { ...skipped('injury'), workoutType: 'swim' })] }),
    [
      'a swim workout skipped for an injury: Wed swim out',
      'your injury: elbow: Fri swim 25, Sat bike 75, Tue 9 swim moderate 30, Fri 12 swim 30, Tue 16 swim moderate 30, Fri 19 swim 30, Sat 20 bike 75, Tue 23 swim moderate 25, Sat 27 bike 75',
    ],
  ],
  [
    'a knee that hurts',
    hurt('pain', 'knee'),
    [
      'your injury: knee: Tue bike easy 25, Thu bike 25, Fri run 20, Sat bike 110, Sun run 40, Tue 9 bike 30, Wed 10 run 20, Thu 11 bike 25, Sun 14 run 40, Tue 16 bike 30, Wed 17 run 20, Thu 18 bike 30, Sat 20 bike easy 120, Sun 21 run 35, Tue 23 bike 20, Wed 24 run 20, Thu 25 bike 20, Fri 26 run out, Sat 27 bike 75, Sun 28 run 20',
    ],
  ],
  [
    'a strained calf',
    hurt('strain', 'calf'),
    [
      'your injury: calf: Fri run 20, Sun run 45, Wed 10 run 20, Sun 14 run out, Wed 17 run 20, Sun 21 run 35, Wed 24 run 20, Fri 26 run out, Sun 28 run 20',
    ],
  ],
  [
    'a strained calf, and runs that a person wants',
    hurt('strain', 'calf', { workouts: run(0, { locked: true }) }),
    [
      'your injury: calf: Wed 10 run 20, Sun 14 run out, Wed 17 run 20, Sun 21 run 35, Wed 24 run 20, Fri 26 run out, Sun 28 run 20',
    ],
  ],
  [
    'a strained calf, and runs that were skipped',
    hurt('strain', 'calf', { workouts: run(0, { status: 'skipped' }) }),
    [
      'your injury: calf: Wed 10 run 20, Sun 14 run out, Wed 17 run 20, Sun 21 run 35, Wed 24 run 20, Fri 26 run out, Sun 28 run 20',
    ],
  ],
  [
    'a strained calf that the planner knew of',
    hurt('strain', 'calf', {
      workouts: run(0, { reasons: [{ code: 'INJURY_CARE', source: 'rule', text: '', inputs: {} }] }),
    }),
    [
      'your injury: calf: Sun run 45, Wed 10 run 20, Sun 14 run out, Wed 17 run 20, Sun 21 run 35, Wed 24 run 20, Fri 26 run out, Sun 28 run 20',
    ],
  ],
  [
    'a broken shin',
    hurt('stress fracture', 'shin'),
    [
      'your injury: shin: Fri run bike easy 35, Sun run out, Wed 10 run out, Sat 13 brick out, Sun 14 run out, Wed 17 run bike easy 25, Fri 19 run bike easy 20, Sun 21 run out, Wed 24 run bike easy 25, Fri 26 run out, Sun 28 run out',
    ],
  ],
  [
    'a strained shoulder',
    hurt('strain', 'shoulder'),
    [
      'your injury: shoulder: Wed swim bike easy 30, Fri swim out, Sat bike 75, Tue 9 swim out, Fri 12 swim out, Tue 16 swim bike easy 30, Fri 19 swim out, Sat 20 bike 75, Tue 23 swim bike easy 30, Fri 26 swim out, Sat 27 bike 75',
    ],
  ],
  ['a strained shoulder that has healed', hurt('strain', 'shoulder', {}, true), []],
])('the answer to %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});
