import { redirectDocument, type RouteObject } from 'react-router';
import { BootScreen } from './routes/BootScreen.tsx';
import { activityRoute } from './routes/activity/activityRoute.ts';
import { sharedRoutes } from './routes/activity/sharedRoutes.ts';
import { checkInRoute } from './routes/checkIn/checkInRoute.ts';
import { coachRoutes } from './routes/coach/coachRoutes.ts';
import { dashboardRoute } from './routes/dashboard/dashboardRoute.ts';
import { requireUser, signOutFirst } from './routes/guards.ts';
import { inviteRoute } from './routes/invite/inviteRoute.ts';
import { libraryRoute } from './routes/library/libraryRoute.ts';
import { messagesRoute } from './routes/messages/messagesRoute.ts';
import { noticesRoute } from './routes/notices/noticesRoute.ts';
import { performanceRoute } from './routes/performance/performanceRoute.ts';
import { profileRoute } from './routes/profile/profileRoute.ts';
import { raceDayRoutes } from './routes/raceDay/raceDayRoute.ts';
import { Root } from './routes/Root.tsx';
import { scheduleRoute } from './routes/schedule/scheduleRoute.ts';
import { seasonPlanRoute } from './routes/seasonPlan/seasonPlanRoute.ts';
import { settingsRoute } from './routes/settings/settingsRoute.ts';
import { RootError, RouteError } from './routes/shell/RouteError.tsx';
import { signInLoader } from './routes/signIn/signInLoader.ts';

/** The whole map. Every screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: BootScreen,
    ErrorBoundary: RootError,
    children: [
      // the front page and the policy are documents of their own
      { index: true, loader: () => redirectDocument('/') },
      { path: 'privacy', loader: () => redirectDocument('/privacy') },
      {
        path: 'login',
        loader: signInLoader,
        lazy: { Component: async () => (await import('./routes/signIn/LoginPage.tsx')).LoginPage },
      },
      {
        path: 'register',
        loader: signInLoader,
        lazy: { Component: async () => (await import('./routes/signIn/RegisterPage.tsx')).RegisterPage },
      },
      {
        path: 'forgot-password',
        loader: signInLoader,
        lazy: { Component: async () => (await import('./routes/signIn/ForgotPasswordPage.tsx')).ForgotPasswordPage },
      },
      {
        path: 'reset-password',
        lazy: { Component: async () => (await import('./routes/signIn/ResetPasswordPage.tsx')).ResetPasswordPage },
      },
      {
        path: 'account-deleted',
        lazy: {
          Component: async () => (await import('./routes/accountDeleted/AccountDeletedPage.tsx')).AccountDeletedPage,
        },
      },
      inviteRoute,
      {
        path: 'onboarding',
        lazy: {
          loader: async () => (await import('./routes/onboarding/OnboardingPage.tsx')).onboardingLoader,
          Component: async () => (await import('./routes/onboarding/OnboardingPage.tsx')).OnboardingPage,
        },
      },
      {
        path: 'onboarding/complete',
        loader: requireUser,
        lazy: { Component: async () => (await import('./routes/onboarding/CompletePage.tsx')).CompletePage },
      },
      {
        middleware: [signOutFirst],
        loader: requireUser,
        lazy: { Component: async () => (await import('./routes/shell/SignedIn.tsx')).SignedIn },
        // the signed-in screens inside the layout; an error keeps the layout
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              dashboardRoute,
              scheduleRoute,
              seasonPlanRoute,
              ...raceDayRoutes,
              activityRoute,
              ...sharedRoutes,
              checkInRoute,
              performanceRoute,
              messagesRoute,
              noticesRoute,
              libraryRoute,
              profileRoute,
              settingsRoute,
              ...coachRoutes,
            ],
          },
        ],
      },
      { path: '*', lazy: { Component: async () => (await import('./routes/notFound/NotFoundPage.tsx')).NotFoundPage } },
    ],
  },
];
