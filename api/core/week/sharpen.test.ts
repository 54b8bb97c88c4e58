import type { Race } from '../race/race.ts';
import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { runner, running, triathlete, triathlon } from '../../test/core/schedules.ts';
import { weekUnder } from '../../test/core/underPrinciples.ts';

const RACES = {
  '10k': '2027-04-18',
  'half-marathon': '2027-05-11',
  duathlon: '2027-05-16',
  'half-ironman': '2027-05-23',
  'olympic-tri': '2027-05-25',
  'sprint-tri': '2027-05-26',
} as const;
const RUNS: ReadonlySet<string> = new Set(['10k', 'half-marathon']);

interface Days {
  off: string;
  long: string;
  /** Minutes of days with a limit of their own. */
  caps?: Partial<Record<Weekday, number>>;
  /** Available and present hours a week. */
  hours: readonly [number, number];
  age: number;
}

const daysOf = (text: string): Weekday[] => WEEKDAYS.filter((day) => text.split(' ').includes(day.slice(0, 3)));

/** The week planned alone, as if the plan began with it. */
function weekOf(raceType: keyof typeof RACES, week: number, { off, long, caps, hours, age }: Days, taught: string) {
  const races: Race[] = [{ raceName: 'Race', raceType, raceDate: RACES[raceType], priority: 'A' }];
  const preferences = {
    unavailableDays: daysOf(off),
    longWorkoutDays: daysOf(long),
    weeklyHoursAvailable: hours[0],
    ...(caps && { maxMinutesByDay: caps }),
  };
  const more = { currentWeeklyHours: hours[1], age, testedSports: ['running' as const] };
  const input = RUNS.has(raceType)
    ? running(runner(preferences, more), races)
    : triathlon(triathlete(preferences, more), races);
  return weekUnder(
    { ...input, firstWeek: input.season.weeks[week]!.weekStartDate },
    0,
    ...(taught === '' ? [] : [taught]),
  )[0];
}

type Row = readonly [raceType: keyof typeof RACES, week: number, taught: string, days: Days, workouts: string];

const MOVED: readonly Row[] = [
  [
    'duathlon',
    2,
    'No hard run on Monday and Wednesday and Saturday',
    { off: 'wed sun', long: 'wed fri', caps: { tuesday: 25, wednesday: 45, saturday: 30 }, hours: [8, 1], age: 66 },
    'mon swim 20 easy, thu run 30 hard, fri bike 35 easy long',
  ],
  [
    'duathlon',
    8,
    'No hard run on Monday and Wednesday and Saturday',
    { off: 'wed sun', long: 'wed fri', caps: { tuesday: 25, wednesday: 45, saturday: 30 }, hours: [8, 1], age: 66 },
    'mon swim 25 easy, thu run 30 hard, fri bike 45 easy long, sat run 25 easy',
  ],
  [
    'half-marathon',
    3,
    'No hard run on Monday and Thursday and Sunday',
    { off: 'tue sat', long: 'sun', hours: [5, 1], age: 35 },
    'wed run 30 hard, sun run 35 easy long',
  ],
  [
    'half-ironman',
    7,
    'No hard run on Monday and Tuesday and Friday',
    { off: 'mon wed sat sun', long: 'tue sun', hours: [6, 3], age: 35 },
    'tue bike 80 easy long, thu run 30 hard, thu swim 35 moderate, fri run 25 easy, fri strength 20 moderate',
  ],
  [
    'sprint-tri',
    2,
    'No hard run on Monday and Tuesday and Thursday and Saturday',
    { off: 'mon tue', long: 'sun', hours: [6, 2], age: 66 },
    'wed run 35 threshold, wed swim 20 easy, sun bike 40 easy long',
  ],
  [
    'sprint-tri',
    8,
    'No hard run on Monday and Tuesday and Thursday and Saturday',
    { off: 'mon tue', long: 'sun', hours: [6, 2], age: 66 },
    'wed run 30 hard, wed swim 35 moderate, sat run 20 easy, sun bike 55 easy long',
  ],
  [
    '10k',
    3,
    'No hard session on Monday and Thursday and Saturday and Sunday',
    { off: 'tue sat sun', long: 'thu sun', hours: [3, 1], age: 35 },
    'mon run 20 easy, wed run 20 easy, thu run 20 easy',
  ],
  [
    'olympic-tri',
    19,
    'No hard session on Thursday and Sunday',
    { off: 'fri sat', long: 'sun', caps: { tuesday: 40, wednesday: 25 }, hours: [2, 1], age: 35 },
    'mon run 20 race-pace, sun bike 25 easy long',
  ],
  [
    'olympic-tri',
    19,
    'No hard session on Monday and Thursday and Friday and Sunday',
    { off: 'thu', long: 'sun', hours: [2, 2], age: 66 },
    'tue run 20 race-pace, sat bike 25 easy long',
  ],
  [
    'half-marathon',
    14,
    'No hard run on Wednesday and Saturday',
    {
      off: 'fri',
      long: 'wed thu',
      caps: { tuesday: 25, wednesday: 30, friday: 30, saturday: 40, sunday: 30 },
      hours: [3, 2],
      age: 66,
    },
    'tue run 25 easy, wed run 25 easy, thu run 30 race-pace, sat run 30 easy',
  ],
  [
    'duathlon',
    15,
    'No hard session on Monday and Wednesday and Thursday',
    { off: 'wed thu sat sun', long: 'wed', caps: { tuesday: 25, wednesday: 25 }, hours: [8, 7], age: 35 },
    'mon run 30 easy, tue bike 25 easy, fri swim 60 threshold, fri brick 120 moderate long',
  ],
  [
    'olympic-tri',
    17,
    '',
    {
      off: 'mon wed sat',
      long: 'mon thu',
      caps: { tuesday: 25, wednesday: 25, thursday: 45, friday: 35 },
      hours: [3, 3],
      age: 66,
    },
    'thu brick 45 moderate long, fri swim 30 race-pace, sun run 25 easy',
  ],
  [
    'sprint-tri',
    19,
    'No hard session on Monday and Tuesday and Wednesday and Thursday',
    { off: 'sat sun', long: 'wed thu fri sat', hours: [8, 7], age: 66 },
    'mon swim 45 easy, wed brick 90 moderate long, fri run 30 race-pace',
  ],
  [
    'sprint-tri',
    19,
    'No hard run on Tuesday and Wednesday and Thursday and Saturday and Sunday',
    { off: 'mon', long: 'sun', hours: [2, 1], age: 35 },
    'fri run 20 race-pace, sun bike 25 easy long',
  ],
];

test.each(MOVED)(
  'an easy workout moves to a day that may be hard: %s, week %i, "%s"',
  (race, week, taught, days, workouts) => {
    expect(weekOf(race, week, days, taught)).toBe(workouts);
  },
);

const STAYING: readonly Row[] = [
  [
    'half-marathon',
    17,
    'No hard session on Wednesday and Thursday',
    { off: 'tue sat sun', long: 'tue thu', caps: { monday: 25, friday: 35 }, hours: [3, 2], age: 35 },
    'thu run 30 easy, fri run 30 race-pace',
  ],
  [
    '10k',
    7,
    'No hard session on Tuesday and Friday',
    { off: 'mon wed sat', long: 'thu sat', caps: { thursday: 25, saturday: 30, sunday: 25 }, hours: [4, 4], age: 35 },
    'tue run 30 easy, thu run 25 easy, fri run 30 easy, sun run 25 easy',
  ],
  [
    'olympic-tri',
    7,
    'No hard run on Monday and Wednesday and Friday and Saturday and Sunday',
    {
      off: 'tue wed sat sun',
      long: 'tue sun',
      caps: { monday: 35, thursday: 25, saturday: 30 },
      hours: [8, 2],
      age: 35,
    },
    'mon swim 30 easy, thu run 20 easy, fri bike 70 easy long, fri run 20 easy',
  ],
  [
    'sprint-tri',
    7,
    'No hard session on Monday and Wednesday and Thursday and Saturday and Sunday',
    { off: 'mon tue thu fri', long: 'sun', hours: [3, 1], age: 35 },
    'wed swim 25 easy, sat run 25 easy, sun bike 35 easy long',
  ],
  ['10k', 2, '', { off: 'fri', long: 'tue', hours: [3, 1], age: 66 }, 'tue run 30 easy long, thu run 20 easy'],
  [
    'half-marathon',
    17,
    'No hard run on Monday and Tuesday and Friday',
    { off: 'mon wed thu sun', long: 'fri', hours: [4, 3], age: 66 },
    'tue run 30 easy, fri run 30 easy, sat run 30 easy',
  ],
  [
    'half-ironman',
    8,
    'No hard session on Monday and Tuesday and Wednesday',
    { off: 'mon', long: 'fri', caps: { tuesday: 45, saturday: 45 }, hours: [2, 1], age: 66 },
    'tue swim 20 easy, fri bike 25 easy long, sun run 20 easy',
  ],
];

test.each(STAYING)(
  'where no move makes a workout hard, all stay where they were: %s, week %i, "%s"',
  (race, week, taught, days, workouts) => {
    expect(weekOf(race, week, days, taught)).toBe(workouts);
  },
);
