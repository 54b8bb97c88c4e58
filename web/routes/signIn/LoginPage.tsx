import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { tableOf } from '../../../api/core/units/tableOf.ts';
import { pageTitle } from '../../copy.ts';
import { rest, RestError } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { draftAnswers, pendingAnswers } from '../onboardingAnswers.ts';
import { destinationAfterSignIn, onwards, type SignInReply } from './afterSignIn.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordReplaced } from './PasswordReplaced.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { SIGN_IN } from './signInTexts.ts';

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required.')),
  password: z.string().check(z.minLength(1, 'Password is required.')),
});
type Credentials = z.infer<typeof schema>;

/** What the server's redirects say in `?error=`. */
const REDIRECT_ERRORS: Record<string, string> = tableOf({
  google: 'Sign-in with Google failed. Please try again.',
  'google-email-not-verified': 'Your Google email is not verified. Verify it with Google first.',
  'too-many-attempts': 'Too many attempts from here. Try again in a minute.',
  'external-sign-in-unavailable': 'Sign-in with Google is not available here. Use your e-mail and password.',
});

export function LoginPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const register = (
    <TextLink as={Link} to={{ pathname: '/register', search: onwards(search) }}>
      Create an account
    </TextLink>
  );
  /** Who comes from the last step of the onboarding has seldom been here before. */
  const hasAnswers = pendingAnswers(null) !== null;
  const redirectError = REDIRECT_ERRORS[search.get('error') ?? ''];
  const form = useForm<Credentials>({
    resolver: zodResolver(schema),
    defaultValues: { email: draftAnswers(null)?.personalProfile.email ?? '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'email' });

  const signIn = form.handleSubmit(async (credentials) => {
    try {
      const reply = await rest<SignInReply>('POST', '/api/auth/login', credentials);
      const takeAway = showToast({ tone: 'success', title: 'Welcome back!', description: 'Logging you in...' });
      await navigate(await destinationAfterSignIn(search.get('next'), reply.redirectUrl));
      // one is in: it would lie over the first screen
      takeAway();
    } catch (error) {
      if (error instanceof RestError) {
        const description = error.serverMessage ?? 'Invalid email or password';
        showToast({ tone: 'destructive', title: 'Login failed', description });
      } else {
        showToast({ tone: 'destructive', title: 'Error', description: 'Something went wrong. Please try again.' });
      }
    }
  });

  return (
    <SignInFrame {...SIGN_IN} {...(hasAnswers && { description: 'Almost there: your plan needs an account.' })}>
      <PageTitle>{pageTitle('Sign in')}</PageTitle>
      <PasswordReplaced />
      {redirectError && (
        <Notice tone="danger" role="alert">
          {redirectError}
        </Notice>
      )}
      {hasAnswers && (
        <Notice tone="success" title="Your answers are kept">
          They become your plan once you are signed in. {register} if you have none yet.
        </Notice>
      )}
      <GoogleButton>Continue with Google</GoogleButton>
      <form onSubmit={signIn} noValidate>
        <Stack gap={5}>
          <Field label="Email" required error={errors.email?.message}>
            <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
          </Field>
          <Field label="Password" required error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
          <Text>
            <TextLink as={Link} to="/forgot-password" state={{ email: typed }}>
              Forgot password?
            </TextLink>
          </Text>
          <Button type="submit" tone="primary" size="large" wide busy={isSubmitting}>
            Sign In
          </Button>
        </Stack>
      </form>
      {!hasAnswers && <Text tone="muted">New here? {register}</Text>}
    </SignInFrame>
  );
}
