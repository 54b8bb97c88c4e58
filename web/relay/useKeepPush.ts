import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { wantsPush } from '../offline/pushWish.ts';

/** Whenever the application starts, a browser in which this person switched notices on goes on getting them. */
export function useKeepPush(userId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!wantsPush(userId)) return;
    let stop = () => {};
    let isLeft = false;
    // few browsers want it: the rest load nothing. Without a network the next start tries again
    void import('./keepPush.ts')
      .then(({ keepPush }) => void (isLeft || (stop = keepPush(environment, userId))))
      .catch(() => {});
    return () => {
      isLeft = true;
      stop();
    };
  }, [environment, userId]);
}
