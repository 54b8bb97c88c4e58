import type { Viewer } from './access.ts';
import { Unauthenticated } from './errors.ts';
import { untilLeft } from './scheduleFeed.ts';

/** Tells a person at once, and then at each signal. Ends when they are signed out. Throws Unauthenticated before the first. */
export async function followViewer(
  stillViewer: () => Promise<Viewer | null>,
  follow: (viewer: Viewer) => Promise<AsyncIterableIterator<void>>,
): Promise<AsyncIterableIterator<Viewer>> {
  const viewer = await stillViewer();
  if (!viewer) throw new Unauthenticated();
  const signals = await follow(viewer);

  async function* looks(): AsyncGenerator<Viewer> {
    do {
      const who = await stillViewer();
      if (!who) return;
      yield who;
    } while (!(await signals.next()).done);
  }
  return untilLeft(signals, looks());
}
