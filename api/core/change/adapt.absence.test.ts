import { addDays } from '../calendar/calendar.ts';
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
import { after, before, calm, monday, on, skipped, week } from '../../test/core/calmWeeks.ts';

// What breaks, illnesses and injuries make of a calm plan: the whole answer.

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
    'four weeks skipped',
    said(
      [...Array(27).keys()].map((day) => day + 1),
      { ...skipped('illness'), plannedMinutes: 90 },
    ),
    [
      'you are ill: Tue bike out, Tue strength out',
      'ill for 28 days, step 1 of the way back: Wed swim 20',
      'ill for 28 days, step 2 of the way back: Thu bike 25, Thu strength out',
      'ill for 28 days, less volume on the way back: Fri swim out, Sun run 40, Tue 9 bike out',
      'ill for 28 days, step 3 of the way back: Sat bike 60, Sun run easy, Tue 9 swim easy, Wed 10 strength easy, Sat 13 brick 60, Sun 14 run easy 60, Tue 16 swim easy, Wed 17 strength easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
      'You did less than 60% of the plan two weeks running. 1:00 h a week instead of 10:00 h would fit what you do.',
      '25% of the training hours before Lake are lost. Shall we plan the phases anew, with an easier goal?',
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
  [
    'a cold, and workouts whose half is too short to be one',
    ill(0, null, true),
    [
      'you have a cold: Tue bike out, Tue strength out, Wed swim recovery 20, Thu bike out, Thu strength out',
      'ill for 3 days, step 1 of the way back: Fri run 20, Fri swim out',
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
      'you have a cold: Tue bike recovery 20, Tue strength out, Wed swim recovery 25, Thu bike recovery 20, Thu strength out',
      'ill for 3 days, step 1 of the way back: Fri run 20, Fri swim out',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, step 3 of the way back: Sun run easy',
      'ill for 3 days, less volume on the way back: Sun run 35',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'an illness',
    ill(2, null),
    [
      'you are ill: Tue bike out, Tue strength out',
      'ill for 3 days, step 1 of the way back: Wed swim 20',
      'ill for 3 days, step 2 of the way back: Thu bike 25, Thu strength out',
      'ill for 3 days, less volume on the way back: Sat bike 105, Sun run 60, Tue 9 bike 35',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'a fever',
    ill(2, null, false, 'fever'),
    [
      'you are ill: Tue bike out, Tue strength out, Wed swim out, Thu bike out, Thu strength out, Fri run out, Fri swim out, Sat bike out',
      'ill for 7 days, step 1 of the way back: Sun run easy 30',
      'ill for 7 days, less volume on the way back: Tue 9 bike out, Wed 10 strength out, Thu 11 strength out, Sat 13 brick 95',
      'ill for 7 days, step 3 of the way back: Tue 9 swim easy',
      'ill for 7 days, step 4 of the way back: Sun 14 run easy, Sat 20 bike easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'well since yesterday after three days',
    ill(4, 1),
    [
      'ill for 3 days, step 2 of the way back: Tue bike easy 25, Tue strength out',
      'ill for 3 days, less volume on the way back: Fri swim out, Sat bike 105, Sun run 60',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
    ],
  ],
  [
    'well since yesterday after a week',
    ill(8, 1),
    [
      'ill for 7 days, step 2 of the way back: Tue bike easy 25, Tue strength out',
      'ill for 7 days, less volume on the way back: Thu strength out, Fri swim out, Sat bike 80, Sun run 50',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
    ],
  ],
  [
    'well since today after twelve days with pain in the chest',
    ill(12, 0, false, 'chest pain'),
    [
      'ill for 12 days, step 1 of the way back: Tue bike easy 20, Tue strength out',
      'ill for 12 days, step 2 of the way back: Wed swim 30',
      'ill for 12 days, less volume on the way back: Thu strength out, Fri swim out, Sun run 40, Tue 9 bike out, Thu 11 strength out, Sat 13 brick 120, Sun 14 run 60',
      'ill for 12 days, step 3 of the way back: Sat bike 60, Sun run easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
    ],
  ],
  [
    'well since today after sixteen days',
    ill(16, 0),
    [
      'ill for 16 days, step 1 of the way back: Tue bike easy 20, Tue strength out',
      'ill for 16 days, step 2 of the way back: Wed swim 30',
      'ill for 16 days, less volume on the way back: Thu strength out, Fri swim out, Sun run 40, Tue 9 bike out, Thu 11 strength out, Sat 13 brick 120, Sun 14 run 60',
      'ill for 16 days, step 3 of the way back: Sat bike 60, Sun run easy, Tue 9 swim easy, Wed 10 strength easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
    ],
  ],
  ['well for three weeks', ill(28, 21), []],
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
      'Train with zones 5% lower until you have tested your thresholds again.',
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
      'Train with zones 5% lower until you have tested your thresholds again.',
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
  [
    'workouts skipped for illness',
    said([1, 2], skipped('illness')),
    [
      'you are ill: Tue bike out, Tue strength out',
      'ill for 3 days, step 1 of the way back: Wed swim 20',
      'ill for 3 days, step 2 of the way back: Thu bike 25, Thu strength out',
      'ill for 3 days, less volume on the way back: Sat bike 105, Sun run 60, Tue 9 bike 35',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'workouts skipped for illness two weeks ago',
    said([14, 15], skipped('illness')),
    [
      'you are ill: Tue bike out, Tue strength out',
      'ill for 16 days, step 1 of the way back: Wed swim 20',
      'ill for 16 days, step 2 of the way back: Thu bike 25, Thu strength out',
      'ill for 16 days, less volume on the way back: Fri swim out, Sun run 40, Tue 9 bike out, Thu 11 strength out, Sat 13 brick 120, Sun 14 run 60, Tue 16 bike out',
      'ill for 16 days, step 3 of the way back: Sat bike 60, Sun run easy, Tue 9 swim easy, Wed 10 strength easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'a cold, and what a person wants',
    on(monday, { ...ill(0, null, true), workouts: locked }),
    [
      'you have a cold: Thu bike out, Thu strength out',
      'ill for 3 days, step 1 of the way back: Fri run 20, Fri swim out',
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
      'you have a cold: Tue bike out, Tue strength out, Thu bike out, Thu strength out',
      'ill for 3 days, step 1 of the way back: Fri run 20, Fri swim out',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, step 3 of the way back: Sun run easy 60',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
      '1 workout on Wednesday 3 February that you or your coach placed stays in your plan. Leave it out while you are ill.',
    ],
  ],
  [
    'a cold with breathlessness',
    ill(0, null, true, 'breathless'),
    [
      'you are ill: Tue bike out, Tue strength out, Wed swim out, Thu bike out, Thu strength out, Fri run out, Fri swim out, Sat bike out, Sun run out',
      'ill for 7 days, step 1 of the way back: Tue 9 bike 20, Tue 9 swim out',
      'ill for 7 days, step 2 of the way back: Wed 10 run 20, Wed 10 strength out',
      'ill for 7 days, step 3 of the way back: Thu 11 strength easy, Sat 13 brick 60',
      'ill for 7 days, less volume on the way back: Sun 14 run 45',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
])('the answer to %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});

test('a week after the weeks back from a fever its long workouts are easy and nothing is faster than threshold; from a cold they are as planned', () => {
  const hard = calm.workouts.map((each) => (each.isHard ? { ...each, intensity: 'vo2max' as const } : each));
  const weekOf = (symptoms: readonly string[]) =>
    week(
      after({ ...calm, workouts: hard, illness: { from: addDays(monday, -6), wellOn: monday, mild: false, symptoms } }),
      1,
    );
  const longRun = (symptoms: readonly string[]) =>
    weekOf(symptoms).find(({ isLong, workoutType }) => isLong && workoutType === 'run')!.intensity;
  expect([longRun(['fever']), longRun(['cough'])]).toEqual(['easy', 'moderate']);
  expect(weekOf(['fever']).map(({ intensity }) => intensity)).not.toContain('vo2max');
  expect(weekOf(['cough']).map(({ intensity }) => intensity)).toContain('vo2max');
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
