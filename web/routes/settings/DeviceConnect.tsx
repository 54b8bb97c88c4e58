import { IconPlugConnected } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DEVICE_CONSENTS } from '../../../api/core/messages/deviceConsent.ts';
import type { DeviceProvider } from '../../__generated__/KeepList_viewer.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';

/** By provider; one of a newer server says nothing here. */
const CONSENTS: Readonly<Partial<Record<DeviceProvider, string>>> = {
  INTERVALS: DEVICE_CONSENTS.intervals,
  WAHOO: DEVICE_CONSENTS.wahoo,
};

interface DeviceConnectProps {
  provider: DeviceProvider;
  /** Of the provider. */
  name: string;
  byKey: boolean;
  byConsent: boolean;
  connect: (key: string) => void;
  /** Leads to where consent is asked for. */
  authorize: () => void;
  error: string | null;
  busy: boolean;
  /** What may be done in its place. */
  children?: ReactNode;
}

const icon = <IconPlugConnected size={18} aria-hidden />;

type KeyFormProps = Pick<DeviceConnectProps, 'connect' | 'error' | 'busy' | 'children'>;

function KeyForm({ connect, error, busy, children }: KeyFormProps) {
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
        {children}
      </Stack>
    </form>
  );
}

/** What is shared with a device account. */
export function Consent({ children }: { children: string }) {
  return (
    <Text size={2} tone="muted">
      {children}
    </Text>
  );
}

/** Connects an account of a provider: by consent there, or by a personal key. What is shared is said before. */
export function DeviceConnect({ provider, name, byKey, byConsent, authorize, children, ...form }: DeviceConnectProps) {
  const [isOpen, setOpen] = useState(false);
  const consent = <Consent>{CONSENTS[provider] ?? ''}</Consent>;
  const submit = (
    <Button type="submit" busy={form.busy} icon={icon}>
      Connect
    </Button>
  );
  if (!byConsent)
    return byKey ? (
      <KeyForm {...form}>
        {consent}
        <Inline gap={3}>
          {submit}
          {children}
        </Inline>
      </KeyForm>
    ) : (
      children
    );
  return (
    <Stack gap={4}>
      {consent}
      <Inline gap={3}>
        <Button busy={form.busy} icon={icon} onClick={authorize}>
          {`Connect with ${name}`}
        </Button>
        {byKey && (
          <Button tone="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Use a Personal Key
          </Button>
        )}
        {children}
      </Inline>
      {isOpen && (
        <KeyForm {...form}>
          <Inline gap={3}>{submit}</Inline>
        </KeyForm>
      )}
    </Stack>
  );
}
