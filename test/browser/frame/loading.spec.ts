/** Slow responses, failed responses, and script chunks that no longer exist. */
import { expect, type Page, type Route, test } from 'playwright/test';
import { homeOf } from '../buying.ts';
import { hold, productPage } from '../cart-step.ts';
import { guests } from '../guests.ts';
import { textsOf } from '../shop.ts';

const texts = textsOf(guests.de.locale);
const search = `${homeOf(guests.de)}search`;
const bar = (page: Page) => page.getByRole('progressbar');
const brand = (page: Page) => page.locator('aside input[name="brand"]').first();
const isNoNavigation = (route: Route) => !route.request().isNavigationRequest();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-watched]').waitFor();
}

test('a slow filter response shows the loading bar until it arrives, and keeps the scroll position', async ({
  page,
}) => {
  await open(page, search);
  const boxes = page.locator('aside input[name="brand"]');
  await boxes.last().scrollIntoViewIfNeeded();
  await boxes.nth(2).focus();
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  const answer = await hold(page, /brand=/);
  await page.keyboard.press('Space');
  await expect(bar(page)).toHaveAccessibleName(texts('loading.label'));
  await expect(bar(page)).toHaveAttribute('aria-valuenow', /^[1-9]/);
  answer();
  await page.waitForURL(/brand=/);
  await expect(bar(page)).toHaveCount(0);
  await expect(boxes.nth(2)).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a failed response marks the loading bar as failed, shows a message and leaves the page unchanged', async ({
  page,
  context,
}) => {
  await open(page, search);
  await page.route(/brand=/, (route) => (isNoNavigation(route) ? route.abort() : route.continue()));
  await page.evaluate(() => {
    // The bar disappears after half a second, so its failed state is recorded here.
    new MutationObserver(() => {
      const failed = document.querySelector('.loadbar[data-failed]');
      if (failed) document.documentElement.dataset.seen = failed.ariaLabel ?? '';
    }).observe(document.body, { childList: true });
  });
  const before = await page.locator('main [data-said]').innerText();
  await brand(page).click();
  await expect(page.getByRole('alert')).toHaveText(texts('loading.failed'));
  await expect(page.locator('html')).toHaveAttribute('data-seen', texts('loading.failed'));
  await expect(bar(page)).toHaveCount(0);
  await expect(brand(page)).not.toBeChecked();
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  expect(page.url()).toBe(search);
  expect(await page.locator('main [data-said]').innerText()).toBe(before);
  await page.unroute(/brand=/);
  await brand(page).check();
  await page.waitForURL(/brand=/);

  await test.step('without a connection it is not loaded again for a part of its script', async () => {
    const address = page.url();
    await context.setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
    const told = page.getByRole('status').filter({ hasText: texts('offline.text') });
    await expect(told).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(brand(page)).toBeChecked();
  });
});

test('a link to another page shows the loading bar until that page arrives', async ({ page }) => {
  await open(page, search);
  const answer = await hold(page, /\/sale$/);
  // A page that is being left cannot be evaluated, but it can still call an exposed function.
  const shown = Promise.withResolvers<string>();
  await page.exposeFunction('tell', shown.resolve);
  await page.evaluate(() => {
    const { tell } = globalThis as unknown as { tell: (label: string | null) => void };
    new MutationObserver(() => {
      const found = document.querySelector('.loadbar');
      if (found) tell(found.ariaLabel);
    }).observe(document.body, { childList: true });
  });
  const link = page.getByRole('link', { name: texts('sale.link') }).first();
  await link.evaluate((element) => setTimeout(() => (element as HTMLElement).click()));
  expect(await shown.promise).toBe(texts('loading.label'));
  answer();
  await page.waitForURL(/\/sale$/);
  await expect(bar(page)).toHaveCount(0);
});

test('if a script chunk is missing, the page reloads once and works without it', async ({
  page,
}) => {
  await page.route('**/assets/add-to-cart-*.js', (route) => route.abort());
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(productPage);
  await expect(() => expect(loads).toBe(2)).toPass();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  await page.getByRole('button', { name: texts('cart.add') }).click();
  await page.waitForURL(/\/checkout\/cart$/);
  await expect(page.locator('li.line[data-sku]')).toHaveCount(1);
});
