import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { CONSENT_REFUSALS } from '../../../api/core/messages/deviceConsent.ts';
import type {
  DeviceProviderPart_account$data,
  DeviceProviderPart_account$key,
} from '../../__generated__/DeviceProviderPart_account.graphql.ts';
import type {
  DeviceProviderPart_offer$data,
  DeviceProviderPart_offer$key,
} from '../../__generated__/DeviceProviderPart_offer.graphql.ts';
import type { DeviceProvider } from '../../__generated__/KeepList_viewer.graphql.ts';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { Consent, DeviceConnect } from './DeviceConnect.tsx';
import { deviceProviderWord, deviceStateWord } from './settingsWords.ts';
import { useDevices } from './useDevices.ts';

/** Not connected. */
const NOTHING = { id: '', state: null };

type Account = DeviceProviderPart_account$data;
const TONES = { SYNCED: 'success', WAITING: 'info', TRYING: 'warning', STOPPED: 'danger' } as const;

/** What a provider is for, and where one finds it. */
const PROVIDERS: Readonly<Partial<Record<string, { says: string; href: string }>>> = {
  INTERVALS: {
    says: 'Hands your workouts on to Garmin, Wahoo, COROS, Suunto and Polar.',
    href: 'https://intervals.icu',
  },
  WAHOO: {
    says: 'ELEMNT bike computers and RIVAL watches. Rides and runs go there; swims, strength, bricks and races have no place in it.',
    href: 'https://www.wahoofitness.com',
  },
};

/** Why the way back from the provider connected nothing, as the address says; null: it says nothing of this one. */
function useCameBack(provider: string, name: string): string | null {
  const [search] = useSearchParams();
  if (search.get('device')?.toUpperCase() !== provider) return null;
  const outcome = search.get('outcome') ?? '';
  return Object.hasOwn(CONSENT_REFUSALS, outcome)
    ? CONSENT_REFUSALS[outcome as keyof typeof CONSENT_REFUSALS](name)
    : null;
}

interface HeadProps {
  provider: DeviceProvider;
  name: string;
  /** Null: it is not connected. */
  state: Account['state'] | null;
}

function Head({ provider, name, state }: HeadProps) {
  const about = PROVIDERS[provider];
  return (
    <Stack gap={1}>
      <Inline gap={3}>
        <Heading as="h3" size={3}>
          {name}
        </Heading>
        {state && (
          <Badge tone={TONES[state as keyof typeof TONES] ?? 'neutral'}>{deviceStateWord(state) ?? 'Connected'}</Badge>
        )}
      </Inline>
      {about && (
        <Text tone="muted">
          {about.says}{' '}
          <TextLink href={about.href} target="_blank" rel="noreferrer">
            Open {name}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}

/** What goes with an account that is disconnected. */
function WhatGoes({ offer }: { offer: DeviceProviderPart_offer$data | null | undefined }) {
  const ways = [
    ...(offer?.byConsent ? ['Access that you gave by consent is given back.'] : []),
    ...(offer?.byKey ? ['A personal key stays good there until you make a new one.'] : []),
  ];
  return (
    <>
      Your coming workouts are taken out of its calendar. Activities and measured values that came from it are deleted
      here, and the workouts that they completed are open again. {ways.join(' ')}
    </>
  );
}

/** How things stand. */
function Standing({ account, timeZone }: { account: Account; timeZone: string }) {
  const { state, syncedAt, trouble, skipped } = account;
  const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <>
      <Text>{syncedAt ? `Last synced ${moment.format(new Date(syncedAt))}.` : 'Not synced yet.'}</Text>
      {trouble && (
        <Notice tone={state === 'STOPPED' ? 'danger' : 'warning'} role="status">
          {trouble}
        </Notice>
      )}
      {skipped > 0 && (
        <Text size={2} tone="subtle">
          {`${skipped} ${skipped === 1 ? 'recording' : 'recordings'} came from Strava, which lets nobody hand them on. Upload the files themselves.`}
        </Text>
      )}
    </>
  );
}

interface WorksProps {
  /** What was agreed to. */
  consent: string;
  busy: boolean;
  /** Null: it cannot be synced. */
  sync: (() => void) | null;
  children: ReactNode;
}

/** What is shared with an account, and what may be done with it. */
function Works({ consent, busy, sync, children }: WorksProps) {
  return (
    <>
      <Consent>{consent}</Consent>
      <Inline gap={3}>
        {sync && (
          <Button size="small" busy={busy} icon={<IconRefresh size={16} aria-hidden />} onClick={sync}>
            Sync Now
          </Button>
        )}
        {children}
      </Inline>
    </>
  );
}

interface DeviceProviderPartProps {
  provider: DeviceProvider;
  /** Null: it is not connected. */
  account: DeviceProviderPart_account$key | null;
  /** Null: this server reaches the provider no more. */
  offer: DeviceProviderPart_offer$key | null;
  timeZone: string;
}

/** One provider: its account, or how to connect it. */
export function DeviceProviderPart({ provider, timeZone, ...given }: DeviceProviderPartProps) {
  const account = useFragment(
    graphql`
      fragment DeviceProviderPart_account on DeviceAccount {
        id
        state
        syncedAt
        trouble
        wantsKey
        skipped
        consentText
      }
    `,
    given.account,
  );
  const offer = useFragment(
    graphql`
      fragment DeviceProviderPart_offer on DeviceOffer {
        byKey
        byConsent
      }
    `,
    given.offer,
  );
  const { connect, authorize, sync, disconnect, error, isConnecting, isAsking, isDisconnecting } = useDevices();
  const [isLeaving, setLeaving] = useState(false);
  const name = deviceProviderWord(provider) ?? provider;
  const cameBack = useCameBack(provider, name);
  const { id: deviceAccountId, state } = account ?? NOTHING;
  const isOpen = !account || account.wantsKey;
  const leave = (
    <Button size="small" tone="ghost" disabled={isDisconnecting} onClick={() => setLeaving(true)}>
      Disconnect
    </Button>
  );
  return (
    <Stack gap={4} as="section" aria-label={name}>
      <Head provider={provider} name={name} state={state} />
      {isOpen && cameBack && (
        <Notice tone="warning" role="status">
          {cameBack}
        </Notice>
      )}
      {account && <Standing account={account} timeZone={timeZone} />}
      {isOpen && offer ? (
        <DeviceConnect
          provider={provider}
          name={name}
          byKey={offer.byKey}
          byConsent={offer.byConsent}
          connect={(key) => connect({ provider, key })}
          authorize={() => authorize({ provider })}
          error={error}
          busy={isConnecting}
        >
          {account && leave}
        </DeviceConnect>
      ) : (
        <Works
          consent={account?.consentText ?? ''}
          busy={isAsking || state === 'WAITING'}
          sync={isOpen ? null : () => sync({ deviceAccountId })}
        >
          {leave}
        </Works>
      )}
      {isLeaving && account && (
        <ConfirmDialog
          title={`Disconnect ${name}?`}
          confirmLabel="Disconnect"
          busy={isDisconnecting}
          onConfirm={() => disconnect({ deviceAccountId }, { done: () => setLeaving(false) })}
          onClose={() => setLeaving(false)}
        >
          <WhatGoes offer={offer} />
        </ConfirmDialog>
      )}
    </Stack>
  );
}
