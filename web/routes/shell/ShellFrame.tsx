import type { ReactNode } from 'react';
import { styled } from '../../ui/theme.ts';

// What the layout of signed-in screens is made of.

export const Frame = styled('div', { display: 'flex', minHeight: '100dvh' });

// the strip is as long as the page, what stands in it as long as the window
export const Aside = styled('aside', {
  display: 'none',
  flexShrink: 0,
  width: '$sidebarIcons',
  backgroundColor: '$surface',
  borderRight: '1px solid $colors$line',
  transition: 'width $transitions$base',
  '@medium': { display: 'block' },
  variants: { expanded: { true: { width: '$sidebar' } } },
  '@media print': { display: 'none' },
});
export const Stays = styled('div', { position: 'sticky', top: 0, height: '100dvh' });

export const Column = styled('div', {
  flexGrow: 1,
  minWidth: 0,
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
});

export const Header = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$sticky',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '$header',
  paddingX: '$2',
  backgroundColor: '$canvas',
  borderBottom: '1px solid $colors$line',
  '@medium': { paddingX: '$4' },
  '@media print': { display: 'none' },
});

export const Main = styled('main', { flexGrow: 1, minWidth: 0, outline: 'none' });

// its narrow form is told to the document, which is older than the application
const FirstAside = styled(Aside, { width: '$sidebar', '.narrowSidebar &': { width: '$sidebarIcons' } });

/** The layout before anything of it is known: its lines stand where they will stay. */
export function FirstFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <FirstAside aria-hidden />
      <Column>
        <Header aria-hidden />
        <Main>{children}</Main>
      </Column>
    </Frame>
  );
}
