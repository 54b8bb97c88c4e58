import { hasSchedule } from '../kernel/noSchedule.ts';
import { ATHLETE } from '../../core/messages/reader.ts';
import { summaryText } from '../../core/messages/summary.ts';
import type { Viewer } from '../kernel/access.ts';
import { type AppliedAdaptation, adaptSchedule } from '../adapt/adaptation.ts';
import { applyRecurringPreferences } from '../adapt/recurringPreference.ts';
import { withWeeksOfInjuries } from '../adapt/weeksAnew.ts';
import type { Deps } from '../kernel/ports.ts';
import { loadInjuries } from '../revision/injuryRecord.ts';
import type { RecordedInjury, RowChange } from '../revision/scheduleChanges.ts';
import { actorOf, changeSchedule } from '../revision/revision.ts';
import { rollWeeks } from '../schedule/rollWeeks.ts';

const NOTHING = { changes: { workouts: [], weeks: [] }, summary: '', result: null };

/**
 * Changes at once what the athlete's injuries forbid in the weeks already planned, as one revision with those that are new or healed in it,
 * so that undo takes them back as well; nothing else of what the rules would ask for. Where one has healed, what it took comes back as far as
 * the others, and the way back, allow. Null: nothing changes there, or there is no schedule. The caller has asked whether the viewer may.
 */
export async function adaptToInjuries(
  deps: Deps,
  viewer: Viewer,
  injuries: readonly RowChange<RecordedInjury>[],
): Promise<AppliedAdaptation | null> {
  const told = injuries.flatMap(({ after }) => after ?? []);
  const hasHealed = injuries.some(({ after }) => after?.isRecovered);
  const { athleteId } = viewer;
  if (!(await hasSchedule(deps, athleteId))) return null;
  await rollWeeks(deps, athleteId);
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'adapt',
    async (tx, athlete) => {
      const adapted = await adaptSchedule(tx, athlete, deps.clock(), {
        only: ['injury'],
        ...(hasHealed && { news: { kind: 'injury' as const, injuries: await loadInjuries(tx, athleteId) } }),
      });
      if (adapted === null) return NOTHING;
      const { schedule, summary, from } = await withWeeksOfInjuries(tx, athlete, adapted, { told, now: deps.clock() });
      if (schedule.workouts.length === 0) return NOTHING;
      return {
        changes: { ...schedule, injuries },
        summary,
        result: {
          from,
          adapted: {
            changes: schedule.operations,
            summary: summaryText(summary, ATHLETE),
            advice: [],
            proposals: [],
          },
        },
      };
    },
  );
  if (result === null) return null;
  if (result.from !== null) await applyRecurringPreferences(deps, athleteId, result.from);
  return { ...result.adapted, revision };
}
