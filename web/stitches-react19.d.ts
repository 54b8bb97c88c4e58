// @stitches/react 1.2.8 still reads the global JSX namespace that @types/react 19 removed.
import type { JSX as ReactJSX } from 'react';

declare global {
  namespace JSX {
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
    type Element = ReactJSX.Element;
  }
}
