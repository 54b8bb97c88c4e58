import { type ShortcutId, shortcutOf } from './shortcuts.ts';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The caps to print, in order: ['Ctrl', 'K'], on a Mac ['⌘', 'K']. */
export function keyCaps(id: ShortcutId, mac = isMac()): string[] {
  const { key, mod, shift } = shortcutOf(id);
  return [
    ...(mod ? [mac ? '⌘' : 'Ctrl'] : []),
    ...(shift ? ['Shift'] : []),
    key.length === 1 ? key.toUpperCase() : key,
  ];
}
