import { createCalendarFeed } from '../../domain/accountData/calendarFeed.ts';
import { type Principal, theWorld } from './world.ts';

const feeds = new Map<string, { id: string; secret: string }>();

/** Everybody has a feed of their own; what it is called changes with each door. */
export const someFeed = async () => {
  const { app, principals } = theWorld();
  for (const { viewer } of Object.values(principals)) {
    if (!viewer) continue;
    const { feed, secret } = await createCalendarFeed(app.deps, { ...viewer, scope: 'session' }, { kind: 'busy' });
    feeds.set(viewer.userId, { id: feed.id, secret });
  }
};
export const feedOf = ({ viewer }: Principal) =>
  `calendar_${(viewer && feeds.get(viewer.userId)?.id) ?? '00000000-0000-7000-8000-000000000000'}`;
/** Whoever holds it may read: the owner's when they train, and no more. */
export const ownersSecret = () => feeds.get(theWorld().owner.userId)?.secret ?? 'none';
