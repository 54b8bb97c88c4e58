import { ATHLETE } from '../../core/messages/reader.ts';
import { summaryText } from '../../core/messages/summary.ts';
import type { Viewer } from '../kernel/access.ts';
import { type AppliedAdaptation, adaptSchedule } from '../adapt/adaptation.ts';
import type { Deps } from '../kernel/ports.ts';
import { loadInjuries } from '../revision/injuryRecord.ts';
import type { RecordedInjury, RowChange } from '../revision/scheduleChanges.ts';
import { actorOf, changeSchedule } from '../revision/revision.ts';
import { rollWeeks } from '../schedule/rollWeeks.ts';

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
  const hasHealed = injuries.some(({ after }) => after?.isRecovered);
  const { athleteId } = viewer;
  const hasSchedule = await deps.db.trainingWeek.findFirst({ where: { athleteId }, select: { id: true } });
  if (!hasSchedule) return null;
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
      const { changes = [], summary = '', workouts = [] } = adapted ?? {};
      return {
        changes: { workouts, weeks: [], ...(workouts.length > 0 && { operations: changes, injuries }) },
        summary,
        result:
          workouts.length > 0 ? { changes, summary: summaryText(summary, ATHLETE), advice: [], proposals: [] } : null,
      };
    },
  );
  return result && { ...result, revision };
}
