import { freshRecording, keptId, LIBRARY_FORM, somethingKept } from '../acts.ts';
import { fitForm } from '../../fitFiles.ts';
import { somethingTaught, taughtId, TEACHING } from '../principles.ts';
import { inviteToken, somethingReverted, withoutRole } from '../coaching.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { call } from './route.ts';

export const COACHING: Record<string, Door> = {
  'POST /api/coach/enable': { rule: 'ownWrite', send: withoutRole(call('POST', () => '/api/coach/enable')) },
  'POST /api/coach/invites': {
    rule: 'coachOwnSession',
    send: call(
      'POST',
      () => '/api/coach/invites',
      () => ({}),
    ),
  },
  'POST /api/coach/invites/accept': {
    rule: 'ownSession',
    first: somethingReverted,
    send: call(
      'POST',
      () => '/api/coach/invites/accept',
      () => ({ token: inviteToken() }),
    ),
  },
  'GET /api/coach/athletes': { rule: 'coachOwn', send: call('GET', () => '/api/coach/athletes') },
  'GET /api/coach/athlete/:athleteId': {
    rule: 'coachSee',
    send: call('GET', (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}`),
  },
  'GET /api/coach/athletes/:athleteId': {
    rule: 'coachSee',
    send: call('GET', (id) => `/api/coach/athletes/${id(theWorld().ids.athlete)}`),
  },
  'GET /api/coach/principles': { rule: 'coachOwn', send: call('GET', () => '/api/coach/principles') },
  'POST /api/coach/coaching-principle': {
    rule: 'coachOwnWrite',
    send: call(
      'POST',
      () => '/api/coach/coaching-principle',
      () => TEACHING,
    ),
  },
  'PATCH /api/coach/principles/:principleId': {
    rule: 'coachEdit',
    first: somethingTaught,
    send: call(
      'PATCH',
      (id) => `/api/coach/principles/${id(taughtId())}`,
      () => ({ isActive: false }),
    ),
  },
  'DELETE /api/coach/principles/:principleId': {
    rule: 'coachEdit',
    first: somethingTaught,
    send: call('DELETE', (id) => `/api/coach/principles/${id(taughtId())}`),
  },
  'GET /api/workouts': { rule: 'own', send: call('GET', () => '/api/workouts') },
  'PUT /api/workouts/:libraryWorkoutId': {
    rule: 'coachEdit',
    first: somethingKept,
    send: call(
      'PUT',
      (id) => `/api/workouts/${id(keptId())}`,
      () => ({ ...LIBRARY_FORM, workoutType: 'run' }),
    ),
  },
  'DELETE /api/workouts/:libraryWorkoutId': {
    rule: 'coachEdit',
    first: somethingKept,
    send: call('DELETE', (id) => `/api/workouts/${id(keptId())}`),
  },
  'POST /api/workouts/upload-fit': {
    rule: 'coachOwnWrite',
    send: call(
      'POST',
      () => '/api/workouts/upload-fit',
      () => fitForm(freshRecording()),
    ),
  },
};
