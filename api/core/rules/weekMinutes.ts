import { WISH_GROWTH } from '../constants/week.ts';
import { minutesOf, type PlanningContext } from './context.ts';
import { finding } from './finding.ts';
import { shortenLongest } from './remedies.ts';
import { type Rule, type StandingWeek, trainingOf } from './rule.ts';

/** Minutes that the season plans for the week; in a loading week a person may ask for somewhat more. */
export const weekMinutes: Rule = {
  code: 'WEEK_MINUTES',
  measure: (context, week) => {
    const { monday } = week;
    const minutes = minutesOf(trainingOf(week.here));
    const most = mostMinutes(context, week);
    return [
      finding({
        rule: 'WEEK_MINUTES',
        code: 'LOAD',
        week: monday,
        constraint: `Week at most ${most} min, races not counted`,
        limit: `${most} min`,
        value: `${minutes} min`,
        excess: minutes - most,
        inputs: { monday, minutes, most },
      }),
    ];
  },
  remedy: shortenLongest,
};

function mostMinutes({ week, limits }: PlanningContext, { monday, here }: StandingWeek): number {
  const { target } = week(monday);
  const available = 60 * limits.athlete.preferences.weeklyHoursAvailable;
  if (target === null) return available;
  const planned = Math.floor(60 * target.plannedHours);
  const isWished = trainingOf(here).some(({ madeBy, locked }) => locked || madeBy !== 'planner');
  const more =
    isWished && target.kind === 'load' ? Math.max(WISH_GROWTH.minutes, Math.floor(WISH_GROWTH.share * planned)) : 0;
  return Math.min(planned + more, available);
}
