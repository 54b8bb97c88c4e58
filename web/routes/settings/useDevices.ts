import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useDevicesAgainQuery } from '../../__generated__/useDevicesAgainQuery.graphql.ts';
import type { useDevicesAuthorizeMutation } from '../../__generated__/useDevicesAuthorizeMutation.graphql.ts';
import type {
  ConnectDeviceInput,
  useDevicesConnectMutation,
} from '../../__generated__/useDevicesConnectMutation.graphql.ts';
import type { useDevicesDisconnectMutation } from '../../__generated__/useDevicesDisconnectMutation.graphql.ts';
import type { useDevicesSyncMutation } from '../../__generated__/useDevicesSyncMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';

const ASK_EVERY_MS = 3000;

/** Asks again from time to time for as long as a sync is to come. */
export function useSyncToCome(isToCome: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isToCome) return;
    const timer = setInterval(() => {
      fetchQuery<useDevicesAgainQuery>(
        environment,
        graphql`
          query useDevicesAgainQuery {
            viewer {
              ...DevicesCard_viewer
            }
          }
        `,
        {},
      ).subscribe({ error: () => {} });
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [environment, isToCome]);
}

/** Connects, syncs and disconnects device accounts; `error`: what is wrong with the key. `authorize` leaves the page. */
export function useDevices() {
  const [error, setError] = useState<string | null>(null);
  const [actConnect, isConnecting] = useAct<useDevicesConnectMutation>(
    graphql`
      mutation useDevicesConnectMutation($input: ConnectDeviceInput!) {
        connectDevice(input: $input) {
          ... on ConnectDevicePayload @alias(as: "payload") {
            viewer {
              ...DevicesCard_viewer
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: TRY_AGAIN,
      refused: ({ isAnswer, message = TRY_AGAIN }) => {
        if (!isAnswer) return;
        setError(message);
        return true;
      },
    },
  );
  const [actAuthorize, isAuthorizing] = useAct<useDevicesAuthorizeMutation>(
    graphql`
      mutation useDevicesAuthorizeMutation($input: AuthorizeDeviceInput!) {
        authorizeDevice(input: $input) {
          ... on AuthorizeDevicePayload @alias(as: "payload") {
            address
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: TRY_AGAIN, done: ({ address }) => window.location.assign(address) },
  );
  const [actSync, isAsking] = useAct<useDevicesSyncMutation>(
    graphql`
      mutation useDevicesSyncMutation($input: SyncDeviceInput!) {
        syncDevice(input: $input) {
          viewer {
            ...DevicesCard_viewer
          }
        }
      }
    `,
    { failed: TRY_AGAIN },
  );
  const [actDisconnect, isDisconnecting] = useAct<useDevicesDisconnectMutation>(
    graphql`
      mutation useDevicesDisconnectMutation($input: DisconnectDeviceInput!) {
        disconnectDevice(input: $input) {
          isRevoked
          activities
          viewer {
            ...DevicesCard_viewer
          }
        }
      }
    `,
    {
      failed: TRY_AGAIN,
      says: ({ activities }) => ({
        title: 'Disconnected',
        description:
          activities === 0 ? undefined : `${activities} ${activities === 1 ? 'activity' : 'activities'} went with it.`,
      }),
    },
  );
  const connect = (input: ConnectDeviceInput) => {
    setError(null);
    actConnect(input);
  };
  return {
    connect,
    authorize: actAuthorize,
    sync: actSync,
    disconnect: actDisconnect,
    error,
    isConnecting: isConnecting || isAuthorizing,
    isAsking,
    isDisconnecting,
  };
}
