import type { AdaptInput } from './adapt/events.ts';
import { told, off, tuesday, first, others, stepBack } from '../../test/core/answered.ts';
import { monday } from '../../test/core/calmWeeks.ts';

// What breaks make of a calm plan: the whole answer.

test.each<readonly [string, AdaptInput, readonly string[]]>([
  [
    'six days off before a step-back week',
    stepBack(),
    [
      '6 days without training: Tue swim easy 20, Tue bike 20, Wed run 20, Wed strength easy 20, Thu bike 20, Thu strength easy 20, Fri swim 20',
      'Your 6 days off were your step-back week. Another is planned from Monday 25 January; marking the days off in your season plan lets that week load again.',
      'You missed 6 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'three days off',
    off(3),
    [
      '3 days without training: Tue bike easy 20',
      'You missed 3 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'four days off',
    off(4),
    [
      '4 days without training: Tue bike easy 20, Tue strength easy 20, Wed swim 20, Thu bike 20, Thu strength easy 20, Fri run 20, Fri swim 20',
      'You missed 4 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'seven days off',
    off(7),
    [
      '7 days without training: Tue bike easy 20, Tue strength easy 20, Wed swim 20, Thu bike 20, Thu strength easy 20, Fri run 20, Fri swim 20',
      'You missed 7 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'eight days off',
    off(8),
    [
      '8 days without training: Tue bike easy 20, Tue strength easy 20, Wed swim 20, Thu bike 20, Fri run 20, Fri swim 20, Sat bike 80, Sun run 50, Tue 9 bike out, Sat 13 brick 125, Sun 14 run 60',
      '8 days without training: shall we plan the weeks to your races anew from here?',
      'You missed 8 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'fourteen days off',
    off(14),
    [
      '14 days without training: Tue bike easy 20, Tue strength easy 20, Wed swim 20, Thu bike 20, Fri run 20, Fri swim 20, Sat bike 80, Sun run 50, Tue 9 bike out, Sat 13 brick 125, Sun 14 run 60',
      '14 days without training: shall we plan the weeks to your races anew from here?',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than 60% of the plan two weeks running. 6:00 h a week instead of 10:00 h would fit what you do.',
    ],
  ],
  [
    'fifteen days off',
    off(15),
    [
      '15 days without training: Tue bike easy 20, Tue strength easy 20, Wed swim 20, Thu bike 20, Thu strength out, Fri run 20, Fri swim out, Sat bike 70, Sun run 40, Tue 9 bike out, Tue 9 swim easy, Wed 10 strength out, Thu 11 strength out, Sat 13 brick 100, Sun 14 run 50, Tue 16 bike out, Thu 18 strength out, Sat 20 bike 120, Sun 21 run 65, Tue 23 bike 20, Sat 27 bike 90, Sun 28 run 40',
      '15 days without training: shall we plan the weeks to your races anew from here?',
      'Train with thresholds 5% lower until you have tested them again.',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than 60% of the plan two weeks running. 5:00 h a week instead of 10:00 h would fit what you do.',
    ],
  ],
  [
    'twenty-nine days off',
    off(29),
    [
      '29 days without training: Tue bike easy 20, Tue strength out, Wed swim 20, Thu bike 20, Thu strength out, Fri run 20, Fri swim out, Sat bike 45, Sun run 30, Tue 9 bike out, Tue 9 swim easy, Wed 10 strength out, Thu 11 strength out, Fri 12 swim out, Sat 13 brick 80, Sun 14 run 40, Tue 16 bike out, Wed 17 strength out, Thu 18 strength out, Sat 20 bike 95, Sun 21 run 55, Tue 23 bike out, Fri 26 swim out, Sat 27 bike 75, Sun 28 run 35',
      '29 days without training: shall we plan the weeks to your races anew from here?',
      'Train with thresholds 5% lower until you have tested them again.',
      'After such a break your next race may come too soon as a goal; consider making it a C race.',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than 60% of the plan two weeks running. 1:00 h a week instead of 10:00 h would fit what you do.',
    ],
  ],
  [
    'five days off, and a skipped workout before the first',
    off(5, monday, { workouts: tuesday({ status: 'skipped' }) }),
    [
      '5 days without training: Wed swim 20, Thu bike 20, Thu strength easy 20, Fri run 20, Fri swim 20, Sat bike 90',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'five days off, and a race before the first',
    off(5, monday, { workouts: tuesday({ workoutType: 'race' }) }),
    [
      '5 days without training: Wed swim 20, Thu bike 20, Thu strength easy 20, Fri run 20, Fri swim 20, Sat bike 90',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'five days off, the first taken out before',
    off(5, monday, { workouts: others, removed: [{ ...first!, removedBy: 'BREAK' }] }),
    [
      '5 days without training: Tue strength easy 20, Wed swim 20, Thu bike 20, Thu strength easy 20, Fri run 20, Fri swim 20',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    "five days off, the first a person's",
    off(5, monday, { workouts: tuesday({ locked: true }) }),
    [
      '5 days without training: Wed swim 20, Thu bike 20, Thu strength easy 20, Fri run 20, Fri swim 20',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'three days off, and a race before the first',
    off(3, monday, { workouts: tuesday({ workoutType: 'race' }) }),
    ['You missed 3 workouts in the last 14 days. Shall we realign your plan with what you did?'],
  ],
])('the answer to %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});
