import { easedLines } from '../../core/change/adapt.ts';
import { followRungs } from '../../core/change/followRungs.ts';
import { applyOperations } from '../../core/change/operations.ts';
import type { Deps } from '../kernel/ports.ts';
import { changesTo, loadOpenSchedule } from '../planning/openSchedule.ts';
import { triedWorkouts } from '../planning/triedWorkouts.ts';
import { changeSchedule, PLANNER } from '../revision/revision.ts';
import { leftAlone } from './rulesInForce.ts';

/**
 * Brings the hard workouts of the four weeks to the rungs that suit by now, and puts in tests that have become worth it: one revision of the
 * planner. What the athlete has undone or declined stays as it is.
 */
export async function followAthletesRungs(deps: Deps, athleteId: string): Promise<void> {
  await changeSchedule(deps, PLANNER, athleteId, 'adapt', async (tx, athlete) => {
    const nothing = { changes: { workouts: [], weeks: [] }, summary: '', result: null };
    if (athlete.scheduleMode === null) return nothing;
    const now = deps.clock();
    const { today } = athlete;
    const open = await loadOpenSchedule(tx, athlete);
    const history = await triedWorkouts(tx, [athleteId], { from: today, to: today });
    const wanted = followRungs(open.workouts, open.limits, history);
    if (wanted.length === 0) return nothing;
    const isLeft = await leftAlone(tx, athleteId, { now, firstWeek: open.weeks[0]!.weekStartDate });
    const asked = wanted.filter((change) => !isLeft(change));
    const { workouts: after, applied } = applyOperations(open.workouts, asked, open.limits);
    const operations = asked.filter(({ id }) => applied.includes(id));
    if (operations.length === 0) return nothing;
    const workouts = changesTo(open, after, { athleteId, now });
    return { changes: { workouts, weeks: [], operations }, summary: easedLines(operations), result: null };
  });
}
