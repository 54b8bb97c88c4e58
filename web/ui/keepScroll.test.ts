import { keepScroll } from './keepScroll.ts';

const STORED = 'positions';

let grow: (height: number) => void;
let scrolled: number[];

beforeEach(() => {
  scrolled = [];
  const callbacks = new Set<() => void>();
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => void scrolled.push(Number(args[1])));
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const told = () => callback([], {} as ResizeObserver);
    return {
      observe: () => void callbacks.add(told),
      unobserve: () => {},
      disconnect: () => void callbacks.delete(told),
    };
  });
  let height = 0;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  grow = (to) => {
    height = to;
    for (const callback of callbacks) callback();
  };
  window.history.replaceState({ key: 'here' }, '');
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const keep = (positions: unknown) => sessionStorage.setItem(STORED, JSON.stringify(positions));

test('a page is scrolled once it has grown long enough, and then left alone', () => {
  keep({ here: 200 });
  keepScroll(STORED);
  grow(window.innerHeight + 199);
  expect(scrolled).toEqual([]);
  grow(window.innerHeight + 200);
  expect(scrolled).toEqual([200]);
  grow(window.innerHeight + 900);
  expect(scrolled).toEqual([200]);
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('after a %s the page is the person’s', (gesture) => {
  keep({ here: 200 });
  keepScroll(STORED);
  window.dispatchEvent(new Event(gesture));
  grow(window.innerHeight + 900);
  expect(scrolled).toEqual([]);
});

test.each([[{ there: 200 }], [{ here: 0 }], [{ here: '200' }], [null]])('%j has nowhere to go', (positions) => {
  keep(positions);
  keepScroll(STORED);
  grow(window.innerHeight + 900);
  expect(scrolled).toEqual([]);
});
