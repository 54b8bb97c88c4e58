import type { Race } from '../race/race.ts';
import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { planned, runner, running } from '../../test/core/schedules.ts';
import { planSchedule } from './planSchedule.ts';

// Last weeks before a half marathon of runners who are hurt, ride in place of some runs, and have few days.

const HALF: Race = { raceName: 'Race', raceType: 'half-marathon', raceDate: '2027-05-11', priority: 'A' };
const LAST_TAPER = 17;

interface Days {
  off: string;
  long: string;
  caps?: Partial<Record<Weekday, number>>;
  /** Available and present hours a week. */
  hours: readonly [number, number];
  age: number;
  hurt: readonly [injuryType: string, affectedArea: string];
}

const daysOf = (text: string): Weekday[] => WEEKDAYS.filter((day) => text.split(' ').includes(day.slice(0, 3)));

function taperOf({ off, long, caps, hours, age, hurt: [injuryType, affectedArea] }: Days): string {
  const preferences = {
    unavailableDays: daysOf(off),
    longWorkoutDays: daysOf(long),
    weeklyHoursAvailable: hours[0],
    ...(caps && { maxMinutesByDay: caps }),
  };
  const injuries = [{ injuryType, affectedArea, dateOccurred: null, isRecovered: false }];
  const athlete = runner(preferences, { currentWeeklyHours: hours[1], age, testedSports: ['running'], injuries });
  const input = running(athlete, [HALF]);
  const { workouts } = planned(planSchedule({ ...input, count: LAST_TAPER + 1 }))[LAST_TAPER]!;
  return workouts
    .map(
      ({ dayOfWeek, workoutType, duration, intensity, isLong }) =>
        `${dayOfWeek.slice(0, 3)} ${workoutType} ${duration} ${intensity}${isLong ? ' long' : ''}`,
    )
    .join(', ');
}

test.each<[Days, string]>([
  [
    { off: 'tue wed fri sat', long: 'mon tue wed', hours: [5, 1], age: 66, hurt: ['strain', 'calf'] },
    'mon bike 35 easy, thu run 20 easy, thu bike 20 easy, sun run 20 easy',
  ],
  [
    {
      off: 'wed thu sat',
      long: 'mon sat',
      caps: { wednesday: 60, thursday: 45 },
      hours: [8, 2],
      age: 55,
      hurt: ['pain', 'knee'],
    },
    'mon run 30 easy long, tue bike 20 easy, tue run 20 easy, fri run 20 threshold, fri bike 20 easy, sun run 20 easy',
  ],
  [
    {
      off: 'mon thu fri sat',
      long: 'tue sat',
      caps: { tuesday: 35, thursday: 45 },
      hours: [6, 1],
      age: 35,
      hurt: ['strain', 'calf'],
    },
    'tue bike 25 easy, wed run 40 easy long, wed bike 20 easy, sun run 20 easy',
  ],
])('a workout without a day takes the place of one that can move', (days, workouts) => {
  expect(taperOf(days)).toBe(workouts);
});

test.each<[Days, string]>([
  [
    { off: 'fri', long: 'mon fri', hours: [4, 2], age: 55, hurt: ['strain', 'calf'] },
    'mon bike 35 easy long, wed run 25 easy, sat bike 30 race-pace',
  ],
  [
    {
      off: '',
      long: 'mon sun',
      caps: { tuesday: 35, thursday: 25, friday: 25 },
      hours: [4, 4],
      age: 35,
      hurt: ['strain', 'calf'],
    },
    'mon bike 35 easy, wed run 25 easy, sat bike 35 race-pace',
  ],
])('who may not run two days running rides where a day would else have nothing', (days, workouts) => {
  expect(taperOf(days)).toBe(workouts);
});
