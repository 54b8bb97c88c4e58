import { addDays, type Day } from '../calendar/calendar.ts';
import type { Sport } from '../codes/sport.ts';
import { planned, runner, scheduleInput } from '../../test/core/schedules.ts';
import { MONDAY } from '../../test/core/seasons.ts';
import { planSchedule } from './planSchedule.ts';

/** A runner before a 10 km race on a Sunday. */
interface Asked {
  hours: number;
  hoursNow: number;
  weeks: number;
  count?: number;
  sports?: readonly Sport[];
}

function plan({ hours, hoursNow, weeks, count = weeks, sports = ['running', 'strength'] }: Asked) {
  const athlete = runner(
    { weeklyHoursAvailable: hours, longWorkoutDays: ['sunday'], unavailableDays: [] },
    { currentWeeklyHours: hoursNow },
  );
  const raceDate = addDays(MONDAY, 7 * weeks - 1);
  const races = [{ raceName: 'Town', raceType: '10k', raceDate, priority: 'A' } as const];
  const result = planSchedule(scheduleInput({ today: MONDAY, athlete, sports: [...sports], races }, { count }));
  if (!result.ok) throw new Error(result.conflict.message);
  const lifted = planned(result).filter(({ workouts }) =>
    workouts.some(({ workoutType }) => workoutType === 'strength'),
  );
  return {
    lifts: lifted[0]?.weekStartDate ?? null,
    said: result.warnings.flatMap(({ code, message, recommendation }) =>
      code === 'STRENGTH_NOT_PLACED' ? [`${message} ${recommendation}`] : [],
    ),
  };
}

const own = 'do a short one of your own after an easy workout, at home if you like.';

test.each<[string, Asked, string]>([
  [
    'there are never three hours a week',
    { hours: 2.8, hoursNow: 2, weeks: 16 },
    `No week holds strength: it takes weeks of at least 3:00 h, and the largest that it could begin with has 2:35 h. Make at least 4:00 h a week available, or ${own}`,
  ],
  [
    'these four weeks are too small, and a later one is not',
    { hours: 4, hoursNow: 2, weeks: 16, count: 4 },
    `No week holds strength: it takes weeks of at least 3:00 h, and the largest that it could begin with has 2:40 h. It begins with the week of Monday 8 February, which has 3:10 h; until then ${own}`,
  ],
  [
    'the hours that there are come too late',
    { hours: 5, hoursNow: 1, weeks: 8 },
    `No week holds strength: it takes weeks of at least 3:00 h, and the largest that it could begin with has 1:45 h. Until weeks are that large, ${own}`,
  ],
  [
    'the race is near',
    { hours: 6, hoursNow: 5, weeks: 4 },
    'No week holds strength: nobody should begin to lift in the last 4 weeks before an A race. Begin with it after the race.',
  ],
])('strength that was asked for and has no place is told, with the way to it: %s', (_, asked, text) => {
  expect(plan(asked)).toEqual({ lifts: null, said: [text] });
});

test.each<[string, Asked, Day | null]>([
  ['it has a place', { hours: 6, hoursNow: 5, weeks: 16 }, MONDAY],
  ['nobody asked for it', { hours: 2.8, hoursNow: 2, weeks: 16, sports: ['running'] }, null],
])('nothing is said where %s', (_, asked, lifts) => {
  expect(plan(asked)).toEqual({ lifts, said: [] });
});

test('the week that it is said to begin with holds it, and a plan that reaches it says nothing', () => {
  expect(plan({ hours: 4, hoursNow: 2, weeks: 16 })).toEqual({ lifts: '2027-02-08', said: [] });
});

test('every plan with strength among its sports holds some or says why not', () => {
  const silent = [2, 3, 4, 6].flatMap((hours) =>
    [1, 2, 4, 8, 12, 20].filter((weeks) => {
      const { lifts, said } = plan({ hours, hoursNow: hours / 2, weeks });
      // race week alone, and that after a taper, hold no loading week
      return weeks > 1 && lifts === null && said.length === 0;
    }),
  );
  expect(silent).toEqual([]);
});
