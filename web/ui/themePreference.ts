import { useSyncExternalStore } from 'react';
import { darkTheme } from './theme.ts';

type ThemeName = 'light' | 'dark';

/** Also read by the script in each document, which sets the class before the first paint. */
const KEY = 'theme';
const listeners = new Set<() => void>();

/** 'light' until the reader has chosen otherwise. */
function currentTheme(): ThemeName {
  return document.documentElement.classList.contains(darkTheme.className) ? 'dark' : 'light';
}

function show(name: ThemeName) {
  document.documentElement.classList.toggle(darkTheme.className, name === 'dark');
  for (const listener of listeners) listener();
}

/** Shows the theme and remembers it in this browser. */
export function setTheme(name: ThemeName) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // storage is blocked: the choice lasts for this page only
  }
  show(name);
}

function follow(event: StorageEvent) {
  // another window of this browser changed it
  if (event.key === KEY) show(event.newValue === 'dark' ? 'dark' : 'light');
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

export function useTheme() {
  return [useSyncExternalStore(subscribe, currentTheme, () => 'light' as const), setTheme] as const;
}
