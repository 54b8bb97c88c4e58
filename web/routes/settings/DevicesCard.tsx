import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DevicesCard_viewer$key } from '../../__generated__/DevicesCard_viewer.graphql.ts';
import { Stack } from '../../ui/Layout.tsx';
import { DEVICES } from './cardTexts.ts';
import { DeviceProviderPart } from './DeviceProviderPart.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSyncToCome } from './useDevices.ts';

/** The card takes the focus when what had it went with what was connected, or with the form that connected it. */
function useKeptFocus(connected: string) {
  const before = useRef(connected);
  useEffect(() => {
    if (before.current !== connected && document.activeElement === document.body)
      document.getElementById(DEVICES.place)?.focus();
    before.current = connected;
  }, [connected]);
}

/** Accounts that workouts go to and recordings come from. */
export function DevicesCard({ viewer }: { viewer: DevicesCard_viewer$key }) {
  const { deviceAccounts, deviceOffers, user } = useFragment(
    graphql`
      fragment DevicesCard_viewer on Viewer {
        deviceAccounts {
          provider
          state
          wantsKey
          ...DeviceProviderPart_account
        }
        deviceOffers {
          provider
          ...DeviceProviderPart_offer
        }
        user {
          timeZone
        }
      }
    `,
    viewer,
  );
  useSyncToCome(deviceAccounts?.some(({ state }) => state === 'WAITING') ?? false);
  const works = deviceAccounts?.filter(({ wantsKey }) => !wantsKey).map(({ provider }) => provider) ?? [];
  useKeptFocus(works.join());
  if (!deviceAccounts) return null;
  const offered = (deviceOffers ?? []).map(({ provider }) => provider);
  // one that was connected is shown, also where the server reaches its provider no more
  const providers = [...new Set([...offered, ...deviceAccounts.map(({ provider }) => provider)])];
  return (
    <SettingsCard {...DEVICES}>
      <Stack gap={6}>
        {providers.map((provider) => (
          <DeviceProviderPart
            key={provider}
            provider={provider}
            account={deviceAccounts.find((account) => account.provider === provider) ?? null}
            offer={deviceOffers?.find((offer) => offer.provider === provider) ?? null}
            timeZone={user.timeZone}
          />
        ))}
      </Stack>
    </SettingsCard>
  );
}
