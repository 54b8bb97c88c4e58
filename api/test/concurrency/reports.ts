import { zipSync } from 'fflate';
import { createDevices } from '../../adapters/devices/devices.ts';
import type { Browser } from '../browser.ts';
import { activityFile, fitForm } from '../fitFiles.ts';
import { app, type Double, TODAY } from './server.ts';

/** A hard ride of somebody whose heart rate at threshold is known. */
async function proposed(browser: Browser): Promise<string> {
  await browser.patch('/api/profile', { thresholds: { ftp: 150, lthr: 170 } });
  const hard = activityFile([{ start: '2026-11-19T06:00:00Z', seconds: 1300, watts: () => 264, heartRate: () => 163 }]);
  await browser.post('/api/activities/upload-fit', fitForm(hard));
  return (await browser.get('/api/thresholds/proposals')).json.proposals[0].id as string;
}

export const REPORTS: Record<string, Double> = {
  '/api/thresholds/proposals/:proposalId/accept': {
    steps: 3,
    send: async ({ browser }) => [`/api/thresholds/proposals/${await proposed(browser)}/accept`, {}],
    effects: [({ athleteId }) => app.deps.db.thresholdRecord.count({ where: { athleteId } }), 1],
  },
  '/api/thresholds/proposals/:proposalId/dismiss': {
    steps: 2,
    send: async ({ browser }) => [`/api/thresholds/proposals/${await proposed(browser)}/dismiss`, {}],
    effects: [({ athleteId }) => app.deps.db.thresholdRecord.count({ where: { athleteId } }), 1],
  },
  '/api/activities': {
    steps: 3,
    send: async () => [
      '/api/activities',
      { source: 'watch', externalId: '1', sport: 'running', startedAt: `${TODAY}T06:00:00Z`, movingSec: 1800 },
    ],
    effects: [({ athleteId }) => app.deps.db.activity.count({ where: { athleteId } }), 1],
  },
  '/api/activities/archives': {
    steps: 0,
    send: async () => [
      '/api/activities/archives',
      fitForm(zipSync({ 'ride.fit': activityFile([{ start: `${TODAY}T06:00:00Z` }]) }), { field: 'file' }),
    ],
    effects: [({ athleteId }) => app.deps.db.archivedFile.count({ where: { athleteId } }), 1],
  },
  '/api/activities/archives/:archiveId/cancel': {
    steps: 0,
    send: async ({ browser }) => {
      const form = fitForm(zipSync({ 'ride.fit': activityFile([{ start: `${TODAY}T06:00:00Z` }]) }), { field: 'file' });
      const { archive } = (await browser.call('POST', '/api/activities/archives', form)).json;
      return [`/api/activities/archives/${archive.id}/cancel`, {}];
    },
    effects: [
      ({ athleteId }) => app.deps.db.recordingArchive.count({ where: { athleteId, cancelledAt: { not: null } } }),
      1,
    ],
  },
  '/api/activities/upload': {
    steps: 3,
    send: async () => [
      '/api/activities/upload',
      fitForm(activityFile([{ start: `${TODAY}T06:00:00Z` }]), { field: 'file' }),
    ],
    effects: [({ athleteId }) => app.deps.db.activity.count({ where: { athleteId } }), 1],
  },
  '/api/activities/upload-fit': {
    steps: 3,
    send: async () => ['/api/activities/upload-fit', fitForm(activityFile([{ start: `${TODAY}T06:00:00Z` }]))],
    effects: [({ athleteId }) => app.deps.db.activity.count({ where: { athleteId } }), 1],
  },
  '/api/check-ins': {
    steps: 3,
    send: async () => ['/api/check-ins', { stress: 4 }],
    effects: [({ athleteId }) => app.deps.db.checkIn.count({ where: { athleteId } }), 1],
  },
  '/api/wellness': {
    steps: 3,
    send: async () => ['/api/wellness', { day: TODAY, hrv: 60 }],
    effects: [({ athleteId }) => app.deps.db.wellnessDay.count({ where: { athleteId } }), 1],
  },
  '/api/wellness/upload': {
    steps: 3,
    send: async () => [
      '/api/wellness/upload',
      fitForm(Buffer.from(`day,hrv\n${TODAY},60\n`), { field: 'file', name: 'mornings.csv' }),
    ],
    effects: [({ athleteId }) => app.deps.db.wellnessDay.count({ where: { athleteId } }), 1],
  },
  '/api/devices/:provider/webhook': {
    steps: 0,
    send: async ({ athleteId }) => {
      const { db, devices } = app.deps;
      const webhookSecret = 'the secret of the provider';
      Object.assign(
        devices.ports,
        createDevices({ intervals: { root: 'http://127.0.0.1:9', app: null, webhookSecret } }),
      );
      const began = new Date(`${TODAY}T06:00:00Z`);
      const when = { consentAt: began, pulledTo: began, waitUntil: began, nextSyncAt: began };
      const account = {
        provider: 'intervals',
        externalUserId: athleteId,
        sealedAccess: '',
        keyId: '',
        consentText: '',
      };
      await db.connection.create({ data: { athleteId, ...account, ...when } });
      const events = [{ athlete_id: athleteId, type: 'ACTIVITY_UPLOADED' }];
      return ['/api/devices/intervals/webhook', { secret: webhookSecret, events }];
    },
    effects: [
      ({ athleteId }) =>
        app.deps.db.connection.count({ where: { athleteId, nextSyncAt: new Date(`${TODAY}T12:00:00Z`) } }),
      1,
    ],
  },
};
