import { lazy, Suspense } from 'react';
import { TAKEN_OVER_COOKIE } from '../../../api/core/codes/takenOverCookie.ts';

const TakenOver = lazy(async () => ({ default: (await import('./TakenOver.tsx')).TakenOver }));

/** What an account that has passed to somebody says once: fetched where the browser has it to tell. */
export function TakenOverNotice({ userId }: { userId: string }) {
  if (!document.cookie.includes(`${TAKEN_OVER_COOKIE}=`)) return null;
  return (
    <Suspense fallback={null}>
      <TakenOver userId={userId} />
    </Suspense>
  );
}
