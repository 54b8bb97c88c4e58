import { type Day, dayNumber } from '../calendar/calendar.ts';
import { HARD_BY_PHASE, HARD_IN_STEP_WEEK } from '../constants/hardDays.ts';
import { countOf } from '../units/countOf.ts';
import type { Race } from '../race/race.ts';
import type { WeekTarget } from '../season/season.ts';
import type { AthleteLimits } from './athleteLimits.ts';
import { finding } from './finding.ts';
import { isHardDay } from './placement.ts';
import { easeLastHard } from './remedies.ts';
import type { Rule } from './rule.ts';

/** Days with a hard workout, races apart, in order. */
export const hardDaysOf = (
  workouts: readonly { isHard: boolean; workoutType: string; scheduledDate: Day }[],
): readonly Day[] => {
  const days: Day[] = [];
  for (const { isHard, workoutType, scheduledDate } of workouts)
    if (isHard && workoutType !== 'race' && !days.includes(scheduledDate)) days.push(scheduledDate);
  return days.sort();
};

/** Most hard days of the week, by phase, level and age; a B race replaces them, a C race one of them. */
export const hardDaysPerWeek: Rule = {
  code: 'HARD_DAYS',
  measure: ({ week, races }, { monday, here }) => {
    const { target, limits } = week(monday);
    const most = mostHardDays(target, limits, racedIn(races, dayNumber(monday)));
    const hard = hardDaysOf(here).length;
    return [
      finding({
        rule: 'HARD_DAYS',
        code: 'HARD_DAYS',
        week: monday,
        constraint: most === 0 ? 'No hard day' : `At most ${countOf(most, 'hard day')}`,
        limit: countOf(most, 'day'),
        value: countOf(hard, 'day'),
        excess: hard - most,
        inputs: { monday, hard, most },
      }),
    ];
  },
  forbids: (placement, day, { isHard }) => {
    if (!isHard || isHardDay(placement, day)) return false;
    const { monday, races, week, limits } = placement;
    let hard = 0;
    for (let number = monday; number < monday + 7; number += 1) if (isHardDay(placement, number)) hard += 1;
    return hard >= mostHardDays(week, limits, racedIn(races, monday));
  },
  remedy: easeLastHard,
};

/** The races of the week of this Monday, a day number. */
const racedIn = (races: readonly Race[], monday: number): Race[] =>
  races.filter(({ raceDate }) => {
    const days = dayNumber(raceDate) - monday;
    return days >= 0 && days < 7;
  });

/** Hard days that a week with these races holds. */
export function mostHardDays(
  target: Pick<WeekTarget, 'phaseType' | 'kind'> | null,
  limits: AthleteLimits,
  raced: readonly Race[],
): number {
  const byPhase = target === null ? limits.hardDays : HARD_BY_PHASE[target.phaseType];
  const byKind = target?.kind === 'step' ? Math.min(HARD_IN_STEP_WEEK, byPhase) : byPhase;
  if (raced.some(({ priority }) => priority === 'B')) return 0;
  const fewer = raced.filter(({ priority }) => priority === 'C').length;
  return Math.max(0, Math.min(byKind, limits.hardDays) - fewer);
}
