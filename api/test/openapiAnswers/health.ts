import { fitForm } from '../fitFiles.ts';
import { robin, type Calls, post, rest, get, patch, erase } from './server.ts';

const HOOK = { url: 'https://hooks.example/evenpace', topics: ['race'] };
const hook = async () => (await robin.post('/api/webhooks', HOOK)).json.webhook.id as string;

export const HEALTH: Calls = {
  'POST /api/check-ins': async () => [
    [
      200,
      await post('/api/check-ins', {
        mood: 2,
        stress: 9,
        sleep: 2,
        mentalReadiness: 2,
        travelThisWeek: true,
        notes: 'Tired.',
      }),
    ],
    [200, await post('/api/check-ins', { energyLevel: 5 }, await rest.athlete())],
  ],
  'GET /api/webhooks': async () => {
    await hook();
    return [[200, await get('/api/webhooks')]];
  },
  'POST /api/webhooks': async () => [
    [201, await post('/api/webhooks', HOOK)],
    [400, await post('/api/webhooks', { ...HOOK, topics: [] })],
  ],
  'PATCH /api/webhooks/:webhookId': async () => [[200, await patch(`/api/webhooks/${await hook()}`, { isOn: false })]],
  'POST /api/webhooks/:webhookId/rotate-secret': async () => [
    [200, await post(`/api/webhooks/${await hook()}/rotate-secret`)],
  ],
  'DELETE /api/webhooks/:webhookId': async () => [[200, await erase(`/api/webhooks/${await hook()}`)]],
  'POST /api/wellness': async () => [
    [200, await post('/api/wellness', { day: '2026-11-01', hrv: 61.5, note: 'Slept well.' })],
    [200, await post('/api/wellness', { day: '2026-11-01', weight: 70 }, await rest.athlete())],
    [400, await post('/api/wellness', { day: '2026-11-01' })],
  ],
  'POST /api/wellness/upload': async () => {
    const csv = (text: string) => fitForm(new TextEncoder().encode(text), { field: 'file', name: 'hrv.csv' });
    return [
      [200, await post('/api/wellness/upload', csv('day,hrv\n2026-11-02,60'))],
      [400, await post('/api/wellness/upload', csv('day,hrv\n2026-11-02,high'))],
    ];
  },
};
