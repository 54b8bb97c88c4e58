import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { keepFocus } from '../ui/keepFocus.ts';
import { Toaster } from '../ui/Toast.tsx';
import { hasOnboardingAnswers } from './onboardingRecord.ts';
import { watchSession } from './session.ts';

function dropOldAnswers() {
  if (hasOnboardingAnswers()) void import('./onboardingAnswers.ts').then((answers) => answers.dropOldAnswers());
}

/** Around every screen: toasts, scroll position, the keyboard's place, and who is signed in. */
export function Root() {
  useEffect(watchSession, []);
  useEffect(keepFocus, []);
  useEffect(dropOldAnswers, []);
  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
