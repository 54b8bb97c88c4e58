import type { AdaptInput } from './adapt/events.ts';
import { addDays } from '../calendar/calendar.ts';
import { told, EASY, KEY, said, each, locked, tuesday } from '../../test/core/answered.ts';
import { calm, monday, on, past, skipped } from '../../test/core/calmWeeks.ts';

// What how single workouts went make of a calm plan: the whole answer.

test.each<readonly [string, AdaptInput, readonly string[]]>([
  [
    'an easy workout that felt far too hard',
    said([1], { ...EASY, perceivedExertion: 6 }),
    ['workouts felt harder than they should: Tue bike easy, Wed swim out, Thu strength out, Sun strength out'],
  ],
  [
    'an easy workout that felt too hard',
    said([1], { ...EASY, perceivedExertion: 5 }),
    ['effort 5 instead of 3: Tue bike moderate'],
  ],
  [
    'a workout that felt too hard, and what a person wants',
    said([1], { ...EASY, perceivedExertion: 5 }, monday, { workouts: locked }),
    [],
  ],
  [
    'two that felt too hard',
    said([1, 3], { ...EASY, perceivedExertion: 9 }),
    [
      'workouts felt harder than they should: Tue bike easy, Wed run 25, Wed swim out, Thu bike out, Thu strength out, Sun strength out',
      'Train with thresholds 3% lower until you have tested them again.',
      'coach: Workouts felt harder than expected again within 14 days; a step-back week begins.',
    ],
  ],
  [
    'two that felt bad',
    said([1, 3], { ...EASY, feelingRating: 3 }),
    ['workouts felt harder than they should: Tue bike easy, Wed swim out, Thu strength out, Sun strength out'],
  ],
  ['two that felt bad, a week apart', said([1, 8], { ...EASY, feelingRating: 3 }), []],
  ['two that felt all right', said([1, 3], { ...EASY, feelingRating: 4 }), []],
  [
    'three easy ones that were not easy',
    said([1, 2, 3], { ...EASY, perceivedExertion: 5 }),
    [
      'workouts felt harder than they should: Tue bike easy, Wed run 25, Wed swim out, Thu bike out, Thu strength out, Sun strength out',
      '3 easy workouts felt like effort 5 or more this week. Slow down: stay 5% below the upper end of the easy range.',
      'Train with thresholds 3% lower until you have tested them again.',
      'coach: Workouts felt harder than expected again within 14 days; a step-back week begins.',
    ],
  ],
  [
    'three key workouts that felt easier',
    said([1, 3, 5], { ...KEY, perceivedExertion: 4 }),
    [
      'Your last three key workouts felt easier than they should. A threshold test in the next step-back week would bring your targets up to date.',
    ],
  ],
  ['two key workouts that felt easier', said([1, 3], { ...KEY, perceivedExertion: 4 }), []],
  [
    'two that were longer',
    said([1, 3], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }),
    ['60 min more than planned lately: Wed run 20'],
  ],
  ['one that was longer', said([1], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }), []],
  [
    'two weeks of less than half',
    said([1, 2, 3, 4, 8, 9, 10, 11], { status: 'partially_completed', actualMinutes: 20, plannedMinutes: 50 }),
    ['You did less than half of the plan two weeks running. 1 h a week instead of 10 h would fit what you do.'],
  ],
  [
    'two weeks of half',
    said([1, 2, 3, 4, 8, 9, 10, 11], { status: 'partially_completed', actualMinutes: 25, plannedMinutes: 50 }),
    [],
  ],
  ['skipped for fatigue', said([1], skipped('fatigue')), ['1 workout skipped for tiredness: Tue bike easy']],
  [
    'skipped for fatigue twice',
    said([1, 3], skipped('fatigue')),
    [
      '2 workouts skipped for tiredness: Tue bike recovery, Wed swim out, Thu bike out, Thu strength out, Sun strength out',
      '3 days without training: Tue bike 24',
      'coach: 2 workouts skipped for tiredness within a week; the next week is a step-back week.',
    ],
  ],
  [
    'skipped for pain',
    said([1], skipped('injury')),
    [
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  ['skipped for work', said([1], skipped('work')), []],
  ['skipped for work twice', said([1, 3], skipped('work')), ['3 days without training: Tue bike easy 24']],
  [
    'a key workout that was missed',
    on(addDays(monday, 2), { history: [past(calm.workouts[0]!, skipped('work'))] }),
    [],
  ],
  [
    'a ride skipped for pain',
    said([0], { ...skipped('injury'), workoutType: 'bike' }),
    [
      'a bike workout skipped for an injury: Tue bike out',
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  [
    'a run skipped for pain',
    said([0], skipped('injury')),
    [
      'a run workout skipped for an injury: Wed run out',
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  [
    'a brick skipped for pain',
    said([0], { ...skipped('injury'), workoutType: 'brick' }),
    [
      'a brick workout skipped for an injury: Tue bike out, Wed run out',
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  [
    'two skipped for work this week',
    on(addDays(monday, 2), {
      history: calm.workouts.slice(0, 2).map((workout) => past(workout, skipped('work'))),
      workouts: each(({ scheduledDate }) => ({ status: scheduledDate < addDays(monday, 2) ? 'skipped' : 'scheduled' })),
    }),
    ['2 workouts skipped for work or other reasons this week: Wed run 45, Thu bike 45'],
  ],
  [
    'a key workout missed for work',
    on(addDays(monday, 2), {
      history: [past(calm.workouts[0]!, skipped('work'))],
      workouts: tuesday({ status: 'skipped' }),
    }),
    ['a key workout that you missed this week comes here: Thu bike bike hard 47'],
  ],
  [
    'a key workout missed for fatigue',
    on(addDays(monday, 2), {
      history: [past(calm.workouts[0]!, skipped('fatigue'))],
      workouts: tuesday({ status: 'skipped' }),
    }),
    ['1 workout skipped for tiredness: Tue 23 bike easy'],
  ],
  [
    'a key workout of last week missed for work',
    said([1], { ...skipped('work'), workoutType: 'bike', isHard: true }),
    [],
  ],
])('the answer to %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});
