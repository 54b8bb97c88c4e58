import { seasonWarnings } from './seasonWarnings.ts';
import type { Athlete, Injury } from '../athlete/athlete.ts';
import type { Race } from '../race/race.ts';

const race: Race = { raceName: 'Alp Fondo', raceType: 'gran-fondo', raceDate: '2027-06-27', priority: 'A' };
const warnedWith = (injuries: readonly Injury[]) => {
  const athlete: Athlete = {
    age: 34,
    gender: 'female',
    currentWeeklyHours: 6,
    assessments: [],
    preferences: {
      weeklyHoursAvailable: 9,
      longWorkoutDays: ['saturday'],
      unavailableDays: [],
      preferredWorkoutTimes: 'morning',
    },
    injuries,
  };
  return seasonWarnings({ today: '2027-01-04', athlete, sports: ['cycling'], races: [race] }).map(({ code }) => code);
};
const pregnancy = { injuryType: 'reported', affectedArea: 'pregnancy', dateOccurred: null, isRecovered: false };

test('no race is a target until who knows has cleared the athlete', () => {
  expect(warnedWith([pregnancy])).toContain('INJURY_LIMITS_RACE');
  expect(warnedWith([{ ...pregnancy, isRecovered: true }])).not.toContain('INJURY_LIMITS_RACE');
  expect(warnedWith([])).not.toContain('INJURY_LIMITS_RACE');
});
