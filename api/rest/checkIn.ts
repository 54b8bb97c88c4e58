import { encodeId } from '../core/ids.ts';
import { type Adaptation, type CheckedIn, readinessOf, submitCheckIn } from '../domain/checkIn.ts';
import { dayOf } from '../domain/day.ts';
import { changeShape } from './adjustment.ts';
import type { Route } from './router.ts';

export function checkInShape(checkIn: CheckedIn['checkIn']) {
  const { id, athleteId: _athleteId, weekStartDate, createdAt: _createdAt, updatedAt, ...answers } = checkIn;
  return {
    id: encodeId('checkin', id),
    weekStartDate: dayOf(weekStartDate),
    ...answers,
    workStressLevel: answers.stress,
    sleepQuality: answers.sleep,
    readiness: readinessOf(checkIn),
    updatedAt: updatedAt.toISOString(),
  };
}

export function adaptationShape({ changes, summary, advice, proposals, revision }: Adaptation) {
  return {
    changes: changes.map(changeShape),
    summary,
    advice: advice.map(({ code, text }) => ({ code, text })),
    proposals: proposals.map(({ code, text }) => ({ code, text })),
    revisionId: revision && encodeId('revision', revision.id),
  };
}

export const checkInRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/check-ins',
    auth: 'session',
    handler: async ({ deps, viewer, body }) => {
      const { checkIn, adaptation } = await submitCheckIn(deps, viewer, body);
      return { body: { checkIn: checkInShape(checkIn), adaptation: adaptation && adaptationShape(adaptation) } };
    },
  },
];
