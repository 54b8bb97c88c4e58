import type { Athlete, Injury } from '../athlete/athlete.ts';
import { addDays } from '../calendar/calendar.ts';
import { UNBROKEN_MINUTES } from '../constants/workouts.ts';
import { flattenSteps } from '../workout/prescription/stepSums.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import { planAll } from './planAll.ts';

const TODAY = '2027-01-04';
/** Who runs so long without a break may leave out the last ones. */
const AN_HOUR = 60;

function seasonOf(currentWeeklyHours: number, injury: Omit<Injury, 'affectedArea'> | null, isFit = true) {
  const athlete: Athlete = {
    age: 34,
    gender: 'female',
    currentWeeklyHours,
    assessments: [
      {
        sport: 'running',
        experienceLevel: isFit ? 'intermediate' : 'beginner',
        currentFitnessLevel: isFit ? 'moderate' : 'none',
        weeklyVolume: '',
      },
    ],
    preferences: {
      weeklyHoursAvailable: 5.5,
      longWorkoutDays: ['sunday'],
      unavailableDays: [],
      preferredWorkoutTimes: 'morning',
    },
    injuries: injury === null ? [] : [{ ...injury, affectedArea: injury.injuryType === 'birth' ? '' : 'tibia' }],
  };
  const races = [
    { raceName: 'City', raceType: 'half-marathon', raceDate: addDays(TODAY, 181), priority: 'A' } as const,
  ];
  const result = planAll({ today: TODAY, horizon: 'season', athlete, sports: ['running'], races, principles: [] });
  if (!result.ok) throw new Error(result.conflict.message);
  return result.plan.weeks;
}

const ago = (injuryType: string, days: number, isRecovered: boolean) => ({
  injuryType,
  dateOccurred: addDays(TODAY, -days),
  isRecovered,
});

/** Most minutes of running in a row. */
function unbroken({ description, steps }: PlannedWorkout): number {
  let [most, now] = [0, 0];
  for (const { note, durationSec } of description === 'Walk' ? [] : flattenSteps(steps)) {
    now = /walk/i.test(note ?? '') ? 0 : now + durationSec / 60;
    most = Math.max(most, now);
  }
  return most;
}

test.each([
  ['who does not run yet', 0, null, false],
  ['who runs half an hour a week', 0.5, null, false],
  ['two months after birth', 3, ago('birth', 60, false), true],
  ['four months after birth', 4, ago('birth', 120, false), true],
  ['six weeks after birth, cleared', 1, ago('birth', 42, true), true],
  ['three months after birth, cleared', 3, ago('birth', 90, true), true],
  ['a month after a stress fracture that healed', 2, ago('stress fracture', 30, true), true],
] as const)('the runs of somebody %s lose their walking breaks step by step', (_, hours, injury, isFit) => {
  const weeks = seasonOf(hours, injury, isFit);
  const most = (mayBeHard: boolean) =>
    weeks.map(({ workouts }) => {
      const runs = workouts.filter(({ workoutType, isHard }) => workoutType === 'run' && (mayBeHard || !isHard));
      return Math.max(0, ...runs.map((run) => unbroken(run)));
    });
  const [all, calm] = [most(true), most(false)];
  const longestBefore = (i: number) => Math.max(0, ...all.slice(Math.max(0, i - 4), i));
  const leaps = calm.flatMap((minutes, i) =>
    Math.min(minutes, AN_HOUR) > Math.max(1.35 * longestBefore(i), longestBefore(i) + 10, i === 0 ? 25 : 0)
      ? [`week ${i + 1}: ${minutes} min after ${longestBefore(i)}`]
      : [],
  );
  expect(leaps).toEqual([]);
  const firstHard = weeks.findIndex(({ workouts }) =>
    workouts.some(({ workoutType, isHard }) => workoutType === 'run' && isHard),
  );
  // the race itself is run all the same
  expect(firstHard < 0 ? UNBROKEN_MINUTES : longestBefore(firstHard + 1)).toBeGreaterThanOrEqual(
    0.8 * UNBROKEN_MINUTES,
  );
});
