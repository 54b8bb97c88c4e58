import { keepFocus } from './keepFocus.ts';
import { keepScroll } from './keepScroll.ts';

/** Keeps where a person is on the page: the keyboard's place, and how far it is scrolled. Returns the function that stops it. */
export function keepPlace(scrollStorageKey: string): () => void {
  const stops = [keepFocus(), keepScroll(scrollStorageKey)];
  return () => stops.forEach((stop) => stop());
}
