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

await drawn();
await import('react-dom/client');
await task();
await import('./ui/theme.ts');
await task();
const { start } = await import('./start.tsx');
await task();
start();

export {};
