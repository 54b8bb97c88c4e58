import { type FormEvent, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { PasswordCardAfterQuery } from '../../__generated__/PasswordCardAfterQuery.graphql.ts';
import type { PasswordCard_viewer$key } from '../../__generated__/PasswordCard_viewer.graphql.ts';
import { type EndedWay, endedText } from '../../../api/core/language/endedWays.ts';
import { keepPush } from '../../relay/keepPush.ts';
import { rest, RestError, saidBy } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Columns, Divider, Inline, Stack } from '../../ui/Layout.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { clearOnboardingAnswers } from '../onboardingRecord.ts';
import { KeepList, toggled, useWaysIn, type WayIn } from './KeepList.tsx';
import { SettingsCard } from './SettingsCard.tsx';

type Errors = Partial<Record<'currentPassword' | 'newPassword', string>>;

function failed(error: unknown): void {
  showToast({
    title: 'Error',
    description: saidBy(error, 'Something went wrong. Please try again.'),
    tone: 'destructive',
  });
}

/** The cards of this page show what has just ended: they ask again. */
function useAskAgain(): () => void {
  const environment = useRelayEnvironment();
  return () => {
    fetchQuery<PasswordCardAfterQuery>(
      environment,
      graphql`
        query PasswordCardAfterQuery {
          viewer {
            ...PasswordCard_viewer
            ...AccountActivityCard_viewer
          }
        }
      `,
      {},
    ).subscribe({ error: () => {} });
  };
}

function PasswordForm({ userId, ways }: { userId: string; ways: readonly WayIn[] }) {
  const environment = useRelayEnvironment();
  const askAgain = useAskAgain();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState({ currentPassword: '', newPassword: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setErrors({});
    try {
      const { ended } = await rest<{ ended: EndedWay[] }>('POST', '/api/auth/password', { ...typed, keep: [...kept] });
      setTyped({ currentPassword: '', newPassword: '' });
      // its notices came by the session that has just ended
      keepPush(environment, userId);
      const others = ended.filter(({ kind }) => kind !== 'session');
      if (others.length > 0) askAgain();
      showToast({
        title: 'Password changed',
        description: ['Other browsers are signed out.', endedText(others)].join(' ').trim(),
        tone: 'success',
      });
    } catch (error) {
      const errors = error instanceof RestError ? error.errors : [];
      setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
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
          <Field label="Current password" required error={errors.currentPassword}>
            <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
          </Field>
          <Field label="New password" required hint="At least 8 characters." error={errors.newPassword}>
            <PasswordInput autoComplete="new-password" {...field('newPassword')} />
          </Field>
        </Columns>
        <KeepList
          label="Keep these working"
          hint="Other browsers are signed out, and whatever you do not tick ends."
          ways={ways}
          isKept={(id) => kept.has(id)}
          onToggle={(id) => setKept(toggled(kept, id))}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            Change Password
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function SignOutEverywhere({ ways }: { ways: readonly WayIn[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const keep = ways.map(({ id }) => id).filter((id) => !left.has(id));
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await rest('POST', '/api/auth/end-sessions', keep.length < ways.length ? { keep } : {});
      clearOnboardingAnswers();
      // this browser is out as well: the address ends what it still shows
      window.location.assign('/api/logout');
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  };
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={4}>
        <Stack gap={1} css={{ flex: '1 1 14rem' }}>
          <Heading as="h3" size={4}>
            Sign out everywhere
          </Heading>
          <Text tone="muted">Ends the session of every browser, this one too.</Text>
        </Stack>
        <Button onClick={end} busy={isBusy}>
          Sign Out Everywhere
        </Button>
      </Inline>
      <KeepList
        label="Stays when you sign out everywhere"
        hint="Take a tick away to end that as well."
        ways={ways}
        isKept={(id) => !left.has(id)}
        onToggle={(id) => setLeft(toggled(left, id))}
      />
    </Stack>
  );
}

/** How the account signs in, and what else lets somebody in. */
export function PasswordCard({ viewer: key }: { viewer: PasswordCard_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment PasswordCard_viewer on Viewer {
        user {
          id
          authProvider
        }
        ...KeepList_viewer
      }
    `,
    key,
  );
  const ways = useWaysIn(viewer);
  return (
    <SettingsCard place="sign-in">
      {viewer.user.authProvider === 'EMAIL' ? (
        <PasswordForm userId={viewer.user.id} ways={ways} />
      ) : (
        <Text tone="muted">You sign in with Google; there is no password here to change.</Text>
      )}
      <Divider />
      <SignOutEverywhere ways={ways} />
    </SettingsCard>
  );
}
