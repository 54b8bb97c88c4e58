import { EASY_TARGETS, HARD_DOSE, LIGHT_DOSE } from '../constants/hardDays.ts';
import { dosePartOf } from '../rules/weekDose.ts';
import type { WeekContext } from './draft.ts';
import { holdsRace } from './frequency.ts';

const partOf = ({ week, loadingWeekInPhase, phaseLoads }: WeekContext) =>
  dosePartOf(week, loadingWeekInPhase, phaseLoads);

/** Hard days that the week should hold, before the limits of races, age and injuries. */
export const hardDose = (context: WeekContext): number => HARD_DOSE[context.limits.level][partOf(context)];

/** Light workouts that the week should hold: a few quick or steady minutes in easy ones. */
export const lightDose = (context: WeekContext): number => LIGHT_DOSE[context.limits.level][partOf(context)];

/** Share of the week's endurance time below the first threshold; null: in this week nobody counts, and before a race all of it may be easy. */
export function easyTarget(context: WeekContext): number | null {
  const { week, limits } = context;
  if (week.kind !== 'load' || holdsRace(context)) return null;
  return EASY_TARGETS[limits.level][week.phaseType === 'base' ? 'base' : 'later'];
}
