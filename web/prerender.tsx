import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ADDRESSES } from './addresses.ts';
import { FIRST_SCREENS } from './firstScreens.tsx';
import { LandingPage } from './routes/landing/LandingPage.tsx';
import { PrivacyPage } from './routes/privacy/PrivacyPage.tsx';
import { applyGlobalStyles, darkTheme, getCssText, resetStyles } from './ui/theme.ts';

/** The public documents that are drawn when the client is built. */
export const PAGES: Record<string, ReactNode> = {
  'landing.html': <LandingPage />,
  'privacy.html': <PrivacyPage />,
};

export { ADDRESSES, FIRST_SCREENS };

/** Markup and styles of one page, as its first render in the browser makes them. */
export function draw(page: ReactNode): { markup: string; css: string } {
  resetStyles();
  // Stitches writes the dark colours when their class is asked for
  const dark = darkTheme.className;
  applyGlobalStyles();
  const markup = renderToString(<StrictMode>{page}</StrictMode>);
  const css = getCssText();
  if (!css.includes(`.${dark}{`)) throw new Error('The styles hold no dark theme.');
  return { markup, css };
}
