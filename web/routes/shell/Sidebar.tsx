import { IconLogout } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router';
import { PRODUCT } from '../../copy.ts';
import { LogoMark } from '../../ui/Logo.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import type { User } from '../user.ts';
import { COACH_MENU, MENU } from './menu.ts';
import { beforeSignOut, useWayOut } from './signOut.ts';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '100%',
  overflow: 'hidden',
});

const row = {
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$control',
  paddingX: '0.625rem',
  borderRadius: '$medium',
  fontSize: '$3',
  fontWeight: '$medium',
  color: '$textMuted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  transition: 'background-color $transitions$fast, color $transitions$fast',
  '@touch': { minHeight: '$touch' },
  '&:hover': { backgroundColor: '$hover', color: '$text' },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
} as const;

const Brand = styled('a', {
  ...row,
  height: '$header',
  paddingX: '0.625rem',
  margin: '0 $1',
  color: '$text',
  fontSize: '$4',
  fontWeight: '$semibold',
  letterSpacing: '$tight',
  '&:hover': { color: '$text' },
});
const Nav = styled('nav', { flexGrow: 1, padding: '$2 $1', overflowY: 'auto' });
const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '2px' });
const Entry = styled(NavLink, {
  ...row,
  '&[aria-current="page"]': {
    backgroundColor: '$accentSoft',
    color: '$onAccentSoft',
    '@forced': { border: '2px solid' },
  },
});
const GroupName = styled('p', {
  margin: '$3 0.625rem $1',
  paddingTop: '$3',
  borderTop: '1px solid $colors$line',
  fontSize: '$1',
  fontWeight: '$semibold',
  color: '$textSubtle',
  whiteSpace: 'nowrap',
  // icons alone need the line, not the word
  variants: { hidden: { true: { color: 'transparent' } } },
});
const Foot = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  padding: '$2 $1',
  borderTop: '1px solid $colors$line',
});
const SignOut = styled('a', row);
const Person = styled('div', { ...row, '&:hover': {}, paddingX: '$1', minHeight: '3rem' });
const Initials = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  square: '2rem',
  borderRadius: '50%',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
  fontSize: '$1',
  fontWeight: '$semibold',
});
const Names = styled('span', { display: 'block', minWidth: 0, lineHeight: '$snug' });
const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const Name = styled('span', { ...line, color: '$text' });
const Email = styled('span', { ...line, fontSize: '$1', fontWeight: '$regular', color: '$textSubtle' });
const Words = styled('span', {
  transition: 'opacity $transitions$base',
  variants: { hidden: { true: { opacity: 0 } } },
});

interface SidebarProps {
  user: User;
  /** With labels; otherwise icons with tooltips. */
  expanded: boolean;
  /** Called when a link was followed. */
  onNavigate?: () => void;
}

// placing it takes more code than all of the menu, and beside words there is none
const Tooltip = lazy(async () => ({ default: (await import('../../ui/Tooltip.tsx')).Tooltip }));

/** A link with its word; an icon alone says it beside itself. */
function Labelled({ label, expanded, children }: { label: string; expanded: boolean; children: ReactNode }) {
  if (expanded) return children;
  return (
    <Suspense fallback={children}>
      <Tooltip content={label} side="right" delay={0}>
        {children}
      </Tooltip>
    </Suspense>
  );
}

/** The menu of the signed-in screens, the user's name and the way out. */
export function Sidebar({ user, expanded, onNavigate }: SidebarProps) {
  const wayOut = useWayOut();
  const fullName = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const initials =
    `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase() || user.email.charAt(0).toUpperCase();
  return (
    <Frame>
      <Brand href="/" onClick={onNavigate} aria-label={`${PRODUCT} home`}>
        <LogoMark size={20} />
        <Words hidden={!expanded}>{PRODUCT}</Words>
      </Brand>
      <Nav aria-label="Main">
        <Entries menu={MENU} expanded={expanded} onNavigate={onNavigate} />
        {user.isCoach && (
          <>
            <GroupName hidden={!expanded}>Coaching</GroupName>
            <Entries menu={COACH_MENU} expanded={expanded} onNavigate={onNavigate} />
          </>
        )}
      </Nav>
      <Foot>
        <Person title={expanded ? undefined : fullName}>
          <Initials aria-hidden>{initials}</Initials>
          <Names>
            <Name>{fullName}</Name>
            <Email>{user.email}</Email>
          </Names>
        </Person>
        <Labelled label="Sign out" expanded={expanded}>
          <SignOut href={wayOut} onClick={beforeSignOut}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            <Words hidden={!expanded}>Sign out</Words>
          </SignOut>
        </Labelled>
      </Foot>
    </Frame>
  );
}

interface EntriesProps extends Pick<SidebarProps, 'expanded' | 'onNavigate'> {
  menu: typeof MENU;
}

function Entries({ menu, expanded, onNavigate }: EntriesProps) {
  return (
    <List>
      {menu.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Labelled label={label} expanded={expanded}>
            <Entry to={to} onClick={onNavigate}>
              <Icon size={20} stroke={1.75} aria-hidden />
              <Words hidden={!expanded}>{label}</Words>
            </Entry>
          </Labelled>
        </li>
      ))}
    </List>
  );
}
