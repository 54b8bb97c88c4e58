import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster } from '../ui/Toast.tsx';
import { hasOnboardingAnswers } from './onboardingRecord.ts';
import { watchSession } from './session.ts';

const SCROLL_STORAGE_KEY = 'evenpace-scroll-positions';

/** Once the page is there: nobody has a place to keep before. */
function keepPlaceSoon() {
  let isOver = false;
  let stop: () => void = () => {
    isOver = true;
  };
  void import('../ui/keepPlace.ts').then(({ keepPlace }) => {
    if (!isOver) stop = keepPlace(SCROLL_STORAGE_KEY);
  });
  return () => stop();
}

function dropOldAnswers() {
  if (hasOnboardingAnswers()) void import('./onboardingAnswers.ts').then((answers) => answers.dropOldAnswers());
}

/** Around every screen: toasts, scroll position, the keyboard's place, and who is signed in. */
export function Root() {
  useEffect(watchSession, []);
  useEffect(keepPlaceSoon, []);
  useEffect(dropOldAnswers, []);
  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration storageKey={SCROLL_STORAGE_KEY} />
    </>
  );
}
