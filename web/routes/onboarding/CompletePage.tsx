import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { pageTitle } from '../../copy.ts';
import { RestError } from '../../relay/rest.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { pendingAnswers, saveAnswers } from '../onboardingAnswers.ts';
import { refreshUser } from '../session.ts';
import type { User } from '../user.ts';
import { completeSetup, type SetupNews } from './completeSetup.ts';
import { validationErrorsOf, firstInvalidStep } from './validationErrors.ts';

/** After signing in: delivers the answers given before, then on to the dashboard. */
export function CompletePage() {
  const user = useLoaderData<User>();
  const navigate = useNavigate();
  const started = useRef(false);

  useEffect(() => {
    const deliver = async () => {
      const answers = pendingAnswers(user);
      if (!answers) return navigate('/onboarding', { replace: true });
      const own = {
        ...answers,
        personalProfile: { ...answers.personalProfile, email: answers.personalProfile.email || user.email },
      };
      let news: SetupNews | null;
      try {
        news = await completeSetup(own);
      } catch (error) {
        // they become this person's draft, to be put right in the form
        saveAnswers(own, user);
        const errors = error instanceof RestError ? error.errors : [];
        if (errors.length === 0)
          showToast({
            tone: 'destructive',
            title: 'Error',
            description: 'There was an error completing your onboarding. Please try again.',
          });
        const first = firstInvalidStep(validationErrorsOf(errors, own));
        return navigate(`/onboarding?step=${first ?? 1}`, { replace: true, state: { errors } });
      }
      if (news) showToast(news);
      await refreshUser().catch(() => null);
      return navigate('/dashboard', { replace: true });
    };
    // StrictMode runs effects twice; the answers travel once
    if (started.current) return;
    started.current = true;
    void deliver();
  }, [user, navigate]);

  return (
    <>
      <PageTitle>{pageTitle('Setting up')}</PageTitle>
      <LoadingScreen text="Setting up your account..." />
    </>
  );
}
