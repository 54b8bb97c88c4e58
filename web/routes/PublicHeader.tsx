import type { ReactNode } from 'react';
import { PRODUCT } from '../copy.ts';
import { Inline } from '../ui/Layout.tsx';
import { LogoMark } from '../ui/Logo.tsx';
import { focusRing, styled } from '../ui/theme.ts';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';

const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '4rem',
  padding: '$3 $4',
  '@medium': { padding: '$4 $8' },
  variants: {
    sticky: {
      true: {
        position: 'sticky',
        top: 0,
        zIndex: '$sticky',
        backgroundColor: '$canvas',
        borderBottom: '1px solid $colors$line',
      },
    },
  },
});
const Brand = styled('a', {
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$touch',
  borderRadius: '$small',
  color: '$text',
  fontWeight: '$semibold',
  letterSpacing: '$tight',
  textDecoration: 'none',
});

interface PublicHeaderProps {
  /** Stays at the top while the page scrolls. */
  sticky?: boolean;
  /** Places of this page, beside the name. */
  places?: ReactNode;
  /** Drawn by the server, where a button would do nothing yet. */
  isWaiting?: boolean;
  children?: ReactNode;
}

/** The top of every screen outside the signed-in layout: the name, what the screen adds, the theme. The front page is a document of its own. */
export function PublicHeader({ sticky = false, places, isWaiting = false, children }: PublicHeaderProps) {
  return (
    <Bar sticky={sticky}>
      <Brand href="/">
        <LogoMark />
        {PRODUCT}
      </Brand>
      {places}
      {/* as wide as there is room, so that what comes later moves nothing */}
      <Inline gap={2} justify="end" wrap={false} css={{ flexGrow: 1 }}>
        {children}
        {!isWaiting && <ThemeToggle />}
      </Inline>
    </Bar>
  );
}
