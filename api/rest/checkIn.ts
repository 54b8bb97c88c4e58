import { encodeId } from '../core/units/ids.ts';
import { type CheckedIn, readinessOf, submitCheckIn } from '../domain/adapt/checkIn.ts';
import type { AppliedAdaptation } from '../domain/adapt/adaptation.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { changeShape } from './adjustment.ts';
import type { Route } from './router.ts';

export function checkInShape(checkIn: CheckedIn['checkIn']) {
  const { id, athleteId: _athleteId, weekStartDate, createdAt: _createdAt, updatedAt, keptSince, ...answers } = checkIn;
  return {
    id: encodeId('checkin', id),
    weekStartDate: dayOf(weekStartDate),
    ...answers,
    workStressLevel: answers.stress,
    sleepQuality: answers.sleep,
    readiness: readinessOf(checkIn),
    isPlanKept: keptSince !== null,
    updatedAt: updatedAt.toISOString(),
  };
}

export function adaptationShape({ changes, summary, advice, proposals, revision }: AppliedAdaptation) {
  return {
    changes: changes.map(changeShape),
    summary,
    advice: advice.map(({ code, text }) => ({ code, text })),
    proposals: proposals.map(({ code, text }) => ({ code, text })),
    revisionId: revision && encodeId('revision', revision.id),
  };
}

const SLIDERS = { mood: 'Mood', stress: 'Stress', sleep: 'Sleep', mentalReadiness: 'Mental readiness' };

/** A slider of the weekly form that is sent has a number; one without an answer is left out. */
function assertSliders(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const empty = Object.entries(SLIDERS).filter(([path]) => (body as Record<string, unknown>)[path] === null);
  if (empty.length > 0)
    throw new InvalidInput(
      empty.map(([path, label]) => ({ path, message: `${label} must be a whole number from 1 to 10.` })),
    );
}

export const checkInRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/check-ins',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      assertSliders(body);
      const { checkIn, adaptation } = await submitCheckIn(deps, viewer, body);
      return { body: { checkIn: checkInShape(checkIn), adaptation: adaptation && adaptationShape(adaptation) } };
    },
  },
];
