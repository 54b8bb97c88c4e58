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
    'mon bike 20 easy, tue race 63 race, thu run 20 easy, fri swim 20 easy, sat bike 45 easy',
  ],
  [
    'gran-fondo',
    '2027-05-10',
    6,
    'mon race 330 race, wed bike 45 easy, thu run 20 easy, fri swim 20 easy, sat bike 45 easy',
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
    'tue swim 45 easy, wed run 30 easy, thu bike 35 race-pace, sat run 20 easy, sun race 80 race',
  ],
  [
    'sprint-tri',
    '2027-05-16',
    14,
    'mon swim 45 easy, tue run 30 easy, wed bike 25 easy, thu bike 35 race-pace, thu run 30 easy, sun race 80 race',
  ],
  [
    'half-ironman',
    '2027-05-16',
    14,
    'mon swim 75 easy, tue bike 140 easy, tue run 30 easy, thu bike 35 race-pace, thu run 30 easy, sun race 345 race',
  ],
  [
    'olympic-tri',
    '2027-05-14',
    10,
    'mon bike 65 easy, mon swim 55 easy, tue bike 35 race-pace, wed run 30 easy, fri race 165 race, sun run 30 easy',
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
    'tue run 50 threshold, tue strength 20 moderate, wed run 50 easy, thu run 50 vo2max, fri run 50 easy, sun run 50 easy long',
  ],
  [
    'strength kept',
    [standing('2027-02-17', { workoutType: 'strength', duration: 30 })],
    [],
    'tue run 50 threshold, thu run 50 easy, fri run 50 vo2max, sat run 50 easy, sun run 50 easy long',
  ],
  [
    'a run kept',
    [standing('2027-02-17', { duration: 50 })],
    [],
    'tue run 50 threshold, tue strength 20 moderate, thu run 50 vo2max, fri run 50 easy, sun run 50 easy long',
  ],
  [
    'the long run kept',
    [standing('2027-02-20', { duration: 100, isLong: true })],
    [],
    'tue run 50 threshold, tue strength 35 moderate, wed run 50 easy, thu run 50 vo2max, sun run 50 easy',
  ],
  [
    'a race kept',
    [standing('2027-02-20', { workoutType: 'race', duration: 54 })],
    [race('10k', '2027-02-20', 'C')],
    'tue run 50 vo2max, tue strength 20 moderate, wed run 50 easy, thu run 50 easy, fri run 40 easy, sun run 50 easy',
  ],
  [
    'a race to come',
    [],
    [race('10k', '2027-02-20', 'C')],
    'tue run 50 vo2max, tue strength 20 moderate, wed run 50 easy, thu run 50 easy, fri run 40 easy, sat race 54 race, sun run 50 easy',
  ],
])('the seventh week before a marathon, with %s', (_, keep, more, week) => {
  const ran = standing('2027-02-14', { duration: 110, isLong: true });
  expect(alone(running(undefined, [MARATHON, ...more], { keep, past: [ran] }), '2027-02-15')).toBe(week);
});

test.each<[what: string, preferences: Partial<TrainingPreferences>, week: string]>([
  [
    'all days',
    { unavailableDays: [] },
    'tue bike 35 race-pace, wed swim 45 easy, thu run 30 threshold, thu bike 40 easy, fri swim 45 easy, sat brick 145 moderate long, sun run 30 easy',
  ],
  [
    'three days',
    { unavailableDays: ['monday', 'wednesday', 'friday', 'sunday'] },
    'tue bike 85 race-pace, tue swim 55 easy, thu swim 55 easy, thu run 30 easy, sat brick 145 moderate long',
  ],
  [
    'two days',
    { unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
    'sat bike 190 easy long, sat swim 75 easy, sun run 30 threshold, sun swim 75 easy',
  ],
])('the taper of a half-ironman of an athlete with %s', (_, preferences, week) => {
  expect(alone(triathlon(triathlete(preferences)), '2027-05-10')).toBe(week);
});
