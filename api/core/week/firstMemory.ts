import { addDays, type Day, dayNumber, mondayOf } from '../calendar/calendar.ts';
import { lastedLong } from '../rules/hardAfterLongRun.ts';
import { LONG_RUN_WINDOW_DAYS } from '../constants/longWorkouts.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import { type Memory } from './draft.ts';
import { type RungHistory } from '../workout/rungs.ts';
import { lastShown } from './lastShown.ts';
import { runBeforePlan, runsAmong } from '../rules/longRunGrowth.ts';
import { longestBySport, remember } from './memory.ts';

const NOTHING_TRIED: RungHistory = { rungs: {}, testsWanted: {} };

/** What is known before the first planned week: past workouts, kept ones, and the present running volume. */
export function firstMemory(
  input: ScheduleInput,
  currentRunMinutes: number | null,
  { rungs, testsWanted }: RungHistory = NOTHING_TRIED,
): Memory {
  const past = [...input.past, ...input.keep.filter(({ scheduledDate }) => scheduledDate < input.firstWeek)];
  const hasRuns = past.some(({ workoutType }) => workoutType === 'run');
  const before = hasRuns ? [] : [runBeforePlan(input.season.seasonStart, currentRunMinutes)];
  const weeks = [...new Set(past.map(({ scheduledDate }) => mondayOf(scheduledDate)))].sort();
  const empty: Memory = {
    today: dayNumber(input.today),
    runs: before,
    runOf: runsAmong(input.races),
    lastDayOfType: {},
    hardDays: new Set(),
    hardRunDays: [],
    efforts: [],
    longDays: new Set(),
    longRunDays: new Set(),
    strengthDays: new Set(),
    runDays: new Set(),
    liftedWeeks: liftedBefore(input, weeks),
    lastLong: {},
    lastLoad: null,
    reached: {},
    rungs,
    testsWanted,
    lastTest: lastShown(input),
    uses: {},
    pacedLongs: 0,
    recentSets: [],
    ordinary: [],
    usual: {},
    longest: {},
    layout: new Set(),
  };
  const kindOf = new Map(input.season.weeks.map(({ weekStartDate, kind }) => [weekStartDate, kind]));
  let memory = empty;
  for (const week of weeks) {
    memory = remember(
      memory,
      past.filter(({ scheduledDate }) => mondayOf(scheduledDate) === week),
      kindOf.get(week) === 'load',
    );
  }
  // one that was cut short, or done on another day, says less than those of the weeks before it
  const since = addDays(input.firstWeek, -LONG_RUN_WINDOW_DAYS);
  const loading = past.filter(
    ({ scheduledDate }) => scheduledDate >= since && kindOf.get(mondayOf(scheduledDate)) === 'load',
  );
  return withFixed({ ...memory, lastLong: longestBySport(memory.lastLong, loading) }, input);
}

/** Weeks besides these in which strength was done. */
function liftedBefore({ tried = [] }: ScheduleInput, weeks: readonly Day[]): number {
  const done = tried.filter(({ workoutType, doneMinutes }) => workoutType === 'strength' && doneMinutes > 0);
  const lifted = new Set(done.map(({ scheduledDate }) => mondayOf(scheduledDate)));
  return [...lifted].filter((monday) => !weeks.includes(monday)).length;
}

/** Kept workouts stand wherever they are: hard days, long runs and runs of theirs count from the start. */
function withFixed(memory: Memory, { keep, past, raceType }: ScheduleInput): Memory {
  const numbers = (chosen: (workout: PlannedWorkout) => boolean) =>
    keep.filter(chosen).map(({ scheduledDate }) => dayNumber(scheduledDate));
  const hard = numbers(({ isHard, workoutType }) => isHard && workoutType !== 'race');
  return {
    ...memory,
    hardDays: new Set([...memory.hardDays, ...hard]),
    hardRunDays: [
      ...memory.hardRunDays,
      ...numbers(({ isHard, workoutType }) => isHard && (workoutType === 'run' || workoutType === 'brick')),
    ],
    longDays: new Set([...memory.longDays, ...numbers(({ isLong, workoutType }) => isLong && workoutType !== 'race')]),
    longRunDays: new Set([
      ...memory.longRunDays,
      ...[...past, ...keep].filter(lastedLong(raceType)).map(({ scheduledDate }) => dayNumber(scheduledDate)),
    ]),
    strengthDays: new Set([...memory.strengthDays, ...numbers(({ workoutType }) => workoutType === 'strength')]),
    runDays: new Set([
      ...memory.runDays,
      ...numbers(({ workoutType }) => workoutType === 'run' || workoutType === 'brick'),
    ]),
  };
}
