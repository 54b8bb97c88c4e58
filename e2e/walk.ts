import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './fixtures.ts';
import type { Screen } from './screenList.ts';
import { WIDE } from './sizes.ts';

/** Widths where layouts break first: the narrowest phone, and a small tablet, which is also a wide window at 200%. */
const NARROWER = { phone: 320, wide: 720 };

/** Looks at the screen that is there: one h1, axe in both themes, and no scrolling sideways here or on a narrower window. */
export async function look(page: Page, { path, shows }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1'), `${path} has one h1`).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, width: size.width === WIDE.width ? NARROWER.wide : NARROWER.phone });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}

/** Goes to another screen of the application as a link does, without loading it anew; parts of one page keep its title. */
async function follow(page: Page, from: Screen, to: Screen): Promise<void> {
  await page.evaluate(
    ({ path, leaves }) => {
      for (const heading of document.querySelectorAll(leaves)) heading.setAttribute('data-left', '');
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    { path: to.path, leaves: from.shows === to.shows ? 'h2' : 'h1, h2' },
  );
  await expect(page.locator('[data-left]')).toHaveCount(0);
}

/** Looks at one screen after another. */
export async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [place, screen] of screens.entries()) {
    const from = screens[place - 1];
    if (from) await follow(page, from, screen);
    else await page.goto(screen.path);
    await look(page, screen);
  }
}
