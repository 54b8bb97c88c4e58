import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Reads the address and begins to load what its screen needs. */
export const createRouter = (): Router => createBrowserRouter(routes);

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
