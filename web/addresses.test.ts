import type { RouteObject } from 'react-router';
import { ADDRESSES } from './addresses.ts';
import { routes } from './routes.tsx';

/** Documents of their own, which the server has by itself. */
const DOCUMENTS = ['/', '/privacy'];

const pathsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path !== undefined && path !== '*' ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);

test('the server knows every screen, and nothing else as one', () => {
  expect([...DOCUMENTS, ...ADDRESSES].sort()).toEqual(pathsOf(routes).sort());
});
