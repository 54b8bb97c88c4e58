import { addDays } from '../api/core/calendar.ts';
import { planSchedule } from '../api/core/planSchedule.ts';
import { planSeason } from '../api/core/seasonPlan.ts';
import type { Athlete, Sport } from '../api/core/athlete.ts';
import type { Race } from '../api/core/race.ts';
import { median, report } from './table.ts';

const TODAY = '2027-01-04';
const SPORTS: readonly Sport[] = ['running', 'cycling', 'swimming', 'strength'];
const ROUNDS = 60;
/** The engine compiles what runs often during the first seconds; a server has them behind it. */
const WARM_UP_MS = 3000;

const athlete: Athlete = {
  age: 38,
  gender: 'female',
  currentWeeklyHours: null,
  assessments: SPORTS.filter((sport) => sport !== 'strength').map((sport) => ({
    sport,
    experienceLevel: 'advanced',
    currentFitnessLevel: 'moderate',
    weeklyVolume: '2 hours',
  })),
  preferences: {
    weeklyHoursAvailable: 12,
    longWorkoutDays: ['saturday', 'sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
    maxMinutesByDay: { tuesday: 75 },
  },
  injuries: [],
};

const race = (weeks: number, raceType: Race['raceType'], priority: Race['priority']): Race => ({
  raceName: `${raceType} in week ${weeks}`,
  raceType,
  raceDate: addDays(TODAY, weeks * 7 - 1),
  priority,
});

/** From races and an athlete to structured workouts of every week; milliseconds. */
function plan(races: readonly Race[]): number {
  const began = performance.now();
  const season = planSeason({ today: TODAY, athlete, sports: SPORTS, races });
  const result = planSchedule({
    today: TODAY,
    athlete,
    sports: SPORTS,
    races,
    season,
    raceType: 'ironman',
    firstWeek: TODAY,
    count: season.weeks.length,
    past: [],
    keep: [],
  });
  if (!result.ok) throw new Error(result.conflict.message);
  return performance.now() - began;
}

function planned(races: readonly Race[]): number {
  for (let warm = 0; warm < WARM_UP_MS;) warm += plan(races);
  return median(Array.from({ length: ROUNDS }, () => plan(races)));
}

export function planner(): void {
  const short = planned([race(28, 'ironman', 'A')]);
  const long = planned([
    race(20, 'half-ironman', 'A'), race(30, 'olympic-tri', 'B'), race(44, 'ironman', 'A'), race(52, 'sprint-tri', 'C'),
    race(60, 'half-marathon', 'B'), race(70, 'half-ironman', 'A'), race(86, 'olympic-tri', 'B'), race(98, 'ironman', 'A'),
  ]);
  report('Planner', [
    { name: 'season of 28 weeks, to structured workouts', value: short, unit: 'ms', target: 'at most 5', holds: short <= 5 },
    { name: 'season of 104 weeks with 8 races', value: long, unit: 'ms', target: 'at most 25', holds: long <= 25 },
    { name: 'seasons of 28 weeks planned per second', value: 1000 / short, unit: '/s' },
  ]);
}
