import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { pageTitle, PRODUCT } from '../../copy.ts';
import { rest, RestError } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { draftAnswers } from '../onboardingAnswers.ts';
import { destinationAfterSignIn, onwards, type SignInReply } from './afterSignIn.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { SIGN_UP } from './signInTexts.ts';

const PASSWORD_MIN = 8;

const required = (label: string) => z.string().check(z.trim(), z.minLength(1, `${label} is required.`));
const schema = z.object({
  firstName: required('First name'),
  lastName: required('Last name'),
  email: required('Email'),
  password: z.string().check(z.minLength(1, 'Password is required.')),
  confirmPassword: z.string().check(z.minLength(1, 'Please confirm the password.')),
});
type Registration = z.infer<typeof schema>;

/** What is wrong with the two passwords, checked before the call; null when nothing is. */
function passwordError({ password, confirmPassword }: Registration) {
  if (password !== confirmPassword)
    return {
      field: 'confirmPassword',
      title: "Passwords don't match",
      description: 'Please make sure both passwords are the same',
    } as const;
  if ([...password].length < PASSWORD_MIN)
    return {
      field: 'password',
      title: 'Password too short',
      description: `Password must be at least ${PASSWORD_MIN} characters long`,
    } as const;
  return null;
}

export function RegisterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const known = draftAnswers(null)?.personalProfile;
  const form = useForm<Registration>({
    resolver: zodResolver(schema),
    defaultValues: {
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      email: known?.email ?? '',
      password: '',
      confirmPassword: '',
    },
  });
  const { errors, isSubmitting } = form.formState;

  const createAccount = form.handleSubmit(async (registration) => {
    const error = passwordError(registration);
    if (error) {
      form.setError(error.field, { message: error.description }, { shouldFocus: true });
      showToast({ tone: 'destructive', title: error.title, description: error.description });
      return;
    }
    const { confirmPassword: _, ...answers } = registration;
    // training days are days in the athlete's time zone
    const account = { ...answers, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    try {
      const reply = await rest<SignInReply>('POST', '/api/auth/register', account);
      showToast({
        tone: 'success',
        title: 'Account created!',
        description: `Welcome to ${PRODUCT}. Redirecting to onboarding...`,
      });
      await navigate(await destinationAfterSignIn(reply.redirectUrl, '/onboarding'));
    } catch (error) {
      if (error instanceof RestError) {
        for (const { path, message } of error.errors)
          if (Object.hasOwn(answers, path)) form.setError(path as keyof typeof answers, { message });
        const description = error.serverMessage ?? 'Something went wrong';
        showToast({ tone: 'destructive', title: 'Registration failed', description });
      } else {
        showToast({ tone: 'destructive', title: 'Error', description: 'Failed to create account. Please try again.' });
      }
    }
  });

  return (
    <SignInFrame {...SIGN_UP}>
      <PageTitle>{pageTitle('Create account')}</PageTitle>
      <GoogleButton>Sign up with Google</GoogleButton>
      <form onSubmit={createAccount} noValidate>
        <Stack gap={5}>
          <Columns gap={5}>
            <Field label="First name" required error={errors.firstName?.message}>
              <TextInput autoComplete="given-name" {...form.register('firstName')} />
            </Field>
            <Field label="Last name" required error={errors.lastName?.message}>
              <TextInput autoComplete="family-name" {...form.register('lastName')} />
            </Field>
          </Columns>
          <Field label="Email" required error={errors.email?.message}>
            <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
          </Field>
          <Field
            label="Password"
            required
            hint={`At least ${PASSWORD_MIN} characters.`}
            error={errors.password?.message}
          >
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
          <Field label="Confirm password" required error={errors.confirmPassword?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
          </Field>
          <Button type="submit" tone="primary" size="large" wide busy={isSubmitting}>
            Create Account
          </Button>
        </Stack>
      </form>
      <Text tone="muted">
        Already have an account?{' '}
        <TextLink as={Link} to={{ pathname: '/login', search: onwards(search) }}>
          Sign in
        </TextLink>
      </Text>
    </SignInFrame>
  );
}
