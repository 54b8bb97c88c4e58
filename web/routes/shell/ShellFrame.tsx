import type { ReactNode } from 'react';
import { PRODUCT } from '../../copy.ts';
import { LogoMark } from '../../ui/Logo.tsx';
import { globalCss, styled } from '../../ui/theme.ts';

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

/** Whose screen it is, where no sidebar says so. */
const Name = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontWeight: '$semibold',
  letterSpacing: '$tight',
  '@medium': { display: 'none' },
  // beside the signs of the header the narrowest phones have room for the mark alone
  '@media (max-width: 379px)': { width: '20px', overflow: 'hidden' },
});
export const ProductName = () => (
  <Name>
    <LogoMark size={20} />
    {PRODUCT}
  </Name>
);

/** Tells what stands at the lower end of a phone's window, as --tabs-room, that the tabs are there; what takes the keyboard never comes to stand under them. */
export const keepTabsRoom = globalCss({
  '@media (max-width: 767px)': {
    'html:has([data-tabs])': {
      '--tabs-room': 'calc($sizes$header + 1px + env(safe-area-inset-bottom))',
      scrollPaddingBottom: 'calc(var(--tabs-room) + $space$3)',
    },
  },
});

/** Where colours are forced, a tone alone would say which of several buttons is pressed. */
export const markPressed = globalCss({
  '@media (forced-colors: active)': {
    'button[aria-pressed="true"]': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

/** Where the tabs of a phone stand, whether they have come or not. */
export const TabBar = styled('div', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: '$sticky',
  minHeight: 'calc($sizes$header + 1px)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: '$surface',
  borderTop: '1px solid $colors$line',
  '@medium': { display: 'none' },
  '@media print': { display: 'none' },
});

export const Main = styled('main', { flexGrow: 1, minWidth: 0, outline: 'none' });

// its narrow form is told to the document, which is older than the application
const FirstAside = styled(Aside, { width: '$sidebar', '.narrowSidebar &': { width: '$sidebarIcons' } });

// beside the toggle that is still to come
const FirstName = styled('div', { marginLeft: '$12' });

/** The layout before anything of it is known: its lines stand where they will stay. */
export function FirstFrame({ children }: { children: ReactNode }) {
  keepTabsRoom();
  return (
    <Frame>
      <FirstAside aria-hidden />
      <Column>
        <Header aria-hidden>
          <FirstName>
            <ProductName />
          </FirstName>
        </Header>
        <Main>{children}</Main>
      </Column>
      <TabBar data-tabs aria-hidden />
    </Frame>
  );
}
