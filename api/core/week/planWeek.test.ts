import type { TrainingPreferences } from '../athlete/athlete.ts';
import type { Priority, RaceType } from '../codes/race.ts';
import type { Race } from '../race/race.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import type { KeptWorkout } from '../workout/workout.ts';
import { running, triathlete, triathlon } from '../../test/core/schedules.ts';
import { standing, weekUnder } from '../../test/core/underPrinciples.ts';

const race = (raceType: RaceType, raceDate: string, priority: Priority = 'A'): Race => ({
  raceName: raceType,
  raceType,
  raceDate,
  priority,
});

/** The week with this Monday, planned alone, in words. */
const alone = (input: ScheduleInput, firstWeek: string): string => weekUnder({ ...input, firstWeek }, 0)[0];

test.each<[raceType: RaceType, raceDate: string, hours: number, week: string]>([
  [
    'time-trial',
    '2027-05-11',
    6,
    'mon bike 20 easy, tue race 63 race, thu run 22 easy, fri swim 22 easy, sat bike 45 easy',
  ],
  [
    'gran-fondo',
    '2027-05-10',
    6,
    'mon race 330 race, wed bike 45 easy, thu run 21 easy, fri swim 21 easy, sat bike 45 easy',
  ],
  [
    'sprint-tri',
    '2027-05-11',
    6,
    'mon bike 20 easy, tue race 80 race, thu swim 45 easy, fri run 30 easy, sun run 30 easy',
  ],
  [
    'sprint-tri',
    '2027-05-16',
    6,
    'tue swim 39 easy, tue run 30 easy, wed run 30 easy, thu bike 35 race-pace, sun race 80 race',
  ],
  [
    'sprint-tri',
    '2027-05-16',
    14,
    'mon swim 45 easy, tue run 30 easy, wed bike 28 easy, thu bike 35 race-pace, thu run 30 easy, sun race 80 race',
  ],
  [
    'half-ironman',
    '2027-05-16',
    14,
    'mon swim 75 easy, tue bike 142 easy, tue run 30 easy, thu bike 35 race-pace, thu run 30 easy, sun race 345 race',
  ],
  [
    'olympic-tri',
    '2027-05-14',
    10,
    'mon bike 66 easy, mon swim 55 easy, tue bike 35 race-pace, wed run 30 easy, fri race 165 race, sun run 30 easy',
  ],
])('the week of a %s on %s of an athlete with %i hours', (raceType, raceDate, hours, week) => {
  const athlete = triathlete({ weeklyHoursAvailable: hours, unavailableDays: [] }, { currentWeeklyHours: hours - 1 });
  expect(alone(triathlon(athlete, [race(raceType, raceDate)]), '2027-05-10')).toBe(week);
});

const MARATHON = race('marathon', '2027-05-09');
test.each<[what: string, keep: readonly KeptWorkout[], more: readonly Race[], week: string]>([
  [
    'nothing kept',
    [],
    [],
    'tue run 49 threshold, tue strength 24 moderate, wed run 49 easy, thu run 49 vo2max, fri run 49 easy, sun run 50 easy long',
  ],
  [
    'strength kept',
    [standing('2027-02-17', { workoutType: 'strength', duration: 30 })],
    [],
    'tue run 49 threshold, thu run 49 easy, fri run 49 vo2max, sat run 49 easy, sun run 50 easy long',
  ],
  [
    'a run kept',
    [standing('2027-02-17', { duration: 50 })],
    [],
    'tue run 49 threshold, tue strength 21 moderate, thu run 49 vo2max, fri run 49 easy, sun run 50 easy long',
  ],
  [
    'the long run kept',
    [standing('2027-02-20', { duration: 100, isLong: true })],
    [],
    'tue run 49 threshold, tue strength 35 moderate, wed run 49 easy, thu run 49 vo2max, sun run 50 easy',
  ],
  [
    'a race kept',
    [standing('2027-02-20', { workoutType: 'race', duration: 54 })],
    [race('10k', '2027-02-20', 'C')],
    'tue run 49 vo2max, tue strength 21 moderate, wed run 49 easy, thu run 49 easy, fri run 40 easy, sun run 50 easy',
  ],
  [
    'a race to come',
    [],
    [race('10k', '2027-02-20', 'C')],
    'tue run 49 vo2max, tue strength 21 moderate, wed run 49 easy, thu run 49 easy, fri run 40 easy, sat race 54 race, sun run 50 easy',
  ],
])('the seventh week before a marathon, with %s', (_, keep, more, week) => {
  const ran = standing('2027-02-14', { duration: 110, isLong: true });
  expect(alone(running(undefined, [MARATHON, ...more], { keep, past: [ran] }), '2027-02-15')).toBe(week);
});

test.each<[what: string, preferences: Partial<TrainingPreferences>, week: string]>([
  [
    'all days',
    { unavailableDays: [] },
    'tue bike 41 race-pace, wed swim 42 easy, thu run 30 threshold, thu bike 40 easy, fri swim 42 easy, sat brick 147 moderate long, sun run 30 easy',
  ],
  [
    'three days',
    { unavailableDays: ['monday', 'wednesday', 'friday', 'sunday'] },
    'tue bike 86 race-pace, tue swim 55 easy, thu swim 54 easy, thu run 30 easy, sat brick 147 moderate long',
  ],
  [
    'two days',
    { unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
    'sat bike 193 easy long, sat swim 75 easy, sun run 30 threshold, sun swim 74 easy',
  ],
])('the taper of a half-ironman of an athlete with %s', (_, preferences, week) => {
  expect(alone(triathlon(triathlete(preferences)), '2027-05-10')).toBe(week);
});
