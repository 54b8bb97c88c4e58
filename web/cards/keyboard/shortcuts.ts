/** A key as it is read from the keyboard and as it is written on the screen. */
interface Keys {
  /** `KeyboardEvent.key`, letters in lower case. */
  key: string;
  /** Ctrl, on a Mac Cmd. */
  mod?: true;
  shift?: true;
}

interface Shortcut extends Keys {
  /** Works while the keyboard is in a field. */
  whileTyping?: true;
  /** Works while a dialog or a menu is open. */
  overDialogs?: true;
  /** The component that has the focus hears it itself: named here, handled there. */
  ownHandler?: true;
}

/** Every shortcut of the product, once: the sheet, the hints and the keyboard itself read the keys from here. */
export const SHORTCUTS = {
  palette: { key: 'k', mod: true, whileTyping: true },
  help: { key: '?' },
  undo: { key: 'z', mod: true },
  sidebar: { key: 'b', mod: true, whileTyping: true, overDialogs: true },
  notifications: { key: 'F8', ownHandler: true },
  today: { key: 't' },
  nextDay: { key: 'j' },
  previousDay: { key: 'k' },
  nextWeek: { key: 'j', shift: true },
  previousWeek: { key: 'k', shift: true },
  newWorkout: { key: 'n' },
  feedback: { key: 'e' },
  done: { key: 'd' },
  move: { key: 'm', ownHandler: true },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof SHORTCUTS;

const all = Object.entries(SHORTCUTS) as [ShortcutId, Shortcut][];

export const shortcutOf = (id: ShortcutId): Shortcut => SHORTCUTS[id];

/** A character alone, which a voice or a slip may type: those can be switched off (WCAG 2.1.4). */
export const isSingleKey = (id: ShortcutId): boolean => {
  const { key, mod, ownHandler } = shortcutOf(id);
  return !mod && !ownHandler && key.length === 1;
};

/** Which shortcut a key press is; null: none. */
export function shortcutFor({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): ShortcutId | null {
  if (altKey) return null;
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  // which characters need Shift is the layout's matter
  const isLetter = /^[a-z]$/.test(pressed);
  const found = all.find(
    ([, { key: wanted, mod, shift, ownHandler }]) =>
      !ownHandler &&
      wanted === pressed &&
      (mod ?? false) === (ctrlKey || metaKey) &&
      (!isLetter || (shift ?? false) === shiftKey),
  );
  return found?.[0] ?? null;
}

/** For `aria-keyshortcuts`: 'Control+K Meta+K'. */
export function ariaKeys(id: ShortcutId): string {
  const { key, mod, shift } = shortcutOf(id);
  const rest = `${shift ? 'Shift+' : ''}${key.length === 1 ? key.toUpperCase() : key}`;
  return mod ? `Control+${rest} Meta+${rest}` : rest;
}
