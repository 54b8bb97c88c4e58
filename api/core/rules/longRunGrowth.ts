import { addDays, dayNumber } from '../calendar/calendar.ts';
import { FIRST_LONG_RUN_MINUTES, LONG_RUN_STEP, LONG_RUN_WINDOW_DAYS } from '../constants/week.ts';
import { longRunBeforePlan, longRunLimit } from './athleteLimits.ts';
import { finding } from './finding.ts';
import { shortened } from './remedies.ts';
import type { Rule } from './rule.ts';

interface Run {
  /** Day number. */
  number: number;
  minutes: number;
}

/** The longest of the runs that the growth of one on this day goes by, minutes; 0: there is none. */
function longestBefore(runs: readonly Run[], day: number): number {
  let longest = 0;
  for (const { number, minutes } of runs)
    if (number < day && number >= day - LONG_RUN_WINDOW_DAYS) longest = Math.max(longest, minutes);
  return longest;
}

/**
 * The runs as those after them may grow from them: what is done counts whole, and what is only planned counts no longer than it may be,
 * since a run that nobody has run yet makes nobody ready for the next. `known` are runs before them that were counted so already.
 */
export function runsThatCount(runs: readonly Run[], today: number, known: readonly Run[] = []): Run[] {
  const counted = [...known];
  for (const { number, minutes } of [...runs].sort((a, b) => a.number - b.number)) {
    const limit = number < today ? Infinity : longRunLimit(longestBefore(counted, number) || longRunBeforePlan(null));
    counted.push({ number, minutes: Math.min(minutes, limit) });
  }
  return counted;
}

/**
 * What runs of a week that is being planned grow from, minutes. Where nothing was run, it is what lets the first ones reach half an hour, be
 * one of them short or not.
 */
export const recentRun = (runs: readonly Run[], day: number): number =>
  longestBefore(runs, day) || FIRST_LONG_RUN_MINUTES - LONG_RUN_STEP;

/** A run lasts at most 10% or 10 min more than the longest of the 30 days before it. */
export const longRunGrowth = {
  code: 'LONG_RUN_GROWTH',
  measure: ({ limits, week }, { monday, here, all }) => {
    const ahead = here.filter(
      ({ workoutType, scheduledDate }) => workoutType === 'run' && scheduledDate >= limits.today,
    );
    if (ahead.length === 0) return [];
    const known: Run[] = [
      {
        number: dayNumber(limits.season.seasonStart) - 1,
        minutes: longRunBeforePlan(week(monday).limits.currentRunMinutes),
      },
    ];
    const first = limits.today < monday ? limits.today : monday;
    const [earliest, next] = [addDays(first, -LONG_RUN_WINDOW_DAYS), addDays(monday, 7)];
    for (const workouts of [limits.past, all])
      for (const { workoutType, scheduledDate, duration } of workouts)
        if (workoutType === 'run' && scheduledDate >= earliest && scheduledDate < next)
          known.push({ number: dayNumber(scheduledDate), minutes: duration });
    const counted = runsThatCount(known, dayNumber(limits.today));
    return ahead.map((run) => {
      const longest = longestBefore(counted, dayNumber(run.scheduledDate)) || longRunBeforePlan(null);
      const limit = longRunLimit(longest);
      return finding({
        rule: 'LONG_RUN_GROWTH',
        code: 'LONG_RUN',
        week: monday,
        day: run.scheduledDate,
        workoutId: run.id,
        size: run.duration,
        constraint: `Longest run at most 10% or 10 min over the ${longest} min of the last 30 days`,
        limit: `${limit} min`,
        value: `${run.duration} min`,
        excess: run.duration - limit,
        inputs: { minutes: run.duration, longest, limit },
      });
    });
  },
  atMost: ({ memory }, day, { workoutType }) =>
    workoutType === 'run' ? longRunLimit(recentRun(memory.runs, day)) : Infinity,
  remedy: ({ excess }, { free }) => {
    const run = free.filter(({ workoutType }) => workoutType === 'run').sort((a, b) => b.duration - a.duration)[0];
    return run === undefined ? null : shortened(run, run.duration - excess);
  },
} satisfies Rule;
