import { zipSync } from 'fflate';
import { activityFile, fitForm } from '../fitFiles.ts';
import { tcxFile } from '../xmlFiles.ts';
import { robin, type Calls, get, rest, post, athleteId, coach } from './server.ts';

const archiveForm = () =>
  fitForm(zipSync({ 'ride.fit': activityFile([{ start: '2026-11-16T06:00:00Z' }]) }), {
    field: 'file',
    name: 'rides.zip',
  });
const ride = (start: string) =>
  activityFile([{ start, seconds: 1800, watts: () => 200, heartRate: () => 150, laps: 2, cadence: 85, speed: 9 }]);

/** A hard ride of somebody whose heart rate at threshold is known. */
const proposed = async (browser: typeof robin) => {
  await browser.patch('/api/profile', { thresholds: { ftp: 150, lthr: 170 } });
  const hard = activityFile([{ start: '2026-11-19T06:00:00Z', seconds: 1300, watts: () => 264, heartRate: () => 163 }]);
  await browser.post('/api/activities/upload-fit', fitForm(hard));
  return (await browser.get('/api/thresholds/proposals')).json.proposals[0].id as string;
};

export const ACTIVITIES: Calls = {
  'GET /api/thresholds/proposals': async () => [
    [200, await get('/api/thresholds/proposals')],
    [200, await get('/api/thresholds/proposals', await rest.person())],
  ],
  'POST /api/thresholds/proposals/:proposalId/accept': async () => {
    const rider = await rest.athlete();
    return [
      [200, await post(`/api/thresholds/proposals/${await proposed(rider)}/accept`, {}, rider)],
      [200, await get('/api/thresholds/proposals', rider)],
    ];
  },
  'POST /api/thresholds/proposals/:proposalId/dismiss': async () => {
    const rider = await rest.athlete();
    return [[200, await post(`/api/thresholds/proposals/${await proposed(rider)}/dismiss`, {}, rider)]];
  },
  'GET /api/activities': async () => {
    await post('/api/activities/upload-fit', fitForm(ride('2026-11-16T06:00:00Z')));
    return [
      [200, await get('/api/activities?from=2026-11-16&sport=cycling&order=earliest&first=1')],
      [200, await get(`/api/activities?athleteId=${athleteId}`, coach)],
    ];
  },
  'POST /api/activities': async () => {
    const entry = { source: 'diary', externalId: '7', sport: 'running', startedAt: '2026-11-14T06:00:00Z' };
    return [
      [201, await post('/api/activities', { ...entry, movingSec: 1800, distanceM: 5400, averageHeartRate: 150 })],
      [200, await post('/api/activities', { ...entry, movingSec: 1801 })],
      [200, await post('/api/activities', { ...entry, movingSec: 1801 })],
    ];
  },
  'GET /api/activities/:activityId': async () => {
    const { json } = await robin.post('/api/activities/upload-fit', fitForm(ride('2026-11-15T06:00:00Z')));
    return [[200, await get(`/api/activities/${json.activity.id}`)]];
  },
  'GET /api/activities/:activityId/streams': async () => {
    const paused = { start: '2026-11-13T06:00:00Z', seconds: 600, watts: () => 200, stops: [[200, 400]] as const };
    const { json } = await robin.post('/api/activities/upload-fit', fitForm(activityFile([paused])));
    return [[200, await get(`/api/activities/${json.activity.id}/streams?names=power,cadence&points=20`)]];
  },
  'POST /api/activities/upload-fit': async () => [
    [201, await post('/api/activities/upload-fit', fitForm(ride('2026-11-19T06:00:00Z')))],
    [
      201,
      await post(
        '/api/activities/upload-fit',
        fitForm(
          activityFile([
            { sport: 'swimming', start: '2026-11-18T06:00:00Z', pool: { metres: 25, lengths: 40, swumSec: 550 } },
          ]),
        ),
      ),
    ],
    [200, await get('/api/training-schedule')],
  ],
  'POST /api/activities/archives': async () => [[202, await post('/api/activities/archives', archiveForm())]],
  'GET /api/activities/archives': async () => [
    [200, await get('/api/activities/archives')],
    [200, await get(`/api/activities/archives?athleteId=${athleteId}`, coach)],
  ],
  'GET /api/activities/archives/:archiveId': async () => {
    const { archive } = (await post('/api/activities/archives', archiveForm())).answer.json;
    return [[200, await get(`/api/activities/archives/${archive.id}`)]];
  },
  'POST /api/activities/archives/:archiveId/cancel': async () => {
    const { archive } = (await post('/api/activities/archives', archiveForm())).answer.json;
    return [[200, await post(`/api/activities/archives/${archive.id}/cancel`, {})]];
  },
  'POST /api/activities/upload': async () => [
    [
      201,
      await post(
        '/api/activities/upload',
        fitForm(tcxFile([{ start: '2026-11-17T06:00:00Z', seconds: 1800, watts: () => 200, speed: 9 }]), {
          field: 'file',
          name: 'ride.tcx',
        }),
      ),
    ],
    [
      201,
      await post(
        `/api/activities/upload?athleteId=${athleteId}`,
        fitForm(ride('2026-11-17T12:00:00Z'), { field: 'file' }),
        coach,
      ),
    ],
  ],
};
