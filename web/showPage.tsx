import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyGlobalStyles } from './ui/theme.ts';

/** Brings a public document to life: over what was drawn ahead of time, or from nothing under the development server. */
export function showPage(page: ReactNode) {
  applyGlobalStyles();
  const root = document.getElementById('root')!;
  const app = <StrictMode>{page}</StrictMode>;
  if (root.childElementCount > 0) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
