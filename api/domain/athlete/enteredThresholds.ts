import { changedThreshold, sentenceOf } from '../../core/messages/summary.ts';
import type { Thresholds } from '../../core/athlete/athlete.ts';
import { THRESHOLD_NAMES, type ThresholdName } from '../../core/codes/threshold.ts';
import { thresholdClearedText } from '../../core/messages/threshold.ts';
import type { Viewer } from '../kernel/access.ts';
import type { Deps } from '../kernel/ports.ts';
import { changesByThresholds } from '../planning/retargeting.ts';
import { actorOf, changeBeside } from '../revision/revision.ts';
import type { ScheduleChanges } from '../revision/scheduleChanges.ts';
import { keepThreshold } from '../revision/thresholdChange.ts';

type Given = { [N in ThresholdName]?: number | null | undefined };

const NOTHING: ScheduleChanges = { workouts: [], weeks: [] };

/**
 * Writes thresholds that the athlete entered into their profile and its history, and what workouts to come aim at by them, as one revision;
 * without a schedule it is none. The caller has asked whether the viewer may.
 */
export async function enterThresholds(deps: Deps, viewer: Viewer, given: Given): Promise<void> {
  if (Object.keys(given).length === 0) return;
  const { athleteId } = viewer;
  const now = deps.clock();
  await changeBeside(deps, actorOf(viewer, athleteId), athleteId, 'update', async (tx, { today, scheduleMode }) => {
    const before: Thresholds = await tx.athlete.findUniqueOrThrow({
      where: { id: athleteId },
      select: { ftp: true, runThresholdSpeed: true, css: true, lthr: true },
    });
    const changed = THRESHOLD_NAMES.flatMap((threshold) => {
      const to = given[threshold];
      const from = before[threshold];
      return to === undefined || to === from ? [] : [{ threshold, from, to }];
    });
    if (changed.length === 0) return { changes: NOTHING, summary: '', result: null };
    for (const { threshold, from, to } of changed)
      if (to !== null)
        await keepThreshold(tx, athleteId, { threshold, from, to, evidence: null }, { decision: 'entered', now });
    const changes = await changesByThresholds(tx, { id: athleteId, today }, before, changed);
    if (scheduleMode === null) {
      await tx.athlete.update({ where: { id: athleteId }, data: changes.thresholds!.after, select: { id: true } });
      return { changes: NOTHING, summary: '', result: null };
    }
    const parts = changed.flatMap(({ to, ...each }, i) => [
      i === 0 ? '' : ', ',
      to === null ? thresholdClearedText(each.threshold) : changedThreshold({ ...each, to }),
    ]);
    return {
      changes,
      summary: sentenceOf([...parts, '.']),
      result: null,
    };
  });
}
