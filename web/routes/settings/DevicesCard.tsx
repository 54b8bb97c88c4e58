import { IconPlugConnected, IconRefresh } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DEVICE_CONSENT } from '../../../api/core/messages/deviceConsent.ts';
import type {
  DevicesCard_viewer$data,
  DevicesCard_viewer$key,
} from '../../__generated__/DevicesCard_viewer.graphql.ts';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { deviceStateWord } from './settingsWords.ts';
import { DEVICES } from './cardTexts.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { useDevices, useSyncToCome } from './useDevices.ts';

type Account = NonNullable<DevicesCard_viewer$data['deviceAccounts']>[number];
const NAME = 'intervals.icu';
const TONES = { SYNCED: 'success', WAITING: 'info', TRYING: 'warning', STOPPED: 'danger' } as const;

interface ConnectFormProps {
  connect: (key: string) => void;
  error: string | null;
  busy: boolean;
  /** What may be done in its place. */
  children?: ReactNode;
}

function ConnectForm({ connect, error, busy, children }: ConnectFormProps) {
  const [key, setKey] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) connect(key);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Field
          label="Personal key"
          required
          hint="You find it at intervals.icu under Settings, Developer Settings, API Key. It is kept encrypted."
          error={error ?? undefined}
        >
          <TextInput
            type="password"
            autoComplete="off"
            value={key}
            maxLength={200}
            onChange={(event) => setKey(event.target.value)}
          />
        </Field>
        <Consent />
        <Inline gap={3}>
          <Button type="submit" busy={busy} icon={<IconPlugConnected size={18} aria-hidden />}>
            Connect
          </Button>
          {children}
        </Inline>
      </Stack>
    </form>
  );
}

function Consent() {
  return (
    <Text size={2} tone="muted">
      {DEVICE_CONSENT}
    </Text>
  );
}

/** How things stand. */
function Standing({ account, moment }: { account: Account; moment: Intl.DateTimeFormat }) {
  const { state, syncedAt, trouble, skipped } = account;
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

/** The card takes the focus when what had it went with what was connected, or with the form that connected it. */
function useKeptFocus(connected: boolean) {
  const before = useRef(connected);
  useEffect(() => {
    if (before.current !== connected && document.activeElement === document.body)
      document.getElementById(DEVICES.place)?.focus();
    before.current = connected;
  }, [connected]);
}

/** Accounts that workouts go to and recordings come from. */
export function DevicesCard({ viewer }: { viewer: DevicesCard_viewer$key }) {
  const { deviceAccounts, user } = useFragment(
    graphql`
      fragment DevicesCard_viewer on Viewer {
        deviceAccounts {
          id
          provider
          state
          syncedAt
          trouble
          wantsKey
          skipped
        }
        user {
          timeZone
        }
      }
    `,
    viewer,
  );
  const { connect, sync, disconnect, error, isConnecting, isAsking, isDisconnecting } = useDevices();
  const [isLeaving, setLeaving] = useState(false);
  const account = deviceAccounts?.find(({ provider }) => provider === 'INTERVALS');
  useSyncToCome(account?.state === 'WAITING');
  useKeptFocus(account?.wantsKey === false);
  if (!deviceAccounts) return null;
  const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone: user.timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const deviceAccountId = account?.id ?? '';
  const leave = (
    <Button size="small" tone="ghost" disabled={isDisconnecting} onClick={() => setLeaving(true)}>
      Disconnect
    </Button>
  );
  return (
    <SettingsCard {...DEVICES}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Inline gap={3}>
            <Heading as="h3" size={3}>
              {NAME}
            </Heading>
            {account && (
              <Badge tone={TONES[account.state as keyof typeof TONES] ?? 'neutral'}>
                {deviceStateWord(account.state) ?? 'Connected'}
              </Badge>
            )}
          </Inline>
          <Text tone="muted">
            Hands your workouts on to Garmin, Wahoo, COROS, Suunto and Polar.{' '}
            <TextLink href="https://intervals.icu" target="_blank" rel="noreferrer">
              Open intervals.icu
            </TextLink>
          </Text>
        </Stack>
        {account && <Standing account={account} moment={moment} />}
        {!account || account.wantsKey ? (
          <ConnectForm connect={(key) => connect({ provider: 'INTERVALS', key })} error={error} busy={isConnecting}>
            {account && leave}
          </ConnectForm>
        ) : (
          <>
            <Consent />
            <Inline gap={3}>
              <Button
                size="small"
                busy={isAsking || account.state === 'WAITING'}
                icon={<IconRefresh size={16} aria-hidden />}
                onClick={() => sync({ deviceAccountId })}
              >
                Sync Now
              </Button>
              {leave}
            </Inline>
          </>
        )}
      </Stack>
      {isLeaving && account && (
        <ConfirmDialog
          title={`Disconnect ${NAME}?`}
          confirmLabel="Disconnect"
          busy={isDisconnecting}
          onConfirm={() => disconnect({ deviceAccountId }, { done: () => setLeaving(false) })}
          onClose={() => setLeaving(false)}
        >
          Your coming workouts are taken out of its calendar. Activities that came from it are deleted here, and the
          workouts that they completed are open again. Your key stays good there until you make a new one.
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}
