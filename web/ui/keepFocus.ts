import { STOPGAP } from './stopgap.ts';

/** What the keyboard stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const HEADINGS = 'h1, h2, h3, h4';
/** What lies over the page: its end leads back to where it was opened. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Where the focus was: enough to find the way when the place is gone. */
interface Place {
  readonly element: HTMLElement;
  readonly around: readonly Element[];
  /** Of a thing that may be drawn elsewhere. */
  readonly dragId: string | undefined;
  /** The row of a list or table that it stood in, its number, and which of its stops it was. */
  readonly row: Element | null;
  readonly rowAt: number;
  readonly stopAt: number;
  /** Of what lies over the page: where that was opened. */
  readonly opener: Place | null;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
const stopsOf = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !stop.matches(':disabled'));
const isOpenTo = (element: Element) => element.isConnected && !element.matches(':disabled');

/** Where what lies over the page was opened. A menu names its button, which a mouse or a finger does not give the focus first. */
function openerOf(overlay: Element, before: Place | null): Place | null {
  if (before && overlay.contains(before.element)) return before.opener;
  const trigger = overlay.matches('[role="menu"]')
    ? document.getElementById(overlay.getAttribute('aria-labelledby') ?? '')
    : null;
  return trigger && trigger !== before?.element ? placeOf(trigger, before) : before;
}

function placeOf(element: HTMLElement, before: Place | null): Place {
  const around: Element[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);
  const dragged = element.closest<HTMLElement>('[data-drag-id]');
  const row = element.closest('li, tr');
  const overlay = element.closest(OVERLAYS);
  return {
    element,
    around,
    dragId: dragged?.dataset['dragId'],
    row,
    rowAt: row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1,
    stopAt: stopsOf(dragged ?? row ?? document.createElement('i')).indexOf(element),
    opener: overlay && openerOf(overlay, before),
  };
}

/** The same control of the same thing, drawn elsewhere. */
function again({ dragId, stopAt }: Place): HTMLElement | undefined {
  if (dragId === undefined) return undefined;
  const thing = document.querySelector<HTMLElement>(`[data-drag-id="${CSS.escape(dragId)}"]`);
  return thing ? stopsOf(thing)[stopAt] : undefined;
}

/** The row that has come in the place of one that went. */
function nextRow({ row, rowAt, around }: Place): Element | null {
  const list = row && !row.isConnected ? around[around.indexOf(row) + 1] : undefined;
  return list?.isConnected ? (list.children[rowAt] ?? list.lastElementChild) : null;
}

/** The like control of that row. */
function neighbour(place: Place): HTMLElement | undefined {
  const next = nextRow(place);
  const stops = next ? stopsOf(next) : [];
  return stops[place.stopAt] ?? stops[0];
}

function isDrawn(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}

/** The nearest heading above what is gone. */
function heading({ around }: Place): HTMLElement | undefined {
  const attached = around.filter((each) => each.isConnected && each.id !== 'root');
  for (const within of [...attached, document]) {
    const found = [...within.querySelectorAll<HTMLElement>(HEADINGS)].find(isDrawn);
    if (found) return found;
  }
}

function follower(place: Place): HTMLElement | undefined {
  const { opener } = place;
  if (!place.element.isConnected && opener) return isOpenTo(opener.element) ? opener.element : follower(opener);
  return again(place) ?? neighbour(place) ?? heading(place);
}

function give(target: HTMLElement) {
  if (!target.matches(STOPS) && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.style.outline = 'none';
  }
  target.focus({ preventScroll: true });
  target.setAttribute(STOPGAP, '');
}

/**
 * Keeps the keyboard's place: when what had the focus goes away, or takes no input any more, the focus goes to the same thing drawn
 * elsewhere, to its neighbour in the list, or to the heading above it; a control that was only away for a moment gets it back.
 * Returns the function that stops it.
 */
export function keepFocus(): () => void {
  let place: Place | null = null;
  /** What the focus was taken from, and who has it instead. */
  let owed: { from: Place; by: Element } | null = null;
  let isDue = false;

  const mend = () => {
    isDue = false;
    if (owed && document.activeElement === owed.by) {
      const { from } = owed;
      if (isOpenTo(from.element)) return give(from.element);
      const elsewhere = again(from);
      if (elsewhere) {
        owed = null;
        return give(elsewhere);
      }
      // it has gone while it rested
      if (!from.element.isConnected) give(follower(from) ?? from.element);
      return;
    }
    if (!place || !isNowhere() || isOpenTo(place.element)) return;
    const from = place;
    const target = follower(from);
    if (!target) return;
    give(target);
    // its own control, or the neighbour's, may only rest for a moment, and a thing that is gone here may yet be drawn elsewhere
    const mayReturn =
      from.element.isConnected ||
      (nextRow(from) && !target.matches(STOPS)) ||
      (from.dragId !== undefined && again(from) === undefined);
    owed = mayReturn ? { from, by: target } : null;
  };
  // after what else may give the focus back: dialogs and menus as they close, and pages as they come
  const soon = () => {
    if (isDue || !place || !(isNowhere() || owed)) return;
    isDue = true;
    requestAnimationFrame(() => setTimeout(mend));
  };
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    if (owed && target !== owed.by && !target.closest(OVERLAYS)) owed = null;
    place = placeOf(target, place);
    // back from a dialog that took a while to come
    if (owed) soon();
  };
  // who leaves a place that stands meant to
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof Element) target.removeAttribute(STOPGAP);
    queueMicrotask(() => {
      if (place?.element === target && isOpenTo(place.element)) place = null;
    });
  };
  const watch = new MutationObserver(soon);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note, true);
  document.addEventListener('focusout', leave, true);
  return () => {
    watch.disconnect();
    place = owed = null;
    document.removeEventListener('focusin', note, true);
    document.removeEventListener('focusout', leave, true);
  };
}
