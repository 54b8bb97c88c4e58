import type { Day } from '../../core/calendar/calendar.ts';
import { hasSchedule } from '../kernel/noSchedule.ts';
import { ATHLETE } from '../../core/messages/reader.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { summariesOf, summaryText } from '../../core/messages/summary.ts';
import type { Viewer } from '../kernel/access.ts';
import { type AppliedAdaptation, adaptSchedule } from '../adapt/adaptation.ts';
import { applyRecurringPreferences } from '../adapt/recurringPreference.ts';
import { anewFromText, madeForInjuryFrom, withWeeksAnew } from '../adapt/wayBack.ts';
import type { Deps } from '../kernel/ports.ts';
import { loadInjuries } from '../revision/injuryRecord.ts';
import type { RecordedInjury, RowChange } from '../revision/scheduleChanges.ts';
import { actorOf, changeSchedule } from '../revision/revision.ts';
import { rollWeeks } from '../schedule/rollWeeks.ts';

const isBefore =
  (from: Day) =>
  ({ fromDate, toDate }: WorkoutChange): boolean =>
    (fromDate ?? toDate ?? '') < from;

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
      const from = hasHealed && adapted ? madeForInjuryFrom(adapted.open.weeks, athlete.today) : null;
      const { changes: ruled = [], workouts: byRules = [] } = adapted ?? {};
      const anew =
        from === null ? null : await withWeeksAnew(tx, athlete, { from, workouts: byRules, now: deps.clock() });
      const changes = from === null ? ruled : [...ruled.filter(isBefore(from)), ...(anew?.operations ?? [])];
      const { workouts, weeks } = anew ?? { workouts: byRules, weeks: [] };
      const summary = summariesOf(adapted?.summary ?? '', from === null ? '' : anewFromText(from));
      return {
        changes: { ...anew, workouts, weeks, ...(workouts.length > 0 && { operations: changes, injuries }) },
        summary,
        result:
          workouts.length > 0
            ? { from, adapted: { changes, summary: summaryText(summary, ATHLETE), advice: [], proposals: [] } }
            : null,
      };
    },
  );
  if (result === null) return null;
  if (result.from !== null) await applyRecurringPreferences(deps, athleteId, result.from);
  return { ...result.adapted, revision };
}
