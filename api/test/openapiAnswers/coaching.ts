import {
  athleteId,
  coach,
  TEACHING,
  type Calls,
  post,
  rest,
  get,
  RACE,
  replanned,
  robin,
  patch,
  raced,
  send,
  DAY_PLAN,
  erase,
  phaseId,
} from './server.ts';

const theirs = () => `/api/coach/athlete/${athleteId}`;
const taught = async () => (await coach.post('/api/coach/coaching-principle', TEACHING)).json.principle.id as string;

export const COACHING: Calls = {
  'POST /api/coach/enable': async () => [[200, await post('/api/coach/enable', {}, await rest.person())]],
  'POST /api/coach/invites': async () => [[201, await post('/api/coach/invites', { name: 'Sam' }, coach)]],
  'POST /api/coach/invites/accept': async () => {
    const { token } = (await coach.post('/api/coach/invites')).json;
    return [[200, await post('/api/coach/invites/accept', { token }, await rest.person())]];
  },
  'GET /api/coach/athletes': async () => [[200, await get('/api/coach/athletes', coach)]],
  'GET /api/coach/athlete/:athleteId': async () => [[200, await get(theirs(), coach)]],
  'GET /api/coach/athletes/:athleteId': async () => [[200, await get(`/api/coach/athletes/${athleteId}`, coach)]],
  'GET /api/coach/athletes/:athleteId/training-schedule': async () => [
    [200, await get(`/api/coach/athletes/${athleteId}/training-schedule`, coach)],
  ],
  'GET /api/coach/athlete/:athleteId/season-plan': async () => [[200, await get(`${theirs()}/season-plan`, coach)]],
  'POST /api/coach/athlete/:athleteId/season-plan/races': async () => [
    [201, await post(`${theirs()}/season-plan/races`, RACE, coach)],
  ],
  'POST /api/coach/athlete/:athleteId/season-plan/apply-replan': async () => [
    [200, await post(`${theirs()}/season-plan/apply-replan`, { previewId: await replanned(robin) }, coach)],
  ],
  'PATCH /api/coach/athlete/:athleteId/races/:raceId': async () => [
    [200, await patch(`${theirs()}/races/${await raced(coach, theirs())}`, { location: null }, coach)],
  ],
  'GET /api/coach/athlete/:athleteId/races/:raceId/prediction': async () => [
    [200, await get(`${theirs()}/races/${await raced(coach, theirs())}/prediction`, coach)],
  ],
  'GET /api/coach/athlete/:athleteId/races/:raceId/day-plan': async () => [
    [200, await get(`${theirs()}/races/${await raced(coach, theirs())}/day-plan`, coach)],
  ],
  'PUT /api/coach/athlete/:athleteId/races/:raceId/day-plan': async () => [
    [200, await send(coach, 'PUT', `${theirs()}/races/${await raced(coach, theirs())}/day-plan`, DAY_PLAN)],
  ],
  'DELETE /api/coach/athlete/:athleteId/races/:raceId': async () => [
    [200, await erase(`${theirs()}/races/${await raced(coach, theirs())}`, coach)],
  ],
  'PATCH /api/coach/athlete/:athleteId/phase/:phaseId': async () => [
    [200, await patch(`${theirs()}/phase/${await phaseId()}`, { description: 'Slowly.' }, coach)],
  ],
  'PATCH /api/coach/athlete/:athleteId/season-plan/sport-preferences': async () => [
    [
      200,
      await patch(
        `${theirs()}/season-plan/sport-preferences`,
        { sportPreferences: ['running', 'cycling', 'swimming', 'strength'] },
        coach,
      ),
    ],
  ],
  'GET /api/coach/principles': async () => [[200, await get('/api/coach/principles', coach)]],
  'POST /api/coach/coaching-principle': async () => [
    [
      201,
      await post(
        '/api/coach/coaching-principle',
        { ...TEACHING, scope: 'athlete-specific', athleteId, phaseType: 'base', workoutType: 'run' },
        coach,
      ),
    ],
    [201, await post('/api/coach/coaching-principle', { context: 'All', principle: 'Enjoy it.' }, coach)],
  ],
  'PATCH /api/coach/principles/:principleId': async () => [
    [200, await patch(`/api/coach/principles/${await taught()}`, { isActive: false }, coach)],
  ],
  'DELETE /api/coach/principles/:principleId': async () => [
    [200, await erase(`/api/coach/principles/${await taught()}`, coach)],
  ],
};
