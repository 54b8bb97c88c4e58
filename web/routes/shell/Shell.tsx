import { IconLayoutSidebar } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLoaderData, useLocation, useNavigation } from 'react-router';
import { TakenOverNotice } from '../../cards/account/TakenOverNotice.tsx';
import { ariaKeys } from '../../cards/keyboard/shortcuts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { keyframes, styled } from '../../ui/theme.ts';
import { TextLink } from '../../ui/Text.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import { signInFor } from '../guards.ts';
import { useSession } from '../session.ts';
import type { User } from '../user.ts';
import {
  Aside,
  Column,
  Frame,
  Header,
  keepTabsRoom,
  Main,
  markPressed,
  ProductName,
  Stays,
  TabBar,
} from './ShellFrame.tsx';
import { Sidebar } from './Sidebar.tsx';
import { forgetAccount } from './signOut.ts';
import { useSidebar } from './sidebarState.ts';
import type { TabsProps } from './Tabs.tsx';
import { Tools } from './Tools.tsx';
import { useLate, useWhenIdle } from './useLate.ts';
import type { WaitingLinksProps } from './WaitingLinks.tsx';

const Ends = styled('div', { display: 'flex', alignItems: 'center', gap: '$1' });

const creep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.85)' } });
const Waiting = styled('div', {
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: '-1px',
  height: '2px',
  backgroundColor: '$accent',
  transformOrigin: 'left',
  animation: `${creep} 2400ms cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both`,
});

const SkipLink = styled('a', {
  position: 'fixed',
  left: '$3',
  top: '$3',
  zIndex: '$overlay',
  padding: '$3 $4',
  borderRadius: '$medium',
  backgroundColor: '$accent',
  color: '$onAccent',
  fontSize: '$3',
  fontWeight: '$medium',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none', outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '@media print': { display: 'none' },
});

const Reminder = styled('aside', {
  padding: '$3 $4',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
  fontSize: '$3',
  borderBottom: '1px solid $colors$accentLine',
  '@medium': { paddingX: '$8' },
});

/** A later screen takes the focus, so that a screen reader starts where the page does. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // a part of the page that the address names has taken it already
    if (hash && main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}

/** Another window signed out, or signed in as someone else: nothing of this account may stay on the screen. */
function useSameUser(user: User): User {
  const session = useSession();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (session.status === 'signed-out') {
      forgetAccount();
      window.location.assign(signInFor(pathname + search));
    }
    if (session.status === 'signed-in' && session.user.id !== user.id) window.location.reload();
  }, [session, user.id]);
  // what is known since: the same person may have become a coach
  return session.status === 'signed-in' && session.user.id === user.id ? session.user : user;
}

/** Says when there is no connection; it may come after the screen. */
function Connection() {
  const [Banner] = useWhenIdle(async () => (await import('./OfflineBanner.tsx')).OfflineBanner);
  return Banner && <Banner />;
}

/** Its place is kept: what stands beside it must not move. */
const WaitsPlace = styled('div', {
  display: 'flex',
  gap: '$1',
  width: 'calc(2 * $sizes$control + $space$1)',
  height: '$control',
  '@touch': { width: 'calc(2 * $sizes$touch + $space$1)', height: '$touch' },
});

/** They come once the screen stands: they open the socket. */
function Waits({ userId }: { userId: string }) {
  const [WaitingLinks] = useWhenIdle<WaitingLinksProps>(async () => (await import('./WaitingLinks.tsx')).WaitingLinks);
  return <WaitsPlace>{WaitingLinks && <WaitingLinks userId={userId} />}</WaitsPlace>;
}

/** A desk never asks for them. */
function PhoneTabs(props: TabsProps) {
  const [Tabs, ready] = useLate<TabsProps>(async () => (await import('./Tabs.tsx')).Tabs);
  useEffect(ready);
  return Tabs && <Tabs {...props} />;
}

/** Screens about other athletes, or about none: someone who only coaches needs no plan. */
const NOT_OF_A_PLAN = /^\/(coach|workouts|messages|notices|settings)(\/|$)/;

/** The layout of every signed-in screen: skip link, sidebar, header with its toggle, main. */
export function Shell() {
  keepTabsRoom();
  markPressed();
  const user = useSameUser(useLoaderData<User>());
  const sidebar = useSidebar();
  const main = useFocusOnNavigation();
  const { pathname } = useLocation();
  const waiting = useNavigation().state === 'loading';
  const closePanel = () => sidebar.setPanelOpen(false);

  return (
    <Frame>
      <SkipLink href="#main">Skip to content</SkipLink>
      {sidebar.wide && (
        <Aside expanded={sidebar.expanded} aria-label="Sidebar">
          <Stays>
            <Sidebar user={user} expanded={sidebar.expanded} />
          </Stays>
        </Aside>
      )}
      <Sheet
        open={sidebar.panelOpen}
        onOpenChange={sidebar.setPanelOpen}
        title="Menu"
        side="left"
        width="sidebar"
        showTitle={false}
      >
        <Sidebar user={user} expanded onNavigate={closePanel} />
      </Sheet>
      <Column>
        <Header>
          <Ends>
            <IconButton
              label="Toggle sidebar"
              aria-expanded={sidebar.wide ? sidebar.expanded : sidebar.panelOpen}
              aria-keyshortcuts={ariaKeys('sidebar')}
              onClick={sidebar.toggle}
            >
              <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
            </IconButton>
            <ProductName />
          </Ends>
          <Ends>
            <Waits userId={user.id} />
            <Tools user={user} />
            <ThemeToggle />
          </Ends>
          {waiting && <Waiting aria-hidden />}
        </Header>
        <Connection />
        <TakenOverNotice userId={user.id} />
        {!user.onboardingComplete && !NOT_OF_A_PLAN.test(pathname) && (
          <Reminder aria-label="Setup">
            Your plan needs a few answers first.{' '}
            <TextLink as={Link} to="/onboarding">
              Finish setting up
            </TextLink>
          </Reminder>
        )}
        <Main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </Main>
      </Column>
      {!sidebar.wide && (
        <TabBar data-tabs>
          <PhoneTabs user={user} isMoreOpen={sidebar.panelOpen} onMore={sidebar.toggle} />
        </TabBar>
      )}
    </Frame>
  );
}
