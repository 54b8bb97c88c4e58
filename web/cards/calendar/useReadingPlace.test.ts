import { renderHook } from '@testing-library/react';
import { READ_AT, useReadingPlace, weekAt } from './useReadingPlace.ts';

/** Where the later of two weeks begins in the page; the earlier one ends there. */
let begins: number;
let frame: HTMLElement;
const top = () => begins - window.scrollY;
const later = () => frame.querySelector<HTMLElement>('[data-week="2026-12-28"]')!;

beforeEach(() => {
  begins = 1000;
  document.body.innerHTML =
    '<main><section data-week="2026-12-21"></section><section data-week="2026-12-28"></section></main>';
  frame = document.querySelector('main')!;
  const [before, after] = [...frame.querySelectorAll('section')];
  before!.getBoundingClientRect = () => ({ top: top() - 500, bottom: top() }) as DOMRect;
  after!.getBoundingClientRect = () => ({ top: top(), bottom: top() + 500 }) as DOMRect;
  Object.assign(window, { scrollY: 0 });
  // by whole pixels, as browsers do
  jest.spyOn(window, 'scrollBy').mockImplementation((by) => {
    Object.assign(window, { scrollY: Math.round(window.scrollY + (by as ScrollToOptions).top!) });
  });
});
afterEach(() => jest.restoreAllMocks());

test('a week that ends within the pixel where reading begins is not the one that is read', () => {
  for (const [part, read] of [
    [-0.6, '2026-12-28'],
    [0.9, '2026-12-28'],
    [1, '2026-12-21'],
  ] as const) {
    begins = READ_AT + part;
    expect([part, weekAt(frame)!.dataset['week']]).toEqual([part, read]);
  }
});

test('however often a part of a pixel comes above it, what is read stays where it stood', () => {
  const { result, unmount } = renderHook(() => useReadingPlace({ current: frame }));
  Object.assign(window, { scrollY: begins - READ_AT });
  later().scrollIntoView = () => {};
  result.current(later());
  for (let piece = 0; piece < 20; piece += 1) {
    begins += 0.7;
    window.dispatchEvent(new Event('scroll'));
    expect(Math.abs(top() - READ_AT)).toBeLessThan(1);
  }
  expect(weekAt(frame)).toBe(later());
  unmount();
});
