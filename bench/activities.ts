import { createAdmission } from '../api/admission/admission.ts';
import { createFitReader } from '../api/adapters/fit/reader.ts';
import { addDays, type Day } from '../api/core/calendar/calendar.ts';
import { performance as trainingOf, type TrainedWorkout } from '../api/core/load/performance.ts';
import { activityFile } from '../api/test/fitFiles.ts';
import { median, report, size } from './table.ts';

const TODAY = '2027-01-04';
const WEEKS = 156;
const ROUNDS = size(30);

/** Three years of six recorded workouts a week. */
function threeYears(): TrainedWorkout[] {
  const first = addDays(TODAY, -7 * WEEKS);
  return Array.from({ length: 7 * WEEKS }, (_, i) => i)
    .filter((i) => i % 7 !== 0)
    .map((i) => workoutOn(addDays(first, i), i));
}

function workoutOn(scheduledDate: Day, i: number): TrainedWorkout {
  const minutes = 40 + (i % 5) * 20;
  return {
    scheduledDate,
    workoutType: (['run', 'bike', 'swim'] as const)[i % 3]!,
    plannedMinutes: minutes,
    plannedTss: minutes,
    actualMinutes: minutes,
    doneTss: minutes,
    status: 'completed',
    reasonForSkip: null,
    removedByPlan: false,
    steps: [],
    zoneSec: [minutes * 40, minutes * 15, minutes * 5],
  };
}

function timed(rounds: number, act: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now();
    act();
    return performance.now() - began;
  });
  return median(times);
}

/** What recordings cost: their reading in a thread of its own, and the load series of everything they add up to. */
export async function activities(): Promise<void> {
  const workouts = threeYears();
  const series = () =>
    trainingOf({
      today: TODAY,
      firstDay: workouts[0]!.scheduledDate,
      lastDay: TODAY,
      start: { ctl: 0, atl: 0 },
      workouts,
    });
  timed(ROUNDS, series);
  const load = timed(ROUNDS, series);
  const ride = activityFile([
    {
      seconds: 3 * 3600,
      watts: (second) => 150 + (second % 200),
      heartRate: (second) => 120 + (second % 40),
      speed: 8.5,
      laps: 12,
    },
  ]);
  const reader = createFitReader(createAdmission({ times: 1000 }));
  const reads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const read = await reader.read(ride, 'robin');
    if (!('file' in read)) throw new Error(`The ride was refused: ${read.refusal}`);
    reads.push(performance.now() - began);
  }
  await reader.close();
  // the first rounds start the thread and warm its engine
  const parse = median(reads.slice(ROUNDS / 3));
  report('Activities', [
    {
      name: 'load series of three years, day by day and week by week',
      value: load,
      unit: 'ms',
      target: 'at most 10',
      holds: load <= 10,
    },
    {
      name: `FIT file of a 3-hour ride, ${Math.round(ride.length / 1000)} kB, through its thread`,
      value: parse,
      unit: 'ms',
      target: 'at most 150',
      holds: parse <= 150,
    },
  ]);
}
