/** What a message may be about: the smallest of these around what was pressed. */
const SUBJECTS = '[role="status"], [data-day], article, li, tr, form';
/** Pixels between the two. */
const GAP = 12;

let pressed: Element | null = null;

/** Remembers where a finger or a mouse left the page last: what is said next is mostly about that. Returns the function that stops it. */
export function watchPresses(): () => void {
  const note = ({ clientX, clientY }: PointerEvent) => {
    const at = document.elementFromPoint?.(clientX, clientY) ?? null;
    if (!at?.closest('[data-toast]')) pressed = at;
  };
  document.addEventListener('pointerup', note, { capture: true, passive: true });
  return () => document.removeEventListener('pointerup', note, { capture: true });
}

function subject(): Element | null {
  const focused = document.activeElement;
  const own =
    focused &&
    focused !== document.body &&
    !focused.closest('[data-toast]') &&
    focused.matches('a, button, input, [role="button"], [tabindex="0"], h1, h2, h3, h4');
  const at = own ? focused : pressed;
  return at?.isConnected ? at : null;
}

/**
 * Pixels that the page has to go up, or down where negative, so that `cover`, which stands at the lower or the upper end of the
 * window, leaves a subject clear; 0: it does, or the subject would leave by the other end.
 */
export function liftFor(
  cover: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>,
  at: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>,
  innerHeight: number,
): number {
  const isBeside = at.right <= cover.left || at.left >= cover.right;
  if (isBeside || at.top >= innerHeight || at.bottom <= 0) return 0;
  if (cover.bottom <= innerHeight / 2)
    return Math.min(0, Math.max(at.top - GAP - cover.bottom, at.bottom + GAP - innerHeight));
  return Math.max(0, Math.min(at.bottom + GAP - cover.top, at.top - GAP));
}

/** Moves the page where a message would lie over what it speaks of. */
export function keepClear(cover: Element): void {
  const at = subject();
  if (!at || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  const rect = cover.getBoundingClientRect();
  const whole = (at.closest(SUBJECTS) ?? at).getBoundingClientRect();
  // a long list or form stays where it is: what was pressed in it is what counts
  const fits = whole.height < Math.max(rect.top, window.innerHeight - rect.bottom) - 2 * GAP;
  const lift = liftFor(rect, fits ? whole : at.getBoundingClientRect(), window.innerHeight);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (lift !== 0) window.scrollBy({ top: lift, behavior: isStill ? 'instant' : 'smooth' });
}
