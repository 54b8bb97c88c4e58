import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { Navigate, useLoaderData, useLocation } from 'react-router';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { refreshUser } from '../session.ts';
import { AccessTokensCard } from './AccessTokensCard.tsx';
import { AccountActivityCard } from './AccountActivityCard.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { CoachingSettings } from './CoachingSettings.tsx';
import { LanguageModelCard } from './LanguageModelCard.tsx';
import { WeeklySummaryCard } from './WeeklySummaryCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { groupAt, GROUPS, placeOf, type SettingsGroup } from './groups.ts';
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

export { default as settingsQuery } from '../../__generated__/SettingsPageQuery$parameters.ts';

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
        ...WeeklySummaryCard_user
        ...ShortcutsCard_user
        ...TimeZoneCard_user
        ...UnitsCard_user
      }
      ...NoticesCard_viewer
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

const NoticesCard = lazy(async () => ({ default: (await import('./NoticesCard.tsx')).NoticesCard }));
const noticesSkeleton = (
  <SettingsCard place="notices">
    <Skeleton css={{ height: '32rem' }} />
  </SettingsCard>
);

const WebhooksCard = lazy(async () => ({ default: (await import('./WebhooksCard.tsx')).WebhooksCard }));
const webhooksSkeleton = (
  <SettingsCard {...WEBHOOKS}>
    <Skeleton css={{ height: '14rem' }} />
  </SettingsCard>
);

const refreshSession = () => void refreshUser().catch(() => undefined);

/** What the athlete chooses about the product itself: a part for each address, in it a card for each matter. */
export function SettingsPage() {
  const loaded = useLoaderData<PreloadedQuery<SettingsPageQuery>>();
  const { pathname, search, hash } = useLocation();
  const group = groupAt(pathname);
  if (group === null) return <Navigate replace to={{ pathname: placeOf(hash), search, hash }} />;
  return (
    <Page>
      <PageTitle>{pageTitle(`${GROUPS[group].title} · Settings`)}</PageTitle>
      <PageHeader {...SETTINGS} />
      <Suspense fallback={<SettingsSkeleton group={group} />}>
        <LoadedSettings loaded={loaded} group={group} />
      </Suspense>
    </Page>
  );
}

/** Brings the card that the address names into view, once it is there. */
function useNamedCard(): void {
  const { hash } = useLocation();
  useEffect(() => void showCard(hash), [hash]);
}

interface LoadedSettingsProps {
  loaded: PreloadedQuery<SettingsPageQuery>;
  group: SettingsGroup;
}

function LoadedSettings({ loaded, group }: LoadedSettingsProps) {
  const { viewer } = useOwnedQuery<SettingsPageQuery>(query, loaded);
  useNamedCard();
  const athlete = viewer?.athlete;
  if (!athlete) return <ErrorState message="This account has no athlete any more." />;
  const parts: Readonly<Record<SettingsGroup, () => ReactNode>> = {
    preferences: () => (
      <>
        <Suspense fallback={noticesSkeleton}>
          <NoticesCard viewer={viewer} />
        </Suspense>
        <WeeklySummaryCard user={viewer.user} />
        <UnitsCard user={viewer.user} onSaved={refreshSession} />
        <TimeZoneCard user={viewer.user} onSaved={refreshSession} />
        <AppearanceCard />
        <ShortcutsCard user={viewer.user} onSaved={refreshSession} />
      </>
    ),
    training: () => (
      <>
        <TrainingTimesCard athlete={athlete} />
        <CalendarCard viewer={viewer} />
        <Suspense fallback={devicesSkeleton}>
          <DevicesCard viewer={viewer} />
        </Suspense>
      </>
    ),
    coaching: () => (
      <>
        <YourCoach athlete={athlete} />
        <CoachingSettings viewer={viewer} onEnabled={refreshSession} />
      </>
    ),
    account: () => (
      <>
        <PasswordCard viewer={viewer} />
        <AccessTokensCard viewer={viewer} />
        <Suspense fallback={webhooksSkeleton}>
          <WebhooksCard viewer={viewer} />
        </Suspense>
        <AccountActivityCard viewer={viewer} />
      </>
    ),
    data: () => (
      <>
        <LanguageModelCard athlete={athlete} />
        <YourDataCard viewer={viewer} />
      </>
    ),
  };
  return <SettingsColumn current={group}>{parts[group]()}</SettingsColumn>;
}
