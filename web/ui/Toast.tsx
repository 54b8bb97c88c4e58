import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button, IconButton } from './Button.tsx';
import { keepClear, watchPresses } from './keepClear.ts';
import { closeTopDialog } from './openDialogs.ts';
import { keyframes, styled } from './theme.ts';

/** Milliseconds for warnings, and for hints that ask the reader to do something. */
const TOAST_MS = 5000;
export const HINT_MS = 8000;

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'default' | 'success' | 'warning' | 'destructive';
  /** Milliseconds; `TOAST_MS` unless told, `HINT_MS` for what takes longer to read. Infinity: it stays until it is answered. */
  duration?: number;
  /** One button: "Undo". The toast closes when it is pressed. */
  action?: { label: string; onPress: () => void };
}

type Shown = ToastMessage & { id: number };

let shown: Shown | null = null;
/** What stays until it is answered: it comes back once what was said over it has gone. */
let persistent: Shown | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message; the one on show, if any, is replaced. Returns a function that takes this message away. */
export function showToast(message: ToastMessage): () => void {
  const id = ++count;
  const next = { ...message, id };
  if (message.duration === Infinity) persistent = next;
  show(next);
  return () => dismissToast(id);
}

/** Takes the toast away: the given one if it is still on show, else whichever is. */
export function dismissToast(id = shown?.id) {
  if (persistent?.id === id) persistent = null;
  if (shown?.id === id) show(persistent);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const swipeOut = keyframes({ to: { opacity: 0, transform: 'translateX(100%)' } });

const Viewport = styled(Radix.Viewport, {
  position: 'fixed',
  right: 0,
  bottom: 'var(--tabs-room, 0px)',
  zIndex: '$toast',
  width: '26rem',
  maxWidth: '100vw',
  padding: '$4',
  outline: 'none',
  '@media print': { display: 'none' },
  // on a small screen the buttons of a dialog and of the chat stand where thumbs are; it keeps clear of what stands above it
  'body:has([data-rises], [data-writes]) &': { top: 0, bottom: 'auto', paddingY: '$2' },
  '@medium': {
    padding: '$6',
    'body:has([data-rises], [data-writes]) &': { top: 'auto', bottom: 0, paddingY: '$6' },
  },
  // beside a dialog, whose buttons stand in its lower right corner
  '@large': { 'body:has([data-rises]) &': { maxWidth: 'max(18rem, 50vw - 24rem)' } },
});

const Root = styled(Radix.Root, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$3',
  padding: '$3 $2 $3 $4',
  backgroundColor: '$raised',
  border: '1px solid $colors$lineStrong',
  borderRadius: '$large',
  boxShadow: '$large',
  animation: `${slideIn} 200ms cubic-bezier(0.2, 0, 0, 1)`,
  // a dialog takes the pointer from all that lies around it, not from a message, whichever of them came first
  pointerEvents: 'auto !important',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: 'transform $transitions$base' },
  '&[data-swipe="end"]': { animation: `${swipeOut} 120ms ease-out` },
  '& > svg': { color: '$accent' },
  variants: {
    tone: {
      default: {},
      success: { '& > svg': { color: '$success' } },
      warning: { borderColor: '$warning', '& > svg': { color: '$warning' } },
      destructive: { borderColor: '$danger', '& > svg': { color: '$danger' } },
    },
    roomy: { true: { alignItems: 'start', '& > svg': { marginTop: '2px' } } },
  },
});
// a button that leaves the words too little room stands below them
const Content = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$3', minWidth: 0 });
const Words = styled('div', {
  flex: '1 1 11rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  variants: { roomy: { true: { flexBasis: '100%' } } },
});
const Title = styled(Radix.Title, { fontSize: '$3', fontWeight: '$semibold', lineHeight: '$snug' });
const Description = styled(Radix.Description, {
  marginTop: '2px',
  fontSize: '$3',
  lineHeight: '$snug',
  color: '$textMuted',
  variants: {
    // what went well is in the history, too: more of it would hide what it speaks of
    cut: {
      true: {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 5,
      },
    },
  },
});

/** Characters of a description that fit beside a button in about three lines. */
const MANY = 100;

const ICONS = {
  default: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  destructive: IconAlertCircle,
};

/** Escape is for the dialog that the reader is in; a toast that came above it takes it only while it has the focus. */
function leaveToDialog(event: KeyboardEvent) {
  const isInToast = document.activeElement?.closest('[data-toast]') != null;
  const hasMenu = document.querySelector('[role="menu"]') !== null;
  if (!isInToast && !hasMenu && closeTopDialog()) event.preventDefault();
}

/**
 * Tells dialogs, panels and pages, as --toast-room, what a message takes of the window's height: they keep what one works in
 * clear of it. The page moves where each new message would lie over what it speaks of.
 */
function useRoom(shownId: number | undefined) {
  const place = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const viewport = place.current;
    if (shownId === undefined || !viewport) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--toast-room', `${viewport.offsetHeight}px`);
    tell();
    keepClear(viewport);
    // what takes the focus while the message stands is not under it either
    const follow = () => keepClear(viewport);
    document.addEventListener('focusin', follow);
    const watch = new ResizeObserver(tell);
    watch.observe(viewport);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', follow);
      style.removeProperty('--toast-room');
    };
  }, [shownId]);
  useEffect(watchPresses, []);
  return place;
}

/**
 * Lets the keyboard go to a message and back while a dialog is open. Dialogs keep the focus, by listening on the document for
 * where it goes: of the ways between them and a message they hear nothing.
 */
function useOpenDoor() {
  const door = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inside = door.current!;
    const hush = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && inside.contains(event.relatedTarget)) event.stopPropagation();
    };
    const hushAll = (event: FocusEvent) => event.stopPropagation();
    document.body.addEventListener('focusout', hush);
    inside.addEventListener('focusin', hushAll);
    return () => {
      document.body.removeEventListener('focusout', hush);
      inside.removeEventListener('focusin', hushAll);
    };
  }, []);
  return door;
}

/** Where toasts appear, once in the app. F8 moves the focus here; a swipe to the right dismisses. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribe, () => shown);
  const place = useRoom(toast?.id);
  const door = useOpenDoor();
  const tone = toast?.tone ?? 'default';
  const isRoomy = (toast?.description?.length ?? 0) > MANY;
  const Icon = ICONS[tone];
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Root
          key={toast.id}
          data-toast
          tone={tone}
          roomy={isRoomy}
          type={tone === 'warning' || tone === 'destructive' || toast.action ? 'foreground' : 'background'}
          duration={toast.duration ?? TOAST_MS}
          onEscapeKeyDown={leaveToDialog}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <Icon size={20} aria-hidden />
          <Content>
            <Words roomy={isRoomy}>
              <Title>{toast.title}</Title>
              {toast.description && <Description cut={tone === 'success'}>{toast.description}</Description>}
            </Words>
            {toast.action && (
              <Radix.Action altText={toast.action.label} asChild onClick={toast.action.onPress}>
                <Button size="small">{toast.action.label}</Button>
              </Radix.Action>
            )}
          </Content>
          <Radix.Close asChild>
            <IconButton label="Dismiss" size="small">
              <IconX size={16} aria-hidden />
            </IconButton>
          </Radix.Close>
        </Root>
      )}
      {/* a dialog hides the page behind it from screen readers, all but what says that it is live */}
      <div ref={door} aria-live="off">
        <Viewport ref={place} hotkey={['F8']} label="Notifications ({hotkey})" />
      </div>
    </Radix.Provider>
  );
}
