import { useSyncExternalStore } from 'react';
import { darkTheme } from './theme.ts';

type ThemeName = 'light' | 'dark';

/** Also read by the script in each document, which sets the class before the first paint. */
const KEY = 'theme';
const listeners = new Set<() => void>();

/** Of the system until the reader has chosen. */
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

const system = () => window.matchMedia?.('(prefers-color-scheme: dark)') ?? null;

const ofSystem = (): ThemeName => (system()?.matches ? 'dark' : 'light');

function chosenTheme(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function follow(event: StorageEvent) {
  // another window of this browser changed it
  if (event.key === KEY) show(event.newValue === null ? ofSystem() : event.newValue === 'dark' ? 'dark' : 'light');
}

function followSystem() {
  if (chosenTheme() === null) show(ofSystem());
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', follow);
    system()?.addEventListener('change', followSystem);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', follow);
    system()?.removeEventListener('change', followSystem);
  };
}

export function useTheme() {
  return [useSyncExternalStore(subscribe, currentTheme, () => 'light' as const), setTheme] as const;
}
