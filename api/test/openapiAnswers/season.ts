import { addDays } from '../../core/calendar/calendar.ts';
import {
  raced,
  robin,
  type Calls,
  get,
  rest,
  post,
  RACE,
  patch,
  erase,
  send,
  DAY_PLAN,
  TODAY,
  replanned,
  phaseId,
} from './server.ts';

const aRace = (raceDate?: string) => raced(robin, '/api', raceDate);
const previewed = async () =>
  (
    await robin.post('/api/season-plan/preview-regeneration', {
      edits: [{ loseWeeks: { from: '2026-12-14', count: 1 } }],
    })
  ).json.previewId as string;

export const SEASON: Calls = {
  'GET /api/season-plan': async () => [
    [200, await get('/api/season-plan')],
    [200, await get('/api/season-plan', await rest.person())],
  ],
  'POST /api/season-plan/create': async () => {
    const person = await rest.athlete();
    return [
      [201, await post('/api/season-plan/create', {}, person)],
      [200, await post('/api/season-plan/create', {}, person)],
    ];
  },
  'POST /api/season-plan/races': async () => [
    [201, await post('/api/season-plan/races', RACE)],
    [201, await post('/api/season-plan/races', { ...RACE, raceDate: addDays(RACE.raceDate, 3), priority: 'A' })],
  ],
  'PATCH /api/season-plan/races/:raceId': async () => [
    [200, await patch(`/api/season-plan/races/${await aRace()}`, { notes: null, priority: 'C' })],
  ],
  'DELETE /api/season-plan/races/:raceId': async () => [[200, await erase(`/api/season-plan/races/${await aRace()}`)]],
  'GET /api/season-plan/races/:raceId/prediction': async () => [
    [200, await get(`/api/season-plan/races/${await aRace()}/prediction`)],
  ],
  'GET /api/season-plan/races/:raceId/day-plan': async () => [
    [200, await get(`/api/season-plan/races/${await aRace()}/day-plan`)],
  ],
  'PUT /api/season-plan/races/:raceId/day-plan': async () => [
    [200, await send(robin, 'PUT', `/api/season-plan/races/${await aRace()}/day-plan`, DAY_PLAN)],
  ],
  'PUT /api/season-plan/races/:raceId/result': async () => [
    [
      200,
      await send(robin, 'PUT', `/api/season-plan/races/${await aRace(TODAY)}/result`, {
        status: 'did-not-start',
        notes: 'Ill.',
      }),
    ],
    [200, await get('/api/season-plan')],
  ],
  'DELETE /api/season-plan/races/:raceId/result': async () => [
    [200, await erase(`/api/season-plan/races/${await aRace(TODAY)}/result`)],
  ],
  'POST /api/season-plan/preview-regeneration': async () => [
    [200, await post('/api/season-plan/preview-regeneration')],
    [
      200,
      await post('/api/season-plan/preview-regeneration', {
        edits: [{ addRace: { ...RACE, priority: 'A' } }, { setHours: { weeklyHoursAvailable: 6 } }],
      }),
    ],
  ],
  'POST /api/season-plan/apply-regeneration': async () => [
    [200, await post('/api/season-plan/apply-regeneration', { previewId: await previewed() })],
  ],
  'POST /api/season-plan/apply-replan': async () => [
    [200, await post('/api/season-plan/apply-replan', { previewId: await replanned(robin) })],
  ],
  'PATCH /api/season-plan/phases/:phaseId': async () => [
    [200, await patch(`/api/season-plan/phases/${await phaseId()}`, { weeklyVolume: 6, focusAreas: ['hills'] })],
  ],
  'PATCH /api/season-plan/sport-preferences': async () => [
    [200, await patch('/api/season-plan/sport-preferences', { sportPreferences: ['running', 'cycling', 'swimming'] })],
  ],
};
