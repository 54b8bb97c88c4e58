import { decodeId, encodeId } from '../core/units/ids.ts';
import { compiledOf } from '../domain/planning/compiledPrinciple.ts';
import {
  addPrinciple,
  deletePrinciple,
  type KeptPrinciple,
  listPrinciples,
  updatePrinciple,
} from '../domain/principle/principle.ts';
import { type FieldError, InvalidInput } from '../domain/kernel/errors.ts';
import { addPrincipleSchema } from '../domain/principle/principle.schema.ts';
import { problemsOf } from '../domain/kernel/validation.ts';
import type { Route } from './router.ts';

/** A principle in the documented fields, and what the planner makes of it. */
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

/** What is wrong with whom a principle is for. */
function problemOfScope({ scope, athleteId }: Record<string, unknown>): FieldError[] {
  const isMissing = athleteId === undefined || athleteId === null || athleteId === '';
  if (scope !== undefined && scope !== null && scope !== 'general' && scope !== 'athlete-specific')
    return [{ path: 'scope', message: 'Scope must be general or athlete-specific.' }];
  if (scope === 'athlete-specific' && isMissing)
    return [{ path: 'athleteId', message: 'An athlete-specific principle names its athlete.' }];
  return scope === 'general' && !isMissing
    ? [{ path: 'athleteId', message: 'A general principle names no athlete.' }]
    : [];
}

/** The body as the domain takes it: a general principle names no athlete, an athlete's own names one. */
function bodyOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const given = body as Record<string, unknown>;
  const { scope: _, athleteId, ...rest } = given;
  const problems = problemOfScope(given);
  if (problems.length > 0) throw new InvalidInput([...problems, ...problemsOf(addPrincipleSchema, rest)]);
  if (athleteId === undefined || athleteId === null || athleteId === '') return rest;
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
    handler: async ({ deps, viewer, body }) => ({
      status: 201,
      body: { success: true, principle: principleShape(await addPrinciple(deps, viewer, bodyOf(body))) },
    }),
  },
  {
    method: 'PATCH',
    path: '/api/coach/principles/:principleId',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => ({
      body: { success: true, principle: principleShape(await updatePrinciple(deps, viewer, idIn(params), body)) },
    }),
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
