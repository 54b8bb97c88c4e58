import { REQUEST_GROWTH } from '../constants/lengths.ts';
import type { PlanningContext } from './context.ts';
import { type Finding, finding } from './finding.ts';
import { excessOver, toldAgainst, type TrainedMinutes, trainedMinutes } from './minutesOfWeek.ts';
import { shortenLongest } from './remedies.ts';
import { type Rule, type MeasuredWeek, trainingOf } from './rule.ts';
import { timeText } from '../units/timeText.ts';

/** Minutes that the season plans for the week; a person may put somewhat more into a loading week, which is told and not refused. */
export const weekMinutes: Rule = {
  code: 'WEEK_MINUTES',
  measure: (context, week) => {
    const trained = trainedMinutes(week.here);
    const { planned, allowed } = mostMinutes(context, week);
    const refused = upTo(allowed, 'LOAD', week, trained, planned);
    // the proof tells the plan's own: the first of two that hold, and the larger excess of two that do not
    return planned === allowed ? [refused] : [upTo(planned, null, week, trained, planned), refused];
  },
  // what was done beyond the plan is not taken out of the days that are left
  remedy: (broken, concerned) => {
    const excess = broken.excess - concerned.overdone;
    return excess > 0 ? shortenLongest({ ...broken, excess }, concerned) : null;
  },
};

const upTo = (
  most: number,
  code: 'LOAD' | null,
  { monday }: MeasuredWeek,
  trained: TrainedMinutes,
  planned: number,
): Finding =>
  finding({
    rule: 'WEEK_MINUTES',
    code,
    week: monday,
    constraint: `Week at most ${timeText(most)}, races not counted`,
    limit: timeText(most),
    value: toldAgainst(most, trained),
    excess: excessOver(most, trained),
    inputs: { monday, minutes: trained.minutes, most, planned },
  });

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
