import { addDays, daysBetween } from '../calendar/calendar.ts';
import { LONG_RUN_WINDOW_DAYS } from '../constants/week.ts';
import { longRunBeforePlan, longRunLimit } from './athleteLimits.ts';
import { finding } from './finding.ts';
import { shortened } from './remedies.ts';
import type { Rule } from './rule.ts';

/** A run lasts at most 10% or 10 min more than the longest of the 30 days before it. */
export const longRunGrowth: Rule = {
  code: 'LONG_RUN_GROWTH',
  measure: ({ limits, week }, { monday, here, all }) => {
    const ahead = here.filter(
      ({ workoutType, scheduledDate }) => workoutType === 'run' && scheduledDate >= limits.today,
    );
    if (ahead.length === 0) return [];
    const first = {
      scheduledDate: addDays(limits.season.seasonStart, -1),
      duration: longRunBeforePlan(week(monday).limits.currentRunMinutes),
    };
    const known = [first, ...[...limits.past, ...all].filter(({ workoutType }) => workoutType === 'run')];
    return ahead.map((run) => {
      let longest = 0;
      for (const { scheduledDate, duration } of known) {
        const gap = daysBetween(scheduledDate, run.scheduledDate);
        if (gap >= 1 && gap <= LONG_RUN_WINDOW_DAYS) longest = Math.max(longest, duration);
      }
      if (longest === 0) longest = longRunBeforePlan(null);
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
  remedy: ({ excess }, { free }) => {
    const run = free.filter(({ workoutType }) => workoutType === 'run').sort((a, b) => b.duration - a.duration)[0];
    return run === undefined ? null : shortened(run, run.duration - excess);
  },
};
