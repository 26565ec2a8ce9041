/** When a page listens: sooner than its network is silent, which is what `settled` waits for. */
import type { Page } from 'playwright/test';

/** Every island answers, what comes when the browser is idle is there, and letters have their fonts. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-watched]').waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** A part of the script that is fetched when it is wanted has run: `listing` of /assets/listing-1a2b3c.js. */
export async function partRan(page: Page, part: string): Promise<void> {
  const found = await page.waitForFunction(
    (name) =>
      performance
        .getEntriesByType('resource')
        .find((each) => new RegExp(`/assets/${name}-[\\w-]{6}\\.js$`).test(each.name))?.name,
    part,
  );
  // Known already, it is not fetched again: this waits until it has been run.
  await page.evaluate(
    (address) => import(address).then(() => undefined),
    `${await found.jsonValue()}`,
  );
}
