import { absenceOf, wasIllness } from '../../core/change/adapt/absence.ts';
import type { AdaptRule } from '../../core/change/adapt/rules.ts';
import { SHORT_BREAK_DAYS } from '../../core/constants/adapt.ts';
import type { Deps } from '../kernel/ports.ts';
import { changeSchedule, PLANNER } from '../revision/revision.ts';
import { adaptSchedule } from './adaptation.ts';
import { loadReports } from './reports.ts';

/**
 * Holds the planned weeks to what was done lately, and eases them after a break of four days and more that was told, or of eight that were
 * silent, also where nobody answered what was offered after each workout that was missed: one revision of the planner. What the athlete
 * has undone stays undone. True: something was eased.
 */
export async function holdScheduleToDone(deps: Deps, athleteId: string): Promise<boolean> {
  const { result } = await changeSchedule(deps, PLANNER, athleteId, 'adapt', async (tx, athlete) => {
    const nothing = { changes: { workouts: [], weeks: [] }, summary: '', result: false };
    if (athlete.scheduleMode === null) return nothing;
    const { history, illness, others } = await loadReports(tx, athlete);
    const absence = absenceOf(athlete.today, history, others);
    const isBreak = absence !== null && absence.missedDays > SHORT_BREAK_DAYS && !wasIllness(absence, illness);
    const only: readonly AdaptRule[] = isBreak ? ['absence', 'ramp'] : ['ramp'];
    const adapted = await adaptSchedule(tx, athlete, deps.clock(), { only, isDue: true });
    if (adapted === null || adapted.workouts.length === 0) return nothing;
    const { workouts, changes: operations, summary } = adapted;
    return { changes: { workouts, weeks: [], operations }, summary, result: true };
  });
  return result;
}
