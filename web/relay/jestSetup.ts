import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 20_000 });

// What Radix asks of a browser and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

/** A desktop window without special preferences: only `(min-width: …)` matches. */
window.matchMedia ??= (query) =>
  ({
    media: query,
    matches: query.includes('min-width'),
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
