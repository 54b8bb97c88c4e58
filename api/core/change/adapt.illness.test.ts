import { addDays } from '../calendar/calendar.ts';
import { adapt } from './adapt.ts';
import type { AdaptInput } from './adapt/events.ts';
import { told, even, firstEasy, said, ill, locked, racing } from '../../test/core/answered.ts';
import { after, calm, monday, on, skipped, week } from '../../test/core/calmWeeks.ts';

// What illnesses make of a calm plan: the whole answer.

test.each<readonly [string, AdaptInput, readonly string[]]>([
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

test('what a calf takes of the week after an illness, with a run on Monday and a long ride, is taken once', () => {
  const { limits, workouts: planned, ...input } = ill(6, 0);
  const easyRun = planned.find(({ workoutType, isLong }) => workoutType === 'run' && !isLong)!;
  const nextMonday = addDays(monday, 7);
  const injuries = [{ injuryType: 'strain', affectedArea: 'calf', dateOccurred: null, isRecovered: false }];
  const workouts = [
    ...planned,
    { ...easyRun, id: 'monday', scheduledDate: nextMonday, dayOfWeek: 'monday' as const },
  ].sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));
  const { operations } = adapt({ ...input, workouts, limits: { ...limits, athlete: { ...limits.athlete, injuries } } });
  const described = operations.map(({ changeDescription }) => changeDescription);
  // the calf first: the rides that carry its runs are what the way back sees
  expect(described).toContain(
    'Ease the strength workout on Thursday 4 February from moderate to easy (ill for 6 days, step 3 of the way back).',
  );
  expect(described.filter((each) => /^Remove .* on (?:Thursday 4|Friday 5) February/.test(each))).toEqual([]);
});
