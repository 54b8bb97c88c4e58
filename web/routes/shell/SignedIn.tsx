import { RelayEnvironmentProvider } from 'react-relay';
import { environment } from '../../relay/environment.ts';
import { Shell } from './Shell.tsx';

/** What only signed-in people load: the store of what the API said, and the layout that shows it. */
export function SignedIn() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Shell />
    </RelayEnvironmentProvider>
  );
}
