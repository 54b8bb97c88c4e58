import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { isDay } from '../../core/calendar/calendar.ts';
import type { WorkoutType } from '../../core/codes/workout.ts';
import type { DeviceAccess, DeviceNotice, DevicePort, PushedWorkout } from '../../domain/kernel/devicePort.ts';
import { createOAuth, type OAuthApp } from './oauth.ts';
import { createProviderRequest, MAX_BYTES } from './providerRequest.ts';
import { readable } from './readable.ts';
import { isSecret } from './secret.ts';

export interface IntervalsOptions {
  root: string;
  /** The operator's application; null: personal keys only. */
  app: OAuthApp | null;
  /** Stands in the body of each webhook; null: no webhook is believed. */
  webhookSecret: string | null;
  deadlineMs?: number;
}

const SCOPE = 'ACTIVITY:READ,CALENDAR:WRITE,WELLNESS:READ';
/** The athlete whom the access is for. */
const ATHLETE = '/api/v1/athlete/0';

const TYPES: Readonly<Record<WorkoutType, string>> = {
  run: 'Run',
  bike: 'Ride',
  swim: 'Swim',
  strength: 'WeightTraining',
  brick: 'Workout',
  race: 'Workout',
};

const profile = z.object({ id: z.string() });
const granted = z.object({ athlete: profile });
const taken = z.array(z.object({ external_id: z.string().nullish() }));
const listed = z.array(z.unknown());
/** Kept as it is: the database holds all but NUL. */
const recordingId = z.string().regex(/^[^\0]{1,200}$/);
const recording = z.object({ id: recordingId, source: z.string().nullish(), start_date: z.string() });
const notices = z.object({ secret: z.string(), events: z.array(z.unknown()) });
const event = z.object({ athlete_id: z.string(), type: z.string(), deauthorized: z.boolean().nullish() });

/** A number of theirs; what is none, or nothing, was not measured. */
const measured = z.number().positive().nullable().catch(null);
const wellnessDay = z.object({
  id: z.string().refine(isDay),
  hrv: measured,
  restingHR: measured,
  sleepSecs: measured,
  weight: measured,
});

const rounded = (value: number | null, steps: number): number | null =>
  value === null ? null : Math.round(value * steps) / steps;

/** A clock that is set to before there were any, or to no time, is no clock: the database keeps no such years. */
const isKept = (instant: number) => instant >= 0;

const two = (n: number) => String(n).padStart(2, '0');

function headersOf(access: DeviceAccess): Record<string, string> {
  return {
    authorization:
      access.kind === 'key'
        ? `Basic ${Buffer.from(`API_KEY:${access.key}`).toString('base64')}`
        : `Bearer ${access.accessToken}`,
  };
}

function eventOf({ externalId, day, startsAt, title, type, fit }: PushedWorkout) {
  const minute = startsAt ?? 0;
  return {
    category: 'WORKOUT',
    start_date_local: `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`,
    name: title,
    type: TYPES[type],
    external_id: externalId,
    filename: `${externalId}.fit`,
    file_contents_base64: Buffer.from(fit).toString('base64'),
  };
}

/** intervals.icu, which hands workouts on to Garmin, Wahoo, COROS, Suunto and Polar. */
export function createIntervals({ root, app, webhookSecret, deadlineMs }: IntervalsOptions): DevicePort {
  const { ask, askJson, fault, fetch } = createProviderRequest({ name: 'intervals.icu', root, deadlineMs });
  const paths = { authorizePath: '/oauth/authorize', tokenPath: '/api/oauth/token' };
  const oauth = app && createOAuth({ root, ...paths, scope: SCOPE, app, fetch, fault });

  return {
    provider: 'intervals',
    takesKey: true,
    authorize: oauth && oauth.ask,
    async exchange(proof) {
      if (proof.kind === 'key') {
        const access: DeviceAccess = { kind: 'key', key: proof.key };
        const { id } = await askJson({ path: ATHLETE, headers: headersOf(access) }, profile);
        return { access, externalUserId: id, scope: null };
      }
      if (!oauth) throw fault('refused');
      const answer = await oauth.grant(proof);
      const whose = granted.safeParse(answer);
      if (!whose.success) throw fault('away');
      return {
        access: { kind: 'oauth', accessToken: answer.access_token, refreshToken: null, expiresAt: null },
        externalUserId: whose.data.athlete.id,
        scope: answer.scope ?? null,
      };
    },
    // neither a key nor a token of theirs ends by the clock
    refresh: (access) => Promise.resolve(access),
    async pushWorkouts(access, workouts) {
      if (workouts.length === 0) return new Set();
      const events = await askJson(
        {
          method: 'POST',
          path: `${ATHLETE}/events/bulk?upsert=true`,
          headers: headersOf(access),
          body: workouts.map(eventOf),
        },
        taken,
      );
      return new Set(events.flatMap(({ external_id: id }) => id ?? []));
    },
    async removeWorkouts(access, externalIds) {
      if (externalIds.length === 0) return;
      await ask({
        method: 'PUT',
        path: `${ATHLETE}/events/bulk-delete`,
        headers: headersOf(access),
        body: externalIds.map((id) => ({ external_id: id })),
        alsoAnswers: [404],
      });
    },
    async listSince(access, { from, to }) {
      const query = new URLSearchParams({ oldest: from, newest: `${to}T23:59:59` });
      const all = await askJson({ path: `${ATHLETE}/activities?${query}`, headers: headersOf(access) }, listed);
      // Strava lets nobody hand its recordings on: a stub says that there is one, and no more
      const recordings = readable(recording, all).flatMap(({ id, source, start_date: start }) =>
        source === 'STRAVA' || !isKept(Date.parse(start)) ? [] : { externalId: id, startedAt: new Date(start) },
      );
      return { recordings, skipped: all.length - recordings.length };
    },
    async listWellness(access, { from, to }) {
      const path = `${ATHLETE}/wellness?${new URLSearchParams({ oldest: from, newest: to })}`;
      const all = await askJson({ path, headers: headersOf(access) }, listed);
      return readable(wellnessDay, all).map(({ id: day, hrv, restingHR, sleepSecs, weight }) => ({
        day,
        hrv: rounded(hrv, 10),
        restingHeartRate: rounded(restingHR, 1),
        sleepHours: rounded(sleepSecs && sleepSecs / 3600, 100),
        weight: rounded(weight, 10),
      }));
    },
    async fetchFile(access, externalId) {
      const path = `/api/v1/activity/${encodeURIComponent(externalId)}/fit-file`;
      const { status, bytes } = await ask({ path, headers: headersOf(access), alsoAnswers: [404] });
      if (status === 404) return null;
      if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
      try {
        return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
      } catch {
        throw fault('refused');
      }
    },
    verifyWebhook(body) {
      const read = notices.safeParse(body);
      if (webhookSecret === null || !read.success) return null;
      if (!isSecret(read.data.secret, webhookSecret)) return null;
      return readable(event, read.data.events).flatMap(
        ({ athlete_id: externalUserId, type, deauthorized }): DeviceNotice[] => {
          if (type === 'APP_SCOPE_CHANGED') return deauthorized ? [{ externalUserId, kind: 'revoked' }] : [];
          // what we sent there ourselves is told, too
          return type.startsWith('ACTIVITY_') ? [{ externalUserId, kind: 'changed' }] : [];
        },
      );
    },
    async revoke(access) {
      // only its owner can end a personal key
      if (access.kind === 'key') return;
      await ask({
        method: 'DELETE',
        path: '/api/v1/disconnect-app',
        headers: headersOf(access),
        alsoAnswers: [401, 403, 404],
      });
    },
  };
}
