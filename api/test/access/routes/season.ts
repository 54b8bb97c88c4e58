import { RACE, keepingRace, freshPreview, freshReplan, previewId, replanId } from '../acts.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { call } from './route.ts';

export const SEASON: Record<string, Door> = {
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
};
