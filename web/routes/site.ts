import { useSyncExternalStore } from 'react';
import type { User } from './user.ts';

/** What the server's environment says of this site, and of who asks. It writes this into every document that it sends. */
export interface Site {
  /** Who runs it; null: not told. */
  operatorName: string | null;
  contactUrl: string | null;
  socialLinks: readonly (string | null)[];
  paymentLinks: { coaching: string | null; kona: string | null };
  /** Who was signed in when the document was sent: null is nobody, undefined that it does not say. */
  user?: User | null | undefined;
}

export const SITE_ELEMENT = 'site';

/** The document before a server has filled it in. */
const UNKNOWN_SITE: Site = {
  operatorName: null,
  contactUrl: null,
  socialLinks: [null, null],
  paymentLinks: { coaching: null, kona: null },
};

let site: Site | null = null;

/** From the document; the defaults where it says nothing, such as under the development server. */
export function siteOf(document: Document): Site {
  const text = document.getElementById(SITE_ELEMENT)?.textContent?.trim();
  return text ? { ...UNKNOWN_SITE, ...(JSON.parse(text) as Partial<Site>) } : UNKNOWN_SITE;
}

/** Reads the document again at the next question. */
export function forgetSite() {
  site = null;
}

const never = () => () => undefined;
const current = () => (site ??= siteOf(document));

/** The site's own facts. A prerendered page shows the defaults first, in boxes of the same size. */
export function useSite(): Site {
  return useSyncExternalStore(never, current, () => UNKNOWN_SITE);
}

/** Who the document says is signed in: null is nobody, undefined that it does not say. */
export const knownUser = (): User | null | undefined => current().user;

/** What the document says of that has been overtaken. */
export function forgetKnownUser() {
  site = { ...current(), user: undefined };
}

/** Whether it is certain, without asking, that nobody is signed in. */
export const isSurelySignedOut = (): boolean => knownUser() === null;
