import { forgetSite, SITE_ELEMENT, type Site } from '../site.ts';

/** Writes into the document what a server would. */
export function tellSite(site: Partial<Site>) {
  document.getElementById(SITE_ELEMENT)?.remove();
  const element = document.createElement('script');
  element.id = SITE_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(site);
  document.head.append(element);
  forgetSite();
}
