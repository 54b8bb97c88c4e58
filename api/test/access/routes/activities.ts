import { zipSync } from 'fflate';
import { anArchive, archiveId, freshRecording, noArchive, proposalId, somethingProposed } from '../acts.ts';
import { fitForm } from '../../fitFiles.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { call, newNumber } from './route.ts';

export const ACTIVITIES: Record<string, Door> = {
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
      () => {
        const number = newNumber();
        return {
          source: 'matrix',
          externalId: `entry ${number}`,
          sport: 'other',
          startedAt: new Date(Date.parse('2026-09-01T06:00:00Z') + number * 1000).toISOString(),
          movingSec: 600,
        };
      },
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
};
