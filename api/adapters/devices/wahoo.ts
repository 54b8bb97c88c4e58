import { z } from 'zod';
import { DAY_MS } from '../../core/calendar/calendar.ts';
import { wahooPlanOf } from '../../core/workout/files/wahooPlan.ts';
import { type DeviceAccess, DeviceFault, type DevicePort, type PushedWorkout } from '../../domain/kernel/devicePort.ts';
import { createOAuth, type Granted, type OAuthApp } from './oauth.ts';
import { createProviderRequest } from './providerRequest.ts';
import { readable } from './readable.ts';
import { isSecret } from './secret.ts';

export interface WahooOptions {
  root: string;
  app: OAuthApp;
  /** Stands in the body of each webhook; null: no webhook is believed. */
  webhookToken: string | null;
  clock: () => Date;
  deadlineMs?: number;
}

const SCOPE = 'user_read workouts_read workouts_write plans_read plans_write offline_data';
/** Where recordings are kept, beside the API itself. */
const FILES = /^(?:[\w-]+\.)*wahooligan\.com$/;
/** Workout types of Wahoo: cycling and running. */
const TYPES = { bike: 0, run: 1 } as const;
const PER_PAGE = 100;
/** More than an athlete trains in a year. */
const MAX_PAGES = 10;
/** A workout of today may have begun yesterday, by the clock of the provider. */
const BEHIND_MS = 2 * DAY_MS;

const profile = z.object({ id: z.number() });
/** One without a file was written by hand. */
const summary = z.object({ id: z.number(), file: z.object({ url: z.string().nullish() }).nullish() });
const plan = z.object({ id: z.number(), external_id: z.string().nullish(), deleted: z.boolean().nullish() });
const workout = z.object({
  id: z.number(),
  starts: z.string().nullish(),
  workout_token: z.string().nullish(),
  workout_summary: z.unknown(),
});
const page = z.object({ workouts: z.array(z.unknown()) });
const made = z.object({ id: z.number() });
const notice = z.object({ event_type: z.string(), webhook_token: z.string(), user: profile });

type Listed = z.infer<typeof workout>;
const startOf = ({ starts }: Listed) => Date.parse(starts ?? '');
/** What the athlete has done stays theirs. */
const isDone = ({ workout_summary: done }: Listed) => done !== null && done !== undefined;

/** Is that an address of the provider, from which a file may be fetched? An answer could name any other. */
export function holdsFiles(url: string, root: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  return origin === root || (protocol === 'https:' && FILES.test(hostname));
}

/** Wahoo: ELEMNT bike computers and RIVAL watches. */
export function createWahoo({ root, app, webhookToken, clock, deadlineMs }: WahooOptions): DevicePort {
  const { ask, askJson, fault, fetch } = createProviderRequest({ name: 'Wahoo', root, deadlineMs });
  const paths = { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' };
  const oauth = createOAuth({ root, ...paths, scope: SCOPE, app, fetch, fault });

  const headersOf = (access: DeviceAccess) => ({
    accept: 'application/json',
    ...(access.kind === 'oauth' && { authorization: `Bearer ${access.accessToken}` }),
  });
  /** Times count from when they came: the provider's clock may be another. */
  const accessOf = (answer: Granted, before: string | null): DeviceAccess => ({
    kind: 'oauth',
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? before,
    expiresAt: answer.expires_in === undefined ? null : new Date(clock().getTime() + answer.expires_in * 1000),
  });

  /** The workouts that begin at `from` or later, whoever made them; they come newest first. */
  async function workoutsSince(access: DeviceAccess, from: number): Promise<Listed[]> {
    const all: Listed[] = [];
    for (let number = 1; number <= MAX_PAGES; number += 1) {
      const path = `/v1/workouts?page=${number}&per_page=${PER_PAGE}`;
      const { workouts: listed } = await askJson({ path, headers: headersOf(access) }, page);
      const workouts = readable(workout, listed);
      all.push(...workouts.filter((each) => startOf(each) >= from));
      if (listed.length < PER_PAGE || workouts.some((each) => startOf(each) < from)) break;
    }
    return all;
  }

  /** What is there already, by our ids. */
  async function thereOf(access: DeviceAccess) {
    const plans = await askJson({ path: '/v1/plans', headers: headersOf(access) }, z.array(plan));
    const workouts = await workoutsSince(access, clock().getTime() - BEHIND_MS);
    return {
      plans: new Map(plans.flatMap(({ id, external_id: ours, deleted }) => (ours && !deleted ? [[ours, id]] : []))),
      workouts: new Map(workouts.flatMap((each) => (each.workout_token ? [[each.workout_token, each]] : []))),
    };
  }

  async function write(
    access: DeviceAccess,
    kind: 'plan' | 'workout',
    id: number | undefined,
    fields: Record<string, string | number>,
  ): Promise<number> {
    const body = new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [`${kind}[${name}]`, String(value)] as [string, string]),
    );
    const path = `/v1/${kind}s${id === undefined ? '' : `/${id}`}`;
    const answer = await askJson(
      { method: id === undefined ? 'POST' : 'PUT', path, headers: headersOf(access), body },
      made,
    );
    return answer.id;
  }

  /** In two steps, each of which replaces what it made before. */
  async function push(access: DeviceAccess, pushed: PushedWorkout, there: Awaited<ReturnType<typeof thereOf>>) {
    const { externalId, title, starts, minutes, type } = pushed;
    const steps = wahooPlanOf(pushed.workout, pushed.thresholds)?.plan;
    if (!steps || (type !== 'bike' && type !== 'run')) throw fault('refused');
    const known = there.workouts.get(externalId);
    if (known && isDone(known)) return;
    const file = Buffer.from(JSON.stringify(steps)).toString('base64');
    const planId = await write(access, 'plan', there.plans.get(externalId), {
      file: `data:application/json;base64,${file}`,
      filename: 'plan.json',
      external_id: externalId,
      provider_updated_at: clock().toISOString(),
    });
    await write(access, 'workout', known?.id, {
      name: title,
      workout_token: externalId,
      workout_type_id: TYPES[type],
      starts: starts.toISOString(),
      minutes,
      plan_id: planId,
    });
  }

  const remove = (access: DeviceAccess, path: string) =>
    ask({ method: 'DELETE', path, headers: headersOf(access), alsoAnswers: [404, 410] });

  return {
    provider: 'wahoo',
    takesKey: false,
    authorize: oauth.ask,
    async exchange(proof) {
      if (proof.kind === 'key') throw fault('refused');
      const answer = await oauth.grant(proof);
      const access = accessOf(answer, null);
      const { id } = await askJson({ path: '/v1/user', headers: headersOf(access) }, profile);
      return { access, externalUserId: String(id), scope: answer.scope ?? null };
    },
    async refresh(access) {
      if (access.kind === 'key' || access.refreshToken === null) return access;
      return accessOf(await oauth.refresh(access.refreshToken), access.refreshToken);
    },
    async pushWorkouts(access, workouts) {
      const taken = new Set<string>();
      if (workouts.length === 0) return taken;
      const there = await thereOf(access);
      for (const each of workouts) {
        try {
          await push(access, each, there);
          taken.add(each.externalId);
        } catch (error) {
          if (!(error instanceof DeviceFault)) throw error;
          // each is a request of its own: one that is refused keeps no other back
          if (error.kind !== 'refused') throw new DeviceFault(error.kind, error.message, error.waitSec, taken);
        }
      }
      return taken;
    },
    async removeWorkouts(access, externalIds) {
      if (externalIds.length === 0) return;
      const there = await thereOf(access);
      for (const externalId of externalIds) {
        const known = there.workouts.get(externalId);
        if (known && isDone(known)) continue;
        if (known) await remove(access, `/v1/workouts/${known.id}`);
        const planId = there.plans.get(externalId);
        if (planId !== undefined) await remove(access, `/v1/plans/${planId}`);
      }
    },
    async listSince(access, { from, to }) {
      // a day begins and ends somewhere on earth before and after it does in UTC
      const [first, last] = [Date.parse(from) - DAY_MS, Date.parse(to) + 2 * DAY_MS];
      const workouts = await workoutsSince(access, first);
      return {
        recordings: workouts
          .filter((each) => isDone(each) && startOf(each) < last)
          .map((each) => ({ externalId: String(each.id), startedAt: new Date(startOf(each)) })),
        skipped: 0,
      };
    },
    listWellness: null,
    async fetchFile(access, externalId) {
      const path = `/v1/workouts/${encodeURIComponent(externalId)}/workout_summary`;
      const { status, bytes } = await ask({ path, headers: headersOf(access), alsoAnswers: [404] });
      if (status === 404) return null;
      const url = fileOf(bytes);
      if (url === undefined) throw fault('away');
      if (url === null) return null;
      // the address says who may have it: no secret goes there
      const file = await ask({ path: url, alsoAnswers: [404] });
      return file.status === 404 ? null : file.bytes;
    },
    verifyWebhook(body) {
      const read = notice.safeParse(body);
      if (webhookToken === null || !read.success || !isSecret(read.data.webhook_token, webhookToken)) return null;
      const { event_type: type, user } = read.data;
      return type === 'workout_summary' ? [{ externalUserId: String(user.id), kind: 'changed' }] : [];
    },
    async revoke(access) {
      const headers = headersOf(access);
      await ask({ method: 'DELETE', path: '/v1/permissions', headers, alsoAnswers: [401, 403, 404] });
    },
  };

  /** Where the file of a recording is; null: it has none; undefined: the answer is none, or leads elsewhere. */
  function fileOf(bytes: Uint8Array): string | null | undefined {
    let read: z.infer<typeof summary>;
    try {
      read = summary.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    } catch {
      return undefined;
    }
    const url = read.file?.url ?? null;
    if (url === null) return null;
    return holdsFiles(url, root) ? url : undefined;
  }
}
