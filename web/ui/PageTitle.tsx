import { useLayoutEffect } from 'react';

/** Names the browser's tab. A `<title>` element would come after the one in index.html, and the first one wins. */
export function PageTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}
