/** Clicks on search results are sent only with a consent, without cookies and without identifying the visitor. */
import { expect, type Page, test } from 'playwright/test';
import { partRan, ready } from '../ready.ts';
import { addressOf } from '../shop.ts';

/** A brand with three pages of articles. */
const words = 'deichkraft';

/** Records what the page sends to the shop from now on. */
function recordSent(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/searched')) sent.push(request.postDataJSON());
  });
  return sent;
}

/** A consent given before. On its page: seen.spec.ts. */
const agree = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('kontor-consent', `statistics@${Date.now()}`));

/** Also waits for the click tracking, which loads when the browser is idle. */
async function search(page: Page, more = '') {
  await page.goto(`${addressOf('gb')}/search?query=${words}${more}`);
  await ready(page);
  await partRan(page, 'click-tracking');
}

const cards = (page: Page) => page.locator('[data-cards] > li.card');
const open = async (page: Page, index: number) => {
  const product = await cards(page).nth(index).getAttribute('data-found');
  await cards(page).nth(index).getByRole('link').first().click();
  await expect(page.locator('.gallery')).toBeVisible();
  return product;
};

test('without a consent nothing is sent', async ({ page }) => {
  const sent = recordSent(page);
  await search(page);
  await open(page, 0);
  expect(sent).toEqual([]);
});

test('with a consent the query, the article and its position are sent, on further pages too, without cookies', async ({
  page,
}) => {
  await agree(page);
  const sent = recordSent(page);
  await search(page, '&page=2&hits=12');
  await page.locator('[data-more]').click();
  await expect(cards(page).nth(14)).toBeVisible();
  // Adding an article to the comparison does not count as opening it.
  await cards(page).nth(1).locator('[data-compare]').click();
  await expect(page.locator('.comparebar')).toBeVisible();
  const heard = page.waitForRequest(/\/api\/searched$/);
  const product = await open(page, 14);
  const request = await heard;
  expect(sent).toEqual([{ objectIDs: [product], searchTerm: words, positions: [27] }]);
  expect(await request.allHeaders()).not.toHaveProperty('cookie');
});

test('a hosted index receives its query id and a new user token each time', async ({ page }) => {
  await agree(page);
  const sent = recordSent(page);
  const queryId = '7dfe2ada7bca48bdd0629649df0bee07';
  for (const place of [0, 0]) {
    await search(page);
    await page.locator('#listing').evaluate((listing, id) => {
      listing.dataset.queryId = id;
    }, queryId);
    await open(page, place);
  }
  await expect.poll(() => sent).toHaveLength(2);
  const [first, second] = sent;
  expect(first).toMatchObject({ queryId, positions: [1], userToken: expect.any(String) });
  expect(second?.userToken).not.toBe(first?.userToken);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(String(first?.userToken));
});

test.describe('a browser with Global Privacy Control', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    }),
  );

  test('sends nothing, even after a consent', async ({ page }) => {
    await agree(page);
    const sent = recordSent(page);
    await search(page);
    await open(page, 0);
    expect(sent).toEqual([]);
  });
});
