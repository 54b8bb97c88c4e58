import { adapt } from './adapt.ts';
import type { AdaptInput } from './adapt/events.ts';
import {
  told,
  even,
  firstEasy,
  said,
  ill,
  locked,
  off,
  tuesday,
  racing,
  hurt,
  run,
  first,
  others,
  stepBack,
} from '../../test/core/answered.ts';
import { before, monday, on, skipped } from '../../test/core/calmWeeks.ts';

// What breaks, illnesses and injuries make of a calm plan: the whole answer.

test.each<readonly [string, AdaptInput, readonly string[]]>([
  [
    'a swim skipped for pain that is known',
    hurt('pain', 'elbow', { history: [before(0, { ...skipped('injury'), workoutType: 'swim' })] }),
    [
      'your injury: elbow: Thu swim 30, Sat bike 75, Sun swim 30, Tue 9 swim 32, Thu 11 swim 32, Tue 16 swim moderate 33, Thu 18 swim 32, Sat 20 bike 75, Tue 23 swim 22, Thu 25 swim 22, Sat 27 bike 75',
    ],
  ],
  [
    'four weeks skipped',
    said(
      [...Array(27).keys()].map((day) => day + 1),
      { ...skipped('illness'), plannedMinutes: 90 },
    ),
    [
      'you are ill: Tue bike out, Tue strength out',
      'ill for 28 days, step 1 of the way back: Wed strength easy 20',
      'ill for 28 days, step 2 of the way back: Thu swim 28, Thu bike out',
      'ill for 28 days, step 3 of the way back: Sat bike 60, Sun run easy, Tue 9 run easy, Wed 10 strength easy, Sat 13 brick 60, Sun 14 run easy, Tue 16 swim easy, Tue 16 strength easy, Wed 17 run easy',
      'ill for 28 days, less volume on the way back: Sun run 42, Sun swim out, Tue 9 swim out, Sun 14 run 57, Tue 16 strength 27',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
      'You did less than 60% of the plan two weeks running. 1 h a week instead of 10 h would fit what you do.',
      '25% of the training hours before Lake are lost. Shall we plan the phases anew, with an easier goal?',
    ],
  ],
  [
    'a knee that hurts',
    hurt('pain', 'knee'),
    [
      'your injury: knee: Tue bike easy 29, Thu bike 28, Fri run 20, Sat bike 110, Sun run 40, Tue 9 run 20, Wed 10 bike 29, Fri 12 bike 29, Sun 14 run 40, Wed 17 bike 32, Fri 19 bike 30, Sat 20 bike 118, Sun 21 run 35, Tue 23 bike easy 30, Fri 26 run out, Sat 27 bike 74, Sun 28 run 20',
    ],
  ],
  [
    'a strained calf',
    hurt('strain', 'calf'),
    [
      'your injury: calf: Fri run 20, Sun run 45, Tue 9 run moderate 20, Sun 14 run out, Sun 21 run 35, Fri 26 run out, Sun 28 run 20',
    ],
  ],
  [
    'a strained calf, and runs that a person wants',
    hurt('strain', 'calf', { workouts: run(0, { locked: true }) }),
    ['your injury: calf: Tue 9 run moderate 20, Sun 14 run out, Sun 21 run 35, Fri 26 run out, Sun 28 run 20'],
  ],
  [
    'a strained calf, and runs that were skipped',
    hurt('strain', 'calf', { workouts: run(0, { status: 'skipped' }) }),
    ['your injury: calf: Tue 9 run moderate 20, Sun 14 run out, Sun 21 run 35, Fri 26 run out, Sun 28 run 20'],
  ],
  [
    'a strained calf that the planner knew of',
    hurt('strain', 'calf', {
      workouts: run(0, { reasons: [{ code: 'INJURY_CARE', source: 'rule', text: '', inputs: {} }] }),
    }),
    [
      'your injury: calf: Sun run 45, Tue 9 run moderate 20, Sun 14 run out, Sun 21 run 35, Fri 26 run out, Sun 28 run 20',
    ],
  ],
  [
    'a broken shin',
    hurt('stress fracture', 'shin'),
    [
      'your injury: shin: Fri run bike easy 33, Sun run out, Tue 9 run out, Sat 13 brick out, Sun 14 run out, Wed 17 run bike easy 20, Fri 19 run bike easy 20, Sun 21 run out, Wed 24 run bike easy 20, Fri 26 run out, Sun 28 run out',
    ],
  ],
  [
    'a strained shoulder',
    hurt('strain', 'shoulder'),
    [
      'your injury: shoulder: Thu swim bike easy 30, Sat bike 75, Sun swim out, Tue 9 swim out, Thu 11 swim out, Tue 16 swim bike easy 33, Thu 18 swim out, Sat 20 bike 75, Tue 23 swim bike easy 22, Thu 25 swim out, Sat 27 bike 75',
    ],
  ],
  ['a strained shoulder that has healed', hurt('strain', 'shoulder', {}, true), []],
  [
    'a cold, and workouts whose half is too short to be one',
    ill(0, null, true),
    [
      'you have a cold: Tue bike out, Tue strength out, Wed strength out, Thu swim out, Thu bike out',
      'ill for 3 days, step 1 of the way back: Fri run 20',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, step 3 of the way back: Sun run easy 60',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'a cold',
    on(monday, { ...ill(0, null, true), workouts: even }),
    [
      'you have a cold: Tue bike recovery 25, Tue strength out, Wed strength out, Thu swim recovery 26, Thu bike recovery 25',
      'ill for 3 days, step 1 of the way back: Fri run 23',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, step 3 of the way back: Sun run easy',
      'ill for 3 days, less volume on the way back: Sun run 36, Sun swim 33',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'an illness',
    ill(2, null),
    [
      'you are ill: Tue bike out, Tue strength out',
      'ill for 3 days, step 1 of the way back: Wed strength easy 20',
      'ill for 3 days, step 2 of the way back: Thu swim 28, Thu bike out',
      'ill for 3 days, less volume on the way back: Sat bike 103, Sun run 63, Tue 9 swim 32',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'a fever',
    ill(2, null, false, 'fever'),
    [
      'you are ill: Tue bike out, Tue strength out, Wed strength out, Thu swim out, Thu bike out, Fri run out, Sat bike out',
      'ill for 7 days, step 1 of the way back: Sun run easy 30, Sun swim out',
      'ill for 7 days, less volume on the way back: Tue 9 swim out, Thu 11 strength out, Sat 13 brick 94',
      'ill for 7 days, step 3 of the way back: Tue 9 run easy, Wed 10 strength easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'well since yesterday after three days',
    ill(4, 1),
    [
      'ill for 3 days, step 2 of the way back: Tue bike easy 27, Tue strength out',
      'ill for 3 days, step 3 of the way back: Wed strength easy',
      'ill for 3 days, less volume on the way back: Sat bike 103, Sun run 63, Sun swim out',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
    ],
  ],
  [
    'well since yesterday after a week',
    ill(8, 1),
    [
      'ill for 7 days, step 2 of the way back: Tue bike easy 27, Tue strength out',
      'ill for 7 days, step 3 of the way back: Wed strength easy',
      'ill for 7 days, less volume on the way back: Thu bike out, Sat bike 82, Sun run 50, Sun swim out',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
    ],
  ],
  [
    'well since today after twelve days with pain in the chest',
    ill(12, 0, false, 'chest pain'),
    [
      'ill for 12 days, step 1 of the way back: Tue bike easy 20, Tue strength out',
      'ill for 12 days, step 2 of the way back: Wed strength easy 20',
      'ill for 12 days, less volume on the way back: Thu bike out, Sun run 42, Sun swim out, Tue 9 swim out, Thu 11 strength out, Sat 13 brick 118, Sun 14 run 57',
      'ill for 12 days, step 3 of the way back: Sat bike 60, Sun run easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
    ],
  ],
  [
    'well since today after sixteen days',
    ill(16, 0),
    [
      'ill for 16 days, step 1 of the way back: Tue bike easy 20, Tue strength out',
      'ill for 16 days, step 2 of the way back: Wed strength easy 20',
      'ill for 16 days, less volume on the way back: Thu bike out, Sun run 42, Sun swim out, Tue 9 swim out, Thu 11 strength out, Sat 13 brick 118, Sun 14 run 57',
      'ill for 16 days, step 3 of the way back: Sat bike 60, Sun run easy, Tue 9 run easy, Wed 10 strength easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
    ],
  ],
  ['well for three weeks', ill(28, 21), []],
  [
    'six days off before a step-back week',
    stepBack(),
    [
      '6 days without training: Tue swim easy 20, Tue strength easy 20, Wed run 20, Wed bike 20, Thu swim 23, Thu strength easy 20, Fri bike 22',
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
      '4 days without training: Tue bike easy 20, Tue strength easy 20, Wed strength easy 20, Thu swim 25, Thu bike 24, Fri run 22',
      'You missed 4 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'seven days off',
    off(7),
    [
      '7 days without training: Tue bike easy 20, Tue strength easy 20, Wed strength easy 20, Thu swim 25, Thu bike 24, Fri run 22',
      'You missed 7 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'eight days off',
    off(8),
    [
      '8 days without training: Tue bike easy 20, Tue strength easy 20, Thu swim 25, Thu bike 24, Fri run 22, Sat bike 83, Sun run 51, Sun swim out, Tue 9 swim out, Thu 11 strength out, Sat 13 brick 127, Sun 14 run 61',
      '8 days without training: shall we plan the weeks to your races anew from here?',
      'You missed 8 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'fourteen days off',
    off(14),
    [
      '14 days without training: Tue bike easy 20, Tue strength easy 20, Thu swim 25, Thu bike 24, Fri run 22, Sat bike 83, Sun run 51, Sun swim out, Tue 9 swim out, Thu 11 strength out, Sat 13 brick 127, Sun 14 run 61',
      '14 days without training: shall we plan the weeks to your races anew from here?',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than 60% of the plan two weeks running. 6 h a week instead of 10 h would fit what you do.',
    ],
  ],
  [
    'fifteen days off',
    off(15),
    [
      '15 days without training: Tue bike easy 20, Tue strength easy 20, Thu swim 25, Thu bike out, Fri run 22, Sat bike 69, Sun run 42, Sun swim out, Tue 9 swim out, Tue 9 run easy, Wed 10 strength out, Thu 11 strength out, Sat 13 brick 103, Sun 14 run 50, Tue 16 strength out, Thu 18 strength out, Sat 20 bike 119, Sun 21 run 68, Tue 23 swim out, Sat 27 bike 93, Sun 28 run 44',
      '15 days without training: shall we plan the weeks to your races anew from here?',
      'Train with zones 5% lower until you have tested your thresholds again.',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than 60% of the plan two weeks running. 5 h a week instead of 10 h would fit what you do.',
    ],
  ],
  [
    'twenty-nine days off',
    off(29),
    [
      '29 days without training: Tue bike easy 20, Tue strength out, Thu swim out, Thu bike out, Fri run 22, Sat bike 49, Sun run 30, Sun swim out, Tue 9 swim out, Tue 9 run easy, Wed 10 strength out, Thu 11 swim out, Thu 11 strength out, Sat 13 brick 79, Sun 14 run 38, Tue 16 strength out, Wed 17 run out, Thu 18 strength out, Fri 19 run out, Sat 20 bike 97, Sun 21 run 56, Tue 23 swim out, Wed 24 strength out, Sat 27 bike 78, Sun 28 run 37',
      '29 days without training: shall we plan the weeks to your races anew from here?',
      'Train with zones 5% lower until you have tested your thresholds again.',
      'After such a break your next race may come too soon as a goal; consider making it a C race.',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than 60% of the plan two weeks running. 1 h a week instead of 10 h would fit what you do.',
    ],
  ],
  [
    'five days off, and a skipped workout before the first',
    off(5, monday, { workouts: tuesday({ status: 'skipped' }) }),
    [
      '5 days without training: Wed strength easy 20, Thu swim 20, Thu bike 20, Fri run 22, Sat bike 92',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'five days off, and a race before the first',
    off(5, monday, { workouts: tuesday({ workoutType: 'race' }) }),
    [
      '5 days without training: Wed strength easy 20, Thu swim 20, Thu bike 20, Fri run 22, Sat bike 92',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'five days off, the first taken out before',
    off(5, monday, { workouts: others, removed: [{ ...first!, removedBy: 'BREAK' }] }),
    [
      '5 days without training: Tue strength easy 20, Wed strength easy 20, Thu swim 25, Thu bike 24, Fri run 22',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    "five days off, the first a person's",
    off(5, monday, { workouts: tuesday({ locked: true }) }),
    [
      '5 days without training: Wed strength easy 20, Thu swim 25, Thu bike 24, Fri run 22',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'three days off, and a race before the first',
    off(3, monday, { workouts: tuesday({ workoutType: 'race' }) }),
    ['You missed 3 workouts in the last 14 days. Shall we realign your plan with what you did?'],
  ],
  [
    'workouts skipped for illness',
    said([1, 2], skipped('illness')),
    [
      'you are ill: Tue bike out, Tue strength out',
      'ill for 3 days, step 1 of the way back: Wed strength easy 20',
      'ill for 3 days, step 2 of the way back: Thu swim 28, Thu bike out',
      'ill for 3 days, less volume on the way back: Sat bike 103, Sun run 63, Tue 9 swim 32',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'workouts skipped for illness two weeks ago',
    said([14, 15], skipped('illness')),
    [
      'you are ill: Tue bike out, Tue strength out',
      'ill for 16 days, step 1 of the way back: Wed strength easy 20',
      'ill for 16 days, step 2 of the way back: Thu swim 28, Thu bike out',
      'ill for 16 days, step 3 of the way back: Sat bike 60, Sun run easy, Tue 9 run easy, Wed 10 strength easy',
      'ill for 16 days, less volume on the way back: Sun run 42, Sun swim out, Tue 9 swim out, Wed 10 strength 25, Thu 11 strength out, Sat 13 brick 118, Sun 14 run 57, Tue 16 strength out',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'a cold, and what a person wants',
    on(monday, { ...ill(0, null, true), workouts: locked }),
    [
      'you have a cold: Thu swim out, Thu bike out',
      'ill for 3 days, step 1 of the way back: Fri run 20',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, step 3 of the way back: Sun run easy 60',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
      '3 workouts on Tuesday 2 February, Wednesday 3 February that you or your coach placed stay in your plan. Leave them out while you are ill.',
    ],
  ],
  [
    'a cold, and one workout that a person wants',
    on(monday, { ...ill(0, null, true), workouts: firstEasy({ locked: true }) }),
    [
      'you have a cold: Tue bike out, Tue strength out, Wed strength out, Thu bike out',
      'ill for 3 days, step 1 of the way back: Fri run 20',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, step 3 of the way back: Sun run easy 60',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
      '1 workout on Thursday 4 February that you or your coach placed stays in your plan. Leave it out while you are ill.',
    ],
  ],
  [
    'a cold with breathlessness',
    ill(0, null, true, 'breathless'),
    [
      'you are ill: Tue bike out, Tue strength out, Wed strength out, Thu swim out, Thu bike out, Fri run out, Sat bike out, Sun run out, Sun swim out',
      'ill for 7 days, step 1 of the way back: Tue 9 swim 20, Tue 9 run out',
      'ill for 7 days, step 2 of the way back: Wed 10 bike 27, Wed 10 strength out',
      'ill for 7 days, step 3 of the way back: Thu 11 strength easy, Sat 13 brick 60',
      'ill for 7 days, less volume on the way back: Sun 14 run 45',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
])('the answer to %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});

test.each<readonly [string, AdaptInput, number, boolean]>([
  ['a fever', ill(2, 0, false, 'Fever'), 7, true],
  ['a fever', ill(2, 0, false, 'Fever'), 8, false],
  ['an illness', ill(2, 0), 7, false],
])('after %s a race is advised against within a week', (_, input, days, isSaid) => {
  const { advice } = adapt(racing(input, days));
  const text = advice.find(({ code }) => code === 'RACE_AFTER_FEVER')?.text;
  expect(text).toBe(
    isSaid
      ? 'Lake lies within a week of a fever. We advise you not to start; ask a doctor. The race stays in your plan.'
      : undefined,
  );
});
