import { IconMenu2 } from '@tabler/icons-react';
import { type MouseEvent, useId } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import { homeOf, useSession } from '../session.ts';
import { leaving } from './leaving.ts';

const PLACES = [
  { href: '#features', label: 'Features' },
  { href: '#how-it-works', label: 'How It Works' },
  { href: '#pricing', label: 'Pricing' },
  { href: '#about', label: 'About' },
] as const;

const place = {
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  minHeight: '$control',
  paddingX: '$3',
  borderRadius: '$medium',
  color: '$textMuted',
  fontSize: '$3',
  fontWeight: '$medium',
  textDecoration: 'none',
  '&:hover': { color: '$text', backgroundColor: '$hover' },
} as const;

const Row = styled('nav', { display: 'none', '@large': { display: 'flex', gap: '$1', marginLeft: '$6' } });
const Place = styled('a', place);

/** The sections of the page, in the bar of a wide window. */
export function Places() {
  return (
    <Row aria-label="On this page">
      {PLACES.map(({ href, label }) => (
        <Place key={href} href={href}>
          {label}
        </Place>
      ))}
    </Row>
  );
}

const Only = styled('div', { '@large': { display: 'none' } });
const Sheet = styled('nav', {
  position: 'fixed',
  inset: '4.25rem $space$3 auto auto',
  width: 'min(18rem, calc(100vw - 1.5rem))',
  margin: 0,
  padding: '$2',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  backgroundColor: '$raised',
  color: '$text',
  boxShadow: '$large',
});
const SheetPlace = styled('a', { ...place, minHeight: '$touch', color: '$text' });
// the buttons of the bar have room from 640 px on
const Account = styled('div', {
  marginTop: '$2',
  paddingTop: '$2',
  borderTop: '1px solid $colors$line',
  '@small': { display: 'none' },
});

function close(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof HTMLAnchorElement) event.currentTarget.hidePopover?.();
}

/** The same and the way in, as a menu where the bar has no room. The browser's own popover: it opens before any script ran. */
export function PlacesMenu() {
  const id = useId();
  const session = useSession();
  return (
    <Only>
      <IconButton label="Menu" popoverTarget={id}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Sheet id={id} popover="auto" aria-label="Menu" onClick={close}>
        {PLACES.map(({ href, label }) => (
          <SheetPlace key={href} href={href}>
            {label}
          </SheetPlace>
        ))}
        {session.status !== 'loading' && (
          <Account>
            {session.status === 'signed-in' ? (
              <>
                <SheetPlace href={homeOf(session.user)}>Dashboard</SheetPlace>
                <SheetPlace href="/api/logout" onClick={leaving}>
                  Logout
                </SheetPlace>
              </>
            ) : (
              <>
                <SheetPlace href="/login">Sign In</SheetPlace>
                <SheetPlace href="/onboarding">Get Started</SheetPlace>
              </>
            )}
          </Account>
        )}
      </Sheet>
    </Only>
  );
}
