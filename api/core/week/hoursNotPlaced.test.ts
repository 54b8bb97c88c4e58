import type { Weekday } from '../calendar/calendar.ts';
import { addDays } from '../calendar/calendar.ts';
import { planned, runner, running } from '../../test/core/schedules.ts';
import { race, weekOf } from '../../test/core/sizedWeek.ts';
import { hoursNotPlaced, isShortWeek, type ShortWeek } from './hoursNotPlaced.ts';
import { planSchedule } from './planSchedule.ts';

/** Warnings of a half-marathon season on these days, and the weeks that lack half an hour and hold less than 92 % of their hours. */
function halfMarathon(unavailableDays: readonly Weekday[]) {
  const athlete = runner(
    { weeklyHoursAvailable: 6, longWorkoutDays: ['sunday'], unavailableDays: [...unavailableDays] },
    { currentWeeklyHours: 5 },
  );
  const raceDate = addDays('2027-01-04', 7 * 16 - 1);
  const result = planSchedule(
    running(athlete, [{ raceName: 'Lake', raceType: 'half-marathon', raceDate, priority: 'A' }]),
  );
  const short = planned(result).filter(({ kind, plannedHours, workouts }) => {
    const minutes = workouts.reduce(
      (sum, { workoutType, duration }) => sum + (workoutType === 'race' ? 0 : duration),
      0,
    );
    const lacks = Math.floor(60 * plannedHours) - minutes;
    return (kind === 'load' || kind === 'step') && lacks >= 30 && minutes < 0.92 * 60 * plannedHours;
  });
  if (!result.ok) throw new Error(result.conflict.message);
  return { short, said: result.warnings.filter(({ code }) => code === 'HOURS_NOT_PLACED') };
}

test('two free days a week cannot hold six hours: said once, with the weeks, the days and a way out', () => {
  const { short, said } = halfMarathon(['monday', 'wednesday', 'thursday', 'friday', 'saturday']);
  expect(short.length).toBeGreaterThan(8);
  expect(said).toEqual([
    {
      code: 'HOURS_NOT_PLACED',
      message: expect.stringMatching(
        new RegExp(`^${short.length} weeks hold less than planned: .* Its 2 free days and `),
      ),
      recommendation: expect.stringMatching(
        /^Make another day free, or raise the limits of days; else count on \d:\d\d h\.$/,
      ),
    },
  ]);
});

test('nothing is said where all find a place', () => {
  expect(halfMarathon([])).toEqual({ short: [], said: [] });
});

/** A week of so many minutes of which some found no place. */
const lacking = (unplaced: number, open = 360, more: object = {}): ShortWeek =>
  ({
    context: weekOf({ availableDays: 5, athlete: { injuries: [] }, ...more }),
    open,
    unplaced,
  }) as unknown as ShortWeek;
const ofKind = (kind: string) => ({
  week: { weekStartDate: '2027-02-15', weekEndDate: '2027-02-21', phaseType: 'base', kind },
});

test.each<[string, ShortWeek, boolean]>([
  ['half an hour of six', lacking(30), true],
  ['a minute less', lacking(29), false],
  ['less than a twelfth of a long week', lacking(39, 500), false],
  ['more than that', lacking(41, 500), true],
  ['of a step-back week', lacking(60, 360, ofKind('step')), true],
  ['of a taper', lacking(60, 360, ofKind('taper')), false],
  ['of a race week', lacking(60, 360, ofKind('race')), false],
  ['of the way back from a race', lacking(60, 360, ofKind('recovery')), false],
  ['of a week with a race on its Sunday', lacking(60, 360, { races: [race('2027-02-21', '10k', 'C')] }), false],
  ['of the week before a race', lacking(60, 360, { races: [race('2027-02-22')] }), true],
])('a week lacks %s: is it told? %s', (_, week, isTold) => {
  expect(isShortWeek(week)).toBe(isTold);
});

const hurt = (isRecovered: boolean) => ({ athlete: { injuries: [{ isRecovered }] } });

test.each<[string, readonly ShortWeek[], string, string]>([
  [
    'one week',
    [lacking(100)],
    'One week holds less than planned: that of Monday 15 February 4:20 h of 6:00 h. Its 5 free days and the most that a day or a workout may last leave no room for more.',
    'Make another day free, or raise the limits of days; else count on 4:20 h.',
  ],
  [
    'several, of which the one that lacks most is told',
    [
      lacking(60),
      lacking(120, 360, {
        week: { weekStartDate: '2027-02-22', weekEndDate: '2027-02-28', phaseType: 'base', kind: 'load' },
        availableDays: 1,
      }),
      lacking(90),
    ],
    '3 weeks hold less than planned: that of Monday 22 February 4:00 h of 6:00 h. Its 1 free day and the most that a day or a workout may last leave no room for more.',
    'Make another day free, or raise the limits of days; else count on 4:00 h.',
  ],
  [
    'every day is free',
    [lacking(60, 360, { availableDays: 7 })],
    'One week holds less than planned: that of Monday 15 February 5:00 h of 6:00 h. Its 7 free days and the most that a day or a workout may last leave no room for more.',
    'Raise the limits of days; else count on 5:00 h.',
  ],
  [
    'an injury that is not over',
    [lacking(60, 360, hurt(false))],
    'One week holds less than planned: that of Monday 15 February 5:00 h of 6:00 h. Its 5 free days, an injury and the most that a day or a workout may last leave no room for more.',
    'Make another day free, or raise the limits of days; else count on 5:00 h.',
  ],
  [
    'an injury that is over',
    [lacking(60, 360, hurt(true))],
    'One week holds less than planned: that of Monday 15 February 5:00 h of 6:00 h. Its 5 free days and the most that a day or a workout may last leave no room for more.',
    'Make another day free, or raise the limits of days; else count on 5:00 h.',
  ],
])('what is said of hours without a place: %s', (_, weeks, message, recommendation) => {
  expect(hoursNotPlaced(weeks)).toEqual([{ code: 'HOURS_NOT_PLACED', message, recommendation }]);
});

test('of no week nothing is said', () => {
  expect(hoursNotPlaced([])).toEqual([]);
});
