import type { AdaptInput } from './adapt/events.ts';
import { addDays } from '../calendar/calendar.ts';
import {
  told,
  even,
  hardFriday,
  checked,
  AMBER,
  ORANGE,
  RED,
  earlier,
  locked,
  done,
  vo2max,
  thursday,
  raceWeek,
  twoHard,
  freeSunday,
  preferring,
  sundayOff,
  TRAVEL,
} from '../../test/core/answered.ts';
import { answers, monday, on } from '../../test/core/calmWeeks.ts';

// What check-ins make of a calm plan: the whole answer.

test.each<readonly [string, AdaptInput, readonly string[]]>([
  ['an amber check-in', checked(AMBER), ['mood 5, sleep 5: Sat bike 110, Sun run 65']],
  [
    'an amber check-in, with a VO2max workout',
    checked(AMBER, { workouts: vo2max }),
    ['mood 5, sleep 5: Tue bike threshold, Sat bike 110, Sun run 65'],
  ],
  [
    'an amber check-in, with two hard days',
    checked(AMBER, { workouts: twoHard }),
    ['mood 5, sleep 5: Fri run easy, Fri swim easy, Sat bike 110, Sun run 65'],
  ],
  ['an amber check-in in the week of a race', raceWeek(checked(AMBER)), []],
  [
    'a red check-in in the week of a race',
    raceWeek(checked(RED)),
    ['mood 2, stress 9, sleep 2, mental readiness 2: Tue bike out'],
  ],
  [
    "a red check-in in the week of a race, the hard workout a person's",
    raceWeek(checked(RED, { workouts: locked })),
    [],
  ],
  [
    'a red check-in after fair sleep',
    checked({ mood: 1, stress: 10, sleep: 4, mentalReadiness: 1 }),
    [
      'mood 1, stress 10, mental readiness 1: Tue bike easy, Tue strength easy 20, Thu strength out, Fri run out, Fri swim out, Sat bike 45, Sun run easy 45',
    ],
  ],
  [
    'an orange check-in',
    checked(ORANGE),
    ['stress 7: Tue bike moderate, Tue strength 20, Thu strength out, Fri swim out, Sat bike 110, Sun run 65'],
  ],
  [
    'an orange check-in, with a VO2max workout',
    checked(ORANGE, { workouts: vo2max }),
    ['stress 7: Tue bike moderate, Tue strength 20, Thu strength out, Fri swim out, Sat bike 110, Sun run 65'],
  ],
  [
    'an orange check-in, sore',
    checked({ ...ORANGE, musclesSoreness: 7 }),
    [
      'stress 7, soreness 7: Tue bike moderate, Tue strength 20, Thu strength out, Fri run out, Fri swim out, Sat bike 110, Sun run 65',
    ],
  ],
  [
    'an orange check-in, a little sore',
    checked({ ...ORANGE, musclesSoreness: 6 }),
    ['stress 7: Tue bike moderate, Tue strength 20, Thu strength out, Fri swim out, Sat bike 110, Sun run 65'],
  ],
  [
    'an orange check-in, without sleep',
    checked({ ...ORANGE, sleep: 3 }),
    [
      'sleep 3, stress 7: Tue bike moderate, Tue strength 20, Thu strength out, Fri run out, Fri swim out, Sat bike 110, Sun run 65',
    ],
  ],
  [
    'a red check-in',
    checked(RED, { workouts: even }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike easy 45, Tue strength out, Wed swim 45, Thu bike 45, Thu strength out, Fri run out, Fri swim out, Sat bike 45, Sun run easy 40',
    ],
  ],
  [
    'a red check-in on Thursday',
    checked({ ...RED, answeredOn: thursday }, { workouts: done }, thursday),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Fri run out, Fri swim out, Sat bike 45, Sun run easy 45, Tue 9 bike out, Tue 9 swim easy, Wed 10 strength easy',
    ],
  ],
  [
    'a red check-in, and what a person wants',
    checked(RED, { workouts: locked }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Thu strength out, Fri run out, Fri swim out, Sat bike 45, Sun run easy 45',
    ],
  ],
  [
    'a red check-in of Monday, on Thursday',
    checked(RED, { workouts: done }, thursday),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Thu strength out, Fri run out, Fri swim out, Sat bike 45, Sun run easy 45',
    ],
  ],
  [
    'two red check-ins',
    on(monday, { checkIns: [answers(RED), earlier(RED, 13)], workouts: even }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike recovery 45, Tue strength out, Wed swim recovery 45, Thu bike recovery 45, Thu strength out, Fri run out, Fri swim out, Sat bike recovery 45, Sun run recovery 40',
      'Two hard weeks in a row: this one is for rest and recovery. If it stays like this, talk to someone you trust or to a doctor. This is not medical advice.',
    ],
  ],
  [
    'two red check-ins, in any order',
    on(monday, { checkIns: [earlier(RED, 7), answers(RED)] }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike recovery, Tue strength easy 20, Wed swim recovery, Thu bike recovery, Thu strength out, Fri run out, Fri swim out, Sat bike recovery 45, Sun run recovery 45',
      'Two hard weeks in a row: this one is for rest and recovery. If it stays like this, talk to someone you trust or to a doctor. This is not medical advice.',
    ],
  ],
  [
    'a red check-in two weeks after another',
    on(monday, { checkIns: [answers(RED), earlier(RED, 14)] }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike easy, Tue strength easy 20, Thu strength out, Fri run out, Fri swim out, Sat bike 45, Sun run easy 45',
    ],
  ],
  [
    'a red check-in after an amber one',
    on(monday, { checkIns: [answers(RED), earlier(AMBER, 7)] }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike easy, Tue strength easy 20, Thu strength out, Fri run out, Fri swim out, Sat bike 45, Sun run easy 45',
    ],
  ],
  ['a red check-in of ten days ago', on(monday, { checkIns: [earlier(RED, 10)] }), []],
  ['a red check-in of eleven days ago', on(monday, { checkIns: [earlier(RED, 11)] }), []],
  ['a check-in of tomorrow', checked({ ...RED, answeredOn: addDays(monday, 1) }), []],
  [
    'travel',
    checked({ travelThisWeek: true }),
    [
      'travel this week: Fri swim out, Sat bike 105',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, told on Thursday',
    checked({ travelThisWeek: true, answeredOn: thursday }, { workouts: done }, thursday),
    [
      'travel this week: Fri swim out, Sat bike 105',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, and no long run on Sunday',
    checked(TRAVEL, { workouts: freeSunday() }),
    [
      'travel this week: Thu strength out, Fri swim out, Sat bike to Sun',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, and a hard long ride',
    checked(TRAVEL, { workouts: freeSunday({ isHard: true, intensity: 'threshold' }) }),
    [
      'travel this week: Fri swim out, Sat bike easy 105',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, and a Sunday too short',
    preferring(checked(TRAVEL, { workouts: freeSunday() }), sundayOff(60)),
    [
      'travel this week: Fri swim out, Sat bike 105',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, and no training on Sunday',
    preferring(checked(TRAVEL, { workouts: freeSunday() }), sundayOff(null)),
    [
      'travel this week: Thu strength out, Fri swim out',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel with deadlines, and no long run on Sunday',
    checked({ ...TRAVEL, majorDeadlines: true }, { workouts: freeSunday() }),
    [
      'travel and deadlines this week: Tue bike easy, Thu strength out, Fri swim out, Sat bike 105',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel with a red check-in, and no long run on Sunday',
    checked({ ...TRAVEL, ...RED }, { workouts: freeSunday() }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike easy, Tue strength easy, Thu strength out, Fri run out, Sat bike 45',
      'travel this week: Fri swim out',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'deadlines, and two hard days',
    checked({ majorDeadlines: true }, { workouts: hardFriday(even) }),
    [
      'deadlines this week: Tue bike 45, Tue strength out, Wed swim 45, Thu bike 45, Thu strength out, Fri run easy 45, Fri swim easy 45',
    ],
  ],
  [
    'deadlines, and time zones that nobody travels over',
    checked({ majorDeadlines: true, notes: 'jet lag' }, { workouts: even }),
    ['deadlines this week: Tue bike easy 45, Wed swim 45, Thu bike 45, Fri run 45, Fri swim out'],
  ],
  [
    'travel with two time zones',
    checked({ ...TRAVEL, notes: 'Over two time zones.' }, { workouts: even }),
    [
      'a change of time zones: Tue bike easy 45',
      'travel this week: Fri swim out, Sat bike 75',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
    ],
  ],
  [
    'travel to another timezone',
    checked({ ...TRAVEL, notes: 'another timezone' }),
    [
      'a change of time zones: Tue bike easy',
      'travel this week: Fri swim out, Sat bike 105',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
    ],
  ],
  [
    'travel with jetlag',
    checked({ ...TRAVEL, notes: 'jetlag' }),
    [
      'a change of time zones: Tue bike easy',
      'travel this week: Fri swim out, Sat bike 105',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
    ],
  ],
  [
    'deadlines',
    checked({ majorDeadlines: true }, { workouts: even }),
    ['deadlines this week: Tue bike easy 45, Wed swim 45, Thu bike 45, Fri run 45, Fri swim out'],
  ],
  [
    'travel and deadlines',
    checked({ travelThisWeek: true, majorDeadlines: true }, { workouts: even }),
    [
      'travel and deadlines this week: Tue bike easy 45, Wed swim 45, Thu bike 45, Thu strength out, Fri run 45, Fri swim out, Sat bike 75',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel over time zones',
    checked({ travelThisWeek: true, notes: 'Jet lag again' }),
    [
      'a change of time zones: Tue bike easy',
      'travel this week: Fri swim out, Sat bike 105',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
    ],
  ],
  [
    'deadlines and a red check-in',
    checked({ ...RED, majorDeadlines: true }, { workouts: even }),
    [
      'deadlines this week: Tue bike easy 45, Wed swim 45, Thu bike 45, Fri swim out',
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue strength out, Thu strength out, Fri run out, Sat bike 45, Sun run easy 40',
    ],
  ],
])('the answer to %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});
