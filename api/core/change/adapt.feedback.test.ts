import type { AdaptInput } from './adapt/events.ts';
import { addDays } from '../calendar/calendar.ts';
import {
  told,
  EASY,
  KEY,
  said,
  locked,
  tuesday,
  preferring,
  even,
  firstEasy,
  easySwim,
  each,
  thursday,
  lesser,
  first,
  others,
} from '../../test/core/answered.ts';
import { before, calm, monday, on, past, skipped } from '../../test/core/calmWeeks.ts';

// What how single workouts went make of a calm plan: the whole answer.

test.each<readonly [string, AdaptInput, readonly string[]]>([
  [
    'an easy workout that felt far too hard',
    said([1], { ...EASY, perceivedExertion: 6 }),
    ['workouts felt harder than they should: Tue bike easy, Thu strength out, Fri swim out, Sat bike 110, Sun run 65'],
  ],
  ['a test that was all out', said([1], { ...KEY, templateId: 'BIKE-21', perceivedExertion: 10 }), []],
  [
    'a threshold workout that was all out',
    said([1], { ...KEY, perceivedExertion: 10 }),
    ['workouts felt harder than they should: Tue bike easy, Thu strength out, Fri swim out, Sat bike 110, Sun run 65'],
  ],
  [
    'an easy workout that felt too hard',
    said([1], { ...EASY, perceivedExertion: 5 }),
    ['effort 5 instead of 3: Tue bike rung 1'],
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
      'workouts felt harder than they should: Tue bike easy, Tue strength out, Wed swim out, Thu strength out, Fri swim out, Sat bike 110, Sun run 65',
      'Train with thresholds 3% lower until you have tested them again.',
    ],
  ],
  [
    'two that felt bad',
    said([1, 3], { ...EASY, feelingRating: 3 }),
    ['workouts felt harder than they should: Tue bike easy, Thu strength out, Fri swim out, Sat bike 110, Sun run 65'],
  ],
  ['two that felt bad, a week apart', said([1, 8], { ...EASY, feelingRating: 3 }), []],
  ['two that felt all right', said([1, 3], { ...EASY, feelingRating: 4 }), []],
  [
    'three easy ones that were not easy',
    said([1, 2, 3], { ...EASY, perceivedExertion: 5 }),
    [
      'workouts felt harder than they should: Tue bike easy, Tue strength out, Wed swim out, Thu strength out, Fri swim out, Sat bike 110, Sun run 65',
      '3 easy workouts felt like effort 5 or more in the last 7 days. Slow down: stay 5% below the upper end of the easy range.',
      'Train with thresholds 3% lower until you have tested them again.',
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
    ['1:00 h more than planned lately: Wed swim 20'],
  ],
  ['one that was longer', said([1], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }), []],
  [
    'two weeks of less than six tenths',
    said([1, 2, 3, 4, 8, 9, 10, 11], { status: 'partially_completed', actualMinutes: 20, plannedMinutes: 50 }),
    ['You did less than 60% of the plan two weeks running. 1:00 h a week instead of 10:00 h would fit what you do.'],
  ],
  [
    'two weeks of six tenths',
    said([1, 2, 3, 4, 8, 9, 10, 11], { status: 'partially_completed', actualMinutes: 30, plannedMinutes: 50 }),
    [],
  ],
  [
    'skipped for fatigue',
    said([1], skipped('fatigue')),
    ['1 workout skipped for tiredness: Tue bike easy, Sat bike 110, Sun run 65'],
  ],
  [
    'skipped for fatigue twice',
    said([1, 3], skipped('fatigue')),
    [
      '2 workouts skipped for tiredness: Tue bike recovery, Tue strength out, Wed swim 30, Thu strength out, Fri swim out, Sat bike 110, Sun run 65',
      '3 days without training: Tue bike 20',
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
  ['skipped for work twice', said([1, 3], skipped('work')), ['3 days without training: Tue bike easy 20']],
  [
    'a key workout that was missed',
    on(addDays(monday, 2), { history: [past(calm.workouts[0]!, skipped('work'))] }),
    ['a key workout that you missed this week comes here: Thu bike bike hard 35'],
  ],
  [
    'two that felt too hard, told in any order',
    on(monday, {
      history: [
        before(1, { ...EASY, perceivedExertion: 9 }),
        before(3, { ...EASY, perceivedExertion: 9 }),
      ].toReversed(),
    }),
    [
      'workouts felt harder than they should: Tue bike easy, Tue strength out, Wed swim out, Thu strength out, Fri swim out, Sat bike 110, Sun run 65',
      'Train with thresholds 3% lower until you have tested them again.',
    ],
  ],
  ['one that felt too hard the day after tomorrow', said([-2], { ...EASY, perceivedExertion: 9 }), []],
  [
    'two that felt too hard, two weeks apart',
    said([1, 15], { ...EASY, perceivedExertion: 9 }),
    [
      'workouts felt harder than they should: Tue bike easy, Tue strength out, Wed swim out, Thu strength out, Fri swim out, Sat bike 110, Sun run 65',
      'Train with thresholds 3% lower until you have tested them again.',
    ],
  ],
  [
    'two that felt too hard, further apart',
    said([1, 16], { ...EASY, perceivedExertion: 9 }),
    ['workouts felt harder than they should: Tue bike easy, Thu strength out, Fri swim out, Sat bike 110, Sun run 65'],
  ],
  ['one that felt too hard a week ago', said([7], { ...EASY, perceivedExertion: 9 }), []],
  [
    'two that felt too hard after five days off',
    on(monday, {
      history: [
        before(7),
        ...[6, 5, 4, 3, 2].map((day) => before(day, skipped('work'))),
        before(1, { ...EASY, perceivedExertion: 9 }),
        before(14, { ...EASY, perceivedExertion: 9 }),
      ],
    }),
    [
      '5 days without training: Tue bike out, Tue strength out, Wed swim out, Thu bike out, Fri run out, Sat bike out, Sun run 35',
      'workouts felt harder than they should: Thu strength out, Fri swim out',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'Train with thresholds 3% lower until you have tested them again.',
    ],
  ],
  [
    'three that were no recovery',
    said([1, 3, 5], { intensity: 'recovery', isHard: false, perceivedExertion: 5 }),
    [
      'workouts felt harder than they should: Tue bike easy, Tue strength out, Wed swim out, Thu strength out, Fri swim out, Sat bike 110, Sun run 65',
      '3 easy workouts felt like effort 5 or more in the last 7 days. Slow down: stay 5% below the upper end of the easy range.',
      'Train with thresholds 3% lower until you have tested them again.',
    ],
  ],
  [
    'three key workouts that felt easier, and an easy one',
    on(monday, {
      history: [
        before(9, { ...KEY, perceivedExertion: 8 }),
        ...[6, 4, 2].map((day) => before(day, { ...KEY, perceivedExertion: 4 })),
        before(1, { ...EASY, perceivedExertion: 3 }),
      ],
    }),
    [
      'Your last three key workouts felt easier than they should. A threshold test in the next step-back week would bring your targets up to date.',
    ],
  ],
  [
    'key workouts that felt easier, and one that did not',
    on(monday, {
      history: [
        before(6, { ...KEY, perceivedExertion: 7 }),
        ...[4, 2].map((day) => before(day, { ...KEY, perceivedExertion: 4 })),
      ],
    }),
    [],
  ],
  ['two that nobody had planned', said([1, 3], { ...EASY, actualMinutes: 80, plannedMinutes: 0 }), []],
  [
    'two that were longer, before an easy workout that a person wants',
    said([1, 3], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }, monday, {
      workouts: firstEasy({ locked: true }),
    }),
    [],
  ],
  [
    'two that were longer, before a race',
    said([1, 3], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }, monday, {
      workouts: firstEasy({ workoutType: 'race' }),
    }),
    ['1:00 h more than planned lately: Thu bike 20'],
  ],
  [
    'two that were longer, and an easy workout was taken out',
    said([1, 3], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }, monday, {
      removed: [{ ...easySwim, removedBy: 'MORE_THAN_PLANNED' }],
      workouts: each(({ id }) => (id === easySwim.id ? { status: 'skipped' } : {})),
    }),
    [],
  ],
  [
    'two that were longer, and a hard workout was taken out',
    said([1, 3], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }, monday, {
      removed: [{ ...first!, removedBy: 'MORE_THAN_PLANNED' }],
      workouts: others,
    }),
    ['1:00 h more than planned lately: Wed swim 20'],
  ],
  [
    'one week of less than six tenths',
    said([1, 2, 3, 4], { status: 'partially_completed', actualMinutes: 20, plannedMinutes: 50 }),
    [],
  ],
  [
    'two weeks of less than six tenths, after two of more',
    on(monday, {
      history: [1, 2, 3, 4, 8, 9, 10, 11, 15, 16, 22, 23].map((day) =>
        before(day, { status: 'partially_completed', actualMinutes: day > 14 ? 300 : 100, plannedMinutes: 300 }),
      ),
    }),
    [
      'at most 5:19 h this week, since the most of the four before was 8:10 h: Tue 23 bike 25',
      'You did less than 60% of the plan two weeks running. 9:00 h a week instead of 10:00 h would fit what you do.',
    ],
  ],
  [
    'two weeks of less than six tenths, races apart',
    on(monday, {
      history: [1, 2, 8, 9].flatMap((day) => [
        before(day, { status: 'partially_completed', actualMinutes: 100, plannedMinutes: 300 }),
        before(day, { workoutType: 'race', actualMinutes: 300, plannedMinutes: 300 }),
      ]),
    }),
    ['You did less than 60% of the plan two weeks running. 4:00 h a week instead of 10:00 h would fit what you do.'],
  ],
  [
    'two weeks of less than six tenths of little time',
    preferring(
      said([1, 2, 3, 4, 8, 9, 10, 11], { status: 'partially_completed', actualMinutes: 20, plannedMinutes: 50 }),
      { weeklyHoursAvailable: 1 },
    ),
    [],
  ],
  [
    'hours lost before a race',
    said(
      [...Array(27).keys()].map((day) => day + 1),
      { ...skipped('work'), plannedMinutes: 90 },
    ),
    [
      '27 days without training: Tue bike easy 20, Tue strength easy 20, Wed swim 20, Thu bike 20, Thu strength out, Fri run 20, Fri swim out, Sat bike 70, Sun run 40, Tue 9 bike out, Tue 9 swim easy, Wed 10 strength out, Thu 11 strength out, Sat 13 brick 100, Sun 14 run 50, Tue 16 bike out, Thu 18 strength out, Sat 20 bike 120, Sun 21 run 65, Tue 23 bike 20, Sat 27 bike 90, Sun 28 run 40',
      '27 days without training: shall we plan the weeks to your races anew from here?',
      'Train with thresholds 5% lower until you have tested them again.',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than 60% of the plan two weeks running. 1:00 h a week instead of 10:00 h would fit what you do.',
    ],
  ],
  [
    'hours lost before a race of less weight',
    lesser(
      said(
        [...Array(27).keys()].map((day) => day + 1),
        { ...skipped('work'), plannedMinutes: 90 },
      ),
    ),
    [
      '27 days without training: Tue bike easy 20, Tue strength easy 20, Wed swim 20, Thu bike 20, Thu strength out, Fri run 20, Fri swim out, Sat bike 70, Sun run 40, Tue 9 bike out, Tue 9 swim easy, Wed 10 strength out, Thu 11 strength out, Sat 13 brick 100, Sun 14 run 50, Tue 16 bike out, Thu 18 strength out, Sat 20 bike 120, Sun 21 run 65, Tue 23 bike 20, Sat 27 bike 90, Sun 28 run 40',
      '27 days without training: shall we plan the weeks to your races anew from here?',
      'Train with thresholds 5% lower until you have tested them again.',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than 60% of the plan two weeks running. 1:00 h a week instead of 10:00 h would fit what you do.',
    ],
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
    said([-3], skipped('injury'), thursday),
    [
      'a run workout skipped for an injury: Fri run out',
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  [
    'a brick skipped for pain',
    said([-3], { ...skipped('injury'), workoutType: 'brick' }, thursday),
    [
      'a brick workout skipped for an injury: Thu bike out, Fri run out, Sat bike out',
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  [
    'two skipped for work this week',
    on(addDays(monday, 2), {
      history: calm.workouts.slice(0, 2).map((workout) => past(workout, skipped('work'))),
      workouts: even.map((each) => ({
        ...each,
        status: each.scheduledDate < addDays(monday, 2) ? 'skipped' : 'scheduled',
      })),
    }),
    ['2 workouts skipped for work or other reasons this week: Wed swim 45, Thu bike 45, Fri run 45, Fri swim 45'],
  ],
  [
    'a key workout missed for work',
    on(addDays(monday, 2), {
      history: [past(calm.workouts[0]!, skipped('work'))],
      workouts: tuesday({ status: 'skipped' }).filter(({ scheduledDate }) => scheduledDate !== addDays(monday, 2)),
    }),
    ['a key workout that you missed this week comes here: Thu bike bike hard 35'],
  ],
  [
    'a key workout missed for work, with strength on the eve of the only day for it',
    on(addDays(monday, 2), {
      history: [past(calm.workouts[0]!, skipped('work'))],
      workouts: tuesday({ status: 'skipped' }).map((each) =>
        each.workoutType === 'strength' && each.scheduledDate === addDays(monday, 3)
          ? { ...each, scheduledDate: addDays(monday, 2), dayOfWeek: 'wednesday' as const }
          : each,
      ),
    }),
    [],
  ],
  [
    'a key workout missed for work, too short to be made anew',
    on(addDays(monday, 2), {
      history: [past(calm.workouts[0]!, { ...skipped('work'), plannedMinutes: 14 })],
      workouts: tuesday({ status: 'skipped' }).filter(({ scheduledDate }) => scheduledDate !== addDays(monday, 2)),
    }),
    [],
  ],
  [
    'a key workout missed for fatigue',
    on(addDays(monday, 2), {
      history: [past(calm.workouts[0]!, skipped('fatigue'))],
      workouts: tuesday({ status: 'skipped' }),
    }),
    ['1 workout skipped for tiredness: Sat bike 110, Sun run 65, Tue 9 swim easy'],
  ],
  [
    'a key workout of last week missed for work',
    said([1], { ...skipped('work'), workoutType: 'bike', isHard: true }),
    [],
  ],
])('the answer to %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});
