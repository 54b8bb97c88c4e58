import type { Race } from '../race/race.ts';
import { planned, triathlete, triathlon } from '../../test/core/schedules.ts';
import { planSchedule } from './planSchedule.ts';

const RACES: readonly Race[] = [
  { raceName: 'Lake', raceType: 'half-ironman', raceDate: '2027-06-20', priority: 'A' },
  { raceName: 'Town', raceType: 'olympic-tri', raceDate: '2027-05-16', priority: 'A' },
  { raceName: 'Coast', raceType: 'ironman', raceDate: '2027-07-18', priority: 'A' },
];
const CASES = RACES.flatMap((race) =>
  (['intermediate', 'advanced'] as const).flatMap((level) =>
    [6, 8].map((hours) => [race.raceType, level, hours, race]),
  ),
) as [string, 'intermediate' | 'advanced', number, Race][];

test.each(CASES)(
  '%s, %s, %i h: an easier week holds one hard workout of half an hour or more',
  (_, level, hours, race) => {
    const athlete = triathlete(
      { weeklyHoursAvailable: hours },
      {
        currentWeeklyHours: 0.6 * hours,
        assessments: (['running', 'cycling', 'swimming'] as const).map((sport) => ({
          sport,
          experienceLevel: level,
          currentFitnessLevel: 'moderate',
          weeklyVolume: '',
        })),
      },
    );
    const weeks = planned(planSchedule(triathlon(athlete, [race])));
    const easier = weeks.filter(({ kind }) => kind === 'step');
    expect(easier.length).toBeGreaterThan(3);
    for (const { workouts } of easier) {
      const hard = workouts.filter(({ isHard, workoutType }) => isHard && workoutType !== 'strength');
      expect(hard).toHaveLength(1);
      expect(hard[0]!.duration).toBeGreaterThanOrEqual(30);
      const long = workouts.filter(({ isLong }) => isLong).map(({ duration }) => duration);
      expect(hard[0]!.duration).toBeLessThan(Math.max(...long));
    }
  },
);
