import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster } from '../ui/Toast.tsx';
import { hasOnboardingAnswers } from './onboardingRecord.ts';
import { watchSession } from './session.ts';

function dropOldAnswers() {
  if (hasOnboardingAnswers()) void import('./onboardingAnswers.ts').then((answers) => answers.dropOldAnswers());
}

/** Around every screen: toasts, scroll position, and who is signed in. */
export function Root() {
  useEffect(watchSession, []);
  useEffect(dropOldAnswers, []);
  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
