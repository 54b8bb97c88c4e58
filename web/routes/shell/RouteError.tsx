import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PRODUCT } from '../../copy.ts';
import { useOutage } from '../../offline/connection.ts';
import { ErrorState } from '../../ui/states.tsx';
import { SessionStillOpen } from '../sessionEnd.ts';

function sentenceFor(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status}: ${error.statusText}`;
  if (error instanceof TypeError) return `We could not reach ${PRODUCT}. Check your connection and try again.`;
  if (error instanceof Error) return error.message;
  return 'The page could not be shown.';
}

/** What stands inside the layout in place of a screen that failed. */
export function RouteError() {
  const error = useRouteError();
  const outage = useOutage();
  if (error instanceof SessionStillOpen)
    return (
      <ErrorState page title="You are signed out" message={error.message} onRetry={() => window.location.reload()} />
    );
  if (outage)
    return (
      <ErrorState
        page
        title={outage === 'server' ? `${PRODUCT} cannot be reached` : 'You are offline'}
        message="This page was not kept for reading without a connection."
        onRetry={() => window.location.reload()}
      />
    );
  return <ErrorState page message={sentenceFor(error)} onRetry={() => window.location.reload()} />;
}

/** The same where there is no layout around it. */
export function RootError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
