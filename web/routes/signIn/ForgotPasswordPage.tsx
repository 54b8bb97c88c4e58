import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLoaderData, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { pageTitle } from '../../copy.ts';
import { rest, RestError } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import type { Providers } from './signInLoader.ts';

const schema = z.object({ email: z.string().check(z.trim(), z.minLength(1, 'Email is required.')) });

function BackToSignIn() {
  return (
    <Text tone="muted">
      Remembered it?{' '}
      <TextLink as={Link} to="/login">
        Sign in
      </TextLink>
    </Text>
  );
}

function AskForLink() {
  const typedBefore = (useLocation().state as { email?: string } | null)?.email ?? '';
  /** Where a link was sent, if there is an account; null: not asked yet. */
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: typedBefore } });
  const { errors, isSubmitting } = form.formState;
  const ask = form.handleSubmit(async ({ email }) => {
    setAsked(null);
    try {
      await rest('POST', '/api/auth/forgot-password', { email });
      setAsked(email);
    } catch (error) {
      const refusal = error instanceof RestError ? error : null;
      const fieldError = refusal?.errors.find(({ path }) => path === 'email');
      if (fieldError) form.setError('email', { message: fieldError.message }, { shouldFocus: true });
      else
        showToast({
          tone: 'destructive',
          title: 'No link was sent',
          description: refusal?.serverMessage ?? 'Something went wrong. Please try again.',
        });
    }
  });
  return (
    <>
      {asked !== null && (
        <Notice tone="success" role="status" title="Look into your mailbox">
          If there is an account with {asked}, a link is on its way. It works once, for 30 minutes. Nothing there after
          a few minutes? Look among the unwanted mail.
        </Notice>
      )}
      <form onSubmit={ask} noValidate>
        <Stack gap={5}>
          <Field label="Email" required error={errors.email?.message}>
            <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
          </Field>
          <Button type="submit" tone="primary" size="large" wide busy={isSubmitting}>
            {asked === null ? 'Send Link' : 'Send Again'}
          </Button>
        </Stack>
      </form>
    </>
  );
}

/** The way back in for who forgot their password. */
export function ForgotPasswordPage() {
  const { mail } = useLoaderData<Providers>();
  return (
    <SignInFrame
      title="Forgot your password?"
      description={
        mail
          ? 'Tell us the e-mail of your account, and a link comes that lets you choose a new one.'
          : 'It can be replaced, with a little help.'
      }
    >
      <PageTitle>{pageTitle('Forgot password')}</PageTitle>
      {mail ? (
        <AskForLink />
      ) : (
        <Notice title="This server sends no e-mail">
          Ask whoever runs it: they can make you a link that lets you choose a new password. It works once, for 30
          minutes.
        </Notice>
      )}
      <BackToSignIn />
    </SignInFrame>
  );
}
