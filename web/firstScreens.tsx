import type { ReactNode } from 'react';
import { CheckInSkeleton } from './routes/checkIn/CheckInSkeleton.tsx';
import { CoachDashboardSkeleton } from './routes/coach/CoachDashboardSkeleton.tsx';
import { DashboardSkeleton } from './routes/dashboard/DashboardSkeleton.tsx';
import { LibrarySkeleton } from './routes/library/LibrarySkeleton.tsx';
import { MESSAGES, MessagesSkeleton } from './routes/messages/MessagesSkeleton.tsx';
import { NOTICES, NoticesSkeleton } from './routes/notices/NoticesSkeleton.tsx';
import { OnboardingSkeleton } from './routes/onboarding/OnboardingSkeleton.tsx';
import { PERFORMANCE, PerformanceSkeleton } from './routes/performance/PerformanceSkeleton.tsx';
import { ProfileSkeleton } from './routes/profile/ProfileSkeleton.tsx';
import { ScheduleSkeleton } from './routes/schedule/ScheduleSkeleton.tsx';
import { SeasonPlanSkeleton } from './routes/seasonPlan/SeasonPlanSkeleton.tsx';
import { SETTINGS } from './routes/settings/cardTexts.ts';
import { FIRST_GROUP, groups, type SettingsGroup } from './routes/settings/groups.ts';
import { SettingsSkeleton } from './routes/settings/SettingsSkeleton.tsx';
import { FirstFrame } from './routes/shell/ShellFrame.tsx';
import { SignInSkeleton, SignUpSkeleton } from './routes/signIn/SignInSkeleton.tsx';
import { Page, PageHeader } from './ui/Page.tsx';
import { Skeleton } from './ui/progress.tsx';

/** Where the server writes the first name of whoever asks. */
export const NAME = '%NAME%';

interface FirstScreen {
  /** The file of the screen, from web. */
  page: string;
  /** Shown where nobody is signed in; the others, to who is. */
  isPublic: boolean;
  drawn: ReactNode;
}

const screen = (page: string, waiting: ReactNode): FirstScreen => ({
  page: `routes/${page}.tsx`,
  isPublic: false,
  drawn: (
    <FirstFrame>
      <Page>{waiting}</Page>
    </FirstFrame>
  ),
});

const publicScreen = (page: string, drawn: ReactNode): FirstScreen => ({
  page: `routes/${page}.tsx`,
  isPublic: true,
  drawn,
});

const settings = (group: SettingsGroup) =>
  screen(
    'settings/SettingsPage',
    <>
      <PageHeader {...SETTINGS} />
      <SettingsSkeleton group={group} />
    </>,
  );

/** What the document of a screen shows until the application does, by address: the screen's own waiting state. */
export const FIRST_SCREENS: Readonly<Record<string, FirstScreen>> = {
  '/dashboard': screen('dashboard/DashboardPage', <DashboardSkeleton firstName={NAME} />),
  '/training-schedule': screen('schedule/SchedulePage', <ScheduleSkeleton />),
  '/season-plan': screen('seasonPlan/SeasonPlanPage', <SeasonPlanSkeleton />),
  '/checkin': screen('checkIn/CheckInPage', <CheckInSkeleton />),
  '/performance': screen(
    'performance/PerformancePage',
    <>
      <PageHeader
        {...PERFORMANCE}
        actions={<Skeleton css={{ width: '18.25rem', maxWidth: '100%', height: '2.25rem' }} />}
      />
      <PerformanceSkeleton />
    </>,
  ),
  '/messages': screen(
    'messages/MessagesPage',
    <>
      <PageHeader {...MESSAGES} />
      <MessagesSkeleton />
    </>,
  ),
  '/notices': screen(
    'notices/NoticesPage',
    <>
      <PageHeader {...NOTICES} />
      <NoticesSkeleton />
    </>,
  ),
  '/profile': screen('profile/ProfilePage', <ProfileSkeleton />),
  '/settings': settings(FIRST_GROUP),
  ...Object.fromEntries(groups.map(([group]) => [`/settings/${group}`, settings(group)])),
  '/workouts': screen('library/LibraryPage', <LibrarySkeleton />),
  '/coach/dashboard': screen('coach/CoachDashboardPage', <CoachDashboardSkeleton />),
  '/login': publicScreen('signIn/LoginPage', <SignInSkeleton />),
  '/register': publicScreen('signIn/RegisterPage', <SignUpSkeleton />),
  '/onboarding': publicScreen('onboarding/OnboardingPage', <OnboardingSkeleton />),
};
