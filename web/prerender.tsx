import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingPage } from './routes/landing/LandingPage.tsx';
import { PrivacyPage } from './routes/privacy/PrivacyPage.tsx';
import { applyGlobalStyles, getCssText, resetStyles } from './ui/theme.ts';

/** The public documents that are drawn when the client is built. */
export const PAGES: Record<string, ReactNode> = {
  'landing.html': <LandingPage />,
  'privacy.html': <PrivacyPage />,
};

/** Markup and styles of one page, as its first render in the browser makes them. */
export function draw(page: ReactNode): { markup: string; css: string } {
  resetStyles();
  applyGlobalStyles();
  const markup = renderToString(<StrictMode>{page}</StrictMode>);
  return { markup, css: getCssText() };
}
