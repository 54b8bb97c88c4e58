import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { EndedWay } from '../../../api/core/language/endedWays.ts';
import { pageTitle } from '../../copy.ts';
import { rest, RestError } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { refreshUser } from '../session.ts';
import type { AfterReset } from './PasswordReplaced.tsx';
import { SignInFrame } from './SignInFrame.tsx';

const PASSWORD_MIN = 8;

const schema = z.object({
  newPassword: z.string().check(
    z.minLength(1, 'Password is required.'),
    z.refine(
      (password) => [...password].length >= PASSWORD_MIN,
      `Password must be at least ${PASSWORD_MIN} characters long`,
    ),
  ),
  confirmPassword: z.string().check(z.minLength(1, 'Please confirm the password.')),
});

function Ended({ children }: { children: string }) {
  return (
    <Notice tone="danger" role="alert">
      {children}{' '}
      <TextLink as={Link} to="/forgot-password" css={{ color: 'inherit' }}>
        Ask for a new link
      </TextLink>
    </Notice>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const [ended, setEnded] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { newPassword: '', confirmPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async ({ newPassword, confirmPassword }) => {
    if (newPassword !== confirmPassword) {
      form.setError(
        'confirmPassword',
        { message: 'Please make sure both passwords are the same' },
        { shouldFocus: true },
      );
      return;
    }
    try {
      const { ended } = await rest<{ ended: EndedWay[] }>('POST', '/api/auth/reset-password', { token, newPassword });
      // who was signed in here is out as well
      await refreshUser().catch(() => undefined);
      showToast({ tone: 'success', title: 'Password changed', description: 'Sign in with the new one.' });
      await navigate('/login', { replace: true, state: { ended } satisfies AfterReset });
    } catch (error) {
      const refusal = error instanceof RestError ? error : null;
      const fieldError = refusal?.errors.find(({ path }) => path === 'newPassword');
      if (fieldError) form.setError('newPassword', { message: fieldError.message }, { shouldFocus: true });
      else if (refusal?.code === 'RESET_LINK_ENDED') setEnded('This link has expired or was used already.');
      else
        showToast({
          tone: 'destructive',
          title: 'The password stays as it was',
          description: refusal?.serverMessage ?? 'Something went wrong. Please try again.',
        });
    }
  });
  if (ended !== null) return <Ended>{ended}</Ended>;
  return (
    <form onSubmit={change} noValidate>
      <Stack gap={5}>
        <Field
          label="New password"
          required
          hint={`At least ${PASSWORD_MIN} characters.`}
          error={errors.newPassword?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        <Field label="Confirm password" required error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
        <Text tone="muted">
          Every browser that is signed in now is signed out; access tokens, calendar addresses and open invitations end.
        </Text>
        <Button type="submit" tone="primary" size="large" wide busy={isSubmitting}>
          Change Password
        </Button>
      </Stack>
    </form>
  );
}

/** Where a link for a new password leads. Its token stands behind the #, which browsers send to nobody. */
export function ResetPasswordPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return (
    <SignInFrame title="Choose a new password" description="The link works once, for 30 minutes.">
      <PageTitle>{pageTitle('Choose a new password')}</PageTitle>
      {token ? (
        <ChoosePassword key={token} token={token} />
      ) : (
        <Ended>This link is not complete. Open it from the e-mail once more.</Ended>
      )}
    </SignInFrame>
  );
}
