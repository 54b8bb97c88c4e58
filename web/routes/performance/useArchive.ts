import { useCallback, useEffect, useState } from 'react';
import type { ArchiveState } from '../../../api/core/codes/archive.ts';
import { rest } from '../../relay/rest.ts';

/** What became of an archive of recordings, as REST tells it. */
export interface Archive {
  id: string;
  state: ArchiveState;
  files: number;
  kept: number;
  known: number;
  refused: number;
  unread: number;
  workouts: number;
  refusals: readonly { name: string; reason: string }[];
}

/** Soon enough to be seen to move, and seldom enough for an hour of reading. */
const ASK_EVERY_MS = 3000;

/**
 * The archive that is being read, or was while the page is open; null: none. One that was under way when the page opened is found.
 * `onEnd` hears that all of it was read.
 */
export function useArchive(onEnd: () => void) {
  const [archive, setArchive] = useState<Archive | null>(null);
  const isReading = archive?.state === 'reading';
  const id = archive?.id ?? null;

  useEffect(() => {
    let isGone = false;
    rest<{ archive: Archive | null }>('GET', '/api/activities/archives').then(
      ({ archive: last }) => {
        if (!isGone && last?.state === 'reading') setArchive((now) => now ?? last);
      },
      // the page is whole without it
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (!isReading || id === null) return;
    const timer = setInterval(() => {
      rest<{ archive: Archive }>('GET', `/api/activities/archives/${id}`).then(
        ({ archive: now }) => {
          setArchive(now);
          if (now.state !== 'reading') onEnd();
        },
        // asked again in a moment
        () => {},
      );
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isReading, id, onEnd]);

  const cancel = useCallback(async () => {
    const { archive: now } = await rest<{ archive: Archive }>('POST', `/api/activities/archives/${id}/cancel`, {});
    setArchive(now);
    onEnd();
  }, [id, onEnd]);

  return { archive, begun: setArchive, cancel, close: useCallback(() => setArchive(null), []) };
}
