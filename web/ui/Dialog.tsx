import { IconX } from '@tabler/icons-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { useOpenDialog } from './openDialogs.ts';
import { STOPGAP } from './stopgap.ts';
import { keyframes, styled } from './theme.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const riseIn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slideFromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideFromRight = keyframes({ from: { transform: 'translateX(100%)' } });

/** With the border above it, this stays the same height until a message is higher. */
const ROOM = 'max(0px, calc($space$24 - var(--toast-room, 0px)))';

const Overlay = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$overlay',
  display: 'grid',
  alignItems: 'end',
  // room for a message above a dialog that is as high as the screen: what is scrolled does not go below it either
  borderTop: 'var(--toast-room, 0px) solid transparent',
  paddingTop: ROOM,
  overflowY: 'auto',
  backgroundColor: '$scrim',
  animation: `${fadeIn} 160ms ease-out`,
  '@small': { placeItems: 'center', padding: `${ROOM} $space$6 $space$6` },
  '@medium': { padding: '$6', borderTopWidth: 0 },
});

const Panel = styled(Radix.Content, {
  width: '100%',
  backgroundColor: '$raised',
  border: '1px solid $colors$line',
  borderRadius: '$xlarge $xlarge 0 0',
  boxShadow: '$large',
  outline: 'none',
  animation: `${riseIn} 200ms cubic-bezier(0.2, 0, 0, 1)`,
  '@small': { borderRadius: '$xlarge' },
  variants: {
    size: {
      small: { '@small': { maxWidth: '26rem' } },
      medium: { '@small': { maxWidth: '34rem' } },
      large: { '@small': { maxWidth: '48rem' } },
    },
  },
  defaultVariants: { size: 'medium' },
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$4',
  padding: '$5 $4 0 $5',
  '@small': { padding: '$6 $5 0 $6' },
});
const Title = styled(Radix.Title, {
  fontSize: '$5',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  letterSpacing: '$tight',
});
const Description = styled(Radix.Description, { marginTop: '$1', fontSize: '$3', color: '$textMuted' });
const Body = styled('div', { padding: '$5', '@small': { padding: '$5 $6 $6' } });
const Foot = styled('div', {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '$3',
  padding: '$4 $5',
  borderTop: '1px solid $colors$line',
  '@small': { flexDirection: 'row', justifyContent: 'flex-end', padding: '$4 $6' },
});

/** In line with the first line of the title, however large fingers need it. */
const crossLook = { margin: '-0.25rem 0', '@touch': { margin: '-0.625rem -$1 -0.625rem 0' } } as const;

function Cross() {
  return (
    <Radix.Close asChild>
      <IconButton label="Close" size="small" css={crossLook}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </Radix.Close>
  );
}

/** A key pressed while the dialog went has already led the keyboard on: to a place of the page that nobody gave it for want of a better one. */
const hasMovedOn = () => document.activeElement?.matches(`body,[role=dialog],[role=dialog] *,[${STOPGAP}]`) === false;

/** Gives the focus back to what had it: a dialog has no trigger of its own. */
export function useBackToOpener() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (hasMovedOn()) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  children?: ReactNode;
}

/** Over the page in the middle; on a phone it rises from the bottom edge. Escape, the cross and the scrim close it. */
export function Dialog({ open, onOpenChange, title, description, footer, size, children }: DialogProps) {
  const backToOpener = useBackToOpener();
  useOpenDialog(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay>
          <Panel data-rises size={size} {...backToOpener} {...(description ? {} : { 'aria-describedby': undefined })}>
            <Head>
              <div>
                <Title>{title}</Title>
                {description && <Description>{description}</Description>}
              </div>
              <Cross />
            </Head>
            {children && <Body>{children}</Body>}
            {footer && <Foot>{footer}</Foot>}
          </Panel>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const SheetScrim = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$overlay',
  backgroundColor: '$scrim',
  animation: `${fadeIn} 160ms ease-out`,
});

const SheetPanel = styled(Radix.Content, {
  position: 'fixed',
  top: 0,
  bottom: 0,
  zIndex: '$overlay',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '88vw',
  // its end can be reached above a message
  paddingBottom: 'var(--toast-room, 0px)',
  overflowY: 'auto',
  backgroundColor: '$raised',
  boxShadow: '$large',
  outline: 'none',
  variants: {
    side: {
      left: {
        left: 0,
        borderRight: '1px solid $colors$line',
        animation: `${slideFromLeft} 240ms cubic-bezier(0.2, 0, 0, 1)`,
      },
      right: {
        right: 0,
        borderLeft: '1px solid $colors$line',
        animation: `${slideFromRight} 240ms cubic-bezier(0.2, 0, 0, 1)`,
      },
    },
    width: { sidebar: { width: '$sidebarMobile' }, wide: { width: '30rem' } },
  },
  defaultVariants: { side: 'right', width: 'wide' },
});
const SheetBody = styled('div', {
  flexGrow: 1,
  minHeight: 0,
  variants: { padded: { true: { padding: '$5', '@small': { padding: '$5 $6 $6' } } } },
});

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right';
  width?: 'sidebar' | 'wide';
  /** Draws the title bar with its cross; without it the title is only read aloud. */
  showTitle?: boolean;
  children: ReactNode;
}

/** A panel that slides over the page from one side. */
export function Sheet({ open, onOpenChange, title, side, width, showTitle = true, children }: SheetProps) {
  const backToOpener = useBackToOpener();
  useOpenDialog(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <SheetScrim />
        <SheetPanel side={side} width={width} aria-describedby={undefined} {...backToOpener}>
          {showTitle ? (
            <Head>
              <Title>{title}</Title>
              <Cross />
            </Head>
          ) : (
            <HiddenTitle>{title}</HiddenTitle>
          )}
          <SheetBody padded={showTitle}>{children}</SheetBody>
        </SheetPanel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const HiddenTitle = styled(Radix.Title, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
