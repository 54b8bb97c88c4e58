import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { Root } from '../Root.tsx';
import { forgetUser } from '../session.ts';

/** Paths that a test only wants to arrive at. */
const ARRIVALS = [
  '/dashboard',
  '/coach/dashboard',
  '/onboarding',
  '/onboarding/complete',
  '/login',
  '/register',
  '/training-schedule',
];

/** Draws the routes at a path inside the root, with a blank screen for every other path that they lead to. */
export function showAt(path: string, routes: RouteObject[]) {
  forgetUser();
  const own = new Set(routes.map((route) => route.path));
  const arrivals = ARRIVALS.filter((arrival) => !own.has(arrival)).map((arrival) => ({
    path: arrival,
    element: <h1>{`At ${arrival}`}</h1>,
  }));
  const router = createMemoryRouter(
    [{ Component: Root, HydrateFallback: LoadingScreen, children: [...routes, ...arrivals] }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
