import { useSyncExternalStore } from 'react';

/** What the server's environment says of this site, and of who asks. It writes this into every document that it sends. */
export interface Site {
  /** Who runs it; null: not told. */
  operatorName: string | null;
  contactUrl: string | null;
  socialLinks: readonly (string | null)[];
  paymentLinks: { coaching: string | null; kona: string | null };
  /** Does the browser carry a session, good or bad? Without one there is nobody to ask for. */
  hasSession: boolean;
}

export const SITE_ELEMENT = 'site';

/** The document before a server has filled it in. */
const UNTOLD: Site = {
  operatorName: null,
  contactUrl: null,
  socialLinks: [null, null],
  paymentLinks: { coaching: null, kona: null },
  hasSession: true,
};

let told: Site | null = null;

/** From the document; the defaults where it says nothing, such as under the development server. */
export function siteOf(document: Document): Site {
  const text = document.getElementById(SITE_ELEMENT)?.textContent?.trim();
  return text ? { ...UNTOLD, ...(JSON.parse(text) as Partial<Site>) } : UNTOLD;
}

/** Reads the document again at the next question. */
export function forgetSite() {
  told = null;
}

const never = () => () => undefined;
const current = () => (told ??= siteOf(document));

/** The site's own facts. A prerendered page shows the defaults first, in boxes of the same size. */
export function useSite(): Site {
  return useSyncExternalStore(never, current, () => UNTOLD);
}

/** Whether it is certain, without asking, that nobody is signed in. */
export const isSurelySignedOut = (): boolean => !current().hasSession;
