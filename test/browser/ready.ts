/** Waits until a page's scripts listen, which is earlier than the idle network `settled` waits for. */
import type { Page } from 'playwright/test';

/** Waits until every island is hydrated, idle scripts have run and the fonts are loaded. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-watched]').waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until a lazily loaded chunk has run: `listing` for /assets/listing-1a2b3c.js. */
export async function partRan(page: Page, part: string): Promise<void> {
  const found = await page.waitForFunction(
    (name) =>
      performance
        .getEntriesByType('resource')
        .find((each) => new RegExp(`/assets/${name}-[\\w-]{7}\\.js$`).test(each.name))?.name,
    part,
  );
  // The module is not fetched again: the import resolves once it has run.
  await page.evaluate(
    (address) => import(address).then(() => undefined),
    `${await found.jsonValue()}`,
  );
}
