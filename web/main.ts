// The application begins in several short tasks: between them the browser draws, and answers whoever touches it.
const task = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
/** Milliseconds after which the application begins all the same. */
const DRAWN_MS = 500;

/** When what the document shows has been drawn; a window that nobody sees draws nothing. */
async function drawn(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const paint = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  await Promise.race([paint, task(DRAWN_MS)]);
}

/** Scripts of the screen that the document asked for and that are here already; those still on their way are not waited for. */
function* hereAlready(): Generator<string> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    if (performance.getEntriesByName(href, 'resource').length === 0) return;
    yield href;
  }
}

await drawn();
await import('react-dom/client');
await task();
const { applyGlobalStyles } = await import('./ui/theme.ts');
await task();
const { createRouter, draw } = await import('./start.tsx');
await task();
for (const file of hereAlready()) {
  await import(/* @vite-ignore */ file);
  await task();
}
applyGlobalStyles();
const router = createRouter();
await task();
draw(router);

export {};
