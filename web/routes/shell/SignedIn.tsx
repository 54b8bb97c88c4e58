import { useEffect } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { useLoaderData } from 'react-router';
import { environment } from '../../relay/environment.ts';
import { keepPagesOf } from '../../relay/useKeptPage.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { User } from '../user.ts';
import { Shell } from './Shell.tsx';

/** Milliseconds that the first screen has the network and the machine for itself. */
const FIRST_MS = 8000;

const offerReload = (reload: () => void) => {
  // the browser lets the former version finish what it was asked for, which may take half a minute
  const onPress = () => {
    showToast({ title: 'Loading the new version …', duration: Infinity });
    reload();
  };
  showToast({ title: 'A new version is ready', duration: Infinity, action: { label: 'Reload', onPress } });
};

/** What makes the application start without a network, once the first screen stands. */
function useWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(
      () =>
        void import('../../offline/registration.ts')
          .then(({ register }) => register(offerReload))
          .catch(() => undefined),
      FIRST_MS,
    );
    return () => clearTimeout(timer);
  }, []);
}

/** What only signed-in people load: the store of what the API said, and the layout that shows it. */
export function SignedIn() {
  const user = useLoaderData<User>();
  // the pages below keep what they show from their first answer on
  keepPagesOf(user.id);
  useEffect(
    () => void import('../../offline/pageStore.ts').then(({ keepFor }) => keepFor(user)).catch(() => undefined),
    [user],
  );
  useWorker();
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Shell />
    </RelayEnvironmentProvider>
  );
}
