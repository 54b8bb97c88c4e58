import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PasswordCard_user$key } from '../../__generated__/PasswordCard_user.graphql.ts';
import { rest, RestError, saidBy } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Columns, Divider, Inline, Stack } from '../../ui/Layout.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { clearOnboardingAnswers } from '../onboardingRecord.ts';
import { SettingsCard } from './SettingsCard.tsx';

type Faults = Partial<Record<'currentPassword' | 'newPassword', string>>;

function failed(error: unknown): void {
  showToast({ title: 'Error', description: saidBy(error, 'Something went wrong. Please try again.'), tone: 'destructive' });
}

function PasswordForm() {
  const [typed, setTyped] = useState({ currentPassword: '', newPassword: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFaults({});
    try {
      await rest('POST', '/api/auth/password', typed);
      setTyped({ currentPassword: '', newPassword: '' });
      showToast({ title: 'Password changed', description: 'Other browsers are signed out.', tone: 'success' });
    } catch (error) {
      const errors = error instanceof RestError ? error.errors : [];
      setFaults(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      if (errors.length === 0) failed(error);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <form onSubmit={change} noValidate>
      <Stack gap={5}>
        <Columns gap={5}>
          <Field label="Current password" required error={faults.currentPassword}>
            <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
          </Field>
          <Field label="New password" required hint="At least 8 characters." error={faults.newPassword}>
            <PasswordInput autoComplete="new-password" {...field('newPassword')} />
          </Field>
        </Columns>
        <div>
          <Button type="submit" busy={isBusy}>
            Change Password
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function SignOutEverywhere() {
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await rest('POST', '/api/auth/end-sessions');
      clearOnboardingAnswers();
      // this browser is out as well: the address ends what it still shows
      window.location.assign('/api/logout');
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  };
  return (
    <Inline justify="between" gap={4}>
      <Stack gap={1} css={{ flex: '1 1 14rem' }}>
        <Heading as="h3" size={4}>
          Sign out everywhere
        </Heading>
        <Text tone="muted">Ends the session of every browser, this one too. Access tokens stay.</Text>
      </Stack>
      <Button onClick={end} busy={isBusy}>
        Sign Out Everywhere
      </Button>
    </Inline>
  );
}

/** How the account signs in. */
export function PasswordCard({ user }: { user: PasswordCard_user$key }) {
  const { authProvider } = useFragment(
    graphql`
      fragment PasswordCard_user on User {
        authProvider
      }
    `,
    user,
  );
  return (
    <SettingsCard place="sign-in">
      {authProvider === 'EMAIL' ? <PasswordForm /> : <Text tone="muted">You sign in with Google; there is no password here to change.</Text>}
      <Divider />
      <SignOutEverywhere />
    </SettingsCard>
  );
}
