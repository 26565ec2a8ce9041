/** The parts of the frame as a shopper of a market finds them. */
import type { Locator, Page } from 'playwright/test';
import { ready } from '../ready.ts';
import { addressOf, textsOf } from '../shop.ts';

/** Markets with long words or another alphabet, which the frame must hold. */
const testing = {
  de: 'de-DE',
  gr: 'el-GR',
  bg: 'bg-BG',
  fi: 'fi-FI',
} as const;

export type Market = keyof typeof testing;

export function frameOf(page: Page, market: Market) {
  const texts = textsOf(testing[market]);
  const header = page.getByRole('banner');
  return {
    texts,
    /** A short page: the frame is the same on every page. */
    address: `${addressOf(market)}/order-tracking/`,
    dialog: page.getByRole('dialog'),
    menuButton: header.getByRole('link', { name: texts('header.menu'), exact: true }),
    contactButton: header.getByRole('link', { name: texts('contact.title'), exact: true }),
    departmentButton: (at: number): Locator =>
      page.locator('.catbar [data-department] > button').nth(at),
    panel: page.locator('.catbar .mega'),
  };
}

/** Opens a page and waits until its scripts run. */
export async function openFrame(page: Page, market: Market, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(frameOf(page, market).address);
  await ready(page);
}

/** Where the focus is, in a few words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return '';
    const name = at.getAttribute('aria-label') ?? at.textContent;
    return `${at.tagName.toLowerCase()} ${name?.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
  });
}

/** Whether the focused element, or the search box around it, has a ring of at least two pixels. */
export function ringShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return [at, at?.closest('.search__box')].some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}
