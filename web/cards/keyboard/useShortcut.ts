import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isSingleKey, shortcutFor, type ShortcutId, shortcutOf } from './shortcuts.ts';

/** Answers false when there is nothing for it to do, so that the key keeps its own meaning. */
type Act = () => boolean | void;

const acts = new Map<ShortcutId, Act[]>();
const listeners = new Set<() => void>();
let singleKeys = true;

const FIELD = 'input,textarea,select,[contenteditable=true],[role=dialog],[role=combobox],[role=textbox]';
const LAYER = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.closest(FIELD) !== null;

/** Lets whoever registered last act; false: nobody did. */
export function runShortcut(id: ShortcutId): boolean {
  return acts.get(id)?.findLast((act) => act() !== false) !== undefined;
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return;
  const id = shortcutFor(event);
  if (!id || (isSingleKey(id) && !singleKeys)) return;
  const { whileTyping, overDialogs } = shortcutOf(id);
  if (!whileTyping && isTyping(event.target)) return;
  if (!overDialogs && document.querySelector(LAYER)) return;
  if (runShortcut(id)) event.preventDefault();
}

function register(id: ShortcutId, act: Act): () => void {
  if (acts.size === 0) window.addEventListener('keydown', onKeyDown);
  acts.set(id, [...(acts.get(id) ?? []), act]);
  return () => {
    const left = acts.get(id)!.filter((other) => other !== act);
    if (left.length > 0) acts.set(id, left);
    else acts.delete(id);
    if (acts.size === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

/** Does this when the shortcut is pressed, as long as the component stands; of several the latest is asked first. */
export function useShortcut(id: ShortcutId, act: Act, enabled = true): void {
  const latest = useRef(act);
  // before the screen is drawn: whoever sees it may press at once
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  useLayoutEffect(() => (enabled ? register(id, () => latest.current()) : undefined), [id, enabled]);
}

/** Switches the shortcuts of a single character on or off, as the account wishes. */
export function setSingleKeys(isOn: boolean): void {
  singleKeys = isOn;
  for (const listener of listeners) listener();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => singleKeys,
  );
}
