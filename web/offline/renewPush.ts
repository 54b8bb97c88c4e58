import keepPush from '../__generated__/keepPushMutation.graphql.ts';
import { keysOf } from './pushKeys.ts';

/** What a worker is told once the browser's address for notices has changed; each part only by some browsers. */
export interface AddressChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** The server hears of the new address at once, or else when the application is next opened. */
export async function renewPush(
  { oldSubscription, newSubscription }: AddressChange,
  manager: Pick<PushManager, 'subscribe'> | undefined,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (applicationServerKey && (await manager?.subscribe({ userVisibleOnly: true, applicationServerKey })));
  const keys = subscription && keysOf(subscription);
  if (!keys) return;
  const { id, name } = keepPush.params;
  await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({
      operationName: name,
      variables: { input: { ...keys, greets: false } },
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    }),
  });
}
