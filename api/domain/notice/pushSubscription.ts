import type { PushSubscription } from '../../generated/prisma/client.ts';
import { consumeRateLimit } from '../account/account.ts';
import { assertStillIn } from '../account/waysIn.ts';
import { assertSession, type Viewer, visibleTo } from '../kernel/access.ts';
import { InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import { assertRoom } from '../kernel/maxRows.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps, RateLimits } from '../kernel/ports.ts';
import type { PushDeps, PushMessage } from '../kernel/pushPort.ts';
import { parse } from '../kernel/validation.ts';
import { pushSubscription } from './noticeSettings.schema.ts';

/** Shows whoever switched them on that they come. */
const WELCOME: PushMessage = {
  title: 'Notices are on',
  body: 'This browser shows them from now on.',
  url: '/settings/preferences#notices',
  tag: 'welcome',
};

/** The viewer's browsers that get notices, the latest first. */
export const pushSubscriptionsOf = ({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<PushSubscription[]> =>
  db.pushSubscription.findMany({
    where: visibleTo(viewer).push,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

/**
 * This browser gets notices from now on, for as long as it is signed in, `{endpoint, p256dh, auth}` as its PushSubscription has them, `greets?`. It is
 * shown one at once; asked again for the same endpoint it is not. Throws InvalidInput, Forbidden (asked with a token), RateLimited, and
 * NotPossible (LIMIT_REACHED, PUSH_REFUSED where its push service knows no such browser).
 */
export async function addPushSubscription(
  deps: Deps & PushDeps & { limits: RateLimits },
  viewer: Viewer,
  input: unknown,
): Promise<PushSubscription> {
  assertSession(viewer);
  const { userId, sessionHash } = viewer;
  const { greets, ...target } = parse(pushSubscription, input);
  const problem = deps.push.problemOf(target.endpoint);
  if (problem !== null) throw new InvalidInput([{ path: 'endpoint', message: problem }]);
  const own = { ...target, userId, sessionHash: sessionHash! };
  const now = deps.clock();
  const { row, isNew } = await deps.db.$transaction(async (tx) => {
    await assertStillIn(tx, viewer);
    const known = await tx.pushSubscription.findFirst({ where: own });
    // each start of the application asks again
    if (known) return { row: known, isNew: false };
    await consumeRateLimit(deps.limits, 'addPushSubscription', userId);
    // whoever was signed in here before gets none any more
    await tx.pushSubscription.deleteMany({
      where: { endpoint: target.endpoint, NOT: { sessionHash: sessionHash! } },
    });
    // a browser whose address changed stays the one that it is
    const held = await tx.pushSubscription.findFirst({ where: { sessionHash: sessionHash! } });
    if (held) return { row: await tx.pushSubscription.update({ where: { id: held.id }, data: target }), isNew: true };
    assertRoom('pushSubscriptions', await tx.pushSubscription.count({ where: { userId } }));
    const data = { ...own, id: newId(now), createdAt: now };
    return { row: await tx.pushSubscription.create({ data }), isNew: true };
  });
  if (isNew && greets !== false && (await deps.push.send(target, WELCOME)) === 'gone') {
    await deps.db.pushSubscription.deleteMany({ where: { id: row.id } });
    throw new NotPossible(
      'PUSH_REFUSED',
      'The push service of this browser does not know it. Switch notices on again.',
    );
  }
  return row;
}

/** One of the viewer's browsers gets no more notices. Throws NotFound, and Forbidden for a token. */
export async function removePushSubscription({ db }: Deps, viewer: Viewer, id: string | null): Promise<void> {
  assertSession(viewer);
  const { count } = await db.pushSubscription.deleteMany({
    where: { AND: [{ id: id ?? { in: [] } }, visibleTo(viewer).push] },
  });
  if (count === 0) throw new NotFound('There is no such browser.');
}
