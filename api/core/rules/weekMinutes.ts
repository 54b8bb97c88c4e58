import { REQUEST_GROWTH } from '../constants/lengths.ts';
import type { PlanningContext } from './context.ts';
import { finding } from './finding.ts';
import { minutesAgainst } from './minutesOfWeek.ts';
import { shortenLongest } from './remedies.ts';
import { type Rule, type MeasuredWeek, trainingOf } from './rule.ts';

/** Minutes that the season plans for the week; a person may put somewhat more into a loading week, which is told and not refused. */
export const weekMinutes: Rule = {
  code: 'WEEK_MINUTES',
  measure: (context, week) => {
    const { monday } = week;
    const { minutes, over } = minutesAgainst(week.here);
    const { planned, allowed } = mostMinutes(context, week);
    const upTo = (most: number, code: 'LOAD' | null) =>
      finding({
        rule: 'WEEK_MINUTES',
        code,
        week: monday,
        constraint: `Week at most ${most} min, races not counted`,
        limit: `${most} min`,
        ...over(most),
        inputs: { monday, minutes, most, planned },
      });
    // the proof tells the plan's own: the first of two that hold, and the larger excess of two that do not
    return planned === allowed ? [upTo(allowed, 'LOAD')] : [upTo(planned, null), upTo(allowed, 'LOAD')];
  },
  // what was done beyond the plan is not taken out of the days that are left
  remedy: (broken, concerned) => {
    const excess = broken.excess - concerned.overdone;
    return excess > 0 ? shortenLongest({ ...broken, excess }, concerned) : null;
  },
};

function mostMinutes({ week, limits }: PlanningContext, { monday, here }: MeasuredWeek) {
  const { target } = week(monday);
  const available = 60 * limits.athlete.preferences.weeklyHoursAvailable;
  if (target === null) return { planned: available, allowed: available };
  const planned = Math.min(Math.floor(60 * target.plannedHours), available);
  const isWished = trainingOf(here).some(({ madeBy, locked }) => locked || madeBy !== 'planner');
  const more =
    isWished && target.kind === 'load'
      ? Math.max(REQUEST_GROWTH.minutes, Math.floor(REQUEST_GROWTH.share * Math.floor(60 * target.plannedHours)))
      : 0;
  return { planned, allowed: Math.min(planned + more, available) };
}
