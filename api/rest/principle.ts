import { decodeId, encodeId } from '../core/ids.ts';
import { compiledOf } from '../domain/compiledPrinciple.ts';
import { addPrinciple, deletePrinciple, type KeptPrinciple, listPrinciples, updatePrinciple } from '../domain/principle.ts';
import { InvalidInput } from '../domain/errors.ts';
import type { Route } from './router.ts';

/** A principle with the words of the specification and what the planner makes of it. */
function principleShape(row: KeptPrinciple) {
  const { state, words, because } = compiledOf(row);
  return {
    id: encodeId('principle', row.id),
    principleType: row.principleType,
    context: row.context,
    principle: row.principle,
    phaseType: row.phaseType,
    workoutType: row.workoutType,
    scope: row.athleteId === null ? 'general' : 'athlete-specific',
    athleteId: row.athleteId && encodeId('athlete', row.athleteId),
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    state,
    compiled: words,
    because,
  };
}

/** The body as the domain takes it: a general principle names no athlete, an athlete's own names one. */
function bodyOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { scope, athleteId, ...rest } = body as Record<string, unknown>;
  if (scope !== undefined && scope !== null && scope !== 'general' && scope !== 'athlete-specific')
    throw new InvalidInput([{ path: 'scope', message: 'Scope must be general or athlete-specific.' }]);
  const isMissing = athleteId === undefined || athleteId === null || athleteId === '';
  if (scope === 'athlete-specific' && isMissing) throw new InvalidInput([{ path: 'athleteId', message: 'An athlete-specific principle names its athlete.' }]);
  if (scope === 'general' && !isMissing) throw new InvalidInput([{ path: 'athleteId', message: 'A general principle names no athlete.' }]);
  if (isMissing) return rest;
  return { ...rest, athleteId: typeof athleteId === 'string' ? (decodeId('athlete', athleteId) ?? NOBODY) : athleteId };
}

/** An id of another type names nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const idIn = (params: Readonly<Record<string, string>>) => decodeId('principle', params.principleId!);

export const principleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/coach/principles',
    auth: 'session',
    handler: async ({ deps, viewer }) => ({ body: (await listPrinciples(deps, viewer)).map(principleShape) }),
  },
  {
    method: 'POST',
    path: '/api/coach/coaching-principle',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => ({ status: 201, body: { success: true, principle: principleShape(await addPrinciple(deps, viewer, bodyOf(body))) } }),
  },
  {
    method: 'PATCH',
    path: '/api/coach/principles/:principleId',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => ({ body: { success: true, principle: principleShape(await updatePrinciple(deps, viewer, idIn(params), body)) } }),
  },
  {
    method: 'DELETE',
    path: '/api/coach/principles/:principleId',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => {
      await deletePrinciple(deps, viewer, idIn(params));
      return { body: { success: true } };
    },
  },
];
