import { decodeId, encodeId } from '../core/units/ids.ts';
import type { WorkoutChange } from '../core/change/changes.ts';
import { tableOf } from '../core/units/tableOf.ts';
import { COSTS } from '../admission/budgets.ts';
import { applyBodySchema } from '../domain/adapt/adjustment.schema.ts';
import { readForm } from '../domain/performance/performance.ts';
import { findSuggestion, requestAdjustment, type Suggestion } from '../domain/adapt/adjustment.ts';
import { applyAdjustment, noLongerValid } from '../domain/adapt/applyAdjustment.ts';
import { sameData } from '../domain/revision/scheduledWorkout.ts';
import { parse } from '../domain/kernel/validation.ts';
import type { Route } from './router.ts';
import { changedBy } from './shapes.ts';

/** A change as REST shows it. */
export function changeShape({ workoutId, otherWorkoutId, ...change }: WorkoutChange) {
  return {
    ...change,
    ...(workoutId !== undefined && { workoutId: encodeId('workout', workoutId) }),
    ...(otherWorkoutId !== undefined && { otherWorkoutId: encodeId('workout', otherWorkoutId) }),
  };
}

export function suggestionShape({
  id,
  understood,
  changes,
  explanation,
  question,
  scope,
  voice,
  modelMissed,
}: Suggestion) {
  return {
    suggestionId: encodeId('suggestion', id),
    understood,
    changes: changes.map(changeShape),
    explanation,
    ...(question !== null && { question }),
    ...(scope && { scope }),
    voice,
    modelMissed,
  };
}

/** Ids of the changes that the body names; they must be the suggestion's own, unaltered. */
function namedIn(
  changes: readonly (string | Record<string, unknown>)[],
  suggested: readonly WorkoutChange[],
): string[] {
  const known = new Map(
    suggested.map((change) => [change.id, tableOf(changeShape(change)) as Record<string, unknown>]),
  );
  return changes.map((given) => {
    const named: Record<string, unknown> = typeof given === 'string' ? { id: given } : given;
    const stored = typeof named.id === 'string' ? known.get(named.id) : undefined;
    const isOurs =
      stored && Object.entries(named).every(([field, value]) => sameData(stored[field] ?? null, value ?? null));
    if (!isOurs) throw noLongerValid();
    return named.id as string;
  });
}

export const adjustmentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/training-schedule/suggest',
    auth: 'session',
    costs: COSTS.request,
    handler: async ({ deps, viewer, body }) => {
      return { body: suggestionShape(await requestAdjustment(deps, viewer, body, () => readForm(deps, viewer))) };
    },
  },
  {
    method: 'POST',
    path: '/api/training-schedule/apply-changes',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const { suggestionId, changes, changeIds, ...reach } = parse(applyBodySchema, body);
      const suggestion = await findSuggestion(
        deps,
        viewer,
        suggestionId === null ? undefined : decodeId('suggestion', suggestionId),
      );
      const named = changes ? namedIn(changes, suggestion.changes) : changeIds;
      const { applied, skipped, revision } = await applyAdjustment(deps, viewer, suggestion.id, {
        ...reach,
        changeIds: named,
      });
      return { body: { success: true, applied, skipped, ...changedBy(revision) } };
    },
  },
];
