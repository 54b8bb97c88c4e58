import { isDone } from '../codes/workout.ts';
import { type Day, dayNumber } from '../calendar/calendar.ts';
import { isRunningRace, type RaceType } from '../codes/race.ts';
import {
  LONG_CAPS,
  FIRST_LONG_RUN_MINUTES,
  LONG_RUN_STEP,
  LONG_RUN_WINDOW_DAYS,
  RUN_LEG_SHARES,
} from '../constants/longWorkouts.ts';
import { longRunLimit } from '../athlete/longRunLimit.ts';
import { longRunBeforePlan } from './athleteLimits.ts';
import type { Race } from '../race/race.ts';
import { grownFrom } from '../messages/grownFrom.ts';
import { finding } from './finding.ts';
import { racesByDay } from './raceNearness.ts';
import { beyondPlan } from './minutesOfWeek.ts';
import { shortened } from './remedies.ts';
import type { MeasuredWorkout, ScheduleLimits } from './context.ts';
import type { MeasuredWeek, Rule, Run } from './rule.ts';
import { timeText } from '../units/timeText.ts';

/** The longest of the runs that the growth of one on this day goes by; null: there is none. */
function longestBefore(runs: readonly Run[], day: number): Run | null {
  let longest: Run | null = null;
  for (const run of runs) {
    if (run.number >= day || run.number < day - LONG_RUN_WINDOW_DAYS) continue;
    if (run.minutes > (longest?.minutes ?? 0)) longest = run;
  }
  return longest;
}

/** What a run of somebody grows from of whom no run is known. */
const FIRST: Run = { number: -Infinity, minutes: longRunBeforePlan(null), from: 'none' };

const inTurn = (a: Run, b: Run) => a.number - b.number;

/**
 * The runs as those after them may grow from them: what is done counts whole, and what is only planned counts no longer than it may be,
 * since a run that nobody has run yet makes nobody ready for the next; races on foot are run as they come, the run of one of several sports keeps what
 * was trained before it. `known` are runs before them that were counted so already.
 */
export function runsThatCount(runs: readonly Run[], today: number, known: readonly Run[] = []): Run[] {
  const counted = [...known];
  for (const { number, minutes, isRace = false, isLeg = false, from = 'planned' } of [...runs].sort(inTurn)) {
    const isWhole = isRace || ((number < today || from === 'done') && !isLeg);
    const limit = isWhole ? Infinity : longRunLimit((longestBefore(counted, number) ?? FIRST).minutes);
    counted.push(minutes <= limit ? { number, minutes, from } : { number, minutes: limit, from: 'part' });
  }
  return counted;
}

/** The run of a race of so many minutes; null where it holds none. */
function runOfRace(raceType: RaceType, duration: number, { number, from }: Omit<Run, 'minutes'>): Run | null {
  const isFoot = isRunningRace(raceType);
  const share = isFoot ? 1 : RUN_LEG_SHARES[raceType];
  if (share === undefined) return null;
  const whole = Math.round(share * duration);
  const minutes = Math.min(whole, LONG_CAPS[raceType].running);
  return { number, minutes, from: minutes < whole ? 'part' : from, ...(isFoot ? { isRace: true } : { isLeg: true }) };
}

type Dated = Pick<MeasuredWorkout, 'workoutType' | 'scheduledDate' | 'duration'> &
  Partial<Pick<MeasuredWorkout, 'status'>>;

/**
 * What later runs may grow from: a run, and that of a race, which makes nobody ready for longer runs than its own training holds; null for
 * anything else.
 */
export function runsAmong(races: readonly Race[]): (workout: Dated) => Run | null {
  const typeOf = new Map<Day, RaceType>();
  for (const { raceType, raceDate } of racesByDay(races)) typeOf.set(raceDate, raceType);
  return ({ workoutType, scheduledDate, duration, status }) => {
    const run = { number: dayNumber(scheduledDate), from: isDone({ status }) ? ('done' as const) : undefined };
    if (workoutType === 'run') return { ...run, minutes: duration };
    const raceType = workoutType === 'race' ? typeOf.get(scheduledDate) : undefined;
    return raceType === undefined ? null : runOfRace(raceType, duration, run);
  };
}

/** The run that stands for what was run a week before the season began; null: nothing tells of it. */
export const runBeforePlan = (seasonStart: Day, currentRunMinutes: number | null): Run => ({
  number: dayNumber(seasonStart) - 1,
  minutes: longRunBeforePlan(currentRunMinutes),
  from: currentRunMinutes === null ? 'none' : 'told',
});

/** The runs of a schedule and of what lies before it as they count, worked out once for all its weeks. */
export function runsOfSchedule(
  { today, season, past, races }: ScheduleLimits,
  workouts: readonly MeasuredWorkout[],
): MeasuredWeek['runs'] {
  const known = new Map<number | null, readonly Run[]>();
  const runOf = runsAmong(races);
  return (currentRunMinutes) => {
    const found = known.get(currentRunMinutes);
    if (found !== undefined) return found;
    const runs = [runBeforePlan(season.seasonStart, currentRunMinutes)];
    for (const workout of [...past, ...workouts]) {
      const run = runOf(workout);
      if (run !== null) runs.push(run);
    }
    const counted = runsThatCount(runs, dayNumber(today));
    known.set(currentRunMinutes, counted);
    return counted;
  };
}

/**
 * What runs of a week that is being planned grow from. Where nothing was run, it is what lets the first ones reach half an hour, be
 * one of them short or not.
 */
export const recentRun = (runs: readonly Run[], day: number): Run =>
  longestBefore(runs, day) ?? { ...FIRST, minutes: FIRST_LONG_RUN_MINUTES - LONG_RUN_STEP };

/** A run lasts at most 10% or 10 min more than the longest of the 30 days before it; what was done longer is told as well. */
export const longRunGrowth = {
  code: 'LONG_RUN_GROWTH',
  measure: ({ limits, week }, { monday, here, runs }) => {
    const told = here.filter(
      (each) => each.workoutType === 'run' && (each.scheduledDate >= limits.today || isDone(each)),
    );
    if (told.length === 0) return [];
    const counted = runs(week(limits.season.seasonStart).limits.currentRunMinutes);
    return told.map((run) => {
      const { minutes: longest, from = 'planned' } = longestBefore(counted, dayNumber(run.scheduledDate)) ?? FIRST;
      const limit = longRunLimit(longest);
      return finding({
        rule: 'LONG_RUN_GROWTH',
        code: 'LONG_RUN',
        week: monday,
        day: run.scheduledDate,
        workoutId: run.id,
        size: run.duration,
        constraint: `Longest run at most 10% or 10 min over ${grownFrom(longest, from)}`,
        limit: timeText(limit),
        value: timeText(run.duration),
        // a few minutes beyond the plan are none
        excess: run.duration - beyondPlan([run]).uncounted - limit,
        inputs: { minutes: run.duration, longest, limit, from },
      });
    });
  },
  atMost: ({ memory }, day, { workoutType }) =>
    workoutType === 'run' ? longRunLimit(recentRun(memory.runs, day).minutes) : Infinity,
  remedy: ({ excess }, { free }) => {
    const run = free.filter(({ workoutType }) => workoutType === 'run').sort((a, b) => b.duration - a.duration)[0];
    return run === undefined ? null : shortened(run, run.duration - excess);
  },
} satisfies Rule;
