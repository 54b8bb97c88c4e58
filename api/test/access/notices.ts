import { newId } from '../../domain/kernel/newId.ts';
import { type Principal, theWorld } from './world.ts';

const made = new Map<string, { notice: string; push: string }>();
const NONE = '00000000-0000-7000-8000-000000000000';

/** As a browser tells it. */
export const SUBSCRIPTION = {
  endpoint: 'http://127.0.0.1:9/push',
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
};

/** Everybody has a notice, and a browser that gets them. */
export const someNotice = async () => {
  const { app, principals } = theWorld();
  const { db } = app.deps;
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  for (const { viewer } of Object.values(principals)) {
    if (!viewer) continue;
    const { userId, athleteId } = viewer;
    const idHash = newId(now);
    await db.session.create({ data: { idHash, userId, data: {}, expiresAt: later, absoluteExpiresAt: later } });
    const notice = await db.notice.create({ data: { userId, athleteId, kind: 'today', subject: idHash, at: now } });
    const push = await db.pushSubscription.create({
      data: { ...SUBSCRIPTION, userId, sessionHash: idHash, endpoint: `http://127.0.0.1:9/${idHash}` },
    });
    made.set(userId, { notice: notice.id, push: push.id });
  }
};

const ofTheirs = (kind: 'notice' | 'push', { viewer }: Principal) =>
  `${kind}_${(viewer && made.get(viewer.userId)?.[kind]) ?? NONE}`;
export const noticeOf = (principal: Principal) => ofTheirs('notice', principal);
export const pushOf = (principal: Principal) => ofTheirs('push', principal);
