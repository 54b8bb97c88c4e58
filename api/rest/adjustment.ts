import { decodeId, encodeId } from '../core/ids.ts';
import type { Change } from '../core/changes.ts';
import { tableOf } from '../core/tableOf.ts';
import { applySchema } from '../domain/adjustment.schema.ts';
import { findSuggestion, requestAdjustment, type Suggestion } from '../domain/adjustment.ts';
import { applyAdjustment, noLongerValid } from '../domain/applyAdjustment.ts';
import { InvalidInput } from '../domain/errors.ts';
import { sameData } from '../domain/scheduledWorkout.ts';
import { parse } from '../domain/validation.ts';
import type { Route } from './router.ts';

/** A change as REST shows it. */
export function changeShape({ workoutId, otherWorkoutId, ...change }: Change) {
  return {
    ...change,
    ...(workoutId !== undefined && { workoutId: encodeId('workout', workoutId) }),
    ...(otherWorkoutId !== undefined && { otherWorkoutId: encodeId('workout', otherWorkoutId) }),
  };
}

export function suggestionShape({ id, understood, changes, explanation, question, scope, voice, modelMissed }: Suggestion) {
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

const wrong = (message: string) => new InvalidInput([{ path: 'changes', message }]);

/** Ids of the changes that the body names; they must be the suggestion's own, unaltered. */
function namedIn(body: Record<string, unknown>, suggested: readonly Change[]): string[] | null {
  const { changes } = body;
  if (changes === undefined || changes === null) return null;
  if (!Array.isArray(changes)) throw wrong('Changes must be a list.');
  const known = new Map(suggested.map((change) => [change.id, tableOf(changeShape(change)) as Record<string, unknown>]));
  return changes.map((given: unknown) => {
    const named = typeof given === 'string' ? { id: given } : (given as Record<string, unknown> | null);
    const stored = typeof named?.id === 'string' ? known.get(named.id) : undefined;
    const isOurs = stored && Object.entries(named!).every(([field, value]) => sameData(stored[field] ?? null, value ?? null));
    if (!isOurs) throw noLongerValid();
    return named!.id as string;
  });
}

export const adjustmentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/training-schedule/suggest',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      return { body: suggestionShape(await requestAdjustment(deps, viewer, body)) };
    },
  },
  {
    method: 'POST',
    path: '/api/training-schedule/apply-changes',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const given = body as Record<string, unknown>;
      const { suggestionId, changes: _, ...rest } = given;
      parse(applySchema, rest);
      const named = typeof suggestionId === 'string' ? decodeId('suggestion', suggestionId) : undefined;
      const suggestion = await findSuggestion(deps, viewer, named);
      const changeIds = namedIn(given, suggestion.changes);
      const { applied, skipped, revision } = await applyAdjustment(deps, viewer, suggestion.id, { ...rest, changeIds });
      return { body: { success: true, applied, skipped, revisionId: encodeId('revision', revision.id) } };
    },
  },
];
