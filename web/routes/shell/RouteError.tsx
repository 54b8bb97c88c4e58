import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PRODUCT } from '../../copy.ts';
import { ErrorState } from '../../ui/states.tsx';

function sentenceFor(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status}: ${error.statusText}`;
  if (error instanceof TypeError) return `We could not reach ${PRODUCT}. Check your connection and try again.`;
  if (error instanceof Error) return error.message;
  return 'The page could not be shown.';
}

/** What stands inside the layout in place of a screen that failed. */
export function RouteError() {
  return <ErrorState page message={sentenceFor(useRouteError())} onRetry={() => window.location.reload()} />;
}

/** The same where there is no layout around it. */
export function RootError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
