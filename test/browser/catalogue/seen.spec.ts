/** Viewed products are stored, sent and shown again only with a consent, and deleted when it is withdrawn. */
import { expect, type Page, test } from 'playwright/test';
import { goodsOf } from '../database.ts';
import { browsed, searched } from '../guests.ts';
import { settled } from '../page-kinds.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-GB');
const pathOf = (sku: string) => `/${goodsOf(sku, 'gb', 'en').slug}`;
async function open(page: Page, sku: string, search = ''): Promise<void> {
  await page.goto(addressOf('gb') + pathOf(sku) + search);
  await settled(page);
}

const lastSeen = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: texts('recommended.lastSeen') }) });

/** Scrolls near the place of the viewed products, waits until it is filled, and scrolls to it. */
async function goDown(page: Page): Promise<void> {
  const place = page.locator('[data-seen]');
  await comeNear(page);
  await expect(place).toHaveAttribute('data-filled');
  await place.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** The page requests the content of the place while it is still below the viewport. */
async function comeNear(page: Page): Promise<void> {
  await page.locator('[data-seen]').evaluate((each) => {
    const top = each.getBoundingClientRect().top - 2 * innerHeight;
    scrollBy({ top, behavior: 'instant' });
  });
}

/** Records the views that the page sends to the shop from now on. */
function recordSent(page: Page): (string | null)[] {
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/viewed')) sent.push(request.postData());
  });
  return sent;
}

const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());

/** A consent given before, without its page. */
const agreed = (page: Page, purpose: 'preferences' | 'statistics') =>
  page.addInitScript((name) => {
    localStorage['kontor-consent'] ??= `${name}@${Date.now()}`;
  }, purpose);

async function choose(page: Page, purpose: 'preferences' | 'statistics', agreed: boolean) {
  await page.goto(`${addressOf('gb')}/opt_out/`);
  const box = page.getByRole('checkbox', { name: texts(`consent.${purpose}`) });
  await expect(box).toBeEnabled();
  await box.setChecked(agreed);
  await expect(page.getByRole('status').getByText(texts('consent.saved'))).toBeVisible();
}

test('without a consent nothing is stored or sent, and no consent is asked for', async ({
  page,
}) => {
  const sent = recordSent(page);
  await open(page, searched.sku);
  await open(page, browsed.sku);
  await goDown(page);
  await expect(page.locator('#main a[href$="/opt_out/"]')).toHaveCount(0);
  await expect(lastSeen(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await kept(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(`${addressOf('gb')}/opt_out/`);
  await settled(page);
  for (const box of await page.locator('[data-consent]').getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked();
  }
  expect(await kept(page)).toEqual([]);
});

test('with a consent viewed products are shown and sent as a pair, and withdrawing it deletes them', async ({
  page,
}) => {
  const sent = recordSent(page);
  await choose(page, 'preferences', true);
  await choose(page, 'statistics', true);
  await open(page, searched.sku);
  await open(page, browsed.sku);
  await goDown(page);
  await expect(lastSeen(page).locator(`a[href="${pathOf(searched.sku)}"]`)).toBeVisible();
  expect(sent).toEqual([JSON.stringify({ sku: browsed.sku, before: [searched.sku] })]);
  await page.locator('input[name="query"]').focus();
  const rows = page.getByRole('group', { name: texts('recommended.lastSeen') }).getByRole('link');
  await expect(rows).toHaveAttribute('href', pathOf(searched.sku));
  await open(page, searched.sku);
  expect(sent).toHaveLength(1);
  expect(await kept(page)).toEqual(['kontor-consent', 'kontor-opened', 'kontor-seen']);
  expect(await page.context().cookies()).toEqual([]);

  await choose(page, 'preferences', false);
  expect(await kept(page)).toEqual(['kontor-consent', 'kontor-opened']);
  await choose(page, 'statistics', false);
  await open(page, browsed.sku);
  await open(page, searched.sku);
  await goDown(page);
  await expect(page.getByRole('heading', { name: texts('recommended.title') })).toBeVisible();
  await expect(lastSeen(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await kept(page)).toEqual(['kontor-consent']);
});

test('with the consent to statistics alone, views are not shown, and are stored for the tab only', async ({
  page,
}) => {
  const sent = recordSent(page);
  await agreed(page, 'statistics');
  await open(page, searched.sku);
  await open(page, browsed.sku);
  await goDown(page);
  await expect(page.getByRole('heading', { name: texts('recommended.title') })).toBeVisible();
  await expect(lastSeen(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await kept(page)).toEqual(['kontor-consent', 'kontor-opened']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['kontor-consent']);
  await choose(page, 'statistics', false);
  expect(await kept(page)).toEqual(['kontor-consent']);
});

test('products viewed before the consent to statistics are not sent as views, and only those shown are requested', async ({
  page,
}) => {
  const sent = recordSent(page);
  await agreed(page, 'preferences');

  await test.step('switched off, nothing is kept, sent or shown', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, searched.sku, '?toggle-bloomreach-api=false');
    await open(page, browsed.sku, '?toggle-bloomreach-api=false');
    await comeNear(page);
    await page.waitForTimeout(500);
    expect(requests.filter((url) => /api\/viewed|__recommended/.test(url))).toEqual([]);
    expect(await kept(page)).toEqual(['kontor-consent']);
  });

  await open(page, searched.sku);
  expect(await kept(page)).toEqual(['kontor-consent', 'kontor-seen']);
  await choose(page, 'statistics', true);
  await open(page, browsed.sku);
  await goDown(page);
  await expect(lastSeen(page).locator(`a[href="${pathOf(searched.sku)}"]`)).toBeVisible();
  expect(sent).toEqual([]);
  await choose(page, 'statistics', false);
  expect(await kept(page)).toEqual(['kontor-consent', 'kontor-seen']);

  await test.step('no more numbers are sent than are shown', async () => {
    const seen = Array.from({ length: 12 }, (_, index) => `EX1000000${index}`);
    await page.evaluate((skus) => {
      localStorage.setItem('kontor-seen', skus.map((sku) => `${sku}@${Date.now()}`).join());
    }, seen);
    const asked = page.waitForRequest(/__recommended/);
    await open(page, browsed.sku);
    await goDown(page);
    expect(new URL((await asked).url()).search).toBe(`?seen=${seen.slice(0, 4).join()}`);
  });
});

test('views are sent without cookies, even if the shopper has a cart', async ({ page }) => {
  await agreed(page, 'statistics');
  await open(page, searched.sku);
  await page
    .getByRole('button', { name: texts('cart.add'), exact: true })
    .first()
    .click();
  await expect(page.locator('li.line[data-sku]')).toHaveCount(1);
  expect(await page.context().cookies()).not.toEqual([]);
  const visit = page.waitForRequest(addressOf('gb') + pathOf(browsed.sku));
  const viewed = page.waitForRequest(/\/api\/viewed$/);
  await open(page, browsed.sku);
  expect(await (await visit).allHeaders()).toHaveProperty('cookie');
  const sent = await viewed;
  expect(await sent.allHeaders()).not.toHaveProperty('cookie');
  expect((await sent.response())?.status()).toBe(204);
});

test.describe('a browser with Global Privacy Control', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    }),
  );

  test('has a locked statistics box with a reason and sends nothing, even after an earlier consent', async ({
    page,
  }) => {
    const sent = recordSent(page);
    await page.goto(`${addressOf('gb')}/opt_out/`);
    await page.evaluate(() => {
      localStorage.setItem('kontor-consent', `statistics@${Date.now()}`);
    });
    await watchShifts(page);
    await page.reload();
    await settled(page);
    const box = page.getByRole('checkbox', { name: texts('consent.statistics') });
    await expect(page.getByRole('checkbox', { name: texts('consent.preferences') })).toBeEnabled();
    await expect(box).toBeDisabled();
    await expect(box).not.toBeChecked();
    await expect(page.getByText(texts('consent.signal'))).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await open(page, searched.sku);
    await open(page, browsed.sku);
    await goDown(page);
    await expect(page.getByRole('heading', { name: texts('recommended.title') })).toBeVisible();
    expect(sent).toEqual([]);
    expect(await kept(page)).toEqual([]);
  });
});

test('an expired consent and views older than six months are deleted on any page', async ({
  page,
}) => {
  await page.goto(`${addressOf('gb')}/order-tracking/`);

  await test.step('what was seen longer than six months ago', async () => {
    await page.evaluate(() => {
      const daysAgo = (days: number) => Date.now() - days * 86_400_000;
      localStorage.setItem('kontor-consent', `preferences@${daysAgo(181)}`);
      localStorage.setItem('kontor-seen', `EX10000002@${daysAgo(180)},EX10000001@${daysAgo(183)}`);
    });
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('kontor-seen')))
      .toMatch(/^EX10000002@\d+$/);
  });

  await test.step('the consent', async () => {
    await page.evaluate(() => {
      localStorage.setItem('kontor-consent', `preferences@${Date.now() - 200 * 86_400_000}`);
    });
    await page.reload();
    await expect.poll(() => kept(page)).toEqual([]);
  });
});
