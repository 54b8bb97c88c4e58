import { act, renderHook } from '@testing-library/react';
import { useTheme } from './themePreference.ts';

type Listener = () => void;

/** A system whose setting can change. */
function systemSetTo(dark: boolean) {
  const heard = new Set<Listener>();
  const query = {
    matches: dark,
    addEventListener: (_: string, listener: Listener) => heard.add(listener),
    removeEventListener: (_: string, listener: Listener) => heard.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  return (isDark: boolean) => {
    query.matches = isDark;
    act(() => heard.forEach((listener) => listener()));
  };
}
const storageEvent = (newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

test('follows the system as it changes, until one is chosen', () => {
  const setSystem = systemSetTo(false);
  const { result } = renderHook(() => useTheme());
  expect(result.current[0]).toBe('light');
  setSystem(true);
  expect(result.current[0]).toBe('dark');
  setSystem(false);
  expect(result.current[0]).toBe('light');
  act(() => result.current[1]('light'));
  setSystem(true);
  expect(result.current[0]).toBe('light');
});

test('a choice that another window takes back leaves it to the system again', () => {
  systemSetTo(true);
  const { result } = renderHook(() => useTheme());
  storageEvent('light');
  expect(result.current[0]).toBe('light');
  storageEvent(null);
  expect(result.current[0]).toBe('dark');
});
