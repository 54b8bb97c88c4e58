import { Environment, Network, RecordSource, ROOT_ID, Store } from 'relay-runtime';
import { onServerReached, onServerSilent, onServerUp, onBack } from '../offline/connection.ts';
import { eraseKept } from '../offline/eraseKept.ts';
import { createFetch } from './fetch.ts';
import { listenToAnswers } from './rest.ts';
import { createSocket } from './socket.ts';
import { createVersions } from './versions.ts';

/** Routes left behind keep their data, so that going back shows it at once. */
const ROUTES_KEPT = 10;

let isLeaving = false;
/** Whoever signs out means to go: an answer that no longer knows them may come before the way out's own. */
export const markLeaving = (): void => void (isLeaving = true);

function signInAgain(): void {
  void eraseKept();
  const { pathname, search } = window.location;
  if (isLeaving) window.location.assign('/');
  else if (pathname !== '/login') window.location.assign(`/login?next=${encodeURIComponent(pathname + search)}`);
}

function socketUrl(): string {
  return `${window.location.origin.replace(/^http/, 'ws')}/graphql`;
}

listenToAnswers({ onAnswer: onServerUp, onSilence: onServerSilent });

const versions = createVersions();
const connection = { onAnswer: onServerReached, onSilence: onServerSilent, versions };

export const socket = createSocket(socketUrl(), { ...connection, onBack });

/** One per page load. Signing out and a lost session load the page anew, so nothing of one account is left for the next. */
export const environment = new Environment({
  network: Network.create(createFetch('/graphql', signInAgain, connection), socket.subscribe),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: ROUTES_KEPT }),
  // an object that came with another answer is known by its id
  missingFieldHandlers: [
    {
      kind: 'linked',
      handle: (field, record, { id }) => (record?.getDataID() === ROOT_ID && field.name === 'node' ? id : undefined),
    },
  ],
});
