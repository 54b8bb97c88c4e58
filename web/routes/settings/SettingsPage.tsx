import { lazy, Suspense, useEffect } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useLocation } from 'react-router';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Deferred } from '../../ui/Deferred.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { refreshUser } from '../session.ts';
import { AccessTokensCard } from './AccessTokensCard.tsx';
import { AccountActivityCard } from './AccountActivityCard.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { CoachingSettings } from './CoachingSettings.tsx';
import { LanguageModelCard } from './LanguageModelCard.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { showCard } from './places.ts';
import { SettingsCard, SettingsColumn } from './SettingsCard.tsx';
import { ShortcutsCard } from './ShortcutsCard.tsx';
import { DEVICES, SETTINGS, WEBHOOKS } from './cardTexts.ts';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import { TrainingTimesCard } from './TrainingTimesCard.tsx';
import { TimeZoneCard } from './TimeZoneCard.tsx';
import { UnitsCard } from './UnitsCard.tsx';
import { YourCoach } from './YourCoach.tsx';
import { YourDataCard } from './YourDataCard.tsx';

const query = graphql`
  query SettingsPageQuery @preloadable {
    viewer {
      athlete {
        id
        ...LanguageModelCard_athlete
        ...TrainingTimesCard_athlete
        ...YourCoach_athlete
      }
      user {
        ...NotificationsCard_user
        ...ShortcutsCard_user
        ...TimeZoneCard_user
        ...UnitsCard_user
      }
      ...CoachingSettings_viewer
      ...AccessTokensCard_viewer
      ...AccountActivityCard_viewer
      ...CalendarCard_viewer
      ...DevicesCard_viewer
      ...WebhooksCard_viewer
      ...PasswordCard_viewer
      ...YourDataCard_viewer
    }
  }
`;

const DevicesCard = lazy(async () => ({ default: (await import('./DevicesCard.tsx')).DevicesCard }));
const devicesSkeleton = (
  <SettingsCard {...DEVICES}>
    <Skeleton css={{ height: '14rem' }} />
  </SettingsCard>
);

const WebhooksCard = lazy(async () => ({ default: (await import('./WebhooksCard.tsx')).WebhooksCard }));
const webhooksSkeleton = (
  <SettingsCard {...WEBHOOKS}>
    <Skeleton css={{ height: '14rem' }} />
  </SettingsCard>
);

const refreshSession = () => void refreshUser().catch(() => undefined);

/** What the athlete chooses about the product itself, a card for each matter. */
export function SettingsPage() {
  const loaded = useLoaderData<PreloadedQuery<SettingsPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Settings')}</PageTitle>
      <PageHeader {...SETTINGS} />
      <Suspense fallback={<SettingsSkeleton />}>
        <LoadedSettings loaded={loaded} />
      </Suspense>
    </Page>
  );
}

/** Brings the card that the address names into view, once it is there. */
function useNamedCard(): void {
  const { hash } = useLocation();
  useEffect(() => void showCard(hash), [hash]);
}

function LoadedSettings({ loaded }: { loaded: PreloadedQuery<SettingsPageQuery> }) {
  const { viewer } = useOwnedQuery<SettingsPageQuery>(query, loaded);
  useNamedCard();
  const athlete = viewer?.athlete;
  if (!athlete) return <ErrorState message="This account has no athlete any more." />;
  return (
    <SettingsColumn>
      <YourCoach athlete={athlete} />
      <CoachingSettings viewer={viewer} onEnabled={refreshSession} />
      <TrainingTimesCard athlete={athlete} />
      <CalendarCard viewer={viewer} />
      <Suspense fallback={devicesSkeleton}>
        <DevicesCard viewer={viewer} />
      </Suspense>
      <Deferred fallback={<SkeletonCard of={{ height: '60rem' }} />}>
        <LanguageModelCard athlete={athlete} />
        <NotificationsCard user={viewer.user} />
        <UnitsCard user={viewer.user} onSaved={refreshSession} />
        <TimeZoneCard user={viewer.user} onSaved={refreshSession} />
        <AppearanceCard />
      </Deferred>
      <Deferred frames={2} fallback={<SkeletonCard of={{ height: '60rem' }} />}>
        <ShortcutsCard user={viewer.user} onSaved={refreshSession} />
        <PasswordCard viewer={viewer} />
        <AccessTokensCard viewer={viewer} />
        <Suspense fallback={webhooksSkeleton}>
          <WebhooksCard viewer={viewer} />
        </Suspense>
        <AccountActivityCard viewer={viewer} />
        <YourDataCard viewer={viewer} />
      </Deferred>
    </SettingsColumn>
  );
}
