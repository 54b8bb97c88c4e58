import { seasonWarnings } from './seasonWarnings.ts';
import type { TrainingPreferences } from '../athlete/athlete.ts';
import { baseSportsOf, type RaceType } from '../codes/race.ts';

/** What the season of an advanced athlete of twelve hours says of its long workouts. */
function shortLong(raceType: RaceType, preferences: Partial<TrainingPreferences>): string | null {
  const sports = [...baseSportsOf(raceType)];
  const [warning] = seasonWarnings({
    today: '2027-01-04',
    athlete: {
      age: 34,
      gender: 'female',
      currentWeeklyHours: 8,
      assessments: sports.map((sport) => ({
        sport,
        experienceLevel: 'advanced',
        currentFitnessLevel: 'high',
        weeklyVolume: '',
      })),
      preferences: {
        weeklyHoursAvailable: 12,
        longWorkoutDays: ['saturday'],
        unavailableDays: [],
        preferredWorkoutTimes: 'morning',
        ...preferences,
      },
      injuries: [],
    },
    sports,
    races: [{ raceName: 'The race', raceType, raceDate: '2027-06-27', priority: 'A' }],
  }).filter(({ code }) => code === 'LONG_SESSION_SHORT');
  return warning === undefined ? null : `${warning.message} ${warning.recommendation}`;
}

test.each<[RaceType, Partial<TrainingPreferences>, string | null]>([
  ['ironman', {}, null],
  ['ironman', { maxMinutesByDay: { saturday: 165 } }, null],
  [
    'ironman',
    { maxMinutesByDay: { saturday: 164 } },
    'No workout can be longer than the 2:44 h of Saturday; before an Ironman 140.6 the longest should grow to 4:05 h. Raise the limit of Saturday to at least 2:45 h, or make Monday a long-workout day.',
  ],
  [
    'half-ironman',
    {
      longWorkoutDays: ['saturday', 'sunday'],
      unavailableDays: ['monday', 'tuesday', 'wednesday'],
      maxMinutesByDay: { thursday: 60, friday: 60, saturday: 90, sunday: 120 },
    },
    'No workout can be longer than the 2:00 h of Sunday; before a Half Ironman 70.3 the longest should grow to 3:50 h. Raise the limit of Sunday to at least 2:35 h.',
  ],
  // a long-workout day too short for any long workout leaves them to the others
  ['marathon', { maxMinutesByDay: { saturday: 30 } }, null],
  [
    'half-marathon',
    {
      maxMinutesByDay: { monday: 60, tuesday: 60, wednesday: 60, thursday: 60, friday: 60, saturday: 60, sunday: 60 },
    },
    'No workout can be longer than the 1:00 h of Saturday; before a Half Marathon the longest should grow to 2:00 h. Raise the limit of Saturday to at least 1:20 h.',
  ],
  // no long workouts to grow
  ['10k', { maxMinutesByDay: { saturday: 60 } }, null],
  [
    'ironman',
    { unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] },
    null,
  ],
])('before a race of type %s with %j', (raceType, preferences, said) => {
  expect(shortLong(raceType, preferences)).toBe(said);
});
