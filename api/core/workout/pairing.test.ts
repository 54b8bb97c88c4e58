import * as fc from 'fast-check';

import { addDays, mondayOf } from '../calendar/calendar.ts';
import { pairedWorkouts } from './pairing.ts';

const on = (day: number, workoutType: string, description: string) => ({
  scheduledDate: addDays('2027-01-04', day),
  workoutType,
  description,
});

test('the same on its day, then the sport of the day, then the same elsewhere in the week, then whatever shares the day', () => {
  const gone = [
    on(0, 'run', 'Easy run'),
    on(1, 'run', 'Tempo'),
    on(2, 'bike', 'Ride'),
    on(4, 'swim', 'Drills'),
    on(8, 'run', 'Long run'),
  ];
  const come = [
    on(0, 'run', 'Easy run'),
    on(1, 'run', 'Hills'),
    on(3, 'bike', 'Ride'),
    on(4, 'strength', 'Core'),
    on(12, 'bike', 'Spin'),
  ];
  expect(pairedWorkouts(gone, come, mondayOf)).toEqual([
    { before: gone[0], after: come[0] },
    { before: gone[1], after: come[1] },
    { before: gone[2], after: come[2] },
    { before: gone[3], after: come[3] },
    { before: gone[4], after: null },
    { before: null, after: come[4] },
  ]);
});

test('every workout is in one pair', () => {
  const aWorkout = fc
    .record({ day: fc.nat({ max: 20 }), type: fc.constantFrom('run', 'bike'), title: fc.constantFrom('a', 'b') })
    .map(({ day, type, title }) => on(day, type, title));
  fc.assert(
    fc.property(fc.array(aWorkout, { maxLength: 9 }), fc.array(aWorkout, { maxLength: 9 }), (gone, come) => {
      const pairs = pairedWorkouts(gone, come, mondayOf);
      expect(new Set(pairs.flatMap(({ before }) => before ?? []))).toEqual(new Set(gone));
      expect(pairs.filter(({ before }) => before)).toHaveLength(gone.length);
      expect(pairs.filter(({ after }) => after)).toHaveLength(come.length);
    }),
  );
});
