import { HARD, LONG, racing } from '../../test/core/madeWeeks.ts';
import { at, freely, type BreakerRow, tellsBreaker } from '../../test/core/breachStories.ts';

test.each<BreakerRow>([
  [
    'the last workout of the day that has too many now, not of one that had',
    'SESSIONS_A_DAY',
    {
      planned: [at('t1', 'thu', 'swim', 20)],
      acts: [
        ['add on Wednesday', 'w1', ['wed', 'swim', 20]],
        ['add on Wednesday', 'w2', ['wed', 'swim', 20]],
        ['the third on Wednesday', 'w3', ['wed', 'run', 20]],
        ['add on Thursday', 't2', ['thu', 'swim', 20]],
        ['the third on Thursday', 't3', ['thu', 'bike', 20]],
        ['delete', 'w1', null],
        ['delete', 'w2', null],
        ['delete', 'w3', null],
      ],
    },
    'the third on Thursday',
    't3',
  ],
  [
    'the third workout of the day that is told, beside another day that broke it before',
    'SESSIONS_A_DAY',
    {
      planned: [
        at('t1', 'thu', 'swim', 20),
        at('t2', 'thu', 'bike', 20),
        at('w1', 'wed', 'swim', 20),
        at('w2', 'wed', 'bike', 20),
      ],
      acts: [
        ['the third on Thursday', 't3', ['thu', 'run', 20]],
        ['the third on Wednesday', 'w3', ['wed', 'run', 20]],
      ],
    },
    'the third on Wednesday',
    'w3',
  ],
  [
    'minutes that stand, not those that are gone',
    'WEEK_MINUTES',
    {
      planned: [at('p', 'sat', 'bike', 340)],
      acts: [
        ['ride on Wednesday', 'w', ['wed', 'bike', 30]],
        ['ride on Monday', 'm', ['mon', 'bike', 40]],
        ['delete Wednesday', 'w', null],
      ],
    },
    'ride on Monday',
    'm',
  ],
  [
    'hours that stand, not those that are gone',
    'AVAILABLE_HOURS',
    {
      limits: freely({ weeklyHoursAvailable: 6 }),
      acts: [
        ['Saturday', 's', ['sat', 'bike', 400]],
        ['Monday', 'm', ['mon', 'bike', 400]],
        ['delete Saturday', 's', null],
      ],
    },
    'Monday',
    'm',
  ],
  [
    'the edit that made the longest workout that there is now',
    'LONG_DAY',
    {
      planned: [at('long', 'sat', 'run', 60, LONG), at('wed', 'wed', 'run', 40)],
      acts: [
        ['a ride on Thursday', 'thu', ['thu', 'bike', 180]],
        ['a longer run on Wednesday', 'wed', ['wed', 'run', 110]],
        ['a short ride', 'thu', ['thu', 'bike', 30]],
      ],
    },
    'a longer run on Wednesday',
    'wed',
  ],
  [
    'who made a workout longer still than one that broke it before',
    'LONG_DAY',
    {
      planned: [at('long', 'sat', 'run', 60, LONG), at('wed', 'wed', 'run', 40)],
      acts: [
        ['a ride on Thursday', 'thu', ['thu', 'bike', 180]],
        ['a longer run on Wednesday', 'wed', ['wed', 'run', 190]],
      ],
    },
    'a longer run on Wednesday',
    'wed',
  ],
  [
    'the hard day that is near another now',
    'HARD_DAYS_APART',
    {
      acts: [
        ['Tuesday', 'tue', ['tue', 'run', 40, HARD]],
        ['Wednesday', 'wed', ['wed', 'run', 40, HARD]],
        ['Saturday', 'sat', ['sat', 'run', 40, HARD]],
        ['Sunday', 'sun', ['sun', 'run', 40, HARD]],
        ['delete Tuesday', 'tue', null],
      ],
    },
    'Sunday',
    'sun',
  ],
  [
    'who deleted what kept strength a small part of the week',
    'STRENGTH_SHARE',
    {
      planned: [at('s', 'tue', 'strength', 30), at('b', 'sat', 'bike', 200), at('r', 'thu', 'run', 60)],
      acts: [
        ['delete the ride', 'b', null],
        ['a shorter run', 'r', ['thu', 'run', 50]],
      ],
    },
    'delete the ride',
    undefined,
  ],
  [
    'who deleted what was added before strength was',
    'STRENGTH_SHARE',
    {
      planned: [at('r', 'thu', 'run', 100)],
      acts: [
        ['add a ride', 'b', ['sat', 'bike', 200]],
        ['add strength', 's', ['tue', 'strength', 30]],
        ['delete the ride', 'b', null],
      ],
    },
    'delete the ride',
    undefined,
  ],
  [
    'the first of the edits that are too long, whatever its length is now',
    'DAY_CAP tuesday',
    {
      planned: [at('r', 'tue', 'run', 40)],
      acts: [
        ['somewhat longer', 'r', ['tue', 'run', 50]],
        ['too long', 'r', ['tue', 'run', 120]],
        ['a little shorter', 'r', ['tue', 'run', 110]],
      ],
    },
    'too long',
    'r',
  ],
  [
    'the move that brought it there again',
    'UNAVAILABLE_DAY monday',
    {
      planned: [at('r', 'tue', 'run', 40)],
      acts: [
        ['there', 'r', ['mon', 'run', 40]],
        ['away', 'r', ['wed', 'run', 40]],
        ['there again', 'r', ['mon', 'run', 40]],
      ],
    },
    'there again',
    'r',
  ],
  [
    'who added what alone is left of a day whose limit came after the others',
    'DAY_CAP thursday',
    {
      limits: freely({ maxMinutesByDay: { thursday: 10 } }),
      planned: [at('a', 'thu', 'run', 40), at('b', 'thu', 'swim', 30)],
      was: { 0: freely({}) },
      acts: [
        ['add', 'c', ['thu', 'bike', 25]],
        ['delete', 'a', null],
        ['delete', 'b', null],
      ],
    },
    'add',
    'c',
  ],
  [
    'nobody where the limit came later, though more lay there for a while',
    'DAY_CAP thursday',
    {
      limits: freely({ maxMinutesByDay: { thursday: 10 } }),
      planned: [at('a', 'thu', 'run', 40)],
      was: { 0: freely({}) },
      acts: [
        ['add', 'c', ['thu', 'bike', 25]],
        ['delete', 'c', null],
      ],
    },
    null,
    undefined,
  ],
  [
    'a hard run after a race, not what lay near the race before it came',
    'RACE_NEAR',
    {
      limits: racing('thu', 'A'),
      planned: [at('eve', 'wed', 'run', 21)],
      was: { 0: {} },
      acts: [['a run on the day after', 'after', ['fri', 'run', 60, HARD]]],
    },
    'a run on the day after',
    'after',
  ],
])('%s', tellsBreaker);
