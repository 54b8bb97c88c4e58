import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Reads the address and begins to load what its screen needs. */
/**
 * Gives the page that the browser opened by its address a key of its own in the history. Without one all of them share a key, by
 * which the place that one was scrolled to would be given to the next; reloaded or come back to, it keeps its own.
 */
function nameEntry(): void {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

export function createRouter(): Router {
  nameEntry();
  return createBrowserRouter(routes);
}

/** Draws the application in place of what the document shows; a transition, so that React draws it in slices. */
export function draw(router: Router) {
  const root = createRoot(document.getElementById('root')!);
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
