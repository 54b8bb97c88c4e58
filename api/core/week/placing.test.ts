import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import type { Sport } from '../codes/sport.ts';
import { tightenSeason } from '../principles/season.ts';
import { planned, scheduleInput } from '../../test/core/schedules.ts';
import { taughtBy } from '../../test/core/underPrinciples.ts';
import { planSchedule } from './planSchedule.ts';

// Weeks of athletes with few days, few hours or an injury, in which one decision of placing shows: which workout has its day first, what
// the opener of a race is, what makes room.

interface Life {
  race: `${RaceType} ${string}`;
  level: ExperienceLevel;
  age: number;
  /** Available and present hours a week. */
  hours: readonly [number, number];
  sports: string;
  off?: string;
  long?: string;
  caps?: Partial<Record<Weekday, number>>;
  hurt?: readonly [injuryType: string, affectedArea: string];
  taught?: string;
}

const daysOf = (text: string): Weekday[] => WEEKDAYS.filter((day) => text.split(' ').includes(day.slice(0, 3)));

function weekOf(
  { race, level, age, hours, sports, off = '', long = '', caps, hurt, taught }: Life,
  week: number,
): string {
  const all = sports.split(' ') as Sport[];
  const athlete: Athlete = {
    age,
    gender: 'female',
    currentWeeklyHours: hours[1],
    thresholds: { ftp: 220, runThresholdSpeed: 3.6, css: 1, lthr: null },
    assessments: all
      .filter((sport) => sport !== 'strength')
      .map((sport) => ({ sport, experienceLevel: level, currentFitnessLevel: 'moderate', weeklyVolume: '2 hours' })),
    preferences: {
      weeklyHoursAvailable: hours[0],
      longWorkoutDays: daysOf(long),
      unavailableDays: daysOf(off),
      preferredWorkoutTimes: 'morning',
      ...(caps && { maxMinutesByDay: caps }),
    },
    injuries: hurt ? [{ injuryType: hurt[0], affectedArea: hurt[1], dateOccurred: null, isRecovered: false }] : [],
    testedSports: [],
  };
  const [raceType, raceDate] = race.split(' ') as [RaceType, string];
  const races = [{ raceName: 'Race', raceType, raceDate, priority: 'A' as const }];
  const input = scheduleInput({ today: '2027-01-04', athlete, sports: all, races });
  const principles = taughtBy(...(taught === undefined ? [] : [taught]));
  const season = tightenSeason(input.season, input, principles);
  const { workouts } = planned(planSchedule({ ...input, season, principles, count: week + 1 }))[week]!;
  return workouts
    .map(
      ({ dayOfWeek, workoutType, duration, intensity, isLong }) =>
        `${dayOfWeek.slice(0, 3)} ${workoutType} ${duration} ${intensity}${isLong ? ' long' : ''}`,
    )
    .join(', ');
}

test.each<[decision: string, life: Life, week: number, workouts: string]>([
  [
    'the longest workout goes to a long-workout day first',
    {
      race: 'olympic-tri 2027-04-05',
      level: 'beginner',
      age: 66,
      hours: [7, 2],
      sports: 'running cycling swimming strength',
      off: 'mon thu fri sat',
      long: 'thu sat',
      hurt: ['pain', 'knee'],
    },
    10,
    'tue bike 40 easy, tue swim 40 moderate, wed run 30 threshold, sun brick 95 moderate long, sun swim 40 easy',
  ],
  [
    'what finds no long-workout day stays where it lay',
    {
      race: 'marathon 2027-04-06',
      level: 'intermediate',
      age: 55,
      hours: [2, 2],
      sports: 'running strength',
      off: 'tue fri sat',
      long: 'fri',
      hurt: ['pain', 'shoulder'],
    },
    1,
    'wed run 45 hard, sun run 70 easy long',
  ],
  [
    'no opener on a day that a limit forbids',
    {
      race: 'half-ironman 2027-04-09',
      level: 'advanced',
      age: 55,
      hours: [2, 1],
      sports: 'running cycling swimming strength',
      long: 'sun',
      hurt: ['pain', 'achilles'],
    },
    13,
    'mon run 20 easy, tue swim 20 race-pace, fri race 345 race',
  ],
  [
    'no opener where the day may not hold it',
    {
      race: '10k 2027-04-06',
      level: 'beginner',
      age: 35,
      hours: [4, 2],
      sports: 'running strength',
      off: 'sun',
      long: 'tue sat',
      hurt: ['strain', 'calf'],
    },
    12,
    'tue bike 35 easy, thu run 20 easy, sat run 35 easy',
  ],
  [
    'no opener where a principle forbids it',
    {
      race: 'gran-fondo 2027-04-05',
      level: 'advanced',
      age: 66,
      hours: [5, 1],
      sports: 'cycling running strength',
      off: 'sat',
      long: 'tue fri sat',
      hurt: ['pain', 'knee'],
      taught: 'No hard session on Friday',
    },
    12,
    'tue bike 30 easy long, wed run 20 race-pace, thu bike 20 easy',
  ],
  [
    'a sport that would rest too long until the opener is trained before',
    {
      race: 'olympic-tri 2027-04-07',
      level: 'intermediate',
      age: 35,
      hours: [5, 5],
      sports: 'running cycling swimming strength',
      off: 'fri',
      long: 'thu fri',
      caps: { saturday: 55 },
    },
    12,
    'mon bike 20 race-pace, mon swim 25 easy, wed bike 20 easy, thu run 35 easy long, sun bike 20 easy',
  ],
  [
    'the opener is of the sport of the race',
    {
      race: 'marathon 2027-04-03',
      level: 'advanced',
      age: 55,
      hours: [8, 1],
      sports: 'running cycling strength',
      off: 'fri sun',
      hurt: ['pain', 'shoulder'],
    },
    12,
    'mon run 25 easy, tue bike 20 easy, wed run 25 race-pace, sat race 255 race',
  ],
  [
    'an opener gets no longer than it was',
    {
      race: 'olympic-tri 2027-04-03',
      level: 'advanced',
      age: 20,
      hours: [3, 2],
      sports: 'running cycling swimming strength',
      off: 'fri',
      taught: 'Runs at most 40 minutes',
    },
    12,
    'mon run 20 easy, tue swim 20 easy, wed bike 25 race-pace, sat race 165 race',
  ],
  [
    'only easy workouts make room',
    {
      race: 'marathon 2027-04-05',
      level: 'beginner',
      age: 20,
      hours: [5, 5],
      sports: 'running cycling strength',
      off: 'fri sun',
      long: 'wed',
      caps: { saturday: 65 },
      hurt: ['strain', 'calf'],
    },
    12,
    'mon bike 25 race-pace, wed run 30 easy long, thu bike 25 easy, sat run 25 easy',
  ],
  [
    'and go where they find their whole time',
    {
      race: '5k 2027-04-08',
      level: 'beginner',
      age: 55,
      hours: [10, 9],
      sports: 'running cycling strength',
      off: 'mon fri sat',
      long: 'sat',
      caps: { wednesday: 20 },
      taught: 'No runs on Wednesday',
    },
    12,
    'tue bike 35 easy, wed bike 20 easy, thu run 50 race-pace, sun run 70 easy long',
  ],
  [
    'a long run close to a hard one is not hard',
    {
      race: 'marathon 2027-04-09',
      level: 'advanced',
      age: 66,
      hours: [4, 2],
      sports: 'running strength',
      off: 'wed thu fri',
      long: 'mon tue',
      hurt: ['pain', 'knee'],
    },
    4,
    'mon run 40 easy, tue bike 95 easy, sat run 40 threshold',
  ],
  [
    'who is soon overdue chooses a day before the long ones',
    {
      race: 'duathlon 2027-04-07',
      level: 'intermediate',
      age: 20,
      hours: [3, 3],
      sports: 'running cycling swimming strength',
      off: 'tue wed',
      long: 'tue thu sun',
    },
    12,
    'mon swim 20 easy, thu run 25 race-pace long, sun bike 25 easy long',
  ],
  [
    'what is hard already counts among the hard days',
    {
      race: 'marathon 2027-04-03',
      level: 'advanced',
      age: 55,
      hours: [8, 1],
      sports: 'running cycling strength',
      off: 'fri sun',
      hurt: ['pain', 'shoulder'],
    },
    4,
    'mon run 65 easy, tue bike 30 moderate, sat run 70 race-pace long',
  ],
  [
    'a long one without its day is as long as others may be',
    {
      race: 'ironman 2027-04-06',
      level: 'beginner',
      age: 66,
      hours: [3, 3],
      sports: 'running cycling swimming strength',
      off: 'wed thu fri sat sun',
      long: 'mon wed sat sun',
      taught: 'No swim on Sunday',
    },
    2,
    'mon bike 55 easy long, tue swim 25 easy, tue run 25 easy',
  ],
  [
    'and is no long one',
    {
      race: '5k 2027-04-06',
      level: 'beginner',
      age: 35,
      hours: [7, 6],
      sports: 'running strength',
      off: 'mon wed thu fri sat sun',
      long: 'mon tue',
      hurt: ['pain', 'achilles'],
    },
    12,
    'tue bike 60 easy, tue run 45 easy',
  ],
  [
    'who is overdue at last chooses before the key workouts',
    {
      race: 'ironman 2027-04-06',
      level: 'beginner',
      age: 20,
      hours: [9, 2],
      sports: 'running cycling swimming strength',
      off: 'tue thu fri sat sun',
      long: 'thu',
    },
    2,
    'mon bike 65 easy, wed swim 55 easy, wed run 45 easy',
  ],
  [
    'an opener of another sport where its own may not be',
    {
      race: 'half-ironman 2027-04-09',
      level: 'advanced',
      age: 55,
      hours: [2, 1],
      sports: 'running cycling swimming strength',
      long: 'sun',
      hurt: ['pain', 'achilles'],
    },
    13,
    'mon run 20 easy, tue swim 20 race-pace, fri race 345 race',
  ],
  [
    'an opener leaves its sport no longer without training',
    {
      race: 'half-ironman 2027-04-07',
      level: 'advanced',
      age: 20,
      hours: [6, 3],
      sports: 'running cycling swimming strength',
      off: 'sat',
      long: 'thu sun',
      hurt: ['pain', 'achilles'],
      taught: 'No hard session on Friday',
    },
    12,
    'mon bike 30 race-pace, mon swim 25 easy, thu run 25 easy, sun swim 20 race-pace, sun bike 60 easy long',
  ],
  [
    'an opener is short',
    {
      race: 'half-marathon 2027-04-08',
      level: 'intermediate',
      age: 20,
      hours: [11, 6],
      sports: 'running strength',
      off: 'wed fri sat sun',
    },
    13,
    'mon run 35 race-pace, tue run 30 easy, thu race 120 race',
  ],
])('%s', (_, life, week, workouts) => {
  expect(weekOf(life, week)).toBe(workouts);
});
