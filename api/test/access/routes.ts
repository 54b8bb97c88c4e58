import { ownersSecret, someFeed } from './calendar.ts';
import { onboardingForm } from '../builders.ts';
import { zipSync } from 'fflate';
import {
  anArchive,
  archiveId,
  freshRecording,
  noArchive,
  given,
  somethingToUndo,
  emailOf,
  EVERY_DAY,
  RACE,
  keepingRace,
  freshPreview,
  freshReplan,
  previewId,
  proposalId,
  somethingProposed,
  replanId,
  somethingSuggested,
  suggestionId,
  keptId,
  LIBRARY_FORM,
  somethingKept,
} from './acts.ts';
import { fitForm } from '../fitFiles.ts';
import { somethingTaught, taughtId, TEACHING } from './principles.ts';
import { inviteToken, somethingReverted, withoutRole } from './coaching.ts';
import { unsubscribeToken } from '../../domain/kernel/unsubscribe.ts';
import type { Door } from './rules.ts';
import { noWebhook, someWebhook, webhookOf } from './webhooks.ts';
import { DEVICE_SECRET, type Principal, theWorld, TODAY } from './world.ts';

let made = 0;

const call =
  (
    method: string,
    path: (id: (own: string) => string) => string,
    body?: (id: (own: string) => string, principal: Principal) => unknown,
  ) =>
  (principal: Principal, id: (own: string) => string) =>
    theWorld().call(principal, method, path(id), body?.(id, principal));

/** Whoever holds the link of an e-mail may end the e-mails. */
const ownersDigest = () => unsubscribeToken(theWorld().app.env.SESSION_SECRET, 'summary', theWorld().owner.userId);

/** Every route, by method and path. */
export const ROUTES: Record<string, Door> = {
  'GET /api/openapi.json': { rule: 'public', send: call('GET', () => '/api/openapi.json') },
  'POST /api/auth/register': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/auth/register',
      () => ({
        email: `matrix${(made += 1)}@example.com`,
        password: 'correct horse battery',
        firstName: 'New',
        lastName: 'One',
      }),
    ),
  },
  'POST /api/auth/login': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/auth/login',
      () => ({ email: theWorld().principals.stranger.viewer!.email, password: 'correct horse battery' }),
    ),
  },
  'POST /api/auth/forgot-password': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/auth/forgot-password',
      () => ({ email: theWorld().principals.stranger.viewer!.email }),
    ),
  },
  'POST /api/auth/reset-password': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/auth/reset-password',
      () => ({ token: 'not one', newPassword: 'correct horse battery' }),
    ),
  },
  'GET /api/auth/providers': { rule: 'public', send: call('GET', () => '/api/auth/providers') },
  'GET /api/auth/user': { rule: 'own', send: call('GET', () => '/api/auth/user') },
  'POST /api/auth/end-sessions': { rule: 'ownSession', send: call('POST', () => '/api/auth/end-sessions') },
  'POST /api/auth/password': {
    rule: 'ownSession',
    send: call(
      'POST',
      () => '/api/auth/password',
      () => ({ currentPassword: 'not this one', newPassword: 'correct horse battery' }),
    ),
  },
  'DELETE /api/account': {
    rule: 'ownSession',
    send: call(
      'DELETE',
      () => '/api/account',
      () => ({ password: 'not this one' }),
    ),
  },
  'GET /api/account/export': { rule: 'ownSession', send: call('GET', () => '/api/account/export') },
  'GET /api/digest/unsubscribe': {
    rule: 'public',
    send: call('GET', () => `/api/digest/unsubscribe?token=${ownersDigest()}`),
  },
  'POST /api/digest/unsubscribe': {
    rule: 'public',
    send: call('POST', () => `/api/digest/unsubscribe?token=${ownersDigest()}`),
  },
  'GET /api/logout': { rule: 'public', send: call('GET', () => '/api/logout') },
  'GET /api/calendar/:secret.ics': {
    rule: 'public',
    first: someFeed,
    send: call('GET', () => `/api/calendar/${ownersSecret()}.ics`),
  },
  'GET /api/devices/:provider/callback': {
    rule: 'public',
    send: call('GET', () => '/api/devices/intervals/callback?state=nobodys&code=none'),
  },
  'POST /api/devices/:provider/webhook': {
    rule: 'public',
    send: call(
      'POST',
      () => '/api/devices/intervals/webhook',
      () => ({ secret: DEVICE_SECRET, events: [] }),
    ),
  },
  'GET /api/workouts/:workoutId/file.fit': {
    rule: 'see',
    send: call('GET', (id) => `/api/workouts/${id(theWorld().ids.workout)}/file.fit`),
  },
  'GET /api/workouts/:workoutId/file.zwo': {
    rule: 'see',
    send: call('GET', (id) => `/api/workouts/${id(theWorld().ids.workout)}/file.zwo`),
  },
  'POST /api/onboarding/complete': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/onboarding/complete',
      (_id, principal) => onboardingForm(emailOf(principal), TODAY),
    ),
  },
  'GET /api/webhooks': { rule: 'ownSession', send: call('GET', () => '/api/webhooks') },
  'POST /api/webhooks': {
    rule: 'ownSession',
    first: noWebhook,
    send: call(
      'POST',
      () => '/api/webhooks',
      () => ({ url: 'http://127.0.0.1:9', topics: ['race'] }),
    ),
  },
  'PATCH /api/webhooks/:webhookId': {
    rule: 'ownSession',
    first: someWebhook,
    send: (principal) => theWorld().call(principal, 'PATCH', `/api/webhooks/${webhookOf(principal)}`, { isOn: false }),
  },
  'POST /api/webhooks/:webhookId/rotate-secret': {
    rule: 'ownSession',
    first: someWebhook,
    send: (principal) => theWorld().call(principal, 'POST', `/api/webhooks/${webhookOf(principal)}/rotate-secret`),
  },
  'DELETE /api/webhooks/:webhookId': {
    rule: 'ownSession',
    first: someWebhook,
    send: (principal) => theWorld().call(principal, 'DELETE', `/api/webhooks/${webhookOf(principal)}`),
  },
  'GET /api/profile': { rule: 'own', send: call('GET', () => '/api/profile') },
  'PATCH /api/profile': {
    rule: 'ownWrite',
    send: call(
      'PATCH',
      () => '/api/profile',
      () => ({ firstName: 'Robin' }),
    ),
  },
  'GET /api/season-plan': { rule: 'own', send: call('GET', () => '/api/season-plan') },
  'POST /api/season-plan/create': { rule: 'ownWrite', send: call('POST', () => '/api/season-plan/create') },
  'POST /api/season-plan/races': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/season-plan/races',
      () => RACE,
    ),
  },
  'PATCH /api/season-plan/races/:raceId': {
    rule: 'ownThing',
    send: call(
      'PATCH',
      (id) => `/api/season-plan/races/${id(theWorld().ids.race)}`,
      () => ({ notes: 'New' }),
    ),
  },
  'DELETE /api/season-plan/races/:raceId': {
    rule: 'ownThing',
    first: keepingRace,
    send: call('DELETE', (id) => `/api/season-plan/races/${id(theWorld().ids.race)}`),
  },
  'GET /api/season-plan/races/:raceId/prediction': {
    rule: 'ownThingSee',
    send: call('GET', (id) => `/api/season-plan/races/${id(theWorld().ids.race)}/prediction`),
  },
  'GET /api/season-plan/races/:raceId/day-plan': {
    rule: 'ownThingSee',
    send: call('GET', (id) => `/api/season-plan/races/${id(theWorld().ids.race)}/day-plan`),
  },
  'PUT /api/season-plan/races/:raceId/day-plan': {
    rule: 'ownThing',
    send: call(
      'PUT',
      (id) => `/api/season-plan/races/${id(theWorld().ids.race)}/day-plan`,
      () => ({ temperatureC: 18 }),
    ),
  },
  'PUT /api/season-plan/races/:raceId/result': {
    rule: 'ownThing',
    send: call(
      'PUT',
      (id) => `/api/season-plan/races/${id(theWorld().ids.race)}/result`,
      () => ({ status: 'did-not-start' }),
    ),
  },
  'DELETE /api/season-plan/races/:raceId/result': {
    rule: 'ownThing',
    send: call('DELETE', (id) => `/api/season-plan/races/${id(theWorld().ids.race)}/result`),
  },
  'POST /api/season-plan/preview-regeneration': {
    rule: 'ownWrite',
    send: call('POST', () => '/api/season-plan/preview-regeneration'),
  },
  'POST /api/season-plan/apply-regeneration': {
    rule: 'ownThing',
    first: freshPreview,
    send: call(
      'POST',
      () => '/api/season-plan/apply-regeneration',
      (id) => ({ previewId: id(previewId()) }),
    ),
  },
  'POST /api/season-plan/apply-replan': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/season-plan/apply-replan',
      () => ({ previewId: previewId() }),
    ),
  },
  'PATCH /api/season-plan/phases/:phaseId': {
    rule: 'ownThing',
    send: call(
      'PATCH',
      (id) => `/api/season-plan/phases/${id(theWorld().ids.phase)}`,
      () => ({ weeklyVolume: 6 }),
    ),
  },
  'PATCH /api/season-plan/sport-preferences': {
    rule: 'ownWrite',
    send: call(
      'PATCH',
      () => '/api/season-plan/sport-preferences',
      () => ({ sportPreferences: ['running'] }),
    ),
  },
  'POST /api/coach/athlete/:athleteId/season-plan/races': {
    rule: 'coachEdit',
    send: call(
      'POST',
      (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/season-plan/races`,
      () => RACE,
    ),
  },
  'POST /api/coach/athlete/:athleteId/season-plan/apply-replan': {
    rule: 'coachEdit',
    first: freshReplan,
    send: call(
      'POST',
      (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/season-plan/apply-replan`,
      () => ({ previewId: replanId() }),
    ),
  },
  'PATCH /api/coach/athlete/:athleteId/races/:raceId': {
    rule: 'coachEdit',
    send: call(
      'PATCH',
      (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/races/${id(theWorld().ids.race)}`,
      () => ({ notes: 'New' }),
    ),
  },
  'DELETE /api/coach/athlete/:athleteId/races/:raceId': {
    rule: 'coachEdit',
    first: keepingRace,
    send: call('DELETE', (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/races/${id(theWorld().ids.race)}`),
  },
  'GET /api/coach/athlete/:athleteId/races/:raceId/prediction': {
    rule: 'coachSee',
    send: call(
      'GET',
      (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/races/${id(theWorld().ids.race)}/prediction`,
    ),
  },
  'GET /api/coach/athlete/:athleteId/races/:raceId/day-plan': {
    rule: 'coachSee',
    send: call(
      'GET',
      (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/races/${id(theWorld().ids.race)}/day-plan`,
    ),
  },
  'PUT /api/coach/athlete/:athleteId/races/:raceId/day-plan': {
    rule: 'coachEdit',
    send: call(
      'PUT',
      (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/races/${id(theWorld().ids.race)}/day-plan`,
      () => ({ temperatureC: 18 }),
    ),
  },
  'PATCH /api/coach/athlete/:athleteId/phase/:phaseId': {
    rule: 'coachEdit',
    send: call(
      'PATCH',
      (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/phase/${id(theWorld().ids.phase)}`,
      () => ({ weeklyVolume: 6 }),
    ),
  },
  'PATCH /api/coach/athlete/:athleteId/season-plan/sport-preferences': {
    rule: 'coachEdit',
    send: call(
      'PATCH',
      (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/season-plan/sport-preferences`,
      () => ({ sportPreferences: ['running'] }),
    ),
  },
  'GET /api/training-schedule': { rule: 'own', send: call('GET', () => '/api/training-schedule') },
  'POST /api/training-schedule/generate': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/training-schedule/generate',
      () => ({ mode: 'season-plan' }),
    ),
  },
  'GET /api/coach/athletes/:athleteId/training-schedule': {
    rule: 'coachSee',
    send: call('GET', (id) => `/api/coach/athletes/${id(theWorld().ids.athlete)}/training-schedule`),
  },
  ...Object.fromEntries(
    Object.entries({
      calendar: '?from=2026-11-01&to=2026-12-31',
      'training-schedule/workouts': '',
      'training-schedule/revisions': '',
      'check-ins': '',
      wellness: '?from=2026-11-01&to=2026-12-31',
    }).flatMap(([list, query]): [string, Door][] => [
      [`GET /api/${list}`, { rule: 'own', send: call('GET', () => `/api/${list}${query}`) }],
      [
        `GET /api/coach/athletes/:athleteId/${list}`,
        {
          rule: 'coachSee',
          send: call('GET', (id) => `/api/coach/athletes/${id(theWorld().ids.athlete)}/${list}${query}`),
        },
      ],
    ]),
  ),
  'GET /api/coach/athlete/:athleteId/season-plan': {
    rule: 'coachSee',
    send: call('GET', (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/season-plan`),
  },
  'PATCH /api/training-schedule/workouts/:workoutId/reschedule': {
    rule: 'edit',
    send: call(
      'PATCH',
      (id) => `/api/training-schedule/workouts/${id(theWorld().ids.workout)}/reschedule`,
      () => ({ newDate: EVERY_DAY, newDayOfWeek: 'thursday' }),
    ),
  },
  'POST /api/training-schedule/workouts/:workoutId/feedback': {
    rule: 'tell',
    send: call(
      'POST',
      (id) => `/api/training-schedule/workouts/${id(theWorld().ids.done)}/feedback`,
      () => ({ completionStatus: 'completed' }),
    ),
  },
  'GET /api/training-schedule/silent-days': {
    rule: 'own',
    send: call('GET', () => '/api/training-schedule/silent-days'),
  },
  'POST /api/training-schedule/silent-days': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/training-schedule/silent-days',
      () => ({ from: EVERY_DAY, answer: 'away' }),
    ),
  },
  'POST /api/training-schedule/workouts/create': {
    rule: 'edit',
    send: call(
      'POST',
      () => '/api/training-schedule/workouts/create',
      (id) => ({
        athleteProfileId: id(theWorld().ids.athlete),
        trainingWeekId: id(theWorld().ids.week),
        ...given,
        scheduledDate: EVERY_DAY,
        dayOfWeek: 'thursday',
      }),
    ),
  },
  'GET /api/thresholds/proposals': { rule: 'own', send: call('GET', () => '/api/thresholds/proposals') },
  'POST /api/thresholds/proposals/:proposalId/accept': {
    rule: 'ownThing',
    first: somethingProposed,
    send: call('POST', (id) => `/api/thresholds/proposals/${id(proposalId())}/accept`),
  },
  'POST /api/thresholds/proposals/:proposalId/dismiss': {
    rule: 'ownThing',
    first: somethingProposed,
    send: call('POST', (id) => `/api/thresholds/proposals/${id(proposalId())}/dismiss`),
  },
  'GET /api/activities': {
    rule: 'see',
    send: call('GET', (id) => `/api/activities?athleteId=${id(theWorld().ids.athlete)}`),
  },
  'POST /api/activities': {
    rule: 'edit',
    send: call(
      'POST',
      (id) => `/api/activities?athleteId=${id(theWorld().ids.athlete)}`,
      () => ({
        source: 'matrix',
        externalId: `entry ${(made += 1)}`,
        sport: 'other',
        startedAt: new Date(Date.parse('2026-09-01T06:00:00Z') + made * 1000).toISOString(),
        movingSec: 600,
      }),
    ),
  },
  'GET /api/activities/:activityId': {
    rule: 'see',
    send: call('GET', (id) => `/api/activities/${id(theWorld().ids.activity)}`),
  },
  'GET /api/activities/:activityId/streams': {
    rule: 'see',
    send: call('GET', (id) => `/api/activities/${id(theWorld().ids.activity)}/streams`),
  },
  'POST /api/activities/archives': {
    rule: 'edit',
    // one that is being read is whose who sent it
    first: noArchive,
    send: call(
      'POST',
      (id) => `/api/activities/archives?athleteId=${id(theWorld().ids.athlete)}`,
      () => fitForm(zipSync({ 'ride.fit': freshRecording() }), { field: 'file', name: 'rides.zip' }),
    ),
  },
  'GET /api/activities/archives': {
    rule: 'see',
    send: call('GET', (id) => `/api/activities/archives?athleteId=${id(theWorld().ids.athlete)}`),
  },
  'GET /api/activities/archives/:archiveId': {
    rule: 'see',
    first: anArchive,
    send: call('GET', (id) => `/api/activities/archives/${id(archiveId())}`),
  },
  'POST /api/activities/archives/:archiveId/cancel': {
    rule: 'edit',
    first: anArchive,
    send: call(
      'POST',
      (id) => `/api/activities/archives/${id(archiveId())}/cancel`,
      () => ({}),
    ),
  },
  'POST /api/activities/upload-fit': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/activities/upload-fit',
      () => fitForm(freshRecording()),
    ),
  },
  'POST /api/activities/upload': {
    rule: 'edit',
    send: call(
      'POST',
      (id) => `/api/activities/upload?athleteId=${id(theWorld().ids.athlete)}`,
      () => fitForm(freshRecording(), { field: 'file', name: 'ride.gpx' }),
    ),
  },
  'POST /api/check-ins': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/check-ins',
      () => ({ mood: 7, stress: 3, sleep: 8 }),
    ),
  },
  'POST /api/wellness': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/wellness',
      () => ({ day: '2026-11-01', hrv: 61.5 }),
    ),
  },
  'POST /api/wellness/upload': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/wellness/upload',
      () => fitForm(new TextEncoder().encode('day,hrv\n2026-11-01,61.5'), { field: 'file', name: 'hrv.csv' }),
    ),
  },
  'POST /api/training-schedule/suggest': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/training-schedule/suggest',
      () => ({ request: 'move my run to Friday', conversationHistory: [] }),
    ),
  },
  'POST /api/training-schedule/apply-changes': {
    rule: 'tell',
    first: somethingSuggested,
    send: call(
      'POST',
      () => '/api/training-schedule/apply-changes',
      (id) => ({ suggestionId: id(suggestionId()), scope: 'this-week' }),
    ),
  },
  'POST /api/training-schedule/undo': {
    rule: 'edit',
    first: somethingToUndo,
    send: call(
      'POST',
      () => '/api/training-schedule/undo',
      (id) => ({ athleteProfileId: id(theWorld().ids.athlete) }),
    ),
  },
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
